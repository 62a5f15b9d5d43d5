"""Every way in which a game ends.  HIV-ARCADE, HIV-QUICK, HIV-DOM, HIV-TOTAL-12…16"""

from __future__ import annotations

from typing import Final

from skep.games.hivernation.box import CALM_TURNS, MOVES_LIMIT, SAME_POSITION
from skep.games.hivernation.index.repetition import note_position
from skep.games.hivernation.pieces import SIDES
from skep.games.hivernation.state import Hive

REASONS: Final = (
    "last-bee", "declined", "blocked", "converted", "no-move", "no-flips", "repetition",
    "turn-limit",
)  # fmt: skip


def end(hive: Hive, reason: str) -> None:
    """The game is over."""
    hive.over = True
    hive.reason = reason
    if hive.recording:
        hive.emit("over", -1, {"reason": reason, "bees": hive.bees[:]})


def end_round(hive: Hive) -> None:
    """In Arcade, the last bee of a reserve leaves the other side one final move; then it is over.

    What is left in hands and in the other reserve does not matter.  HIV-ARCADE-03
    """
    if hive.final:
        end(hive, "last-bee")  # HIV-ARCADE-05, HIV-ARCADE-06
        return
    hive.final = True  # HIV-ARCADE-02, HIV-ARCADE-04
    if hive.recording:
        hive.emit("final", hive.player, {"side": SIDES[hive.side]})


def end_by_declining(hive: Hive) -> None:
    """The final move is declined.  HIV-ARCADE-09"""
    end(hive, "declined")


def end_quick(hive: Hive) -> None:
    """In Quick Play the game is over once the last bee is down.  HIV-QUICK-04"""
    end(hive, "last-bee")


def end_by_blockade(hive: Hive) -> None:
    """The side to move can play no tile of either kind; after the last bee, that is no blockade.

    HIV-DOM-01, HIV-DOM-04
    """
    end(hive, "last-bee" if hive.final else "blocked")


def maybe_end_moving(hive: Hive, moved: bool) -> None:
    """End the second phase of Total Domination before the next move, for the first reason there
    is."""
    times_seen = note_position(hive)
    if moved and 0 in hive.bees:
        end(hive, "converted")  # HIV-TOTAL-12, HIV-DOM-06
    elif not hive.liftable:
        end(hive, "no-move")  # HIV-TOTAL-13
    elif hive.calm >= CALM_TURNS:
        end(hive, "no-flips")  # HIV-TOTAL-14
    elif times_seen >= SAME_POSITION:
        end(hive, "repetition")  # HIV-TOTAL-15
    elif hive.moves >= MOVES_LIMIT:
        end(hive, "turn-limit")  # HIV-TOTAL-16
