"""What `bench.compare` measures: random games, clones, and the bots' own search."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

import skep
from skep.bots.information_set import InformationSet
from skep.bots.search import Search
from skep.kernel.match import Match
from skep.kernel.position import Position

CLONED = 60
"""About how many positions of some games are cloned."""
ANSWERS_BEFORE = 12
"""Random answers before the decision that is searched."""


def play(name: str, source: Random, games: int) -> int:
    """Play random games; the number of decisions, chance's included."""
    game = skep.game(name)
    settings = game.settle()
    decisions = 0
    for _ in range(games):
        position = Position.start(game, game.setup(settings), keep=False)
        while not position.over:
            decisions += 1
            position.answer(position.options[int(source.random() * len(position.options))])
    return decisions


@cache
def positions(name: str) -> list[Position]:
    """Positions from some random games."""
    game, source = skep.game(name), Random(2)
    found: list[Position] = []
    for _ in range(4):
        position = Position.start(game, game.setup(game.settle()))
        while not position.over:
            found.append(position.clone())
            position.answer(source.choice(position.options))
    return found[:: max(1, len(found) // CLONED)]


def clone(name: str, _source: Random, times: int) -> int:
    """Clone all these positions several times."""
    for _ in range(times):
        for position in positions(name):
            position.clone()
    return times * len(positions(name))


@cache
def decision(name: str) -> InformationSet:
    """A decision early in a match."""
    game, source = skep.game(name), Random(5)
    match = Match(game, game.settle(), seed=1)
    for _ in range(ANSWERS_BEFORE):
        match.answer(source.choice(match.decision.keys))
    return InformationSet(match, match.decision.seat)


def search(name: str, source: Random, iterations: int) -> int:
    """Search one decision."""
    Search(source.getrandbits(30), iterations=iterations).think(decision(name))
    return iterations


WORK: dict[str, Callable[[str, Random, int], int]] = {
    "play": play,
    "clone": clone,
    "search": search,
}
