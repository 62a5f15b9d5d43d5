"""A turn of Ambrosia, in the rulebook's order.  AMB-TURN, AMB-FORCE, AMB-CHECK"""

from __future__ import annotations

from skep.games.ambrosia.box import CALM_TURNS
from skep.games.ambrosia.codes import MOVE, ORGANIZE, SCORE, TAKE
from skep.games.ambrosia.ending import finish
from skep.games.ambrosia.flight import fly, land, organize, show
from skep.games.ambrosia.harvest import score
from skep.games.ambrosia.jelly import maybe_again, spend, window
from skep.games.ambrosia.moves import can_move, drone_is_out, drone_may_score, moves
from skep.games.ambrosia.prompts import CHECK, TURN
from skep.games.ambrosia.setup import begin
from skep.games.ambrosia.state import SETUP, Meadow
from skep.kernel.script import ask, checkpoint


async def play(meadow: Meadow) -> None:
    """A match from any turn's start to its end."""
    while not meadow.over:
        if meadow.phase == SETUP:
            await begin(meadow)
        else:
            await turn(meadow)
        checkpoint(meadow)


async def turn(meadow: Meadow) -> None:
    """One move, then the check for a scoring; jelly in between.  AMB-TURN-01…05"""
    color = meadow.player
    open_turn(meadow)
    moved = await move_or_score(meadow, color)
    if meadow.jelly[color] and not meadow.over and not meadow.hop:
        await window(meadow, color)
    if moved and (not can_move(meadow, color) or may_drone(meadow, color)):
        await check(meadow, color)
    if meadow.over:
        return
    meadow.calm = 0 if meadow.scored else meadow.calm + 1
    if meadow.calm >= CALM_TURNS * meadow.seats:
        await finish(meadow, color, "stopped")  # AMB-TURN-06
        return
    if meadow.jelly[color] and not meadow.hop:
        await maybe_again(meadow, color)
    pass_on(meadow)


def open_turn(meadow: Meadow) -> None:
    """What is counted once a turn starts afresh; a paid turn has no jelly action.  AMB-JELLY-08"""
    meadow.used = 0
    meadow.spent = 2 if meadow.extra else 0
    meadow.extra = False
    meadow.hop = False
    meadow.scored = False


def pass_on(meadow: Meadow) -> None:
    """The left neighbour is next, unless another turn was paid or given.  AMB-TURN-02"""
    meadow.turns += 1
    if not meadow.extra and not meadow.hop:
        meadow.player = (meadow.player + 1) % meadow.seats


async def move_or_score(meadow: Meadow, color: int) -> bool:
    """One move, or a scoring in its place: was it a move?  AMB-TURN-03, AMB-CHECK-07, 08"""
    while True:
        code = await ask(meadow, meadow.hand(color), TURN)
        if MOVE <= code < TAKE:
            to = fly(meadow, code)
            if meadow.bared:
                await show(meadow)
        elif code == SCORE:
            await score(meadow, color)
            return False
        elif ORGANIZE <= code < ORGANIZE + 100:
            to = await organize(meadow, color, code - ORGANIZE)
        else:
            await spend(meadow, color, code)
            continue
        if meadow.ring.calls[to]:
            await land(meadow, color, to)
        return True


def may_drone(meadow: Meadow, color: int) -> bool:
    """Is the Drone in play, and does it allow a scoring?  AMB-DRONE-04"""
    return drone_is_out(meadow, color) and drone_may_score(meadow, color)


async def check(meadow: Meadow, color: int) -> None:
    """No move is left: score; by Drone or from leaves only if wanted.  AMB-CHECK-01…06"""
    if moves(meadow, color) and await ask(meadow, meadow.hand(color), CHECK) != SCORE:
        return
    await score(meadow, color)
