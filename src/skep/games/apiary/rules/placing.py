"""Placing a worker: shifting, bumping, and the action that follows.  APY-PLACE, APY-BUMP"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.board import (
    ACTIONS,
    ADVANCE,
    CARVE,
    CONVERT,
    ENTRY,
    EXPLORE,
    GROW,
    HIRES,
    LAST,
    PRINTED,
    RESEARCH,
    SIDES,
)  # fmt: skip
from skep.games.apiary.rules.actions.advance import advance, least_to_buy
from skep.games.apiary.rules.actions.carve import can_carve, carve
from skep.games.apiary.rules.actions.convert import can_convert, convert, least_to_convert
from skep.games.apiary.rules.actions.explore import explore, flights, least_to_fly
from skep.games.apiary.rules.actions.grow import can_grow, grow, least_to_grow
from skep.games.apiary.rules.actions.research import can_research, research
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.interpreter import ABLE, DOERS, fire
from skep.games.apiary.rules.effects.reader import Step
from skep.games.apiary.rules.seed_cards import PLAYING
from skep.games.apiary.rules.workers import NEVER, STRONGEST, come_home
from skep.games.apiary.state import NONE, POOL, SPACE, Colony

# Where a worker may be placed


def total_with(state: Colony, action: int, strength: int) -> int:
    """The strength on an action with two spaces, once a worker has been placed and others shifted.

    Advance adds 1 for an empty last space.  APY-EXPL-02…04, APY-ADV-02, APY-ADV-03
    """
    shifted = state.space[ENTRY[action]]
    resting = shifted if shifted != NONE else state.space[LAST[action]]
    if resting != NONE:
        return strength + state.strength[resting]
    return strength if action == EXPLORE else strength + 1


def pool_bits(state: Colony, seat: int) -> int:
    """A bit for each strength in the pool.  APY-TURN-13"""
    where, strength = state.where, state.strength
    bits = 0
    for worker in range(seat * 4, seat * 4 + 4):
        if where[worker] == POOL:
            bits |= 1 << strength[worker]
    return bits


def strengths(state: Colony, seat: int) -> list[int]:
    """The strengths in the pool, each once."""
    bits = pool_bits(state, seat)
    return [strength for strength in range(1, NEVER) if bits >> strength & 1]


def placements(state: Colony, seat: int) -> list[int]:
    """The codes of every placement that is open: each action from some strength on, judged before
    the worker is placed.  APY-PLACE-07…09"""
    bits = pool_bits(state, seat)
    if not bits:
        return []
    flying = least_to_fly(state, seat, total_with(state, EXPLORE, 0))
    found = OPEN[EXPLORE][bits & FROM[flying]][:]
    for action in SIDES[state.side].advances:
        buying = least_to_buy(state, seat, action, total_with(state, action, 0))
        found += OPEN[action][bits & FROM[buying]]
    found += OPEN[GROW][bits & FROM[least_to_grow(state, seat)]]
    if can_research(state):
        found += OPEN[RESEARCH][bits]
    strong = bits >> STRONGEST > 0
    found += OPEN[CONVERT][bits & FROM[least_to_convert(state, seat, strong)]]
    if strong and can_carve(state, seat):
        found += OPEN[CARVE][1 << STRONGEST]
    return found


FROM: Final = [sum(1 << s for s in range(low, NEVER)) for low in range(NEVER + 1)]
"""The bits of all strengths from one on."""
OPEN: Final[list[list[list[int]]]] = [
    [[codes.PLACE + 4 * a + s - 1 for s in range(1, NEVER) if bits >> s & 1] for bits in range(32)]
    for a in range(len(ACTIONS))
]
"""The codes of an action with each of some strengths."""


# Placing


async def place(state: Colony, seat: int, action: int, strength: int) -> None:
    """Put the worker down and bump; the action comes next.  APY-PLACE-01…17"""
    total = total_with(state, action, strength)
    worker = seat * 4
    while state.where[worker] != POOL or state.strength[worker] != strength:
        worker += 1
    bumped = admit(state, worker, action)
    if state.recording:
        state.emit("placed", seat, {"action": ACTIONS[action], "strength": strength})
    if bumped != NONE:
        await bump(state, seat, bumped)
    state.doing = [action, total if action <= HIRES else strength, strength]


def admit(state: Colony, worker: int, action: int) -> int:
    """The worker takes the first space, the one there shifts, and the last one is bumped.

    Returns who is bumped, or NONE.  APY-PLACE-04, APY-PLACE-11…15
    """
    space = state.space
    entry, last = ENTRY[action], LAST[action]
    there = space[entry]
    bumped = NONE
    if there != NONE:
        bumped = space[last]
        if entry != last:
            space[last] = there
            state.where[there] = SPACE + last
    space[entry] = worker
    state.where[worker] = SPACE + entry
    return bumped


async def bump(state: Colony, seat: int, worker: int) -> None:
    """The bumped worker's owner chooses at once; then tiles react, the owner's first.

    APY-BUMP-03, APY-Q12
    """
    owner = worker >> 2
    if state.recording:
        strength = state.strength[worker]
        state.emit("bumped", seat, {"owner": owner, "strength": strength})
    await come_home(state, worker)
    foe = 2 if owner == seat else 1
    await fire(state, owner, w.BUMPED, foe)
    await fire(state, seat, w.BUMP, foe)


async def perform(state: Colony, seat: int, action: int, power: int, placed: int) -> None:
    """Perform an action with so much strength; `placed` is the worker's own, 0 without one."""
    strong = placed == STRONGEST
    state.once &= ~ACTION_BITS
    await fire(state, seat, w.BEFORE_ACTION, PRINTED[action])
    if action == EXPLORE:
        await explore(state, seat, power, strong)
    elif action <= HIRES:
        await advance(state, seat, action, power, strong)
    elif action == GROW:
        await grow(state, seat, power, strong)
    elif action == RESEARCH:
        await research(state, seat, power, placed)
    elif action == CONVERT:
        await convert(state, seat, power, strong)
    else:
        await carve(state, seat)
    await fire(state, seat, w.AFTER_ACTION, PRINTED[action])


ACTION_BITS: Final = sum(2 << 2 * n for n in range(16))
"""The bits of what may happen once an action."""

# Effects that perform an action

BOARD_ACTION: Final[tuple[int, ...]] = (EXPLORE, ADVANCE, GROW, RESEARCH, CONVERT, CARVE)


async def _do_action(state: Colony, seat: int, step: Step, here: int) -> None:
    """As with a lone worker of that strength: none is used or bumped."""
    if can_perform(state, seat, step, here):
        await perform(state, seat, BOARD_ACTION[step.a], step.b, 0)


def can_perform(state: Colony, seat: int, step: Step, here: int) -> bool:
    """Could the action be performed, at least in part?  A card that is about to be played for it
    can't be converted.  APY-SEED-12"""
    action = BOARD_ACTION[step.a]
    if action == EXPLORE:
        return bool(flights(state, seat, step.b))
    if action == GROW:
        return can_grow(state, seat, step.b)
    if action == CONVERT:
        return can_convert(state, seat, int(here == PLAYING))
    return action == RESEARCH and can_research(state)


DOERS[w.DO_ACTION] = _do_action
ABLE[w.DO_ACTION] = can_perform
