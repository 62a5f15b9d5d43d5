"""The interpreter of effects: carries out the steps of tiles, cards, tokens and hexes.

Steps that belong to another rule (building, planting, performing an action …) are carried out by
that rule; `registry` lists which.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from skep.games.apiary import codes
from skep.games.apiary.box import FACTIONS, TILES
from skep.games.apiary.prompts import CHOOSE, accepts
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.counters import counted
from skep.games.apiary.rules.effects.effect import FROM_RESERVE, Trigger
from skep.games.apiary.rules.effects.passive import listeners
from skep.games.apiary.rules.effects.steps import (
    ChooseStep,
    EffectStep,
    GainPerStep,
    GainStep,
    PaySeedStep,
    PayStep,
    RepeatStep,
)
from skep.games.apiary.rules.gaining import gain, gain_now, gainable
from skep.games.apiary.rules.payment import can_pay, pay_cost
from skep.games.apiary.state import NONE, Colony
from skep.kernel.script import ask

Doer = Callable[[Colony, int, Any, int], Coroutine[Any, Any, None]]
"""Carries out a step for a seat; the last number is `here`, see `run`."""
Able = Callable[[Colony, int, Any, int], bool]
"""Can the step do anything now?"""
DOERS: Final[dict[type[EffectStep], Doer]] = {}
ABLE: Final[dict[type[EffectStep], Able]] = {}
OWN_STEPS: Final = (GainStep, PayStep, GainPerStep, ChooseStep, RepeatStep)
"""Steps that the interpreter carries out itself."""


async def run(
    state: Colony, seat: int, steps: list[EffectStep], here: int = NONE, source: str = ""
) -> None:  # fmt: skip
    """Carry steps out in order; a payment that can't be made ends them. `here` is the tile's cell,
    or the dance's place; `source` is the piece, which prompts may name."""
    before = state.source
    if source:
        state.source = source
    for step in steps:
        if isinstance(step, GainStep):
            if not gain_now(state, seat, step.item, step.count):
                await gain(state, seat, step.item, step.count)
        elif isinstance(step, PayStep):
            if not await pay_cost(state, seat, step.cost):
                break
        elif isinstance(step, GainPerStep):
            await gain(state, seat, step.item, amount_of(state, seat, step, here))
        elif isinstance(step, ChooseStep):
            await choose(state, seat, step, here)
        elif isinstance(step, RepeatStep):
            await repeat(state, seat, step, here)
        else:
            await DOERS[type(step)](state, seat, step, here)
    if source:
        state.source = before


def amount_of(state: Colony, seat: int, step: GainPerStep, here: int) -> int:
    """How much a gain for each thing counted gives."""
    amount = step.amount * counted(state, seat, step.counter, here)
    return min(amount, step.most) if step.most else amount


async def choose(state: Colony, seat: int, step: ChooseStep, here: int) -> None:
    """One of several parts that can happen."""
    able = [n for n, part in enumerate(step.parts) if usable(state, seat, part, here)]
    if able:
        state.choosing = codes.CHOOSE.codes(able)
        picked = codes.CHOOSE.number(await ask(state, seat, CHOOSE))
        await run(state, seat, step.parts[picked], here)


async def repeat(state: Colony, seat: int, step: RepeatStep, here: int) -> None:
    """The same steps again, as long as the seat wants to and can."""
    for _ in range(step.up_to):
        if not usable(state, seat, step.steps, here) or not await accepts(state, seat):
            return
        await run(state, seat, step.steps, here)


# What can happen


def usable(state: Colony, seat: int, steps: list[EffectStep], here: int = NONE) -> bool:
    """Can any part of it happen?  A payment in front must be possible.  APY-SEED-12, APY-Q41"""
    start = 0
    while start < len(steps) and isinstance(steps[start], (PayStep, PaySeedStep)):
        if not able(state, seat, steps[start], here):
            return False
        start += 1
    if start == len(steps):
        return bool(steps)
    for at in range(start, len(steps)):
        if able(state, seat, steps[at], here):
            return True
    return False


def able(state: Colony, seat: int, step: EffectStep, here: int) -> bool:
    """Can this step do anything now?"""
    if isinstance(step, GainStep):
        return gainable(state, seat, step.item)
    if isinstance(step, PayStep):
        return can_pay(state, seat, step.cost)
    if isinstance(step, GainPerStep):
        return amount_of(state, seat, step, here) > 0 and gainable(state, seat, step.item)
    if isinstance(step, ChooseStep):
        return any(usable(state, seat, part, here) for part in step.parts)
    if isinstance(step, RepeatStep):
        return usable(state, seat, step.steps, here)
    return ABLE[type(step)](state, seat, step, here)


# Reactions


async def fire(
    state: Colony, seat: int, event: int, what: int = 0, where: int = 0, itself: int = NONE
) -> None:
    """Something happened to a seat: its faction reacts, then its recruits in the order in which
    they were built. A tile never reacts to its own building (`itself`)."""
    if not state.listening[seat] >> event & 1:
        return
    for tile, trigger in listeners(state, seat, event):
        if (itself == NONE or tile != itself) and reacts_to(state, trigger, what, where):
            source = FACTIONS[state.faction[seat]].id if tile == NONE else TILES[tile].id
            await react(state, seat, trigger, source)


def reacts_to(state: Colony, trigger: Trigger, what: int, where: int) -> bool:
    """Does the trigger name just this event?  `what` and `where` depend on the event: the action,
    the kind of tile and the place of a building, whose worker, how a card was played, or the
    resources gained."""
    if trigger.limit and state.once & trigger.number:
        return False
    event = trigger.event
    if event <= w.BEFORE_ACTION:
        return trigger.action == what  # APY-TILE-10, APY-Q54
    if event == w.BUILT:
        return built_there(trigger, what, where)
    if event in (w.BUMP, w.BUMPED):
        return trigger.whose in (0, what)
    if event == w.PLAY_SEED:
        return trigger.use in (0, what)
    if event == w.CONVERSION:
        return trigger.gains < 0 or bool(what >> trigger.gains & 1)
    return True  # APY-TILE-11


def built_there(trigger: Trigger, kind: int, where: int) -> bool:
    """Does the trigger name a building of this kind at such a place?"""
    place_fits = not trigger.place or bool(where & trigger.place)
    source_fits = not trigger.from_reserve or bool(where & FROM_RESERVE)
    return kind in trigger.types and place_fits and source_fits


async def react(
    state: Colony, seat: int, trigger: Trigger, source: str, here: int = NONE
) -> None:  # fmt: skip
    """Carry out a trigger of a piece; if it is optional, only if its owner wants to."""
    before, state.source = state.source, source
    if not trigger.optional or (
        usable(state, seat, trigger.steps, here) and await accepts(state, seat)
    ):
        if trigger.limit:
            state.once |= trigger.number
        await run(state, seat, trigger.steps, here)
    state.source = before
