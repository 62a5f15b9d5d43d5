"""Where the QueenShip may end, from each cell with each reach; see `rules.actions.explore`."""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.board import SIDES, Side

MAX_REACH: Final = 19
"""More steps than any grid is wide and high; a longer reach leads no farther."""
WIDEST: Final = max(side.columns for side in SIDES)
"""The columns of the wider grid, by which spots are named."""


def fly_code(side: Side, cell: int) -> int:
    """The code of a spot of the grid."""
    row, column = divmod(cell, side.columns)
    return codes.FLY.code(row * WIDEST + column)


def cell_named(side: Side, code: int) -> int:
    """The spot of the grid that a code names."""
    row, column = divmod(codes.FLY.number(code), WIDEST)
    return row * side.columns + column


def destinations(side: Side, ship: int, reach: int) -> list[int]:
    """The planets within reach by orthogonal steps, except the one where the ship is.

    APY-EXPL-05, APY-EXPL-06, APY-EXPL-07, APY-Q33, APY-Q34
    """
    return [p for p in side.planets if p != ship and side.distance(ship, p) <= reach]


FLIGHTS: Final[list[list[list[list[int]]]]] = [
    [
        [
            [fly_code(side, cell) for cell in destinations(side, ship, reach)]
            for reach in range(MAX_REACH + 1)
        ]
        for ship in range(side.rows * side.columns)
    ]
    for side in SIDES
]
"""The codes of the planets within reach, by side, place of the ship and reach."""
