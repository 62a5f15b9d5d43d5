"""Weights with the least squared error, held to what was believed before; no library is needed."""

from __future__ import annotations

Noted = list[tuple[list[float], float]]
"""What is more of each thing, and what came of it."""


def fit(noted: Noted, told: list[float], doubt: float) -> list[float]:
    """The weights that explain best what came; it takes doubt to change what was told."""
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
    """x with matrix · x = right (Gauss)."""
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
