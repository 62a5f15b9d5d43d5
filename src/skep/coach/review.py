"""After a match: the decisions that cost most, and what would have been better."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from skep.bots import Search
from skep.coach.advice import Judged, judge
from skep.kernel.match import Match

ITERATIONS = 120
"""How long each decision is looked at."""
MOST = 5
LEAST = 0.03
"""A smaller loss is not worth a word."""


class Lesson(NamedTuple):
    """A decision that cost: where the log stood, what was taken, what was better, by how much."""

    entries: int
    seat: int
    prompt: str
    taken: str
    better: str
    chance: float
    cost: float


def review(
    match: Match, seats: list[int], iterations: int = ITERATIONS, most: int = MOST,
    progress: Callable[[int], None] = lambda _: None,
) -> list[Lesson]:  # fmt: skip
    """The dearest decisions of these seats, dearest first, judged from their own sight alone."""
    again = Match(match.game, match.settings, match.seed)
    found: list[Lesson] = []
    for at, entry in enumerate(match.log):
        if entry.chance:
            continue  # the same seed deals the same
        if entry.seat in seats:
            search = Search(at + 1, iterations=iterations)
            found += lesson(at, entry.key, again, entry.seat, judge(again, entry.seat, search))
        again.answer(entry.key, entry.seat)
        progress(len(again.log))
    return sorted(found, key=lambda each: -each.cost)[:most]


def lesson(at: int, taken: str, match: Match, seat: int, judged: list[Judged]) -> list[Lesson]:
    """What there is to learn from one decision, if anything."""
    mine = next((each for each in judged if each.key == taken), None)
    if mine is None or not judged or judged[0].key == taken:
        return []
    best = judged[0]
    cost = best.chance - mine.chance
    if cost < LEAST:
        return []
    prompt = match.decision_of(seat).prompt
    return [Lesson(at, seat, prompt, taken, best.key, best.chance, cost)]
