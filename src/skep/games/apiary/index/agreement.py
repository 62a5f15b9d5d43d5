"""Compares every derived table with the plain rule that defines it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from skep.games.apiary import codes
from skep.games.apiary.board import GROW_FRAME_COST, GROW_WORKER_COST, SIDES
from skep.games.apiary.index.flights import FLIGHTS, MAX_REACH, destinations, fly_code
from skep.games.apiary.index.frame_places import frame_cells, mat_cells, places
from skep.games.apiary.index.payments import all_ways, ways
from skep.games.apiary.index.placements import open_placements
from skep.games.apiary.index.purchases import affordable, cheaper_kinds, first_affordable, hexes_for
from skep.games.apiary.index.spots import all_fit, can_fill, droppable
from skep.games.apiary.rules import storage
from skep.games.apiary.rules.actions.convert import COSTS
from skep.games.apiary.rules.costs import payable_hexes
from skep.games.apiary.rules.effects.passive import all_spots, events_heard, powers_of
from skep.games.apiary.rules.frames import may_put
from skep.games.apiary.rules.payment import can_pay, payable
from skep.games.apiary.rules.placing import placements
from skep.games.apiary.rules.storage import fills, fits
from skep.games.apiary.rules.tiles import open_hexes
from skep.games.apiary.state import NONE, Colony
from skep.hexes import Q, R, cell_at

CACHE_SIZE = 4096


def disagreements(state: Colony) -> list[str]:
    """One line for each difference; empty if every index agrees with its rule."""
    settled = [seat for seat in range(state.seats) if state.tiles[seat]]
    lines = list(_flights(state))
    for seat in settled:
        for check in (_abilities, _hexes, _storage, _payments, _placements, _purchases, _frames):
            lines += [f"seat {seat}: {line}" for line in check(state, seat)]
    return lines


def _flights(state: Colony) -> Iterator[str]:
    side = SIDES[state.side]
    for reach in range(MAX_REACH + 1):
        plain = [fly_code(side, cell) for cell in destinations(side, state.ship, reach)]
        if FLIGHTS[state.side][state.ship][reach] != plain:
            yield f"flights of {reach} steps"


def _abilities(state: Colony, seat: int) -> Iterator[str]:
    if state.powers[seat] != powers_of(state, seat):
        yield f"rule changes {state.powers[seat]}, by the tiles {powers_of(state, seat)}"
    if state.cheaper[seat] != cheaper_kinds(state, seat):
        yield f"cheaper kinds of tiles {state.cheaper[seat]}"
    if state.listening[seat] != events_heard(state, seat):
        yield f"events heard {state.listening[seat]}, by the tiles {events_heard(state, seat)}"


def _hexes(state: Colony, seat: int) -> Iterator[str]:
    if state.front[seat] != open_hexes(state, seat):
        yield f"open hexes {state.front[seat]}, by the rules {open_hexes(state, seat)}"


def _storage(state: Colony, seat: int) -> Iterator[str]:
    tokens, index = state.goods[seat], state.spots[seat]
    spots = tuple(sorted(all_spots(state, seat)))
    if all_fit(tokens, index) != _fits(spots, tokens):
        yield f"the tokens {tokens:x} fit: {all_fit(tokens, index)}"
    for dropped in (0, 1, 2, 4, 8, 16, 7, 24):
        quick, plain = droppable(tokens, index, dropped), storage.droppable(state, seat, dropped)
        if quick != plain:
            yield f"after {dropped:05b} the tokens {tokens:x} may lose {quick}, not {plain}"
    for dropped in (1, 2, 4, 8, 16, 7, 24, 31):
        if can_fill(tokens, index, dropped) != _fills(spots, tokens, dropped):
            yield f"the tokens {tokens:x} fill the spots for {dropped:05b} wrongly"


@lru_cache(CACHE_SIZE)
def _fits(spots: tuple[int, ...], tokens: int) -> bool:
    return fits(list(spots), tokens)


@lru_cache(CACHE_SIZE)
def _fills(spots: tuple[int, ...], tokens: int, dropped: int) -> bool:
    return fills(list(spots), tokens, dropped)


def _payments(state: Colony, seat: int) -> Iterator[str]:
    for cost in (*COSTS, GROW_WORKER_COST, GROW_FRAME_COST):
        if can_pay(state, seat, cost) != bool(payable(state, seat, cost)):
            yield f"can pay {cost:x}: {can_pay(state, seat, cost)}"
        if ways(cost) != all_ways(cost, 0, 0, 0):
            yield f"the payments for {cost:x}"


def _placements(state: Colony, seat: int) -> Iterator[str]:
    if open_placements(state, seat) != placements(state, seat):
        yield f"placements {open_placements(state, seat)}, by the rules {placements(state, seat)}"


def _purchases(state: Colony, seat: int) -> Iterator[str]:
    if not state.front[seat]:
        return
    for tiles in (state.row, state.carvings):
        plain_first = [
            tile != NONE and bool(payable_hexes(state, seat, tile, False)) for tile in tiles
        ]
        first = plain_first.index(True) if True in plain_first else NONE
        if first_affordable(state, seat, tiles) != first:
            yield f"the first tile to pay for is {first_affordable(state, seat, tiles)}"
    for tile in {*state.row, *state.carvings} - {NONE}:
        plain = payable_hexes(state, seat, tile, False)
        if affordable(state, seat, tile) != bool(plain):
            yield f"tile {tile} affordable: {affordable(state, seat, tile)}"
        if plain and hexes_for(state, seat, tile, False) != plain:
            yield f"tile {tile} on {hexes_for(state, seat, tile, False)}, by the rules {plain}"


def _frames(state: Colony, seat: int) -> Iterator[str]:
    key = (state.mat[seat], *state.frames[seat])
    if key not in _FRAMES_SEEN:
        _FRAMES_SEEN.add(key)
        plain = [spot for spot in _near_hive(state, seat) if may_put(state, seat, spot)]
        if places(state.mat[seat], state.frames[seat]) != sorted(map(codes.frame_code, plain)):
            yield "places for a frame"


_FRAMES_SEEN: set[tuple[int, ...]] = set()
"""Hives that were compared already: a mat and its frames."""


def _near_hive(state: Colony, seat: int) -> set[int]:
    """Every place of a frame whose first cell is within four steps of the hive."""
    cells = set(mat_cells(state.mat[seat]))
    for spot in state.frames[seat]:
        cells.update(frame_cells(spot))
    steps = range(-4, 5)
    near = {cell_at(Q[cell] + q, R[cell] + r) for cell in cells for q in steps for r in steps}
    return {codes.frame_spot(cell, turn) for cell in near for turn in range(codes.TURNS)}
