"""What faction and recruits change for a seat, and what they listen to.  APY-TILE-09…11, PSET-21"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import effect_words as w
from skep.games.apiary.box import FACTIONS, HEXES, MATS, TILES, TYPE
from skep.games.apiary.effect import Clause, Effect
from skep.games.apiary.spots import room_of
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


def effects_of(match: Colony, seat: int) -> list[tuple[int, Effect]]:
    """The faction's effect, then those of the recruits in the order in which they were built."""
    found: list[tuple[int, Effect]] = []
    if match.faction[seat] != NONE:
        found.append((NONE, FACTIONS[match.faction[seat]].sides[match.upgraded[seat]]))
    tiles = match.tiles[seat]
    for cell in match.built[seat]:
        tile = tiles[cell] - FIRST
        if TYPE[tile] == w.RECRUIT:
            found.append((tile, TILES[tile].effect))
    return found


def learn(match: Colony, seat: int) -> None:
    """Work out a seat's rule changes and storage anew, after its tiles have changed."""
    powers = list(w.START)
    listening = 0
    for _, effect in effects_of(match, seat):
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
    for kind, cells in enumerate(BARGAINS[match.mat[seat]]):
        if cells or powers[w.LESS_FARM + kind] or powers[w.LESS_RESERVE] or powers[w.PAY_AS]:
            powers[w.EASIER] |= 1 << kind
    match.powers = changed(match.powers, seat, powers)
    match.listening = changed(match.listening, seat, listening)
    make_room(match, seat)


def make_room(match: Colony, seat: int) -> None:
    """Work out a seat's storage anew."""
    match.room = changed(match.room, seat, room_of(all_spots(match, seat)))


def all_spots(match: Colony, seat: int) -> list[int]:
    """Every storage spot of the hive, as the resources that it takes.  APY-STORE-07…09"""
    spots = list(FACTIONS[match.faction[seat]].spots) if match.faction[seat] != NONE else []
    for cell in match.built[seat]:
        piece = TILES[match.tiles[seat][cell] - FIRST]
        spots += piece.spots
        spots += piece.effect.spots
    return spots


def learn_all(match: Colony) -> None:
    """Work everything out that is not part of the truth."""
    seats = range(match.seats)
    match.powers = [list(w.START) for _ in seats]
    match.listening = [0] * match.players
    match.room = [room_of([]) for _ in seats]
    for seat in seats:
        learn(match, seat)


def listeners(match: Colony, seat: int, event: int) -> list[tuple[int, Clause]]:
    """The clauses of a seat that may react to an event, with their tiles."""
    return [
        (tile, clause)
        for tile, effect in effects_of(match, seat)
        for clause in effect.watching
        if clause.event == event
    ]
