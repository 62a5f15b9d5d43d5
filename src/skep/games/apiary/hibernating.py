"""Hibernation: the worker leaves, a token takes a pod of the comb.  APY-HIB, APY-COMB"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes, effect_words as w
from skep.games.apiary.asking import Choice
from skep.games.apiary.automa import sleeping
from skep.games.apiary.board import TOKENS_EACH
from skep.games.apiary.codes import POD_CODE, POD_NAMES
from skep.games.apiary.ending import maybe_trigger, vacant_pods
from skep.games.apiary.state import NONE, SUPPLY, Colony, changed
from skep.games.apiary.steps import fire, gain_favor, run
from skep.kernel.script import Refusal, ask


class ChoosePod(Choice):
    """On which vacant pod does the token go?  APY-HIB-04"""

    name = "pod"

    def refusals(self, match: Colony) -> list[Refusal]:
        pods = POD_CODE[match.side]
        open_pods = match.pods_in_play()
        taken = [p for p in open_pods if match.pods[p] != NONE]
        shut = [p for p in range(len(pods)) if p not in open_pods]
        refused = [(codes.POD + pods[p], "APY-HIB-06") for p in taken]
        refused += [(codes.POD + pods[p], "APY-COMB-03") for p in shut]
        return [Refusal(codes.KEYS[code], clause) for code, clause in sorted(refused)]


CHOOSE_POD: Final = ChoosePod()


async def hibernate(match: Colony, worker: int) -> None:
    """The worker returns to the supply; its owner puts a token on a pod and gains its benefit.

    APY-HIB-02…08, APY-HIB-10, APY-HIB-11
    """
    seat = worker >> 2
    if seat == match.seats:
        await sleeping.hibernate(match, worker)
        return
    match.where[worker] = SUPPLY
    match.strength[worker] = 0
    pods = vacant_pods(match)
    if not pods or match.slept[seat] >= TOKENS_EACH:
        if match.recording:
            match.emit("slept", seat, {"pod": ""})
        gain_favor(match, seat, 1)
        return
    names = POD_CODE[match.side]
    match.choosing = [codes.POD + names[pod] for pod in pods]
    pod = names.index(await ask(match, seat, CHOOSE_POD) - codes.POD)
    match.pods = changed(match.pods, pod, seat)
    match.slept = changed(match.slept, seat, match.slept[seat] + 1)
    if match.recording:
        match.emit("slept", seat, {"pod": POD_NAMES[names[pod]]})
    maybe_trigger(match, seat)
    await run(match, seat, match.pod(pod).steps, source=match.pod(pod).id)
    await fire(match, seat, w.HIBERNATE)


async def sleep_all(match: Colony) -> None:
    """All who passed strength 4 hibernate: first those bumped first.  APY-HIB-09, APY-Q19"""
    while match.waiting_to_sleep:
        await hibernate(match, match.waiting_to_sleep.pop(0))
