"""Workers: new ones, stronger ones, and those called home.  APY-COMP-23, APY-COMP-24, APY-Q25"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.board import ACTIONS, ENTRY, LAST, SIDES
from skep.games.apiary.prompts import Choice
from skep.games.apiary.resources import WORKER
from skep.games.apiary.rules.automa import dock
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.interpreter import ABLE, DOERS, GAINABLE, GAINERS, fire
from skep.games.apiary.rules.effects.reader import Step
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
NEVER: Final = 5
"""No worker is as strong."""
PLACE_NAMES: Final[list[dict[int, str]]] = [
    {at: ACTIONS[action] for action in side.actions for at in (ENTRY[action], LAST[action])}
    for side in SIDES
]
"""The action to which each space belongs, by side."""


class Strengthen(Choice):
    """Which worker gains strength?  APY-Q25"""

    name = "strengthen"

    def refusals(self, state: Colony) -> list[Refusal]:
        seat = state.seat
        strong = [k for k in state.workers(seat) if state.where[k] != SUPPLY]
        keys = {codes.KEYS[worker_code(state, k)] for k in strong if state.strength[k] == STRONGEST}
        return [Refusal(key, "APY-HIB-12") for key in sorted(keys)]


class Recall(Choice):
    """Which worker comes home?"""

    name = "recall"


class Bumped(Choice):
    """Where does a bumped worker go (`about`: its strength)?  APY-BUMP-03…05"""

    name = "bumped"

    def facts(self, state: Colony) -> dict[str, str]:
        """`by`: whose turn it is, for a standing order answers only in others' turns."""
        by = str(state.player)
        return {"strength": str(state.about), "place": state.source, "by": by}


STRENGTHEN: Final = Strengthen()
RECALL: Final = Recall()
BUMPED: Final = Bumped()


OFF_BOARD: Final[dict[int, int]] = {POOL: 0, LANDING: 1, LIFTED: 2 + len(codes.SPACE_NAMES)}
"""The number of each place beside the board, as keys count them; the spaces stand between."""


def worker_code(state: Colony, worker: int) -> int:
    """Workers of one strength are alike in the pool, in landing and in hand, but not on the board:
    each space has its own code, for strengths are added up and workers bumped by space."""
    where = state.where[worker]
    if where >= SPACE:
        place = 2 + codes.SPACE_NUMBER[state.side][where - SPACE]
    else:
        place = OFF_BOARD[where]
    return codes.WORKER + 4 * place + state.strength[worker] - 1


def find_worker(state: Colony, seat: int, code: int, among: list[int]) -> int:
    return next(worker for worker in among if worker_code(state, worker) == code)


# New workers


async def new_worker(state: Colony, seat: int, strength: int) -> bool:
    """A worker of the supply enters the pool; False if none is left.  APY-GROW-05, APY-GROW-07"""
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
    for _ in range(number):
        await new_worker(state, seat, state.powers[seat][w.NEW_STRENGTH])


async def _new_worker(state: Colony, seat: int, step: Step, here: int) -> None:
    await new_worker(state, seat, max(step.b, state.powers[seat][w.NEW_STRENGTH]))


# Strength


def weak_workers(state: Colony, seat: int, but: list[int]) -> list[int]:
    """Active workers that can still gain strength."""
    return [
        k for k in state.workers(seat)
        if state.where[k] != SUPPLY and state.strength[k] < STRONGEST and k not in but
    ]  # fmt: skip


async def _strengthen(state: Colony, seat: int, step: Step, here: int) -> None:
    """Up to so many different workers gain strength, never above 4."""
    raised: list[int] = []
    for _ in range(step.a):
        found = weak_workers(state, seat, raised)
        if not found:
            return
        state.choosing = [*sorted({worker_code(state, k) for k in found}), codes.DONE]
        code = await ask(state, seat, STRENGTHEN)
        if code == codes.DONE:
            return
        worker = find_worker(state, seat, code, found)
        state.strength[worker] = min(STRONGEST, state.strength[worker] + step.b)
        raised.append(worker)
        if state.recording:
            state.emit("stronger", seat, {"strength": state.strength[worker]})


# Coming home


def home_ways(state: Colony, seat: int, change: int) -> list[int]:
    """What the owner of a bumped worker of strength 1 to 3 may choose."""
    stay = [codes.AS_IS] if state.powers[seat][change] else []
    return [codes.TO_POOL, codes.TO_LANDING, *stay]


async def come_home(state: Colony, worker: int) -> None:
    """A worker leaves the board as if bumped: its owner chooses; strength 4 will hibernate.

    APY-BUMP-02…08
    """
    seat = worker >> 2
    where = state.where[worker]
    left = action_at(state, where - SPACE) if where >= SPACE else "landing"
    leave_space(state, worker)
    strength = state.strength[worker]
    if strength == STRONGEST:
        state.where[worker] = LIFTED
        state.waiting_to_sleep.append(worker)
        return
    if seat == state.seats:
        dock.come_home(state, worker)
        return
    state.choosing = home_ways(state, seat, w.STAY_BUMPED)
    before, state.source = state.source, left
    way = await ask(state, seat, BUMPED, strength)
    state.source = before
    state.where[worker] = LANDING if way == codes.TO_LANDING else POOL
    if way == codes.TO_POOL:
        state.strength[worker] = strength + 1
    if state.recording:
        told = "landing" if way == codes.TO_LANDING else "pool"
        state.emit("home", seat, {"strength": state.strength[worker], "place": told})


def action_at(state: Colony, space: int) -> str:
    """The name of the action to which a space belongs."""
    return PLACE_NAMES[state.side][space]


def leave_space(state: Colony, worker: int) -> None:
    """Take a worker off its space; the others stay where they are.  APY-RETR-13"""
    where = state.where[worker]
    if where >= SPACE and state.space[where - SPACE] == worker:
        state.space[where - SPACE] = NONE
    state.where[worker] = LIFTED


def any_away(state: Colony, seat: int) -> bool:
    """Is there any such worker?"""
    where = state.where
    at = seat * WORKERS
    return (
        where[at] >= SPACE or where[at + 1] >= SPACE or where[at + 2] >= SPACE
        or where[at + 3] >= SPACE or LANDING in where[at : at + WORKERS]
    )  # fmt: skip


def away(state: Colony, seat: int) -> list[int]:
    """The seat's workers on the board and in landing."""
    where = state.where
    return [k for k in state.workers(seat) if where[k] == LANDING or where[k] >= SPACE]


async def _recall(state: Colony, seat: int, step: Step, here: int) -> None:
    """Up to so many workers come home as if bumped, without income."""
    for _ in range(step.b):
        found = away(state, seat)
        if not found:
            return
        state.choosing = [*sorted({worker_code(state, k) for k in found}), codes.DONE]
        code = await ask(state, seat, RECALL)
        if code == codes.DONE:
            return
        await come_home(state, find_worker(state, seat, code, found))


DOERS[w.NEW_WORKER] = _new_worker
DOERS[w.STRENGTHEN] = _strengthen
DOERS[w.RECALL] = _recall
ABLE[w.NEW_WORKER] = lambda state, seat, step, here: state.has_spare(seat)
ABLE[w.STRENGTHEN] = lambda state, seat, step, here: bool(weak_workers(state, seat, []))
ABLE[w.RECALL] = lambda state, seat, step, here: any_away(state, seat)
GAINERS[WORKER] = gain_workers
GAINABLE[WORKER] = lambda state, seat: state.has_spare(seat)
