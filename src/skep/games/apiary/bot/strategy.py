"""The strategy of Apiary: an evaluation by turns left, and a search of the own turns only."""

from __future__ import annotations

from typing import ClassVar

from skep.games.apiary.bot import evaluation, own_turns
from skep.games.apiary.state import Colony
from skep.strategy import Strategy


class ApiaryStrategy(Strategy[Colony]):
    """What bots know about Apiary."""

    chance_widening: ClassVar[float] = 0.25

    def evaluate(self, state: Colony) -> list[float]:
        return self.game.payoffs(state) if state.over else evaluation.evaluate(state)

    def evaluate_one_ply(self, state: Colony, seat: int) -> float:
        return evaluation.evaluate_one_ply(state, seat)

    def skip_to_own_turn(self, state: Colony, seat: int) -> Colony | None:
        return own_turns.skip_to_own_turn(state, seat)
