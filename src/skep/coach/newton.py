"""The curve that makes what happened most likely, by Newton's method."""

from __future__ import annotations

from skep.coach.odds import LONE, PLAIN, Curve, shares
from skep.coach.samples import Sample

STEPS = 40
FURTHEST = 0.5
"""No weight moves further in one step: from too far away Newton's method may not come back."""
LEAST = (0.05, 0.05, 0.05, 0.0, float("-inf"))
"""No weight may be less: a better evaluation never means a smaller chance."""
HELD_BACK = 20.0
"""How much the weights are drawn to the plain ones where matches say little."""


def fit(samples: list[Sample], sides: list[int], length: float) -> Curve:
    """The weights for matches of this length."""
    curve = Curve(length, PLAIN[: LONE if max(sides) else None])
    for _ in range(STEPS):
        slope, bend = _slope(samples, sides, curve)
        _hold(curve, slope, bend)
        step = [min(FURTHEST, max(-FURTHEST, part)) for part in solve(bend, slope)]
        moved = [w - s for w, s in zip(curve.weights, step)]
        held = [max(least, w) for least, w in zip(LEAST, moved)]
        done = max(abs(new - old) for new, old in zip(held, curve.weights)) < 1e-4
        curve = Curve(length, tuple(held))
        if done:
            break
    return curve


def _hold(curve: Curve, slope: list[float], bend: list[list[float]]) -> None:
    """A weight that is as small as it may be, and should be smaller, stays; others move freely."""
    for at, weight in enumerate(curve.weights):
        if weight <= LEAST[at] and slope[at] > 0:
            slope[at] = 0.0
            for other in range(len(slope)):
                bend[at][other] = bend[other][at] = float(at == other)


def _slope(
    samples: list[Sample], sides: list[int], curve: Curve
) -> tuple[list[float], list[list[float]]]:
    """How the weights should change: the first and second derivatives, a little held back."""
    count = len(curve.weights)
    slope = [HELD_BACK * (w - plain) for w, plain in zip(curve.weights, PLAIN)]
    bend = [[HELD_BACK * (i == j) for j in range(count)] for i in range(count)]
    for sample in samples:
        rows = curve.rows(sample.worths, sides, sample.answers)
        chances = shares(rows, curve.weights)
        won = by_side(sample.won, sides)
        mean = [sum(p * row[i] for p, row in zip(chances, rows)) for i in range(count)]
        for p, y, row in zip(chances, won, rows):
            for i in range(count):
                slope[i] += (p - y) * row[i]
                for j in range(count):
                    bend[i][j] += p * (row[i] - mean[i]) * (row[j] - mean[j])
    return slope, bend


def by_side(won: list[float], sides: list[int]) -> list[float]:
    """What each side won; of a lone seat, whether it won and whether it lost."""
    count = max(sides) + 1
    found = [won[sides.index(side)] for side in range(count)]
    return found if count > 1 else [found[0], 1 - found[0]]


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """x with matrix · x = right (Gauss)."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right)]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(size):
            if other != at:
                factor = rows[other][at]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[at])]
    return [row[size] for row in rows]
