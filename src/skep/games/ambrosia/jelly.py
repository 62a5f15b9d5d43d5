"""Royal jelly: what it is used for in a turn.  AMB-JELLY, AMB-EVT-12, AMB-EVT-20"""

from __future__ import annotations

from skep.games.ambrosia.codes import AGAIN, DONE, LEAP, POINT, TAKE, move_parts
from skep.games.ambrosia.events import emit, emit_flight
from skep.games.ambrosia.flight import free, land, show
from skep.games.ambrosia.pieces import COLORS, MUTUAL
from skep.games.ambrosia.prompts import AFTER, MORE
from skep.games.ambrosia.ring import LONGEST
from skep.games.ambrosia.scoring import gain
from skep.games.ambrosia.state import FROM_JELLY, Meadow
from skep.kernel.script import ask


def may_spend(meadow: Meadow, color: int) -> bool:
    """Has the color a jelly that it may use?  AMB-JELLY-01, AMB-EVT-10"""
    return meadow.jelly[color] > 0 and meadow.event != MUTUAL


async def spend(meadow: Meadow, color: int, code: int) -> None:
    """One jelly goes back to the supply and does one thing.  AMB-JELLY-02…05"""
    meadow.jelly[color] -= 1
    if code == POINT:
        if meadow.recording:
            emit(meadow, "point", color, {})
        gain(meadow, color, 1, FROM_JELLY)
        return
    meadow.spent = 1
    if code >= TAKE:
        await take_over(meadow, color, code)
    elif code >= LEAP:
        await leap(meadow, color, code)
    else:
        free(meadow, color, code)


async def leap(meadow: Meadow, color: int, code: int) -> None:
    """A whole group to any space where a move may end.  AMB-EVT-12, AMB-EVT-13"""
    at, to = divmod(code - LEAP, LONGEST)
    count = meadow.size[at]
    moved = meadow.lift(at, count)
    meadow.land(color, to, moved, count)
    if meadow.recording:
        emit_flight(meadow, "leapt", color, moved, at, to)
    if meadow.bared:
        await show(meadow)
    if meadow.ring.calls[to]:
        await land(meadow, color, to)


async def take_over(meadow: Meadow, color: int, code: int) -> None:
    """A move with another color's group; no power, no special space.  AMB-EVT-20…22"""
    at, count, spaces = move_parts(code - TAKE)
    other = meadow.owner[at]
    to = (at + spaces) % len(meadow.owner)
    moved = meadow.lift(at, count)
    meadow.land(other, to, moved, count)
    if meadow.recording:
        emit(meadow, "takeover", color, {"victim": COLORS[other]})
        emit_flight(meadow, "flew", other, moved, at, to)
    await show(meadow)


async def window(meadow: Meadow, color: int) -> None:
    """Between move and check.  AMB-TURN-04"""
    while may_spend(meadow, color):
        code = await ask(meadow, color, AFTER)
        if code == DONE:
            return
        await spend(meadow, color, code)


async def maybe_again(meadow: Meadow, color: int) -> None:
    """After the check: another turn for a jelly, once; points besides.  AMB-JELLY-06…08"""
    while may_spend(meadow, color):
        code = await ask(meadow, color, MORE)
        if code == DONE:
            return
        if code == AGAIN:
            meadow.jelly[color] -= 1
            meadow.extra = True
            if meadow.recording:
                emit(meadow, "again", color, {})
            return
        await spend(meadow, color, code)
