"""Who has more bees in the hive.  HIV-SCORE"""

from __future__ import annotations

from typing import Any

from skep.games.hivernation.pieces import SIDE_SHOWN
from skep.games.hivernation.state import Hive


def count_bees(state: Hive, side: int) -> int:
    """The visible bees in the hive that show a side, whoever put them down.

    Discard pile, reserves, the Queen, specialties and covered bees do not count. `state.bees` keeps
    these numbers.  HIV-SCORE-01, HIV-SCORE-03, HIV-SCORE-04, HIV-SCORE-05, HIV-SCORE-06
    """
    return sum(SIDE_SHOWN[tile] == side for tile in state.tiles)


def scores(state: Hive) -> list[int]:
    """For each seat the bees of its side.  HIV-TEAM-07"""
    return [state.bees[seat % 2] for seat in range(state.seats)]


def sheet(state: Hive) -> list[dict[str, Any]]:
    """The score sheet: for each seat the bees of its side."""
    return [
        {"seat": seat, "id": "bees", "points": state.bees[seat % 2]} for seat in range(state.seats)
    ]


def payoffs(state: Hive) -> list[float]:
    """For each seat 1 for a win, 0 for a loss and 0.5 for a draw; a side wins as a whole."""
    lead = state.bees[0] - state.bees[1]
    if lead == 0:
        return [0.5] * state.seats  # HIV-SCORE-07
    winner = 0 if lead > 0 else 1  # HIV-SCORE-02, HIV-DOM-05
    return [1.0 if seat % 2 == winner else 0.0 for seat in range(state.seats)]
