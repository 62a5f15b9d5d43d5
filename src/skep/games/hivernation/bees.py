"""Attaching a bee, the pincer attack, lines of sight.  HIV-ATT, HIV-PINCER, HIV-LOS"""

from __future__ import annotations

from skep.games.hivernation.pieces import PAW
from skep.games.hivernation.state import CLOSES, LEAN_MASK, OPEN, Hive
from skep.games.hivernation.telling import told_bee
from skep.hexes import STEP


def bee_places(hive: Hive, side: int) -> list[int]:
    """Where a side may put a bee.  HIV-ATT-01…06"""
    near = hive.near
    notes = hive.notes
    mask = LEAN_MASK[side]
    closes = CLOSES << side
    open = OPEN << side
    return [
        cell
        for cell in hive.frontier
        if near[cell] & mask
        or (note := notes[cell]) & closes
        or (not note & open and pincers(hive, cell, side))
    ]


def may_hold_bee(hive: Hive, cell: int, side: int) -> bool:
    """May the side put a bee on this cell of the frontier?  HIV-ATT-01…05"""
    return bool(hive.near[cell] & LEAN_MASK[side]) or pincers(hive, cell, side)


def has_bee_place(hive: Hive, side: int) -> bool:
    """Is there any place for a bee of the side?"""
    near = hive.near
    mask = LEAN_MASK[side]
    for cell in hive.frontier:
        if near[cell] & mask:
            return True
    return any(pincers(hive, cell, side) for cell in hive.frontier)


def pincers(hive: Hive, cell: int, side: int) -> bool:
    """Would a bee here close at least one line?  HIV-ATT-04, HIV-PINCER-01"""
    own = side + 1
    tiles = hive.tiles
    enemy = 2 - side
    for step in STEP:
        at = step[cell]
        if tiles[at] == enemy:
            at = step[at]
            while tiles[at] == enemy:
                at = step[at]
            end = tiles[at]
            if end == own or end == own + PAW:
                hive.notes[cell] |= CLOSES << side
                return True
    hive.notes[cell] |= OPEN << side
    return False


def lines_closed(hive: Hive, cell: int, side: int) -> list[list[int]]:
    """The enemy bees caught on each closed line from a bee of the side on the cell.

    A line goes straight through enemy bees and ends at the first own bee; an empty place or a
    blocker ends it without effect.  HIV-LOS-01…04, HIV-MULTI-02, HIV-BLOCK-01…07
    """
    tiles = hive.tiles
    own = side + 1
    enemy = 2 - side
    lines: list[list[int]] = []
    for step in STEP:
        at = step[cell]
        if tiles[at] == enemy:
            at = step[at]
            while tiles[at] == enemy:
                at = step[at]
            end = tiles[at]
            if end == own or end == own + PAW:
                line: list[int] = []
                at = step[cell]
                while tiles[at] == enemy:
                    line.append(at)
                    at = step[at]
                lines.append(line)
    return lines


def put_bee(hive: Hive, cell: int, side: int) -> list[list[int]]:
    """Put a bee down and flip every line it closes; the bees on those lines.

    HIV-TURN-05, HIV-ATT-07, HIV-ATT-08, HIV-PINCER-02…07, HIV-BEAR-04
    """
    tile = side + 1
    if hive.bears and hive.paws(cell):
        tile += PAW
    hive.put_down(cell, tile)
    hive.bees[side] += 1
    lines = lines_closed(hive, cell, side)
    for line in lines:
        for caught in line:
            turn_over(hive, caught, side)
    if hive.telling:
        told_bee(hive, cell, side, lines)
    return lines


def turn_over(hive: Hive, cell: int, side: int) -> None:
    """A bee shows the side from now on; it stays in its place.  HIV-PINCER-04, HIV-PINCER-08"""
    hive.change(cell, side + 1)
    hive.bees[side] += 1
    hive.bees[1 - side] -= 1
