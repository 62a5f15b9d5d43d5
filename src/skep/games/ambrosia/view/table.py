"""The table as a seat sees it: all but the bees beneath the tops of others.  AMB-MOVE-14, 15"""

from __future__ import annotations

from typing import Any

from skep.games.ambrosia.box import (
    FIRST_HIVE,
    LAP,
    OUTLINES,
    PARTS,
    SCORINGS,
    SHAPES,
    SPACES_OF_PART,
    SYMBOLS,
    TURNS_WITHOUT_SCORING,
)
from skep.games.ambrosia.pieces import EVENTS, KINDS, SPACES, listed
from skep.games.ambrosia.rules.scoring import flower_value, position_points
from skep.games.ambrosia.state import PLAYING, Meadow
from skep.games.ambrosia.view.types import BeesView, ColorView, MeadowView, PartView, SpaceView


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
        "first": meadow.starting_player,
        "direction": meadow.direction,
        "event": EVENTS[meadow.event] or None,
        "turned": [EVENTS[event] for event in turned],
        "deck": len(meadow.deck) if meadow.deck is not None else 0,
        "calm": meadow.turns_without_scoring,
        "calm_limit": TURNS_WITHOUT_SCORING * meadow.seats,
        "spent": bool(meadow.jelly_action),
        "stack": meadow.new_stack if meadow.new_stack >= 0 else None,
        "sorting": meadow.ordering if meadow.ordering >= 0 else None,
        "sorted": meadow.ordered,
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
    if meadow.covered_bees[at]:
        under = _bees(
            meadow.covered_color[at],
            meadow.covered_bees[at],
            0,
            meadow.sees(seat, meadow.covered_color[at]),
        )
    return {
        "at": at,
        "part": PARTS[meadow.parts[at // SPACES_OF_PART]].name,
        "value": ring.values[at],
        "counts": flower_value(meadow, at),
        "special": SPACES[ring.special[at]],
        "pair": ring.pairs[at],
        "partner": ring.partner[at] if ring.partner[at] >= 0 else None,
        "group": group,
        "under": under,
        "used": meadow.has_acted(at),
    }


def _bees(color: int, bees: int, seen: int, looks: bool) -> BeesView:
    """All see the topmost `seen` bees; the others only a seat that may look."""
    kinds = listed(bees)
    names = [KINDS[kind] if looks or at < seen else None for at, kind in enumerate(kinds)]
    return {"color": color, "count": len(kinds), "bees": names}


def _color(meadow: Meadow, color: int) -> ColorView:
    return {
        "points": meadow.points[color],
        "high": meadow.highest_points[color],
        "jelly": meadow.jelly[color],
        "scorings": meadow.scorings[color],
        "hives": [KINDS[kind] for kind in meadow.hives[color]],
        "waiting": [KINDS[kind] for kind in meadow.waiting_kinds(color)],
        "home": [KINDS[kind] for kind in listed(meadow.starting_stacks[color])],
        "gone": meadow.discarded[color],
        "worth": position_points(meadow, color) if meadow.owner else 0,
        "hand": meadow.decider(color),
    }
