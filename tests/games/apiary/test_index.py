"""Derived tables agree with the rules, and a table that does not is noticed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import skep
from skep.games.apiary.index import agreement, placements
from skep.games.apiary.index.agreement import disagreements
from skep.games.apiary.index.spots import spots_index
from skep.games.apiary.resources import RESOURCES, swap, swap_parts
from skep.games.apiary.state import Colony
from skep.kernel.chance import Dice
from skep.testing.case import position_of, take
from tests.games.apiary.tables import Table


@pytest.mark.parametrize(("seats", "seed"), [(2, 11), (4, 12)])
def test_every_index_agrees_with_the_rules_in_a_match(seats: int, seed: int) -> None:
    match = skep.new("apiary", seats=seats, seed=seed)
    dice = Dice(seed)
    while not match.over:
        state = position_of(match).state
        assert isinstance(state, Colony)
        assert disagreements(state) == []
        take(match, dice.roll())


def table() -> Colony:
    laid = Table().workers(0, 1, 4).workers(1, 2).goods(0, pollen=3, fiber=1, honey=2)
    laid.built(0, "agriculturalist", (1, -1)).frame(0, (3, -1))
    assert laid.position is not None
    return laid.state


def lose_powers(state: Colony) -> None:
    state.powers = [[0] * len(powers) for powers in state.powers]


def stop_listening(state: Colony) -> None:
    state.listening = [0] * state.seats


def make_all_cheaper(state: Colony) -> None:
    state.cheaper = [[True] * 4 for _ in range(state.seats)]


def close_a_hex(state: Colony) -> None:
    state.front = [front[1:] for front in state.front]


def forget_spots(state: Colony) -> None:
    state.spots = [spots_index([]) for _ in range(state.seats)]


@pytest.mark.parametrize(
    "damage", [lose_powers, stop_listening, make_all_cheaper, close_a_hex, forget_spots]
)
def test_what_was_worked_out_wrongly_is_noticed(damage: Callable[[Colony], None]) -> None:
    state = table()
    assert disagreements(state) == []
    damage(state)
    assert disagreements(state) != []


def test_a_wrong_table_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    state = table()
    monkeypatch.setattr(agreement, "FLIGHTS", [[[[]] * 20] * 99] * 2)
    assert disagreements(state)[:2] == ["flights of 1 steps", "flights of 2 steps"]
    monkeypatch.undo()
    monkeypatch.setattr(placements, "pool_bits", lambda state, seat: 0)
    assert [line.split()[2] for line in disagreements(state)] == ["placements", "placements"]
    monkeypatch.undo()
    monkeypatch.setattr(agreement, "places", lambda mat, frames: [])
    monkeypatch.setattr(agreement, "_FRAMES_SEEN", set())
    assert [line.split(" ", 2)[2] for line in disagreements(state)] == ["places for a frame"] * 2


def test_a_swap_of_resources_is_packed_and_read_back() -> None:
    for use in range(len(RESOURCES)):
        for mask in range(32):
            assert swap_parts(swap(use, mask)) == (use, mask)
