"""Storage at the end of a turn: tokens go on spots, and those without a spot are discarded for
favor.

A token may be left over only if every spot for it is taken. So tokens may be dropped as long as the
kept ones all find spots, and can fill every spot for what was dropped.
"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.index.spots import all_fit, can_fill, droppable as quickly_droppable
from skep.games.apiary.prompts import Prompted, accepts
from skep.games.apiary.resources import CHOICES, MASK_OF, ONE, RESOURCES, listed
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.interpreter import fire
from skep.games.apiary.rules.favor import gain_favor
from skep.games.apiary.state import NONE, Colony
from skep.kernel.script import Refusal, ask, checkpoint

# Arrangements, plainly; `index.spots` answers both questions by counting


def arrange(spots: list[int], tokens: int) -> tuple[list[int], int]:
    """Put as many tokens as possible on spots, one on each, on spots that show their type: what
    lies on each spot (NONE: nothing), and the tokens left over.

    APY-STORE-07, APY-STORE-08, APY-STORE-12
    """
    holds = [NONE] * len(spots)
    left = 0
    for resource, number in enumerate(listed(tokens)):
        for _ in range(number):
            if not _find_spot(spots, holds, resource, [False] * len(spots)):
                left += ONE[resource]
    return holds, left


def _find_spot(spots: list[int], holds: list[int], resource: int, tried: list[bool]) -> bool:
    """Put a token on a spot, moving others to make room; False if there is no way."""
    for spot, choice in enumerate(spots):
        if resource not in CHOICES[choice] or tried[spot]:
            continue
        tried[spot] = True
        if holds[spot] == NONE or _find_spot(spots, holds, holds[spot], tried):
            holds[spot] = resource
            return True
    return False


def fits(spots: list[int], tokens: int) -> bool:
    """Does every token find a spot?"""
    return arrange(spots, tokens)[1] == 0


def fills(spots: list[int], tokens: int, dropped: int) -> bool:
    """Can the tokens fill every spot that takes one of the dropped resources?"""
    wanted = [spot for spot in spots if spot & dropped]
    return NONE not in arrange(wanted, tokens)[0]


# What may be discarded


def droppable(state: Colony, seat: int, dropped: int) -> list[int]:
    """The resources of which one more token may be left over: the others can fill every spot for it
    and for what was dropped before. `index.spots` is quicker.  APY-STORE-15, APY-STORE-16"""
    tokens, spots = state.goods[seat], state.spots[seat]
    return [
        r
        for r, number in enumerate(listed(tokens))
        if number and can_fill(tokens - ONE[r], spots, dropped | MASK_OF[r])
    ]


def may_stop(state: Colony, seat: int, dropped: int) -> bool:
    """Are all kept tokens on spots, with no spot left for a dropped one?  APY-STORE-13"""
    tokens, spots = state.goods[seat], state.spots[seat]
    return all_fit(tokens, spots) and (not dropped or can_fill(tokens, spots, dropped))


class StoreTokens(Prompted):
    """Which token finds no spot?  `about`: the resources dropped so far."""

    name = "store"

    def refusals(self, state: Colony) -> list[Refusal]:
        held = [r for r, number in enumerate(listed(state.goods[state.seat])) if number]
        refused = [r for r in held if codes.DROP.code(r) not in state.choosing]
        said = [Refusal(codes.DROP.key(r), "APY-STORE-15") for r in refused]
        if codes.DONE not in state.choosing:
            said.append(Refusal("done", "APY-STORE-13"))
        return said


STORE_TOKENS: Final = StoreTokens()


async def store(state: Colony, seat: int, favor: bool = True) -> None:
    """Put tokens on spots and discard the rest; at the end of the match without favor. Until now
    the seat could hold any number.

    APY-STORE-10, APY-STORE-11, APY-QF-06, APY-Q01, APY-Q02
    """
    dropped = 0
    while state.goods[seat]:
        kinds = quickly_droppable(state.goods[seat], state.spots[seat], dropped)
        if not kinds:
            return
        if favor and not dropped:
            checkpoint(state)
        stop = may_stop(state, seat, dropped)
        state.choosing = codes.DROP.codes(kinds)
        if stop:
            state.choosing.append(codes.DONE)
        code = await ask(state, seat, STORE_TOKENS, dropped)
        if code == codes.DONE:
            return
        resource = codes.DROP.number(code)
        drop(state, seat, resource)
        dropped |= MASK_OF[resource]
        if favor:  # APY-QF-06
            await favor_for_token(state, seat)


def drop(state: Colony, seat: int, resource: int) -> None:
    """A token without a spot goes back to the supply.  APY-STORE-13, APY-STORE-04"""
    state.goods[seat] -= ONE[resource]
    if state.recording:
        state.emit("dropped", seat, {"item": RESOURCES[resource]})


async def favor_for_token(state: Colony, seat: int) -> None:
    """Each discarded token lets its owner gain favor; asked only if the table wants that.

    APY-STORE-14, APY-Q08
    """
    if not state.ask_favor or await accepts(state, seat):
        gain_favor(state, seat, 1 + state.powers[seat][w.OVERFLOW_FAVOR])
    await fire(state, seat, w.OVERFLOW)
