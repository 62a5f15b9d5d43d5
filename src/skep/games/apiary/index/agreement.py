"""Compares every derived table with the plain rule that defines it."""

from __future__ import annotations

from collections.abc import Iterator

from skep.games.apiary.state import EMPTY, NONE, Colony
from skep.hexes import AROUND


def disagreements(state: Colony) -> list[str]:
    """One line for each difference; empty if every index agrees with its rule."""
    settled = [seat for seat in range(state.seats) if state.tiles[seat]]
    return [line for seat in settled for line in _of_seat(state, seat)]


def _of_seat(state: Colony, seat: int) -> Iterator[str]:
    tiles, ground = state.tiles[seat], state.ground[seat]
    plain = [
        cell
        for cell, kind in enumerate(ground)
        if kind and tiles[cell] == EMPTY and any(tiles[near] != EMPTY for near in AROUND[cell])
    ]
    if state.front[seat] != plain:
        yield f"seat {seat}: open hexes {state.front[seat]}, by the rules {plain}"
    assert state.faction[seat] != NONE
