"""The ten special spaces on the back of the meadow.  AMB-BACK, AMB-WORM … AMB-RAIN

Where a space changes a move or a scoring, that rule asks here.
"""

from __future__ import annotations

from typing import Final

from skep.games.ambrosia.box import RAINBOW_POINTS
from skep.games.ambrosia.codes import DONE, HOP, NO, ORGANIZE, ROB, STAY, TUNNEL, YES
from skep.games.ambrosia.events import emit, emit_flight
from skep.games.ambrosia.pieces import (
    ARENA,
    BEEKEEPER,
    COLORS,
    GUERRILLA,
    GUST,
    HOLE,
    HONEYWELL,
)
from skep.games.ambrosia.rules import moving, royal_jelly, scoring, special_bees
from skep.games.ambrosia.rules.prompt import ColorPrompt
from skep.games.ambrosia.state import FROM_BEEKEEPER, FROM_HONEYWELL, NOWHERE, Meadow
from skep.kernel.script import Refusal, ask


async def maybe_act(state: Meadow, color: int, at: int) -> None:
    """Let the special space act on which a move of the color ended, if the color wants it to.

    AMB-BACK-02, AMB-BACK-03, AMB-BACK-04, AMB-FORCE-04
    """
    while at != NOWHERE and state.ring.acts_on_landing[at] and not state.has_acted(at):
        special = state.ring.special[at]  # AMB-BACK-06
        if special == GUST:
            at = await maybe_ride_gust(state, color, at)
            continue
        if special == HOLE:
            await maybe_tunnel(state, color, at)
        elif special == HONEYWELL:
            await maybe_drink(state, color, at)
        elif special == BEEKEEPER:
            await maybe_rob(state, color, at)
        elif special == GUERRILLA:
            await maybe_raid(state, color, at)
        return


# Earthworm holes


class Tunnel(ColorPrompt):
    """How many bees go through the earthworm hole?  AMB-WORM-03"""

    name = "tunnel"

    def options(self, state: Meadow) -> list[int]:
        counts = range(1, state.size[state.about] + 1)
        return [DONE, *(TUNNEL.code(count) for count in counts)]


TUNNEL_ON: Final = Tunnel()


async def maybe_tunnel(state: Meadow, color: int, at: int) -> None:
    """Bees whose move ended on a hole may go on to its partner.  AMB-WORM-02, AMB-WORM-05"""
    to = state.ring.partner[at]  # AMB-WORM-01
    if not moving.may_end(state, color, to, special_bees.power(state, at)):
        return  # AMB-WORM-04
    code = await ask(state, state.decider(color), TUNNEL_ON, at)
    if code == DONE:
        return
    state.note_acted(at)
    count = TUNNEL.number(code)
    moved = state.lift(at, count)
    state.land(color, to, moved, count)  # AMB-WORM-06, AMB-BACK-05: nothing acts there
    if state.recording:
        emit_flight(state, "dug", color, moved, at, to)
    if state.hidden_bee_shown:
        await moving.show(state)


# Thicket


def is_thicket(state: Meadow, at: int) -> bool:
    """Whether bees on a space have no power, and powers from outside do not work there.

    AMB-THICK-01, AMB-THICK-02, AMB-THICK-03
    """
    return state.ring.thicket[at]


# Gust of wind


class Gust(ColorPrompt):
    """Fly on from the gust of wind?  AMB-GUST-02"""

    name = "gust"

    def options(self, state: Meadow) -> list[int]:
        return [DONE, *moving.moves_from(state, state.player, state.about)]

    def refusals(self, state: Meadow) -> list[Refusal]:
        return moving.refused_moves(state, state.about)

    def why(self, state: Meadow, key: str) -> str:
        return moving.why_no_move(state, key, elsewhere="AMB-GUST-01")


RIDE_GUST: Final = Gust()


async def maybe_ride_gust(state: Meadow, color: int, at: int) -> int:
    """Another move from the gust at once, if wanted; where it ended, or NOWHERE.  AMB-GUST-01"""
    if not moving.moves_from(state, color, at):
        return NOWHERE
    code = await ask(state, state.decider(color), RIDE_GUST, at)
    if code == DONE:
        return NOWHERE
    state.note_acted(at)
    if state.recording:
        emit(state, "gust", color, {"at": at})
    if ORGANIZE.holds(code):
        return await special_bees.organize(state, color, at)
    return await moving.move(state, code)


# Honeywell


class Honey(ColorPrompt):
    """Take the honeywell's point, or leave it?  AMB-BACK-02"""

    name = "honey"

    def options(self, state: Meadow) -> list[int]:
        return [YES, NO]


HONEY: Final = Honey()


async def maybe_drink(state: Meadow, color: int, at: int) -> None:
    """The honeywell gives a point at once, which is never doubled.  AMB-WELL-01, AMB-WELL-02"""
    asks = state.asks_for_bonuses
    if asks and await ask(state, state.decider(color), HONEY, at) != YES:
        return
    state.note_acted(at)
    if state.recording:
        emit(state, "honey", color, {"at": at})
    scoring.gain(state, color, 1, FROM_HONEYWELL)


# Beekeeper


class Rob(ColorPrompt):
    """Who loses a point to the beekeeper?  AMB-KEEP-01"""

    name = "rob"

    def options(self, state: Meadow) -> list[int]:
        others = [seat for seat in range(state.seats) if seat != state.player]
        return [DONE, *(ROB.code(seat) for seat in others)]


ROB_SEAT: Final = Rob()


async def maybe_rob(state: Meadow, color: int, at: int) -> None:
    """The beekeeper takes a point off one other color.  AMB-KEEP-01"""
    code = await ask(state, state.decider(color), ROB_SEAT, at)
    if code == DONE:
        return
    state.note_acted(at)
    victim = ROB.number(code)
    loss = lose_point(state, victim)
    if state.recording:
        emit(state, "robbed", color, {"at": at, "victim": COLORS[victim], "loss": loss})


def lose_point(state: Meadow, color: int) -> int:
    """A point off, but never below 0; how many were lost.

    The symbols that the color has passed stay passed.  AMB-KEEP-02, AMB-KEEP-03, AMB-TRACK-06
    """
    loss = min(1, state.points[color])
    state.points[color] -= loss
    state.points_by_source[color][FROM_BEEKEEPER] -= loss
    return loss


# Swaying Leaves


def is_on_leaves(state: Meadow, at: int) -> bool:
    """Whether moves from a space may go backwards, as with the Rebel. They never oblige the color
    to move.  AMB-LEAF-01, AMB-LEAF-02"""
    return state.ring.leaves[at]


# Arena


def arena_bonus(state: Meadow, at: int) -> int:
    """A point for whoever covers others in the arena, however many.  AMB-ARENA-01, AMB-ARENA-02"""
    return 1 if state.ring.special[at] == ARENA and state.covered_bees[at] else 0


# Guerrilla


async def maybe_raid(state: Meadow, color: int, at: int) -> None:
    """The guerrilla frees an own covered bee, and no jelly is paid.  AMB-GUER-01, AMB-GUER-02"""
    if await royal_jelly.maybe_free_unpaid(state, color, state.decider(color)):
        state.note_acted(at)


# Grasshopper Service


class Hop(ColorPrompt):
    """Take the grasshopper's turn?  AMB-GRASS-01"""

    name = "hop"

    def options(self, state: Meadow) -> list[int]:
        return [HOP, STAY]


TAKE_TURN: Final = Hop()


def is_on_grasshopper(state: Meadow, color: int) -> bool:
    """Whether the color is on top of a grasshopper space.  AMB-GRASS-01"""
    return any(state.owner[at] == color for at in state.ring.grasshoppers)


async def maybe_hop(state: Meadow, color: int) -> None:
    """The grasshopper offers another turn after a scoring that did not end the game.

    AMB-GRASS-01, AMB-GRASS-02, AMB-GRASS-03
    """
    state.grasshopper_turn = await ask(state, state.decider(color), TAKE_TURN) == HOP
    if state.grasshopper_turn and state.recording:
        emit(state, "hop", color, {})


# Rainbow


def rainbow_bonus(state: Meadow, color: int) -> int:
    """4 points for being on top of both rainbow spaces, never doubled.  AMB-RAIN-01, AMB-RAIN-02"""
    rainbow = state.ring.rainbow
    on_both = bool(rainbow) and all(state.owner[at] == color for at in rainbow)
    return RAINBOW_POINTS if on_both else 0
