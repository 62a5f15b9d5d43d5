"""Whole matches in both engines side by side: at every decision they say the same."""

from __future__ import annotations

from random import Random

import pytest

import skep
from skep.bots.strategies import strategy_of
from skep.kernel.position import Position
from skep.kernel.script import CHANCE
from tests.games.hivernation.perft import Place, fast, options, slow
from tests.games.hivernation.slow import SlowHive

GAME = skep.game("hivernation")
SEATS = (2, 2, 2, 3, 4, 6, 8)
MODES = ("quick", "arcade", "arcade", "quick", "arcade", "arcade")


def table(dice: Random, mode: str) -> Place:
    """Settings at random, at the opening."""
    deal = {"deal": dice.choice(["random", "even"])} if mode == "arcade" else {}
    return Place(GAME.settle(mode, dice.choice(SEATS), deal), [])


def look_alike(position: Position, hive: SlowHive) -> None:
    """Do both engines say the same of a decision?"""
    state = position.state
    assert sorted(options(position)) == hive.keys()
    assert (position.seat, state.prompt.name) == (hive.seat, hive.prompt)
    assert GAME.scores(state) == hive.scores


def pick(position: Position, dice: Random, keen: float) -> str:
    """An option at random, or one that looks good: keen players meet rarer positions."""
    keys = options(position)
    if position.seat == CHANCE or dice.random() > keen:
        return dice.choice(sorted(keys))
    some = dice.sample(sorted(keys), min(8, len(keys)))
    return max(some, key=lambda key: _worth(position, keys[key]) + dice.random() / 50)


def _worth(position: Position, code: int) -> float:
    after = position.clone(keep=False)
    after.answer(code)
    return strategy_of(GAME).evaluate_one_ply(after.state, position.seat)


def play_in_both(place: Place, dice: Random) -> None:
    """From the opening to the end, step by step."""
    position, hive = fast(place), slow(place)
    keen = dice.choice([0, 0, 0.5, 0.9])
    while not hive.over:
        look_alike(position, hive)
        key = pick(position, dice, keen)
        position.answer(options(position)[key])
        hive.answer(key)
    assert position.over
    assert GAME.reason(position.state) == hive.reason
    assert GAME.scores(position.state) == hive.scores


@pytest.mark.parametrize("seed", range(60))
def test_matches_go_the_same_way_in_both_engines(seed: int) -> None:
    dice = Random(seed)
    play_in_both(table(dice, MODES[seed % len(MODES)]), dice)


@pytest.mark.parametrize("seed", range(2))
def test_matches_of_total_domination_go_the_same_way_in_both_engines(seed: int) -> None:
    dice = Random(seed)
    play_in_both(table(dice, "total"), dice)
