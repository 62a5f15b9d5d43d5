"""Who has how many bees.  HIV-SCORE"""

from __future__ import annotations

from typing import Any

from skep.games.hivernation.state import Hive


def scores(hive: Hive) -> list[int]:
    """Each seat has its side's visible bees.  HIV-SCORE-01…07, HIV-TEAM-07"""
    return [hive.bees[seat % 2] for seat in range(hive.seats)]


def sheet(hive: Hive) -> list[dict[str, Any]]:
    """One line a seat: the bees that count."""
    return [
        {"seat": seat, "id": "bees", "points": hive.bees[seat % 2]} for seat in range(hive.seats)
    ]


def payoffs(hive: Hive) -> list[float]:
    """A side wins or loses as a whole; equal numbers are a draw.  HIV-SCORE-02, HIV-SCORE-07"""
    lead = hive.bees[0] - hive.bees[1]
    workers = 0.5 if lead == 0 else 1.0 if lead > 0 else 0.0
    return [1.0 - workers if seat % 2 else workers for seat in range(hive.seats)]
