"""Frames: four more hexes, in any orientation, against the mat or another frame.  APY-FRAME"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.asking import Choice
from skep.games.apiary.box import FRAME_KINDS, FRAME_ROW, MATS
from skep.games.apiary.state import EMPTY, NONE, Colony
from skep.hexes import AROUND, RING, STEP, Q, R, cell_at, grow, size
from skep.kernel.script import Refusal, ask

_CELLS: Final[dict[int, list[int]]] = {}
_OVER: Final[dict[int, list[int]]] = {}
_BITS: Final[dict[int, int]] = {}
"""The cells of each place that is known, by its code, a bit for each."""
_BESIDE: Final[dict[int, list[int]]] = {}
_PLACES: Final[dict[tuple[int, ...], list[int]]] = {}
MOST_KNOWN: Final = 2048


def _turned(q: int, r: int, turns: int) -> tuple[int, int]:
    """The offset after so many turns of 60 degrees."""
    for _ in range(turns):
        q, r = -r, q + r
    return q, r


SHAPES: Final[list[list[tuple[int, int]]]] = [
    [_turned(each["q"], each["r"], turns) for each in FRAME_ROW["hexes"]]
    for turns in range(FRAME_ROW["turns"])
]


def frame_cells(spot: int) -> list[int]:
    """The cells that a frame covers; its place is 3 * its first cell + its turn."""
    found = _CELLS.get(spot)
    if found is None:
        first, turn = divmod(spot, 3)
        found = [cell_at(Q[first] + q, R[first] + r) for q, r in SHAPES[turn]]
        _CELLS[spot] = found
    return found


def spots_over(cell: int) -> list[int]:
    """All places of a frame that cover a cell."""
    found = _OVER.get(cell)
    if found is None:
        found = [
            3 * cell_at(Q[cell] - q, R[cell] - r) + turn
            for turn, shape in enumerate(SHAPES)
            for q, r in shape
        ]
        _OVER[cell] = found
    return found


def free_codes(spots: set[int], taken: int) -> list[int]:
    """The codes of those places that cover nothing taken; the cells of each are noted as bits."""
    found: list[int] = []
    for spot in sorted(spots):
        bits = bits_of(frame_cells(spot))
        if not bits & taken:
            found.append(codes.frame_code(spot))
            _BITS[found[-1]] = bits
    return found


def codes_beside(spot: int) -> list[int]:
    """All places of a frame that touch one that lies there."""
    found = _BESIDE.get(spot)
    if found is None:
        grow(max(RING[cell] for cell in frame_cells(spot)) + 1)
        rim = [around for cell in frame_cells(spot) for around in AROUND[cell]]
        near = {each for cell in rim for each in spots_over(cell)}
        found = _BESIDE[spot] = free_codes(near, bits_of(frame_cells(spot)))
    return found


def frame_codes(match: Colony, seat: int) -> list[int]:
    """Where the seat may put a frame: touching its hive and covering nothing.  APY-FRAME-03…06"""
    return places(match.mat[seat], match.frames[seat])


def frame_spots(match: Colony, seat: int) -> list[int]:
    """The same as places."""
    return [codes.frame_of(code) for code in frame_codes(match, seat)]


def places(mat: int, frames: list[int]) -> list[int]:
    """The places around a mat and its frames: those around one frame less that the last one left
    free, and those that came with it.  Remembered, for many hives have few frames."""
    key = (mat, *frames)
    found = _PLACES.get(key)
    if found is None:
        found = places_after(mat, frames) if frames else places_around(mat)
        if len(_PLACES) < MOST_KNOWN:
            _PLACES[key] = found
    return found


def places_around(mat: int) -> list[int]:
    """The places around a bare mat."""
    cells = mat_cells(mat)
    rim = {around for cell in cells for around in AROUND[cell]}
    return free_codes({spot for cell in rim for spot in spots_over(cell)}, bits_of(cells))


def places_after(mat: int, frames: list[int]) -> list[int]:
    """The places once the last frame lies."""
    last = frames[-1]
    lying, taken = bits_of(frame_cells(last)), bits_of(mat_cells(mat))
    for spot in frames:
        taken |= bits_of(frame_cells(spot))
    found = {code for code in places(mat, frames[:-1]) if not _BITS[code] & lying}
    found.update([code for code in codes_beside(last) if not _BITS[code] & taken])
    return sorted(found)


def mat_cells(mat: int) -> list[int]:
    """Every cell that a mat covers."""
    laid = MATS[mat]
    return [laid.base, *laid.stores, *laid.cells]


def bits_of(cells: list[int]) -> int:
    """A bit for each cell."""
    bits = 0
    for cell in cells:
        bits |= 1 << cell
    return bits


class PutFrame(Choice):
    """Where does the new frame go, and which way round?  APY-FRAME-03"""

    name = "frame"

    def options(self, match: Colony) -> list[int]:
        return frame_codes(match, match.seat)

    def refusals(self, match: Colony) -> list[Refusal]:
        first = match.ground[match.seat]
        cells = [cell for cell, kind in enumerate(first) if kind]
        return [Refusal(codes.key_of(codes.frame_code(3 * cell)), "APY-FRAME-05") for cell in cells]

    def why(self, match: Colony, key: str) -> str:
        spot = spot_named(key)
        if spot == NONE:
            return ""
        ground = match.ground[match.seat]
        covered = any(cell < len(ground) and ground[cell] for cell in frame_cells(spot))
        return "APY-FRAME-05" if covered else "APY-FRAME-04"


def spot_named(key: str) -> int:
    """The place that a key such as `frame:2,-1:3` names, or NONE."""
    verb, _, rest = key.partition(":")
    at, _, turn = rest.partition(":")
    q, _, r = at.partition(",")
    if verb != "frame" or turn not in ("1", "2", "3"):
        return NONE
    try:
        place = (int(q), int(r))
    except ValueError:
        return NONE
    if f"{place[0]},{place[1]}" != at or max(abs(place[0]), abs(place[1])) > 2 * codes.RINGS:
        return NONE
    return 3 * cell_at(*place) + int(turn) - 1


PUT_FRAME: Final = PutFrame()


async def put_frame(match: Colony, seat: int) -> None:
    """Take a frame of the supply and put it against the hive.  APY-FRAME-01…06"""
    spot = codes.frame_of(await ask(match, seat, PUT_FRAME))
    lay_frame(match, seat, spot)
    if match.telling:
        cell, turn = divmod(spot, 3)
        match.tell("frame", seat, {"at": [Q[cell], R[cell]], "turn": turn + 1})


def lay_frame(match: Colony, seat: int, spot: int) -> None:
    """Four new hexes, some of which may be built on at once."""
    cells = frame_cells(spot)
    room = max(size(RING[cell] + 2) for cell in cells)
    grow(max(RING[cell] for cell in cells) + 3)
    ground = match.ground[seat][:]
    tiles = match.tiles[seat][:]
    if len(ground) < room:
        more = [0] * (room - len(ground))
        ground += more
        tiles += more
    for cell, kind in zip(cells, FRAME_KINDS):
        ground[cell] = kind
    match.ground[seat] = ground
    match.tiles[seat] = tiles
    match.frames[seat] = [*match.frames[seat], spot]
    match.frames_left -= 1
    open_cells = [c for c in cells if any(tiles[step[c]] != EMPTY for step in STEP)]
    if open_cells:
        match.front[seat] = sorted([*match.front[seat], *open_cells])
