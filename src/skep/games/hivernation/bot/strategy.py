"""The strategy of Hivernation: an evaluation, and a normal search."""

from __future__ import annotations

from typing import ClassVar

from skep.games.hivernation.bot import evaluation
from skep.games.hivernation.state import Hive
from skep.strategy import Strategy


class HivernationStrategy(Strategy[Hive]):
    """What bots know about Hivernation."""

    odds_settings: ClassVar[tuple[tuple[str, int, float], ...]] = (
        ("quick", 2, 0.45),
        ("arcade", 2, 0.4),
        ("total", 2, 0.15),
    )
    queen_iterations: ClassVar[dict[tuple[str, int], int]] = {
        ("quick", 2): 14_000,
        ("arcade", 2): 9_700,
        ("total", 2): 13_000,
    }

    def evaluate(self, state: Hive) -> list[float]:
        return evaluation.evaluate(state)

    def evaluate_one_ply(self, state: Hive, seat: int) -> float:
        return evaluation.evaluate_one_ply(state, seat)
