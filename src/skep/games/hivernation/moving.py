"""A bee on the move in Total Domination's second phase, and what is kept count of.  HIV-TOTAL"""

from __future__ import annotations

from typing import Final

from skep.games.hivernation.bees import put_bee
from skep.games.hivernation.events import emit_move
from skep.games.hivernation.gaps import arrive, leave
from skep.games.hivernation.laying import take_away
from skep.games.hivernation.state import NO_CELLS, NOWHERE, Hive

MARKS: Final[list[int]] = []


def lift_bee(hive: Hive, cell: int, side: int) -> None:
    """A bee is picked up.  HIV-TOTAL-05"""
    take_away(hive, cell)
    leave(hive, cell)
    hive.bees[side] -= 1
    hive.lifted = cell
    hive.lifts = NO_CELLS
    hive.mark ^= bee_marks(hive)[2 * cell + side]


def set_bee(hive: Hive, goal: int, side: int) -> None:
    """The bee on the move is put down, and attacks; the other side is next.  HIV-TOTAL-10, 11"""
    if hive.recording:
        emit_move(hive, hive.lifted, goal, side)
    hive.lifted = NOWHERE
    lines = put_bee(hive, goal, side)
    arrive(hive, goal)
    hive.calm = 0 if lines else hive.calm + 1
    hive.moves += 1
    hive.pass_turn()
    marks = bee_marks(hive)
    mark = hive.mark ^ marks[2 * goal + side] ^ marks[0]
    for line in lines:
        for cell in line:
            mark ^= marks[2 * cell] ^ marks[2 * cell + 1]
    hive.mark = mark


def position_mark(hive: Hive) -> int:
    """A number for cells, visible sides and the side to move (Zobrist's way: two different
    positions share one only by a chance of about 1 in 10^17)."""
    marks = bee_marks(hive)
    mark = marks[0] if hive.side else 0
    for cell in hive.occupied:
        mark ^= marks[2 * cell + hive.tiles[cell] - 1]
    return mark


def bee_marks(hive: Hive) -> list[int]:
    """A number for a bee of each side on each cell; the first stands for the Drones' turn."""
    while len(MARKS) < 2 * len(hive.tiles):
        last = MARKS[-1] if MARKS else 88172645463325252 % (1 << 61)
        last ^= last << 13 & (1 << 61) - 1
        last ^= last >> 7
        last ^= last << 17 & (1 << 61) - 1
        MARKS.append(last)
    return MARKS
