"""Ridge regression toward earlier weights, without a library."""

from __future__ import annotations

Noted = list[tuple[list[float], float]]
"""Samples: the features, and the value to predict."""


def fit(noted: Noted, told: list[float], doubt: float) -> list[float]:
    """The weights with the least squared error plus `doubt` times the squared change."""
    size = range(len(told))
    bend = [[doubt * (i == j) for j in size] for i in size]
    pull = [0.0 for _ in size]
    for more, came in noted:
        error = came - sum(m * each for m, each in zip(more, told))
        for i in size:
            pull[i] += more[i] * error
            for j in size:
                bend[i][j] += more[i] * more[j]
    return [each + step for each, step in zip(told, solve(bend, pull))]


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve matrix · x = right by Gaussian elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right)]
    for at in range(len(rows)):
        best = max(range(at, len(rows)), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(len(rows)):
            if other != at:
                factor = rows[other][at]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[at])]
    return [row[-1] for row in rows]
