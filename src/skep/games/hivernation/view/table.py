"""What a seat may know: all but the other side's hand and the stack.  HIV-SETUP-09"""

from __future__ import annotations

from functools import lru_cache

from skep.games.hivernation.events import place
from skep.games.hivernation.pieces import (
    DRONE_PAW,
    KINDS,
    NO_SIDE,
    SHOWN,
    SIDES,
    WORKER_PAW,
    Kind,
)
from skep.games.hivernation.state import MODES, MOVING, Hive
from skep.games.hivernation.view.types import (
    HandView,
    HiveView,
    OwnView,
    SharedView,
    TileView,
)
from skep.kernel.zones import Zone


def view(state: Hive, seat: int | None) -> HiveView:
    """The table as one seat, or a spectator (None), sees it."""
    return {**shared(state), **own(state, seat)}


def shared(state: Hive) -> SharedView:
    """What everyone sees of the table."""
    tiles, under = state.tiles, state.under
    return {
        "mode": MODES[state.mode],
        "phase": "moving" if state.phase == MOVING else "placing",
        "side": SIDES[state.side],
        "sides": [SIDES[member % 2] for member in range(state.seats)],
        "bees": (state.bees[0], state.bees[1]),
        "reserve": (state.reserve[0], state.reserve[1]),
        "stack": len(state.stack) if state.stack is not None else 0,
        "discard": {KINDS[kind]: count for kind, count in enumerate(state.discard) if count},
        "hive": [
            _tile(cell, tiles[cell], under.get(cell, NO_SIDE))
            for cell in [0, *sorted(state.occupied)]
        ],
        "lifted": place(state.lifted) if state.lifted >= 0 else None,
        "final": state.final,
        "calm": state.calm,
        "moves": state.moves,
        "reason": state.reason,
    }


def own(state: Hive, seat: int | None) -> OwnView:
    """What one seat, or a spectator (None), sees of the hands."""
    return {"hands": [_hand(hand, seat) for hand in state.hands]}


def _hand(hand: Zone, seat: int | None) -> HandView:
    if not hand.seen_by(seat):
        return {"count": len(hand), "tiles": None}
    tiles: dict[Kind, int] = {}
    for kind in hand.cards:
        tiles[KINDS[kind]] = tiles.get(KINDS[kind], 0) + 1
    return {"count": len(hand), "tiles": tiles}


@lru_cache(50_000)
def _tile(cell: int, tile: int, under: int) -> TileView:
    """A tile as it is shown; the result is shared, so callers must not change it."""
    return {
        "at": place(cell),
        "tile": SHOWN[tile],
        "paw": tile in (WORKER_PAW, DRONE_PAW),
        "under": None if under == NO_SIDE else SIDES[under],
    }
