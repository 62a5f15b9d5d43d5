"""Which lines a bee would close from an empty cell, as bits of `near`.  HIV-PINCER-01, HIV-LOS

A line goes straight through enemy bees and ends at the first own bee; an empty place or a
blocker ends it without effect. There is a bit for each side and direction.
"""

from __future__ import annotations

from typing import Final

from skep.games.hivernation.pieces import DRONE, DRONE_PAW, EMPTY, WORKER
from skep.hexes import STEP

FIRST: Final = [1 << 12, 1 << 18]
"""For each side the bit of direction 0; the other five follow."""
LINES: Final = [63 * first for first in FIRST]


def _closing(caught: int, end: int) -> int:
    """The first bit of the side that closes a line of such bees with such a tile at its end."""
    if caught not in (WORKER, DRONE) or not EMPTY < end <= DRONE_PAW or (caught + end) % 2 == 0:
        return 0
    return FIRST[2 - caught]


CLOSING: Final = [_closing(caught, end) for caught in range(8) for end in range(8)]
"""By 8 times what is caught on a line, plus what is at its end."""
WAYS: Final = [[way for way in range(6) if ways >> way & 1] for ways in range(64)]
"""By bits: those directions."""


def lines_from(tiles: list[int], cell: int, low: int = WORKER, high: int = DRONE) -> int:
    """The lines of such bees that the other side would close from a cell."""
    lines = 0
    for way in range(6):
        step = STEP[way]
        at = step[cell]
        caught = tiles[at]
        if low <= caught <= high:
            at = step[at]
            while tiles[at] == caught:
                at = step[at]
            lines |= CLOSING[8 * caught + tiles[at]] << way
    return lines


def bees_on(tiles: list[int], cell: int, lines: int, side: int) -> list[list[int]]:
    """The bees on the lines that the side closes from a cell."""
    found: list[list[int]] = []
    for way in WAYS[lines // FIRST[side] & 63]:
        step = STEP[way]
        at = step[cell]
        line: list[int] = []
        while tiles[at] == 2 - side:
            line.append(at)
            at = step[at]
        found.append(line)
    return found
