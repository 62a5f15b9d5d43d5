"""The S-curve: a path through the rows of a grid, for planets and carvings.  APY-SOLO-30"""

from __future__ import annotations

from skep.games.apiary.board import SIDES
from skep.games.apiary.rules.automa.cards import DOWN
from skep.games.apiary.state import NONE, Colony


def path(rows: int, columns: int, start: int, curve: int, length: int) -> list[int]:
    """The next cells from a cell on: to the row's end, then the next row back the other way; from
    the end of the last row back along it."""
    row, column = divmod(start, columns)
    down = 1 if curve == DOWN else -1  # APY-SOLO-28
    right = down
    found: list[int] = []
    for _ in range(length):
        if 0 <= column + right < columns:
            column += right
        else:
            right = -right  # APY-SOLO-26
            if 0 <= row + down < rows:
                row += down
            else:
                column += right  # APY-SOLO-29
        found.append(row * columns + column)
    return found


def flight(state: Colony, curve: int, reach: int) -> tuple[int, int]:
    """Where the Automa flies the QueenShip, and how many spaces: to the first token within reach,
    else the whole reach, and on over the start and the planet that it left."""
    side = SIDES[state.side]
    cells = path(side.rows, side.columns, state.ship, curve, reach + side.rows * side.columns)
    for steps in range(1, reach + 1):
        if state.tokens[cells[steps - 1]] != NONE:
            return cells[steps - 1], steps  # APY-SOLO-37
    steps = reach  # APY-SOLO-38
    while cells[steps - 1] in (side.start, state.ship):  # APY-SOLO-39
        steps += 1
    return cells[steps - 1], steps


def carving_slot(state: Colony, curve: int, count: int) -> int:
    """The slot that the Automa comes to, counting the carvings that are left along the curve, more
    than once around if needed.  APY-SOLO-27, APY-SOLO-48"""
    side = SIDES[state.side]
    slots = len(state.carvings)
    start = 0 if curve == DOWN else slots - 1
    columns = side.carving_columns
    order = [start, *path(slots // columns, columns, start, curve, slots - 1)]
    left = [slot for slot in order if state.carvings[slot] != NONE]
    return left[(count - 1) % len(left)]
