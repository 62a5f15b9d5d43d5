"""Worker placement: where a worker may go, shifting, and performing the action.  APY-PLACE"""

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
from skep.games.apiary.rules.actions.advance import advance, cheapest_column, least_to_buy, total
from skep.games.apiary.rules.actions.carve import carve, least_to_carve
from skep.games.apiary.rules.actions.convert import can_convert, convert, least_to_convert
from skep.games.apiary.rules.actions.explore import (
    explore,
    flight_strength,
    flights,
    least_to_fly,
)
from skep.games.apiary.rules.actions.grow import can_grow, grow, least_to_grow
from skep.games.apiary.rules.actions.research import can_research, research
from skep.games.apiary.rules.bumping import bump
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.interpreter import fire
from skep.games.apiary.rules.effects.reader import ACTION_BITS
from skep.games.apiary.rules.effects.steps import ActionStep
from skep.games.apiary.rules.seed_cards import PLAYING
from skep.games.apiary.rules.workers import NEVER, STRONGEST
from skep.games.apiary.state import LANDING, NONE, POOL, SPACE, Colony
from skep.kernel.script import Refusal

# Where a worker may be placed


def strengths(state: Colony, seat: int) -> list[int]:
    """The strengths of the workers in the pool, each once.  APY-TURN-03, APY-TURN-13,
    APY-PLACE-06"""
    where, strength = state.where, state.strength
    return sorted({strength[k] for k in state.workers(seat) if where[k] == POOL})


def total_with(state: Colony, action: int, strength: int) -> int:
    """The strength on an action with two spaces, once a worker has been placed and the one there
    shifted; a bumped worker does not count.

    APY-EXPL-03, APY-ADV-02, APY-ADVP-04, APY-EX-03, APY-EX-14, APY-EX-15
    """
    shifted = state.space[ENTRY[action]]
    resting = shifted if shifted != NONE else state.space[LAST[action]]
    other = state.strength[resting] if resting != NONE else 0
    return flight_strength(strength, other) if action == EXPLORE else total(strength, other)


def least_strength(state: Colony, seat: int, action: int) -> int:
    """The least strength with which the seat can use an action at least in part, judged before the
    worker is placed; NEVER if it can't.  APY-PLACE-07, APY-PLACE-08, APY-PLACE-09"""
    if action == EXPLORE:
        return least_to_fly(state, seat, total_with(state, action, 0))
    if action <= HIRES:
        return least_to_buy(state, seat, action, total_with(state, action, 0))
    if action == GROW:
        return least_to_grow(state, seat)
    if action == RESEARCH:
        return 1 if can_research(state) else NEVER
    if action == CONVERT:
        return least_to_convert(state, seat)
    return least_to_carve(state, seat)


def placements(state: Colony, seat: int) -> list[int]:
    """The codes of every placement that is open. No space is ever blocked. `index.placements` is
    quicker.  APY-PLACE-02, APY-PLACE-10"""
    own = strengths(state, seat)
    found: list[int] = []
    for action in SIDES[state.side].actions:
        least = least_strength(state, seat, action)
        found += [codes.placement_code(action, s) for s in own if s >= least]
    return found


# Why a placement is not open


def refused_placements(state: Colony, seat: int) -> list[Refusal]:
    """The placements that are not open to workers of the seat, each with its clause."""
    offered = placements(state, seat)
    return [
        Refusal(codes.KEYS[code], why_not_place(state, seat, action, strength))
        for action in SIDES[state.side].actions
        for strength in strengths_at_home(state, seat)
        if (code := codes.placement_code(action, strength)) not in offered
    ]


def strengths_at_home(state: Colony, seat: int) -> list[int]:
    """The strengths of the workers in pool and landing."""
    landed = {state.strength[k] for k in state.workers(seat) if state.where[k] == LANDING}
    return sorted(landed.union(strengths(state, seat)))


def why_not_place(state: Colony, seat: int, action: int, strength: int) -> str:
    """The clause that keeps a worker of this strength from an action."""
    if strength not in strengths(state, seat):
        return "APY-TURN-13"
    if action == CARVE:
        return "APY-CARVE-01" if strength < STRONGEST else "APY-CARVE-08"
    if ADVANCE <= action <= HIRES and cheapest_column(state, seat, action):
        return "APY-ADV-04"
    return "APY-PLACE-09"


# Placing


async def place(state: Colony, seat: int, action: int, strength: int) -> None:
    """Put one worker down and bump; the action comes next.  APY-PLACE-01"""
    total = total_with(state, action, strength)
    worker = seat * 4
    while state.where[worker] != POOL or state.strength[worker] != strength:
        worker += 1
    bumped = admit(state, worker, action)
    if state.recording:
        state.emit("placed", seat, {"action": ACTIONS[action], "strength": strength})
    if bumped != NONE:
        await bump(state, seat, bumped)  # whoever owns it: APY-PLACE-16
    state.doing = [action, total if action <= HIRES else strength, strength]


def admit(state: Colony, worker: int, action: int) -> int:
    """The worker takes the arrow space, the one there shifts, and the last one is bumped.

    Returns who is bumped, or NONE.  APY-PLACE-03, APY-ADVP-05
    """
    space = state.space
    entry, last = ENTRY[action], LAST[action]
    there = space[entry]
    bumped = NONE  # APY-PLACE-14
    if there != NONE:
        bumped = space[last]  # APY-PLACE-11, APY-PLACE-13
        if entry != last:
            space[last] = there  # APY-PLACE-12, APY-PLACE-15
            state.where[there] = SPACE + last
    space[entry] = worker  # APY-PLACE-04, APY-PLACE-05
    state.where[worker] = SPACE + entry
    return bumped


# Performing the action


async def perform(state: Colony, seat: int, action: int, power: int, placed: int) -> None:
    """Perform an action with this strength; `placed` is the worker's own, 0 without one. The worker
    keeps its number.  APY-PLACE-18, APY-PLACE-19, APY-TILE-10"""
    strong = placed == STRONGEST  # APY-PLACE-17
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


# Effects that perform an action

BOARD_ACTION: Final[tuple[int, ...]] = (EXPLORE, ADVANCE, GROW, RESEARCH, CONVERT, CARVE)
"""The action of the board that each name of the vocabulary means."""


async def action_step(state: Colony, seat: int, step: ActionStep, here: int) -> None:
    """As with a lone worker of that strength: none is used or bumped.  APY-Q54"""
    if can_perform(state, seat, step, here):
        await perform(state, seat, BOARD_ACTION[step.action], step.strength, 0)


def can_perform(state: Colony, seat: int, step: ActionStep, here: int) -> bool:
    """Could the action be performed, at least in part?  A card that is about to be played for it
    can't be converted.  APY-SEED-12"""
    action = BOARD_ACTION[step.action]
    if action == EXPLORE:
        return bool(flights(state, seat, step.strength))
    if action == GROW:
        return can_grow(state, seat, step.strength)
    if action == CONVERT:
        return can_convert(state, seat, int(here == PLAYING))
    return action == RESEARCH and can_research(state)
