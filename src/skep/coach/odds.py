"""From a game's evaluation to the chance of winning: a logistic curve fitted to matches between
bots.

The evaluation says how good a state looks, from 0 to 1; how much that means depends on how much of
the match is left. `odds.json` holds the usual length of a match, the weights and their calibration
error for each game, mode and seat count; `python -m skep.coach.fitting` writes it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import Any, NamedTuple

from skep.kernel.errors import BadSettings
from skep.kernel.game import Settings

EDGE = 0.005
"""Values are clamped this far from 0 and 1, since nothing is certain before the end."""
EARLY, HALF, LATE, CLEAR, LONE = range(5)
"""Indices of the weights: of the evaluation early, halfway and late in a match of usual length; of
a clear lead beyond a small one; and, for a lone seat only, the intercept."""
DEFAULT_WEIGHTS = (1.0, 1.0, 1.0, 0.0, 0.0)
"""The weights before any fit."""


class Curve(NamedTuple):
    """The usual length of a match, and weights that turn evaluations into chances."""

    length: float
    weights: tuple[float, ...] = DEFAULT_WEIGHTS[:LONE]
    error: float = 0.0
    """The expected calibration error."""

    def chances(self, worths: Sequence[float], sides: Sequence[int], answers: int) -> list[float]:
        """The chance of each seat's side to win; the chances of all sides sum to 1."""
        found = shares(self.rows(worths, sides, answers), self.weights)
        return [found[side] for side in sides]

    def rows(
        self, worths: Sequence[float], sides: Sequence[int], answers: int
    ) -> list[list[float]]:
        """The features of each side, in the order of the weights."""
        parts = between(answers / self.length)
        strong = strengths(worths, sides)
        found = [[*(each * part for part in parts), each * abs(each)] for each in strong]
        return found if len(found) > 1 else [[*found[0], 1.0], [0.0] * len(DEFAULT_WEIGHTS)]


def between(far: float) -> list[float]:
    """How close a moment is to the start, to halfway and to the end; the three sum to 1."""
    half = 2 * min(1.0, far)
    return [max(0.0, 1 - half), min(half, 2 - half), max(0.0, half - 1)]


def logit(worth: float) -> float:
    safe = min(1 - EDGE, max(EDGE, worth))
    return log(safe / (1 - safe))


def strengths(worths: Sequence[float], sides: Sequence[int]) -> list[float]:
    """The mean logit of each side's seats."""
    found = [0.0] * (max(sides) + 1)
    for worth, side in zip(worths, sides):
        found[side] += logit(worth) / sides.count(side)
    return found


def shares(rows: Sequence[Sequence[float]], weights: Sequence[float]) -> list[float]:
    """Softmax of the weighted sums of the rows."""
    sums = [sum(w * x for w, x in zip(weights, row)) for row in rows]
    parts = [exp(each - max(sums)) for each in sums]
    return [part / sum(parts) for part in parts]


@cache
def table() -> dict[str, Any]:
    """The fitted data: `curves` by game, mode and seats, and `reference` chances by game."""
    text = files("skep").joinpath("coach", "odds.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def name_of(settings: Settings) -> str:
    return f"{settings.game}/{settings.mode}/{settings.seats}"


def known(settings: Settings) -> bool:
    """Whether the coach has chances for these settings; for a lone seat only if a curve was fitted
    to its mode."""
    return settings.seats > 1 or name_of(settings) in table()["curves"]


def curve(settings: Settings) -> Curve:
    """The curve for these settings, or else the game's curve for the nearest seat count."""
    if not known(settings):
        raise BadSettings("the coach gives no chances in this mode", "no-chances")
    curves = table()["curves"]
    near = sorted((_distance(name, settings), name) for name in curves if _fits(name, settings))
    if not near:
        return Curve(60.0)
    row = curves[near[0][1]]
    return Curve(float(row["length"]), tuple(row["weights"]), float(row["error"]))


def _fits(name: str, settings: Settings) -> bool:
    """Whether a curve may serve these settings: the same game, and a lone seat or not."""
    game, _, seats = name.split("/")
    return game == settings.game and (seats == "1") == (settings.seats == 1)


def _distance(name: str, settings: Settings) -> tuple[bool, int]:
    _, mode, seats = name.split("/")
    return mode != settings.mode, abs(int(seats) - settings.seats)
