"""What a seat may know: all but others' hands, drawn cards, the deck and the stacks.  APY-Q40"""

from __future__ import annotations

from typing import Any

from skep.games.apiary.board import ACTIONS, ADVANCE, ENTRY, EXPLORE, HIRES, LAST, SIDES
from skep.games.apiary.box import (
    COST,
    DANCES,
    FACTIONS,
    MATS,
    PLANETS,
    SEEDS,
    STEPS,
    TILES,
    TOKENS,
)  # fmt: skip
from skep.games.apiary.codes import pod_name
from skep.games.apiary.index.payments import ways
from skep.games.apiary.resources import Resource, named
from skep.games.apiary.rules.advance_rows import COLUMNS
from skep.games.apiary.rules.automa.cards import COLORS
from skep.games.apiary.rules.automa.dock import color_of
from skep.games.apiary.rules.costs import discount
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.placing import total_with
from skep.games.apiary.rules.scoring import LINES, comb, lines_of
from skep.games.apiary.rules.workers import owner_of
from skep.games.apiary.state import ADVANCED, MODES, NONE, PHASES, SETTLING, Colony
from skep.games.apiary.view.automa import automa_view
from skep.games.apiary.view.points import points_views
from skep.games.apiary.view.seat import cards, seat_view
from skep.games.apiary.view.types import (
    ActionView,
    ColonyView,
    DanceView,
    DraftView,
    ExploreView,
    PlanetView,
    SectorView,
    TileRowView,
    WorkerView,
)  # fmt: skip


def view(state: Colony, seat: int | None) -> dict[str, Any]:
    """The table for one seat, or for a spectator (None)."""
    seats = range(state.seats)
    majorities = comb(state)
    seen: ColonyView = {
        "mode": MODES[state.mode],
        "side": SIDES[state.side].id,
        "phase": PHASES[state.phase],
        "draft": draft(state),
        "turn": state.turn // state.players + 1,
        "player": state.player,
        "first": state.first,
        "last_turns": None if state.final == NONE else state.final,
        "triggered": state.triggered,
        "reason": state.reason,
        "actions": [action_view(state, action) for action in SIDES[state.side].actions],
        "explore": explore_view(state),
        "rows": [row_view(state, kind) for kind in range(3)],
        "carvings": [None if t == NONE else TILES[t].id for t in state.carvings],
        "dances": dance_views(state),
        "dance_tokens": [STEPS[token].id for token in state.tokens_left],
        "comb": sector_views(state),
        "seeds": len(state.deck),
        "discard": [SEEDS[card].id for card in state.discard],
        "drawn": cards(state.drawn, seat),
        "played": [SEEDS[card].id for card in state.played],
        "in_hand": TILES[state.bought - 1].id if state.bought else None,
        "frames_left": state.frames_left,
        "seats": [seat_view(state, each, seat) for each in seats],
        "automa": automa_view(state) if state.level else None,
        "lines": [dict(zip(LINES, lines_of(state, each, majorities))) for each in seats],
        "points": points_views(state),
    }
    return dict(seen)


def draft(state: Colony) -> DraftView | None:
    """What may still be drafted, while the draft goes on.  APY-ADVV-01, APY-ADVV-02"""
    if state.mode != ADVANCED or state.phase != SETTLING:
        return None
    factions, mats = state.offered[0], state.offered[1]
    return {
        "factions": [FACTIONS[each].id for each in factions],
        "mats": [MATS[each].id for each in mats],
    }


def action_view(state: Colony, action: int) -> ActionView:
    spaces = dict.fromkeys([ENTRY[action], LAST[action]])
    return {
        "action": ACTIONS[action],
        "spaces": [worker_view(state, state.space[space]) for space in spaces],
        "totals": [power(state, action, strength) for strength in (1, 2, 3, 4)],
    }


def worker_view(state: Colony, worker: int) -> WorkerView | None:
    if worker == NONE:
        return None
    owner = owner_of(worker)
    color = COLORS[color_of(worker)] if owner == state.seats else None
    return {"seat": owner, "strength": state.strength[worker], "color": color}


def mover(state: Colony) -> int:
    """The seat to move; in the solo opponent's turn the player."""
    return min(state.player, state.seats - 1)


def power(state: Colony, action: int, strength: int) -> int:
    """How far a worker of this strength would reach if the seat to move placed it now."""
    if action == EXPLORE:
        return total_with(state, action, strength) + state.powers[mover(state)][w.RANGE]
    return total_with(state, action, strength) if ADVANCE <= action <= HIRES else strength


def explore_view(state: Colony) -> ExploreView:
    side = SIDES[state.side]
    spots: list[PlanetView] = [
        {
            "at": (cell // side.columns + 1, cell % side.columns + 1),
            "start": cell == side.start,
            "token": None if state.tokens[cell] == NONE else TOKENS[state.tokens[cell]].id,
            "planet": None if state.planets[cell] == NONE else PLANETS[state.planets[cell]].id,
            "left": named(state.left[cell]),
        }
        for cell in range(side.rows * side.columns)
    ]
    return {
        "rows": side.rows, "columns": side.columns,
        "ship": (state.ship // side.columns + 1, state.ship % side.columns + 1), "spots": spots,
        "planets_left": len(state.skies), "tokens_left": len(state.box),
    }  # fmt: skip


def row_view(state: Colony, kind: int) -> TileRowView:
    tiles = state.row[kind * COLUMNS : kind * COLUMNS + COLUMNS]
    return {
        "kind": w.TYPES[kind],
        "tiles": [None if tile == NONE else TILES[tile].id for tile in tiles],
        "costs": [[] if tile == NONE else costs(state, tile) for tile in tiles],
        "stack": len(state.stacks[kind]),
        "discarded": [TILES[tile].id for tile in state.rows_gone[kind]],
    }


def costs(state: Colony, tile: int) -> list[dict[Resource, int]]:
    """What the seat to move would pay for a tile, on a hex without a discount."""
    seat = mover(state)
    instead = state.powers[seat][w.PAY_AS]
    return [named(way) for way in ways(COST[tile], discount(state, seat, tile, False), 0, instead)]


def dance_views(state: Colony) -> list[DanceView]:
    return [
        {
            "dance": DANCES[dance].id,
            "teacher": None if state.taught[at] == NONE else state.taught[at],
            "tokens": [STEPS[token].id for token in state.on_dance[at]],
        }
        for at, dance in enumerate(state.dances)
        if dance != NONE
    ]


def sector_views(state: Colony) -> list[SectorView]:
    return [
        {
            "name": sector.name, "in_play": state.players in sector.seats, "first": sector.first,
            "second": sector.second,
            "pods": [None if state.pods[p] == NONE else state.pods[p] for p in sector.pods],
            "pod_names": [pod_name(state.side, pod) for pod in sector.pods],
        }
        for sector in SIDES[state.side].sectors
    ]  # fmt: skip
