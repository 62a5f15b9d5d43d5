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


def end(state: Hive, reason: str) -> None:
    """The game is over."""
    state.over = True
    state.reason = reason
    if state.recording:
        state.emit("over", -1, {"reason": reason, "bees": (state.bees[0], state.bees[1])})


def end_round(state: Hive) -> None:
    """In Arcade, the last bee of a reserve leaves the other side one final move; then it is over.

    What is left in hands and in the other reserve does not matter.  HIV-ARCADE-03
    """
    if state.final:
        end(state, "last-bee")  # HIV-ARCADE-05, HIV-ARCADE-06
        return
    state.final = True  # HIV-ARCADE-02, HIV-ARCADE-04
    if state.recording:
        state.emit("final", state.player, {"side": SIDES[state.side]})


def end_by_declining(state: Hive) -> None:
    """The final move is declined.  HIV-ARCADE-09"""
    end(state, "declined")


def end_quick(state: Hive) -> None:
    """In Quick Play the game is over once the last bee is down.  HIV-QUICK-04"""
    end(state, "last-bee")


def end_by_blockade(state: Hive) -> None:
    """The side to move can play no tile of either kind. After the last bee, the last bee is the
    reason.

    HIV-DOM-01, HIV-DOM-02, HIV-DOM-04
    """
    end(state, "last-bee" if state.final else "blocked")


def maybe_end_moving(state: Hive, moved: bool) -> None:
    """End the second phase of Total Domination before the next move, for the first reason there
    is."""
    times_seen = note_position(state)
    if moved and 0 in state.bees:
        end(state, "converted")  # HIV-TOTAL-12, HIV-DOM-06
    elif not state.liftable:
        end(state, "no-move")  # HIV-TOTAL-13
    elif state.calm >= CALM_TURNS:
        end(state, "no-flips")  # HIV-TOTAL-14
    elif times_seen >= SAME_POSITION:
        end(state, "repetition")  # HIV-TOTAL-15
    elif state.moves >= MOVES_LIMIT:
        end(state, "turn-limit")  # HIV-TOTAL-16
