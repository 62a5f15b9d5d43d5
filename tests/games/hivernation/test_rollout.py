"""Sampled rollouts pick from the same options as the script, equally often."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from skep.games.hivernation import GAME
from skep.games.hivernation.bees import bee_places, lines_closed
from skep.games.hivernation.lifting import liftable
from skep.games.hivernation.state import UNKNOWN, Hive
from skep.hexes import AROUND, RING, size
from skep.kernel.chance import Dice
from skep.kernel.position import Position

GAMES = 400


def hive_of(position: Position) -> Hive:
    assert isinstance(position.state, Hive)
    return position.state


def opening(mode: str) -> Position:
    return Position.start(GAME, GAME.setup(GAME.settle(mode)))


def ends(mode: str, sampled: bool) -> tuple[dict[str, list[int]], Counter[str]]:
    """What there is at the end of many matches played out from the opening, and the reasons."""
    found: dict[str, list[int]] = {}
    reasons: Counter[str] = Counter()
    start, dice, random = opening(mode), Dice(5), Random(6).random
    for _ in range(GAMES if mode != "total" else GAMES // 8):
        position = start.clone(keep=False)
        if sampled:
            position.rollout(dice, 10_000)
        else:
            position.playout(random)
        hive = hive_of(position)
        reasons[hive.reason] += 1
        for name, count in counted(hive).items():
            found.setdefault(name, []).append(count)
    return found, reasons


def counted(hive: Hive) -> dict[str, int]:
    """Numbers that tell how a match went."""
    shown = Counter(hive.tiles)
    tiles = {f"tiles {tile}": shown[tile] for tile in range(1, 8)}
    discard = {f"discarded {kind}": count for kind, count in enumerate(hive.discard)}
    hands = {f"hand {side}": len(hand) for side, hand in enumerate(hive.hands)}
    reserve = {f"reserve {side}": left for side, left in enumerate(hive.reserve)}
    lead = {"lead": hive.bees[0] - hive.bees[1], "reach": max(RING[at] for at in hive.occupied)}
    return {
        "turn": hive.turn,
        "under": len(hive.under),
        **lead,
        **tiles,
        **discard,
        **hands,
        **reserve,
    }


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
    found, reasons = ends(mode, sampled=True)
    found2, reasons2 = ends(mode, sampled=False)
    for name in found:
        one, other = found[name], found2[name]
        assert sum(one) == sum(other) or apart(one, other) < 4.5, name
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
@pytest.mark.parametrize("turns", [1, 2, 7, 19, 36, 40, 50])
def test_after_some_turns_the_hive_is_as_the_rules_would_have_it(mode: str, turns: int) -> None:
    for seed in range(12):
        position = opening(mode).clone(keep=False)
        position.rollout(Dice(seed), turns)
        hive = hive_of(position)
        lying = {cell for cell, tile in enumerate(hive.tiles) if tile}
        assert sorted([0, *hive.occupied]) == sorted(lying)
        edge = {beside for cell in lying for beside in AROUND[cell]} - lying
        assert sorted(hive.frontier) == sorted(edge)
        assert hive.bees == [sum(hive.side_at(at) == side for at in lying) for side in (0, 1)]
        assert len(hive.tiles) == size(hive.rings) > size(1 + max(RING[at] for at in lying))
        bees = sum(hive.bees) + sum(hive.reserve) + len(hive.under) + sum(hive.discard[:1])
        assert bees == (20 if mode == "quick" else 40)
        if not hive.over:
            seen = hive.copy()
            seen.look_around()
            assert [hive.near[at] for at in edge] == [seen.near[at] for at in edge]
            assert [known(hive, side) for side in (0, 1)] == [known(seen, side) for side in (0, 1)]
            seen.holes = UNKNOWN
            assert sorted(liftable(hive, hive.side)) == sorted(liftable(seen, hive.side))
