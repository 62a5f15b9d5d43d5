"""Turns of others left out, for a search that plans its own where four play: what three others will
do can't be foreseen, and looking at it takes the time from its own plans."""

from __future__ import annotations

from typing import Final

from skep.games.ambrosia.pieces import MUTUAL
from skep.games.ambrosia.rules.turn import open_turn, pass_on
from skep.games.ambrosia.state import SETUP, Meadow

INSTEAD: Final = 1
"""Points that a color is given for a turn left out."""


def skip_to_own_turn(state: Meadow, seat: int) -> Meadow | None:
    """The state at the seat's next turn, if others before it pass; None within a turn, where two or
    three play, who hinder each other all the time, and under Mutual agreement, where seats don't
    move their own bees."""
    if state.seats < 4 or state.phase == SETUP or state.since or state.event == MUTUAL:
        return None
    later = state.copy()
    while later.player != seat:
        later.points[later.player] += INSTEAD
        open_turn(later)
        pass_on(later)
    return later
