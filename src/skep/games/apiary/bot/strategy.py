"""The strategy of Apiary: an evaluation by turns left, and a search of the own turns only."""

from __future__ import annotations

from typing import ClassVar

from skep.games.apiary.bot import evaluation, own_turns
from skep.games.apiary.state import Colony
from skep.strategy import Strategy


class ApiaryStrategy(Strategy[Colony]):
    """What bots know about Apiary."""

    chance_widening: ClassVar[float] = 0.25
    odds_settings: ClassVar[tuple[tuple[str, int, float], ...]] = (
        ("standard", 2, 0.6),
        ("standard", 3, 0.2),
        ("standard", 4, 0.12),
        ("standard", 5, 0.08),
    )
    """No solo: bots as quick as those that play for the odds nearly always lose to the Automa,
    which says nothing about people."""
    queen_iterations: ClassVar[dict[tuple[str, int], int]] = {("standard", 2): 4_600}

    def evaluate(self, state: Colony) -> list[float]:
        return self.game.payoffs(state) if state.over else evaluation.evaluate(state)

    def evaluate_one_ply(self, state: Colony, seat: int) -> float:
        return evaluation.evaluate_one_ply(state, seat)

    def skip_to_own_turn(self, state: Colony, seat: int) -> Colony | None:
        return own_turns.skip_to_own_turn(state, seat)
