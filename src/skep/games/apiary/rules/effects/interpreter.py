"""The interpreter of effects: runs the steps of tiles, cards, tokens and hexes.

Steps that belong to another rule (building, planting, performing an action …) are entered in
`DOERS` and `ABLE` by the file of that rule.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from skep.games.apiary import codes
from skep.games.apiary.board import FAVOR_LAST
from skep.games.apiary.box import FACTIONS, TILES
from skep.games.apiary.prompts import CHOOSE, GAIN, accepts
from skep.games.apiary.resources import FAVOR, ONE, RESOURCES, SINGLE, VP
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.counters import counted
from skep.games.apiary.rules.effects.passive import listeners
from skep.games.apiary.rules.effects.reader import Clause, Step
from skep.games.apiary.rules.payment import can_pay, pay_cost
from skep.games.apiary.state import NONE, Colony
from skep.kernel.script import ask

Doer = Callable[[Colony, int, Step, int], Coroutine[Any, Any, None]]
Able = Callable[[Colony, int, Step, int], bool]
DOERS: Final[dict[int, Doer]] = {}
ABLE: Final[dict[int, Able]] = {}
GAINERS: Final[dict[int, Callable[[Colony, int, int], Coroutine[Any, Any, None]]]] = {}
"""How things that are no tokens are gained: seat and number."""
GAINABLE: Final[dict[int, Callable[[Colony, int], bool]]] = {}


async def run(
    state: Colony, seat: int, steps: list[Step], here: int = NONE, source: str = ""
) -> None:  # fmt: skip
    """Carry steps out in order; a payment that can't be made ends them. `here` is the tile's cell,
    or the dance's place; `source` the piece, which questions may name."""
    before = state.source
    if source:
        state.source = source
    for step in steps:
        op = step.op
        if op == w.GAIN:
            if not gain_now(state, seat, step.a, step.b):
                await gain(state, seat, step.a, step.b)
        elif op == w.PAY:
            if not await pay_cost(state, seat, step.a):
                break
        elif op == w.GAIN_PER:
            await gain(state, seat, step.a, per(state, seat, step, here))
        elif op == w.CHOOSE:
            await choose(state, seat, step, here)
        elif op == w.REPEAT:
            await repeat(state, seat, step, here)
        else:
            await DOERS[op](state, seat, step, here)
    if source:
        state.source = before


def per(state: Colony, seat: int, step: Step, here: int) -> int:
    amount = step.b * counted(state, seat, step.c, here)
    return min(amount, step.d) if step.d else amount


async def choose(state: Colony, seat: int, step: Step, here: int) -> None:
    """One of several parts that can happen."""
    able = [n for n, part in enumerate(step.parts) if usable(state, seat, part, here)]
    if able:
        state.choosing = [codes.CHOOSE + n for n in able]
        picked = await ask(state, seat, CHOOSE) - codes.CHOOSE
        await run(state, seat, step.parts[picked], here)


async def repeat(state: Colony, seat: int, step: Step, here: int) -> None:
    for _ in range(step.b):
        if not usable(state, seat, step.parts[0], here) or not await accepts(state, seat):
            return
        await run(state, seat, step.parts[0], here)


# Gaining


def gain_now(state: Colony, seat: int, item: int, number: int) -> bool:
    """Gain what needs no question; False if it does.  APY-STORE-03, APY-QF-01"""
    if item < 32:
        resource = SINGLE[item]
        if resource < 0:
            return False
        state.goods[seat] += number * ONE[resource]
        if state.recording:
            state.emit("gained", seat, {"item": RESOURCES[resource], "count": number})
        return True
    if item == VP:
        state.vp[seat] += number
        if state.recording:
            state.emit("gained", seat, {"item": "vp", "count": number})
        return True
    if item == FAVOR:
        gain_favor(state, seat, number)
        return True
    return False


def gain_favor(state: Colony, seat: int, number: int) -> None:
    """Forward on the track of Queen's Favor, as far as it goes.  APY-QF-01, APY-Q52"""
    before = state.favor[seat]
    state.favor[seat] = min(FAVOR_LAST, before + number)
    if state.recording and state.favor[seat] > before:
        state.emit("gained", seat, {"item": "favor", "count": state.favor[seat] - before})


async def gain(state: Colony, seat: int, item: int, number: int) -> None:
    """Gain so many of a thing; of a choice of resources, each unit is chosen.  APY-STORE-05"""
    if gain_now(state, seat, item, number):
        return
    if item < 32:
        for _ in range(number):
            resource = await ask(state, seat, GAIN, item) - codes.GAIN
            state.goods[seat] += ONE[resource]
            if state.recording:
                state.emit("gained", seat, {"item": RESOURCES[resource], "count": 1})
    else:
        await GAINERS[item](state, seat, number)


# What can happen


def usable(state: Colony, seat: int, steps: list[Step], here: int = NONE) -> bool:
    """Can any part of it happen?  A payment in front must be possible.  APY-Q41"""
    start = 0
    while start < len(steps) and steps[start].op in (w.PAY, w.PAY_SEED):
        if not able(state, seat, steps[start], here):
            return False
        start += 1
    if start == len(steps):
        return bool(steps)
    for at in range(start, len(steps)):
        if able(state, seat, steps[at], here):
            return True
    return False


def able(state: Colony, seat: int, step: Step, here: int) -> bool:
    """Can this step do anything now?"""
    op = step.op
    if op == w.GAIN:
        return gainable(state, seat, step.a)
    if op == w.PAY:
        return can_pay(state, seat, step.a)
    if op == w.GAIN_PER:
        return per(state, seat, step, here) > 0 and gainable(state, seat, step.a)
    if op == w.CHOOSE:
        return any(usable(state, seat, part, here) for part in step.parts)
    if op == w.REPEAT:
        return usable(state, seat, step.parts[0], here)
    return ABLE[op](state, seat, step, here)


def gainable(state: Colony, seat: int, item: int) -> bool:
    if item == FAVOR:
        return state.favor[seat] < FAVOR_LAST
    return item <= VP or GAINABLE[item](state, seat)


# Reactions


async def fire(
    state: Colony, seat: int, event: int, what: int = 0, where: int = 0, itself: int = NONE
) -> None:
    """Something happened to a seat: its faction reacts, then its recruits in their order; a tile
    never to its own building.  APY-TILE-10, APY-TILE-11"""
    if not state.listening[seat] >> event & 1:
        return
    for tile, clause in listeners(state, seat, event):
        if (itself == NONE or tile != itself) and hears(state, clause, what, where):
            source = FACTIONS[state.faction[seat]].id if tile == NONE else TILES[tile].id
            await react(state, seat, clause, source)


def hears(state: Colony, clause: Clause, what: int, where: int) -> bool:
    """Does the clause speak of just this?"""
    if clause.limit and state.once & clause.number:
        return False
    event = clause.event
    if event <= w.BEFORE_ACTION:
        return clause.action == what
    if event == w.BUILT:
        return bool(
            clause.types >> what & 1
            and (not clause.frames or where & clause.frames)
            and (not clause.reserve or where & 4)
        )
    if event in (w.BUMP, w.BUMPED):
        return clause.foe == 0 or clause.foe == what
    if event == w.PLAY_SEED:
        return clause.use == 0 or clause.use == what
    if event == w.CONVERSION:
        return clause.gains < 0 or bool(what >> clause.gains & 1)
    return True


async def react(
    state: Colony, seat: int, clause: Clause, source: str, here: int = NONE
) -> None:  # fmt: skip
    """Run a clause of a piece, if its owner wants it where that is free to choose."""
    before, state.source = state.source, source
    if not clause.optional or (
        usable(state, seat, clause.steps, here) and await accepts(state, seat)
    ):
        if clause.limit:
            state.once |= clause.number
        await run(state, seat, clause.steps, here)
    state.source = before
