"""Dances: which may be taught, the tokens on them, and using them.  APY-DANCE"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.box import BARRED, DANCES, LARGE, SPOTS, STEPS
from skep.games.apiary.prompts import Prompted
from skep.games.apiary.rules.effects.interpreter import run
from skep.games.apiary.rules.effects.steps import DanceTokensStep
from skep.games.apiary.state import NONE, Colony, changed
from skep.kernel.script import Refusal, ask


class DanceToken(Prompted):
    """Which token goes on the dance (`about`: the dance)?  APY-DANCE-06"""

    name = "dance-token"

    def facts(self, state: Colony) -> dict[str, str]:
        return {"dance": DANCES[state.about].id}

    def refusals(self, state: Colony) -> list[Refusal]:
        others = [t for t in state.tokens_left if codes.STEP.code(t) not in state.choosing]
        return [Refusal(codes.STEP.key(token), "APY-DANCE-06") for token in others]


DANCE_TOKEN: Final = DanceToken()


def fitting(state: Colony, dance: int, large: bool) -> list[int]:
    """The tokens of the stack that a spot of the dance takes."""
    barred = BARRED[dance]
    return [t for t in state.tokens_left if t not in barred and (large or not LARGE[t])]


def teachable(state: Colony, seat: int) -> list[int]:
    """The dances that nobody has taught and whose spots can all be filled; none for a seat that
    has taught before.  APY-Q32, APY-Q37"""
    if seat in state.taught:
        return []  # APY-DANCE-02
    taught = state.taught
    untaught = [d for place, d in enumerate(state.dances) if taught[place] == NONE]  # APY-DANCE-04
    return [dance for dance in sorted(untaught) if can_fill(state, dance, SPOTS[dance])]


def can_fill(state: Colony, dance: int, spots: list[bool]) -> bool:
    """Are there tokens for all of these spots?"""
    small = spots.count(False)
    return (
        len(fitting(state, dance, False)) >= small
        and len(fitting(state, dance, True)) >= len(spots)
    )  # fmt: skip


async def lay_tokens(state: Colony, seat: int, dance: int) -> None:
    """The teacher fills every spot from the open stack, for good.

    APY-DANCE-06, APY-DANCE-07, APY-DANCE-08
    """
    spots = SPOTS[dance]
    place = state.dances.index(dance)
    for at, large in enumerate(spots):
        after = spots[at + 1 :]
        found = [t for t in fitting(state, dance, large) if leaves_enough(state, dance, t, after)]
        state.choosing = codes.STEP.codes(found)
        token = codes.STEP.number(await ask(state, seat, DANCE_TOKEN, dance))
        state.tokens_left = [each for each in state.tokens_left if each != token]  # APY-DANCE-15
        laid = [*state.on_dance[place], token]
        state.on_dance = changed(state.on_dance, place, laid)
        if state.recording:
            state.emit("dance-token", seat, {"dance": DANCES[dance].id, "token": STEPS[token].id})


def leaves_enough(state: Colony, dance: int, token: int, spots: list[bool]) -> bool:
    """Can the other spots still be filled once the token is gone?"""
    small = [t for t in fitting(state, dance, False) if t != token]
    every = [t for t in fitting(state, dance, True) if t != token]
    return len(small) >= spots.count(False) and len(every) >= len(spots)


async def use_tokens(state: Colony, seat: int, step: DanceTokensStep, here: int) -> None:
    """Gain the effect of every token on the dance whose place is `here`."""
    for token in state.on_dance[here]:
        await run(state, seat, STEPS[token].steps, source=STEPS[token].id)
