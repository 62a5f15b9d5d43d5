"""Attaching a bee, the pincer attack, lines of sight.  HIV-ATT, HIV-PINCER, HIV-LOS"""

from __future__ import annotations

from skep.games.hivernation.laying import change, put_down
from skep.games.hivernation.lines import LINES, bees_on
from skep.games.hivernation.pieces import PAW
from skep.games.hivernation.state import BEARS, OPENS, Hive
from skep.games.hivernation.telling import told_bee
from skep.kernel.compiling import i64


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
    opens: i64 = OPENS[side]
    for cell in hive.frontier:  # noqa: SIM110  (quicker than `any`)
        if near[cell] & opens:
            return True
    return False


def lines_closed(hive: Hive, cell: int, side: int) -> list[list[int]]:
    """The enemy bees caught on each line that a bee of the side closes from an empty cell.

    HIV-LOS-01…04, HIV-MULTI-02, HIV-BLOCK-01…07
    """
    lines = hive.near[cell] & LINES[side]
    return bees_on(hive.tiles, cell, lines, side) if lines else []


def put_bee(hive: Hive, cell: int, side: int) -> list[list[int]]:
    """Put a bee down and flip every line it closes; the bees on those lines.

    HIV-TURN-05, HIV-ATT-07, HIV-ATT-08, HIV-PINCER-02…07, HIV-BEAR-04
    """
    tile = side + 1
    if hive.near[cell] & BEARS:
        tile += PAW
    lines = lines_closed(hive, cell, side)
    put_down(hive, cell, tile)
    hive.bees[side] += 1
    for line in lines:
        for caught in line:
            turn_over(hive, caught, side)
    if hive.telling:
        told_bee(hive, cell, side, lines)
    return lines


def turn_over(hive: Hive, cell: int, side: int) -> None:
    """A bee shows the side from now on; it stays in its place.  HIV-PINCER-04, HIV-PINCER-08"""
    change(hive, cell, side + 1)
    hive.bees[side] += 1
    hive.bees[1 - side] -= 1
