"""Othello as a game in Skep's kernel, for a ratio to other engines on the same game.

A side that can't move passes without being asked, and a single legal cell is taken without asking,
as in every game of ours.
"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, ClassVar, Final

from bench import othello_board as board
from skep.kernel.game import Game, Mode, Settings
from skep.kernel.script import Prompt, State, ask, checkpoint

KEYS: Final[list[str]] = [f"cell:{'abcdefgh'[cell & 7]}{(cell >> 3) + 1}" for cell in range(64)]


class Othello(State):
    """The 32 lines of the board, the side to move, and where it may."""

    __slots__ = ("lines", "mover", "open")

    FIELDS: ClassVar[tuple[str, ...]] = ("seats", "over", "lines", "mover", "open")

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[int] = []
        self.mover: int = board.BLACK
        self.open: list[int] = []

    def copy(self) -> Othello:
        twin = Othello()
        twin.seats = self.seats
        twin.over = self.over
        twin.lines = self.lines[:]
        twin.mover = self.mover
        twin.open = self.open
        return twin


class Place(Prompt[Othello]):
    """Where the side to move places its disc."""

    name = "place"

    def options(self, match: Othello) -> list[int]:
        return match.open

    def key(self, match: Othello, code: int) -> str:
        return KEYS[code]


PLACE: Final = Place()


async def play(match: Othello) -> None:
    """Turn by turn: place a disc, turn what it captures; the other side is next."""
    while not match.over:
        cell = await ask(match, match.mover, PLACE)
        board.place(match.lines, match.mover, cell)
        match.mover = 1 - match.mover
        open_turn(match)
        checkpoint(match)


def open_turn(match: Othello) -> None:
    """Find the moves; a side without one passes, and when neither has one the match is over."""
    match.open = board.legal(match.lines, match.mover)
    if not match.open:
        match.mover = 1 - match.mover
        match.open = board.legal(match.lines, match.mover)
        match.over = not match.open


class OthelloGame(Game[Othello]):
    """The rules behind the seam that every game of ours has."""

    name = "othello"
    strategy = "bench.othello_strategy"
    modes: ClassVar[tuple[Mode, ...]] = (Mode("standard", (2,)),)

    def setup(self, settings: Settings) -> Othello:
        match = Othello()
        match.seats = settings.seats
        match.lines = board.start()
        open_turn(match)
        return match

    def script(self, match: Othello) -> Coroutine[Any, Any, None]:
        return play(match)

    def view(self, match: Othello, seat: int | None) -> dict[str, Any]:
        return {"rows": match.lines[:8], "mover": match.mover, "over": match.over}

    def scores(self, match: Othello) -> list[int]:
        lead = board.majority(match.lines)
        discs = board.discs(match.lines)
        return [(discs + lead) // 2, (discs - lead) // 2]

    def sheet(self, match: Othello) -> list[dict[str, Any]]:
        scores = enumerate(self.scores(match))
        return [{"seat": seat, "id": "discs", "points": points} for seat, points in scores]

    def reason(self, match: Othello) -> str:
        return "no-move"

    def vocabulary(self, settings: Settings) -> list[str]:
        return [KEYS[cell] for cell in range(64) if cell not in (27, 28, 35, 36)]


GAME: Final = OthelloGame()
