"""Which tiles a seat can pay for, and where, without trying every hex; see `rules.costs`."""

from __future__ import annotations

from typing import Final

from skep.games.apiary.box import COST, HEXES, MATS, TYPE
from skep.games.apiary.resources import GUARD, covers
from skep.games.apiary.rules.costs import discount, floor_of, payments
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.payment import can_pay
from skep.games.apiary.state import NONE, Colony

DISCOUNT_CELLS: Final[list[list[list[int]]]] = [
    [
        [cell for cell, at in zip(mat.cells, mat.kinds) if kind in HEXES[at].types]
        for kind in range(len(w.TYPES))
    ]
    for mat in MATS
]
"""The cells of each mat with a discount for each kind of tile."""


def affordable(state: Colony, seat: int, tile: int, reserve: bool = False) -> bool:
    """Can the seat pay for the tile on any hex that is open to it?"""
    if covers(state.goods[seat], COST[tile]):
        return True
    return state.cheaper[seat][TYPE[tile]] and cheap_enough(state, seat, tile, reserve)


def first_affordable(state: Colony, seat: int, tiles: list[int]) -> int:
    """The place of the first of these tiles that the seat can pay for, or NONE."""
    guarded, cheaper = state.goods[seat] | GUARD, state.cheaper[seat]
    for place, tile in enumerate(tiles):
        if tile != NONE and (
            guarded - COST[tile] & GUARD == GUARD  # as `resources.covers`
            or (cheaper[TYPE[tile]] and cheap_enough(state, seat, tile))
        ):
            return place
    return NONE


def cheaper_kinds(state: Colony, seat: int) -> list[bool]:
    """For each kind of tile: may it cost the seat anything but what is printed?"""
    powers, cells = state.powers[seat], DISCOUNT_CELLS[state.mat[seat]]
    always = bool(powers[w.LESS_RESERVE] or powers[w.PAY_AS])
    return [
        always or powers[w.LESS_FARM + kind] > 0 or bool(cells[kind])
        for kind in range(len(w.TYPES))
    ]


def cheap_enough(state: Colony, seat: int, tile: int, reserve: bool = False) -> bool:
    """Can the seat pay for the tile in another way than is printed?"""
    less = discount(state, seat, tile, reserve)
    other = less or state.powers[seat][w.PAY_AS]
    if other and can_pay(state, seat, COST[tile], less, floor_of(state, seat, tile)):
        return True
    front = state.front[seat]
    for cell in DISCOUNT_CELLS[state.mat[seat]][TYPE[tile]]:
        if cell in front and payments(state, seat, tile, reserve, cell):
            return True
    return False


def hexes_for(state: Colony, seat: int, tile: int, reserve: bool) -> list[int]:
    """The open hexes on which the seat can pay for the tile: all, unless only a hex's own discount
    makes it cheap enough."""
    front = state.front[seat]
    cheap = DISCOUNT_CELLS[state.mat[seat]][TYPE[tile]]
    if not cheap or can_pay(
        state, seat, COST[tile], discount(state, seat, tile, reserve), floor_of(state, seat, tile)
    ):
        return front
    return [cell for cell in front if cell in cheap and payments(state, seat, tile, reserve, cell)]
