"""Hibernation of her workers: no choice, no benefit, and a new worker.  APY-SOLO-53…60"""

from __future__ import annotations

from skep.games.apiary import effect_words as w
from skep.games.apiary.automa.cards import CARDS, HIBERNATE
from skep.games.apiary.automa.dock import replace, score
from skep.games.apiary.board import TOKENS_EACH
from skep.games.apiary.codes import POD_CODE, POD_NAMES
from skep.games.apiary.ending import maybe_trigger, vacant_pods
from skep.games.apiary.rows import refresh
from skep.games.apiary.state import AUTOMA, Colony, changed


async def hibernate(match: Colony, worker: int) -> None:
    """Her token takes the pod that the top support card counts to; the worker is replaced."""
    pods = vacant_pods(match)
    if pods and match.slept[AUTOMA] < TOKENS_EACH:
        count = CARDS[match.automa_next].pod
        await take_pod(match, pods[(count - 1) % len(pods)])
    elif match.recording:
        match.emit("automa-sleeps-not", AUTOMA, {})
    replace(match, worker)


async def take_pod(match: Colony, pod: int) -> None:
    """A token, points instead of the benefit, and the row refresh that is printed there."""
    match.pods = changed(match.pods, pod, AUTOMA)
    match.slept = changed(match.slept, AUTOMA, match.slept[AUTOMA] + 1)
    if match.recording:
        support = CARDS[match.automa_next]
        facts = {"count": support.pod, "support": support.number}
        name = POD_NAMES[POD_CODE[match.side][pod]]
        match.emit("automa-sleeps", AUTOMA, {"pod": name, **facts})
    score(match, HIBERNATE, "hibernate")
    maybe_trigger(match, AUTOMA)
    for step in match.pod(pod).steps:
        if step.op == w.REFRESH:
            await refresh(match, step.a if step.a >= 0 else CARDS[match.automa_next].row)
