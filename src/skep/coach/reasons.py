"""The coach's reasons: ids of messages `coach-…` with the facts that they take.

The fact `option` is a key and `seat` a number; the front end puts them into words.
"""

from __future__ import annotations

from typing import NamedTuple

from skep.coach.lookahead import Lookahead
from skep.kernel.match import Match

EVEN = 0.01
"""Chances that differ by less count as equal."""


class CoachReason(NamedTuple):
    """The id of a message and its facts."""

    id: str
    facts: dict[str, str | int]


def percent(chance: float) -> int:
    return round(100 * chance)


def expected(
    match: Match, seat: int, after: Lookahead, chance: float | None, then: float | None
) -> list[CoachReason]:
    """What the best option brings: points, losses of others, the end of the match, chances."""
    before = match.scores
    found = [_points(before[seat], round(after.scores[seat]))]
    sides = match.game.sides(match.settings)
    for other, points in enumerate(before):
        left = round(after.scores[other])
        if sides[other] != sides[seat] and left < points and _first(sides, other):
            found.append(CoachReason("takes", {"seat": other, "before": points, "after": left}))
    if after.over > 0.5:
        found.append(CoachReason("ends", {}))
    if chance is not None and then is not None:
        found.append(_chance(percent(chance), percent(then)))
    return found


def _first(sides: list[int], seat: int) -> bool:
    """Whether this is the first seat of its side, which stands for the others."""
    return sides.index(sides[seat]) == seat


def _points(before: int, after: int) -> CoachReason:
    facts: dict[str, str | int] = {"before": before, "after": after, "points": abs(after - before)}
    if after == before:
        return CoachReason("no-points", {"points": before})
    return CoachReason("brings" if after > before else "spends", facts)


def _chance(before: int, after: int) -> CoachReason:
    facts: dict[str, str | int] = {"before": before, "after": after}
    if before == after:
        return CoachReason("chance-stays", {"after": after})
    return CoachReason("chance-rises" if after > before else "chance-falls", facts)


def lacking(
    seat: int, sides: list[int], best: Lookahead, other: Lookahead, lost: float
) -> CoachReason:
    """Why another option is worse than the best one."""
    points = round(best.scores[seat]) - round(other.scores[seat])
    facts: dict[str, str | int] = {"chance": percent(max(0.0, lost))}
    spared, rival = _spared(seat, sides, best, other)
    if lost < EVEN and points <= 0:
        return CoachReason("lacks-nothing", {})
    if points > 0:
        return CoachReason("lacks-points", {**facts, "points": points})
    if spared > 0:
        return CoachReason("lacks-harm", {**facts, "points": spared, "seat": rival})
    if points < 0:
        return CoachReason("lacks-sight", {**facts, "points": -points})
    return CoachReason("lacks-future", facts)


def _spared(seat: int, sides: list[int], best: Lookahead, other: Lookahead) -> tuple[int, int]:
    """How many more points the other option leaves to a rival, and to which one."""
    left = [
        (round(other.scores[at]) - round(best.scores[at]), -at)
        for at in range(len(sides))
        if sides[at] != sides[seat]
    ]
    most, rival = max(left, default=(0, 0))
    return most, -rival
