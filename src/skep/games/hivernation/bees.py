"""Attaching a bee, the pincer attack, lines of sight.  HIV-ATT, HIV-PINCER, HIV-LOS"""

from __future__ import annotations

from typing import Final

from skep.games.hivernation.laying import change, put_down
from skep.games.hivernation.lines import LINES, bees_on
from skep.games.hivernation.pieces import PAW
from skep.games.hivernation.state import BEARS, LEANS, OPENS, Hive
from skep.games.hivernation.telling import told_bee
from skep.kernel.compiling import i64

NO_LINES: Final[list[list[int]]] = []
"""Where no line is closed; it stays empty."""


def bee_places(hive: Hive, side: int) -> list[int]:
    """Where a side may put a bee: beside what it may attach to, or to close a line.

    HIV-ATT-01…06
    """
    near = hive.near
    opens: i64 = OPENS[side]
    return [cell for cell in hive.frontier if near[cell] & opens]


def has_bee_place(hive: Hive, side: int) -> bool:
    """Is there any place for a bee of the side?"""
    near = hive.near
    opens: i64 = LEANS[side]
    for cell in hive.frontier:
        if near[cell] & opens:
            return True  # nearly always
    return bool(bee_places(hive, side))


def lines_closed(hive: Hive, cell: int, side: int) -> list[list[int]]:
    """The enemy bees caught on each line that a bee of the side closes from an empty cell.

    HIV-LOS-01…04, HIV-MULTI-02, HIV-BLOCK-01…07
    """
    lines = hive.near[cell] & LINES[side]
    return bees_on(hive.tiles, cell, lines, side) if lines else NO_LINES


def put_bee(hive: Hive, cell: int, side: int) -> list[list[int]]:
    """Put a bee down and flip every line it closes; the bees on those lines.

    HIV-TURN-05, HIV-ATT-07, HIV-ATT-08, HIV-PINCER-02…07, HIV-BEAR-04
    """
    around = hive.near[cell]
    lines = lines_closed(hive, cell, side) if around & LINES[side] else NO_LINES
    put_down(hive, cell, side + 1 + PAW if around & BEARS else side + 1)
    bees = hive.bees
    bees[side] = bees[side] + 1  # quicker than `+=` when compiled
    for line in lines:
        turn_over(hive, line, side)
    if hive.telling:
        told_bee(hive, cell, side, lines)
    return lines


def turn_over(hive: Hive, cells: list[int], side: int) -> None:
    """Bees show the side from now on; they stay in their places.  HIV-PINCER-04, HIV-PINCER-08"""
    for cell in cells:
        change(hive, cell, side + 1)
    hive.bees[side] += len(cells)
    hive.bees[1 - side] -= len(cells)
