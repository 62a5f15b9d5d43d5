"""Turns of others left out, for a search that plans its own: seats hinder each other little."""

from __future__ import annotations

from typing import Final

from skep.games.apiary.rules.turn import next_turn
from skep.games.apiary.state import BEFORE, Colony

INSTEAD: Final = 4
"""Points that a seat is given for a turn left out: about what a turn brings."""


def skip_to_own_turn(state: Colony, seat: int) -> Colony | None:
    """The state at the seat's next turn, if others before it pass; None within a turn, and where
    the last turn of the match is another's."""
    if state.phase != BEFORE or state.since or state.player >= state.seats or state.final == 1:
        return None
    later = state.copy()
    while later.player != seat and later.player < later.seats and later.final != 1:
        later.vp[later.player] += INSTEAD
        next_turn(later)
    return later
