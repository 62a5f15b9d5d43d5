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


def begin_moving(hive: Hive) -> None:
    """All bees are down: the second phase begins, with the side whose turn it is.

    No final move comes before it.  HIV-TOTAL-04, HIV-TOTAL-17
    """
    hive.phase = MOVING
    hive.position_hash = repetition.position_hash(hive)
    hive.liftable = liftable_bees(hive, hive.side)
    maybe_end_moving(hive, False)


async def moves(hive: Hive) -> None:
    """Each turn of the second phase, pick up one bee and put it down elsewhere.

    HIV-TOTAL-05, HIV-TOTAL-11
    """
    while not hive.over:
        side = hive.side
        pick_up(hive, await ask(hive, hive.player, LIFT), side)
        put_elsewhere(hive, await ask(hive, hive.player, MOVE), side)
        hive.pass_turn()
        hive.liftable = liftable_bees(hive, hive.side)
        maybe_end_moving(hive, True)
        checkpoint(hive)


def pick_up(hive: Hive, cell: int, side: int) -> None:
    """Pick up a bee.  HIV-TOTAL-05"""
    take_away(hive, cell)
    connectivity.leave(hive, cell)
    repetition.lift(hive, cell, side)
    hive.bees[side] -= 1
    hive.lifted = cell
    hive.liftable = NO_CELLS


def put_elsewhere(hive: Hive, cell: int, side: int) -> None:
    """Put down the bee that was picked up; it attacks like a new one.  HIV-TOTAL-10"""
    if hive.recording:
        emit_move(hive, hive.lifted, cell, side)
    hive.lifted = NOWHERE
    lines = put_bee(hive, cell, side)
    connectivity.arrive(hive, cell)
    repetition.settle(hive, cell, side, lines)
    hive.calm = 0 if lines else hive.calm + 1
    hive.moves += 1


# Which bees may be picked up


def may_pick_up(hive: Hive, cell: int, side: int) -> bool:
    """Whether the side may pick up what lies on a cell."""
    return (
        hive.tile_at(cell) == OWN_BEE[side]  # HIV-TOTAL-06
        and stays_connected(hive, cell)
        and has_goal(hive, cell, side)
    )


def stays_connected(hive: Hive, cell: int) -> bool:
    """Whether all other tiles stay connected to the Queen without the one on a cell, wherever in
    the hive it lies.

    HIV-TOTAL-07, HIV-TOTAL-08
    """
    return len(connected_to_queen(hive.tiles, cell)) == len(hive.occupied)


def has_goal(hive: Hive, cell: int, side: int) -> bool:
    """Whether a bee, once picked up, may be put down anywhere else.  HIV-TOTAL-09"""
    without = hive.copy()
    take_away(without, cell)
    return any(place != cell for place in bee_places(without, side))


def liftable_bees(hive: Hive, side: int) -> list[int]:
    """The bees that `may_pick_up` allows, found by way of the indexes."""
    loose = loose_bees(hive, side)
    if has_many_places(hive, side):
        return loose
    return [
        cell
        for cell in loose
        if has_place_away_from(hive, cell, side) or has_goal(hive, cell, side)
    ]


def loose_bees(hive: Hive, side: int) -> list[int]:
    """The side's bees without which all other tiles stay connected.  HIV-TOTAL-07"""
    found = connectivity.loose_bees(hive, side)
    if found is not None:
        return found
    own = [cell for cell in hive.occupied if hive.tiles[cell] == OWN_BEE[side]]
    return [cell for cell in own if stays_connected(hive, cell)]


class Lift(Prompt[Hive]):
    """Which bee to pick up.  HIV-TOTAL-05"""

    name = "lift"

    def options(self, hive: Hive) -> list[int]:
        return hive.liftable or liftable_bees(hive, hive.side)

    def key(self, hive: Hive, code: int) -> str:
        return key_at("lift", code)

    def refusals(self, hive: Hive) -> list[Refusal]:
        allowed = self.options(hive)
        bees = [cell for cell in sorted(hive.occupied) if IS_BEE[hive.tiles[cell]]]
        refused = [cell for cell in bees if cell not in allowed]
        return [refusal_at("lift", cell, why_not_lift(hive, cell)) for cell in refused]

    def why(self, hive: Hive, key: str) -> str:
        cell = cell_named(key)
        return why_not_lift(hive, cell) if key.startswith("lift:") and is_cell(cell) else ""


class Move(PutBee):
    """Where to put the bee that was picked up: not back where it was.  HIV-TOTAL-09"""

    def options(self, hive: Hive) -> list[int]:
        return [cell for cell in hive.places[hive.side] if cell != hive.lifted]


LIFT: Final = Lift()
MOVE: Final = Move()


def why_not_lift(hive: Hive, cell: int) -> str:
    """The clause that keeps the side to move from picking up what lies on a cell."""
    if cell == QUEENS_CELL:
        return "HIV-QUEEN-02"
    if hive.tile_at(cell) != OWN_BEE[hive.side]:
        return "HIV-TOTAL-06"
    return "HIV-TOTAL-09" if stays_connected(hive, cell) else "HIV-TOTAL-07"
