"""Total Domination: once all bees are down, they are picked up and moved.  HIV-TOTAL"""

from __future__ import annotations

from typing import Final

from skep.games.hivernation.codes import cell_named, is_cell, key_at, refusal_at
from skep.games.hivernation.events import emit_move
from skep.games.hivernation.index import connectivity, repetition
from skep.games.hivernation.index.attachment import (
    has_many_places,
    has_place_away_from,
    take_away,
)
from skep.games.hivernation.pieces import IS_BEE, OWN_BEE
from skep.games.hivernation.rules.attaching import PutBee, bee_places
from skep.games.hivernation.rules.ending import maybe_end_moving
from skep.games.hivernation.rules.pesticide import connected_to_queen
from skep.games.hivernation.rules.pincer import put_bee
from skep.games.hivernation.rules.specialties import QUEENS_CELL
from skep.games.hivernation.state import MOVING, NO_CELLS, NOWHERE, Hive
from skep.kernel.script import Prompt, Refusal, ask, checkpoint


def begin_moving(state: Hive) -> None:
    """All bees are down: the second phase begins, with the side whose turn it is.

    No tile is moved earlier, and no final move comes before it.

    HIV-TOTAL-03, HIV-TOTAL-04, HIV-TOTAL-17
    """
    state.phase = MOVING
    state.position_hash = repetition.position_hash(state)
    state.liftable = liftable_bees(state, state.side)
    maybe_end_moving(state, False)


async def moves(state: Hive) -> None:
    """Each turn of the second phase, pick up one bee and put it down elsewhere.

    HIV-TOTAL-05, HIV-TOTAL-11
    """
    while not state.over:
        side = state.side
        pick_up(state, await ask(state, state.player, LIFT), side)
        put_elsewhere(state, await ask(state, state.player, MOVE), side)
        state.pass_turn()
        state.liftable = liftable_bees(state, state.side)
        # HIV-TOTAL-12, HIV-TOTAL-13, HIV-TOTAL-14, HIV-TOTAL-15, HIV-TOTAL-16
        maybe_end_moving(state, True)
        checkpoint(state)


def pick_up(state: Hive, cell: int, side: int) -> None:
    """Pick up a bee.  HIV-TOTAL-05"""
    take_away(state, cell)
    connectivity.leave(state, cell)
    repetition.lift(state, cell, side)
    state.bees[side] -= 1
    state.lifted = cell
    state.liftable = NO_CELLS


def put_elsewhere(state: Hive, cell: int, side: int) -> None:
    """Put down the bee that was picked up; it attacks like a new one.  HIV-TOTAL-10"""
    if state.recording:
        emit_move(state, state.lifted, cell, side)
    state.lifted = NOWHERE
    lines = put_bee(state, cell, side)
    connectivity.arrive(state, cell)
    repetition.settle(state, cell, side, lines)
    state.calm = 0 if lines else state.calm + 1
    state.moves += 1


# Which bees may be picked up


def may_pick_up(state: Hive, cell: int, side: int) -> bool:
    """Whether the side may pick up what lies on a cell."""
    return (
        state.tile_at(cell) == OWN_BEE[side]  # HIV-TOTAL-06
        and stays_connected(state, cell)
        and has_goal(state, cell, side)
    )


def stays_connected(state: Hive, cell: int) -> bool:
    """Whether all other tiles stay connected to the Queen without the one on a cell, wherever in
    the hive it lies.

    HIV-TOTAL-07, HIV-TOTAL-08
    """
    return len(connected_to_queen(state.tiles, cell)) == len(state.occupied)


def has_goal(state: Hive, cell: int, side: int) -> bool:
    """Whether a bee, once picked up, may be put down anywhere else.  HIV-TOTAL-09"""
    without = state.copy()
    take_away(without, cell)
    return any(place != cell for place in bee_places(without, side))


def liftable_bees(state: Hive, side: int) -> list[int]:
    """The bees that `may_pick_up` allows, found by way of the indexes."""
    loose = loose_bees(state, side)
    if has_many_places(state, side):
        return loose
    return [
        cell
        for cell in loose
        if has_place_away_from(state, cell, side) or has_goal(state, cell, side)
    ]


def loose_bees(state: Hive, side: int) -> list[int]:
    """The side's bees without which all other tiles stay connected.  HIV-TOTAL-07"""
    found = connectivity.loose_bees(state, side)
    if found is not None:
        return found
    own = [cell for cell in state.occupied if state.tiles[cell] == OWN_BEE[side]]
    return [cell for cell in own if stays_connected(state, cell)]


class Lift(Prompt[Hive]):
    """Which bee to pick up.  HIV-TOTAL-05"""

    name = "lift"

    def options(self, state: Hive) -> list[int]:
        return state.liftable or liftable_bees(state, state.side)

    def key(self, state: Hive, code: int) -> str:
        return key_at("lift", code)

    def refusals(self, state: Hive) -> list[Refusal]:
        allowed = self.options(state)
        bees = [cell for cell in sorted(state.occupied) if IS_BEE[state.tiles[cell]]]
        refused = [cell for cell in bees if cell not in allowed]
        return [refusal_at("lift", cell, why_not_lift(state, cell)) for cell in refused]

    def why(self, state: Hive, key: str) -> str:
        cell = cell_named(key)
        return why_not_lift(state, cell) if key.startswith("lift:") and is_cell(cell) else ""


class Move(PutBee):
    """Where to put the bee that was picked up: not back where it was.  HIV-TOTAL-09"""

    def options(self, state: Hive) -> list[int]:
        return [cell for cell in state.places[state.side] if cell != state.lifted]


LIFT: Final = Lift()
MOVE: Final = Move()


def why_not_lift(state: Hive, cell: int) -> str:
    """The clause that keeps the side to move from picking up what lies on a cell."""
    if cell == QUEENS_CELL:
        return "HIV-QUEEN-02"
    if state.tile_at(cell) != OWN_BEE[state.side]:
        return "HIV-TOTAL-06"
    return "HIV-TOTAL-09" if stays_connected(state, cell) else "HIV-TOTAL-07"
