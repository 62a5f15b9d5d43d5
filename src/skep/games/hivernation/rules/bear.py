"""The Bear marks the bees that touch it with a paw: they block and are never flipped.  HIV-BEAR"""

from __future__ import annotations

from skep.games.hivernation.events import emit_specialty
from skep.games.hivernation.index.attachment import show
from skep.games.hivernation.pieces import (
    BEAR,
    BEAR_KIND,
    DRONE_PAW,
    IS_BEE,
    OWN_BEE,
    OWN_PAW,
    WORKER_PAW,
)
from skep.games.hivernation.rules.specialties import PUT_SPECIALTY, cover
from skep.games.hivernation.state import Hive
from skep.hexes import AROUND
from skep.kernel.script import ask


async def play_bear(state: Hive, side: int) -> None:
    """Put a Bear on top of any bee, beside any bee, or beside another specialty.

    HIV-SPEC-01, HIV-SPEC-02, HIV-SPEC-03, HIV-SPEC-05
    """
    put_bear(state, await ask(state, state.player, PUT_SPECIALTY, BEAR_KIND), side)


def put_bear(state: Hive, cell: int, side: int) -> None:
    """Put a Bear down, and mark the bees of both sides that touch it; nothing is flipped.

    HIV-BEAR-06
    """
    cover(state, cell, BEAR)  # it stays and blocks: HIV-BEAR-07, HIV-BLOCK-04
    touched = [at for at in AROUND[cell] if IS_BEE[state.tiles[at]]]
    for bee in touched:
        mark_with_paw(state, bee)  # HIV-BEAR-01, HIV-BEAR-02
    if state.recording:
        emit_specialty(state, BEAR_KIND, cell, side, touched)


def mark_with_paw(state: Hive, cell: int) -> None:
    """Mark a bee with a paw: it cannot be flipped and becomes a blocker, but keeps its side and may
    be covered. `pincer.put_bee` does the same to a bee that is put beside a Bear later.

    HIV-BEAR-03, HIV-BEAR-04, HIV-BEAR-08, HIV-BLOCK-05, HIV-SPEC-06, HIV-COMP-06
    """
    paw = OWN_PAW[state.side_at(cell)]
    if state.tiles[cell] != paw:
        show(state, cell, paw)


def remove_paws(state: Hive) -> None:
    """Take the paw off every bee that no Bear touches any more.  HIV-BEAR-05"""
    paws = [cell for cell in state.occupied if state.tiles[cell] in (WORKER_PAW, DRONE_PAW)]
    for cell in paws:
        if BEAR not in state.touching(cell):
            show(state, cell, OWN_BEE[state.side_at(cell)])
