"""Worker hibernation: the worker leaves, and a token takes a pod of the comb.  APY-HIB, APY-COMB"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.board import TOKENS_EACH
from skep.games.apiary.prompts import Prompted
from skep.games.apiary.rules.automa import hibernation as automa_hibernation
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.interpreter import fire, run
from skep.games.apiary.rules.ending import maybe_trigger
from skep.games.apiary.rules.favor import gain_favor
from skep.games.apiary.rules.workers import owner_of
from skep.games.apiary.state import NONE, SUPPLY, Colony, changed
from skep.kernel.script import Refusal, ask


class ChoosePod(Prompted):
    """On which vacant pod does the token go?  APY-HIB-04"""

    name = "pod"

    def refusals(self, state: Colony) -> list[Refusal]:
        open_pods = state.pods_in_play()
        taken = [p for p in open_pods if state.pods[p] != NONE]
        shut = [p for p in range(len(state.pods)) if p not in open_pods]
        refused = [(codes.pod_code(state.side, p), "APY-HIB-06") for p in taken]
        refused += [(codes.pod_code(state.side, p), "APY-COMB-03") for p in shut]
        return [Refusal(codes.KEYS[code], clause) for code, clause in sorted(refused)]


CHOOSE_POD: Final = ChoosePod()


async def hibernate(state: Colony, worker: int) -> None:
    """The worker returns to the supply; its owner puts a token on a pod and gains its benefit, even
    in another's turn.  APY-HIB-02, APY-HIB-10, APY-HIB-14"""
    seat = owner_of(worker)
    if seat == state.seats:
        await automa_hibernation.hibernate(state, worker)
        return
    state.where[worker] = SUPPLY  # it can be bought again: APY-HIB-15
    state.strength[worker] = 0
    pods = state.vacant_pods()  # APY-COMB-01, APY-COMB-03, APY-COMB-04, APY-COMB-05, APY-COMB-06
    if not pods or state.slept[seat] >= TOKENS_EACH:  # APY-COMP-19
        no_token(state, seat)
    else:
        await take_pod(state, seat, pods)


def no_token(state: Colony, seat: int) -> None:
    """Without a vacant pod or a token left, favor replaces the token.

    APY-HIB-07, APY-HIB-08, APY-HIB-11
    """
    if state.recording:
        state.emit("slept", seat, {"pod": ""})
    gain_favor(state, seat, 1)


async def take_pod(state: Colony, seat: int, pods: list[int]) -> None:
    """The owner chooses a vacant pod, which holds one token to the end, and gains its benefit.

    APY-HIB-03, APY-HIB-04, APY-HIB-13
    """
    state.choosing = [codes.pod_code(state.side, pod) for pod in pods]
    pod = codes.pod_of(state.side, await ask(state, seat, CHOOSE_POD))
    state.pods = changed(state.pods, pod, seat)  # APY-HIB-06
    state.slept = changed(state.slept, seat, state.slept[seat] + 1)
    if state.recording:
        state.emit("slept", seat, {"pod": codes.pod_name(state.side, pod)})
    maybe_trigger(state, seat)
    # APY-HIB-05; some pods refresh a row: APY-COMB-07, APY-COMB-08, APY-COMB-09, APY-COMB-10
    await run(state, seat, state.pod(pod).steps, source=state.pod(pod).id)
    await fire(state, seat, w.HIBERNATE)


async def sleep_all(state: Colony) -> None:
    """All workers that would pass strength 4 hibernate, in the order in which they were bumped.

    APY-HIB-01, APY-HIB-09, APY-HIB-12, APY-Q19
    """
    while state.waiting_to_sleep:
        await hibernate(state, state.waiting_to_sleep.pop(0))
