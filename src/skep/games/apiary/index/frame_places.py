"""The places where a frame may go, kept for each hive and extended frame by frame.

`rules.frames.may_put` says plainly whether a place is allowed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.box import FRAME_ROW, MATS
from skep.hexes import AROUND, Q, R, cell_at

_CELLS: Final[dict[int, list[int]]] = {}
_OVER: Final[dict[int, list[int]]] = {}
_SHUT: Final[dict[int, set[int]]] = {}
_NEAR: Final[dict[int, set[int]]] = {}
_PLACES: Final[dict[tuple[int, ...], list[int]]] = {}
CACHE_SIZE: Final = 2048


def _turned(q: int, r: int, turns: int) -> tuple[int, int]:
    """The offset after this number of turns of 60 degrees."""
    for _ in range(turns):
        q, r = -r, q + r
    return q, r


SHAPES: Final[list[list[tuple[int, int]]]] = [
    [_turned(each["q"], each["r"], turns) for each in FRAME_ROW["hexes"]]
    for turns in range(FRAME_ROW["turns"])
]
"""The offsets of a frame's hexes from its first one, in each orientation."""


def frame_cells(spot: int) -> list[int]:
    """The four cells that a frame covers at a place."""
    found = _CELLS.get(spot)
    if found is None:
        first, turn = codes.frame_parts(spot)
        found = [cell_at(Q[first] + q, R[first] + r) for q, r in SHAPES[turn]]
        _CELLS[spot] = found
    return found


def mat_cells(mat: int) -> list[int]:
    """Every cell that a mat covers."""
    laid = MATS[mat]
    return [laid.base, *laid.stores, *laid.cells]


def codes_over(cell: int) -> list[int]:
    """All places of a frame that cover a cell, by their codes."""
    found = _OVER.get(cell)
    if found is None:
        found = _OVER[cell] = [
            codes.frame_code(codes.frame_spot(cell_at(Q[cell] - q, R[cell] - r), turn))
            for turn, shape in enumerate(SHAPES)
            for q, r in shape
        ]
    return found


def covering(cells: Iterable[int]) -> set[int]:
    """The places that cover any of these cells."""
    return {code for cell in cells for code in codes_over(cell)}


def touching(cells: list[int]) -> set[int]:
    """The places beside these cells that cover none of them."""
    rim = {around for cell in cells for around in AROUND[cell]}
    return covering(rim) - covering(cells)


def shut_by(spot: int) -> set[int]:
    """The places that a frame at this place covers in part; never to be changed."""
    found = _SHUT.get(spot)
    if found is None:
        found = _SHUT[spot] = covering(frame_cells(spot))
    return found


def near(spot: int) -> set[int]:
    """The places that touch a frame at this place; never to be changed."""
    found = _NEAR.get(spot)
    if found is None:
        found = _NEAR[spot] = touching(frame_cells(spot))
    return found


def places(mat: int, frames: list[int]) -> list[int]:
    """The codes of all places around a mat and its frames, sorted."""
    key = (mat, *frames)
    found = _PLACES.get(key)
    if found is None:
        found = sorted(places_after(mat, frames) if frames else touching(mat_cells(mat)))
        if len(_PLACES) < CACHE_SIZE:
            _PLACES[key] = found
    return found


def places_after(mat: int, frames: list[int]) -> set[int]:
    """The places that came with the last frame, and those that it left free."""
    last, others = frames[-1], frames[:-1]
    found = near(last) - SHUT_BY_MAT[mat]
    for spot in others:
        found -= shut_by(spot)
    found.update(places(mat, others))
    return found - shut_by(last)


SHUT_BY_MAT: Final[list[set[int]]] = [covering(mat_cells(mat)) for mat in range(len(MATS))]
