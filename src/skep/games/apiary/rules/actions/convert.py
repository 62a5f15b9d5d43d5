"""Convert: trade resources, teach a dance, use taught ones.  APY-CONV, APY-DANCE"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.board import CONVERSIONS, cost_of
from skep.games.apiary.box import DANCES
from skep.games.apiary.prompts import Prompted
from skep.games.apiary.resources import MASK_OF, basics_of, count_of
from skep.games.apiary.rules.dances import lay_tokens, teachable
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.interpreter import fire, run, usable
from skep.games.apiary.rules.effects.reader import RATES
from skep.games.apiary.rules.effects.steps import PaySeedStep
from skep.games.apiary.rules.favor import gain_favor
from skep.games.apiary.rules.payment import can_pay
from skep.games.apiary.rules.workers import NEVER, STRONGEST
from skep.games.apiary.state import NONE, Colony, changed
from skep.kernel.script import Refusal, ask


class Teach(Prompted):
    """Teach a dance first?  `about`: 1 if nothing else can be converted."""

    name = "teach"


class Convert(Prompted):
    """The next conversion, or done.  `strength_left`: how many conversions are left."""

    name = "convert"

    def facts(self, state: Colony) -> dict[str, str]:
        return {"left": str(state.strength_left)}

    def refusals(self, state: Colony) -> list[Refusal]:
        offered = state.choosing
        trades = [n for n in range(len(CONVERSIONS)) if codes.CONVERT.code(n) not in offered]
        refused = [Refusal(codes.CONVERT.key(n), "APY-CONV-11") for n in trades]
        for place, dance in sorted(enumerate(state.dances), key=lambda each: each[1]):
            if codes.DANCE.code(dance) not in offered:
                clause = "APY-CONV-09" if state.taught[place] == NONE else "APY-CONV-11"
                refused.append(Refusal(codes.DANCE.key(dance), clause))
        if codes.DONE not in offered:
            refused.append(Refusal("done", "APY-PLACE-07"))
        return refused


COSTS: Final = [cost_of(trade) for trade in CONVERSIONS]
"""What each printed conversion costs in tokens, never wax or honey for a basic one; 0 where a seed
card pays, which gives nothing else.

APY-CONV-03, APY-CONV-04, APY-CONV-05, APY-CONV-06, APY-CONV-07, APY-CONV-13
"""
TEACH: Final = Teach()
CONVERT: Final = Convert()


# What can be converted


def trades(state: Colony, seat: int, away: int = 0) -> list[int]:
    """The codes of all conversions open to the seat: printed ones, its own, and taught dances,
    whoever taught them. `away` cards of the hand cannot pay.  APY-CONV-02, APY-CONV-11"""
    found: list[int] = []
    cards = len(state.hands[seat]) - away
    for n, cost in enumerate(COSTS):
        if can_pay(state, seat, cost) if cost else cards > 0:
            found.append(codes.CONVERT.code(n))
    rate = state.powers[seat][w.RATE]
    if rate and usable(state, seat, RATES[rate - 1][1]):
        found.append(codes.RATE.code(rate - 1))
    taught = [d for place, d in enumerate(state.dances) if state.taught[place] != NONE]
    for dance in sorted(taught):  # APY-CONV-08, APY-CONV-09, APY-DANCE-10
        if dance_usable(state, seat, dance, cards):
            found.append(codes.DANCE.code(dance))
    return found


def dance_usable(state: Colony, seat: int, dance: int, cards: int) -> bool:
    """Can the dance's cost be paid with this number of seed cards?"""
    steps = DANCES[dance].steps
    first = steps[0]
    if isinstance(first, PaySeedStep) and cards < first.count:
        return False
    return usable(state, seat, steps, state.dances.index(dance))


def can_convert(state: Colony, seat: int, away: int = 0) -> bool:
    """Is any conversion possible without this number of hand cards?  APY-PLACE-09"""
    return bool(
        basics_of(state.goods[seat])
        or len(state.hands[seat]) > away
        or trades(state, seat, away)
    )  # fmt: skip


def least_to_convert(state: Colony, seat: int) -> int:
    """The least strength with which anything can be converted; a strength-4 worker may teach a
    dance for that.  APY-PLACE-09, APY-Q15"""
    if can_convert(state, seat):
        return 1
    return STRONGEST if teach_options(state, seat, True) else NEVER


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
    """Teach, then make up to as many conversions as the strength, one after another.

    APY-CONV-01, APY-CONV-12, APY-DANCE-03, APY-DANCE-09
    """
    taught_alone = False
    if strong:
        taught_alone = await maybe_teach(state, seat) and state.lone
    left = strength + state.powers[seat][w.CONVERSIONS]
    must = not taught_alone
    while left:
        state.strength_left = left
        state.choosing = trades(state, seat)
        if not must or not state.choosing:
            state.choosing.append(codes.DONE)  # APY-PLACE-07
        code = await ask(state, seat, CONVERT)
        if code == codes.DONE:
            return
        await convert_once(state, seat, code)
        left -= 1  # APY-CONV-10
        must = False


async def convert_once(state: Colony, seat: int, code: int) -> None:
    """One conversion: pay from the hive, gain from the supply, and what follows.  APY-CONV-11"""
    name = codes.KEYS[code].partition(":")[2]
    if state.recording:
        state.emit("converts", seat, {"trade": name})
    before = state.goods[seat]
    if codes.DANCE.holds(code):
        await use_dance(state, seat, codes.DANCE.number(code))
    elif codes.RATE.holds(code):
        await run(state, seat, RATES[codes.RATE.number(code)][1], source=name)
    else:
        await run(state, seat, CONVERSIONS[codes.CONVERT.number(code)].steps, source=name)
    await fire(state, seat, w.CONVERSION, gained_kinds(before, state.goods[seat]))


def gained_kinds(before: int, after: int) -> int:
    """The choice of all resources of which there are more than before."""
    return sum(MASK_OF[r] for r in range(5) if count_of(after, r) > count_of(before, r))


# Dances


async def use_dance(state: Colony, seat: int, dance: int) -> None:
    """Use a taught dance; each use by another seat gives its teacher favor.

    APY-DANCE-10, APY-DANCE-11, APY-DANCE-12, APY-DANCE-13
    """
    place = state.dances.index(dance)
    await run(state, seat, DANCES[dance].steps, place, DANCES[dance].id)
    teacher = state.taught[place]
    if teacher != seat:
        gain_favor(state, teacher, 1)  # APY-EX-08
    await fire(state, seat, w.USE_DANCE)


async def maybe_teach(state: Colony, seat: int) -> bool:
    """Before any conversion a dance may be taught, once in a match, for nothing.

    APY-DANCE-01, APY-DANCE-14
    """
    needed = not can_convert(state, seat)
    found = teach_options(state, seat, needed)
    if not found:
        return False
    state.choosing = codes.TEACH.codes(found)
    if not needed:
        state.choosing.insert(0, codes.DECLINE)
    code = await ask(state, seat, TEACH, int(needed))
    if code == codes.DECLINE:
        return False
    dance = codes.TEACH.number(code)
    state.taught = changed(state.taught, state.dances.index(dance), seat)  # APY-DANCE-05
    if state.recording:
        state.emit("taught", seat, {"dance": DANCES[dance].id})
    await lay_tokens(state, seat, dance)
    return True
