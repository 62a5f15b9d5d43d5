"""The end's trigger, the last round and every way in which a match ends.  APY-END"""

from __future__ import annotations

from typing import Final

from skep.games.apiary.board import TOKENS_EACH
from skep.games.apiary.state import NONE, Colony

REASONS: Final = ("full-comb", "seventh-token", "turn-limit")


def trigger(match: Colony, reason: str) -> None:
    """The end is near; a second trigger changes nothing.  APY-END-01, APY-END-02, APY-END-07"""
    if not match.triggered:
        match.triggered = reason
        if match.recording:
            match.emit("last-round", -1, {"reason": reason})


def vacant_pods(match: Colony) -> list[int]:
    return [pod for pod in match.pods_in_play() if match.pods[pod] == NONE]


def maybe_trigger(match: Colony, seat: int) -> None:
    """A full comb or a seat's seventh token brings the last round.  APY-END-01, APY-END-02"""
    if match.slept[seat] == TOKENS_EACH:
        trigger(match, "seventh-token")
    elif not vacant_pods(match):
        trigger(match, "full-comb")


def end(match: Colony) -> None:
    """The match is over.  APY-END-05"""
    match.over = True
    match.reason = match.triggered
    if match.recording:
        match.emit("over", -1, {"reason": match.reason})
