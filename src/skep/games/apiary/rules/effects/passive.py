"""What faction and recruits change for a seat, and what they listen to.  APY-TILE-09…11, PSET-21"""

from __future__ import annotations

from typing import Final

from skep.games.apiary.box import FACTIONS, HEXES, MATS, TILES, TYPE
from skep.games.apiary.index.spots import room_of
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.reader import Clause, Effect
from skep.games.apiary.state import FIRST, NONE, Colony, changed

BARGAINS: Final[list[list[list[int]]]] = [
    [
        [c for c, at in zip(mat.cells, mat.kinds) if HEXES[at].by and HEXES[at].types >> kind & 1]
        for kind in range(len(w.TYPES))
    ]
    for mat in MATS
]
"""The cells of each mat with a discount for each kind of tile."""
_WIDEST: Final[tuple[int, ...]] = (w.NEW_STRENGTH, w.AS_RESOURCE, w.CARVING_FLOOR)
"""Numbers of which the largest counts."""


def effects_of(state: Colony, seat: int) -> list[tuple[int, Effect]]:
    """The faction's effect, then those of the recruits in the order in which they were built."""
    found: list[tuple[int, Effect]] = []
    if state.faction[seat] != NONE:
        found.append((NONE, FACTIONS[state.faction[seat]].sides[state.upgraded[seat]]))
    tiles = state.tiles[seat]
    for cell in state.built[seat]:
        tile = tiles[cell] - FIRST
        if TYPE[tile] == w.RECRUIT:
            found.append((tile, TILES[tile].effect))
    return found


def learn(state: Colony, seat: int) -> None:
    """Work out a seat's rule changes and storage anew, after its tiles have changed."""
    powers = list(w.START)
    listening = 0
    for _, effect in effects_of(state, seat):
        for number, value in effect.changes:
            if number in _WIDEST:
                powers[number] = max(powers[number], value)
            elif number == w.PLANT_FROM:
                powers[number] = min(powers[number], value)
            elif number in (w.RATE, w.PAY_AS, w.STAY_BUMPED, w.STAY_RETRIEVED):
                powers[number] = value
            else:
                powers[number] += value
        for clause in effect.watching:
            listening |= 1 << clause.event
    for kind, cells in enumerate(BARGAINS[state.mat[seat]]):
        if cells or powers[w.LESS_FARM + kind] or powers[w.LESS_RESERVE] or powers[w.PAY_AS]:
            powers[w.EASIER] |= 1 << kind
    state.powers = changed(state.powers, seat, powers)
    state.listening = changed(state.listening, seat, listening)
    make_room(state, seat)


def make_room(state: Colony, seat: int) -> None:
    """Work out a seat's storage anew."""
    state.room = changed(state.room, seat, room_of(all_spots(state, seat)))


def all_spots(state: Colony, seat: int) -> list[int]:
    """Every storage spot of the hive, as the resources that it takes.  APY-STORE-07…09"""
    spots = list(FACTIONS[state.faction[seat]].spots) if state.faction[seat] != NONE else []
    for cell in state.built[seat]:
        piece = TILES[state.tiles[seat][cell] - FIRST]
        spots += piece.spots
        spots += piece.effect.spots
    return spots


def learn_all(state: Colony) -> None:
    """Work everything out that is not part of the truth."""
    seats = range(state.seats)
    state.powers = [list(w.START) for _ in seats]
    state.listening = [0] * state.players
    state.room = [room_of([]) for _ in seats]
    for seat in seats:
        learn(state, seat)


def listeners(state: Colony, seat: int, event: int) -> list[tuple[int, Clause]]:
    """The clauses of a seat that may react to an event, with their tiles."""
    return [
        (tile, clause)
        for tile, effect in effects_of(state, seat)
        for clause in effect.watching
        if clause.event == event
    ]
