"""Flowers, Bears and Pesticides at random, on tiles as `playing_bees` has them.

HIV-SPEC, HIV-FLOWER, HIV-BEAR, HIV-PEST
"""

from __future__ import annotations

from typing import Final

from skep.games.hivernation.pieces import (
    BEAR,
    BEAR_KIND,
    BEE_KIND,
    DRONE,
    DRONE_PAW,
    EMPTY,
    FLOWER,
    FLOWER_KIND,
    PAW,
    PESTICIDE_KIND,
    QUEEN,
)  # fmt: skip
from skep.games.hivernation.state import BESIDE_QUEEN, NOWHERE, Hive
from skep.hexes import AROUND, RING
from skep.kernel.chance import Dice

EDGE: Final = ~EMPTY
"""What an empty cell shows that touches the hive."""


def play_tile(hive: Hive, kind: int, side: int, dice: Dice) -> None:
    """A tile of the hand."""
    hive.hands[side].take(kind)
    put(hive, kind, sample_top(hive, dice), side)


def sample_top(hive: Hive, dice: Dice) -> int:
    """A random place on a bee, or beside a bee or specialty; there is one.  HIV-SPEC-01…06"""
    tiles = hive.tiles
    lying = len(hive.occupied)
    count = lying + len(hive.edge)
    while True:
        pick = dice.roll() % count
        if pick < lying:
            cell = hive.occupied[pick]
            if tiles[cell] <= DRONE_PAW:
                return cell
        else:
            cell = hive.edge[pick - lying]
            if cell > BESIDE_QUEEN:
                return cell
            for beside in AROUND[cell]:
                if tiles[beside] > EMPTY and tiles[beside] != QUEEN:
                    return cell


def put(hive: Hive, kind: int, cell: int, side: int) -> None:
    """A Flower, Bear or Pesticide takes effect where it is put."""
    tiles = hive.tiles
    if kind == PESTICIDE_KIND:
        spray(hive, cell)
        return
    if tiles[cell] > EMPTY:
        hive.under[cell] = (tiles[cell] - 1) % PAW  # HIV-SPEC-07
    else:
        hive.occupied.append(cell)
        hive.edge.remove(cell)
        if RING[cell] + 2 > hive.rings:
            hive.make_room(hive.rings + 1)
    tiles[cell] = FLOWER if kind == FLOWER_KIND else BEAR
    for beside in AROUND[cell]:
        tile = tiles[beside]
        if tile == EMPTY:
            tiles[beside] = EDGE
            hive.edge.append(beside)
        elif kind == FLOWER_KIND:
            if tile == 2 - side:
                tiles[beside] = side + 1  # HIV-FLOWER-01…08
        elif EMPTY < tile <= DRONE:
            tiles[beside] = tile + PAW  # HIV-BEAR-01…07


def spray(hive: Hive, cell: int) -> None:
    """All that touches a Pesticide goes, what lies beneath, then what is cut off. What stays is met
    on a walk from the Queen, and the edge with it.  HIV-PEST-01…12"""
    tiles = hive.tiles
    frontier = hive.edge
    for at in frontier:
        tiles[at] = EMPTY
    discard(hive, [at for at in (cell, *AROUND[cell]) if at and tiles[at] > EMPTY])
    frontier.clear()
    tiles[0] = ~QUEEN
    joined = [0]
    for at in joined:
        for beside in AROUND[at]:
            tile = tiles[beside]
            if tile >= EMPTY:
                tiles[beside] = ~tile  # it was met; an empty cell shows EDGE by that
                (joined if tile else frontier).append(beside)
    discard(hive, [at for at in hive.occupied if tiles[at] > EMPTY])
    hive.occupied[:] = joined[1:]
    hive.discard[PESTICIDE_KIND] += 1
    for at in joined:
        tiles[at] = ~tiles[at]
    for at in joined:
        if DRONE < tiles[at] <= DRONE_PAW and all(tiles[by] != BEAR for by in AROUND[at]):
            tiles[at] -= PAW  # HIV-BEAR-05


def discard(hive: Hive, cells: list[int]) -> None:
    """Tiles leave the hive for the discard pile, with the bees beneath them.  HIV-PEST-06…08"""
    for cell in cells:
        tile = hive.tiles[cell]
        kind = BEE_KIND if tile <= DRONE_PAW else FLOWER_KIND if tile == FLOWER else BEAR_KIND
        hive.discard[kind] += 1
        hive.tiles[cell] = EMPTY
        if hive.under.pop(cell, NOWHERE) != NOWHERE:
            hive.discard[BEE_KIND] += 1
