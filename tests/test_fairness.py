"""Bots play fair: what a seat can't see never changes what a bot of that seat does."""

from __future__ import annotations

from functools import cache
from inspect import signature
from typing import get_type_hints

import pytest

import skep
from skep.bots import BOTS, LEVELS, Bot, InformationSet, make
from skep.kernel.chance import Dice
from skep.kernel.match import Match

TABLES: dict[str, tuple[str | None, int]] = {
    "hivernation": ("arcade", 2), "ambrosia": ("front", 3), "propolis": (None, 3),
    "apiary": (None, 3),
}  # fmt: skip
OPEN = ("propolis",)
"""Games in which what is hidden is not decided before it is turned over: worlds are alike."""
MOMENTS = 3
LONGEST = 200


@cache
def moments(name: str) -> list[Match]:
    """A few moments of a match played at random in which something is hidden, if it ever is."""
    mode, seats = TABLES[name]
    match = skep.new(name, mode=mode, seats=seats, seed=11)
    dice = Dice(5)
    found: list[Match] = []
    for number in range(LONGEST):
        if match.over or len(found) == MOMENTS:
            break
        if number % 5 == 0 and (name in OPEN or hides(match)):
            found.append(match.clone())
        keys = match.decision.keys
        match.answer(keys[dice.below(len(keys))])
    return found


def hides(match: Match) -> bool:
    """Could the match lie otherwise for the seat that is asked?"""
    twins = [otherwise(match, match.decision.seat, seed) for seed in (3, 4)]
    return any(twin.dump_state() != match.dump_state() for twin in twins)


def otherwise(match: Match, seat: int, seed: int) -> Match:
    """The same match for that seat: only what it can't see lies otherwise."""
    twin = match.clone()
    twin._position = match._position.world(seat, seed, keep=True)
    twin._decisions = {}
    return twin


@pytest.mark.parametrize("name", TABLES)
def test_what_is_hidden_may_lie_otherwise_and_the_seat_sees_the_same(name: str) -> None:
    assert len(moments(name)) == MOMENTS
    for match in moments(name):
        seat = match.decision.seat
        for seed in (3, 4):
            twin = otherwise(match, seat, seed)
            assert twin.view(seat) == match.view(seat)
            assert twin.decision.keys == match.decision.keys


@pytest.mark.parametrize("bot", [*BOTS, *LEVELS])
@pytest.mark.parametrize("name", TABLES)
def test_a_bot_chooses_alike_whatever_is_hidden(name: str, bot: str) -> None:
    for match in moments(name):
        seat = match.decision.seat
        picked = {
            make(bot, seed=7, iterations=12).choose(InformationSet(each, seat))
            for each in (match, otherwise(match, seat, 3), otherwise(match, seat, 4))
        }
        assert len(picked) == 1


@pytest.mark.parametrize("bot", [*BOTS, *LEVELS])
def test_a_bot_is_handed_an_information_set_and_nothing_else(bot: str) -> None:
    choose = type(make(bot)).choose
    assert list(signature(choose).parameters) == ["self", "info"]
    assert get_type_hints(Bot.choose)["info"] is InformationSet


def test_an_information_set_shows_a_view_a_decision_and_worlds() -> None:
    match = moments("hivernation")[0]
    info = InformationSet(match, match.decision.seat)
    shown = [name for name in dir(info) if not name.startswith("_")]
    assert shown == [
        "decision", "entries", "game", "open", "playout_weight", "seat", "seats", "strategy",
        "view", "world",
    ]  # fmt: skip
    assert info.view == match.view(info.seat)["table"]


def test_even_what_an_information_set_keeps_for_itself_is_a_world() -> None:
    for match in moments("hivernation"):
        info = InformationSet(match, match.decision.seat)
        assert info._root.state.redeals
        assert info._root.state is not match._position.state
