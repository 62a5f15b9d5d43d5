"""Sampled rollouts pick from the same options as the script, equally often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations, product
from random import Random

import pytest

from skep.games.hivernation import GAME
from skep.games.hivernation.bees import bee_places, lines_closed
from skep.games.hivernation.box import CALM_TURNS, MOVES_LIMIT
from skep.games.hivernation.laying import put_down
from skep.games.hivernation.lifting import liftable
from skep.games.hivernation.moving import bee_marks, position_mark
from skep.games.hivernation.pieces import DRONE, WORKER
from skep.games.hivernation.state import MOVING, PLACING, UNKNOWN, Hive
from skep.hexes import AROUND, RING, size
from skep.kernel.chance import Dice
from skep.kernel.position import Position

GAMES = 400


def hive_of(position: Position) -> Hive:
    assert isinstance(position.state, Hive)
    return position.state


def opening(mode: str) -> Position:
    return Position.start(GAME, GAME.setup(GAME.settle(mode)))


def empty_hands() -> Position:
    """Arcade in which all specialties lie in the stack: a hand comes from bonus draws alone."""
    hive = GAME.setup(GAME.settle("arcade"))
    hive.phase = PLACING
    return Position.start(GAME, hive)


def few_bees() -> Position:
    """Three bees on the move, and every place of theirs beside the Queen was seen before."""
    hive = GAME.setup(GAME.settle("total"))
    for cell, tile in ((1, WORKER), (3, DRONE), (4, DRONE)):
        put_down(hive, cell, tile)
    hive.bees, hive.reserve, hive.phase = [1, 2], [0, 0], MOVING
    hive.first = hive.player = hive.side = 1
    hive.mark = position_mark(hive)
    marks = bee_marks(hive)
    for worker, (one, other) in product(range(1, 7), combinations(range(1, 7), 2)):
        mark = marks[2 * worker] ^ marks[2 * one + 1] ^ marks[2 * other + 1]
        hive.seen += mark.to_bytes(8, "big") + (mark ^ marks[0]).to_bytes(8, "big")
    return Position.start(GAME, hive)


STARTS: dict[str, Callable[[], Position]] = {
    "quick": lambda: opening("quick"),
    "arcade": lambda: opening("arcade"),
    "total": lambda: opening("total"),
    "empty hands": empty_hands,
    "few bees": few_bees,
}


def ends(name: str, sampled: bool) -> tuple[dict[str, list[int]], Counter[str]]:
    """What there is at the end of many matches played out from a start, and the reasons."""
    found: dict[str, list[int]] = {}
    reasons: Counter[str] = Counter()
    start, dice, random = STARTS[name](), Dice(5), Random(6).random
    for _ in range(GAMES if name != "total" else GAMES // 8):
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


@pytest.mark.parametrize("start", STARTS)
def test_sampled_and_scripted_play_end_alike(start: str) -> None:
    found, reasons = ends(start, sampled=True)
    found2, reasons2 = ends(start, sampled=False)
    for name in found:
        one, other = found[name], found2[name]
        assert sum(one) == sum(other) or apart(one, other) < 4.5, name
    for reason in set(reasons) | set(reasons2):
        both = reasons[reason] + reasons2[reason]
        assert abs(reasons[reason] - reasons2[reason]) < 4.5 * both**0.5 + 2, reason


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
@pytest.mark.parametrize("turns", [1, 2, 7, 19, 36, 40, 41, 58, 9999])
def test_after_some_turns_the_hive_is_as_the_rules_would_have_it(mode: str, turns: int) -> None:
    for seed in range(12):
        position = opening(mode).clone(keep=False)
        position.rollout(Dice(seed), turns)
        hive = hive_of(position)
        lying = {cell for cell, tile in enumerate(hive.tiles) if tile > 0}
        assert sorted([0, *hive.occupied]) == sorted(lying)
        edge = {beside for cell in lying for beside in AROUND[cell]} - lying
        assert hive.over or sorted(hive.frontier) == sorted(edge)
        assert hive.bees == [sum(hive.side_at(at) == side for at in lying) for side in (0, 1)]
        assert len(hive.tiles) == size(hive.rings) > size(1 + max(RING[at] for at in lying))
        bees = sum(hive.bees) + sum(hive.reserve) + len(hive.under) + sum(hive.discard[:1])
        assert bees == (20 if mode == "quick" else 40)
        assert hive.calm <= CALM_TURNS
        assert hive.moves <= MOVES_LIMIT
        if not hive.over:
            seen = hive.copy()
            seen.look_around()
            assert [hive.near[at] for at in edge] == [seen.near[at] for at in edge]
            assert not any(seen.near[at] for at in lying)
            assert [known(hive, side) for side in (0, 1)] == [known(seen, side) for side in (0, 1)]
            assert hive.phase != MOVING or hive.mark == position_mark(hive)
            assert hive.phase != MOVING or len(hive.seen) == 8 * (hive.moves + 1)
            seen.holes = UNKNOWN
            assert sorted(liftable(hive, hive.side)) == sorted(liftable(seen, hive.side))
