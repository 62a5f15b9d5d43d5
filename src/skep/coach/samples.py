"""Sampled positions from matches between bots of mixed strength, with the results."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import skep
from skep.bots import Bot, Greedy, InformationSet, Random, Search, make
from skep.bots.strategies import strategy_of
from skep.coach.win_chances import shared
from skep.kernel.chance import Dice
from skep.kernel.game import Game, Settings
from skep.kernel.match import Match
from skep.seeds import derive


class Dreamy(Bot):
    """Answers at random half of the time."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)
        self.awake, self.asleep = Greedy(seed, depth=0), Random(seed)

    def choose(self, info: InformationSet) -> str:
        return (self.asleep if self.dice.below(2) else self.awake).choose(info)


PLAYERS: dict[str, Callable[[int], Bot]] = {
    "larva": lambda seed: make("larva", seed),
    "hasty": lambda seed: Greedy(seed, depth=0, blur=0.3),
    "quick": lambda seed: Greedy(seed, depth=0),
    "dreamy": lambda seed: Dreamy(seed),
    "careful": lambda seed: Search(seed, iterations=3, playouts=False),
}
"""Quick bots of mixed strength: many matches say more than a few good ones."""
SPACING = 6
"""One decision in about this many is sampled."""
WORLDS = 4


class Sample(NamedTuple):
    """How a position looked to the seat that was asked, and who won, for each seat."""

    answers: int
    worths: list[float]
    won: list[float]


class Played(NamedTuple):
    """A finished match: its number of answers, and its samples."""

    answers: int
    samples: list[Sample]


def play(settings: Settings, seed: int) -> Match:
    """One match between bots that the seed picks."""
    dice = Dice(derive(seed, "players"))
    game = skep.game(settings.game)
    match = Match(game, mixed(game, settings, dice), derive(seed, "match"))
    names = [list(PLAYERS)[dice.below(len(PLAYERS))] for _ in range(settings.seats)]
    bots = [PLAYERS[name](derive(seed, "bot", seat)) for seat, name in enumerate(names)]
    while not match.over:
        seat = match.decision.seat
        match.answer(bots[seat].choose(InformationSet(match, seat)), seat)
    return match


def mixed(game: Game[Any], settings: Settings, dice: Dice) -> Settings:
    """The same mode and seats, with every other setting drawn at random."""
    values = {
        each.name: each.choices[dice.below(len(each.choices))]
        for each in game.settings
        if each.choices and (not each.modes or settings.mode in each.modes)
    }
    return game.settle(settings.mode, settings.seats, values)


def samples(match: Match) -> Played:
    """Some positions of a finished match, as today's evaluation rates them."""
    dice = Dice(derive(match.seed, "samples"))
    again = Match(match.game, match.settings, match.seed)
    noted: list[tuple[int, list[float]]] = []
    answers = 0
    for entry in match.log:
        if entry.chance:
            continue  # follows from the seed
        if dice.below(SPACING) == 0:
            noted.append((answers, worths(again, entry.seat, dice)))
        again.answer(entry.key, entry.seat)
        answers += 1
    won = shared(match)
    return Played(answers, [Sample(at, seen, won) for at, seen in noted])


def worths(match: Match, seat: int, dice: Dice) -> list[float]:
    """The mean evaluation for each seat over worlds sampled for the seat that is asked."""
    strategy = strategy_of(match.game)
    worlds = [match.position(seat, dice.roll()) for _ in range(WORLDS)]
    found = [strategy.evaluate(world.state) for world in worlds]
    return [sum(each) / WORLDS for each in zip(*found)]
