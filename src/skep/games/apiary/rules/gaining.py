"""Gaining things: resources from the supply, points, favor, cards, workers, frames and tokens."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from skep.games.apiary import codes
from skep.games.apiary.prompts import GAIN
from skep.games.apiary.resources import FAVOR, ONE, RESOURCES, SINGLE, VP
from skep.games.apiary.rules.favor import can_gain_favor, gain_favor
from skep.games.apiary.state import Colony
from skep.kernel.script import ask

Gainer = Callable[[Colony, int, int], Coroutine[Any, Any, None]]
"""Gives a seat a number of things."""
Gainable = Callable[[Colony, int], bool]
"""Can the seat gain any?"""
GAINERS: Final[dict[int, Gainer]] = {}
"""Items that are neither resources nor points nor favor; `effects.registry` fills both tables."""
GAINABLE: Final[dict[int, Gainable]] = {}


async def gain(state: Colony, seat: int, item: int, number: int) -> None:
    """Gain a number of one item; of a choice of resources, each unit is chosen."""
    if gain_now(state, seat, item, number):
        return
    if item < VP:
        for _ in range(number):
            await gain_chosen(state, seat, item)
    else:
        await GAINERS[item](state, seat, number)


def gain_now(state: Colony, seat: int, item: int, number: int) -> bool:
    """Gain what needs no decision; False if it needs one."""
    if item < VP:
        resource = SINGLE[item]
        if resource < 0:
            return False
        gain_resource(state, seat, resource, number)
    elif item == VP:
        gain_points(state, seat, number)
    elif item == FAVOR:
        gain_favor(state, seat, number)  # APY-QF-03, APY-QF-05
    else:
        return False
    return True


def gain_resource(state: Colony, seat: int, resource: int, number: int) -> None:
    """Tokens come from the supply, which has no end; all may be held until the turn ends.

    APY-STORE-01, APY-STORE-03, APY-STORE-11
    """
    state.goods[seat] += number * ONE[resource]
    if state.recording:
        state.emit("gained", seat, {"item": RESOURCES[resource], "count": number})


def gain_points(state: Colony, seat: int, number: int) -> None:
    """Points of the score track are scored at once.

    APY-SCORE-01, APY-SCORE-02, APY-SCORE-03, APY-SCORE-04, APY-SCORE-05, APY-SCORE-06,
    APY-SCORE-07, APY-SCORE-08
    """
    state.vp[seat] += number
    if state.recording:
        state.emit("gained", seat, {"item": "vp", "count": number})


async def gain_chosen(state: Colony, seat: int, choice: int) -> None:
    """An icon with several types gives one token, chosen each time.

    APY-STORE-05, APY-STORE-18, APY-Q45
    """
    resource = codes.GAIN.number(await ask(state, seat, GAIN, choice))
    gain_resource(state, seat, resource, 1)


def gainable(state: Colony, seat: int, item: int) -> bool:
    """Can the seat gain any of this item?"""
    if item == FAVOR:
        return can_gain_favor(state, seat)
    return item <= VP or GAINABLE[item](state, seat)
