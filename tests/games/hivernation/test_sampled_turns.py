"""A sampled turn goes every way that the script allows, as often as it should."""

from __future__ import annotations

from collections import Counter

import pytest

import skep
from skep import record
from skep.kernel.chance import Dice
from skep.kernel.position import Position
from skep.kernel.script import State
from tests.games.hivernation.perft import GOLDEN, Place, fast, golden, opening

TRIES = 3000


def before_the_last_answer(name: str) -> Place:
    read = record.parse((GOLDEN / f"{name}.txt").read_text(encoding="utf-8"))
    return golden(name, len(read.entries) - 1)


PLACES = {
    "an opening": Place(opening("quick").settings, ["start:workers", "bee:1,0"]),
    "every kind of tile": golden("every-kind-of-tile-is-in-play", 50),
    "a final move": before_the_last_answer("the-final-move-is-declined"),
    "a pincer for a place": before_the_last_answer("a-long-line-is-flipped"),
    "moving": golden("a-position-comes-for-the-third-time", 40),
}


def outcome(hive: State) -> str:
    """A state in which the order of things played no part."""
    state = hive.dump()
    told = ("bees", "reserve", "discard", "over", "reason", "hands", "turn", "under", "calm")
    tiles = {cell: tile for cell, tile in enumerate(state["tiles"]) if tile}
    return repr([tiles, [state[name] for name in told]])


def turn_of(hive: State) -> int:
    return int(hive.dump()["turn"])


def exact(position: Position, chance: float, ways: dict[str, float]) -> None:
    """How likely each outcome of a turn is when every option is as likely as the next."""
    each = chance / len(position.options)
    for code in position.options:
        hive = position.after(code)
        if hive.over or turn_of(hive) > turn_of(position.state):
            ways[outcome(hive)] = ways.get(outcome(hive), 0.0) + each
        else:
            after = position.clone()
            after.answer(code)
            exact(after, each, ways)


@pytest.mark.parametrize("name", PLACES)
def test_a_sampled_turn_goes_every_way_as_often_as_it_should(name: str) -> None:
    start, dice = fast(PLACES[name]), Dice(7)
    likely: dict[str, float] = {}
    exact(start, 1.0, likely)
    seen: Counter[str] = Counter()
    for _ in range(TRIES):
        world = start.clone(keep=False)
        assert skep.game("hivernation").rollout(world.state, dice, 1)
        seen[outcome(world.state)] += 1
    assert set(seen) <= set(likely)
    assert abs(sum(likely.values()) - 1) < 1e-9
    for way, chance in likely.items():
        spread = (TRIES * chance * (1 - chance)) ** 0.5
        assert abs(seen[way] - TRIES * chance) < 5.5 * spread + 1, way


def test_in_mid_turn_the_script_plays() -> None:
    place = golden("a-flower-covers-a-bee", 50)
    middle = fast(Place(place.settings, place.keys[:-1]))
    assert middle.state.prompt.name == "put"
    assert not skep.game("hivernation").rollout(middle.state, Dice(1), 1)
