"""Frames: four more hexes, in any orientation, against the mat or another frame.  APY-FRAME"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.box import FRAME_KINDS, FRAME_ROW, MATS
from skep.games.apiary.prompts import Choice
from skep.games.apiary.state import EMPTY, NONE, Colony, changed
from skep.hexes import AROUND, RING, Q, R, cell_at, size
from skep.kernel.script import Refusal, ask

_CELLS: Final[dict[int, list[int]]] = {}
_OVER: Final[dict[int, list[int]]] = {}
_SHUT: Final[dict[int, set[int]]] = {}
_NEAR: Final[dict[int, set[int]]] = {}
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


def codes_over(cell: int) -> list[int]:
    """All places of a frame that cover a cell, by their codes."""
    found = _OVER.get(cell)
    if found is None:
        found = _OVER[cell] = [
            codes.frame_code(3 * cell_at(Q[cell] - q, R[cell] - r) + turn)
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
    """The places that a frame which lies there covers in part; never to be changed."""
    found = _SHUT.get(spot)
    if found is None:
        found = _SHUT[spot] = covering(frame_cells(spot))
    return found


def near(spot: int) -> set[int]:
    """The places that touch a frame which lies there; never to be changed."""
    found = _NEAR.get(spot)
    if found is None:
        found = _NEAR[spot] = touching(frame_cells(spot))
    return found


def frame_codes(state: Colony, seat: int) -> list[int]:
    """Where the seat may put a frame: touching its hive and covering nothing.  APY-FRAME-03…06"""
    return places(state.mat[seat], state.frames[seat])


def frame_spots(state: Colony, seat: int) -> list[int]:
    """The same as places."""
    return [codes.frame_of(code) for code in frame_codes(state, seat)]


def places(mat: int, frames: list[int]) -> list[int]:
    """The places around a mat and its frames, sorted.  Remembered, for many hives have few
    frames."""
    key = (mat, *frames)
    found = _PLACES.get(key)
    if found is None:
        found = sorted(places_after(mat, frames) if frames else touching(mat_cells(mat)))
        if len(_PLACES) < MOST_KNOWN:
            _PLACES[key] = found
    return found


def places_after(mat: int, frames: list[int]) -> set[int]:
    """Those that came with the last frame, and those that it left free."""
    last, others = frames[-1], frames[:-1]
    found = near(last) - SHUT_BY_MAT[mat]
    for spot in others:
        found -= shut_by(spot)
    found.update(places(mat, others))
    return found - shut_by(last)


def mat_cells(mat: int) -> list[int]:
    """Every cell that a mat covers."""
    laid = MATS[mat]
    return [laid.base, *laid.stores, *laid.cells]


SHUT_BY_MAT: Final[list[set[int]]] = [covering(mat_cells(mat)) for mat in range(len(MATS))]


class PutFrame(Choice):
    """Where does the new frame go, and which way round?  APY-FRAME-03"""

    name = "frame"

    def options(self, state: Colony) -> list[int]:
        return frame_codes(state, state.seat)

    def refusals(self, state: Colony) -> list[Refusal]:
        first = state.ground[state.seat]
        cells = [cell for cell, kind in enumerate(first) if kind]
        return [Refusal(codes.key_of(codes.frame_code(3 * cell)), "APY-FRAME-05") for cell in cells]

    def why(self, state: Colony, key: str) -> str:
        spot = spot_named(key)
        if spot == NONE:
            return ""
        ground = state.ground[state.seat]
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


async def put_frame(state: Colony, seat: int) -> None:
    """Take a frame of the supply and put it against the hive.  APY-FRAME-01…06"""
    spot = codes.frame_of(await ask(state, seat, PUT_FRAME))
    lay_frame(state, seat, spot)
    if state.recording:
        cell, turn = divmod(spot, 3)
        state.emit("frame", seat, {"at": [Q[cell], R[cell]], "turn": turn + 1})


def lay_frame(state: Colony, seat: int, spot: int) -> None:
    """Four new hexes, some of which may be built on at once."""
    cells = frame_cells(spot)
    ring = max(RING[cell] for cell in cells)
    room = size(ring + 2)
    ground = state.ground[seat][:]
    tiles = state.tiles[seat][:]
    if len(ground) < room:
        more = [0] * (room - len(ground))
        ground += more
        tiles += more
    for cell, kind in zip(cells, FRAME_KINDS):
        ground[cell] = kind
    state.ground = changed(state.ground, seat, ground)
    state.tiles = changed(state.tiles, seat, tiles)
    state.frames = changed(state.frames, seat, [*state.frames[seat], spot])
    state.frames_left -= 1
    open_cells = [c for c in cells if any(tiles[around] != EMPTY for around in AROUND[c])]
    if open_cells:
        front = sorted([*state.front[seat], *open_cells])
        state.front = changed(state.front, seat, front)
