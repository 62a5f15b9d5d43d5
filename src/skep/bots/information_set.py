"""What a bot is given: what one seat knows at a decision, and worlds that agree with it."""

from __future__ import annotations

from typing import Any

from skep.bots.strategies import strategy_of
from skep.kernel.decision import Decision
from skep.kernel.game import Game
from skep.kernel.match import Match
from skep.kernel.position import Position
from skep.strategy import Strategy


class InformationSet:
    """One seat's knowledge at one of its decisions; never the match itself."""

    __slots__ = ("_root", "_view", "decision", "entries", "game", "seat", "seats")

    def __init__(self, match: Match, seat: int) -> None:
        self.game: Game[Any] = match.game
        self.seat = seat
        self.seats: int = match.settings.seats
        """Number of seats at the table."""
        self.entries: int = len(match.log)
        """Length of the log."""
        self.decision: Decision = match.decision_of(seat)
        self._view: dict[str, Any] | None = None
        self._root: Position = match.position(seat, 0)

    @property
    def view(self) -> dict[str, Any]:
        """The seat's view of the game's table, as JSON."""
        if self._view is None:
            self._view = self.game.view(self._root.state, self.seat)
        return self._view

    @property
    def strategy(self) -> Strategy[Any]:
        """The strategy of the game."""
        return strategy_of(self.game)

    @property
    def open(self) -> bool:
        """Whether nothing is hidden and nothing is left to chance."""
        return not self._root.state.zones()

    @property
    def playout_weight(self) -> float:
        """The strategy's weight of playouts in this position."""
        return self.strategy.playout_weight(self._root.state)

    def world(self, seed: int, keep: bool = False) -> Position:
        """A position that could be the true one; it can be cloned only with `keep`."""
        return self._root.world(self.seat, seed, keep)
