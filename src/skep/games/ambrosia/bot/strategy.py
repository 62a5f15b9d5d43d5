"""The strategy of Ambrosia: an evaluation, and with four seats a search of the own turns only."""

from __future__ import annotations

from typing import ClassVar

from skep.games.ambrosia.bot import evaluation, own_turns
from skep.games.ambrosia.state import Meadow
from skep.strategy import Strategy


class AmbrosiaStrategy(Strategy[Meadow]):
    """What bots know about Ambrosia."""

    greedy_opponents: ClassVar[tuple[int, ...]] = (3,)
    odds_settings: ClassVar[tuple[tuple[str, int, float], ...]] = (
        ("front", 2, 0.4),
        ("front", 3, 0.15),
        ("front", 4, 0.1),
        ("back", 2, 0.25),
        ("back", 3, 0.1),
    )
    queen_iterations: ClassVar[dict[tuple[str, int], int]] = {
        ("front", 2): 2_800,
        ("front", 3): 2_800,
        ("front", 4): 2_800,
    }

    def evaluate(self, state: Meadow) -> list[float]:
        return evaluation.evaluate(state)

    def skip_to_own_turn(self, state: Meadow, seat: int) -> Meadow | None:
        return own_turns.skip_to_own_turn(state, seat)
