"""Frames: four more hexes, in any orientation, against the mat or another frame.  APY-FRAME"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.box import FRAME_KINDS
from skep.games.apiary.index.frame_places import frame_cells, places
from skep.games.apiary.prompts import Prompted
from skep.games.apiary.state import EMPTY, NONE, Colony, changed
from skep.hexes import AROUND, RING, Q, R, cell_at, size
from skep.kernel.script import Refusal, ask

# Where


def has_hex(state: Colony, seat: int, cell: int) -> bool:
    """Is there a hex of the mat or of a frame on this cell?"""
    ground = state.ground[seat]
    return cell < len(ground) and ground[cell] != 0


def covers_a_hex(state: Colony, seat: int, spot: int) -> bool:
    """Would a frame cover a hex of the hive?"""
    return any(has_hex(state, seat, cell) for cell in frame_cells(spot))


def may_put(state: Colony, seat: int, spot: int) -> bool:
    """May a frame go to this place?  It may stick out past the edge of the mat.  APY-FRAME-06

    `index.frame_places` keeps all such places.
    """
    if covers_a_hex(state, seat, spot):
        return False  # APY-FRAME-05
    beside = [near for cell in frame_cells(spot) for near in AROUND[cell]]
    return any(has_hex(state, seat, cell) for cell in beside)  # APY-FRAME-04


def frame_spots(state: Colony, seat: int) -> list[int]:
    """All places where the seat may put a frame."""
    return [codes.frame_of(code) for code in places(state.mat[seat], state.frames[seat])]


class PutFrame(Prompted):
    """Where does the new frame go, and in which orientation?  APY-FRAME-03"""

    name = "frame"

    def options(self, state: Colony) -> list[int]:
        return places(state.mat[state.seat], state.frames[state.seat])

    def refusals(self, state: Colony) -> list[Refusal]:
        cells = [cell for cell, kind in enumerate(state.ground[state.seat]) if kind]
        spots = [codes.frame_spot(cell, 0) for cell in cells]
        return [Refusal(codes.key_of(codes.frame_code(s)), "APY-FRAME-05") for s in spots]

    def why(self, state: Colony, key: str) -> str:
        spot = spot_named(key)
        if spot == NONE:
            return ""
        return "APY-FRAME-05" if covers_a_hex(state, state.seat, spot) else "APY-FRAME-04"


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
    return codes.frame_spot(cell_at(*place), int(turn) - 1)


PUT_FRAME: Final = PutFrame()

# Putting it down


async def put_frame(state: Colony, seat: int) -> None:
    """Take a frame of the supply and put it against the hive."""
    spot = codes.frame_of(await ask(state, seat, PUT_FRAME))
    lay_frame(state, seat, spot)
    if state.recording:
        cell, turn = codes.frame_parts(spot)
        state.emit("frame", seat, {"at": (Q[cell], R[cell]), "turn": turn + 1})


def lay_frame(state: Colony, seat: int, spot: int) -> None:
    """Four new hexes, some of which may be built on at once.  APY-FRAME-01, APY-FRAME-08"""
    cells = frame_cells(spot)
    ground, tiles = state.ground[seat][:], state.tiles[seat][:]
    more = [0] * (size(max(RING[cell] for cell in cells) + 2) - len(ground))
    ground += more
    tiles += more
    for cell, kind in zip(cells, FRAME_KINDS):
        ground[cell] = kind  # two of them with a bonus: APY-FRAME-02
    state.ground = changed(state.ground, seat, ground)
    state.tiles = changed(state.tiles, seat, tiles)
    state.frames = changed(state.frames, seat, [*state.frames[seat], spot])
    state.frames_left -= 1
    opened = [c for c in cells if any(tiles[around] != EMPTY for around in AROUND[c])]
    if opened:  # APY-FRAME-07
        state.front = changed(state.front, seat, sorted([*state.front[seat], *opened]))
