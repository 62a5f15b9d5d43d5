"""After a match: the decisions that cost most, what was better and why, a part at a time."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import NamedTuple

from skep.bots import InformationSet, Search
from skep.coach.advice import against, judged
from skep.coach.ahead import ahead
from skep.coach.chart import earlier
from skep.coach.said import Said
from skep.kernel.match import Match

ITERATIONS = 120
"""How long each decision is looked at."""
MOST = 5
LEAST = 0.03
"""A smaller loss is not worth a word."""


class Mistake(NamedTuple):
    """A decision that cost: where the log stood, what was taken, what was better, by how much."""

    entries: int
    seat: int
    prompt: str
    taken: str
    better: str
    chance: float
    """With the better option."""
    cost: float
    reason: Said
    """What the one that was taken lacked."""


class Part(NamedTuple):
    """What was found in a part of the log, and from which entry on there is more to look at."""

    lessons: list[Mistake]
    after: int | None


def review(
    match: Match, seats: list[int], iterations: int = ITERATIONS, most: int = MOST,
    progress: Callable[[int], None] = lambda _: None,
) -> list[Mistake]:  # fmt: skip
    """The dearest decisions of these seats, dearest first, judged from their own info alone."""
    found: list[Mistake] = []
    start: int | None = 0
    while start is not None:
        part = look_back(match, seats, start, 0.0, iterations)
        found += part.lessons
        start = part.after
        progress(len(match.log) if start is None else start)
    return dearest(found, most)


def dearest(lessons: list[Mistake], most: int = MOST) -> list[Mistake]:
    return sorted(lessons, key=lambda each: (-each.cost, each.entries))[:most]


def look_back(
    match: Match, seats: list[int], start: int, seconds: float, iterations: int = ITERATIONS
) -> Part:
    """Judge decisions from an entry on, one at least, until so many seconds are gone."""
    stop = perf_counter() + seconds
    found: list[Mistake] = []
    for at in range(start, len(match.log)):
        entry = match.log[at]
        if entry.seat in seats:
            found += lesson(earlier(match, at), entry.seat, entry.key, iterations)
            if perf_counter() >= stop:
                return Part(found, at + 1 if at + 1 < len(match.log) else None)
    return Part(found, None)


def lesson(match: Match, seat: int, taken: str, iterations: int = ITERATIONS) -> list[Mistake]:
    """What there is to learn from one decision, if anything."""
    info, at = InformationSet(match, seat), len(match.log)
    search = Search(at + 1, iterations=iterations)
    root = search.think(info)
    options = judged(match, info, search, root)
    mine = next((each for each in options if each.key == taken), None)
    best = options[0]
    if mine is None or best.chance is None or mine.chance is None:
        return []
    cost = best.chance - mine.chance
    if cost < LEAST:
        return []
    why = against(match, info, root, best, ahead(info, root, best.code), mine)
    prompt = info.decision.prompt
    return [Mistake(at, seat, prompt, taken, best.key, best.chance, cost, why)]
