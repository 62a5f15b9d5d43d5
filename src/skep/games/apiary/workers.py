"""Workers: new ones, stronger ones, and those called home.  APY-COMP-23, APY-COMP-24, APY-Q25"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes, effect_words as w
from skep.games.apiary.asking import Choice
from skep.games.apiary.automa import dock
from skep.games.apiary.board import ACTIONS, ENTRY, LAST, SIDES
from skep.games.apiary.effect import Step
from skep.games.apiary.goods import WORKER
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
from skep.games.apiary.steps import ABLE, DOERS, GAINABLE, GAINERS, fire
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

    def refusals(self, match: Colony) -> list[Refusal]:
        seat = match.seat
        strong = [k for k in match.workers(seat) if match.where[k] != SUPPLY]
        keys = {codes.KEYS[worker_code(match, k)] for k in strong if match.strength[k] == STRONGEST}
        return [Refusal(key, "APY-HIB-12") for key in sorted(keys)]


class Recall(Choice):
    """Which worker comes home?"""

    name = "recall"


class Bumped(Choice):
    """Where does a bumped worker go (`about`: its strength)?  APY-BUMP-03…05"""

    name = "bumped"

    def facts(self, match: Colony) -> dict[str, str]:
        """`by`: whose turn it is, for a standing order answers only in others' turns."""
        by = str(match.player)
        return {"strength": str(match.about), "place": match.source, "by": by}


STRENGTHEN: Final = Strengthen()
RECALL: Final = Recall()
BUMPED: Final = Bumped()


OFF_BOARD: Final[dict[int, int]] = {POOL: 0, LANDING: 1, LIFTED: 2 + len(codes.SPACE_NAMES)}
"""The number of each place beside the board, as keys count them; the spaces stand between."""


def worker_code(match: Colony, worker: int) -> int:
    """Workers of one strength are alike in the pool, in landing and in hand, but not on the board:
    each space has its own code, for strengths are added up and workers bumped by space."""
    where = match.where[worker]
    if where >= SPACE:
        place = 2 + codes.SPACE_NUMBER[match.side][where - SPACE]
    else:
        place = OFF_BOARD[where]
    return codes.WORKER + 4 * place + match.strength[worker] - 1


def find_worker(match: Colony, seat: int, code: int, among: list[int]) -> int:
    return next(worker for worker in among if worker_code(match, worker) == code)


# New workers


async def new_worker(match: Colony, seat: int, strength: int) -> bool:
    """A worker of the supply enters the pool; False if none is left.  APY-GROW-05, APY-GROW-07"""
    worker = match.spare_worker(seat)
    if worker == NONE:
        return False
    match.where[worker] = POOL
    match.strength[worker] = strength
    if match.recording:
        match.emit("worker", seat, {"strength": strength})
    await fire(match, seat, w.GAIN_WORKER)
    return True


async def gain_workers(match: Colony, seat: int, number: int) -> None:
    for _ in range(number):
        await new_worker(match, seat, match.powers[seat][w.NEW_STRENGTH])


async def _new_worker(match: Colony, seat: int, step: Step, here: int) -> None:
    await new_worker(match, seat, max(step.b, match.powers[seat][w.NEW_STRENGTH]))


# Strength


def weak_workers(match: Colony, seat: int, but: list[int]) -> list[int]:
    """Active workers that can still gain strength."""
    return [
        k for k in match.workers(seat)
        if match.where[k] != SUPPLY and match.strength[k] < STRONGEST and k not in but
    ]  # fmt: skip


async def _strengthen(match: Colony, seat: int, step: Step, here: int) -> None:
    """Up to so many different workers gain strength, never above 4."""
    raised: list[int] = []
    for _ in range(step.a):
        found = weak_workers(match, seat, raised)
        if not found:
            return
        match.choosing = [*sorted({worker_code(match, k) for k in found}), codes.DONE]
        code = await ask(match, seat, STRENGTHEN)
        if code == codes.DONE:
            return
        worker = find_worker(match, seat, code, found)
        match.strength[worker] = min(STRONGEST, match.strength[worker] + step.b)
        raised.append(worker)
        if match.recording:
            match.emit("stronger", seat, {"strength": match.strength[worker]})


# Coming home


def home_ways(match: Colony, seat: int, change: int) -> list[int]:
    """What the owner of a bumped worker of strength 1 to 3 may choose."""
    stay = [codes.AS_IS] if match.powers[seat][change] else []
    return [codes.TO_POOL, codes.TO_LANDING, *stay]


async def come_home(match: Colony, worker: int) -> None:
    """A worker leaves the board as if bumped: its owner chooses; strength 4 will hibernate.

    APY-BUMP-02…08
    """
    seat = worker >> 2
    where = match.where[worker]
    left = action_at(match, where - SPACE) if where >= SPACE else "landing"
    leave_space(match, worker)
    strength = match.strength[worker]
    if strength == STRONGEST:
        match.where[worker] = LIFTED
        match.waiting_to_sleep.append(worker)
        return
    if seat == match.seats:
        dock.come_home(match, worker)
        return
    match.choosing = home_ways(match, seat, w.STAY_BUMPED)
    before, match.source = match.source, left
    way = await ask(match, seat, BUMPED, strength)
    match.source = before
    match.where[worker] = LANDING if way == codes.TO_LANDING else POOL
    if way == codes.TO_POOL:
        match.strength[worker] = strength + 1
    if match.recording:
        told = "landing" if way == codes.TO_LANDING else "pool"
        match.emit("home", seat, {"strength": match.strength[worker], "place": told})


def action_at(match: Colony, space: int) -> str:
    """The name of the action to which a space belongs."""
    return PLACE_NAMES[match.side][space]


def leave_space(match: Colony, worker: int) -> None:
    """Take a worker off its space; the others stay where they are.  APY-RETR-13"""
    where = match.where[worker]
    if where >= SPACE and match.space[where - SPACE] == worker:
        match.space[where - SPACE] = NONE
    match.where[worker] = LIFTED


def any_away(match: Colony, seat: int) -> bool:
    """Is there any such worker?"""
    where = match.where
    at = seat * WORKERS
    return (
        where[at] >= SPACE or where[at + 1] >= SPACE or where[at + 2] >= SPACE
        or where[at + 3] >= SPACE or LANDING in where[at : at + WORKERS]
    )  # fmt: skip


def away(match: Colony, seat: int) -> list[int]:
    """The seat's workers on the board and in landing."""
    where = match.where
    return [k for k in match.workers(seat) if where[k] == LANDING or where[k] >= SPACE]


async def _recall(match: Colony, seat: int, step: Step, here: int) -> None:
    """Up to so many workers come home as if bumped, without income."""
    for _ in range(step.b):
        found = away(match, seat)
        if not found:
            return
        match.choosing = [*sorted({worker_code(match, k) for k in found}), codes.DONE]
        code = await ask(match, seat, RECALL)
        if code == codes.DONE:
            return
        await come_home(match, find_worker(match, seat, code, found))


DOERS[w.NEW_WORKER] = _new_worker
DOERS[w.STRENGTHEN] = _strengthen
DOERS[w.RECALL] = _recall
ABLE[w.NEW_WORKER] = lambda match, seat, step, here: match.has_spare(seat)
ABLE[w.STRENGTHEN] = lambda match, seat, step, here: bool(weak_workers(match, seat, []))
ABLE[w.RECALL] = lambda match, seat, step, here: any_away(match, seat)
GAINERS[WORKER] = gain_workers
GAINABLE[WORKER] = lambda match, seat: match.has_spare(seat)
