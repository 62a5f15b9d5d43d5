"""Pesticide removes what it touches, and what is then cut off from Queen Zizi.  HIV-PEST"""

from __future__ import annotations

from skep.games.hivernation.events import emit_pesticide
from skep.games.hivernation.index.attachment import take_away
from skep.games.hivernation.pieces import (
    BEAR_KIND,
    BEE_KIND,
    EMPTY,
    FLOWER,
    FLOWER_KIND,
    NO_SIDE,
    PESTICIDE_KIND,
)
from skep.games.hivernation.rules.bear import remove_paws
from skep.games.hivernation.rules.specialties import PUT_SPECIALTY, QUEENS_CELL
from skep.games.hivernation.state import Hive
from skep.hexes import AROUND
from skep.kernel.script import ask


async def play_pesticide(state: Hive, side: int) -> None:
    """Put a Pesticide on top of any bee, beside any bee, or beside another specialty.

    HIV-SPEC-01, HIV-SPEC-02, HIV-SPEC-03, HIV-SPEC-05
    """
    put_pesticide(state, await ask(state, state.player, PUT_SPECIALTY, PESTICIDE_KIND), side)


def put_pesticide(state: Hive, cell: int, side: int) -> None:
    """Remove every tile that touches the Pesticide, of any kind and side, paws and Bears too.

    HIV-PEST-01, HIV-PEST-02, HIV-PEST-11, HIV-PEST-12; example: HIV-EX-12
    """
    # `occupied` leaves the Queen out, who is never removed: HIV-QUEEN-02
    touched = [at for at in state.occupied if at in AROUND[cell] or at == cell]  # HIV-PEST-03
    discard(state, touched)
    connected = connected_to_queen(state.tiles)
    cut_off = [at for at in state.occupied if at not in connected]
    discard(state, cut_off)  # HIV-PEST-04
    state.discard[PESTICIDE_KIND] += 1  # HIV-PEST-05, HIV-PEST-10
    remove_paws(state)
    if state.recording:
        emit_pesticide(state, cell, side, touched, cut_off)


def discard(state: Hive, cells: list[int]) -> None:
    """Move tiles from the hive to the discard pile, with the bees beneath them.

    HIV-PEST-06, HIV-PEST-07
    """
    for cell in cells:
        side = state.side_at(cell)
        if side != NO_SIDE:
            state.bees[side] -= 1
            state.discard[BEE_KIND] += 1
        else:
            state.discard[FLOWER_KIND if state.tiles[cell] == FLOWER else BEAR_KIND] += 1
        if cell in state.under:  # HIV-PEST-08
            del state.under[cell]
            state.discard[BEE_KIND] += 1
        take_away(state, cell)


def connected_to_queen(tiles: list[int], without: int = -1) -> set[int]:
    """The cells that a path of touching tiles, of any kind and side, connects to the Queen.

    The path may not lead over the cell that is left out.  HIV-PEST-09
    """
    connected = {QUEENS_CELL}
    reached = [QUEENS_CELL]
    for at in reached:
        for beside in AROUND[at]:
            if tiles[beside] != EMPTY and beside != without and beside not in connected:
                connected.add(beside)
                reached.append(beside)
    return connected
