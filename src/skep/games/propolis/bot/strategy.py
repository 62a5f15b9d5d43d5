"""The strategy of Propolis: an evaluation, and playouts by a quick policy."""

from __future__ import annotations

from typing import ClassVar, Final

from skep.games.propolis.bot import evaluation, playout_policy
from skep.games.propolis.bot.memo import Memo
from skep.games.propolis.bot.playout_weights import TUNED
from skep.games.propolis.bot.weights import FITTED, FITTED_SOLO, ONE_PLY
from skep.games.propolis.game import Propolis
from skep.games.propolis.state import Realm
from skep.strategy import Strategy

PLAYOUT_WEIGHT: Final = 0.5
"""Weight of a playout's result in multiplayer."""


class PropolisStrategy(Strategy[Realm]):
    """What bots know about Propolis."""

    odds_settings: ClassVar[tuple[tuple[str, int, float], ...]] = (
        ("multiplayer", 2, 0.6),
        ("multiplayer", 3, 0.25),
        ("multiplayer", 4, 0.15),
    )
    """No solo: nobody can lose there."""
    queen_iterations: ClassVar[dict[tuple[str, int], int]] = {("multiplayer", 2): 800}
    """On average: each iteration plays the match to its end, so there are 500 early in a match and
    thousands near its end."""

    def __init__(self, game: Propolis) -> None:
        super().__init__(game)
        self.memo = Memo()

    def evaluate(self, state: Realm) -> list[float]:
        return evaluation.evaluate(state, FITTED_SOLO if state.solo else FITTED, self.memo)

    def evaluate_one_ply(self, state: Realm, seat: int) -> float:
        return evaluation.evaluate(state, ONE_PLY, self.memo)[seat]

    def playout_weight(self, state: Realm) -> float:
        return 0.0 if state.solo else PLAYOUT_WEIGHT

    def playout_answer(self, state: Realm, options: list[int]) -> int:
        return playout_policy.playout_answer(state, options, TUNED, self.memo)
