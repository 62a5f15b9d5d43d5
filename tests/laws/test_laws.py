"""The twelve laws, on every game, mode, seat count and choice of settings."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import skep
from skep.testing import LAWS, Case, every_settings
from tests.laws.pieces import PIECES

MOST = 260
"""More answers than most matches take."""

hard = settings(
    max_examples=int(os.environ.get("SKEP_LAW_CASES", "5")),
    derandomize="SKEP_LAW_CASES" not in os.environ,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)


@st.composite
def picks(draw: st.DrawFn, most: int = MOST) -> list[int]:
    """A seed and the answers, as integers; a broken law shrinks to the shortest match."""
    length = draw(st.integers(0, most))
    return [draw(st.integers(0, 1 << 30)) for _ in range(1 + length)]


TABLES = [(name, table) for name in skep.GAMES for table in every_settings(skep.game(name))]


def table_id(name: str, table: skep.Settings) -> str:
    return "-".join([name, table.mode, str(table.seats), *(str(v) for v in table.values.values())])


@pytest.mark.parametrize(("name", "table"), TABLES, ids=[table_id(*table) for table in TABLES])
@pytest.mark.parametrize("law", LAWS)
@hard
@given(picks=picks())
def test_every_game_keeps_the_law(
    law: str, name: str, table: skep.Settings, picks: list[int]
) -> None:
    LAWS[law](Case(skep.game(name), table, picks, PIECES[name]))


def test_every_game_has_its_pieces_counted() -> None:
    assert set(PIECES) == set(skep.GAMES)


def test_the_laws_are_twelve() -> None:
    assert len(LAWS) == 12


def test_every_mode_seat_count_and_choice_is_tried() -> None:
    tried = {(t.mode, t.seats, t.values.get("deal")) for n, t in TABLES if n == "hivernation"}
    seats = (2, 3, 4, 6, 8)
    plain = {(mode, n, None) for mode in ("quick", "total") for n in seats}
    assert tried == plain | {("arcade", n, deal) for n in seats for deal in ("random", "even")}
