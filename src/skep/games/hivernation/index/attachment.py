"""Where bees may be attached, kept up to date whenever a tile comes, goes or turns over.

Every change of a tile goes through this module: `adjacency` and `places` of the hive follow it.
"""

from __future__ import annotations

from typing import Final

from skep.games.hivernation.index.adjacency import (
    ADJACENCY_CODE,
    ATTACH_MASK,
    BEAR_MASK,
    DIRECTIONS_IN,
    EITHER_ATTACHES,
    LINE_BIT,
    LINE_CODE,
    LINE_MASK,
    PLACE_MASK,
    counts_around,
    lines_from,
)
from skep.games.hivernation.pieces import DRONE, EMPTY, FLOWER, OWN_BEE, OWN_PAW, QUEEN
from skep.games.hivernation.state import ARCADE, Hive
from skep.hexes import ACROSS, AROUND, RING
from skep.kernel.compiling import i64

BOTH_SIDES: Final = LINE_BIT[0] + LINE_BIT[1]
"""The line bits of direction 0."""
WORKERS_PLACE: Final = PLACE_MASK[0]
DRONES_PLACE: Final = PLACE_MASK[1]
NO_DIRECTION: Final = -1
NO_AXIS: Final = -1
NO_DIRECTIONS: Final[list[int]] = []
"""It stays empty."""
MAX_AROUND: Final = 6
LAST_CELL_BESIDE_QUEEN: Final = 6

# What the index tells


def closing_directions(state: Hive, cell: int, side: int) -> list[int]:
    """The directions in which a bee of the side would close a line from an empty cell."""
    lines = state.adjacency[cell] & LINE_MASK[side]
    return DIRECTIONS_IN[lines // LINE_BIT[side]] if lines else NO_DIRECTIONS


def touches_bear(state: Hive, cell: int) -> bool:
    """Whether a Bear touches an empty cell."""
    return state.adjacency[cell] & BEAR_MASK != 0


def touches_queen_alone(state: Hive, cell: int) -> bool:
    """Whether an empty cell beside the Queen touches no other tile."""
    return state.adjacency[cell] == EITHER_ATTACHES


def frontier(state: Hive) -> list[int]:
    """The empty cells that touch the hive."""
    adjacency = state.adjacency
    workers, drones = state.places
    cells = workers + [cell for cell in drones if not adjacency[cell] & WORKERS_PLACE]
    if state.mode == ARCADE:
        _add_beside_flowers(state, cells)
    return cells


def _add_beside_flowers(state: Hive, cells: list[int]) -> None:
    """Add the empty cells that touch Flowers alone, to which no bee may attach."""
    tiles = state.tiles
    for flower in [cell for cell in state.occupied if tiles[cell] == FLOWER]:
        for beside in AROUND[flower]:
            if tiles[beside] == EMPTY and beside not in cells:
                cells.append(beside)


def has_many_places(state: Hive, side: int) -> bool:
    """Whether there are more places to attach to than one bee can touch."""
    adjacency = state.adjacency
    mask = ATTACH_MASK[side]
    count = 0
    for cell in state.places[side]:
        if adjacency[cell] & mask:
            count += 1
            if count > MAX_AROUND:
                return True
    return False


def has_place_away_from(state: Hive, cell: int, side: int) -> bool:
    """Whether there is a place to attach to that does not touch the cell."""
    adjacency = state.adjacency
    mask = ATTACH_MASK[side]
    beside = AROUND[cell]
    for place in state.places[side]:  # noqa: SIM110
        if adjacency[place] & mask and place not in beside:
            return True
    return False


# What changes the hive


def put_down(state: Hive, cell: int, tile: int) -> None:
    """Put a tile on an empty cell."""
    if tile <= DRONE:
        put_bee_down(state, cell, tile)
        return
    if RING[cell] + 2 > state.rings:
        state.make_room(state.rings + 1)
    _update(state, cell, 0)
    state.tiles[cell] = tile
    if tile != QUEEN:
        state.occupied.append(cell)
    _follow(state, cell, tile, ADJACENCY_CODE[tile])


def put_bee_down(state: Hive, cell: int, own: i64) -> None:
    """Put a bee without a paw on an empty cell, after the lines that it closes were flipped.

    No line crosses an empty cell, so lines and places are only added. That makes this faster than
    `_follow`.
    """
    if RING[cell] + 2 > state.rings:
        state.make_room(state.rings + 1)
    tiles = state.tiles
    adjacency = state.adjacency
    enemy: i64 = 3 - own
    own_places = state.places[own - 1]
    enemy_places = state.places[enemy - 1]
    own_mask: i64 = PLACE_MASK[own - 1]
    before: i64 = adjacency[cell]
    if before & own_mask:
        own_places.remove(cell)
    if before & PLACE_MASK[enemy - 1]:
        enemy_places.remove(cell)
    adjacency[cell] = 0
    tiles[cell] = own
    state.occupied.append(cell)
    added: i64 = ADJACENCY_CODE[own]
    axis: i64 = -1
    for ahead, behind, on, back in ACROSS[cell]:
        axis += 1
        direction: i64 = axis
        beside: i64 = tiles[behind]
        if not tiles[ahead]:
            before = adjacency[ahead]
            if not beside:
                if not before & own_mask:
                    own_places.append(ahead)
                adjacency[ahead] = before + added
                before = adjacency[behind]
                if not before & own_mask:
                    own_places.append(behind)
                adjacency[behind] = before + added
                continue
            direction += 3
        elif beside:
            _look_across(state, own, axis, ahead, behind, on, back)
            continue
        else:
            beside = tiles[ahead]
            ahead, behind, back = behind, ahead, on
            before = adjacency[ahead]
        if not before & own_mask:
            own_places.append(ahead)
        around: i64 = before + added
        if beside <= DRONE:
            beside = _update_far_end(state, own, back[behind], back, beside, (direction + 3) % 6)
        if beside == enemy or beside == OWN_PAW[enemy - 1]:
            if not before & PLACE_MASK[enemy - 1]:
                enemy_places.append(ahead)
            around += LINE_BIT[enemy - 1] << direction
        adjacency[ahead] = around


def _update_far_end(
    state: Hive, own: i64, at: int, back: list[int], beside: i64, direction: i64
) -> i64:
    """Update the cell at the far end of the bees of one side that lie beside a new bee; what a line
    over the new bee meets there. `direction` leads from that cell to the bee."""
    tiles = state.tiles
    while tiles[at] == beside:
        at = back[at]
    end: i64 = tiles[at]
    if beside == own:
        if not end:  # from there the enemy caught them before the line was flipped
            _set_line(state, at, direction, 0)
        return end
    if not end:  # from there a line over them now ends at the new bee
        far: i64 = state.adjacency[at]
        if not far & PLACE_MASK[own - 1]:
            state.places[own - 1].append(at)
        state.adjacency[at] = far + (LINE_BIT[own - 1] << direction)
    return beside


def take_away(state: Hive, cell: int) -> None:
    """Take a tile out of the hive; its cell is empty again."""
    tiles = state.tiles
    removed = ADJACENCY_CODE[tiles[cell]]
    tiles[cell] = EMPTY
    state.occupied.remove(cell)
    _follow(state, cell, EMPTY, -removed)
    around = counts_around(tiles, cell)
    if around:
        around += lines_from(tiles, cell)
    state.adjacency[cell] = 0
    _update(state, cell, around)


def show(state: Hive, cell: int, tile: int, axis: i64 = NO_AXIS) -> None:
    """Let another tile show on a cell: a bee flipped, or a tile on top of it. Lines along the axis
    are left as they are."""
    more = ADJACENCY_CODE[tile] - ADJACENCY_CODE[state.tiles[cell]]
    state.tiles[cell] = tile
    _follow(state, cell, tile, more, axis)


def show_bees(state: Hive, cells: list[int], side: int, direction: int = NO_DIRECTION) -> None:
    """Let bees show a side. Lines in the direction are left as they are: the bee that closes the
    line is put down next."""
    axis: i64 = NO_AXIS if direction == NO_DIRECTION else direction % 3
    for cell in cells:
        show(state, cell, OWN_BEE[side], axis)


def _update(state: Hive, cell: int, around: i64) -> None:
    """Set what is around an empty cell, and add or remove it as a place for bees."""
    before: i64 = state.adjacency[cell]
    state.adjacency[cell] = around
    if around & WORKERS_PLACE:
        if not before & WORKERS_PLACE:
            state.places[0].append(cell)
    elif before & WORKERS_PLACE:
        state.places[0].remove(cell)
    if around & DRONES_PLACE:
        if not before & DRONES_PLACE:
            state.places[1].append(cell)
    elif before & DRONES_PLACE:
        state.places[1].remove(cell)


def _follow(state: Hive, cell: i64, tile: i64, added: i64, but: i64 = NO_AXIS) -> None:
    """Update the cells around a cell that now shows the tile, and the lines over it."""
    tiles = state.tiles
    adjacency = state.adjacency
    axis: i64 = -1
    for ahead, behind, on, back in ACROSS[cell]:
        axis += 1
        if axis == but:
            continue
        direction: i64 = axis
        beside: i64 = tiles[behind]
        if not tiles[ahead]:
            direction += 3
        elif beside:
            _look_across(state, tile, axis, ahead, behind, on, back)
            continue
        else:
            beside = tiles[ahead]
            ahead, behind, back = behind, ahead, on
        around: i64 = adjacency[ahead] + added
        if beside:
            end: i64 = beside
            if beside <= DRONE:
                at = back[behind]
                while tiles[at] == beside:  # to the end of the bees of one side
                    at = back[at]
                if not tiles[at]:
                    _set_line(state, at, (direction + 3) % 6, LINE_CODE[8 * beside + tile])
                if beside == tile:
                    end = tiles[at]
            around ^= (around >> direction & BOTH_SIDES ^ LINE_CODE[8 * tile + end]) << direction
        else:
            _update(state, behind, adjacency[behind] + added)
        _update(state, ahead, around)


def _look_across(
    state: Hive, tile: i64, axis: i64, ahead: int, behind: int, on: list[int], back: list[int]
) -> None:
    """Update the lines over a cell between two tiles, or up to it, at their far ends."""
    tiles = state.tiles
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
        around: i64 = state.adjacency[ahead]
        changed: i64 = around >> axis + 3 & BOTH_SIDES ^ LINE_CODE[8 * one + end]
        if changed:
            _update(state, ahead, around ^ changed << axis + 3)
    if not end_other:
        end = tile
        if other == tile:
            end = end_one if one == tile else one
        around = state.adjacency[behind]
        changed = around >> axis & BOTH_SIDES ^ LINE_CODE[8 * other + end]
        if changed:
            _update(state, behind, around ^ changed << axis)


def _set_line(state: Hive, cell: int, direction: i64, line: i64) -> None:
    """Set who would close a line from an empty cell in a direction; 0 if nobody."""
    around: i64 = state.adjacency[cell]
    changed: i64 = around >> direction & BOTH_SIDES ^ line
    if changed:
        _update(state, cell, around ^ changed << direction)
