"""Which bees may be picked up in Total Domination's second phase.  HIV-TOTAL-06…09"""

from __future__ import annotations

from skep.games.hivernation.bees import bee_places
from skep.games.hivernation.pieces import EMPTY
from skep.games.hivernation.state import LEAN_MASK, Hive
from skep.hexes import STEP


def liftable(hive: Hive, side: int) -> list[int]:
    """The side's bees that may be picked up and have somewhere to go."""
    tiles = hive.tiles
    own = side + 1
    roomy = is_roomy(hive, side)
    needed = needed_tiles(hive)
    return [
        cell
        for cell in hive.occupied
        if tiles[cell] == own and not needed[cell] and (roomy or has_goal(hive, cell, side))
    ]


def can_move(hive: Hive, side: int) -> bool:
    """Can the side move any bee?  HIV-TOTAL-13"""
    tiles = hive.tiles
    own = side + 1
    for cell in hive.occupied:
        if tiles[cell] == own and hangs_loose(hive, cell) and has_goal(hive, cell, side):
            return True
    return bool(liftable(hive, side))


def keeps_hive(hive: Hive, cell: int) -> bool:
    """Do all other tiles stay connected to the Queen without this one?  HIV-TOTAL-07"""
    return hangs_loose(hive, cell) or not needed_tiles(hive)[cell]


def hangs_loose(hive: Hive, cell: int) -> bool:
    """Do the tiles around the cell touch each other, so that none needs it?  (A quick look.)"""
    tiles = hive.tiles
    groups = 0
    last = tiles[STEP[5][cell]]
    for step in STEP:
        tile = tiles[step[cell]]
        if tile != EMPTY and last == EMPTY:
            groups += 1
        last = tile
    return groups <= 1


def needed_tiles(hive: Hive) -> bytearray:
    """A mark for each cell whose tile joins others to the Queen (Tarjan's cut points)."""
    size = len(hive.tiles)
    needed = bytearray(size)
    _visit(hive.tiles, 0, [0] * size, [0] * size, needed, 1)
    return needed


def _visit(
    tiles: list[int], cell: int, met: list[int], low: list[int], needed: bytearray, count: int
) -> int:
    """Depth first from a cell: `met` is the order, `low` how far back another way leads."""
    met[cell] = low[cell] = count
    for step in STEP:
        beside = step[cell]
        if tiles[beside] == EMPTY:
            continue
        if not met[beside]:
            count = _visit(tiles, beside, met, low, needed, count + 1)
            if low[beside] >= met[cell]:
                needed[cell] = 1
            low[cell] = min(low[cell], low[beside])
        elif met[beside] < low[cell]:
            low[cell] = met[beside]
    return count


def is_roomy(hive: Hive, side: int) -> bool:
    """Are there so many places beside own bees that each bee has one away from itself?"""
    near = hive.near
    mask = LEAN_MASK[side]
    count = 0
    for cell in hive.frontier:
        if near[cell] & mask:
            count += 1
            if count > 6:
                return True
    return False


def has_goal(hive: Hive, cell: int, side: int) -> bool:
    """Once lifted, may the bee be put down anywhere else?  HIV-TOTAL-09"""
    near = hive.near
    mask = LEAN_MASK[side]
    beside = [step[cell] for step in STEP]
    for place in hive.frontier:
        if near[place] & mask and place not in beside:
            return True
    without = hive.copy()
    without.take_away(cell)
    return any(place != cell for place in bee_places(without, side))
