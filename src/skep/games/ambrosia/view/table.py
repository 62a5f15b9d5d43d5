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
from skep.games.ambrosia.pieces import BEES, EVENT_CARDS, SPACES, listed
from skep.games.ambrosia.rules.scoring import flower_value, position_points, space_points
from skep.games.ambrosia.state import PLAYING, Meadow
from skep.games.ambrosia.view.types import BeesView, ColorView, MeadowView, PartView, SpaceView


def view(state: Meadow, seat: int | None) -> dict[str, Any]:
    """The table for one seat, or for a spectator (None)."""
    turned = state.turned.cards if state.turned is not None else []
    seen: MeadowView = {
        "side": "back" if state.back else "front",
        "outline": OUTLINES[state.seats],
        "phase": "playing" if state.phase == PLAYING else "setup",
        "parts": [_part(part, slot) for slot, part in enumerate(state.parts)],
        "spaces": [_space(state, at, seat) for at in range(len(state.owner))],
        "colors": [_color(state, color) for color in range(state.seats)],
        "track": {"lap": LAP, "symbols": SYMBOLS[state.seats][:]},
        "hives": SCORINGS[state.seats] - 1,
        "first_hive": FIRST_HIVE[state.seats],
        "supply": state.supply(),
        "player": state.player,
        "first": state.starting_player,
        "direction": state.direction,
        "event": EVENT_CARDS.get(state.event),
        "turned": [EVENT_CARDS[event] for event in turned],
        "deck": len(state.deck) if state.deck is not None else 0,
        "calm": state.turns_without_scoring,
        "calm_limit": TURNS_WITHOUT_SCORING * state.seats,
        "spent": bool(state.jelly_action),
        "stack": state.new_stack if state.new_stack >= 0 else None,
        "sorting": state.ordering if state.ordering >= 0 else None,
        "sorted": state.ordered,
        "reason": state.reason,
    }
    return dict(seen)


def _part(part: int, slot: int) -> PartView:
    shape = SHAPES[PARTS[part].shape]
    first = slot * SPACES_OF_PART
    return {"id": PARTS[part].name, "shape": shape, "first": first, "spaces": SPACES_OF_PART}


def _space(state: Meadow, at: int, seat: int | None) -> SpaceView:
    ring = state.ring
    group: BeesView | None = None
    under: BeesView | None = None
    if state.owner[at] >= 0:
        group = _bees(state.owner[at], state.bees[at], 1, state.sees(seat, state.owner[at]))
    if state.covered_bees[at]:
        under = _bees(
            state.covered_color[at],
            state.covered_bees[at],
            0,
            state.sees(seat, state.covered_color[at]),
        )
    return {
        "at": at,
        "part": PARTS[state.parts[at // SPACES_OF_PART]].name,
        "value": ring.values[at],
        "counts": flower_value(state, at),
        "special": SPACES[ring.special[at]],
        "pair": ring.pairs[at],
        "partner": ring.partner[at] if ring.partner[at] >= 0 else None,
        "group": group,
        "under": under,
        "used": state.has_acted(at),
        "points": space_points(state, state.owner[at], at) if group else 0,
    }


def _bees(color: int, bees: int, seen: int, looks: bool) -> BeesView:
    """All see the topmost `seen` bees; the others only a seat that may look."""
    kinds = listed(bees)
    names = [BEES[kind] if looks or at < seen else None for at, kind in enumerate(kinds)]
    return {"color": color, "count": len(kinds), "bees": names}


def _color(state: Meadow, color: int) -> ColorView:
    return {
        "points": state.points[color],
        "high": state.highest_points[color],
        "jelly": state.jelly[color],
        "scorings": state.scorings[color],
        "hives": [BEES[kind] for kind in state.hives[color]],
        "waiting": [BEES[kind] for kind in state.waiting_kinds(color)],
        "home": [BEES[kind] for kind in listed(state.starting_stacks[color])],
        "gone": state.discarded[color],
        "worth": position_points(state, color) if state.owner else 0,
        "hand": state.decider(color),
    }
