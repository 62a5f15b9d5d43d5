"""Worker bumping: what happens to a worker that is pushed off an action.  APY-BUMP"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.board import ACTIONS, ENTRY, LAST, SIDES
from skep.games.apiary.prompts import Prompted
from skep.games.apiary.rules.automa import dock
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.effect import OPPONENT, OWN
from skep.games.apiary.rules.effects.interpreter import fire
from skep.games.apiary.rules.effects.steps import RecallStep
from skep.games.apiary.rules.workers import (
    STRONGEST,
    any_away,
    away,
    find_worker,
    leave_space,
    lift_to_hibernate,
    owner_of,
    worker_code,
)
from skep.games.apiary.state import LANDING, POOL, SPACE, Colony
from skep.kernel.script import ask

ACTION_AT: Final[list[dict[int, str]]] = [
    {at: ACTIONS[action] for action in side.actions for at in (ENTRY[action], LAST[action])}
    for side in SIDES
]
"""The action to which each space belongs, by side."""


class Bumped(Prompted):
    """Where does a bumped worker go (`about`: its strength)?"""

    name = "bumped"

    def facts(self, state: Colony) -> dict[str, str]:
        """`by`: whose turn it is, for a standing order answers only in others' turns."""
        by = str(state.player)
        return {"strength": str(state.about), "place": state.source, "by": by}


class Recall(Prompted):
    """Which worker comes home?"""

    name = "recall"


BUMPED: Final = Bumped()
RECALL: Final = Recall()


async def bump(state: Colony, seat: int, worker: int) -> None:
    """A worker is bumped by a seat, perhaps its own owner; then tiles react, the owner's first.

    APY-BUMP-01, APY-PLACE-16, APY-Q12
    """
    owner = owner_of(worker)
    if state.recording:
        strength = state.strength[worker]
        state.emit("bumped", seat, {"owner": owner, "strength": strength})
    await come_home(state, worker)
    whose = OWN if owner == seat else OPPONENT
    await fire(state, owner, w.BUMPED, whose)
    await fire(state, seat, w.BUMP, whose)


async def come_home(state: Colony, worker: int) -> None:
    """What becomes of the worker depends on its strength at this moment.  APY-BUMP-02"""
    left = place_of(state, worker)
    leave_space(state, worker)
    if state.strength[worker] == STRONGEST:
        lift_to_hibernate(state, worker)  # APY-BUMP-08, APY-BUMP-09, APY-SOLO-59
    elif owner_of(worker) == state.seats:
        dock.come_home(state, worker)
    else:
        await choose_home(state, worker, left)


async def choose_home(state: Colony, worker: int, left: str) -> None:
    """The owner of a worker of strength 1 to 3 chooses where it goes; no income.

    APY-BUMP-03, APY-BUMP-06
    """
    seat, strength = owner_of(worker), state.strength[worker]
    state.choosing = [codes.TO_POOL, codes.TO_LANDING]
    if state.powers[seat][w.STAY_BUMPED]:
        state.choosing.append(codes.AS_IS)
    before, state.source = state.source, left
    way = await ask(state, seat, BUMPED, strength)
    state.source = before
    if way == codes.TO_LANDING:
        state.where[worker] = LANDING  # APY-BUMP-05, APY-BUMP-10
    else:
        state.where[worker] = POOL
        if way == codes.TO_POOL:
            state.strength[worker] = strength + 1  # APY-BUMP-04, APY-BUMP-07
    if state.recording:
        told = "landing" if way == codes.TO_LANDING else "pool"
        state.emit("home", seat, {"strength": state.strength[worker], "place": told})


def place_of(state: Colony, worker: int) -> str:
    """The action on which a worker stands, or the landing area."""
    where = state.where[worker]
    return ACTION_AT[state.side][where - SPACE] if where >= SPACE else "landing"


# Effects that call workers home


async def recall(state: Colony, seat: int, step: RecallStep, here: int) -> None:
    """Up to this number of workers come home as if bumped, without income."""
    for _ in range(step.workers):
        found = away(state, seat)
        if not found:
            return
        state.choosing = [*sorted({worker_code(state, k) for k in found}), codes.DONE]
        code = await ask(state, seat, RECALL)
        if code == codes.DONE:
            return
        await come_home(state, find_worker(state, code, found))


def can_recall(state: Colony, seat: int, step: RecallStep, here: int) -> bool:
    return any_away(state, seat)
