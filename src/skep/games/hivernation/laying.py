"""Tiles come, go and change; `near` and the places for bees follow."""

from __future__ import annotations

from typing import Final

from skep.games.hivernation.lines import CLOSING, FIRST, lines_from
from skep.games.hivernation.pieces import DRONE, EMPTY, PAW, QUEEN
from skep.games.hivernation.state import OPENS, PULL, Hive
from skep.hexes import ACROSS, AROUND, RING
from skep.kernel.compiling import i64

BOTH: Final = FIRST[0] + FIRST[1]
"""The bits of direction 0."""
WORKERS_OPEN: Final = OPENS[0]
DRONES_OPEN: Final = OPENS[1]
COMPILED: Final = not __file__.endswith(".py")
"""Then a loop finds a cell sooner than `list.remove`, which compares objects; plain it does not."""
NONE: Final = -1
"""No line that is left out."""


def put_down(hive: Hive, cell: int, tile: int) -> None:
    """A tile comes to lie on an empty cell."""
    if tile <= DRONE:
        put_bee_down(hive, cell, tile)
        return
    if RING[cell] + 2 > hive.rings:
        hive.make_room(hive.rings + 1)
    _note(hive, cell, 0)
    hive.tiles[cell] = tile
    if tile != QUEEN:
        hive.occupied.append(cell)
    _follow(hive, cell, tile, PULL[tile])


def put_bee_down(hive: Hive, cell: int, own: i64) -> None:
    """A bee without a paw comes to lie on an empty cell, after the lines that it closes were turned
    over. No line was seen over an empty cell, so lines and places are only added, and this is
    quicker than `_follow`."""
    if RING[cell] + 2 > hive.rings:
        hive.make_room(hive.rings + 1)
    tiles = hive.tiles
    near = hive.near
    enemy: i64 = 3 - own
    mine = hive.places[own - 1]
    theirs = hive.places[enemy - 1]
    opens: i64 = OPENS[own - 1]
    felt: i64 = near[cell]
    if felt & opens:
        _leave(mine, cell)
    if felt & OPENS[enemy - 1]:
        _leave(theirs, cell)
    near[cell] = 0
    tiles[cell] = own
    hive.occupied.append(cell)
    pull: i64 = PULL[own]
    way: i64 = -1
    for ahead, behind, on, back in ACROSS[cell]:
        way += 1
        to: i64 = way
        beside: i64 = tiles[behind]
        if not tiles[ahead]:
            felt = near[ahead]
            if not beside:
                if not felt & opens:
                    mine.append(ahead)
                near[ahead] = felt + pull
                felt = near[behind]
                if not felt & opens:
                    mine.append(behind)
                near[behind] = felt + pull
                continue
            to += 3
        elif beside:
            _look_across(hive, own, way, ahead, behind, on, back)
            continue
        else:
            beside = tiles[ahead]
            ahead, behind, back = behind, ahead, on
            felt = near[ahead]
        if not felt & opens:
            mine.append(ahead)
        around: i64 = felt + pull
        if beside <= DRONE:
            at = back[behind]
            while tiles[at] == beside:  # as far as bees of one colour lie
                at = back[at]
            end: i64 = tiles[at]
            if beside == own:
                beside = end
                if not end:  # they were caught from there, before the others were turned over
                    _see(hive, at, (to + 3) % 6, 0)
            elif not end:  # from there one looks over them to the new one
                seen: i64 = near[at]
                if not seen & opens:
                    mine.append(at)
                near[at] = seen + (FIRST[own - 1] << (to + 3) % 6)
        if beside == enemy or beside == enemy + PAW:
            if not felt & OPENS[enemy - 1]:
                theirs.append(ahead)
            around += FIRST[enemy - 1] << to
        near[ahead] = around


def take_away(hive: Hive, cell: int) -> None:
    """A tile leaves the hive; its cell is empty again."""
    tiles = hive.tiles
    pull = PULL[tiles[cell]]
    tiles[cell] = EMPTY
    hive.occupied.remove(cell)
    _follow(hive, cell, EMPTY, -pull)
    around = sum([PULL[tiles[beside]] for beside in AROUND[cell]])
    if around:
        around += lines_from(tiles, cell)
    hive.near[cell] = 0
    _note(hive, cell, around)


def change(hive: Hive, cell: int, tile: int, but: i64 = NONE) -> None:
    """Something else shows on the cell: a bee turned over, or a tile on top of it. Along one of the
    three lines through it nobody may need to look."""
    more = PULL[tile] - PULL[hive.tiles[cell]]
    hive.tiles[cell] = tile
    _follow(hive, cell, tile, more, but)


def _note(hive: Hive, cell: int, around: i64) -> None:
    """This is around an empty cell from now on; who may put a bee there follows."""
    felt: i64 = hive.near[cell]
    hive.near[cell] = around
    if around & WORKERS_OPEN:
        if not felt & WORKERS_OPEN:
            hive.places[0].append(cell)
    elif felt & WORKERS_OPEN:
        _leave(hive.places[0], cell)
    if around & DRONES_OPEN:
        if not felt & DRONES_OPEN:
            hive.places[1].append(cell)
    elif felt & DRONES_OPEN:
        _leave(hive.places[1], cell)


def _leave(places: list[int], cell: int) -> None:
    """The cell is no place any more; the others stay in their order."""
    if not COMPILED:
        places.remove(cell)
        return
    for at, place in enumerate(places):
        if place == cell:
            places.pop(at)
            return


def _follow(hive: Hive, cell: i64, tile: i64, pull: i64, but: i64 = NONE) -> None:
    """The tile shows on the cell now: what is around it follows, and the lines over it."""
    tiles = hive.tiles
    near = hive.near
    way: i64 = -1
    for ahead, behind, on, back in ACROSS[cell]:
        way += 1
        if way == but:
            continue
        to: i64 = way
        beside: i64 = tiles[behind]
        if not tiles[ahead]:
            to += 3
        elif beside:
            _look_across(hive, tile, way, ahead, behind, on, back)
            continue
        else:
            beside = tiles[ahead]
            ahead, behind, back = behind, ahead, on
        around: i64 = near[ahead] + pull
        if beside:
            end: i64 = beside
            if beside <= DRONE:
                at = back[behind]
                while tiles[at] == beside:  # as far as bees of one colour lie
                    at = back[at]
                if not tiles[at]:
                    _see(hive, at, (to + 3) % 6, CLOSING[8 * beside + tile])
                if beside == tile:
                    end = tiles[at]
            around ^= (around >> to & BOTH ^ CLOSING[8 * tile + end]) << to
        else:
            _note(hive, behind, near[behind] + pull)
        _note(hive, ahead, around)


def _look_across(
    hive: Hive, tile: i64, way: i64, ahead: int, behind: int, on: list[int], back: list[int]
) -> None:
    """From afar one looks over a cell between two tiles, or up to it."""
    tiles = hive.tiles
    one: i64 = tiles[ahead]
    other: i64 = tiles[behind]
    end_one: i64 = one
    if one <= DRONE:
        ahead = on[ahead]
        while tiles[ahead] == one:
            ahead = on[ahead]
        end_one = tiles[ahead]
    end_other: i64 = other
    if other <= DRONE:
        behind = back[behind]
        while tiles[behind] == other:
            behind = back[behind]
        end_other = tiles[behind]
    if not end_one:
        end: i64 = tile
        if one == tile:
            end = end_other if other == tile else other
        seen: i64 = hive.near[ahead]
        turned: i64 = seen >> way + 3 & BOTH ^ CLOSING[8 * one + end]
        if turned:
            _note(hive, ahead, seen ^ turned << way + 3)
    if not end_other:
        end = tile
        if other == tile:
            end = end_one if one == tile else one
        seen = hive.near[behind]
        turned = seen >> way & BOTH ^ CLOSING[8 * other + end]
        if turned:
            _note(hive, behind, seen ^ turned << way)


def _see(hive: Hive, cell: int, way: i64, closing: i64) -> None:
    """From an empty cell, this is the line that a bee would close that way, if any."""
    around: i64 = hive.near[cell]
    turned: i64 = around >> way & BOTH ^ closing
    if turned:
        _note(hive, cell, around ^ turned << way)
