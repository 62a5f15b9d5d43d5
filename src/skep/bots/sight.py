"""What a bot is given: a view, a decision and a maker of worlds; never the match."""

from __future__ import annotations

from typing import Any

from skep.kernel.decision import Decision
from skep.kernel.game import Game
from skep.kernel.match import Match
from skep.kernel.position import Position


class Sight:
    """One seat's sight of a match at one of its decisions."""

    __slots__ = ("_root", "decision", "game", "seat", "view")

    def __init__(self, match: Match, seat: int) -> None:
        self.game: Game[Any] = match.game
        self.seat = seat
        self.view: dict[str, Any] = match.view(seat)
        self.decision: Decision = match.decision_of(seat)
        self._root: Position = match.position(seat, 0)

    @property
    def entries(self) -> int:
        """How many entries the log has."""
        count: int = self.view["entries"]
        return count

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        count: int = self.view["settings"]["seats"]
        return count

    @property
    def open(self) -> bool:
        """Does all lie open, with nothing hidden and nothing left to luck?"""
        return not self._root.state.zones()

    @property
    def heed(self) -> float:
        """How much the game would have a search heed the ends of matches that are played on."""
        return self.game.heed(self._root.state)

    def world(self, seed: int, keep: bool = False) -> Position:
        """A position that could be the true one; to be cloned only with `keep`."""
        return self._root.world(self.seat, seed, keep)
