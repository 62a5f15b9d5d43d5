"""Attaching a bee, the pincer attack, lines of sight.  HIV-ATT, HIV-PINCER, HIV-LOS"""

from __future__ import annotations

from typing import Final

from skep.games.hivernation.events import emit_bee
from skep.games.hivernation.laying import NONE, change, put_bee_down, put_down
from skep.games.hivernation.lines import FIRST, LINES, WAYS, bees_on
from skep.games.hivernation.pieces import PAW
from skep.games.hivernation.state import BEARS, Hive

NO_LINES: Final[list[list[int]]] = []
"""Where no line is closed; it stays empty."""


def bee_places(hive: Hive, side: int) -> list[int]:
    """Where a side may put a bee: beside what it may attach to, or to close a line.

    HIV-ATT-01…06
    """
    return hive.places[side][:]


def has_bee_place(hive: Hive, side: int) -> bool:
    """Is there any place for a bee of the side?"""
    return bool(hive.places[side])


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
    closed = around & LINES[side]
    lines = NO_LINES
    if closed:
        lines = lines_closed(hive, cell, side)
        for way, line in zip(WAYS[closed // FIRST[side]], lines):
            turn_over(hive, line, side, way % 3)
    if around & BEARS:
        put_down(hive, cell, side + 1 + PAW)
    else:
        put_bee_down(hive, cell, side + 1)
    bees = hive.bees
    bees[side] = bees[side] + 1  # quicker than `+=` when compiled
    if hive.recording:
        emit_bee(hive, cell, side, lines)
    return lines


def turn_over(hive: Hive, cells: list[int], side: int, along: int = NONE) -> None:
    """Bees show the side from now on; they stay in their places. Along a line that is closed nobody
    looks yet: the bee that closes it comes next.  HIV-PINCER-04, HIV-PINCER-08"""
    for cell in cells:
        change(hive, cell, side + 1, along)
    hive.bees[side] += len(cells)
    hive.bees[1 - side] -= len(cells)
