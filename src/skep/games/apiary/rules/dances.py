"""Dances and their tokens: which may be taught, and what lies on them.  APY-DANCE-04…08, 15"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.box import BARRED, DANCES, LARGE, SPOTS, STEPS
from skep.games.apiary.prompts import Choice
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.interpreter import ABLE, DOERS, run
from skep.games.apiary.rules.effects.reader import Step
from skep.games.apiary.state import NONE, Colony, changed
from skep.kernel.script import Refusal, ask


class DanceToken(Choice):
    """Which token goes on the dance (`about`: the dance)?  APY-DANCE-06"""

    name = "dance-token"

    def facts(self, state: Colony) -> dict[str, str]:
        return {"dance": DANCES[state.about].id}

    def refusals(self, state: Colony) -> list[Refusal]:
        others = [t for t in state.tokens_left if codes.STEP + t not in state.choosing]
        return [Refusal(codes.KEYS[codes.STEP + token], "APY-DANCE-06") for token in others]


DANCE_TOKEN: Final = DanceToken()


def fitting(state: Colony, dance: int, large: bool) -> list[int]:
    """The tokens of the stack that a spot of the dance takes."""
    barred = BARRED[dance]
    return [t for t in state.tokens_left if t not in barred and (large or not LARGE[t])]


def teachable(state: Colony, seat: int) -> list[int]:
    """The dances that nobody has taught and whose spots can all be filled; none for a seat that
    has taught before.  APY-DANCE-02, APY-DANCE-04, APY-DANCE-07, APY-Q32, APY-Q37"""
    if seat in state.taught:
        return []
    untaught = [d for place, d in enumerate(state.dances) if state.taught[place] == NONE]
    return [dance for dance in sorted(untaught) if can_fill(state, dance, SPOTS[dance])]


def can_fill(state: Colony, dance: int, spots: list[bool]) -> bool:
    """Are there tokens for all of these spots?"""
    small = spots.count(False)
    return (
        len(fitting(state, dance, False)) >= small
        and len(fitting(state, dance, True)) >= len(spots)
    )  # fmt: skip


async def lay_tokens(state: Colony, seat: int, dance: int) -> None:
    """The teacher fills every spot from the open stack.  APY-DANCE-06, APY-DANCE-07"""
    spots = SPOTS[dance]
    place = state.dances.index(dance)
    for at, large in enumerate(spots):
        after = spots[at + 1 :]
        found = [t for t in fitting(state, dance, large) if leaves_enough(state, dance, t, after)]
        state.choosing = [codes.STEP + token for token in found]
        token = await ask(state, seat, DANCE_TOKEN, dance) - codes.STEP
        state.tokens_left = [each for each in state.tokens_left if each != token]
        laid = [*state.on_dance[place], token]
        state.on_dance = changed(state.on_dance, place, laid)
        if state.recording:
            state.emit("dance-token", seat, {"dance": DANCES[dance].id, "token": STEPS[token].id})


def leaves_enough(state: Colony, dance: int, token: int, spots: list[bool]) -> bool:
    """Can the other spots still be filled once the token is gone?"""
    small = [t for t in fitting(state, dance, False) if t != token]
    every = [t for t in fitting(state, dance, True) if t != token]
    return len(small) >= spots.count(False) and len(every) >= len(spots)


async def _dance_tokens(state: Colony, seat: int, step: Step, here: int) -> None:
    """The effect of every token on the dance whose place is `here`."""
    for token in state.on_dance[here]:
        await run(state, seat, STEPS[token].steps, source=STEPS[token].id)


DOERS[w.DANCE_TOKENS] = _dance_tokens
ABLE[w.DANCE_TOKENS] = lambda state, seat, step, here: True
