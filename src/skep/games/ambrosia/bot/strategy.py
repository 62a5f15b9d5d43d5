"""The strategy of Ambrosia: an evaluation, and with four seats a search of the own turns only."""

from __future__ import annotations

from typing import ClassVar

from skep.games.ambrosia.bot import evaluation, own_turns
from skep.games.ambrosia.state import Meadow
from skep.strategy import Strategy


class AmbrosiaStrategy(Strategy[Meadow]):
    """What bots know about Ambrosia."""

    greedy_opponents: ClassVar[tuple[int, ...]] = (3,)

    def evaluate(self, state: Meadow) -> list[float]:
        return evaluation.evaluate(state)

    def skip_to_own_turn(self, state: Meadow, seat: int) -> Meadow | None:
        return own_turns.skip_to_own_turn(state, seat)
