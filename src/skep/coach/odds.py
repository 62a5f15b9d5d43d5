"""From a game's evaluation to the chance of winning: a curve fitted to many matches between bots.

The evaluation says how good a state looks, from 0 to 1; how much that means depends on how much of
the match is left. `odds.json` holds for each game, mode and number of seats how long a match is,
the weights, and how far off they were; `python -m skep.coach.fitting` writes it.
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
"""Worths are kept this far from 0 and 1: nothing is sure before the end."""
EARLY, HALF, LATE, CLEAR, LONE = range(5)
"""What the weights are for: the evaluation at the start, halfway and at the end of a match of the
usual length; a clear lead more than a small one; and, of a lone seat only, what speaks for it
whatever the evaluation says."""
PLAIN = (1.0, 1.0, 1.0, 0.0, 0.0)
"""The weights where nothing else is known."""


class Curve(NamedTuple):
    """How long a match usually is, and what an evaluation means as it goes on."""

    length: float
    weights: tuple[float, ...] = PLAIN[:LONE]
    error: float = 0.0
    """How far what was said lay from what came true, on average."""

    def chances(self, worths: Sequence[float], sides: Sequence[int], answers: int) -> list[float]:
        """The chance of each seat's side to win; the sides' chances sum to 1."""
        found = shares(self.rows(worths, sides, answers), self.weights)
        return [found[side] for side in sides]

    def rows(
        self, worths: Sequence[float], sides: Sequence[int], answers: int
    ) -> list[list[float]]:
        """For each side, what the weights are multiplied with."""
        parts = between(answers / self.length)
        strong = strengths(worths, sides)
        found = [[*(each * part for part in parts), each * abs(each)] for each in strong]
        return found if len(found) > 1 else [[*found[0], 1.0], [0.0] * len(PLAIN)]


def between(far: float) -> list[float]:
    """How near a moment is to the start, to halfway and to the end; together 1."""
    half = 2 * min(1.0, far)
    return [max(0.0, 1 - half), min(half, 2 - half), max(0.0, half - 1)]


def logit(worth: float) -> float:
    safe = min(1 - EDGE, max(EDGE, worth))
    return log(safe / (1 - safe))


def strengths(worths: Sequence[float], sides: Sequence[int]) -> list[float]:
    """How strong each side looks: the mean over its seats."""
    found = [0.0] * (max(sides) + 1)
    for worth, side in zip(worths, sides):
        found[side] += logit(worth) / sides.count(side)
    return found


def shares(rows: Sequence[Sequence[float]], weights: Sequence[float]) -> list[float]:
    """Chances in proportion to the exponentials of what the weights make of the rows."""
    sums = [sum(w * x for w, x in zip(weights, row)) for row in rows]
    parts = [exp(each - max(sums)) for each in sums]
    return [part / sum(parts) for part in parts]


@cache
def table() -> dict[str, Any]:
    """What was fitted: `curves` by game, mode and seats, and `reference` chances by game."""
    text = files("skep").joinpath("coach", "odds.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def name_of(settings: Settings) -> str:
    return f"{settings.game}/{settings.mode}/{settings.seats}"


def known(settings: Settings) -> bool:
    """Are there chances to tell?  Of a lone seat only if a curve was fitted to its mode."""
    return settings.seats > 1 or name_of(settings) in table()["curves"]


def curve(settings: Settings) -> Curve:
    """The curve for these settings; without one, that of the game's nearest number of seats."""
    if not known(settings):
        raise BadSettings("there are no chances to tell in this mode", "no-chances")
    curves = table()["curves"]
    near = sorted((_distance(name, settings), name) for name in curves if _fits(name, settings))
    if not near:
        return Curve(60.0)
    row = curves[near[0][1]]
    return Curve(float(row["length"]), tuple(row["weights"]), float(row["error"]))


def _fits(name: str, settings: Settings) -> bool:
    """A curve of the same game; what was fitted to a lone seat is for lone seats only."""
    game, _, seats = name.split("/")
    return game == settings.game and (seats == "1") == (settings.seats == 1)


def _distance(name: str, settings: Settings) -> tuple[bool, int]:
    _, mode, seats = name.split("/")
    return mode != settings.mode, abs(int(seats) - settings.seats)
