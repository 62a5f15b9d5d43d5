"""Grow: new workers and frames; with strength 4 the faction may be upgraded.  APY-GROW"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes, effect_words as w
from skep.games.apiary.abilities import learn
from skep.games.apiary.asking import Choice
from skep.games.apiary.board import GROW_FRAME_COST, GROW_STRENGTH, GROW_WORKER_COST, LIMITS
from skep.games.apiary.box import FACTIONS
from skep.games.apiary.effect import Step
from skep.games.apiary.frames import put_frame
from skep.games.apiary.goods import FRAME
from skep.games.apiary.paying import can_pay, pay, payable
from skep.games.apiary.state import Colony, changed
from skep.games.apiary.steps import ABLE, DOERS, GAINABLE, GAINERS, fire
from skep.games.apiary.workers import NEVER, STRONGEST, new_worker
from skep.kernel.script import Refusal, ask

MOST_WORKERS: Final = LIMITS["grow_workers"]


class Grow(Choice):
    """What grows?  `conversions` is the strength left, `grown` the workers gained so far; `about`:
    1 if a strength-4 worker was placed, 2 if it is too early to stop."""

    name = "grow"

    def options(self, match: Colony) -> list[int]:
        seat = match.seat
        found: list[int] = []
        if can_grow_worker(match, seat, match.conversions, match.grown):
            found.append(codes.GROW_WORKER)
        if can_grow_frame(match, seat, match.conversions):
            found.append(codes.GROW_FRAME)
        early = match.about & 2
        may_flip = match.about & 1 and not match.upgraded[seat]
        if may_flip and (not early or found or match.lone):
            found.append(codes.UPGRADE)
        if not early or not found:
            found.append(codes.DONE)
        return found

    def refusals(self, match: Colony) -> list[Refusal]:
        seat, offered = match.seat, self.options(match)
        clauses = {
            codes.GROW_WORKER: why_no_worker(match, seat),
            codes.GROW_FRAME: why_no_frame(match, seat),
            codes.UPGRADE: "APY-GROW-17" if match.upgraded[seat] else "APY-GROW-12",
            codes.DONE: "APY-PLACE-07",
        }
        return [Refusal(codes.KEYS[c], why) for c, why in clauses.items() if c not in offered]


GROW: Final = Grow()


def why_no_worker(match: Colony, seat: int) -> str:
    if match.conversions < GROW_STRENGTH[0]:
        return "APY-GROW-11"
    if match.grown >= MOST_WORKERS:
        return "APY-GROW-06"
    return "APY-GROW-03" if match.has_spare(seat) else "APY-GROW-07"


def why_no_frame(match: Colony, seat: int) -> str:
    if match.conversions < frame_strength(match, seat):
        return "APY-GROW-09"
    return "APY-GROW-08" if match.frames_left else "APY-COMP-05"


def frame_strength(match: Colony, seat: int) -> int:
    return max(1, GROW_STRENGTH[1] - match.powers[seat][w.LESS_FRAME_STRENGTH])


def can_grow_worker(match: Colony, seat: int, strength: int, grown: int) -> bool:
    """Is there strength, a worker in the supply, and pollen?  APY-GROW-03…07"""
    return (
        strength >= GROW_STRENGTH[0] and grown < MOST_WORKERS and match.has_spare(seat)
        and can_pay(match, seat, GROW_WORKER_COST, match.powers[seat][w.LESS_GROW_WORKER])
    )  # fmt: skip


def can_grow_frame(match: Colony, seat: int, strength: int) -> bool:
    """Is there strength, a frame, and two basic resources?  APY-GROW-08, APY-GROW-09, APY-Q32"""
    return (
        strength >= frame_strength(match, seat) and match.frames_left > 0
        and can_pay(match, seat, GROW_FRAME_COST, match.powers[seat][w.LESS_GROW_FRAME])
    )  # fmt: skip


def can_grow(match: Colony, seat: int, strength: int) -> bool:
    """Is there a worker or a frame to grow?  APY-PLACE-09"""
    return can_grow_worker(match, seat, strength, 0) or can_grow_frame(match, seat, strength)


def least_to_grow(match: Colony, seat: int) -> int:
    """The least strength with which there is anything to grow; an upgrade alone needs the table's
    leave.  APY-PLACE-09, APY-Q14"""
    if can_grow_worker(match, seat, STRONGEST, 0):
        return GROW_STRENGTH[0]
    if can_grow_frame(match, seat, STRONGEST):
        return frame_strength(match, seat)
    return STRONGEST if match.lone and not match.upgraded[seat] else NEVER


async def grow(match: Colony, seat: int, strength: int, strong: bool) -> None:
    """Gain workers and frames until the strength is used up or the seat stops.  APY-GROW-01…12"""
    left, workers, early = strength, 0, 2
    while True:
        match.conversions, match.grown = left, workers
        code = await ask(match, seat, GROW, int(strong) + early)
        if code == codes.DONE:
            return
        if code == codes.UPGRADE:
            upgrade(match, seat)
            if match.lone:
                early = 0
            continue
        early = 0
        if code == codes.GROW_WORKER:
            less = match.powers[seat][w.LESS_GROW_WORKER]
            match.source = "worker"
            await pay(match, seat, payable(match, seat, GROW_WORKER_COST, less))
            match.source = ""
            await new_worker(match, seat, match.powers[seat][w.NEW_STRENGTH])
            left -= GROW_STRENGTH[0]
            workers += 1
        else:
            less = match.powers[seat][w.LESS_GROW_FRAME]
            left -= frame_strength(match, seat)
            match.source = "frame"
            await pay(match, seat, payable(match, seat, GROW_FRAME_COST, less))
            match.source = ""
            await gain_frames(match, seat, 1)


def upgrade(match: Colony, seat: int) -> None:
    """Turn the faction tile; its tokens are carried over.  APY-GROW-13…17"""
    match.upgraded = changed(match.upgraded, seat, 1)
    learn(match, seat)
    if match.recording:
        match.emit("upgraded", seat, {"faction": FACTIONS[match.faction[seat]].id})


async def gain_frames(match: Colony, seat: int, number: int) -> None:
    """Frames are put down as they are gained."""
    for _ in range(number):
        if not match.frames_left:
            return
        await put_frame(match, seat)
        await fire(match, seat, w.GAIN_FRAME)


async def _upgrade(match: Colony, seat: int, step: Step, here: int) -> None:
    if not match.upgraded[seat]:
        upgrade(match, seat)


DOERS[w.UPGRADE] = _upgrade
ABLE[w.UPGRADE] = lambda match, seat, step, here: not match.upgraded[seat]
GAINERS[FRAME] = gain_frames
GAINABLE[FRAME] = lambda match, seat: match.frames_left > 0
