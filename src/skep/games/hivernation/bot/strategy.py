"""The strategy of Hivernation: an evaluation, and a normal search."""

from __future__ import annotations

from skep.games.hivernation.bot import evaluation
from skep.games.hivernation.state import Hive
from skep.strategy import Strategy


class HivernationStrategy(Strategy[Hive]):
    """What bots know about Hivernation."""

    def evaluate(self, state: Hive) -> list[float]:
        return evaluation.evaluate(state)

    def evaluate_one_ply(self, state: Hive, seat: int) -> float:
        return evaluation.evaluate_one_ply(state, seat)
