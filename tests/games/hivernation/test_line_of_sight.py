"""What a line of sight is.  HIV-LOS"""

from __future__ import annotations

import pytest

from skep.testing import clause
from tests.games.hivernation.tables import drawing, lay

ROW_BELOW = "\n W Q F F F F"
"""Lies under a line: an own bee beside its first place, then what joins the rest to the Queen."""


@clause("HIV-LOS-01")
@pytest.mark.parametrize("turned", range(6))
def test_a_line_never_zigzags_or_bends(turned: int) -> None:
    bent = """
          . W
         x D . W
          W D D
             Q
        """
    table = lay(bent, turned=turned)
    table.play("bee:x")
    assert table.drawing == drawing(bent.replace("x D . W", "W D . W"), turned)


@clause("HIV-LOS-01")
def test_a_bent_chain_of_enemies_gives_no_right_to_be_there() -> None:
    table = lay(
        """
        x D D .
         . . D W
            Q
        """
    )
    assert not table.offers("bee:x")
    straight = lay(
        """
        x D D W
         . . D D
            Q
        """
    )
    assert straight.offers("bee:x")


@clause("HIV-LOS-02")
@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize("turned", range(6))
def test_a_line_ends_at_the_first_own_bee(turned: int, swapped: bool) -> None:
    table = lay(
        """
        x D W D D W
             Q
        """,
        turned=turned,
        swapped=swapped,
    ).play("bee:x")
    after = """
        W W W D D W
             Q
        """
    assert table.drawing == drawing(after, turned, swapped)


@clause("HIV-LOS-03")
@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize("line", ["x D . W", "x D D . D W", "x D . D W", "x . D W"])
def test_an_empty_place_ends_a_line_without_a_flip(line: str, swapped: bool) -> None:
    table = lay(line + ROW_BELOW, swapped=swapped).play("bee:x")
    assert table.drawing == drawing(line.replace("x", "W") + ROW_BELOW, swapped=swapped)


@clause("HIV-LOS-04")
@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize(
    "hive",
    [
        "x D F D W" + ROW_BELOW,
        "x D D F W" + ROW_BELOW,
        "x F D W" + ROW_BELOW,
        " W\nx D D Q W",
        "x D d B d W" + ROW_BELOW,
        "     B\nx D d d D W" + ROW_BELOW,
    ],
    ids=["flower between", "flower behind", "flower in front", "queen", "bear", "paws"],
)
def test_a_blocker_saves_even_the_bees_in_front_of_it(hive: str, swapped: bool) -> None:
    table = lay(hive, swapped=swapped).play("bee:x")
    assert table.drawing == drawing(hive.replace("x", "W"), swapped=swapped)
