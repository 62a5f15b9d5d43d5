"""What scoring and some effects count: always the owner's things.  APY-PLANT-09"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from skep.games.apiary.board import SIDES
from skep.games.apiary.box import MATS, TILES, TYPE
from skep.games.apiary.index.frame_places import frame_cells
from skep.games.apiary.resources import RESOURCES, basics_of, count_of, listed
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.state import EMPTY, FIRST, SUPPLY, Colony
from skep.hexes import STEP


def counted(state: Colony, seat: int, counter: int, here: int) -> int:
    """How many there are; `here` is the cell of the tile that asks."""
    if counter < len(RESOURCES):
        return count_of(state.goods[seat], counter)
    return COUNT[counter - len(RESOURCES)](state, seat, here)


def of_type(state: Colony, seat: int, kind: int) -> int:
    """How many built tiles are of a kind; the faction tile is of none.  APY-TILE-03"""
    tiles = state.tiles[seat]
    count = 0
    for cell in state.built[seat]:
        if TYPE[tiles[cell] - FIRST] == kind:
            count += 1
    return count


def beside(state: Colony, seat: int, cell: int, kind: int) -> int:
    """How many tiles of a kind touch a cell; -1 for any built tile."""
    tiles = state.tiles[seat]
    count = 0
    for step in STEP:
        tile = tiles[step[cell]] - FIRST
        if tile >= 0 and (kind < 0 or TYPE[tile] == kind):
            count += 1
    return count


def touching(state: Colony, seat: int, cell: int) -> int:
    """Tiles that touch a cell, each faction hex counting as one."""
    tiles = state.tiles[seat]
    return sum(1 for step in STEP if tiles[step[cell]] != EMPTY)


def printed_beside(state: Colony, seat: int, cell: int) -> int:
    tiles = state.tiles[seat]
    beside_it = [tiles[step[cell]] - FIRST for step in STEP]
    return sum(TILES[t].vp for t in beside_it if t >= 0 and TYPE[t] == w.DEVELOPMENT)


def complete_frames(state: Colony, seat: int) -> int:
    """Frames with a tile on each hex.  APY-FRAME-11, APY-FRAME-12"""
    tiles = state.tiles[seat]
    return sum(all(tiles[c] for c in frame_cells(spot)) for spot in state.frames[seat])


def complete_mat(state: Colony, seat: int) -> int:
    """1 if no hex of the mat is empty.  APY-SCORE-15"""
    tiles = state.tiles[seat]
    return int(all(tiles[cell] for cell in MATS[state.mat[seat]].cells))


def base_of(state: Colony, seat: int) -> int:
    """The part of the faction tile that counts for adjacency.  APY-TILE-04"""
    return MATS[state.mat[seat]].base


def sectors_slept(state: Colony, seat: int) -> int:
    sectors = SIDES[state.side].sectors_for(state.players)
    return sum(any(state.pods[pod] == seat for pod in sector.pods) for sector in sectors)


def active_strength(state: Colony, seat: int) -> int:
    return sum(state.strength[k] for k in state.workers(seat) if state.where[k] != SUPPLY)


def on_frames(state: Colony, seat: int) -> int:
    tiles = state.tiles[seat]
    return sum(1 for s in state.frames[seat] for c in frame_cells(s) if tiles[c])


def empty_hexes(state: Colony, seat: int) -> int:
    tiles = state.tiles[seat]
    return sum(1 for cell in MATS[state.mat[seat]].cells if tiles[cell] == EMPTY)


Counter = Callable[[Colony, int, int], int]
NAMED: Final[dict[str, Counter]] = {
    "basic_resources": lambda m, s, _: basics_of(m.goods[s]),
    "farms": lambda m, s, _: of_type(m, s, w.FARM),
    "recruits": lambda m, s, _: of_type(m, s, w.RECRUIT),
    "developments": lambda m, s, _: of_type(m, s, w.DEVELOPMENT),
    "carvings": lambda m, s, _: of_type(m, s, w.CARVING),
    "other_carvings": lambda m, s, _: of_type(m, s, w.CARVING) - 1,
    "built_tiles": lambda m, s, _: len(m.built[s]),
    "tiles_adjacent_to_this": touching,
    "recruits_adjacent_to_this": lambda m, s, c: beside(m, s, c, w.RECRUIT),
    "developments_adjacent_to_this": lambda m, s, c: beside(m, s, c, w.DEVELOPMENT),
    "kinds_adjacent_to_this": lambda m, s, c: sum(beside(m, s, c, k) > 0 for k in range(4)),
    "printed_vp_of_developments_adjacent_to_this": printed_beside,
    "farms_adjacent_to_faction_base": lambda m, s, _: beside(m, s, base_of(m, s), w.FARM),
    "planted_seeds": lambda m, s, _: len(m.planted[s]),
    "frames": lambda m, s, _: len(m.frames[s]),
    "complete_frames": lambda m, s, _: complete_frames(m, s),
    "complete_hive_mat": lambda m, s, _: complete_mat(m, s),
    "explore_tokens": lambda m, s, _: len(m.explored[s]),
    "hibernation_tokens": lambda m, s, _: m.slept[s],
    "hibernation_sectors": lambda m, s, _: sectors_slept(m, s),
    "active_workers": lambda m, s, _: m.active(s),
    "active_strength": lambda m, s, _: active_strength(m, s),
    "favor": lambda m, s, _: m.favor[s],
    "storage_spots": lambda m, s, _: m.spots[s].count,
    "distinct_resource_kinds": lambda m, s, _: sum(n > 0 for n in listed(m.goods[s])),
    "tiles_adjacent_to_faction_base": lambda m, s, _: beside(m, s, base_of(m, s), -1),
    "tiles_on_frames": lambda m, s, _: on_frames(m, s),
    "empty_mat_hexes": lambda m, s, _: empty_hexes(m, s),
    "faction_upgraded": lambda m, s, _: m.upgraded[s],
}  # fmt: skip
COUNT: Final[list[Counter]] = [NAMED[name] for name in w.COUNTERS[len(RESOURCES) :]]
"""The counters that are no resource; loading fails if one is missing."""
