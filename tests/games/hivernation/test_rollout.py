"""Sampled rollouts pick from the same options as the script, equally often."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from skep.games.hivernation import GAME
from skep.games.hivernation.bees import bee_places, lines_closed
from skep.games.hivernation.laying import close_eyes
from skep.games.hivernation.state import Hive
from skep.kernel.chance import Dice
from skep.kernel.position import Position

GAMES = 400


def hive_of(position: Position) -> Hive:
    assert isinstance(position.state, Hive)
    return position.state


def opening(mode: str) -> Position:
    return Position.start(GAME, GAME.setup(GAME.settle(mode)))


def ends(mode: str, sampled: bool) -> tuple[list[int], list[int], Counter[str]]:
    """Leads, turns and reasons of many matches played out from the opening."""
    leads, turns, reasons = [], [], Counter[str]()
    start, dice, random = opening(mode), Dice(5), Random(6).random
    for _ in range(GAMES if mode != "total" else GAMES // 8):
        position = start.clone(keep=False)
        if sampled:
            position.rollout(dice, 10_000)
        else:
            position.playout(random)
        hive = hive_of(position)
        leads.append(hive.bees[0] - hive.bees[1])
        turns.append(hive.turn)
        reasons[hive.reason] += 1
    return leads, turns, reasons


def apart(one: list[int], other: list[int]) -> float:
    """How many standard errors lie between two means."""

    def moments(values: list[int]) -> tuple[float, float]:
        mean = sum(values) / len(values)
        return mean, sum((value - mean) ** 2 for value in values) / len(values) ** 2

    (m1, v1), (m2, v2) = moments(one), moments(other)
    spread = float((v1 + v2) ** 0.5)
    return abs(m1 - m2) / max(1e-9, spread)


@pytest.mark.parametrize("mode", ["quick", "arcade", "total"])
def test_sampled_and_scripted_play_end_alike(mode: str) -> None:
    leads, turns, reasons = ends(mode, sampled=True)
    leads2, turns2, reasons2 = ends(mode, sampled=False)
    assert apart(leads, leads2) < 4
    assert sum(turns) == sum(turns2) or apart(turns, turns2) < 4
    for reason in set(reasons) | set(reasons2):
        assert abs(reasons[reason] - reasons2[reason]) < 4 * (2 * sum(reasons.values())) ** 0.5


def test_a_first_sampled_bee_is_as_likely_in_each_place() -> None:
    dice, start = Dice(1), opening("quick")
    start.answer(0)
    places: Counter[int] = Counter()
    for _ in range(1800):
        position = start.clone(keep=False)
        position.rollout(dice, 1)
        places[hive_of(position).occupied[0]] += 1
    assert set(places) == set(start.options)
    assert all(abs(count - 300) < 4 * 300**0.5 for count in places.values())


def test_a_rollout_stops_after_its_turns() -> None:
    start = opening("quick")
    start.answer(1)
    position = start.clone(keep=False)
    position.rollout(Dice(1), 3)
    assert (hive_of(position).turn, position.over) == (3, False)


def known(hive: Hive, side: int) -> dict[int, list[list[int]]]:
    """Every place for a bee of the side, and what it would catch there."""
    return {cell: lines_closed(hive, cell, side) for cell in bee_places(hive, side)}


@pytest.mark.parametrize("mode", ["quick", "arcade", "total"])
def test_a_blind_hive_knows_the_same_places_and_lines(mode: str) -> None:
    random = Random(8)
    position = opening(mode)
    while not position.over:
        seen = hive_of(position)
        blind = seen.copy()
        close_eyes(blind)
        assert [known(blind, side) for side in (0, 1)] == [known(seen, side) for side in (0, 1)]
        position.answer(random.choice(position.options))


@pytest.mark.parametrize("mode", ["quick", "arcade", "total"])
def test_after_a_rollout_the_hive_feels_what_lies_there(mode: str) -> None:
    position = opening(mode).clone(keep=False)
    position.rollout(Dice(3), 10_000)
    blind = hive_of(position)
    seen = blind.copy()
    seen.look_around()
    assert not seen.blind
    assert [known(blind, side) for side in (0, 1)] == [known(seen, side) for side in (0, 1)]
