"""Questions to the coach, as a worker answers them. Its dice say nothing about the dealer's."""

from __future__ import annotations

from typing import Any

from skep.bots import InformationSet, Search
from skep.coach.advice import advise
from skep.coach.chart import Point, chart, whole_chart
from skep.coach.reasons import CoachReason
from skep.coach.review import Mistake, look_back
from skep.kernel.match import Match
from skep.server import wire

ITERATIONS = 400
"""Iterations of the search for a hint. With iterations instead of seconds, the same position gives
the same hint."""
PLAYED_ON = 160
"""Iterations for games whose iterations play the match to its end, which takes three times as
long."""
QUESTIONS = ("advise", "chances", "whole", "review")
PART = 1.0
"""Seconds after which a review returns what it has, because others wait for the worker."""


def think(what: str, match: Match, seat: int, after: int) -> Any:
    """The coach's answer. Seat -1 is a spectator."""
    match what:
        case "chances":
            return _seen(chart(match, None if seat < 0 else seat, after))
        case "whole":
            return _seen(whole_chart(match, after))
        case "review":
            part = look_back(match, [seat], after, PART)
            return wire.ReviewSeen([_lesson(each) for each in part.lessons], part.after)
    return hint(match, seat)


def hint(match: Match, seat: int) -> wire.HintSeen:
    found = advise(match, seat, adviser(match, seat))
    reasons = [reason(each) for each in found.reasons]
    return wire.HintSeen(found.key, _short(found.before), _short(found.after), found.tried, reasons)


def adviser(match: Match, seat: int) -> Search:
    """The search that thinks about a hint."""
    iterations = PLAYED_ON if InformationSet(match, seat).playout_weight else ITERATIONS
    return Search(1 + len(match.log), iterations=iterations)


def reason(said: CoachReason) -> wire.Reason:
    return wire.Reason(said.id, said.facts)


def _seen(points: list[Point]) -> wire.ChancesSeen:
    return wire.ChancesSeen([
        wire.PointSeen(at, [wire.ChanceSeen(*(round(part, 4) for part in each)) for each in found])
        for at, found in points
    ])  # fmt: skip


def _lesson(each: Mistake) -> wire.LessonSeen:
    return wire.LessonSeen(
        each.entries, each.seat, each.prompt, each.taken, each.better, round(each.chance, 4),
        round(each.cost, 4), reason(each.reason),
    )  # fmt: skip


def _short(chance: float | None) -> float | None:
    return None if chance is None else round(chance, 4)
