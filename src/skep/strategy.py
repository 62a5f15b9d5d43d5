"""What a bot wants to know about a game beyond its rules."""

from __future__ import annotations

from typing import Any, ClassVar, Generic

from skep.kernel.compiling import mypyc_attr
from skep.kernel.game import Game
from skep.kernel.script import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategy(Generic[S]):
    """How good a game's states look, and how a search should treat its chance and its opponents.

    A game names the module of its strategy in `Game.strategy`; that module holds it as `STRATEGY`.
    The rules never use it.
    """

    chance_widening: ClassVar[float] = 0.7
    """Progressive widening of chance nodes: children ≤ 1 + chance_widening · √visits."""

    greedy_opponents: ClassVar[tuple[int, ...]] = ()
    """Seat counts at which a search does not explore the opponents' answers: they always take
    what looks best to them."""

    odds_settings: ClassVar[tuple[tuple[str, int, float], ...]] = ()
    """The modes and seat counts that the coach's odds are fitted to, each with its share of the
    matches. Other settings take the nearest; without any, the coach gives no chances."""

    queen_iterations: ClassVar[dict[tuple[str, int], int]] = {}
    """About how many iterations the queen's time at a table was worth, in plain Python, by mode and
    seats, when the budgets in docs/strength.md were chosen."""

    def __init__(self, game: Game[Any]) -> None:
        self.game: Game[Any] = game

    def evaluate(self, state: S) -> list[float]:
        """How good the state looks for each seat, from 0 (lost) to 1 (won), to a search that looks
        at what may follow. At the end of a match: what the result is worth."""
        if state.over:
            return self.game.payoffs(state)
        return [self.evaluate_one_ply(state, seat) for seat in range(state.seats)]

    def evaluate_one_ply(self, state: S, seat: int) -> float:
        """How good the state looks for a seat, from 0 (lost) to 1 (won), to a bot that looks no
        further than its own turn."""
        return self.evaluate(state)[seat]

    def playout_weight(self, state: S) -> float:
        """Weight from 0 to 1 of a playout's result against the evaluation; 0: no playouts."""
        return 0.0

    def playout_answer(self, state: S, options: list[int]) -> int:
        """The playout policy: the option that it takes, found without any search."""
        raise NotImplementedError

    def skip_to_own_turn(self, state: S, seat: int) -> S | None:
        """The state at this seat's next turn if all others skipped theirs; None to search their
        turns normally."""
        return None
