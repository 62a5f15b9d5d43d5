"""Placing a worker: shifting, bumping, and the action that follows.  APY-PLACE, APY-BUMP"""

from __future__ import annotations

from skep.games.apiary import effect_words as w
from skep.games.apiary.actions.advance import advance, cheapest_column, columns_for
from skep.games.apiary.actions.carve import can_carve, carve
from skep.games.apiary.actions.convert import can_convert, convert
from skep.games.apiary.actions.explore import explore, reach
from skep.games.apiary.actions.grow import can_grow, grow
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
from skep.games.apiary.hibernating import sleep_all
from skep.games.apiary.state import NONE, POOL, SPACE, Colony
from skep.games.apiary.steps import ABLE, DOERS, fire
from skep.games.apiary.workers import STRONGEST, come_home

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


def strengths(match: Colony, seat: int) -> list[int]:
    """The strengths in the pool, each once.  APY-TURN-13"""
    at = seat * 4
    where, strength = match.where, match.strength
    return sorted({strength[k] for k in range(at, at + 4) if where[k] == POOL})


def may_place(match: Colony, seat: int, action: int, strength: int) -> bool:
    """May a worker of this strength go there?  Judged before it is placed.  APY-PLACE-07…09"""
    strong = strength == STRONGEST
    if action == EXPLORE:
        return bool(reach(match, seat, total_with(match, action, strength)))
    if action <= HIRES:
        column = cheapest_column(match, seat, action)
        return 0 < column <= columns_for(total_with(match, action, strength))
    if action == GROW:
        return can_grow(match, seat, strength, strong)
    if action == RESEARCH:
        return can_research(match)
    if action == CONVERT:
        return can_convert(match, seat, strong)
    return strong and can_carve(match, seat)


def placements(match: Colony, seat: int) -> list[int]:
    """Every placement that is open, as 4 * action + strength - 1."""
    pool = strengths(match, seat)
    found: list[int] = []
    if not pool:
        return found
    for action in SIDES[match.side].actions:
        if ADVANCE <= action <= HIRES:
            column = cheapest_column(match, seat, action)
            for strength in pool:
                if 0 < column <= columns_for(total_with(match, action, strength)):
                    found.append(4 * action + strength - 1)
        elif action in (RESEARCH, EXPLORE):
            if may_place(match, seat, action, pool[0]):
                found += [4 * action + strength - 1 for strength in pool]
        elif action == CARVE:
            if pool[-1] == STRONGEST and can_carve(match, seat):
                found.append(4 * action + STRONGEST - 1)
        elif may_place(match, seat, action, pool[0]):
            found += [4 * action + strength - 1 for strength in pool]
        else:
            found += [4 * action + s - 1 for s in pool[1:] if may_place(match, seat, action, s)]
    return found


# Placing


async def place(match: Colony, seat: int, action: int, strength: int) -> None:
    """Put the worker down and bump; the action comes next.  APY-PLACE-01…17"""
    total = total_with(match, action, strength)
    worker = next(
        k for k in match.workers(seat) if match.where[k] == POOL and match.strength[k] == strength
    )
    bumped = admit(match, worker, action)
    if match.telling:
        match.tell("placed", seat, {"action": ACTIONS[action], "strength": strength})
    if bumped != NONE:
        await bump(match, seat, bumped)
    match.doing = [action, total if action <= HIRES else strength, strength]


async def act(match: Colony, seat: int) -> None:
    """Perform the action of the placed worker; who passed 4 then hibernates.  APY-HIB-09"""
    action, power, strength = match.doing
    await perform(match, seat, action, power, strength)
    await sleep_all(match)
    match.doing = []


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
    if match.telling:
        strength = match.strength[worker]
        match.tell("bumped", seat, {"owner": owner, "strength": strength})
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


ACTION_BITS = sum(2 << 2 * n for n in range(16))
"""The bits of what may happen once an action."""

# Effects that perform an action

BOARD_ACTION = (EXPLORE, ADVANCE, GROW, RESEARCH, CONVERT, CARVE)


async def _do_action(match: Colony, seat: int, step: Step, here: int) -> None:
    """As with a lone worker of that strength: none is used or bumped."""
    if can_perform(match, seat, step):
        await perform(match, seat, BOARD_ACTION[step.a], step.b, 0)


def can_perform(match: Colony, seat: int, step: Step) -> bool:
    action = BOARD_ACTION[step.a]
    if action == EXPLORE:
        return bool(reach(match, seat, step.b))
    if action == GROW:
        return can_grow(match, seat, step.b, False)
    if action == CONVERT:
        return can_convert(match, seat, False)
    return action == RESEARCH and can_research(match)


DOERS[w.DO_ACTION] = _do_action
ABLE[w.DO_ACTION] = lambda match, seat, step, here: can_perform(match, seat, step)
