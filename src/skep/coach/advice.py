"""What a search would answer, what it expects to gain, and why the second best is worse."""

from __future__ import annotations

from typing import NamedTuple

from skep.bots import InformationSet, Search
from skep.bots.search import Node
from skep.coach import odds
from skep.coach.lookahead import Lookahead, look_ahead
from skep.coach.reasons import CoachReason, expected, lacking
from skep.coach.win_chances import given, win_chances
from skep.kernel.match import Match


class RatedOption(NamedTuple):
    """An option with its number of visits and the seat's chance to win with it."""

    key: str
    code: int
    tried: int
    worth: float
    chance: float | None
    """None in modes that nobody can lose."""


class Advice(NamedTuple):
    """The best option, with the reasons for it."""

    key: str
    tried: int
    before: float | None
    """The seat's chance now; `after`: at the end of its turn."""
    after: float | None
    reasons: list[CoachReason]


def rate_options(match: Match, seat: int, search: Search) -> list[RatedOption]:
    """The seat's options, best first, as a search from its information set rates them."""
    info = InformationSet(match, seat)
    return rated(match, info, search, search.think(info))


def rated(match: Match, info: InformationSet, search: Search, root: Node) -> list[RatedOption]:
    """The options, best first, as a finished search rates them."""
    bend = odds.curve(match.settings) if odds.known(match.settings) else None
    sides, answers, seat = match.game.sides(match.settings), given(match), info.seat
    found = []
    for option in info.decision.options:
        child = root.children.get(option.code)
        if child is not None and child.best:
            worth = worths(child, search.minimax_weight)
            chance = bend.chances(worth, sides, answers)[seat] if bend else None
            found.append(RatedOption(option.key, option.code, child.visits, worth[seat], chance))
    return sorted(found, key=lambda each: (-each.tried, -each.worth, each.key))


def worths(node: Node, minimax_weight: float) -> list[float]:
    """The value of an answer for each seat: that of the best line, and for the seat that gives it a
    mix with the mean of all visits."""
    found = list(node.best)
    mean = node.value / node.visits
    found[node.seat] = mean + minimax_weight * (node.best[node.seat] - mean)
    return found


def advise(match: Match, seat: int, search: Search) -> Advice:
    """What a search would answer for the seat, with its reasons."""
    info = InformationSet(match, seat)
    root = search.think(info)
    found = rated(match, info, search, root)
    best = found[0]
    first = look_ahead(info, root, best.code)
    before, after = _chances(match, seat, first)
    reasons = expected(match, seat, first, before, after)
    if len(found) > 1:
        reasons.append(CoachReason("other", {"option": found[1].key}))
        reasons.append(against(match, info, root, best, first, found[1]))
    return Advice(best.key, best.tried, before, after, reasons)


def _chances(match: Match, seat: int, then: Lookahead) -> tuple[float | None, float | None]:
    """The seat's chance now and at the end of its turn, as the chart shows it; None where nobody
    can lose."""
    if not odds.known(match.settings):
        return None, None
    sides, answers = match.game.sides(match.settings), given(match) + 1
    after = odds.curve(match.settings).chances(then.worths, sides, answers)[seat]
    return win_chances(match, seat)[seat].chance, after


def against(
    match: Match,
    info: InformationSet,
    root: Node,
    best: RatedOption,
    first: Lookahead,
    other: RatedOption,
) -> CoachReason:
    """Why another option is worse than the best one."""
    second = look_ahead(info, root, other.code)
    lost = (best.chance or 0.0) - (other.chance or 0.0)
    sides = match.game.sides(match.settings)
    return lacking(info.seat, sides, first, second, lost)
