"""Dances and their tokens: which may be taught, and what lies on them.  APY-DANCE-04…08, 15"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes, effect_words as w
from skep.games.apiary.asking import Choice
from skep.games.apiary.box import BARRED, DANCES, LARGE, SPOTS, STEPS
from skep.games.apiary.effect import Step
from skep.games.apiary.state import NONE, Colony, changed
from skep.games.apiary.steps import ABLE, DOERS, run
from skep.kernel.script import Refusal, ask


class DanceToken(Choice):
    """Which token goes on the dance (`about`: the dance)?  APY-DANCE-06"""

    name = "dance-token"

    def facts(self, match: Colony) -> dict[str, str]:
        return {"dance": DANCES[match.about].id}

    def refusals(self, match: Colony) -> list[Refusal]:
        others = [t for t in match.tokens_left if codes.STEP + t not in match.choosing]
        return [Refusal(codes.KEYS[codes.STEP + token], "APY-DANCE-06") for token in others]


DANCE_TOKEN: Final = DanceToken()


def fitting(match: Colony, dance: int, large: bool) -> list[int]:
    """The tokens of the stack that a spot of the dance takes."""
    barred = BARRED[dance]
    return [t for t in match.tokens_left if t not in barred and (large or not LARGE[t])]


def teachable(match: Colony, seat: int) -> list[int]:
    """The dances that nobody has taught and whose spots can all be filled; none for a seat that
    has taught before.  APY-DANCE-02, APY-DANCE-04, APY-DANCE-07, APY-Q32, APY-Q37"""
    if seat in match.taught:
        return []
    untaught = [d for place, d in enumerate(match.dances) if match.taught[place] == NONE]
    return [dance for dance in sorted(untaught) if can_fill(match, dance, SPOTS[dance])]


def can_fill(match: Colony, dance: int, spots: list[bool]) -> bool:
    """Are there tokens for all of these spots?"""
    small = spots.count(False)
    return (
        len(fitting(match, dance, False)) >= small
        and len(fitting(match, dance, True)) >= len(spots)
    )  # fmt: skip


async def lay_tokens(match: Colony, seat: int, dance: int) -> None:
    """The teacher fills every spot from the open stack.  APY-DANCE-06, APY-DANCE-07"""
    spots = SPOTS[dance]
    place = match.dances.index(dance)
    for at, large in enumerate(spots):
        after = spots[at + 1 :]
        found = [t for t in fitting(match, dance, large) if leaves_enough(match, dance, t, after)]
        match.choosing = [codes.STEP + token for token in found]
        token = await ask(match, seat, DANCE_TOKEN, dance) - codes.STEP
        match.tokens_left = [each for each in match.tokens_left if each != token]
        laid = [*match.on_dance[place], token]
        match.on_dance = changed(match.on_dance, place, laid)
        if match.recording:
            match.emit("dance-token", seat, {"dance": DANCES[dance].id, "token": STEPS[token].id})


def leaves_enough(match: Colony, dance: int, token: int, spots: list[bool]) -> bool:
    """Can the other spots still be filled once the token is gone?"""
    small = [t for t in fitting(match, dance, False) if t != token]
    every = [t for t in fitting(match, dance, True) if t != token]
    return len(small) >= spots.count(False) and len(every) >= len(spots)


async def _dance_tokens(match: Colony, seat: int, step: Step, here: int) -> None:
    """The effect of every token on the dance whose place is `here`."""
    for token in match.on_dance[here]:
        await run(match, seat, STEPS[token].steps, source=STEPS[token].id)


DOERS[w.DANCE_TOKENS] = _dance_tokens
ABLE[w.DANCE_TOKENS] = lambda match, seat, step, here: True
