"""Grow: new workers and frames; with strength 4 the faction may be upgraded.  APY-GROW"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.board import GROW_FRAME_COST, GROW_STRENGTH, GROW_WORKER_COST, LIMITS
from skep.games.apiary.box import FACTIONS
from skep.games.apiary.prompts import Choice
from skep.games.apiary.resources import FRAME
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.interpreter import ABLE, DOERS, GAINABLE, GAINERS, fire
from skep.games.apiary.rules.effects.passive import learn
from skep.games.apiary.rules.effects.reader import Step
from skep.games.apiary.rules.frames import put_frame
from skep.games.apiary.rules.payment import can_pay, pay, payable
from skep.games.apiary.rules.workers import NEVER, STRONGEST, new_worker
from skep.games.apiary.state import Colony, changed
from skep.kernel.script import Refusal, ask

MOST_WORKERS: Final = LIMITS["grow_workers"]


class Grow(Choice):
    """What grows?  `conversions` is the strength left, `grown` the workers gained so far; `about`:
    1 if a strength-4 worker was placed, 2 if it is too early to stop."""

    name = "grow"

    def options(self, state: Colony) -> list[int]:
        seat = state.seat
        found: list[int] = []
        if can_grow_worker(state, seat, state.conversions, state.grown):
            found.append(codes.GROW_WORKER)
        if can_grow_frame(state, seat, state.conversions):
            found.append(codes.GROW_FRAME)
        early = state.about & 2
        may_flip = state.about & 1 and not state.upgraded[seat]
        if may_flip and (not early or found or state.lone):
            found.append(codes.UPGRADE)
        if not early or not found:
            found.append(codes.DONE)
        return found

    def refusals(self, state: Colony) -> list[Refusal]:
        seat, offered = state.seat, self.options(state)
        clauses = {
            codes.GROW_WORKER: why_no_worker(state, seat),
            codes.GROW_FRAME: why_no_frame(state, seat),
            codes.UPGRADE: "APY-GROW-17" if state.upgraded[seat] else "APY-GROW-12",
            codes.DONE: "APY-PLACE-07",
        }
        return [Refusal(codes.KEYS[c], why) for c, why in clauses.items() if c not in offered]


GROW: Final = Grow()


def why_no_worker(state: Colony, seat: int) -> str:
    if state.conversions < GROW_STRENGTH[0]:
        return "APY-GROW-11"
    if state.grown >= MOST_WORKERS:
        return "APY-GROW-06"
    return "APY-GROW-03" if state.has_spare(seat) else "APY-GROW-07"


def why_no_frame(state: Colony, seat: int) -> str:
    if state.conversions < frame_strength(state, seat):
        return "APY-GROW-09"
    return "APY-GROW-08" if state.frames_left else "APY-COMP-05"


def frame_strength(state: Colony, seat: int) -> int:
    return max(1, GROW_STRENGTH[1] - state.powers[seat][w.LESS_FRAME_STRENGTH])


def can_grow_worker(state: Colony, seat: int, strength: int, grown: int) -> bool:
    """Is there strength, a worker in the supply, and pollen?  APY-GROW-03…07"""
    return (
        strength >= GROW_STRENGTH[0] and grown < MOST_WORKERS and state.has_spare(seat)
        and can_pay(state, seat, GROW_WORKER_COST, state.powers[seat][w.LESS_GROW_WORKER])
    )  # fmt: skip


def can_grow_frame(state: Colony, seat: int, strength: int) -> bool:
    """Is there strength, a frame, and two basic resources?  APY-GROW-08, APY-GROW-09, APY-Q32"""
    return (
        strength >= frame_strength(state, seat) and state.frames_left > 0
        and can_pay(state, seat, GROW_FRAME_COST, state.powers[seat][w.LESS_GROW_FRAME])
    )  # fmt: skip


def can_grow(state: Colony, seat: int, strength: int) -> bool:
    """Is there a worker or a frame to grow?  APY-PLACE-09"""
    return can_grow_worker(state, seat, strength, 0) or can_grow_frame(state, seat, strength)


def least_to_grow(state: Colony, seat: int) -> int:
    """The least strength with which there is anything to grow; an upgrade alone needs the table's
    leave.  APY-PLACE-09, APY-Q14"""
    if can_grow_worker(state, seat, STRONGEST, 0):
        return GROW_STRENGTH[0]
    if can_grow_frame(state, seat, STRONGEST):
        return frame_strength(state, seat)
    return STRONGEST if state.lone and not state.upgraded[seat] else NEVER


async def grow(state: Colony, seat: int, strength: int, strong: bool) -> None:
    """Gain workers and frames until the strength is used up or the seat stops.  APY-GROW-01…12"""
    left, workers, early = strength, 0, 2
    while True:
        state.conversions, state.grown = left, workers
        code = await ask(state, seat, GROW, int(strong) + early)
        if code == codes.DONE:
            return
        if code == codes.UPGRADE:
            upgrade(state, seat)
            if state.lone:
                early = 0
            continue
        early = 0
        if code == codes.GROW_WORKER:
            less = state.powers[seat][w.LESS_GROW_WORKER]
            state.source = "worker"
            await pay(state, seat, payable(state, seat, GROW_WORKER_COST, less))
            state.source = ""
            await new_worker(state, seat, state.powers[seat][w.NEW_STRENGTH])
            left -= GROW_STRENGTH[0]
            workers += 1
        else:
            less = state.powers[seat][w.LESS_GROW_FRAME]
            left -= frame_strength(state, seat)
            state.source = "frame"
            await pay(state, seat, payable(state, seat, GROW_FRAME_COST, less))
            state.source = ""
            await gain_frames(state, seat, 1)


def upgrade(state: Colony, seat: int) -> None:
    """Turn the faction tile; its tokens are carried over.  APY-GROW-13…17"""
    state.upgraded = changed(state.upgraded, seat, 1)
    learn(state, seat)
    if state.recording:
        state.emit("upgraded", seat, {"faction": FACTIONS[state.faction[seat]].id})


async def gain_frames(state: Colony, seat: int, number: int) -> None:
    """Frames are put down as they are gained."""
    for _ in range(number):
        if not state.frames_left:
            return
        await put_frame(state, seat)
        await fire(state, seat, w.GAIN_FRAME)


async def _upgrade(state: Colony, seat: int, step: Step, here: int) -> None:
    if not state.upgraded[seat]:
        upgrade(state, seat)


DOERS[w.UPGRADE] = _upgrade
ABLE[w.UPGRADE] = lambda state, seat, step, here: not state.upgraded[seat]
GAINERS[FRAME] = gain_frames
GAINABLE[FRAME] = lambda state, seat: state.frames_left > 0
