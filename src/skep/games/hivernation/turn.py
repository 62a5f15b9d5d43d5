"""A turn of Hivernation, in the rulebook's order.  HIV-TURN, HIV-MULTI, HIV-KEEPER, HIV-ARCADE"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from skep.games.hivernation.bees import has_bee_place, put_bee
from skep.games.hivernation.ending import end, maybe_end_moving
from skep.games.hivernation.events import emit_draw
from skep.games.hivernation.lifting import can_move, liftable
from skep.games.hivernation.moving import lift_bee, position_mark, set_bee
from skep.games.hivernation.pieces import BEE_KIND, KEEPER_KIND, KINDS, SIDES
from skep.games.hivernation.prompts import DECLINE, DRAW, FETCH, LIFT, PLAY, PUT
from skep.games.hivernation.setup import begin
from skep.games.hivernation.specialties import put_specialty, usable
from skep.games.hivernation.state import ARCADE, MOVING, PLACING, QUICK, SETUP, Hive
from skep.kernel.script import ask, checkpoint, deal


def play(hive: Hive) -> Coroutine[Any, Any, None]:
    """A match from any turn's start to the end of its phase."""
    if hive.phase == SETUP:
        return begin(hive)
    return turns(hive) if hive.phase == PLACING else moves(hive)


async def turns(hive: Hive) -> None:
    """Each turn, play exactly one tile: a bee of the reserve or a specialty of the hand.

    HIV-TURN-01
    """
    while hive.phase == PLACING and not hive.over:
        side = hive.side
        can_put = hive.reserve[side] and hive.places[side]  # nearly always, and sooner told
        if not can_put and not can_play(hive, side):
            end(hive, "last-bee" if hive.final else "blocked")  # HIV-DOM-01, HIV-DOM-04
            return
        play = await ask(hive, hive.player, PLAY)
        if play >= 0:
            left = hive.reserve[side] - 1
            hive.reserve[side] = left
            if len(put_bee(hive, play, side)) > 1 and hive.mode == ARCADE:
                await bonus_draw(hive, side)
            close_turn(hive, left == 0)
        elif play == DECLINE:
            end(hive, "declined")  # HIV-ARCADE-09
        else:
            await use(hive, -play, side)
            close_turn(hive, False)
        checkpoint(hive)


def can_play(hive: Hive, side: int) -> bool:
    """Is there any tile that the side could play?  HIV-DOM-02, HIV-DOM-04"""
    if hive.reserve[side] and has_bee_place(hive, side):
        return True
    return hive.mode == ARCADE and bool(usable(hive, side))


def close_turn(hive: Hive, last_bee: bool) -> None:
    """The other side is next, unless that was the end."""
    hive.pass_turn()
    if hive.mode == ARCADE:
        if hive.final:
            end(hive, "last-bee")  # HIV-ARCADE-05
        elif last_bee:
            hive.final = True  # HIV-ARCADE-02
            if hive.recording:
                hive.emit("final", hive.player, {"side": SIDES[hive.side]})
    elif hive.reserve[0] + hive.reserve[1] == 0:
        if hive.mode == QUICK:
            end(hive, "last-bee")  # HIV-QUICK-04
        else:
            hive.phase = MOVING  # HIV-TOTAL-04
            hive.mark = position_mark(hive)
            maybe_end_moving(hive, False, can_move(hive, hive.side))


async def use(hive: Hive, kind: int, side: int) -> None:
    """Play a specialty of the hand.  HIV-TURN-03"""
    hive.hands[side].take(kind)
    if kind == KEEPER_KIND:
        await keep_bees(hive, side)
    else:
        await put(hive, kind, side)


async def put(hive: Hive, kind: int, side: int) -> None:
    """Put one tile down; a bee attacks as any other.  HIV-KEEPER-09"""
    cell = await ask(hive, hive.player, PUT, kind)
    if kind != BEE_KIND:
        put_specialty(hive, kind, cell, side)
    elif len(put_bee(hive, cell, side)) > 1:
        await bonus_draw(hive, side)


async def keep_bees(hive: Hive, side: int) -> None:
    """The Beekeeper: one tile of the discard pile is played at once.  HIV-KEEPER-01…10"""
    kind = await ask(hive, hive.player, FETCH)
    hive.discard[kind] -= 1
    if hive.recording:
        hive.emit("beekeeper", hive.player, {"side": SIDES[side], "tile": KINDS[kind]})
    await put(hive, kind, side)
    hive.discard[KEEPER_KIND] += 1


async def bonus_draw(hive: Hive, side: int) -> None:
    """Two or more lines closed: one tile of the stack, if any is left.  HIV-MULTI-03…09"""
    if hive.stack is None or not hive.stack.cards:
        return
    kind = await deal(hive, DRAW, hive.stack, side)
    hive.hands[side].put(kind)
    if hive.recording:
        emit_draw(hive, "drew", side, kind)


async def moves(hive: Hive) -> None:
    """Second phase of Total Domination: pick up a bee, put it elsewhere.  HIV-TOTAL-05…11"""
    while not hive.over:
        side = hive.side
        lift_bee(hive, await ask(hive, hive.player, LIFT), side)
        set_bee(hive, await ask(hive, hive.player, PUT, BEE_KIND), side)
        hive.lifts = liftable(hive, hive.side)
        maybe_end_moving(hive, True, bool(hive.lifts))
        checkpoint(hive)
