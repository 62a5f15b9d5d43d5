"""The end of a turn: tokens go on spots, what finds none is discarded for favor.  APY-STORE-07…16

A token may be left over only if every spot for it is taken; so an arrangement exists just if the
kept tokens all find spots, and the spots for what is left over can all be filled by kept ones. Both
are tested by counting, kind by kind (Hall's and Mendelsohn and Dulmage's theorems).
"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.index.spots import all_fit, can_fill
from skep.games.apiary.prompts import Choice, accepts
from skep.games.apiary.resources import ONE, RESOURCES
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.interpreter import fire, gain_favor
from skep.games.apiary.state import Colony
from skep.kernel.script import Refusal, ask, checkpoint


def droppable(state: Colony, seat: int, dropped: int) -> list[int]:
    """The kinds of which one more token may be left over, some kinds being dropped already."""
    goods, room = state.goods[seat], state.room[seat]
    return [
        r for r in range(5)
        if goods >> 8 * r & 255 and can_fill(goods - ONE[r], room, dropped | 1 << r)
    ]  # fmt: skip


def may_stop(state: Colony, seat: int, dropped: int) -> bool:
    """Is this an arrangement: all kept tokens on spots, and no dropped one with a spot left?"""
    goods, room = state.goods[seat], state.room[seat]
    return all_fit(goods, room) and (not dropped or can_fill(goods, room, dropped))


class Store(Choice):
    """Which token finds no spot?  `about`: the kinds dropped so far.  APY-STORE-13, APY-STORE-16"""

    name = "store"

    def refusals(self, state: Colony) -> list[Refusal]:
        held = [r for r in range(5) if state.goods[state.seat] >> 8 * r & 255]
        refused = [codes.DROP + r for r in held if codes.DROP + r not in state.choosing]
        said = [Refusal(codes.KEYS[code], "APY-STORE-15") for code in refused]
        if codes.DONE not in state.choosing:
            said.append(Refusal("done", "APY-STORE-13"))
        return said


STORE: Final = Store()


async def store(state: Colony, seat: int, favor: bool = True) -> None:
    """Put tokens on spots and discard the rest.  APY-STORE-10…16, APY-Q01, APY-Q02"""
    dropped = 0
    while state.goods[seat]:
        kinds = droppable(state, seat, dropped)
        if not kinds:
            return
        if favor and not dropped:
            checkpoint(state)
        stop = may_stop(state, seat, dropped)
        state.choosing = [codes.DROP + r for r in kinds]
        if stop:
            state.choosing.append(codes.DONE)
        code = await ask(state, seat, STORE, dropped)
        if code == codes.DONE:
            return
        resource = code - codes.DROP
        state.goods[seat] -= ONE[resource]
        dropped |= 1 << resource
        if state.recording:
            state.emit("dropped", seat, {"item": RESOURCES[resource]})
        if favor:  # APY-STORE-14, APY-Q08
            if not state.ask_favor or await accepts(state, seat):
                gain_favor(state, seat, 1 + state.powers[seat][w.OVERFLOW_FAVOR])
            await fire(state, seat, w.OVERFLOW)
