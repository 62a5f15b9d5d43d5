"""Workers: whose they are, where they are, new ones and stronger ones."""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.prompts import Prompted
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.interpreter import fire
from skep.games.apiary.rules.effects.steps import NewWorkerStep, StrengthenStep
from skep.games.apiary.state import (
    LANDING,
    LIFTED,
    NONE,
    POOL,
    SPACE,
    SUPPLY,
    WORKERS,
    Colony,
)  # fmt: skip
from skep.kernel.script import Refusal, ask

STRONGEST: Final = 4
"""No worker is stronger.  APY-COMP-23, APY-HIB-12"""
NEVER: Final = 5
"""A strength that no worker has."""


def owner_of(worker: int) -> int:
    """The seat to which a worker belongs; the solo opponent's number is the number of seats."""
    return worker // WORKERS


# Where workers are


def leave_space(state: Colony, worker: int) -> None:
    """Take a worker off its space; the others stay where they are.  APY-RETR-13"""
    where = state.where[worker]
    if where >= SPACE and state.space[where - SPACE] == worker:
        state.space[where - SPACE] = NONE
    state.where[worker] = LIFTED


def lift_to_hibernate(state: Colony, worker: int) -> None:
    """A worker that would pass strength 4 waits off the board until the action is over.

    APY-HIB-01, APY-HIB-09
    """
    state.where[worker] = LIFTED
    state.waiting_to_sleep.append(worker)


def away(state: Colony, seat: int) -> list[int]:
    """The seat's workers on the board and in landing."""
    where = state.where
    return [k for k in state.workers(seat) if where[k] == LANDING or where[k] >= SPACE]


def any_away(state: Colony, seat: int) -> bool:
    """Has the seat a worker on the board or in landing?  APY-TURN-04, APY-TURN-05"""
    where = state.where
    for worker in range(seat * WORKERS, seat * WORKERS + WORKERS):
        if where[worker] >= SPACE or where[worker] == LANDING:
            return True
    return False


OFF_BOARD: Final[dict[int, int]] = {POOL: 0, LANDING: 1, LIFTED: 2 + len(codes.SPACE_NAMES)}
"""The number of each place beside the board, as keys count them; the spaces come between."""


def worker_code(state: Colony, worker: int) -> int:
    """Workers of one strength are alike in the pool, in landing and in hand, but not on the board:
    each space has its own code, because strengths are added up and workers bumped by space."""
    where = state.where[worker]
    if where >= SPACE:
        place = 2 + codes.SPACE_NUMBER[state.side][where - SPACE]
    else:
        place = OFF_BOARD[where]
    return codes.worker_code(place, state.strength[worker])


def find_worker(state: Colony, code: int, among: list[int]) -> int:
    """The first of these workers that a code names."""
    return next(worker for worker in among if worker_code(state, worker) == code)


# New workers


async def new_worker(state: Colony, seat: int, strength: int) -> bool:
    """A worker of the supply enters the pool; False if none is left.

    APY-COMP-24, APY-MAT-05, APY-MAT-06, APY-HIB-15
    """
    worker = state.spare_worker(seat)
    if worker == NONE:
        return False
    state.where[worker] = POOL
    state.strength[worker] = strength
    if state.recording:
        state.emit("worker", seat, {"strength": strength})
    await fire(state, seat, w.GAIN_WORKER)
    return True


async def gain_workers(state: Colony, seat: int, number: int) -> None:
    """New workers, of strength 1 unless an ability says otherwise."""
    for _ in range(number):
        await new_worker(state, seat, state.powers[seat][w.NEW_STRENGTH])


def any_spare(state: Colony, seat: int) -> bool:
    """Is there a worker in the supply?"""
    return state.has_spare(seat)


async def new_worker_step(state: Colony, seat: int, step: NewWorkerStep, here: int) -> None:
    await new_worker(state, seat, max(step.strength, state.powers[seat][w.NEW_STRENGTH]))


def can_gain_worker(state: Colony, seat: int, step: NewWorkerStep, here: int) -> bool:
    return state.has_spare(seat)


# Strength


class Strengthen(Prompted):
    """Which worker gains strength?  APY-Q25"""

    name = "strengthen"

    def refusals(self, state: Colony) -> list[Refusal]:
        seat = state.seat
        active = [k for k in state.workers(seat) if state.where[k] != SUPPLY]
        strong = [k for k in active if state.strength[k] == STRONGEST]
        keys = {codes.KEYS[worker_code(state, k)] for k in strong}
        return [Refusal(key, "APY-HIB-12") for key in sorted(keys)]


STRENGTHEN: Final = Strengthen()


def weak_workers(state: Colony, seat: int, but: list[int]) -> list[int]:
    """Active workers that can still gain strength.  APY-Q25"""
    return [
        k for k in state.workers(seat)
        if state.where[k] != SUPPLY and state.strength[k] < STRONGEST and k not in but
    ]  # fmt: skip


async def strengthen(state: Colony, seat: int, step: StrengthenStep, here: int) -> None:
    """Up to this number of different workers gain strength, never above 4."""
    raised: list[int] = []
    for _ in range(step.workers):
        found = weak_workers(state, seat, raised)
        if not found:
            return
        state.choosing = [*sorted({worker_code(state, k) for k in found}), codes.DONE]
        code = await ask(state, seat, STRENGTHEN)
        if code == codes.DONE:
            return
        worker = find_worker(state, code, found)
        state.strength[worker] = min(STRONGEST, state.strength[worker] + step.by)
        raised.append(worker)
        if state.recording:
            state.emit("stronger", seat, {"strength": state.strength[worker]})


def can_strengthen(state: Colony, seat: int, step: StrengthenStep, here: int) -> bool:
    return bool(weak_workers(state, seat, []))
