"""Matches and positions are pickled and copied, and say what they are."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

import skep
from skep.kernel.chance import Dice, mix
from skep.kernel.errors import NotKept
from skep.kernel.match import Match

Copier = Callable[[Any], Any]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


COPIERS = [pickled, copy.copy, copy.deepcopy]
TABLES = [(game, mode.name) for game in skep.GAMES for mode in skep.game(game).modes]


def under_way(game: str, mode: str, answers: int) -> Match:
    match, dice = skep.new(game, mode=mode, seed=5), Dice(answers)
    for _ in range(answers):
        if not match.over:
            keys = match.decision.keys
            match.answer(keys[dice.below(len(keys))])
    return match


@pytest.mark.parametrize("copier", COPIERS)
@pytest.mark.parametrize(("game", "mode"), TABLES)
def test_a_copied_match_stands_where_the_original_stands(
    game: str, mode: str, copier: Copier
) -> None:
    match = under_way(game, mode, 11)
    twin = copier(match)
    assert twin is not match
    assert (twin.log, twin.dump_state()) == (match.log, match.dump_state())
    twin.answer(twin.decision.keys[0])
    match.answer(match.decision.keys[0])
    assert twin.log == match.log


@pytest.mark.parametrize("copier", COPIERS)
@pytest.mark.parametrize(("game", "mode"), TABLES)
def test_a_copied_position_stands_where_the_original_stands(
    game: str, mode: str, copier: Copier
) -> None:
    match = under_way(game, mode, 11)
    position = match.position(match.waiting[0], 3)
    twin = copier(position)
    assert twin is not position
    assert (twin.seat, twin.options) == (position.seat, position.options)
    for _ in range(20):
        if not position.over:
            position.answer(position.options[-1])
            twin.answer(twin.options[-1])
    assert twin.state.dump() == position.state.dump()


def test_a_copied_position_keeps_the_answers_that_others_gave_at_once() -> None:
    match = skep.new("apiary", mode="standard", seats=2, seed=1)
    assert match.waiting == [0, 1]
    match.answer(match.decision_of(1).keys[0], 1)
    position = pickled(match._position)
    assert position.waiting() == [0]
    assert pickled(match).waiting == [0]


def test_a_playout_has_no_checkpoint_to_pickle() -> None:
    match = skep.new("hivernation", mode="quick", seed=1)
    with pytest.raises(NotKept, match="keeps no checkpoint"):
        pickle.dumps(match.position(0, 1).clone(keep=False))


def test_a_match_says_what_it_is() -> None:
    match = skep.new("hivernation", mode="quick", seed=5)
    assert repr(match) == (
        "<Match hivernation quick, 2 seats, seed 5, 1 entries: seat 1 asked play>"
    )
    assert repr(match.position(1, 0)) == "<Position hivernation: seat 1 asked play, 6 options>"
    while not match.over:
        match.answer(match.decision.keys[0])
    assert ": over, last-bee, scores [" in repr(match)
    assert repr(match.position(0, 0)) == "<Position hivernation: over, 0 options>"


def test_worlds_of_neighboring_seeds_are_independent() -> None:
    """Pairs of neighbors fall into 36 boxes alike: chi-squared near 35 degrees of freedom."""
    rolls = [Dice(mix(seed)).below(6) for seed in range(7201)]
    counts = Counter(pairwise(rolls))
    chi_squared = sum((counts[box] - 200) ** 2 / 200 for box in counts)
    assert len(counts) == 36
    assert chi_squared < 75
