"""The game end: what triggers the last round, and what comes after it.  PRP-END, PRP-SEND"""

from __future__ import annotations

from typing import Final

from skep.games.propolis.box import HIVE, ROUNDS
from skep.games.propolis.rules.achievements import reached
from skep.games.propolis.rules.scoring import scores
from skep.games.propolis.state import MARKING, Realm

REASONS: Final = ("ten-cards", "solo-deck", "round-limit")


def trigger(state: Realm, reason: str, side: int) -> None:
    """The round under way is the last one; all actions stay allowed.  PRP-END-01, PRP-END-07"""
    if not state.final:
        state.final = reason
        if state.recording:
            state.emit("last-round", side, {"reason": reason})


def close_turn(state: Realm) -> None:
    """The next side is to move; a last round ends when the first player would be.

    PRP-TURN-01, PRP-END-04, PRP-END-05, PRP-END-06, PRP-SEND-03
    """
    side = state.player
    if len(state.hives[side]) >= HIVE:  # PRP-END-01, PRP-END-02, PRP-END-03, PRP-SEND-01
        trigger(state, "ten-cards", side)
    state.turn += 1
    state.player = (side + 1) % state.sides
    if state.player == state.first:
        state.rounds += 1
        if state.rounds >= ROUNDS:  # PRP-END-08
            trigger(state, "round-limit", side)
        if state.final:
            end(state)


def end(state: Realm) -> None:
    """Nobody has another turn; after solo an achievement may be marked.  PRP-ACH-21"""
    state.reason = state.final
    if state.recording:
        state.emit("over", -1, {"reason": state.reason, "scores": scores(state)})
        if state.solo:
            state.emit("achieved", 0, {"numbers": reached(state), "count": len(reached(state))})
    if state.solo and reached(state):
        state.phase = MARKING
    else:
        state.over = True
