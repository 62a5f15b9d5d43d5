"""Convert: trade resources, teach a dance, use taught ones.  APY-CONV, APY-DANCE"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.board import CONVERSIONS
from skep.games.apiary.box import DANCES
from skep.games.apiary.prompts import Choice
from skep.games.apiary.rules.dances import lay_tokens, teachable
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.interpreter import fire, gain_favor, run, usable
from skep.games.apiary.rules.effects.reader import RATES, Step
from skep.games.apiary.rules.payment import can_pay
from skep.games.apiary.rules.workers import NEVER, STRONGEST
from skep.games.apiary.state import NONE, Colony, changed
from skep.kernel.script import Refusal, ask


class Teach(Choice):
    """Teach a dance first?  `about`: 1 if nothing else can be converted.  APY-DANCE-01…04"""

    name = "teach"


class Convert(Choice):
    """The next conversion, or done.  `conversions`: how many are left; `about`: 1 if it is too
    early to stop.  APY-CONV-01, APY-CONV-02, APY-PLACE-07"""

    name = "convert"

    def options(self, state: Colony) -> list[int]:
        found = trades(state, state.seat)
        return found if state.about and found else [*found, codes.DONE]

    def facts(self, state: Colony) -> dict[str, str]:
        return {"left": str(state.conversions)}

    def refusals(self, state: Colony) -> list[Refusal]:
        offered = self.options(state)
        dear = [codes.CONVERT + n for n in range(len(CONVERSIONS))]
        refused = [Refusal(codes.KEYS[c], "APY-CONV-11") for c in dear if c not in offered]
        for place, dance in sorted(enumerate(state.dances), key=lambda each: each[1]):
            if codes.DANCE + dance not in offered:
                clause = "APY-CONV-09" if state.taught[place] == NONE else "APY-CONV-11"
                refused.append(Refusal(codes.KEYS[codes.DANCE + dance], clause))
        if codes.DONE not in offered:
            refused.append(Refusal("done", "APY-PLACE-07"))
        return refused


COSTS: Final = [trade.steps[0].a for trade in CONVERSIONS]
"""What each printed conversion costs in tokens; 0 where a seed card pays."""
ALL_BASICS: Final = 0xFFFFFF
TEACH: Final = Teach()
CONVERT: Final = Convert()


# What can be converted


def trades(state: Colony, seat: int, away: int = 0) -> list[int]:
    """The codes of all conversions open to the seat: printed ones, its own, and taught dances.
    `away` cards of the hand cannot pay.

    APY-CONV-03…09, APY-CONV-13
    """
    found: list[int] = []
    cards = len(state.hands[seat]) - away
    for n, cost in enumerate(COSTS):
        if can_pay(state, seat, cost) if cost else cards > 0:
            found.append(codes.CONVERT + n)
    rate = state.powers[seat][w.RATE]
    if rate and usable(state, seat, RATES[rate - 1][1]):
        found.append(codes.RATE + rate - 1)
    taught = [d for place, d in enumerate(state.dances) if state.taught[place] != NONE]
    for dance in sorted(taught):
        if dance_usable(state, seat, dance, cards):
            found.append(codes.DANCE + dance)
    return found


def dance_usable(state: Colony, seat: int, dance: int, cards: int) -> bool:
    """Can the dance's cost be paid with this number of seed cards?"""
    steps = DANCES[dance].steps
    if steps[0].op == w.PAY_SEED and cards < steps[0].b:
        return False
    return usable(state, seat, steps, state.dances.index(dance))


def can_convert(state: Colony, seat: int, away: int = 0) -> bool:
    """Is any conversion possible without this number of hand cards?  APY-PLACE-09"""
    return bool(
        state.goods[seat] & ALL_BASICS
        or len(state.hands[seat]) > away
        or trades(state, seat, away)
    )  # fmt: skip


def least_to_convert(state: Colony, seat: int, strong: bool) -> int:
    """The least strength with which anything can be converted, perhaps by a dance to be taught if
    the seat has a `strong` worker for that.  APY-PLACE-09, APY-Q15"""
    if can_convert(state, seat):
        return 1
    return STRONGEST if strong and teach_options(state, seat, True) else NEVER


def teach_options(state: Colony, seat: int, needed: bool) -> list[int]:
    """The dances that the seat may teach; if it can convert nothing else, only those it can use
    at once, unless the table lets it teach alone."""
    found = teachable(state, seat)
    if needed and not state.lone:
        found = [dance for dance in found if payable_dance(state, seat, dance)]
    return found


def payable_dance(state: Colony, seat: int, dance: int) -> bool:
    """Could the seat pay for a dance that is not taught yet?"""
    first = DANCES[dance].steps[0]
    return usable(state, seat, [first])


# The action


async def convert(state: Colony, seat: int, strength: int, strong: bool) -> None:
    """Teach, then make up to as many conversions as the strength.  APY-CONV-01, APY-DANCE-03"""
    lone = False
    if strong:
        lone = await maybe_teach(state, seat) and state.lone
    left = strength + state.powers[seat][w.CONVERSIONS]
    first = True
    while left:
        state.conversions = left
        code = await ask(state, seat, CONVERT, int(first and not lone))
        if code == codes.DONE:
            return
        await convert_once(state, seat, code)
        left -= 1
        first = False


async def convert_once(state: Colony, seat: int, code: int) -> None:
    """One conversion: pay, gain, and what follows.  APY-CONV-10…12"""
    if state.recording:
        state.emit("converts", seat, {"trade": codes.KEYS[code].partition(":")[2]})
    before = state.goods[seat]
    if code >= codes.DANCE:
        dance = code - codes.DANCE
        place = state.dances.index(dance)
        await run(state, seat, DANCES[dance].steps, place, DANCES[dance].id)
        await danced(state, seat, place)
        steps: list[Step] = []
    elif code >= codes.RATE:
        steps = RATES[code - codes.RATE][1]
    else:
        steps = CONVERSIONS[code - codes.CONVERT].steps
    await run(state, seat, steps, source=codes.KEYS[code].partition(":")[2])
    await fire(state, seat, w.CONVERSION, grown(before, state.goods[seat]))


def grown(before: int, after: int) -> int:
    """A bit for each resource of which there is more."""
    return sum(1 << r for r in range(5) if after >> 8 * r & 255 > before >> 8 * r & 255)


async def danced(state: Colony, seat: int, place: int) -> None:
    """Another's use of a dance gives its teacher favor.  APY-DANCE-11…13"""
    teacher = state.taught[place]
    if teacher != seat:
        gain_favor(state, teacher, 1)
    await fire(state, seat, w.USE_DANCE)


# Teaching


async def maybe_teach(state: Colony, seat: int) -> bool:
    """Before any conversion a dance may be taught, once in a match.  APY-DANCE-01…08, 14"""
    needed = not can_convert(state, seat)
    found = teach_options(state, seat, needed)
    if not found:
        return False
    state.choosing = [codes.TEACH + dance for dance in found]
    if not needed:
        state.choosing.insert(0, codes.DECLINE)
    code = await ask(state, seat, TEACH, int(needed))
    if code == codes.DECLINE:
        return False
    dance = code - codes.TEACH
    state.taught = changed(state.taught, state.dances.index(dance), seat)
    if state.recording:
        state.emit("taught", seat, {"dance": DANCES[dance].id})
    await lay_tokens(state, seat, dance)
    return True
