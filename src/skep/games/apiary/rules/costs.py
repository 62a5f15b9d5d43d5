"""What a tile costs: its printed cost, less by abilities and by the hex where it is built."""

from __future__ import annotations

from typing import Final

from skep.games.apiary.box import COST, HEXES, TYPE
from skep.games.apiary.resources import units
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.payment import payable
from skep.games.apiary.state import Colony

UNITS: Final[list[int]] = [units(cost) for cost in COST]
"""The number of tokens that each tile costs: recruits pollen, developments wax, carvings honey,
farms fiber or water.  APY-TILE-12, APY-TILE-14, APY-TILE-16, APY-TILE-18"""


def discount(state: Colony, seat: int, tile: int, reserve: bool) -> int:
    """How much less the seat pays for a tile by its abilities."""
    powers = state.powers[seat]
    less = powers[w.LESS_FARM + TYPE[tile]]
    return less + powers[w.LESS_RESERVE] if reserve else less


def floor_of(state: Colony, seat: int, tile: int) -> int:
    """The number of tokens that must be paid whatever the abilities."""
    return state.powers[seat][w.CARVING_FLOOR] if TYPE[tile] == w.CARVING else 0


def terms(state: Colony, seat: int, tile: int, reserve: bool, cell: int) -> tuple[int, int]:
    """The whole discount on a hex, and its floor: abilities first, with their floor, then the hex's
    own discount for this kind of tile, down to nothing."""
    less, floor = discount(state, seat, tile, reserve), floor_of(state, seat, tile)
    spot = HEXES[state.ground[seat][cell]]
    if TYPE[tile] not in spot.types:
        return less, floor
    return min(less, max(0, UNITS[tile] - floor)) + spot.by, 0  # APY-MAT-02, APY-Q17


def payments(state: Colony, seat: int, tile: int, reserve: bool, cell: int) -> list[int]:
    """What the seat can pay for a tile on this hex.  APY-ADV-08, APY-MAT-03, APY-MAT-04"""
    less, floor = terms(state, seat, tile, reserve, cell)
    return payable(state, seat, COST[tile], less, floor)


def payable_hexes(state: Colony, seat: int, tile: int, reserve: bool) -> list[int]:
    """The open hexes on which the seat can pay for the tile; `index.purchases` is quicker."""
    return [cell for cell in state.front[seat] if payments(state, seat, tile, reserve, cell)]
