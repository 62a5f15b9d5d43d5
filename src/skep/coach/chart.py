"""The chances over a whole match: where each turn began, and how likely each seat was to win."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from skep.coach.outlook import Chance, hindsight, outlook
from skep.kernel.decision import Entry
from skep.kernel.match import Match

MOST = 64
"""At most so many points are drawn; of a long match every second turn, or fourth …"""
WORLDS = 12
"""So many worlds are imagined at each point."""


class Point(NamedTuple):
    """After so many entries, the chance of each seat."""

    entries: int
    chances: list[Chance]


def moments(log: Sequence[Entry], most: int = MOST) -> list[int]:
    """How long the log was when each turn began, thinned out; and how long it is now."""
    given = [(at, entry.seat) for at, entry in enumerate(log) if not entry.chance]
    turns = [
        at for number, (at, seat) in enumerate(given) if number == 0 or seat != given[number - 1][1]
    ]
    stride = 1
    while len(turns) > stride * most:
        stride *= 2  # so that a point once drawn stays one, or is left out
    return [*turns[::stride], len(log)]


def chart(match: Match, viewer: int | None, after: int = -1, most: int = MOST) -> list[Point]:
    """The points after so many entries, from what the viewer could know at each."""
    return _points(match, after, lambda then: outlook(then, viewer, WORLDS), most)


def whole_chart(match: Match, after: int = -1) -> list[Point]:
    """The same of a match that is over, with every card face up."""
    return _points(match, after, hindsight)


def _points(
    match: Match, after: int, look: Callable[[Match], list[Chance]], most: int = MOST
) -> list[Point]:
    return [Point(at, look(earlier(match, at))) for at in moments(match.log, most) if at > after]


def earlier(match: Match, entries: int) -> Match:
    """The match as it stood after so many entries."""
    log = match.log[:entries]
    return Match(match.game, match.settings, match.seed, log)
