"""What a seat may know: all but the other side's hand and the stack.  HIV-SETUP-09"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypedDict

from skep.games.hivernation.events import place
from skep.games.hivernation.pieces import DRONE, DRONE_PAW, KINDS, SHOWN, SIDES
from skep.games.hivernation.state import MODES, MOVING, NOWHERE, Hive
from skep.kernel.zones import Zone


class TileView(TypedDict):
    """A tile in the hive."""

    at: list[int]
    tile: str
    paw: bool
    under: str | None
    """The side of the bee beneath, out of play."""


class HandView(TypedDict):
    """A side's specialties: everyone knows how many, its team knows which."""

    count: int
    tiles: dict[str, int] | None


class HiveView(TypedDict):
    """The table as one seat sees it."""

    mode: str
    phase: str
    side: str
    sides: list[str]
    bees: list[int]
    reserve: list[int]
    hands: list[HandView]
    stack: int
    discard: dict[str, int]
    hive: list[TileView]
    lifted: list[int] | None
    final: bool
    calm: int
    moves: int
    reason: str


def shared(hive: Hive) -> dict[str, Any]:
    """What all see of the table."""
    tiles, under = hive.tiles, hive.under
    return {
        "mode": MODES[hive.mode],
        "phase": "moving" if hive.phase == MOVING else "placing",
        "side": SIDES[hive.side],
        "sides": [SIDES[member % 2] for member in range(hive.seats)],
        "bees": hive.bees[:],
        "reserve": hive.reserve[:],
        "stack": len(hive.stack) if hive.stack is not None else 0,
        "discard": {KINDS[kind]: count for kind, count in enumerate(hive.discard) if count},
        "hive": [
            _tile(cell, tiles[cell], under.get(cell, NOWHERE))
            for cell in [0, *sorted(hive.occupied)]
        ],
        "lifted": place(hive.lifted) if hive.lifted >= 0 else None,
        "final": hive.final,
        "calm": hive.calm,
        "moves": hive.moves,
        "reason": hive.reason,
    }


def own(hive: Hive, seat: int | None) -> dict[str, Any]:
    """What one seat, or a spectator (None), sees beside it."""
    return {"hands": [_hand(hand, seat) for hand in hive.hands]}


def _hand(hand: Zone, seat: int | None) -> HandView:
    if not hand.seen_by(seat):
        return {"count": len(hand), "tiles": None}
    tiles: dict[str, int] = {}
    for kind in hand.cards:
        tiles[KINDS[kind]] = tiles.get(KINDS[kind], 0) + 1
    return {"count": len(hand), "tiles": tiles}


@lru_cache(50_000)
def _tile(cell: int, tile: int, under: int) -> TileView:
    """A tile as it is shown; the same again and again, so whoever looks must not change it."""
    return {
        "at": place(cell), "tile": SHOWN[tile], "paw": DRONE < tile <= DRONE_PAW,
        "under": None if under == NOWHERE else SIDES[under],
    }  # fmt: skip
