"""The end of the game: what triggers it, the last turns, and every way in which it
ends.  APY-END"""

from __future__ import annotations

from typing import Final

from skep.games.apiary.board import TOKENS_EACH, TURNS
from skep.games.apiary.state import Colony

REASONS: Final = ("full-comb", "seventh-token", "turn-limit")


def trigger(state: Colony, reason: str) -> None:
    """The end is triggered; a second trigger changes nothing.  APY-END-07"""
    if not state.triggered:
        state.triggered = reason
        if state.recording:
            state.emit("last-round", -1, {"reason": reason})


def maybe_trigger(state: Colony, seat: int) -> None:
    """A full comb or a seat's seventh token triggers the end."""
    if state.slept[seat] == TOKENS_EACH:  # APY-END-02
        trigger(state, "seventh-token")
    elif not state.vacant_pods():  # APY-END-01, APY-Q46
        trigger(state, "full-comb")


def count_turn(state: Colony) -> bool:
    """A turn is over: count the turns that are left; False after the last one.

    The turn of the trigger is played to its end; then every seat has one more, the one that
    triggered it too.  APY-END-03, APY-END-04, APY-END-06, APY-END-08, APY-SOLO-60, APY-Q47
    """
    if state.final > 0:
        state.final -= 1
    elif state.triggered:
        state.final = state.players
    elif state.turn >= TURNS * state.players:
        trigger(state, "turn-limit")
        state.final = state.players
    return state.final != 0


def end(state: Colony) -> None:
    """The match is over.  APY-END-05"""
    state.over = True
    state.reason = state.triggered
    if state.recording:
        state.emit("over", -1, {"reason": state.reason})
