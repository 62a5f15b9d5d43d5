"""What all may see of a seat: hive, storage, docking mat; the hand only for its owner."""

from __future__ import annotations

from typing import Final

from skep.games.apiary import effect_words as w
from skep.games.apiary.board import TOKENS_EACH
from skep.games.apiary.box import DANCES, FACTIONS, HEXES, MATS, SEEDS, TILES, TOKENS, Hex
from skep.games.apiary.counting import complete_mat
from skep.games.apiary.frames import frame_cells
from skep.games.apiary.goods import CHOICES, ITEMS, RESOURCES, listed, named
from skep.games.apiary.seeds import slots
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
from skep.games.apiary.view_types import CardsView, DockView, HexView, SeatView, SpotView
from skep.hexes import Q, R
from skep.kernel.zones import Zone


def _label(spot: Hex) -> str:
    """What a hex does, in a word or two."""
    if spot.by:
        kinds = [name for kind, name in enumerate(w.TYPES) if spot.types >> kind & 1]
        return f"discount:{'+'.join(kinds)}:{spot.by}"
    items = {number: name for name, number in ITEMS.items()}
    said = [f"gain:{items[step.a]}:{step.b}" for step in spot.steps if step.op == w.GAIN]
    return "+".join(said) or ("build" if spot.steps else "")


LABELS: Final = [_label(spot) for spot in HEXES]


def cards(zone: Zone, seat: int | None) -> CardsView:
    seen = [SEEDS[card].id for card in zone.cards] if zone.seen_by(seat) else None
    return {"count": len(zone), "cards": seen}


def place(cell: int) -> list[int]:
    return [Q[cell], R[cell]]


def dock(match: Colony, seat: int) -> DockView:
    def strengths(low: int, high: int) -> list[int]:
        own = [k for k in match.workers(seat) if low <= match.where[k] <= high]
        return sorted(match.strength[k] for k in own)

    return {
        "pool": strengths(POOL, POOL), "landing": strengths(LANDING, LANDING),
        "board": strengths(SPACE, SPACE + 99), "lifted": strengths(LIFTED, LIFTED),
        "supply": len(strengths(SUPPLY, SUPPLY)),
    }  # fmt: skip


def tile_name(tile: int) -> str | None:
    if tile >= FIRST:
        return TILES[tile - FIRST].id
    return {EMPTY: None, BASE: "base", STORE: "store"}[tile]


def tile_kind(tile: int) -> str | None:
    return TILES[tile - FIRST].kind if tile >= FIRST else None


def hexes(match: Colony, seat: int) -> list[HexView]:
    framed = {cell: n for n, spot in enumerate(match.frames[seat]) for cell in frame_cells(spot)}
    tiles, front = match.tiles[seat], match.front[seat]
    return [
        {
            "at": place(cell), "tile": tile_name(tiles[cell]),
            "kind": tile_kind(tiles[cell]), "bonus": LABELS[kind],
            "frame": framed.get(cell, -1), "open": cell in front,
        }
        for cell, kind in enumerate(match.ground[seat])
        if kind
    ]  # fmt: skip


# Storage


def spot_places(match: Colony, seat: int) -> list[tuple[int, int]]:
    """The cell and the kinds of every spot: the faction's, then the tiles' as they were built."""
    if match.faction[seat] == NONE or match.mat[seat] == NONE:
        return []
    stores = zip(MATS[match.mat[seat]].stores, FACTIONS[match.faction[seat]].stores)
    found = [(cell, mask) for cell, masks in stores for mask in masks]
    for cell in match.built[seat]:
        piece = TILES[match.tiles[seat][cell] - FIRST]
        found += [(cell, mask) for mask in (*piece.spots, *piece.effect.spots)]
    return found


def arrange(spots: list[int], goods: int) -> tuple[list[int], int]:
    """One way to put as many tokens as possible on spots: what lies on each, and what is left."""
    holds = [NONE] * len(spots)
    left = 0
    for resource, number in enumerate(listed(goods)):
        for _ in range(number):
            if not _find_spot(spots, holds, resource, [False] * len(spots)):
                left += 1 << 8 * resource
    return holds, left


def _find_spot(spots: list[int], holds: list[int], resource: int, tried: list[bool]) -> bool:
    for spot, mask in enumerate(spots):
        if not mask >> resource & 1 or tried[spot]:
            continue
        tried[spot] = True
        if holds[spot] == NONE or _find_spot(spots, holds, holds[spot], tried):
            holds[spot] = resource
            return True
    return False


def storage(match: Colony, seat: int) -> tuple[list[SpotView], int]:
    places = spot_places(match, seat)
    holds, left = arrange([mask for _, mask in places], match.goods[seat])
    spots: list[SpotView] = [
        {
            "at": place(cell), "accepts": [RESOURCES[r] for r in CHOICES[mask]],
            "holds": None if held == NONE else RESOURCES[held],
        }
        for (cell, mask), held in zip(places, holds)
    ]  # fmt: skip
    return spots, left


def seat_view(match: Colony, seat: int, viewer: int | None) -> SeatView:
    """One seat as the viewer sees it."""
    spots, left = storage(match, seat)
    faction, mat = match.faction[seat], match.mat[seat]
    taught = [d for at, d in enumerate(match.dances) if match.taught[at] == seat]
    offered = match.offered[seat] if match.mode in (STANDARD, SOLO) else []
    return {
        "seat": seat,
        "faction": None if faction == NONE else FACTIONS[faction].id,
        "upgraded": bool(match.upgraded[seat]),
        "mat": None if mat == NONE else MATS[mat].id,
        "offered": [FACTIONS[each].id for each in offered],
        "vp": match.vp[seat],
        "favor": match.favor[seat],
        "workers": dock(match, seat),
        "sleepers_left": TOKENS_EACH - match.slept[seat],
        "goods": named(match.goods[seat]),
        "spots": spots,
        "unstored": named(left),
        "hand": cards(match.hands[seat], viewer),
        "planted": [SEEDS[card].id for card in match.planted[seat]],
        "planting_slots": slots(match, seat),
        "explored": [TOKENS[token].id for token in match.explored[seat]],
        "reserve": [TILES[tile].id for tile in match.reserve[seat]],
        "taught": DANCES[taught[0]].id if taught else None,
        "frames": [[*place(spot // 3), spot % 3 + 1] for spot in match.frames[seat]],
        "hexes": hexes(match, seat),
        "filled": bool(match.tiles[seat]) and bool(complete_mat(match, seat)),
    }
