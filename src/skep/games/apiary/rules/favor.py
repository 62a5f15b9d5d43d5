"""The Queen's Favor track.  APY-QF"""

from __future__ import annotations

from skep.games.apiary.board import FAVOR_LAST, FAVOR_VP
from skep.games.apiary.state import Colony


def gain_favor(state: Colony, seat: int, number: int) -> None:
    """Move a seat's token forward, as far as the track goes, on whoever's turn.

    APY-QF-03, APY-QF-05
    """
    before = state.favor[seat]
    state.favor[seat] = min(FAVOR_LAST, before + number)  # APY-QF-01, APY-QF-02, APY-Q52
    if state.recording and state.favor[seat] > before:
        state.emit("gained", seat, {"item": "favor", "count": state.favor[seat] - before})


def can_gain_favor(state: Colony, seat: int) -> bool:
    """Is there a space of the track ahead?  APY-Q52"""
    return state.favor[seat] < FAVOR_LAST


def favor_points(state: Colony, seat: int) -> int:
    """The points of a seat's space, which count only at the end.  APY-QF-04, APY-SCORE-13"""
    return FAVOR_VP[state.favor[seat]]
