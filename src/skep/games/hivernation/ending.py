"""Every way in which a match ends.  HIV-ARCADE, HIV-QUICK, HIV-TOTAL-12…16, HIV-DOM"""

from __future__ import annotations

from typing import Final

from skep.games.hivernation.box import CALM_TURNS, MOVES_LIMIT, SAME_POSITION
from skep.games.hivernation.state import Hive

REASONS: Final = (
    "last-bee", "declined", "blocked", "converted", "no-move", "no-flips", "repetition",
    "turn-limit",
)  # fmt: skip


def end(hive: Hive, reason: str) -> None:
    """The match is over."""
    hive.over = True
    hive.reason = reason
    if hive.recording:
        hive.emit("over", -1, {"reason": reason, "bees": hive.bees[:]})


def maybe_end_moving(hive: Hive, moved: bool, movable: bool) -> None:
    """Is the second phase over before the next move?  The first reason that holds is named."""
    mark = hive.mark.to_bytes(8, "big")
    hive.seen += mark
    if moved and 0 in hive.bees:
        end(hive, "converted")  # HIV-TOTAL-12
    elif not movable:
        end(hive, "no-move")  # HIV-TOTAL-13
    elif hive.calm >= CALM_TURNS:
        end(hive, "no-flips")  # HIV-TOTAL-14
    elif hive.seen.count(mark) >= SAME_POSITION:
        end(hive, "repetition")  # HIV-TOTAL-15
    elif hive.moves >= MOVES_LIMIT:
        end(hive, "turn-limit")  # HIV-TOTAL-16
