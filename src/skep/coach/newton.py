"""Fit a curve to samples: penalized maximum likelihood by Newton's method."""

from __future__ import annotations

from skep.coach.odds import DEFAULT_WEIGHTS, LONE, Curve, shares
from skep.coach.samples import Sample

STEPS = 40
MAX_STEP = 0.5
"""The most that a weight moves in one step, since Newton's method may diverge from far away."""
MIN_WEIGHTS = (0.05, 0.05, 0.05, 0.0, float("-inf"))
"""Lower bounds: a better evaluation never means a smaller chance."""
RIDGE = 20.0
"""L2 penalty toward the default weights."""


def fit(samples: list[Sample], sides: list[int], length: float) -> Curve:
    """The most likely weights for matches of this length."""
    curve = Curve(length, DEFAULT_WEIGHTS[: LONE if max(sides) else None])
    for _ in range(STEPS):
        gradient, hessian = _derivatives(samples, sides, curve)
        _fix_at_bounds(curve, gradient, hessian)
        step = [min(MAX_STEP, max(-MAX_STEP, part)) for part in solve(hessian, gradient)]
        moved = [w - s for w, s in zip(curve.weights, step)]
        held = [max(lowest, w) for lowest, w in zip(MIN_WEIGHTS, moved)]
        done = max(abs(new - old) for new, old in zip(held, curve.weights)) < 1e-4
        curve = Curve(length, tuple(held))
        if done:
            break
    return curve


def _fix_at_bounds(curve: Curve, gradient: list[float], hessian: list[list[float]]) -> None:
    """Fix the weights that are at their lower bound and would go below it."""
    for at, weight in enumerate(curve.weights):
        if weight <= MIN_WEIGHTS[at] and gradient[at] > 0:
            gradient[at] = 0.0
            for other in range(len(gradient)):
                hessian[at][other] = hessian[other][at] = float(at == other)


def _derivatives(
    samples: list[Sample], sides: list[int], curve: Curve
) -> tuple[list[float], list[list[float]]]:
    """The gradient and the Hessian of the penalized loss."""
    count = len(curve.weights)
    gradient = [RIDGE * (w - plain) for w, plain in zip(curve.weights, DEFAULT_WEIGHTS)]
    hessian = [[RIDGE * (i == j) for j in range(count)] for i in range(count)]
    for sample in samples:
        rows = curve.rows(sample.worths, sides, sample.answers)
        chances = shares(rows, curve.weights)
        won = by_side(sample.won, sides)
        mean = [sum(p * row[i] for p, row in zip(chances, rows)) for i in range(count)]
        for p, y, row in zip(chances, won, rows):
            for i in range(count):
                gradient[i] += (p - y) * row[i]
                for j in range(count):
                    hessian[i][j] += p * (row[i] - mean[i]) * (row[j] - mean[j])
    return gradient, hessian


def by_side(won: list[float], sides: list[int]) -> list[float]:
    """What each side won; for a lone seat, its share of a win and of a loss."""
    count = max(sides) + 1
    found = [won[sides.index(side)] for side in range(count)]
    return found if count > 1 else [found[0], 1 - found[0]]


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve matrix · x = right by Gauss-Jordan elimination."""
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
