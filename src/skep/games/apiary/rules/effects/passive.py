"""Lasting abilities: which rules a seat's faction and recruits change, and what they react to."""

from __future__ import annotations

from typing import Final

from skep.games.apiary.box import FACTIONS, TILES, TYPE
from skep.games.apiary.index.purchases import cheaper_kinds
from skep.games.apiary.index.spots import spots_index
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.effect import Effect, Trigger
from skep.games.apiary.state import FIRST, NONE, Colony, changed

LARGEST_COUNTS: Final = (w.NEW_STRENGTH, w.AS_RESOURCE, w.CARVING_FLOOR)
"""Rule changes of which only the largest counts."""
REPLACED: Final = (w.RATE, w.PAY_AS, w.STAY_BUMPED, w.STAY_RETRIEVED)
"""Rule changes of which the last one counts."""


def effects_of(state: Colony, seat: int) -> list[tuple[int, Effect]]:
    """The effect of the faction's visible side, then those of the recruits in the order in which
    they were built; each with its tile, NONE for the faction.  APY-PSET-21, APY-GROW-16,
    APY-TILE-09"""
    found: list[tuple[int, Effect]] = []
    if state.faction[seat] != NONE:
        found.append((NONE, FACTIONS[state.faction[seat]].sides[state.upgraded[seat]]))
    tiles = state.tiles[seat]
    for cell in state.built[seat]:
        tile = tiles[cell] - FIRST
        if TYPE[tile] == w.RECRUIT:
            found.append((tile, TILES[tile].effect))
    return found


def powers_of(state: Colony, seat: int) -> list[int]:
    """The numbers of all rules that abilities may change, as they are for this seat."""
    powers = list(w.START)
    for _, effect in effects_of(state, seat):
        for number, value in effect.changes:
            if number in LARGEST_COUNTS:
                powers[number] = max(powers[number], value)
            elif number == w.PLANT_FROM:
                powers[number] = min(powers[number], value)
            elif number in REPLACED:
                powers[number] = value
            else:
                powers[number] += value
    return powers


def events_heard(state: Colony, seat: int) -> int:
    """A bit for each event to which a tile of the seat may react."""
    heard = 0
    for _, effect in effects_of(state, seat):
        for trigger in effect.watching:
            heard |= 1 << trigger.event
    return heard


def all_spots(state: Colony, seat: int) -> list[int]:
    """Every storage spot of the hive, as the choice of resources that it takes.

    APY-STORE-07, APY-STORE-08, APY-STORE-09, APY-STORE-17, APY-TILE-17
    """
    spots = list(FACTIONS[state.faction[seat]].spots) if state.faction[seat] != NONE else []
    for cell in state.built[seat]:
        piece = TILES[state.tiles[seat][cell] - FIRST]
        spots += piece.spots
        spots += piece.effect.spots
    return spots


def learn(state: Colony, seat: int) -> None:
    """Update what was worked out from a seat's tiles, after they have changed."""
    state.powers = changed(state.powers, seat, powers_of(state, seat))
    state.listening = changed(state.listening, seat, events_heard(state, seat))
    state.cheaper = changed(state.cheaper, seat, cheaper_kinds(state, seat))
    learn_spots(state, seat)


def learn_spots(state: Colony, seat: int) -> None:
    """Update the index of a seat's storage spots."""
    state.spots = changed(state.spots, seat, spots_index(all_spots(state, seat)))


def learn_all(state: Colony) -> None:
    """Work out everything that is derived from the fields of the state."""
    seats = range(state.seats)
    state.powers = [list(w.START) for _ in seats]
    state.listening = [0] * state.players
    state.cheaper = [[] for _ in seats]
    state.spots = [spots_index([]) for _ in seats]
    for seat in seats:
        learn(state, seat)


def listeners(state: Colony, seat: int, event: int) -> list[tuple[int, Trigger]]:
    """The triggers of a seat that may react to an event, with their tiles.  APY-TILE-10"""
    return [
        (tile, trigger)
        for tile, effect in effects_of(state, seat)
        for trigger in effect.watching
        if trigger.event == event
    ]
