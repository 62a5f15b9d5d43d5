"""Retrieving: all workers come back; income from different farms, then strength.  APY-RETR"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes, effect_words as w
from skep.games.apiary.asking import Choice
from skep.games.apiary.box import TILES, TYPE
from skep.games.apiary.effect import Step
from skep.games.apiary.hibernating import hibernate, sleep_all
from skep.games.apiary.state import FIRST, LIFTED, POOL, Colony
from skep.games.apiary.steps import ABLE, DOERS, fire, react, usable
from skep.games.apiary.workers import STRONGEST, away, leave_space
from skep.hexes import Q, R
from skep.kernel.script import Refusal, ask


class PickFarm(Choice):
    """Which farm gives income?  APY-RETR-04…06"""

    name = "income"

    def refusals(self, match: Colony) -> list[Refusal]:
        farms = farms_of(match, match.seat)
        paid = [c for c in farms if codes.hex_code(c) not in match.choosing]
        return [Refusal(codes.key_of(codes.hex_code(c)), "APY-RETR-05") for c in sorted(paid)]


class Raise(Choice):
    """Does a retrieved worker gain strength (`about`: what it has)?"""

    name = "raise"

    def options(self, match: Colony) -> list[int]:
        return RAISES

    def facts(self, match: Colony) -> dict[str, str]:
        return {"strength": str(match.about)}


RAISES: Final = [codes.AS_IS, codes.RAISE]
PICK_FARM: Final = PickFarm()
RAISE: Final = Raise()


async def retrieve(match: Colony, seat: int) -> None:
    """All come back: strength 4 hibernates, the others collect, then gain strength.

    APY-RETR-01…12, APY-Q20, APY-Q21
    """
    workers = away(match, seat)
    for worker in workers:
        leave_space(match, worker)
    if match.recording:
        match.emit("retrieved", seat, {"strengths": [match.strength[k] for k in workers]})
    strong = [worker for worker in workers if match.strength[worker] == STRONGEST]
    for worker in strong:
        await hibernate(match, worker)
    others = [worker for worker in workers if worker not in strong]
    if others:
        more = match.powers[seat][w.INCOME_FARMS]
        await collect(match, seat, len(others) + more, False)
    await fire(match, seat, w.RETRIEVE)
    for worker in others:
        await return_worker(match, seat, worker)
    if match.waiting_to_sleep:
        await sleep_all(match)


async def return_worker(match: Colony, seat: int, worker: int) -> None:
    """One more strength, then to the pool; past 4 it hibernates.  APY-RETR-08, APY-HIB-01"""
    strength = match.strength[worker]
    may_stay = match.powers[seat][w.STAY_RETRIEVED] and strength < STRONGEST
    if may_stay and await ask(match, seat, RAISE, strength) == codes.AS_IS:
        match.where[worker] = POOL
        return
    if strength == STRONGEST:
        match.where[worker] = LIFTED
        match.waiting_to_sleep.append(worker)
        return
    match.strength[worker] = strength + 1
    match.where[worker] = POOL


# Income


def farms_of(match: Colony, seat: int) -> list[int]:
    """The cells of the seat's farms, on the mat and on frames.  APY-Q11"""
    tiles = match.tiles[seat]
    return [cell for cell in match.built[seat] if TYPE[tiles[cell] - FIRST] == w.FARM]


async def collect(match: Colony, seat: int, number: int, may_stop: bool) -> None:
    """Income of so many different farms, in the order that the seat likes.

    APY-RETR-04…07, APY-TILE-19, APY-Q22, APY-Q23
    """
    farms = sorted(farms_of(match, seat))
    for _ in range(min(number, len(farms))):
        match.choosing = [codes.hex_code(cell) for cell in farms]
        if may_stop:
            match.choosing = [codes.DONE, *match.choosing]
        code = await ask(match, seat, PICK_FARM)
        if code == codes.DONE:
            return
        cell = codes.cell_of(code)
        farms.remove(cell)
        farm = TILES[match.tiles[seat][cell] - FIRST]
        if match.recording:
            match.emit("income", seat, {"tile": farm.id, "at": [Q[cell], R[cell]]})
        for clause in farm.effect.income:
            await react(match, seat, clause, farm.id, cell)


async def _income(match: Colony, seat: int, step: Step, here: int) -> None:
    await collect(match, seat, step.b, True)


def pays_income(match: Colony, seat: int) -> bool:
    """Is there a farm whose income would do anything?"""
    tiles = match.tiles[seat]
    return any(
        usable(match, seat, clause.steps, cell)
        for cell in farms_of(match, seat)
        for clause in TILES[tiles[cell] - FIRST].effect.income
    )


DOERS[w.INCOME] = _income
ABLE[w.INCOME] = lambda match, seat, step, here: pays_income(match, seat)
