"""Placing a worker: shifting, bumping, and the action that follows.  APY-PLACE, APY-BUMP"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes, effect_words as w
from skep.games.apiary.actions.advance import advance, least_to_buy
from skep.games.apiary.actions.carve import can_carve, carve
from skep.games.apiary.actions.convert import can_convert, convert, least_to_convert
from skep.games.apiary.actions.explore import explore, flights, least_to_fly
from skep.games.apiary.actions.grow import can_grow, grow, least_to_grow
from skep.games.apiary.actions.research import can_research, research
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
from skep.games.apiary.effect import Step
from skep.games.apiary.seeds import PLAYING
from skep.games.apiary.state import NONE, POOL, SPACE, Colony
from skep.games.apiary.steps import ABLE, DOERS, fire
from skep.games.apiary.workers import NEVER, STRONGEST, come_home

# Where a worker may be placed


def total_with(match: Colony, action: int, strength: int) -> int:
    """The strength on an action with two spaces, once a worker has been placed and others shifted.

    Advance adds 1 for an empty last space.  APY-EXPL-02…04, APY-ADV-02, APY-ADV-03
    """
    shifted = match.space[ENTRY[action]]
    resting = shifted if shifted != NONE else match.space[LAST[action]]
    if resting != NONE:
        return strength + match.strength[resting]
    return strength if action == EXPLORE else strength + 1


def pool_bits(match: Colony, seat: int) -> int:
    """A bit for each strength in the pool.  APY-TURN-13"""
    where, strength = match.where, match.strength
    bits = 0
    for worker in range(seat * 4, seat * 4 + 4):
        if where[worker] == POOL:
            bits |= 1 << strength[worker]
    return bits


def strengths(match: Colony, seat: int) -> list[int]:
    """The strengths in the pool, each once."""
    bits = pool_bits(match, seat)
    return [strength for strength in range(1, NEVER) if bits >> strength & 1]


def placements(match: Colony, seat: int) -> list[int]:
    """The codes of every placement that is open: each action from some strength on, judged before
    the worker is placed.  APY-PLACE-07…09"""
    bits = pool_bits(match, seat)
    if not bits:
        return []
    flying = least_to_fly(match, seat, total_with(match, EXPLORE, 0))
    found = OPEN[EXPLORE][bits & FROM[flying]][:]
    for action in SIDES[match.side].advances:
        buying = least_to_buy(match, seat, action, total_with(match, action, 0))
        found += OPEN[action][bits & FROM[buying]]
    found += OPEN[GROW][bits & FROM[least_to_grow(match, seat)]]
    if can_research(match):
        found += OPEN[RESEARCH][bits]
    strong = bits >> STRONGEST > 0
    found += OPEN[CONVERT][bits & FROM[least_to_convert(match, seat, strong)]]
    if strong and can_carve(match, seat):
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


async def place(match: Colony, seat: int, action: int, strength: int) -> None:
    """Put the worker down and bump; the action comes next.  APY-PLACE-01…17"""
    total = total_with(match, action, strength)
    worker = seat * 4
    while match.where[worker] != POOL or match.strength[worker] != strength:
        worker += 1
    bumped = admit(match, worker, action)
    if match.recording:
        match.emit("placed", seat, {"action": ACTIONS[action], "strength": strength})
    if bumped != NONE:
        await bump(match, seat, bumped)
    match.doing = [action, total if action <= HIRES else strength, strength]


def admit(match: Colony, worker: int, action: int) -> int:
    """The worker takes the first space, the one there shifts, and the last one is bumped.

    Returns who is bumped, or NONE.  APY-PLACE-04, APY-PLACE-11…15
    """
    space = match.space
    entry, last = ENTRY[action], LAST[action]
    there = space[entry]
    bumped = NONE
    if there != NONE:
        bumped = space[last]
        if entry != last:
            space[last] = there
            match.where[there] = SPACE + last
    space[entry] = worker
    match.where[worker] = SPACE + entry
    return bumped


async def bump(match: Colony, seat: int, worker: int) -> None:
    """The bumped worker's owner chooses at once; then tiles react, the owner's first.

    APY-BUMP-03, APY-Q12
    """
    owner = worker >> 2
    if match.recording:
        strength = match.strength[worker]
        match.emit("bumped", seat, {"owner": owner, "strength": strength})
    await come_home(match, worker)
    foe = 2 if owner == seat else 1
    await fire(match, owner, w.BUMPED, foe)
    await fire(match, seat, w.BUMP, foe)


async def perform(match: Colony, seat: int, action: int, power: int, placed: int) -> None:
    """Perform an action with so much strength; `placed` is the worker's own, 0 without one."""
    strong = placed == STRONGEST
    match.once &= ~ACTION_BITS
    await fire(match, seat, w.BEFORE_ACTION, PRINTED[action])
    if action == EXPLORE:
        await explore(match, seat, power, strong)
    elif action <= HIRES:
        await advance(match, seat, action, power, strong)
    elif action == GROW:
        await grow(match, seat, power, strong)
    elif action == RESEARCH:
        await research(match, seat, power, placed)
    elif action == CONVERT:
        await convert(match, seat, power, strong)
    else:
        await carve(match, seat)
    await fire(match, seat, w.AFTER_ACTION, PRINTED[action])


ACTION_BITS: Final = sum(2 << 2 * n for n in range(16))
"""The bits of what may happen once an action."""

# Effects that perform an action

BOARD_ACTION: Final[tuple[int, ...]] = (EXPLORE, ADVANCE, GROW, RESEARCH, CONVERT, CARVE)


async def _do_action(match: Colony, seat: int, step: Step, here: int) -> None:
    """As with a lone worker of that strength: none is used or bumped."""
    if can_perform(match, seat, step, here):
        await perform(match, seat, BOARD_ACTION[step.a], step.b, 0)


def can_perform(match: Colony, seat: int, step: Step, here: int) -> bool:
    """Could the action be performed, at least in part?  A card that is about to be played for it
    can't be converted.  APY-SEED-12"""
    action = BOARD_ACTION[step.a]
    if action == EXPLORE:
        return bool(flights(match, seat, step.b))
    if action == GROW:
        return can_grow(match, seat, step.b)
    if action == CONVERT:
        return can_convert(match, seat, int(here == PLAYING))
    return action == RESEARCH and can_research(match)


DOERS[w.DO_ACTION] = _do_action
ABLE[w.DO_ACTION] = can_perform
