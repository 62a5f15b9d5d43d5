"""Hibernation: the worker leaves, a token takes a pod of the comb.  APY-HIB, APY-COMB"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.board import TOKENS_EACH
from skep.games.apiary.codes import POD_CODE, POD_NAMES
from skep.games.apiary.prompts import Choice
from skep.games.apiary.rules.automa import hibernation as automa_hibernation
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.interpreter import fire, gain_favor, run
from skep.games.apiary.rules.ending import maybe_trigger, vacant_pods
from skep.games.apiary.state import NONE, SUPPLY, Colony, changed
from skep.kernel.script import Refusal, ask


class ChoosePod(Choice):
    """On which vacant pod does the token go?  APY-HIB-04"""

    name = "pod"

    def refusals(self, state: Colony) -> list[Refusal]:
        pods = POD_CODE[state.side]
        open_pods = state.pods_in_play()
        taken = [p for p in open_pods if state.pods[p] != NONE]
        shut = [p for p in range(len(pods)) if p not in open_pods]
        refused = [(codes.POD + pods[p], "APY-HIB-06") for p in taken]
        refused += [(codes.POD + pods[p], "APY-COMB-03") for p in shut]
        return [Refusal(codes.KEYS[code], clause) for code, clause in sorted(refused)]


CHOOSE_POD: Final = ChoosePod()


async def hibernate(state: Colony, worker: int) -> None:
    """The worker returns to the supply; its owner puts a token on a pod and gains its benefit.

    APY-HIB-02…08, APY-HIB-10, APY-HIB-11
    """
    seat = worker >> 2
    if seat == state.seats:
        await automa_hibernation.hibernate(state, worker)
        return
    state.where[worker] = SUPPLY
    state.strength[worker] = 0
    pods = vacant_pods(state)
    if not pods or state.slept[seat] >= TOKENS_EACH:
        if state.recording:
            state.emit("slept", seat, {"pod": ""})
        gain_favor(state, seat, 1)
        return
    names = POD_CODE[state.side]
    state.choosing = [codes.POD + names[pod] for pod in pods]
    pod = names.index(await ask(state, seat, CHOOSE_POD) - codes.POD)
    state.pods = changed(state.pods, pod, seat)
    state.slept = changed(state.slept, seat, state.slept[seat] + 1)
    if state.recording:
        state.emit("slept", seat, {"pod": POD_NAMES[names[pod]]})
    maybe_trigger(state, seat)
    await run(state, seat, state.pod(pod).steps, source=state.pod(pod).id)
    await fire(state, seat, w.HIBERNATE)


async def sleep_all(state: Colony) -> None:
    """All who passed strength 4 hibernate: first those bumped first.  APY-HIB-09, APY-Q19"""
    while state.waiting_to_sleep:
        await hibernate(state, state.waiting_to_sleep.pop(0))
