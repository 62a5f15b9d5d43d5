"""The strategy of Propolis: an evaluation, and playouts by a quick policy."""

from __future__ import annotations

from typing import Final

from skep.games.propolis.bot import evaluation, playout_policy
from skep.games.propolis.bot.weights import ALONE, FITTED
from skep.games.propolis.state import Realm
from skep.strategy import Strategy

PLAYOUT_WEIGHT: Final = 0.5
"""Weight of a playout's result where several play."""


class PropolisStrategy(Strategy[Realm]):
    """What bots know about Propolis."""

    def evaluate(self, state: Realm) -> list[float]:
        return evaluation.evaluate(state, ALONE if state.solo else FITTED)

    def evaluate_one_ply(self, state: Realm, seat: int) -> float:
        return evaluation.evaluate_one_ply(state, seat)

    def playout_weight(self, state: Realm) -> float:
        return 0.0 if state.solo else PLAYOUT_WEIGHT

    def playout_answer(self, state: Realm, options: list[int]) -> int:
        return playout_policy.playout_answer(state, options)
