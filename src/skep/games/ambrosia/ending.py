"""Every way in which a match ends, and the final scoring.  AMB-END, AMB-FINAL, AMB-TURN-06"""

from __future__ import annotations

from typing import Final

from skep.games.ambrosia.codes import YES
from skep.games.ambrosia.events import emit
from skep.games.ambrosia.pieces import MUTUAL, NO_EVENT
from skep.games.ambrosia.prompts import BONUS
from skep.games.ambrosia.scoring import gain, offers, tally
from skep.games.ambrosia.state import FROM_FINAL, FROM_LEFTOVER, Meadow
from skep.kernel.script import ask

REASONS: Final = ("finished", "stopped")


async def finish(meadow: Meadow, color: int, reason: str) -> None:
    """The others count their present position, jelly becomes points.  AMB-FINAL-01…06

    After the last scoring everyone but the color that made it counts; by the stop rule all do.
    """
    if meadow.event == MUTUAL:
        meadow.turn_card(NO_EVENT)  # AMB-EVENT-07, AMB-EVT-11
    ended = reason == "finished"
    meadow.trigger = color if ended else -1
    for other in meadow.from_left(color) if ended else round_from(meadow):
        await count(meadow, other, FROM_FINAL)
    for seat in range(meadow.seats):
        jelly = meadow.jelly[seat]
        meadow.jelly[seat] = 0
        meadow.points[seat] += jelly  # AMB-FINAL-05: no symbol is judged
        meadow.lines[seat][FROM_LEFTOVER] += jelly
        if jelly and meadow.recording:
            emit(meadow, "leftover", seat, {"points": jelly})
    meadow.over = True
    meadow.reason = reason
    if meadow.recording:
        meadow.emit("over", -1, {"reason": reason, "points": meadow.points[:]})


def round_from(meadow: Meadow) -> list[int]:
    """All colors in turn order, from the left of the one whose turn it was."""
    return [*meadow.from_left(meadow.player), meadow.player]


async def count(meadow: Meadow, color: int, line: int) -> None:
    """The points of a position; optional ones are asked for only if the table wants it."""
    meadow.declined = 0
    if meadow.asking:
        for bonus in offers(meadow, color):
            if await ask(meadow, meadow.hand(color), BONUS, bonus) != YES:
                meadow.declined |= 1 << bonus
    points = tally(meadow, color)
    meadow.declined = 0
    if meadow.recording:
        emit(meadow, "scored", color, {"points": points, "spaces": sorted(meadow.spots[color])})
    gain(meadow, color, points, line)
