"""A bee on the move in Total Domination's second phase, and what is kept count of.  HIV-TOTAL"""

from __future__ import annotations

from typing import Final

from skep.games.hivernation.bees import put_bee
from skep.games.hivernation.gaps import arrive, leave
from skep.games.hivernation.laying import take_away
from skep.games.hivernation.state import NOWHERE, Hive
from skep.games.hivernation.telling import told_move

_MARKS: Final[list[int]] = []


def lift_bee(hive: Hive, cell: int, side: int) -> None:
    """A bee is picked up.  HIV-TOTAL-05"""
    take_away(hive, cell)
    leave(hive, cell)
    hive.bees[side] -= 1
    hive.lifted = cell
    hive.lifts = []
    hive.mark ^= bee_mark(cell, side)


def set_bee(hive: Hive, goal: int, side: int) -> None:
    """The bee on the move is put down, and attacks; the other side is next.  HIV-TOTAL-10, 11"""
    if hive.telling:
        told_move(hive, hive.lifted, goal, side)
    hive.lifted = NOWHERE
    lines = put_bee(hive, goal, side)
    arrive(hive, goal)
    hive.calm = 0 if lines else hive.calm + 1
    hive.moves += 1
    hive.pass_turn()
    mark = hive.mark ^ bee_mark(goal, side) ^ bee_mark(0, 0)
    for line in lines:
        for cell in line:
            mark ^= bee_mark(cell, 0) ^ bee_mark(cell, 1)
    hive.mark = mark


def position_mark(hive: Hive) -> int:
    """A number for cells, visible sides and the side to move (Zobrist's way: two different
    positions share one only by a chance of about 1 in 10^17)."""
    mark = bee_mark(0, 0) if hive.side else 0
    for cell in hive.occupied:
        mark ^= bee_mark(cell, hive.tiles[cell] - 1)
    return mark


def bee_mark(cell: int, side: int) -> int:
    """The number of a bee of a side on a cell; that of cell 0 stands for the Drones' turn."""
    marks = _MARKS
    at = 2 * cell + side
    while len(marks) <= at:
        last = marks[-1] if marks else 88172645463325252 % (1 << 61)
        last ^= last << 13 & (1 << 61) - 1
        last ^= last >> 7
        last ^= last << 17 & (1 << 61) - 1
        marks.append(last)
    return marks[at]
