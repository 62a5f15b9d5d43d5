"""The pincer attack, lines of sight, and multi-directional plays.

HIV-PINCER, HIV-LOS, HIV-BLOCK, HIV-MULTI
"""

from __future__ import annotations

from typing import Final

from skep.games.hivernation.events import emit_bee, emit_draw
from skep.games.hivernation.index.attachment import (
    NO_DIRECTION,
    closing_directions,
    put_bee_down,
    put_down,
    show_bees,
    touches_bear,
)
from skep.games.hivernation.pieces import ENEMY_BEE, OWN_BEE, OWN_PAW
from skep.games.hivernation.rules.specialties import DRAW
from skep.games.hivernation.state import ARCADE, Hive
from skep.hexes import STEP
from skep.kernel.script import deal

MULTI_DIRECTIONAL: Final = 2
"""The number of lines that make a play multi-directional."""


def line_of_sight(tiles: list[int], cell: int, direction: int, side: int) -> list[int]:
    """The enemy bees that a bee of the side on this cell catches in one direction.

    The Queen, Flowers, Bears and paws are none of the tiles that a line runs over or ends at, so
    they block it. That stops flips and not placement.

    HIV-BLOCK-01, HIV-BLOCK-02, HIV-BLOCK-03, HIV-BLOCK-04, HIV-BLOCK-05, HIV-BLOCK-06

    Examples: HIV-EX-02, HIV-EX-04, HIV-EX-05, HIV-EX-06, HIV-EX-08, HIV-EX-09
    """
    step = STEP[direction]  # straight on: HIV-LOS-01
    enemy = ENEMY_BEE[side]
    caught: list[int] = []
    at = step[cell]
    while tiles[at] == enemy:
        caught.append(at)  # any number of them: HIV-PINCER-03
        at = step[at]
    if tiles[at] in (OWN_BEE[side], OWN_PAW[side]):  # HIV-PINCER-01, HIV-PINCER-09, HIV-LOS-02
        return caught
    return []  # an empty place or a blocker: HIV-LOS-03, HIV-LOS-04, HIV-QUEEN-04, HIV-SPEC-08


def lines_closed(state: Hive, cell: int, side: int) -> list[list[int]]:
    """The enemy bees on each line that a bee of the side closes from an empty cell.

    Each direction is judged by itself.  HIV-MULTI-01, HIV-MULTI-02, HIV-MULTI-07, HIV-BLOCK-07
    """
    directions = closing_directions(state, cell, side)
    return [line_of_sight(state.tiles, cell, direction, side) for direction in directions]


def put_bee(state: Hive, cell: int, side: int) -> list[list[int]]:
    """Put a bee down, its side up, and flip the enemy bees on every line it closes; those lines.

    HIV-TURN-05, HIV-ATT-07, HIV-ATT-08, HIV-PINCER-06, HIV-PINCER-10
    """
    lines: list[list[int]] = []
    for direction in closing_directions(state, cell, side):  # from this bee alone: HIV-PINCER-05
        caught = line_of_sight(state.tiles, cell, direction, side)
        flip(state, caught, side, direction)  # HIV-PINCER-02
        lines.append(caught)
    if state.mode == ARCADE and touches_bear(state, cell):
        put_down(state, cell, OWN_PAW[side])  # HIV-BEAR-04
    else:
        put_bee_down(state, cell, OWN_BEE[side])  # it is not flipped itself: HIV-PINCER-07
    state.bees[side] += 1
    if state.recording:
        emit_bee(state, cell, side, lines)
    return lines


def flip(state: Hive, cells: list[int], side: int, direction: int = NO_DIRECTION) -> None:
    """Turn bees over to a side; they stay in their places.

    HIV-PINCER-04, HIV-PINCER-08
    """
    show_bees(state, cells, side, direction)
    state.bees[side] += len(cells)
    state.bees[1 - side] -= len(cells)


def earns_draw(state: Hive, lines: list[list[int]]) -> bool:
    """Whether these lines were a multi-directional play for which a specialty is drawn.

    HIV-MULTI-03, HIV-MULTI-06; examples: HIV-EX-03, HIV-EX-07, HIV-EX-10
    """
    if len(lines) < MULTI_DIRECTIONAL or state.stack is None:
        return False
    return bool(state.stack.cards)  # HIV-MULTI-08


async def draw_specialty(state: Hive, side: int) -> None:
    """Draw one tile of the stack, however many lines there were.

    HIV-MULTI-04, HIV-MULTI-05, HIV-MULTI-09
    """
    assert state.stack is not None
    kind = await deal(state, DRAW, state.stack, side)
    state.hands[side].put(kind)
    if state.recording:
        emit_draw(state, "drew", side, kind)
