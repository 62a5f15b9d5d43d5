"""Tiles come, go and change; `near` and the frontier follow."""

from __future__ import annotations

from typing import Final

from skep.games.hivernation.lines import CLOSING, FIRST, lines_from
from skep.games.hivernation.pieces import DRONE, EMPTY, QUEEN
from skep.games.hivernation.state import AROUND_IT, PULL, Hive
from skep.hexes import RING, STEP
from skep.kernel.compiling import i64

WAYS: Final = [
    (STEP[way], STEP[(way + 3) % 6], FIRST[0] + FIRST[1] << (way + 3) % 6, (way + 3) % 6)
    for way in range(6)
]
"""For each direction: the step, the step back, and of the direction back its bits and number."""


def put_down(hive: Hive, cell: int, tile: int) -> None:
    """A tile comes to lie on an empty cell."""
    if RING[cell] + 2 > hive.rings:
        hive.make_room(hive.rings + 1)
    around = hive.near[cell]
    if around:
        hive.frontier.remove(cell)
        if around > AROUND_IT:
            hive.near[cell] = around & AROUND_IT
    hive.tiles[cell] = tile
    if tile != QUEEN:
        hive.occupied.append(cell)
    _follow(hive, cell, tile, PULL[tile])


def take_away(hive: Hive, cell: int) -> None:
    """A tile leaves the hive; its cell is empty again."""
    pull = PULL[hive.tiles[cell]]
    hive.tiles[cell] = EMPTY
    hive.occupied.remove(cell)
    _follow(hive, cell, EMPTY, -pull)
    around = hive.near[cell] & AROUND_IT
    if around:
        hive.frontier.append(cell)
        around += lines_from(hive.tiles, cell)
    hive.near[cell] = around


def change(hive: Hive, cell: int, tile: int) -> None:
    """Something else shows on the cell: a bee turned over, or a tile on top of it."""
    more = PULL[tile] - PULL[hive.tiles[cell]]
    hive.tiles[cell] = tile
    _follow(hive, cell, tile, more)


def _follow(hive: Hive, cell: i64, tile: i64, pull: i64) -> None:
    """The tile shows on the cell now: what is around it follows, and the lines over it."""
    tiles = hive.tiles
    near = hive.near
    bee = EMPTY < tile <= DRONE
    for step, back, bits, way in WAYS:
        at: i64 = step[cell]
        caught: i64 = tiles[at]
        pulled: i64 = near[at]
        near[at] = pulled + pull
        if not caught:
            if not pulled:
                hive.frontier.append(at)
            if tile and not tiles[back[cell]]:
                continue  # no line over the cell ends behind it, now or before
            caught = tile
        elif caught <= DRONE:
            at = step[at]
            while tiles[at] == caught:
                at = step[at]
            if tiles[at]:
                continue
        else:
            continue
        end: i64 = tile
        if bee and caught == tile:
            behind: i64 = back[cell]
            end = tiles[behind]
            while end == caught:
                behind = back[behind]
                end = tiles[behind]
        line: i64 = CLOSING[8 * caught + end] << way
        seen: i64 = near[at]
        if seen & bits != line:
            seen = seen & ~bits | line
            near[at] = seen
        if not seen:
            hive.frontier.remove(at)
