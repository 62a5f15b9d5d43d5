"""Every way in which a match ends.  HIV-ARCADE, HIV-QUICK, HIV-TOTAL-12…16, HIV-DOM"""

from __future__ import annotations

from typing import Final

from skep.games.hivernation.box import CALM_TURNS, MOVES_LIMIT, SAME_POSITION
from skep.games.hivernation.lifting import can_move
from skep.games.hivernation.state import Hive

REASONS: Final = (
    "last-bee", "declined", "blocked", "converted", "no-move", "no-flips", "repetition",
    "turn-limit",
)  # fmt: skip

_STRIDE: Final = 1_000_003
_MARKS: Final[list[int]] = []


def end(hive: Hive, reason: str) -> None:
    """The match is over."""
    hive.over = True
    hive.reason = reason
    if hive.telling:
        hive.tell("over", -1, {"reason": reason, "bees": hive.bees[:]})


def position_mark(hive: Hive) -> int:
    """A number for cells, visible sides and the side to move (Zobrist's way: two different
    positions share one only by a chance of about 1 in 10^17)."""
    marks = _MARKS
    while len(marks) < 2 * len(hive.tiles) + 1:
        last = marks[-1] if marks else 88172645463325252 % (1 << 61)
        last ^= last << 13 & (1 << 61) - 1
        last ^= last >> 7
        last ^= last << 17 & (1 << 61) - 1
        marks.append(last)
    mark = marks[0] if hive.side else 0
    for cell in hive.occupied:
        mark ^= marks[2 * cell + hive.tiles[cell] - 1]
    return mark


def maybe_end_moving(hive: Hive, moved: bool) -> None:
    """Is the second phase over before the next move?  The first reason that holds is named."""
    hive.seen.append(position_mark(hive))
    if moved and 0 in hive.bees:
        end(hive, "converted")  # HIV-TOTAL-12
    elif not can_move(hive, hive.side):
        end(hive, "no-move")  # HIV-TOTAL-13
    elif hive.calm >= CALM_TURNS:
        end(hive, "no-flips")  # HIV-TOTAL-14
    elif hive.seen.count(hive.seen[-1]) >= SAME_POSITION:
        end(hive, "repetition")  # HIV-TOTAL-15
    elif hive.moves >= MOVES_LIMIT:
        end(hive, "turn-limit")  # HIV-TOTAL-16
