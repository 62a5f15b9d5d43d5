"""The end's trigger, the last round and every way in which a match ends.  APY-END"""

from __future__ import annotations

from typing import Final

from skep.games.apiary.board import TOKENS_EACH
from skep.games.apiary.state import NONE, Colony

REASONS: Final = ("full-comb", "seventh-token", "turn-limit")


def trigger(state: Colony, reason: str) -> None:
    """The end is near; a second trigger changes nothing.  APY-END-01, APY-END-02, APY-END-07"""
    if not state.triggered:
        state.triggered = reason
        if state.recording:
            state.emit("last-round", -1, {"reason": reason})


def vacant_pods(state: Colony) -> list[int]:
    return [pod for pod in state.pods_in_play() if state.pods[pod] == NONE]


def maybe_trigger(state: Colony, seat: int) -> None:
    """A full comb or a seat's seventh token brings the last round.  APY-END-01, APY-END-02"""
    if state.slept[seat] == TOKENS_EACH:
        trigger(state, "seventh-token")
    elif not vacant_pods(state):
        trigger(state, "full-comb")


def end(state: Colony) -> None:
    """The match is over.  APY-END-05"""
    state.over = True
    state.reason = state.triggered
    if state.recording:
        state.emit("over", -1, {"reason": state.reason})
