"""What a seat may know: all but others' hands, drawn cards, the deck and the stacks.  APY-Q40"""

from __future__ import annotations

from typing import Any

from skep.games.apiary import effect_words as w
from skep.games.apiary.automa.cards import COLORS
from skep.games.apiary.automa.dock import color_of
from skep.games.apiary.automa.view import automa_view
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
from skep.games.apiary.building import discount
from skep.games.apiary.codes import POD_CODE, POD_NAMES
from skep.games.apiary.goods import named
from skep.games.apiary.paying import ways
from skep.games.apiary.placing import total_with
from skep.games.apiary.rows import COLUMNS
from skep.games.apiary.scoring import LINES, comb, lines_of
from skep.games.apiary.state import ADVANCED, MODES, NONE, PHASES, SETTLING, Colony
from skep.games.apiary.view_points import points_views
from skep.games.apiary.view_seat import cards, seat_view
from skep.games.apiary.view_types import (
    ActionView,
    ColonyView,
    DanceView,
    DraftView,
    ExploreView,
    PlanetView,
    RowView,
    SectorView,
    WorkerView,
)  # fmt: skip


def view(match: Colony, seat: int | None) -> dict[str, Any]:
    """The table for one seat, or for a spectator (None)."""
    seats = range(match.seats)
    majorities = comb(match)
    seen: ColonyView = {
        "mode": MODES[match.mode],
        "side": SIDES[match.side].id,
        "phase": PHASES[match.phase],
        "draft": draft(match),
        "turn": match.turn // match.players + 1,
        "player": match.player,
        "first": match.first,
        "last_turns": None if match.final == NONE else match.final,
        "triggered": match.triggered,
        "reason": match.reason,
        "actions": [action_view(match, action) for action in SIDES[match.side].actions],
        "explore": explore_view(match),
        "rows": [row_view(match, kind) for kind in range(3)],
        "carvings": [None if t == NONE else TILES[t].id for t in match.carvings],
        "dances": dance_views(match),
        "dance_tokens": [STEPS[token].id for token in match.tokens_left],
        "comb": sector_views(match),
        "seeds": len(match.deck),
        "discard": [SEEDS[card].id for card in match.discard],
        "drawn": cards(match.drawn, seat),
        "played": [SEEDS[card].id for card in match.played],
        "in_hand": TILES[match.bought - 1].id if match.bought else None,
        "frames_left": match.frames_left,
        "seats": [seat_view(match, each, seat) for each in seats],
        "automa": automa_view(match) if match.level else None,
        "lines": [dict(zip(LINES, lines_of(match, each, majorities))) for each in seats],
        "points": points_views(match),
    }
    return dict(seen)


def draft(match: Colony) -> DraftView | None:
    """What may still be drafted, while the draft goes on.  APY-ADVV-01, APY-ADVV-02"""
    if match.mode != ADVANCED or match.phase != SETTLING:
        return None
    factions, mats = match.offered[0], match.offered[1]
    return {
        "factions": [FACTIONS[each].id for each in factions],
        "mats": [MATS[each].id for each in mats],
    }


def action_view(match: Colony, action: int) -> ActionView:
    spaces = dict.fromkeys([ENTRY[action], LAST[action]])
    return {
        "action": ACTIONS[action],
        "spaces": [worker_view(match, match.space[space]) for space in spaces],
        "totals": [power(match, action, strength) for strength in (1, 2, 3, 4)],
    }


def worker_view(match: Colony, worker: int) -> WorkerView | None:
    if worker == NONE:
        return None
    color = COLORS[color_of(worker)] if worker >> 2 == match.seats else None
    return {"seat": worker >> 2, "strength": match.strength[worker], "color": color}


def mover(match: Colony) -> int:
    """The seat to move; in the solo opponent's turn the player."""
    return min(match.player, match.seats - 1)


def power(match: Colony, action: int, strength: int) -> int:
    """How far a worker of this strength would reach if the seat to move placed it now."""
    if action == EXPLORE:
        return total_with(match, action, strength) + match.powers[mover(match)][w.RANGE]
    return total_with(match, action, strength) if ADVANCE <= action <= HIRES else strength


def explore_view(match: Colony) -> ExploreView:
    side = SIDES[match.side]
    spots: list[PlanetView] = [
        {
            "at": [cell // side.columns + 1, cell % side.columns + 1],
            "start": cell == side.start,
            "token": None if match.tokens[cell] == NONE else TOKENS[match.tokens[cell]].id,
            "planet": None if match.planets[cell] == NONE else PLANETS[match.planets[cell]].id,
            "left": named(match.left[cell]),
        }
        for cell in range(side.rows * side.columns)
    ]
    return {
        "rows": side.rows, "columns": side.columns,
        "ship": [match.ship // side.columns + 1, match.ship % side.columns + 1], "spots": spots,
        "planets_left": len(match.skies), "tokens_left": len(match.box),
    }  # fmt: skip


def row_view(match: Colony, kind: int) -> RowView:
    tiles = match.row[kind * COLUMNS : kind * COLUMNS + COLUMNS]
    return {
        "kind": w.TYPES[kind],
        "tiles": [None if tile == NONE else TILES[tile].id for tile in tiles],
        "costs": [[] if tile == NONE else costs(match, tile) for tile in tiles],
        "stack": len(match.stacks[kind]),
        "discarded": [TILES[tile].id for tile in match.rows_gone[kind]],
    }


def costs(match: Colony, tile: int) -> list[dict[str, int]]:
    """What the seat to move would pay for a tile, on a hex without a discount."""
    seat = mover(match)
    instead = match.powers[seat][w.PAY_AS]
    return [named(way) for way in ways(COST[tile], discount(match, seat, tile, False), 0, instead)]


def dance_views(match: Colony) -> list[DanceView]:
    return [
        {
            "dance": DANCES[dance].id,
            "teacher": None if match.taught[at] == NONE else match.taught[at],
            "tokens": [STEPS[token].id for token in match.on_dance[at]],
        }
        for at, dance in enumerate(match.dances)
        if dance != NONE
    ]


def sector_views(match: Colony) -> list[SectorView]:
    names = POD_CODE[match.side]
    return [
        {
            "name": sector.name, "in_play": match.players in sector.seats, "first": sector.first,
            "second": sector.second,
            "pods": [None if match.pods[p] == NONE else match.pods[p] for p in sector.pods],
            "pod_names": [POD_NAMES[names[pod]] for pod in sector.pods],
        }
        for sector in SIDES[match.side].sectors
    ]  # fmt: skip
