"""What a search would answer, what it expects of it, and what the next best lacks."""

from __future__ import annotations

from typing import NamedTuple

from skep.bots import InformationSet, Search
from skep.bots.search import Node
from skep.coach import odds
from skep.coach.ahead import Ahead, ahead
from skep.coach.outlook import given, outlook
from skep.coach.said import Said, expected, lacking
from skep.kernel.match import Match


class Judged(NamedTuple):
    """An option, how often it was tried, and what the seat's chance to win is with it."""

    key: str
    code: int
    tried: int
    worth: float
    chance: float | None
    """None where nobody can lose."""


class Advice(NamedTuple):
    """The best option and why, in sentences."""

    key: str
    tried: int
    before: float | None
    """The seat's chance as it stands, and at the end of its turn."""
    after: float | None
    reasons: list[Said]


def judge(match: Match, seat: int, search: Search) -> list[Judged]:
    """The seat's options, best first, as a search from its info judges them."""
    info = InformationSet(match, seat)
    return judged(match, info, search, search.think(info))


def judged(match: Match, info: InformationSet, search: Search, root: Node) -> list[Judged]:
    """What a search that has been done makes of the options."""
    bend = odds.curve(match.settings) if odds.known(match.settings) else None
    sides, answers, seat = match.game.sides(match.settings), given(match), info.seat
    found = []
    for option in info.decision.options:
        child = root.children.get(option.code)
        if child is not None and child.best:
            worth = worths(child, search.minimax_weight)
            chance = bend.chances(worth, sides, answers)[seat] if bend else None
            found.append(Judged(option.key, option.code, child.visits, worth[seat], chance))
    return sorted(found, key=lambda each: (-each.tried, -each.worth, each.key))


def worths(node: Node, minimax_weight: float) -> list[float]:
    """What an answer is worth to each seat: the best line, and for its giver also the average."""
    found = list(node.best)
    mean = node.value / node.visits
    found[node.seat] = mean + minimax_weight * (node.best[node.seat] - mean)
    return found


def advise(match: Match, seat: int, search: Search) -> Advice:
    """What a search would answer for the seat, and why."""
    info = InformationSet(match, seat)
    root = search.think(info)
    found = judged(match, info, search, root)
    best = found[0]
    first = ahead(info, root, best.code)
    before, after = _chances(match, seat, first)
    reasons = expected(match, seat, first, before, after)
    if len(found) > 1:
        reasons.append(Said("other", {"option": found[1].key}))
        reasons.append(against(match, info, root, best, first, found[1]))
    return Advice(best.key, best.tried, before, after, reasons)


def _chances(match: Match, seat: int, then: Ahead) -> tuple[float | None, float | None]:
    """The seat's chance now and then, as the chart will show it; none where nobody can lose."""
    if not odds.known(match.settings):
        return None, None
    sides, answers = match.game.sides(match.settings), given(match) + 1
    after = odds.curve(match.settings).chances(then.worths, sides, answers)[seat]
    return outlook(match, seat)[seat].chance, after


def against(
    match: Match, info: InformationSet, root: Node, best: Judged, first: Ahead, other: Judged
) -> Said:
    """What another option lacks beside the best."""
    second = ahead(info, root, other.code)
    lost = (best.chance or 0.0) - (other.chance or 0.0)
    sides = match.game.sides(match.settings)
    return lacking(info.seat, sides, first, second, lost)
