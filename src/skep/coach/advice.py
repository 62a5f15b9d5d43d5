"""What a search would answer, and how much better that is than the rest."""

from __future__ import annotations

from typing import NamedTuple

from skep.bots import Search, Sight
from skep.bots.search import Node
from skep.coach.odds import curve
from skep.kernel.match import Match


class Judged(NamedTuple):
    """An option, how often it was tried, and the seat's chance to win with it."""

    key: str
    tried: int
    chance: float


def judge(match: Match, seat: int, search: Search) -> list[Judged]:
    """The seat's options, best first, as a search from its sight judges them."""
    sight = Sight(match, seat)
    root = search.think(sight)
    bend = curve(match.settings)
    sides = match.game.sides(match.settings)
    answers = sum(not entry.chance for entry in match.log)
    found = []
    for option in sight.decision.options:
        child = root.children.get(option.code)
        if child is not None and child.best:
            chance = bend.chances(worths(child, search.foresight), sides, answers)[seat]
            found.append(Judged(option.key, child.visits, chance))
    return sorted(found, key=lambda each: (-each.tried, -each.chance, each.key))


def worths(node: Node, foresight: float) -> list[float]:
    """What an answer is worth to each seat: the best line, and for its giver also the average."""
    found = list(node.best)
    mean = node.value / node.visits
    found[node.seat] = mean + foresight * (node.best[node.seat] - mean)
    return found
