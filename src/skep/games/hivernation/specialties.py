"""Flower, Bear, Pesticide and Beekeeper.  HIV-SPEC, HIV-FLOWER, HIV-BEAR, HIV-PEST, HIV-KEEPER"""

from __future__ import annotations

from skep.games.hivernation.bees import has_bee_place, turn_over
from skep.games.hivernation.events import emit_pesticide, emit_specialty
from skep.games.hivernation.laying import change, put_down, take_away
from skep.games.hivernation.pieces import (
    BEAR,
    BEAR_KIND,
    BEE_KIND,
    DRONE,
    DRONE_PAW,
    EMPTY,
    FLOWER,
    FLOWER_KIND,
    KEEPER_KIND,
    PAW,
    PESTICIDE_KIND,
)  # fmt: skip
from skep.games.hivernation.state import BESIDE_QUEEN, ONLY_QUEEN, Hive
from skep.hexes import AROUND, STEP


def specialty_places(hive: Hive) -> list[int]:
    """On any bee, or on an empty place beside a bee or specialty.  HIV-SPEC-01…06"""
    tiles = hive.tiles
    near = hive.near
    on_top = [cell for cell in hive.occupied if tiles[cell] <= DRONE_PAW]
    beside = [cell for cell in hive.frontier if cell > BESIDE_QUEEN or near[cell] != ONLY_QUEEN]
    return on_top + beside


def fetchable(hive: Hive, side: int) -> list[int]:
    """The kinds in the discard pile that could be played now.  HIV-KEEPER-06, HIV-KEEPER-07"""
    kinds: list[int] = []
    for kind in range(KEEPER_KIND):  # a bee first
        if hive.discard[kind] and (hive.occupied if kind else has_bee_place(hive, side)):
            kinds.append(kind)
    return kinds


def usable(hive: Hive, side: int) -> list[int]:
    """The kinds in the hand that can be played now, below zero as options are.

    HIV-TURN-07, HIV-SPEC-04, HIV-KEEPER-06
    """
    plays: list[int] = []
    last = BEE_KIND
    lying = hive.occupied
    for kind in hive.hands[side].cards:
        if kind != last:
            last = kind
            if lying if kind != KEEPER_KIND else fetchable(hive, side):
                plays.append(-kind)
    return plays


def put_specialty(hive: Hive, kind: int, cell: int, side: int) -> None:
    """A Flower, Bear or Pesticide takes effect where it is put."""
    if kind == FLOWER_KIND:
        put_flower(hive, cell, side)
    elif kind == BEAR_KIND:
        put_bear(hive, cell, side)
    else:
        put_pesticide(hive, cell, side)


def _lay(hive: Hive, cell: int, tile: int) -> None:
    """Put a tile on an empty place or over a bee, which is then out of play.  HIV-SPEC-07"""
    side = hive.side_at(cell)
    if hive.tiles[cell] == EMPTY:
        put_down(hive, cell, tile)
        return
    hive.under[cell] = side
    hive.bees[side] -= 1
    change(hive, cell, tile)


def put_flower(hive: Hive, cell: int, side: int) -> None:
    """Enemy bees that touch it flip, once; it stays as a blocker.  HIV-FLOWER-01…08"""
    _lay(hive, cell, FLOWER)
    enemy = 2 - side
    flipped = [step[cell] for step in STEP if hive.tiles[step[cell]] == enemy]
    turn_over(hive, flipped, side)
    if hive.recording:
        emit_specialty(hive, FLOWER_KIND, cell, side, flipped)


def put_bear(hive: Hive, cell: int, side: int) -> None:
    """Bees that touch it get a paw: they can't be flipped and they block.  HIV-BEAR-01…07"""
    _lay(hive, cell, BEAR)
    touched = [step[cell] for step in STEP if EMPTY < hive.tiles[step[cell]] <= DRONE_PAW]
    for bee in touched:
        if hive.tiles[bee] <= DRONE:
            change(hive, bee, hive.tiles[bee] + PAW)
    if hive.recording:
        emit_specialty(hive, BEAR_KIND, cell, side, touched)


def put_pesticide(hive: Hive, cell: int, side: int) -> None:
    """All that touches it goes, what lies beneath, then what is cut off.  HIV-PEST-01…12"""
    around = AROUND[cell]
    gone = [at for at in hive.occupied if at == cell or at in around]
    _discard(hive, gone)
    joined = _joined_to_queen(hive)
    cut = [at for at in hive.occupied if at not in joined]
    _discard(hive, cut)
    hive.discard[PESTICIDE_KIND] += 1
    _lift_paws(hive)
    if hive.recording:
        emit_pesticide(hive, cell, side, gone, cut)


def _discard(hive: Hive, cells: list[int]) -> None:
    """Tiles leave the hive for the discard pile, with the bees beneath them.  HIV-PEST-06…08"""
    for cell in cells:
        side = hive.side_at(cell)
        tile = hive.tiles[cell]
        if side >= 0:
            hive.bees[side] -= 1
            hive.discard[BEE_KIND] += 1
        else:
            hive.discard[FLOWER_KIND if tile == FLOWER else BEAR_KIND] += 1
        if cell in hive.under:
            del hive.under[cell]
            hive.discard[BEE_KIND] += 1
        take_away(hive, cell)


def _joined_to_queen(hive: Hive) -> set[int]:
    """The cells with a path of touching tiles to the Queen.  HIV-PEST-09, HIV-PEST-10"""
    tiles = hive.tiles
    joined = {0}
    reached = [0]
    for at in reached:
        for beside in AROUND[at]:
            if tiles[beside] and beside not in joined:
                joined.add(beside)
                reached.append(beside)
    return joined


def _lift_paws(hive: Hive) -> None:
    """A bee that no Bear touches any more can be flipped again.  HIV-BEAR-05"""
    tiles = hive.tiles
    for cell in [at for at in hive.occupied if DRONE < tiles[at] <= DRONE_PAW]:
        if BEAR not in [tiles[beside] for beside in AROUND[cell]]:
            change(hive, cell, tiles[cell] - PAW)
