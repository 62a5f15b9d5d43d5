"""Worker retrieval: all workers come back; income from different farms, then strength.  APY-RETR"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.box import TILES, TYPE
from skep.games.apiary.prompts import Prompted
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.interpreter import fire, react, usable
from skep.games.apiary.rules.effects.steps import IncomeStep
from skep.games.apiary.rules.hibernation import hibernate, sleep_all
from skep.games.apiary.rules.workers import STRONGEST, away, leave_space, lift_to_hibernate
from skep.games.apiary.state import FIRST, POOL, Colony
from skep.hexes import Q, R
from skep.kernel.script import Refusal, ask


class PickFarm(Prompted):
    """Which farm gives income?  APY-RETR-06"""

    name = "income"

    def refusals(self, state: Colony) -> list[Refusal]:
        farms = farms_of(state, state.seat)
        paid = [c for c in farms if codes.hex_code(c) not in state.choosing]
        return [Refusal(codes.key_of(codes.hex_code(c)), "APY-RETR-05") for c in sorted(paid)]


class Raise(Prompted):
    """Does a retrieved worker gain strength (`about`: what it has)?"""

    name = "raise"

    def options(self, state: Colony) -> list[int]:
        return RAISES

    def facts(self, state: Colony) -> dict[str, str]:
        return {"strength": str(state.about)}


RAISES: Final = [codes.AS_IS, codes.RAISE]
PICK_FARM: Final = PickFarm()
RAISE: Final = Raise()


async def retrieve(state: Colony, seat: int) -> None:
    """All come back: strength 4 hibernates, the others collect, then gain strength; workers in the
    pool are not touched.  APY-RETR-11, APY-RETR-12, APY-Q20, APY-Q21"""
    # Those in the pool do not matter: APY-TURN-04, APY-TURN-05
    workers = away(state, seat)  # APY-RETR-01, APY-RETR-02, APY-RETR-03
    for worker in workers:
        leave_space(state, worker)  # the other one stays: APY-RETR-13
    if state.recording:
        state.emit("retrieved", seat, {"strengths": [state.strength[k] for k in workers]})
    strong = [worker for worker in workers if state.strength[worker] == STRONGEST]
    for worker in strong:
        await hibernate(state, worker)  # APY-RETR-09, APY-RETR-10
    others = [worker for worker in workers if worker not in strong]
    if others:
        more = state.powers[seat][w.INCOME_FARMS]
        await collect(state, seat, len(others) + more, False)  # APY-RETR-04
    await fire(state, seat, w.RETRIEVE)
    for worker in others:
        await return_worker(state, seat, worker)
    if state.waiting_to_sleep:
        await sleep_all(state)


async def return_worker(state: Colony, seat: int, worker: int) -> None:
    """One more strength after the income, then to the pool; past 4 it hibernates.

    APY-RETR-07, APY-RETR-08
    """
    strength = state.strength[worker]
    may_stay = state.powers[seat][w.STAY_RETRIEVED] and strength < STRONGEST
    if may_stay and await ask(state, seat, RAISE, strength) == codes.AS_IS:
        state.where[worker] = POOL
        return
    if strength == STRONGEST:
        lift_to_hibernate(state, worker)
        return
    state.strength[worker] = strength + 1
    state.where[worker] = POOL


# Income


def farms_of(state: Colony, seat: int) -> list[int]:
    """The cells of the seat's farms, on the mat and on frames.  APY-Q11"""
    tiles = state.tiles[seat]
    return [cell for cell in state.built[seat] if TYPE[tiles[cell] - FIRST] == w.FARM]


async def collect(state: Colony, seat: int, number: int, may_stop: bool) -> None:
    """Income of this number of different farms, in the order that the seat likes.

    APY-RETR-05, APY-RETR-06, APY-TILE-17, APY-TILE-19, APY-Q22, APY-Q23
    """
    farms = sorted(farms_of(state, seat))
    for _ in range(min(number, len(farms))):
        state.choosing = codes.hex_codes(farms)
        if may_stop:
            state.choosing = [codes.DONE, *state.choosing]
        code = await ask(state, seat, PICK_FARM)
        if code == codes.DONE:
            return
        cell = codes.cell_of(code)
        farms.remove(cell)
        farm = TILES[state.tiles[seat][cell] - FIRST]
        if state.recording:
            state.emit("income", seat, {"tile": farm.id, "at": (Q[cell], R[cell])})
        for trigger in farm.effect.income:
            await react(state, seat, trigger, farm.id, cell)


async def income_step(state: Colony, seat: int, step: IncomeStep, here: int) -> None:
    """An effect lets the seat collect the income of up to this number of farms."""
    await collect(state, seat, step.farms, True)


def pays_income(state: Colony, seat: int, step: IncomeStep, here: int) -> bool:
    """Is there a farm whose income would do anything?"""
    tiles = state.tiles[seat]
    return any(
        usable(state, seat, trigger.steps, cell)
        for cell in farms_of(state, seat)
        for trigger in TILES[tiles[cell] - FIRST].effect.income
    )
