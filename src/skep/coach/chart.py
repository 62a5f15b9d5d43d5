"""The chances over a match: how likely each seat was to win when each turn began."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from skep.coach.win_chances import Chance, hindsight, win_chances
from skep.kernel.decision import Entry
from skep.kernel.match import Match

MAX_POINTS = 64
"""The most points on a chart; a long match shows every second turn, or every fourth, and so on."""
WORLDS = 12
"""The number of sampled worlds for each point."""


class Point(NamedTuple):
    """The chance of each seat after a number of entries."""

    entries: int
    chances: list[Chance]


def moments(log: Sequence[Entry], most: int = MAX_POINTS) -> list[int]:
    """The length of the log at the start of each turn, thinned out, and its length now."""
    given = [(at, entry.seat) for at, entry in enumerate(log) if not entry.chance]
    turns = [
        at for number, (at, seat) in enumerate(given) if number == 0 or seat != given[number - 1][1]
    ]
    stride = 1
    while len(turns) > stride * most:
        stride *= 2  # so that a growing match keeps its points or drops them, but never shifts them
    return [*turns[::stride], len(log)]


def chart(match: Match, viewer: int | None, after: int = -1, most: int = MAX_POINTS) -> list[Point]:
    """The points after entry `after`, each from what the viewer could know then."""
    return _points(match, after, lambda then: win_chances(then, viewer, WORLDS), most)


def whole_chart(match: Match, after: int = -1) -> list[Point]:
    """The points of a finished match, with every card face up."""
    return _points(match, after, hindsight)


def _points(
    match: Match, after: int, look: Callable[[Match], list[Chance]], most: int = MAX_POINTS
) -> list[Point]:
    return [Point(at, look(earlier(match, at))) for at in moments(match.log, most) if at > after]


def earlier(match: Match, entries: int) -> Match:
    """The match as it was after its first `entries` entries."""
    log = match.log[:entries]
    return Match(match.game, match.settings, match.seed, log)
