"""After a match: the decisions that cost most, what was better and why. Long logs go part by
part."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple

from skep.bots import InformationSet, Search
from skep.coach.advice import against, rated
from skep.coach.chart import earlier
from skep.coach.lookahead import look_ahead
from skep.coach.reasons import CoachReason
from skep.kernel.match import Match

ITERATIONS = 120
"""Search iterations for each decision."""
MAX_MISTAKES = 5
MIN_COST = 0.03
"""Smaller losses are not mentioned."""


class Mistake(NamedTuple):
    """A decision that cost chances: after how many entries, what was taken, what was better, by how
    much."""

    entries: int
    seat: int
    prompt: str
    taken: str
    better: str
    chance: float
    """The chance with the better option."""
    cost: float
    reason: CoachReason
    """Why the option that was taken is worse."""


class ReviewPart(NamedTuple):
    """The mistakes in a part of the log, and the entry at which the next part starts."""

    lessons: list[Mistake]
    after: int | None


def review(
    match: Match,
    seats: list[int],
    iterations: int = ITERATIONS,
    most: int = MAX_MISTAKES,
    progress: Callable[[int], None] = lambda _: None,
) -> list[Mistake]:
    """The most costly decisions of these seats, the worst first, judged only from what they
    knew."""
    found: list[Mistake] = []
    start: int | None = 0
    while start is not None:
        part = look_back(match, seats, start, 0.0, iterations)
        found += part.lessons
        start = part.after
        progress(len(match.log) if start is None else start)
    return most_costly(found, most)


def most_costly(lessons: list[Mistake], most: int = MAX_MISTAKES) -> list[Mistake]:
    return sorted(lessons, key=lambda each: (-each.cost, each.entries))[:most]


def look_back(
    match: Match, seats: list[int], start: int, seconds: float, iterations: int = ITERATIONS
) -> ReviewPart:
    """Judge decisions from entry `start` on, at least one, until the seconds are used up."""
    stop = perf_counter() + seconds
    found: list[Mistake] = []
    for at in range(start, len(match.log)):
        entry = match.log[at]
        if entry.seat in seats:
            found += lesson(earlier(match, at), entry.seat, entry.key, iterations)
            if perf_counter() >= stop:
                return ReviewPart(found, at + 1 if at + 1 < len(match.log) else None)
    return ReviewPart(found, None)


def lesson(match: Match, seat: int, taken: str, iterations: int = ITERATIONS) -> list[Mistake]:
    """The mistake in one decision, as a list; empty if there was none."""
    info, at = InformationSet(match, seat), len(match.log)
    search = Search(at + 1, iterations=iterations)
    root = search.think(info)
    options = rated(match, info, search, root)
    mine = next((each for each in options if each.key == taken), None)
    best = options[0]
    if mine is None or best.chance is None or mine.chance is None:
        return []
    cost = best.chance - mine.chance
    if cost < MIN_COST:
        return []
    why = against(match, info, root, best, look_ahead(info, root, best.code), mine)
    prompt = info.decision.prompt
    return [Mistake(at, seat, prompt, taken, best.key, best.chance, cost, why)]
