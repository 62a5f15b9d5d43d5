"""Tiles come, go and change; `near` and the frontier follow."""

from __future__ import annotations

from typing import Final

from skep.games.hivernation.lines import CLOSING, FIRST, lines_from
from skep.games.hivernation.pieces import DRONE, EMPTY, QUEEN
from skep.games.hivernation.state import AROUND_IT, PULL, Hive
from skep.hexes import ACROSS, AROUND, RING
from skep.kernel.compiling import i64

BOTH: Final = FIRST[0] + FIRST[1]
"""The bits of direction 0."""


def put_down(hive: Hive, cell: int, tile: int) -> None:
    """A tile comes to lie on an empty cell."""
    if RING[cell] + 2 > hive.rings:
        hive.make_room(hive.rings + 1)
    around = hive.near[cell]
    if around:
        _leave(hive.frontier, cell)
        if around > AROUND_IT:
            hive.near[cell] = around & AROUND_IT
    hive.tiles[cell] = tile
    if tile != QUEEN:
        hive.occupied.append(cell)
    _follow(hive, cell, tile, PULL[tile])


def _leave(frontier: list[int], cell: int) -> None:
    """The last one takes its place. Compiled, this finds it sooner than `list.remove` does."""
    for at, other in enumerate(frontier):
        if other == cell:
            frontier[at] = frontier[-1]
            frontier.pop()
            return


def take_away(hive: Hive, cell: int) -> None:
    """A tile leaves the hive; its cell is empty again."""
    tiles = hive.tiles
    near = hive.near
    pull = PULL[tiles[cell]]
    tiles[cell] = EMPTY
    hive.occupied.remove(cell)
    _follow(hive, cell, EMPTY, -pull)
    for beside in AROUND[cell]:
        if not near[beside] and not tiles[beside]:
            hive.frontier.remove(beside)
    around = near[cell] & AROUND_IT
    if around:
        hive.frontier.append(cell)
        around += lines_from(tiles, cell)
    near[cell] = around


def change(hive: Hive, cell: int, tile: int) -> None:
    """Something else shows on the cell: a bee turned over, or a tile on top of it."""
    more = PULL[tile] - PULL[hive.tiles[cell]]
    hive.tiles[cell] = tile
    _follow(hive, cell, tile, more)


def _follow(hive: Hive, cell: i64, tile: i64, pull: i64) -> None:
    """The tile shows on the cell now: what is around it follows, and the lines over it."""
    tiles = hive.tiles
    near = hive.near
    way: i64 = -1
    for ahead, behind, on, back in ACROSS[cell]:
        way += 1
        one: i64 = ahead
        other: i64 = behind
        next_one: i64 = tiles[one]
        next_other: i64 = tiles[other]
        felt: i64 = near[one]
        near[one] = felt + pull
        if not felt and not next_one:
            hive.frontier.append(ahead)
        felt = near[other]
        near[other] = felt + pull
        if not next_other:
            if not felt:
                hive.frontier.append(behind)
            if not next_one:
                continue  # nobody looks over the cell here, now or before
        end_one: i64 = next_one
        if next_one and next_one <= DRONE:  # as far as bees of one colour lie
            one = on[one]
            end_one = tiles[one]
            while end_one == next_one:
                one = on[one]
                end_one = tiles[one]
        end_other: i64 = next_other
        if next_other and next_other <= DRONE:
            other = back[other]
            end_other = tiles[other]
            while end_other == next_other:
                other = back[other]
                end_other = tiles[other]
        if not end_one:  # from there one looks back over the cell
            caught: i64 = next_one or tile
            end: i64 = tile
            if caught == tile:
                end = end_other if next_other == caught else next_other
            seen: i64 = near[one]
            turned: i64 = seen >> way + 3 & BOTH ^ CLOSING[8 * caught + end]
            if turned:
                near[one] = seen ^ turned << way + 3
        if not end_other:
            caught = next_other or tile
            end = tile
            if caught == tile:
                end = end_one if next_one == caught else next_one
            seen = near[other]
            turned = seen >> way & BOTH ^ CLOSING[8 * caught + end]
            if turned:
                near[other] = seen ^ turned << way
