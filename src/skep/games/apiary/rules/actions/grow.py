"""Grow: new workers and frames; with strength 4 the faction may be upgraded.  APY-GROW"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.board import GROW_FRAME_COST, GROW_STRENGTH, GROW_WORKER_COST, LIMITS
from skep.games.apiary.box import FACTIONS
from skep.games.apiary.prompts import Prompted
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.interpreter import fire
from skep.games.apiary.rules.effects.passive import learn
from skep.games.apiary.rules.effects.steps import UpgradeStep
from skep.games.apiary.rules.frames import put_frame
from skep.games.apiary.rules.payment import can_pay, pay, payable
from skep.games.apiary.rules.workers import NEVER, STRONGEST, new_worker
from skep.games.apiary.state import Colony, changed
from skep.kernel.script import Refusal, ask

MAX_WORKERS: Final = LIMITS["grow_workers"]
"""Workers that one action may bring.  APY-GROW-06"""


class Grow(Prompted):
    """What grows?  `strength_left` is the strength left, `grown` the workers gained so far."""

    name = "grow"

    def refusals(self, state: Colony) -> list[Refusal]:
        seat = state.seat
        clauses = {
            codes.GROW_WORKER: why_no_worker(state, seat),
            codes.GROW_FRAME: why_no_frame(state, seat),
            codes.UPGRADE: "APY-GROW-17" if state.upgraded[seat] else "APY-GROW-12",
            codes.DONE: "APY-PLACE-07",
        }
        refused = [code for code in clauses if code not in state.choosing]
        return [Refusal(codes.KEYS[code], clauses[code]) for code in refused]


GROW: Final = Grow()


def why_no_worker(state: Colony, seat: int) -> str:
    """The clause that keeps the seat from another worker."""
    if state.strength_left < GROW_STRENGTH[0]:
        return "APY-GROW-11"
    if state.grown >= MAX_WORKERS:
        return "APY-GROW-06"
    return "APY-GROW-03" if state.has_spare(seat) else "APY-GROW-07"


def why_no_frame(state: Colony, seat: int) -> str:
    """The clause that keeps the seat from another frame."""
    if state.strength_left < frame_strength(state, seat):
        return "APY-GROW-09"
    return "APY-GROW-08" if state.frames_left else "APY-COMP-05"


# What can be grown


def frame_strength(state: Colony, seat: int) -> int:
    """The strength that a frame uses, at least 1.  APY-GROW-09"""
    return max(1, GROW_STRENGTH[1] - state.powers[seat][w.LESS_FRAME_STRENGTH])


def can_grow_worker(state: Colony, seat: int, strength: int, grown: int) -> bool:
    """Is there strength, a worker in the supply, and pollen?"""
    if strength < GROW_STRENGTH[0]:  # APY-GROW-04
        return False
    if grown >= MAX_WORKERS or not state.has_spare(seat):  # APY-GROW-06, APY-GROW-07
        return False
    return can_pay(state, seat, GROW_WORKER_COST, state.powers[seat][w.LESS_GROW_WORKER])


def can_grow_frame(state: Colony, seat: int, strength: int) -> bool:
    """Is there strength, a frame, and two basic resources?"""
    if strength < frame_strength(state, seat) or not state.frames_left:  # APY-COMP-05, APY-Q32
        return False
    return can_pay(state, seat, GROW_FRAME_COST, state.powers[seat][w.LESS_GROW_FRAME])


def can_grow(state: Colony, seat: int, strength: int) -> bool:
    """Is there a worker or a frame to grow?  APY-PLACE-09"""
    return can_grow_worker(state, seat, strength, 0) or can_grow_frame(state, seat, strength)


def least_to_grow(state: Colony, seat: int) -> int:
    """The least strength with which there is anything to grow; an upgrade alone is enough only if
    the table says so.  APY-PLACE-09, APY-Q14"""
    if can_grow_worker(state, seat, STRONGEST, 0):
        return GROW_STRENGTH[0]
    if can_grow_frame(state, seat, STRONGEST):
        return frame_strength(state, seat)
    return STRONGEST if state.lone and not state.upgraded[seat] else NEVER


# The action


async def grow(state: Colony, seat: int, strength: int, strong: bool) -> None:
    """Gain workers and frames until the strength of the placed worker is used up or the seat stops.

    APY-GROW-01, APY-GROW-02, APY-GROW-11
    """
    left, workers, nothing_yet = strength, 0, True
    while True:
        state.strength_left, state.grown = left, workers
        state.choosing = grow_options(state, seat, strong, nothing_yet)
        code = await ask(state, seat, GROW)
        if code == codes.DONE:
            return
        if code == codes.UPGRADE:
            upgrade(state, seat)
            nothing_yet = nothing_yet and not state.lone
        elif code == codes.GROW_WORKER:
            await grow_worker(state, seat)
            left -= GROW_STRENGTH[0]  # APY-GROW-04
            workers += 1
            nothing_yet = False
        else:
            left -= frame_strength(state, seat)  # APY-GROW-09
            await grow_frame(state, seat)
            nothing_yet = False


def grow_options(state: Colony, seat: int, strong: bool, nothing_yet: bool) -> list[int]:
    """What may be chosen next. A strength-4 worker may upgrade the faction besides; as long as
    nothing was gained, only if something can still be.  APY-GROW-12, APY-PLACE-07, APY-Q14"""
    found: list[int] = []
    if can_grow_worker(state, seat, state.strength_left, state.grown):
        found.append(codes.GROW_WORKER)
    if can_grow_frame(state, seat, state.strength_left):
        found.append(codes.GROW_FRAME)
    may_upgrade = strong and not state.upgraded[seat]
    if may_upgrade and (not nothing_yet or found or state.lone):
        found.append(codes.UPGRADE)
    if not nothing_yet or not found:
        found.append(codes.DONE)
    return found


async def grow_worker(state: Colony, seat: int) -> None:
    """Pay pollen for a strength-1 worker, which enters the pool.  APY-GROW-03, APY-GROW-05"""
    less = state.powers[seat][w.LESS_GROW_WORKER]
    state.source = "worker"
    await pay(state, seat, payable(state, seat, GROW_WORKER_COST, less))
    state.source = ""
    await new_worker(state, seat, state.powers[seat][w.NEW_STRENGTH])


async def grow_frame(state: Colony, seat: int) -> None:
    """Pay any two basic resources for a frame.  APY-GROW-08, APY-GROW-10"""
    less = state.powers[seat][w.LESS_GROW_FRAME]
    state.source = "frame"
    await pay(state, seat, payable(state, seat, GROW_FRAME_COST, less))
    state.source = ""
    await gain_frames(state, seat, 1)


def upgrade(state: Colony, seat: int) -> None:
    """Turn the faction tile, for nothing and for good; its tokens are carried over.

    APY-GROW-13, APY-GROW-14, APY-GROW-15, APY-GROW-16
    """
    state.upgraded = changed(state.upgraded, seat, 1)
    learn(state, seat)
    if state.recording:
        state.emit("upgraded", seat, {"faction": FACTIONS[state.faction[seat]].id})


# Effects that give frames or upgrade


async def gain_frames(state: Colony, seat: int, number: int) -> None:
    """Frames are put down as they are gained."""
    for _ in range(number):
        if not state.frames_left:
            return
        await put_frame(state, seat)
        await fire(state, seat, w.GAIN_FRAME)


def any_frame(state: Colony, seat: int) -> bool:
    """Is there a frame in the supply?"""
    return state.frames_left > 0


async def upgrade_step(state: Colony, seat: int, step: UpgradeStep, here: int) -> None:
    if not state.upgraded[seat]:  # APY-GROW-17
        upgrade(state, seat)


def can_upgrade(state: Colony, seat: int, step: UpgradeStep, here: int) -> bool:
    return not state.upgraded[seat]
