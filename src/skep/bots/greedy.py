"""The option that looks best at once, by the game's evaluation."""

from __future__ import annotations

from math import sqrt
from typing import Final

from skep.bots.bot import Bot
from skep.bots.information_set import InformationSet
from skep.bots.strategies import strategy_of
from skep.kernel.chance import Dice
from skep.kernel.position import Position
from skep.kernel.script import CHANCE

MAX_LOOKS: Final = 2000
"""About how many states are evaluated for one decision, however wide a turn is."""


class Greedy(Bot):
    """Looks to the end of its own turn: of each option, the best that can still follow.

    With a blur it misjudges each option by noise in proportion to how much the options differ: it
    errs where options are nearly as good as each other, and seldom blunders.
    """

    name = "greedy"

    def __init__(self, seed: int = 0, depth: int = 2, blur: float = 0.0) -> None:
        self.dice = Dice(seed)
        self.depth = depth
        self.blur = blur

    def choose(self, info: InformationSet) -> str:
        world = info.world(self.dice.roll(), keep=True)
        options = info.decision.options
        share = MAX_LOOKS // len(options)
        worths = [
            self._worth(world, option.code, info.seat, self.depth, share) for option in options
        ]
        if self.blur:
            reach = self.blur * spread(worths)
            worths = [worth + reach * self.noise() for worth in worths]
        ordered = [(worths[at], self.dice.roll(), options[at].key) for at in range(len(options))]
        return max(ordered)[2]

    def evaluate(self, position: Position, seat: int) -> float:
        """How good a position looks for the seat."""
        return strategy_of(position.game).evaluate_one_ply(position.state, seat)

    def noise(self) -> float:
        """About normal, with a mean of 0 and a deviation of 1."""
        total = 0
        for _ in range(4):
            total += self.dice.below(1001)
        return (total / 1000 - 2) * sqrt(3)

    def _worth(self, position: Position, code: int, seat: int, depth: int, looks: int) -> float:
        """What an answer leads to: further answers are tried as far as depth and looks allow."""
        after = position.clone()
        after.answer(code)
        while after.seat == CHANCE:
            after.answer(after.options[self.dice.below(len(after.options))])
        if after.seat != seat or depth == 0 or looks < len(after.options):
            return self.evaluate(after, seat)
        share = looks // len(after.options)
        return max([self._worth(after, more, seat, depth - 1, share) for more in after.options])


def spread(worths: list[float]) -> float:
    """How far the options lie apart: the standard deviation of their worths."""
    mean = sum(worths) / len(worths)
    return sqrt(sum([(worth - mean) ** 2 for worth in worths]) / len(worths))
