"""Where the hive has gaps and holes, kept up to date while bees move.  HIV-TOTAL-07

A tile joins others to the Queen if two of the gaps around it, between the tiles that touch it, are
one and the same empty space: the outside, or one hole. `near` of a bee notes on which sides it is
touched; holes are few and small, so they are looked for only when a bee came or went beside one.
"""

from __future__ import annotations

from typing import Final

from skep.games.hivernation.joining import needed_tiles
from skep.games.hivernation.pieces import EMPTY
from skep.games.hivernation.state import AROUND_IT, UNKNOWN, Hive
from skep.hexes import AROUND, STEP

TOUCHED: Final = AROUND_IT.bit_length()
"""The first bit of `near` that tells of a side."""
LARGEST: Final = 12
"""A hole of more cells is not looked for."""
OUTSIDE: Final = -1


def _begins(touched: int) -> list[list[int]]:
    """The step into each gap around a tile that is touched on these sides; none if on all."""
    return [STEP[side] for side in range(6) if touched >> side & 1 < touched >> (side + 5) % 6 & 1]


BEGINS: Final = [_begins(touched) for touched in range(64)]
GAPS: Final = [len(steps) for steps in BEGINS]
LOOSE: Final = [count < 2 for count in GAPS]
"""By sides touched: does the tile surely join no others?"""
SIDES: Final = [
    (STEP[side], 1 << TOUCHED + side, 1 << TOUCHED + (side + 3) % 6) for side in range(6)
]
"""For each side of a tile: the step over it, its bit in `near`, and the bit with which a neighbour
there touches back."""
WALLED: Final = [(near & 7) + (near >> 3) > 3 for near in range(64)]
"""By `near` of an empty cell: is it touched on four sides or more?  (Beside the Queen, three.)"""


def survey(hive: Hive) -> None:
    """Note for each bee on which sides it is touched, and count the holes, as Euler does: tiles,
    less pairs that touch, plus threes that do, is 1 less the holes."""
    sixths = 0
    for cell in [0, *hive.occupied]:
        touched = touched_sides(hive.tiles, cell)
        hive.near[cell] = touched
        pairs = touched.bit_count()
        sixths += 6 - 3 * pairs + 2 * (pairs - GAPS[touched >> TOUCHED])
    hive.holes = 1 - sixths // 6
    hive.hollow = None


def touched_sides(tiles: list[int], cell: int) -> int:
    """The sides on which a cell is touched by tiles, as bits of `near`."""
    touched = 0
    for step, bit, _ in SIDES:
        if tiles[step[cell]]:
            touched |= bit
    return touched


def leave(hive: Hive, cell: int) -> None:
    """A bee has left the cell: what it touched is touched no more."""
    if hive.holes == UNKNOWN:
        return
    gaps = GAPS[_turn(hive, cell) >> TOUCHED]
    hive.holes -= gaps - 1
    hollow = hive.hollow
    if hollow is None or (gaps and not hollow):
        return
    spaces = {hollow.get(beside, OUTSIDE) for beside in AROUND[cell] if not hive.tiles[beside]}
    if gaps > 1:
        hive.hollow = None if len(spaces) > 1 else hollow
    elif gaps == 0:
        hive.hollow = None if cell in hollow.values() else {**hollow, cell: cell}
    elif OUTSIDE not in spaces:
        hive.hollow = {**hollow, cell: spaces.pop()}


def arrive(hive: Hive, cell: int) -> None:
    """A bee has come to the cell, and touches others."""
    if hive.holes == UNKNOWN:
        return
    touched = _turn(hive, cell)
    hive.near[cell] |= touched
    gaps = GAPS[touched >> TOUCHED]
    hive.holes += gaps - 1
    hollow = hive.hollow
    if hollow is None:
        return
    if cell in hollow:
        rest = {hole: space for hole, space in hollow.items() if hole != cell}
        hive.hollow = None if gaps > 1 else rest
    elif gaps > 1:
        hive.hollow = _enclosed(hive, AROUND[cell], hollow, gaps - 1)


def _turn(hive: Hive, cell: int) -> int:
    """Turn over the notes of touching around a cell; the sides on which it is touched."""
    tiles = hive.tiles
    near = hive.near
    touched = 0
    for step, bit, back in SIDES:
        beside = step[cell]
        if tiles[beside]:
            touched |= bit
            near[beside] ^= back
    return touched


def know_holes(hive: Hive) -> None:
    """Look for holes, if it is not known where they are."""
    if hive.holes == UNKNOWN:
        survey(hive)
    if hive.hollow is None:
        hive.hollow = find_holes(hive)


def loose_bees(hive: Hive, side: int) -> list[int]:
    """The side's bees without which all other tiles stay connected.  HIV-TOTAL-07"""
    know_holes(hive)
    tiles = hive.tiles
    near = hive.near
    own = side + 1
    if hive.hollow is None:
        needed = needed_tiles(tiles)
        return [cell for cell in hive.occupied if tiles[cell] == own and not needed[cell]]
    more = beside_holes(hive, own) if hive.hollow else []
    return [
        cell
        for cell in hive.occupied
        if tiles[cell] == own and (LOOSE[near[cell] >> TOUCHED] or cell in more)
    ]


def beside_holes(hive: Hive, own: int) -> list[int]:
    """The bees beside holes that have several gaps, but each to another space."""
    tiles = hive.tiles
    near = hive.near
    found: list[int] = []
    for hole in hive.hollow or ():
        for cell in AROUND[hole]:
            if (
                tiles[cell] == own
                and not LOOSE[near[cell] >> TOUCHED]
                and cell not in found
                and parts_spaces(hive, cell)
            ):
                found.append(cell)
    return found


def parts_spaces(hive: Hive, cell: int) -> bool:
    """Is there another empty space behind each gap around a tile?"""
    hollow = hive.hollow or {}
    begins = BEGINS[hive.near[cell] >> TOUCHED]
    if len(begins) == 2:  # nearly always
        return hollow.get(begins[0][cell], OUTSIDE) != hollow.get(begins[1][cell], OUTSIDE)
    return len({hollow.get(step[cell], OUTSIDE) for step in begins}) == len(begins)


def find_holes(hive: Hive) -> dict[int, int] | None:
    """The empty cells that the hive encloses; None if a hole is too large to be found quickly."""
    if not hive.holes:
        return {}
    near = hive.near
    walled = [cell for cell in hive.frontier if WALLED[near[cell] & 63]]
    return _enclosed(hive, walled, {}, hive.holes)


def _enclosed(
    hive: Hive, cells: list[int], hollow: dict[int, int], more: int
) -> dict[int, int] | None:
    """The holes known so far, and so many more, of which each has some of the cells."""
    hollow = hollow.copy()
    for cell in cells:
        if hive.tiles[cell] == EMPTY and cell not in hollow:
            hole = spread(hive, cell)
            if hole and cell in hollow.values():  # the number of a space that has moved on
                return None
            if hole:
                hollow |= dict.fromkeys(hole, cell)
                more -= 1
                if not more:
                    return hollow
    return None


def spread(hive: Hive, cell: int) -> list[int]:
    """The empty cells around an empty one, as far as they reach; none if that is far."""
    tiles = hive.tiles
    near = hive.near
    met = [cell]
    for at in met:
        for beside in AROUND[at]:
            if tiles[beside] == EMPTY and beside not in met:
                met.append(beside)
                if len(met) > LARGEST or not near[beside]:
                    return []
    return met
