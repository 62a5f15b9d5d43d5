"""The strategy of Othello: the majority of discs."""

from __future__ import annotations

from typing import Final

from bench import othello_board as board
from bench.othello import GAME, Othello
from skep.strategy import Strategy


class OthelloStrategy(Strategy[Othello]):
    """What bots know about Othello."""

    def evaluate_one_ply(self, state: Othello, seat: int) -> float:
        lead = board.majority(state.lines) * (1 - 2 * seat)
        return 0.5 + lead / 128


STRATEGY: Final = OthelloStrategy(GAME)
