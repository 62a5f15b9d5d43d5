"""One int per empty cell: which tiles touch it, and which lines a bee would close from it.

From the lowest bits up: how many tiles touch the cell to which Workers may attach, to which Drones
may attach, how many Flowers and how many Bears (three bits each); then one bit for each direction
in which a Worker would close a line, and one for each direction in which a Drone would.
"""

from __future__ import annotations

from typing import Final

from skep.games.hivernation.pieces import DRONE, EMPTY, ENEMY_BEE, OWN_BEE, OWN_PAW, WORKER
from skep.hexes import AROUND, STEP, size

WORKERS_ATTACH: Final = 1
DRONES_ATTACH: Final = 8
TOUCHES_FLOWER: Final = 64
TOUCHES_BEAR: Final = 512
EITHER_ATTACHES: Final = WORKERS_ATTACH + DRONES_ATTACH
ADJACENCY_CODE: Final = [
    0,
    WORKERS_ATTACH,
    DRONES_ATTACH,
    WORKERS_ATTACH,
    DRONES_ATTACH,
    EITHER_ATTACHES,
    TOUCHES_FLOWER,
    EITHER_ATTACHES + TOUCHES_BEAR,
]
"""By tile: what it adds to the cells around it."""
ATTACH_MASK: Final = [7 * WORKERS_ATTACH, 7 * DRONES_ATTACH]
"""By side: the count of tiles to which it may attach."""
BEAR_MASK: Final = 7 * TOUCHES_BEAR
COUNTS_MASK: Final = 8 * TOUCHES_BEAR - 1
"""All counts, without the lines."""
LINE_BIT: Final = [1 << 12, 1 << 18]
"""By side: the bit of direction 0; the other five directions follow."""
LINE_MASK: Final = [63 * LINE_BIT[0], 63 * LINE_BIT[1]]
"""By side: the lines that it would close."""
PLACE_MASK: Final = [ATTACH_MASK[0] | LINE_MASK[0], ATTACH_MASK[1] | LINE_MASK[1]]
"""By side: whatever lets it put a bee down."""
DIRECTIONS_IN: Final = [[way for way in range(6) if bits >> way & 1] for bits in range(64)]
"""By six bits: the directions whose bit is set."""


def _line_code(caught: int, end: int) -> int:
    """The first line bit of the side that closes a line of such bees with such a tile behind."""
    for side in range(2):
        if caught == ENEMY_BEE[side] and end in (OWN_BEE[side], OWN_PAW[side]):
            return LINE_BIT[side]
    return 0


LINE_CODE: Final = [_line_code(caught, end) for caught in range(8) for end in range(8)]
"""By 8 times the bees that are caught, plus the tile behind them."""


def lines_from(tiles: list[int], cell: int) -> int:
    """The lines that either side would close from a cell, as bits."""
    lines = 0
    for direction in range(6):
        step = STEP[direction]
        at = step[cell]
        caught = tiles[at]
        if WORKER <= caught <= DRONE:
            at = step[at]
            while tiles[at] == caught:
                at = step[at]
            lines |= LINE_CODE[8 * caught + tiles[at]] << direction
    return lines


def counts_around(tiles: list[int], cell: int) -> int:
    """How many tiles of each sort touch a cell, as bits."""
    return sum([ADJACENCY_CODE[tiles[beside]] for beside in AROUND[cell]])


def adjacency_of(tiles: list[int], rings: int) -> list[int]:
    """The int of every empty cell, worked out from the tiles; 0 for cells with a tile."""
    found = [0] * len(tiles)
    for cell in range(size(rings - 1)):
        if tiles[cell] == EMPTY and (counts := counts_around(tiles, cell)):
            found[cell] = counts + lines_from(tiles, cell)
    return found


def places_of(adjacency: list[int]) -> list[list[int]]:
    """For each side the empty cells where it may put a bee."""
    return [
        [cell for cell, around in enumerate(adjacency) if around & PLACE_MASK[side]]
        for side in range(2)
    ]
