"""The hive has no edge: tiles lie as far out as play takes them."""

from __future__ import annotations

import pytest

from skep.testing import clause
from tests.games.hivernation.tables import lay

ROW = "Q W W W W W W x y z"
"""Six Workers in a row; the places behind them lie beyond the table's first cells."""


@clause("HIV-COMP-10")
@pytest.mark.parametrize("turned", range(6))
def test_bees_go_ever_further_out(turned: int) -> None:
    table = lay(ROW, turned=turned).play("bee:x")
    table.play(table.keys[0]).play("bee:y")
    table.play(table.keys[0]).play("bee:z")
    assert [table.shows(name) for name in "xyz"] == ["W", "W", "W"]


@clause("HIV-COMP-10", "HIV-SPEC-03")
@pytest.mark.parametrize("turned", range(6))
def test_a_bear_far_out_has_bees_attached_to_it(turned: int) -> None:
    table = lay(ROW, hand=["bear"], turned=turned, other_hand=["flower", "flower"])
    table.play("use:bear", "bear:x")
    assert table.offers("bee:y")
    table.play("bee:y")
    assert (table.shows("x"), table.shows("y")) == ("B", "d")
    table.play(table.keys[0])
    assert table.offers("use:flower")
    table.play("use:flower", "flower:z")
    assert table.shows("z") == "F"
