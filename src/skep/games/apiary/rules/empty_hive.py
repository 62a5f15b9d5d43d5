"""The empty hive rule: a seat that begins its turn without any worker gets one.  APY-EMPTY"""

from __future__ import annotations

from skep.games.apiary.state import NONE, POOL, Colony


def maybe_add_worker(state: Colony, seat: int) -> None:
    """At the start of a turn, give a seat without active workers one of strength 1, for free. All
    it can do then is place it.  APY-EMPTY-03, APY-EMPTY-04, APY-EMPTY-05, APY-Q49, APY-Q50"""
    if state.active(seat) > 0:  # APY-TURN-12, APY-EMPTY-02
        return
    worker = state.spare_worker(seat)
    assert worker != NONE
    state.where[worker] = POOL  # APY-EMPTY-01
    state.strength[worker] = 1
    if state.recording:
        state.emit("empty-hive", seat, {})
