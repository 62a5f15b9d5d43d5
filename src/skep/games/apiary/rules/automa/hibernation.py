"""Hibernation of the Automa's workers: no choice, no benefit, and a new worker."""

from __future__ import annotations

from skep.games.apiary.board import TOKENS_EACH
from skep.games.apiary.codes import pod_name
from skep.games.apiary.rules.advance_rows import refresh
from skep.games.apiary.rules.automa.cards import CARDS, HIBERNATE
from skep.games.apiary.rules.automa.dock import replace, score
from skep.games.apiary.rules.effects.steps import RefreshStep
from skep.games.apiary.rules.ending import maybe_trigger
from skep.games.apiary.state import AUTOMA, Colony, changed


async def hibernate(state: Colony, worker: int) -> None:
    """The Automa's token takes the pod that the top support card counts to. The worker is replaced,
    even if no token is placed.  APY-SOLO-56"""
    pods = state.vacant_pods()
    if pods and state.slept[AUTOMA] < TOKENS_EACH:  # APY-SOLO-07
        count = CARDS[state.automa_next].pod
        await take_pod(state, pods[(count - 1) % len(pods)])  # APY-SOLO-53
    elif state.recording:
        state.emit("automa-sleeps-not", AUTOMA, {})
    replace(state, worker)


async def take_pod(state: Colony, pod: int) -> None:
    """A token, points instead of the benefit, and the row refresh that is printed there."""
    state.pods = changed(state.pods, pod, AUTOMA)
    state.slept = changed(state.slept, AUTOMA, state.slept[AUTOMA] + 1)
    if state.recording:
        support = CARDS[state.automa_next]
        facts = {"count": support.pod, "support": support.number}
        state.emit("automa-sleeps", AUTOMA, {"pod": pod_name(state.side, pod), **facts})
    score(state, HIBERNATE, "hibernate")  # APY-SOLO-54
    maybe_trigger(state, AUTOMA)  # APY-SOLO-57, APY-SOLO-58
    for step in state.pod(pod).steps:
        if isinstance(step, RefreshStep):  # APY-SOLO-55
            await refresh(state, step.row if step.row >= 0 else CARDS[state.automa_next].row)
