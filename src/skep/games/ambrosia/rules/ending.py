"""The end of the game, the final score and the winner.  AMB-END, AMB-FINAL, AMB-TIE"""

from __future__ import annotations

from typing import Any, Final

from skep.games.ambrosia.box import SCORINGS
from skep.games.ambrosia.events import emit
from skep.games.ambrosia.rules import event_cards, scoring
from skep.games.ambrosia.state import (
    FROM_FINAL,
    FROM_LEFTOVER,
    NOBODY,
    POINT_SOURCES,
    Meadow,
)

REASONS: Final = ("finished", "stopped")


def is_last_scoring(state: Meadow, color: int) -> bool:
    """Whether the color's scoring ends the game: it had a bee on every hive before.

    AMB-COMP-09, AMB-HIVE-05, AMB-END-01, AMB-END-02, AMB-END-03, AMB-END-04, AMB-EX-14
    """
    return state.scorings[color] == SCORINGS[state.seats]


async def finish(state: Meadow, color: int, reason: str) -> None:
    """The match ends at once: final scorings, then jelly becomes points.

    AMB-END-05, AMB-END-06, AMB-END-07
    """
    event_cards.end_agreement(state)
    ended = reason == "finished"
    state.ended_by = color if ended else NOBODY
    others = state.from_left(color)
    for other in others if ended else [*others, color]:  # AMB-TURN-06: all count
        await scoring.count(state, other, FROM_FINAL)  # AMB-FINAL-01, AMB-FINAL-02, AMB-FINAL-03
    for seat in range(state.seats):
        exchange_jelly(state, seat)
    state.over = True
    state.reason = reason
    if state.recording:
        state.emit("over", -1, {"reason": reason, "points": state.points[:]})


def exchange_jelly(state: Meadow, color: int) -> None:
    """Remaining jellies become points; no symbol counts for them.  AMB-FINAL-04, AMB-FINAL-05"""
    jelly = state.jelly[color]
    state.jelly[color] = 0
    state.points[color] += jelly
    state.points_by_source[color][FROM_LEFTOVER] += jelly
    if jelly and state.recording:
        emit(state, "leftover", color, {"points": jelly})


def ranks(state: Meadow) -> list[int]:
    """The place of each color: most points, then fewest scorings, else a shared place.

    AMB-FINAL-06, AMB-TIE-01, AMB-TIE-02
    """
    results = [(state.points[seat], -state.scorings[seat]) for seat in range(state.seats)]
    return [1 + sum(other > own for other in results) for own in results]


def sheet(state: Meadow) -> list[dict[str, Any]]:
    """Where each color's points come from."""
    return [
        {"seat": seat, "id": name, "points": state.points_by_source[seat][source]}
        for seat in range(state.seats)
        for source, name in enumerate(POINT_SOURCES)
    ]
