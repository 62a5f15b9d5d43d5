"""The end of a turn: tokens go on spots, what finds none is discarded for favor.  APY-STORE-07…16

A token may be left over only if every spot for it is taken; so an arrangement exists just if the
kept tokens all find spots, and the spots for what is left over can all be filled by kept ones. Both
are tested by counting, kind by kind (Hall's and Mendelsohn and Dulmage's theorems).
"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes, effect_words as w
from skep.games.apiary.asking import Choice, accepts
from skep.games.apiary.goods import ONE, RESOURCES
from skep.games.apiary.spots import all_fit, can_fill
from skep.games.apiary.state import Colony
from skep.games.apiary.steps import fire, gain_favor
from skep.kernel.script import Refusal, ask, checkpoint


def droppable(match: Colony, seat: int, dropped: int) -> list[int]:
    """The kinds of which one more token may be left over, some kinds being dropped already."""
    goods, room = match.goods[seat], match.room[seat]
    return [
        r for r in range(5)
        if goods >> 8 * r & 255 and can_fill(goods - ONE[r], room, dropped | 1 << r)
    ]  # fmt: skip


def may_stop(match: Colony, seat: int, dropped: int) -> bool:
    """Is this an arrangement: all kept tokens on spots, and no dropped one with a spot left?"""
    goods, room = match.goods[seat], match.room[seat]
    return all_fit(goods, room) and (not dropped or can_fill(goods, room, dropped))


class Store(Choice):
    """Which token finds no spot?  `about`: the kinds dropped so far.  APY-STORE-13, APY-STORE-16"""

    name = "store"

    def refusals(self, match: Colony) -> list[Refusal]:
        held = [r for r in range(5) if match.goods[match.seat] >> 8 * r & 255]
        refused = [codes.DROP + r for r in held if codes.DROP + r not in match.choosing]
        said = [Refusal(codes.KEYS[code], "APY-STORE-15") for code in refused]
        if codes.DONE not in match.choosing:
            said.append(Refusal("done", "APY-STORE-13"))
        return said


STORE: Final = Store()


async def store(match: Colony, seat: int, favor: bool = True) -> None:
    """Put tokens on spots and discard the rest.  APY-STORE-10…16, APY-Q01, APY-Q02"""
    dropped = 0
    while match.goods[seat]:
        kinds = droppable(match, seat, dropped)
        if not kinds:
            return
        if favor and not dropped:
            checkpoint(match)
        stop = may_stop(match, seat, dropped)
        match.choosing = [codes.DROP + r for r in kinds]
        if stop:
            match.choosing.append(codes.DONE)
        code = await ask(match, seat, STORE, dropped)
        if code == codes.DONE:
            return
        resource = code - codes.DROP
        match.goods[seat] -= ONE[resource]
        dropped |= 1 << resource
        if match.recording:
            match.emit("dropped", seat, {"item": RESOURCES[resource]})
        if favor:  # APY-STORE-14, APY-Q08
            if not match.ask_favor or await accepts(match, seat):
                gain_favor(match, seat, 1 + match.powers[seat][w.OVERFLOW_FAVOR])
            await fire(match, seat, w.OVERFLOW)
