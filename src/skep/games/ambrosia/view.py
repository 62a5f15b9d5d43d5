"""What a seat may know: all but which bees lie beneath the tops of others.  AMB-MOVE-14, 15"""

from __future__ import annotations

from typing import Any, TypedDict

from skep.games.ambrosia.box import (
    CALM_TURNS,
    FIRST_HIVE,
    LAP,
    OUTLINES,
    PARTS,
    SCORINGS,
    SHAPES,
    SPACES_OF_PART,
    SYMBOLS,
)  # fmt: skip
from skep.games.ambrosia.choices import waiting
from skep.games.ambrosia.pieces import EVENTS, KINDS, SPACES, listed
from skep.games.ambrosia.scoring import flower, tally
from skep.games.ambrosia.state import PLAYING, Meadow


class PartView(TypedDict):
    """A part of the meadow: its spaces are six in a row, clockwise, from `first` on."""

    id: str
    shape: str
    first: int
    spaces: int


class BeesView(TypedDict):
    """Bees of one color on a space, from the top down; None where one may not look."""

    color: int
    count: int
    bees: list[str | None]


class SpaceView(TypedDict):
    """A space of the ring."""

    at: int
    part: str
    value: int
    counts: int
    """What the flower counts under the open card."""
    special: str
    pair: str
    partner: int | None
    group: BeesView | None
    under: BeesView | None
    """The bees that the group covers."""
    used: bool
    """The special space acted in this turn."""


class ColorView(TypedDict):
    """What a color has besides its bees on the meadow."""

    points: int
    high: int
    jelly: int
    scorings: int
    hives: list[str]
    waiting: list[str]
    home: list[str]
    gone: int
    worth: int
    """What a scoring would bring now."""
    hand: int
    """The seat that decides for it."""


class TrackView(TypedDict):
    """The honeycomb."""

    lap: int
    symbols: list[int]


class MeadowView(TypedDict):
    """The table as one seat sees it."""

    side: str
    outline: str
    phase: str
    parts: list[PartView]
    spaces: list[SpaceView]
    colors: list[ColorView]
    track: TrackView
    hives: int
    first_hive: int
    supply: int
    player: int
    first: int
    direction: int
    event: str | None
    turned: list[str]
    deck: int
    calm: int
    calm_limit: int
    spent: bool
    stack: int | None
    sorting: int | None
    sorted: int
    reason: str


def view(meadow: Meadow, seat: int | None) -> dict[str, Any]:
    """The table for one seat, or for a spectator (None)."""
    turned = meadow.turned.cards if meadow.turned is not None else []
    seen: MeadowView = {
        "side": "back" if meadow.back else "front",
        "outline": OUTLINES[meadow.seats],
        "phase": "playing" if meadow.phase == PLAYING else "setup",
        "parts": [_part(part, slot) for slot, part in enumerate(meadow.parts)],
        "spaces": [_space(meadow, at, seat) for at in range(len(meadow.owner))],
        "colors": [_color(meadow, color) for color in range(meadow.seats)],
        "track": {"lap": LAP, "symbols": SYMBOLS[meadow.seats][:]},
        "hives": SCORINGS[meadow.seats] - 1,
        "first_hive": FIRST_HIVE[meadow.seats],
        "supply": meadow.supply(),
        "player": meadow.player,
        "first": meadow.first,
        "direction": meadow.dir,
        "event": EVENTS[meadow.event] or None,
        "turned": [EVENTS[event] for event in turned],
        "deck": len(meadow.deck) if meadow.deck is not None else 0,
        "calm": meadow.calm,
        "calm_limit": CALM_TURNS * meadow.seats,
        "spent": bool(meadow.spent),
        "stack": meadow.stack if meadow.stack >= 0 else None,
        "sorting": meadow.sorting if meadow.sorting >= 0 else None,
        "sorted": meadow.placed,
        "reason": meadow.reason,
    }
    return dict(seen)


def _part(part: int, slot: int) -> PartView:
    shape = SHAPES[PARTS[part].shape]
    first = slot * SPACES_OF_PART
    return {"id": PARTS[part].name, "shape": shape, "first": first, "spaces": SPACES_OF_PART}


def _space(meadow: Meadow, at: int, seat: int | None) -> SpaceView:
    ring = meadow.ring
    group: BeesView | None = None
    under: BeesView | None = None
    if meadow.owner[at] >= 0:
        group = _bees(meadow.owner[at], meadow.bees[at], 1, meadow.sees(seat, meadow.owner[at]))
    if meadow.below[at]:
        under = _bees(meadow.lower[at], meadow.below[at], 0, meadow.sees(seat, meadow.lower[at]))
    return {
        "at": at, "part": PARTS[meadow.parts[at // SPACES_OF_PART]].name,
        "value": ring.values[at], "counts": flower(meadow, at), "special": SPACES[ring.special[at]],
        "pair": ring.pairs[at], "partner": ring.partner[at] if ring.partner[at] >= 0 else None,
        "group": group, "under": under, "used": bool(meadow.used >> at & 1),
    }  # fmt: skip


def _bees(color: int, bees: int, seen: int, looks: bool) -> BeesView:
    """The topmost `seen` bees are for all, the others for those who may look."""
    kinds = listed(bees)
    names = [KINDS[kind] if looks or at < seen else None for at, kind in enumerate(kinds)]
    return {"color": color, "count": len(kinds), "bees": names}


def _color(meadow: Meadow, color: int) -> ColorView:
    return {
        "points": meadow.points[color], "high": meadow.high[color], "jelly": meadow.jelly[color],
        "scorings": meadow.scorings[color],
        "hives": [KINDS[kind] for kind in meadow.hives[color]],
        "waiting": [KINDS[kind] for kind in waiting(meadow, color)],
        "home": [KINDS[kind] for kind in listed(meadow.home[color])],
        "gone": meadow.gone[color], "worth": tally(meadow, color) if meadow.owner else 0,
        "hand": meadow.hand(color),
    }  # fmt: skip
