"""What all may see of a seat: hive, storage, docking mat; the hand only for its owner."""

from __future__ import annotations

from typing import Final

from skep.games.apiary.board import TOKENS_EACH
from skep.games.apiary.box import DANCES, FACTIONS, HEXES, MATS, SEEDS, TILES, TOKENS, TYPE, Hex
from skep.games.apiary.index.frame_places import frame_cells
from skep.games.apiary.resources import CHOICES, ITEMS, RESOURCES, named
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.counters import complete_mat
from skep.games.apiary.rules.effects.steps import GainStep
from skep.games.apiary.rules.seed_cards import slots
from skep.games.apiary.rules.storage import arrange
from skep.games.apiary.state import (
    BASE,
    EMPTY,
    FIRST,
    LANDING,
    LIFTED,
    NONE,
    POOL,
    SOLO,
    SPACE,
    STANDARD,
    STORE,
    SUPPLY,
    Colony,
)  # fmt: skip
from skep.games.apiary.view.types import CardsView, DockView, HexView, SeatView, SpotView
from skep.hexes import Q, R
from skep.kernel.zones import Zone


def _label(spot: Hex) -> str:
    """What a hex does, in a word or two."""
    if spot.by:
        kinds = [w.TYPES[kind] for kind in spot.types]
        return f"discount:{'+'.join(kinds)}:{spot.by}"
    items = {number: name for name, number in ITEMS.items()}
    gains = [step for step in spot.steps if isinstance(step, GainStep)]
    said = [f"gain:{items[step.item]}:{step.count}" for step in gains]
    return "+".join(said) or ("build" if spot.steps else "")


LABELS: Final = [_label(spot) for spot in HEXES]


def cards(zone: Zone, seat: int | None) -> CardsView:
    """The number of cards, and the cards themselves for their owner.  APY-SEED-09, APY-Q40"""
    seen = [SEEDS[card].id for card in zone.cards] if zone.seen_by(seat) else None
    return {"count": len(zone), "cards": seen}


def place(cell: int) -> tuple[int, int]:
    return Q[cell], R[cell]


def dock(state: Colony, seat: int) -> DockView:
    def strengths(low: int, high: int) -> list[int]:
        own = [k for k in state.workers(seat) if low <= state.where[k] <= high]
        return sorted(state.strength[k] for k in own)

    return {
        "pool": strengths(POOL, POOL), "landing": strengths(LANDING, LANDING),
        "board": strengths(SPACE, SPACE + 99), "lifted": strengths(LIFTED, LIFTED),
        "supply": len(strengths(SUPPLY, SUPPLY)),
    }  # fmt: skip


def tile_name(tile: int) -> str | None:
    if tile >= FIRST:
        return TILES[tile - FIRST].id
    return {EMPTY: None, BASE: "base", STORE: "store"}[tile]


def tile_kind(tile: int) -> w.TileType | None:
    return w.TYPES[TYPE[tile - FIRST]] if tile >= FIRST else None


def hexes(state: Colony, seat: int) -> list[HexView]:
    framed = {cell: n for n, spot in enumerate(state.frames[seat]) for cell in frame_cells(spot)}
    tiles, front = state.tiles[seat], state.front[seat]
    return [
        {
            "at": place(cell), "tile": tile_name(tiles[cell]),
            "kind": tile_kind(tiles[cell]), "bonus": LABELS[kind],
            "frame": framed.get(cell, -1), "open": cell in front,
        }
        for cell, kind in enumerate(state.ground[seat])
        if kind
    ]  # fmt: skip


# Storage


def spot_places(state: Colony, seat: int) -> list[tuple[int, int]]:
    """The cell and the kinds of every spot: the faction's, then the tiles' as they were built."""
    if state.faction[seat] == NONE or state.mat[seat] == NONE:
        return []
    stores = zip(MATS[state.mat[seat]].stores, FACTIONS[state.faction[seat]].stores)
    found = [(cell, mask) for cell, masks in stores for mask in masks]
    for cell in state.built[seat]:
        piece = TILES[state.tiles[seat][cell] - FIRST]
        found += [(cell, mask) for mask in (*piece.spots, *piece.effect.spots)]
    return found


def storage(state: Colony, seat: int) -> tuple[list[SpotView], int]:
    places = spot_places(state, seat)
    holds, left = arrange([mask for _, mask in places], state.goods[seat])
    spots: list[SpotView] = [
        {
            "at": place(cell), "accepts": [RESOURCES[r] for r in CHOICES[mask]],
            "holds": None if held == NONE else RESOURCES[held],
        }
        for (cell, mask), held in zip(places, holds)
    ]  # fmt: skip
    return spots, left


def seat_view(state: Colony, seat: int, viewer: int | None) -> SeatView:
    """One seat as the viewer sees it."""
    spots, left = storage(state, seat)
    faction, mat = state.faction[seat], state.mat[seat]
    taught = [d for at, d in enumerate(state.dances) if state.taught[at] == seat]
    offered = state.offered[seat] if state.mode in (STANDARD, SOLO) else []
    return {
        "seat": seat,
        "faction": None if faction == NONE else FACTIONS[faction].id,
        "upgraded": bool(state.upgraded[seat]),
        "mat": None if mat == NONE else MATS[mat].id,
        "offered": [FACTIONS[each].id for each in offered],
        "vp": state.vp[seat],
        "favor": state.favor[seat],
        "workers": dock(state, seat),
        "sleepers_left": TOKENS_EACH - state.slept[seat],
        "goods": named(state.goods[seat]),
        "spots": spots,
        "unstored": named(left),
        "hand": cards(state.hands[seat], viewer),
        "planted": [SEEDS[card].id for card in state.planted[seat]],
        "planting_slots": slots(state, seat),
        "explored": [TOKENS[token].id for token in state.explored[seat]],
        "reserve": [TILES[tile].id for tile in state.reserve[seat]],
        "taught": DANCES[taught[0]].id if taught else None,
        "frames": [(*place(spot // 3), spot % 3 + 1) for spot in state.frames[seat]],
        "hexes": hexes(state, seat),
        "filled": bool(state.tiles[seat]) and bool(complete_mat(state, seat)),
    }
