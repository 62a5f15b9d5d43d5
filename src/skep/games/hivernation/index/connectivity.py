"""Which bees connect others to the Queen, kept up to date while bees move.  HIV-TOTAL-07

A tile connects others to the Queen if two of the gaps around it, between the tiles that touch it,
are the same empty space: the outside, or one hole. While bees move, `adjacency` of a bee's cell has
one bit for each side on which a tile touches it. Holes are few and small, so they are searched for
only after a bee came or went beside one.
"""

from __future__ import annotations

from typing import Final

from skep.games.hivernation.index.adjacency import COUNTS_MASK
from skep.games.hivernation.index.attachment import frontier
from skep.games.hivernation.pieces import EMPTY, OWN_BEE
from skep.games.hivernation.state import UNKNOWN, Hive
from skep.hexes import AROUND, STEP

TOUCHED_SHIFT: Final = COUNTS_MASK.bit_length()
"""The first of the six bits that say on which sides a bee is touched."""
MAX_HOLE_SIZE: Final = 12
"""Larger holes are not searched for."""
OUTSIDE: Final = -1


def _gap_steps(touched: int) -> list[list[int]]:
    """The step into each gap around a tile that is touched on these sides; none if on all."""
    return [STEP[side] for side in range(6) if touched >> side & 1 < touched >> (side + 5) % 6 & 1]


GAP_STEPS: Final = [_gap_steps(touched) for touched in range(64)]
GAP_COUNT: Final = [len(steps) for steps in GAP_STEPS]
CONNECTS_NOTHING: Final = [count < 2 for count in GAP_COUNT]
"""By sides touched: whether the tile surely connects no others."""
SIDE_BITS: Final = [
    (STEP[side], 1 << TOUCHED_SHIFT + side, 1 << TOUCHED_SHIFT + (side + 3) % 6)
    for side in range(6)
]
"""For each side of a tile: the step over it, its bit, and the bit of the neighbor's side there."""
ENCLOSED_ON_FOUR: Final = [(counts & 7) + (counts >> 3) > 3 for counts in range(64)]
"""By counts around an empty cell: touched on four sides or more (three beside the Queen)."""


def loose_bees(state: Hive, side: int) -> list[int] | None:
    """The side's bees without which all other tiles stay connected to the Queen; None if a hole is
    too large for this index."""
    find_holes(state)
    holes = state.hole_cells
    if holes is None:
        return None
    tiles = state.tiles
    adjacency = state.adjacency
    own = OWN_BEE[side]
    more = _loose_beside_holes(state, own, holes) if holes else []
    return [
        cell
        for cell in state.occupied
        if tiles[cell] == own
        and (CONNECTS_NOTHING[adjacency[cell] >> TOUCHED_SHIFT] or cell in more)
    ]


def _loose_beside_holes(state: Hive, own: int, holes: dict[int, int]) -> list[int]:
    """The bees beside holes that have several gaps around them, each to a different space."""
    tiles = state.tiles
    adjacency = state.adjacency
    found: list[int] = []
    for hole in holes:
        for cell in AROUND[hole]:
            if (
                tiles[cell] == own
                and not CONNECTS_NOTHING[adjacency[cell] >> TOUCHED_SHIFT]
                and cell not in found
                and _has_different_spaces(state, cell, holes)
            ):
                found.append(cell)
    return found


def _has_different_spaces(state: Hive, cell: int, holes: dict[int, int]) -> bool:
    """Whether the gaps around a tile are all different spaces."""
    steps = GAP_STEPS[state.adjacency[cell] >> TOUCHED_SHIFT]
    if len(steps) == 2:  # nearly always
        return holes.get(steps[0][cell], OUTSIDE) != holes.get(steps[1][cell], OUTSIDE)
    return len({holes.get(step[cell], OUTSIDE) for step in steps}) == len(steps)


def find_holes(state: Hive) -> None:
    """Search for the holes, unless it is known where they are."""
    if state.holes == UNKNOWN:
        _survey(state)
    if state.hole_cells is None:
        state.hole_cells = _hole_cells(state)


def _survey(state: Hive) -> None:
    """Note for each bee on which sides it is touched, and count the holes by Euler's formula: tiles
    less touching pairs plus touching triples is 1 less the holes."""
    sixths = 0
    for cell in [0, *state.occupied]:
        touched = _touched_sides(state.tiles, cell)
        state.adjacency[cell] = touched
        pairs = touched.bit_count()
        sixths += 6 - 3 * pairs + 2 * (pairs - GAP_COUNT[touched >> TOUCHED_SHIFT])
    state.holes = 1 - sixths // 6
    state.hole_cells = None


def _touched_sides(tiles: list[int], cell: int) -> int:
    """The sides on which tiles touch a cell, as bits."""
    touched = 0
    for step, bit, _ in SIDE_BITS:
        if tiles[step[cell]]:
            touched |= bit
    return touched


def leave(state: Hive, cell: int) -> None:
    """Update the index after a bee has left the cell."""
    if state.holes == UNKNOWN:
        return
    gaps = GAP_COUNT[_toggle_touching(state, cell) >> TOUCHED_SHIFT]
    state.holes -= gaps - 1
    holes = state.hole_cells
    if holes is None or (gaps and not holes):
        return
    spaces = {holes.get(beside, OUTSIDE) for beside in AROUND[cell] if not state.tiles[beside]}
    if gaps > 1:
        state.hole_cells = None if len(spaces) > 1 else holes
    elif gaps == 0:
        state.hole_cells = None if cell in holes.values() else {**holes, cell: cell}
    elif OUTSIDE not in spaces:
        state.hole_cells = {**holes, cell: spaces.pop()}


def arrive(state: Hive, cell: int) -> None:
    """Update the index after a bee has come to the cell."""
    if state.holes == UNKNOWN:
        return
    touched = _toggle_touching(state, cell)
    state.adjacency[cell] |= touched
    gaps = GAP_COUNT[touched >> TOUCHED_SHIFT]
    state.holes += gaps - 1
    holes = state.hole_cells
    if holes is None:
        return
    if cell in holes:
        rest = {hole: space for hole, space in holes.items() if hole != cell}
        state.hole_cells = None if gaps > 1 else rest
    elif gaps > 1:
        state.hole_cells = _with_more_holes(state, AROUND[cell], holes, gaps - 1)


def _toggle_touching(state: Hive, cell: int) -> int:
    """Toggle the bits with which neighbors touch a cell; the sides on which it is touched."""
    tiles = state.tiles
    adjacency = state.adjacency
    touched = 0
    for step, bit, back in SIDE_BITS:
        beside = step[cell]
        if tiles[beside]:
            touched |= bit
            adjacency[beside] ^= back
    return touched


def _hole_cells(state: Hive) -> dict[int, int] | None:
    """The empty cells that the hive encloses; None if a hole is too large to be found quickly."""
    if not state.holes:
        return {}
    adjacency = state.adjacency
    enclosed = [cell for cell in frontier(state) if ENCLOSED_ON_FOUR[adjacency[cell] & 63]]
    return _with_more_holes(state, enclosed, {}, state.holes)


def _with_more_holes(
    state: Hive, cells: list[int], holes: dict[int, int], more: int
) -> dict[int, int] | None:
    """The holes known so far and this number of further ones, each with one of the cells."""
    holes = holes.copy()
    for cell in cells:
        if state.tiles[cell] == EMPTY and cell not in holes:
            hole = _space_around(state, cell)
            if hole and cell in holes.values():  # the number of a space that has moved on
                return None
            if hole:
                holes |= dict.fromkeys(hole, cell)
                more -= 1
                if not more:
                    return holes
    return None


def _space_around(state: Hive, cell: int) -> list[int]:
    """The empty space that an empty cell belongs to; nothing if it is large or the outside."""
    tiles = state.tiles
    adjacency = state.adjacency
    met = [cell]
    for at in met:
        for beside in AROUND[at]:
            if tiles[beside] == EMPTY and beside not in met:
                met.append(beside)
                if len(met) > MAX_HOLE_SIZE or not adjacency[beside]:
                    return []
    return met
