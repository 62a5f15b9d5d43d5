"""Marks of the evaluation that the odds were fitted on: what is said of fixed positions.

If the evaluation or the rules of a game change, the marks move, and its odds no longer fit: run
`python -m skep.coach.fitting GAME` again.
"""

from __future__ import annotations

import skep
from skep.bots.strategies import strategy_of
from skep.coach.odds import curve
from skep.coach.outlook import given
from skep.coach.samples import PARTS
from skep.kernel.chance import Dice
from skep.kernel.match import Match

POSITIONS = 16
"""So many positions of each game's first setting are marked."""
DRIFT = 0.03
"""Chances may move by so much, on average, before the odds must be fitted anew."""


def of(game: str) -> list[float]:
    """The first seat's chance in positions of random matches."""
    return [round(_chance(game, number), 3) for number in range(POSITIONS)]


def _chance(game: str, number: int) -> float:
    match = _position(game, number)
    sides = match.game.sides(match.settings)
    values = strategy_of(match.game).evaluate(match.state)
    return curve(match.settings).chances(values, sides, given(match))[0]


def _position(game: str, number: int) -> Match:
    """A random match, from a fifth of a usual one on to four fifths."""
    mode, seats, _ = PARTS[game][0]
    match = skep.new(game, mode=mode, seats=seats, seed=number)
    dice = Dice(number)
    for _ in range(int(curve(match.settings).length * (1 + number % 4) / 5)):
        if not match.over:
            keys = match.decision.keys
            match.answer(keys[dice.below(len(keys))])
    return match


def drift(old: list[float], new: list[float]) -> float:
    """How far the chances moved, on average."""
    return sum(abs(a - b) for a, b in zip(old, new)) / len(old)
