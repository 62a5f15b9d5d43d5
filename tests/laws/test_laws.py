"""The twelve laws, on every game, mode, seat count and choice of settings."""

from __future__ import annotations

import os
from itertools import product

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

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


FEW = 24
"""So many tables of a game are all tried; of more, each seat count and each choice once."""


def tables(name: str) -> list[skep.Settings]:
    game = skep.game(name)
    found = every_settings(game)
    if len(found) <= FEW:
        return found
    plain = [game.settle(mode.name, seats) for mode in game.modes for seats in mode.seats]
    other = [(each, value) for each in game.settings for value in each.choices[1:]]
    found = plain[:]
    for number, (each, value) in enumerate(other):
        fit = [at for at in plain if not each.modes or at.mode in each.modes]
        at = fit[number * len(fit) // len(other)]
        found.append(game.settle(at.mode, at.seats, {each.name: value}))
    return found


TABLES = [(name, table) for name in skep.GAMES for table in tables(name)]


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


def test_ambrosia_is_tried_on_both_sides_with_and_without_cards_and_in_every_setting() -> None:
    tables = [table for name, table in TABLES if name == "ambrosia"]
    tried = {(table.mode, table.seats, table.values["events"]) for table in tables}
    assert tried == set(product(("front", "back"), (2, 3, 4), (False, True)))
    for setting in skep.game("ambrosia").settings:
        assert {table.values[setting.name] for table in tables} == set(setting.choices)
