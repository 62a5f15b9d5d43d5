"""Whether a game's odds still fit: the chances that they give to fixed positions.

`odds.json` keeps these reference chances as they were when the odds were fitted. If the evaluation
or the rules of a game change, they drift, and `python -m skep.coach.fitting GAME` must run again.
"""

from __future__ import annotations

import skep
from skep.bots.strategies import strategy_of
from skep.coach.odds import curve
from skep.coach.win_chances import given
from skep.kernel.chance import Dice
from skep.kernel.match import Match

POSITIONS = 16
"""The number of reference positions for each game."""
MAX_DRIFT = 0.03
"""How far the reference chances may move, on average, before the odds must be fitted again."""


def reference_chances(game: str) -> list[float]:
    """The first seat's chance in the reference positions, by today's odds and evaluation."""
    return [round(_chance(game, number), 3) for number in range(POSITIONS)]


def _chance(game: str, number: int) -> float:
    match = _position(game, number)
    sides = match.game.sides(match.settings)
    values = strategy_of(match.game).evaluate(match.state)
    return curve(match.settings).chances(values, sides, given(match))[0]


def _position(game: str, number: int) -> Match:
    """A random match, played to between a fifth and four fifths of its usual length."""
    mode, seats, _ = strategy_of(skep.game(game)).odds_settings[0]
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
