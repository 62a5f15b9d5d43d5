"""The table before the first turn.  HIV-SETUP"""

from __future__ import annotations

from typing import Final

from skep.games.hivernation.box import BEES, EVEN_HAND, HAND, SPECIALTIES
from skep.games.hivernation.events import emit_draw
from skep.games.hivernation.index.attachment import put_down
from skep.games.hivernation.pieces import DRONES, KINDS, QUEEN, SIDES, WORKERS
from skep.games.hivernation.rules.specialties import DRAW, QUEENS_CELL
from skep.games.hivernation.state import ARCADE, MODES, PLACING, Hive
from skep.kernel.game import Settings
from skep.kernel.script import CHANCE, Prompt, ask, deal
from skep.kernel.zones import Hand, Pile

FIRST_RINGS: Final = 7
"""The rings of cells that a table starts with; more are added as the hive grows."""


SEATS: Final[tuple[int, ...]] = (2, 4, 6, 8, 3)
"""Seat counts: one seat a side, or teams of two, three or four. With 3 seats, a house option, one
plays against two.  HIV-TEAM-01, HIV-TEAM-03, HIV-TEAM-04"""


def side_of(seat: int) -> int:
    """The side of a seat: every other one plays the Workers.  HIV-SETUP-01, HIV-TEAM-06"""
    return seat % 2


def lay_table(settings: Settings) -> Hive:
    """The table for these settings, before anything is dealt."""
    state = Hive()
    state.seats = settings.seats
    state.circle = seat_order(settings.seats)
    state.mode = MODES.index(settings.mode)  # HIV-COMP-08
    state.even = settings.values.get("deal") == "even"
    state.places = [[], []]
    state.make_room(FIRST_RINGS)  # HIV-COMP-10
    put_down(state, QUEENS_CELL, QUEEN)  # alone in the middle: HIV-COMP-01, HIV-SETUP-07
    state.bees = [0, 0]
    # One reserve for each side: HIV-COMP-02, HIV-SETUP-02, HIV-SETUP-03, HIV-TEAM-05,
    # HIV-QUICK-01, HIV-TOTAL-01
    state.reserve = [BEES[settings.mode]] * 2
    if state.mode == ARCADE:  # else no specialties: HIV-TURN-03, HIV-QUICK-02, HIV-TOTAL-02
        state.discard = [0] * len(KINDS)
        state.stack = Pile(SPECIALTIES)  # HIV-COMP-03, HIV-COMP-04, HIV-COMP-05, HIV-ARCADE-01
        # One hand for each team: HIV-TEAM-02, HIV-TEAM-05, HIV-SETUP-09
        state.hands = [Hand(state.team(WORKERS)), Hand(state.team(DRONES))]
    return state


def seat_order(seats: int) -> list[int]:
    """The seats in the order of their turns, the sides alternating.

    With two against one, the single seat moves every other turn.  HIV-TEAM-04, HIV-TEAM-06
    """
    return [0, 1, 2, 1] if seats == 3 else list(range(seats))


async def begin(state: Hive) -> None:
    """Draw the starting side, and in Arcade deal the hands."""
    state.first = state.player = state.side = await ask(state, CHANCE, START)
    if state.recording:
        state.emit("start", state.player, {"side": SIDES[state.side]})
    for side in (WORKERS, DRONES):
        await deal_hand(state, side)
    state.phase = PLACING


async def deal_hand(state: Hive, side: int) -> None:
    """Deal a side its specialties; the others stay in the stack.  HIV-SETUP-05"""
    if state.stack is None:
        return
    if state.even:
        for kind in EVEN_HAND:  # HIV-SETUP-06
            state.stack.take(kind)
            state.hands[side].put(kind)
        return
    for _ in range(HAND):  # HIV-SETUP-04
        kind = await deal(state, DRAW, state.stack, side)
        state.hands[side].put(kind)
        if state.recording:
            emit_draw(state, "dealt", side, kind)


class StartSide(Prompt[Hive]):
    """Chance says which side begins.  HIV-SETUP-08"""

    name = "start"

    def options(self, state: Hive) -> list[int]:
        return [WORKERS, DRONES]

    def key(self, state: Hive, code: int) -> str:
        return f"start:{SIDES[code]}"


START: Final = StartSide()
