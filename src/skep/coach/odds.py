"""From a game's evaluation to the chance of winning: a curve fitted to many matches between bots.

The evaluation says how good a state looks, from 0 to 1; how much that means depends on how much of
the match is left. `odds.json` holds for each game, mode and number of seats how long a match is
and three weights; `python -m skep.coach.fitting` writes it.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp, log
from typing import NamedTuple

from skep.kernel.game import Settings

EDGE = 0.005
"""Worths are kept this far from 0 and 1: nothing is sure before the end."""
LATEST = 1.5
"""A match goes on for at most so many times its usual length, for the curve."""


class Curve(NamedTuple):
    """How long a match usually is, and what an evaluation means as it goes on."""

    length: float
    weights: tuple[float, ...] = (1.0, 0.0, 0.0)

    def features(self, answers: int) -> list[float]:
        """What the weights are for: a constant, how far the match is, and that squared."""
        far = min(LATEST, answers / self.length)
        return [1.0, far, far * far]

    def trust(self, answers: int) -> float:
        """How much the evaluation means after so many answers."""
        return sum(w * f for w, f in zip(self.weights, self.features(answers)))

    def chances(self, worths: Sequence[float], sides: Sequence[int], answers: int) -> list[float]:
        """The chance of each seat's side to win; the sides' chances sum to 1."""
        return spread_out(strengths(worths, sides), sides, self.trust(answers))


def logit(worth: float) -> float:
    safe = min(1 - EDGE, max(EDGE, worth))
    return log(safe / (1 - safe))


def strengths(worths: Sequence[float], sides: Sequence[int]) -> list[float]:
    """How strong each side looks: the mean over its seats. A lone seat is up against even odds."""
    count = max(sides) + 1
    found = [0.0] * count
    for worth, side in zip(worths, sides):
        found[side] += logit(worth) / sides.count(side)
    return found if count > 1 else [found[0], 0.0]


def shares(strong: Sequence[float], trust: float) -> list[float]:
    """Chances in proportion to the exponentials of the strengths."""
    most = max(trust * each for each in strong)
    parts = [exp(trust * each - most) for each in strong]
    return [part / sum(parts) for part in parts]


def spread_out(strong: Sequence[float], sides: Sequence[int], trust: float) -> list[float]:
    chances = shares(strong, trust)
    return [chances[side] for side in sides]


@cache
def _table() -> dict[str, dict[str, list[float] | float]]:
    text = files("skep").joinpath("coach", "odds.json").read_text(encoding="utf-8")
    found: dict[str, dict[str, list[float] | float]] = json.loads(text)
    return found


def name_of(settings: Settings) -> str:
    return f"{settings.game}/{settings.mode}/{settings.seats}"


def curve(settings: Settings) -> Curve:
    """The curve for these settings; without one, that of the game's nearest number of seats."""
    table = _table()
    near = sorted(
        (_distance(name, settings), name) for name in table if name.split("/")[0] == settings.game
    )
    if not near:
        return Curve(60.0)
    row = table[near[0][1]]
    length, weights = row["length"], row["weights"]
    assert isinstance(length, int | float)
    assert isinstance(weights, list)
    return Curve(float(length), tuple(weights))


def _distance(name: str, settings: Settings) -> tuple[bool, int]:
    _, mode, seats = name.split("/")
    return mode != settings.mode, abs(int(seats) - settings.seats)
