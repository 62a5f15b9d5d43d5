"""Positions of many matches between bots of mixed strength, with what came of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import skep
from skep.bots import Sight, make
from skep.coach.outlook import shared
from skep.kernel.chance import Dice
from skep.kernel.game import Settings
from skep.kernel.match import Match
from skep.lab.plan import derive

PLAYERS = ("nurse", "greedy", "forager", "nurse")
EVERY = 6
"""One decision in about so many is noted."""
WORLDS = 4


class Sample(NamedTuple):
    """How a position looked to the seat that was asked, and who won: for each side."""

    answers: int
    worths: list[float]
    won: list[float]


class Played(NamedTuple):
    """A match that is over: how long it was, and its samples."""

    answers: int
    samples: list[Sample]


def play(settings: Settings, seed: int) -> Played:
    """One match between bots drawn by the seed."""
    dice = Dice(derive(seed, "samples"))
    match = Match(skep.game(settings.game), settings, derive(seed, "match"))
    names = [PLAYERS[dice.below(len(PLAYERS))] for _ in range(settings.seats)]
    bots = [make(name, derive(seed, "bot", seat)) for seat, name in enumerate(names)]
    noted: list[tuple[int, list[float]]] = []
    answers = 0
    while not match.over:
        seat = match.decision.seat
        if dice.below(EVERY) == 0:
            noted.append((answers, worths(match, seat, dice)))
        match.answer(bots[seat].choose(Sight(match, seat)), seat)
        answers += 1
    won = shared(match)
    return Played(answers, [Sample(at, seen, won) for at, seen in noted])


def worths(match: Match, seat: int, dice: Dice) -> list[float]:
    """How good it looks for each seat, on average over worlds that the asked seat imagines."""
    found = [match.game.worths(match.position(seat, dice.roll()).state) for _ in range(WORLDS)]
    return [sum(each) / WORLDS for each in zip(*found)]


def matches(settings: Settings, count: int, seed: int) -> Iterator[Played]:
    for number in range(count):
        yield play(settings, derive(seed, number))
