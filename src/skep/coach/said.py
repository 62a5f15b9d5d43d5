"""The coach's reasons as sentences: the id of a message `coach-…`, and what stands in it.

Of the facts, `option` is a key and `seat` a seat: whoever says it puts their words in.
"""

from __future__ import annotations

from typing import NamedTuple

from skep.coach.ahead import Ahead
from skep.kernel.match import Match

EVEN = 0.01
"""Chances that lie no further apart are as good as equal."""


class Said(NamedTuple):
    id: str
    facts: dict[str, str | int]


def percent(chance: float) -> int:
    return round(100 * chance)


def expected(
    match: Match, seat: int, after: Ahead, chance: float | None, then: float | None
) -> list[Said]:
    """What the best option brings: points, what it takes from others, chances, the end."""
    before = match.scores
    found = [_points(before[seat], round(after.scores[seat]))]
    sides = match.game.sides(match.settings)
    for other, points in enumerate(before):
        left = round(after.scores[other])
        if sides[other] != sides[seat] and left < points and _first(sides, other):
            found.append(Said("takes", {"seat": other, "before": points, "after": left}))
    if after.over > 0.5:
        found.append(Said("ends", {}))
    if chance is not None and then is not None:
        found.append(_chance(percent(chance), percent(then)))
    return found


def _first(sides: list[int], seat: int) -> bool:
    """Of seats that share their points, the first is named."""
    return sides.index(sides[seat]) == seat


def _points(before: int, after: int) -> Said:
    facts: dict[str, str | int] = {"before": before, "after": after, "points": abs(after - before)}
    if after == before:
        return Said("no-points", {"points": before})
    return Said("brings" if after > before else "spends", facts)


def _chance(before: int, after: int) -> Said:
    facts: dict[str, str | int] = {"before": before, "after": after}
    if before == after:
        return Said("chance-stays", {"after": after})
    return Said("chance-rises" if after > before else "chance-falls", facts)


def lacking(seat: int, sides: list[int], best: Ahead, other: Ahead, lost: float) -> Said:
    """What another option lacks beside the best, in a sentence."""
    points = round(best.scores[seat]) - round(other.scores[seat])
    facts: dict[str, str | int] = {"chance": percent(max(0.0, lost))}
    spared, rival = _spared(seat, sides, best, other)
    if lost < EVEN and points <= 0:
        return Said("lacks-nothing", {})
    if points > 0:
        return Said("lacks-points", {**facts, "points": points})
    if spared > 0:
        return Said("lacks-harm", {**facts, "points": spared, "seat": rival})
    if points < 0:
        return Said("lacks-sight", {**facts, "points": -points})
    return Said("lacks-future", facts)


def _spared(seat: int, sides: list[int], best: Ahead, other: Ahead) -> tuple[int, int]:
    """How many points more the other option leaves a rival, and which."""
    left = [
        (round(other.scores[at]) - round(best.scores[at]), -at)
        for at in range(len(sides))
        if sides[at] != sides[seat]
    ]
    most, rival = max(left, default=(0, 0))
    return most, -rival
