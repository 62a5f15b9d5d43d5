"""Playing on to the end by quick sampling: a candidate is picked, tested, and picked again.

Each pick is uniform over the same options that the script would offer; tests compare the two. The
order of the lists from which is picked changes no chance.
"""

from __future__ import annotations

from skep.games.hivernation.playing_moves import move_on
from skep.games.hivernation.playing_on import play_on
from skep.games.hivernation.prompts import LIFT, PLAY
from skep.games.hivernation.state import MOVING, PLACING, Hive
from skep.kernel.chance import Dice


def rollout(hive: Hive, dice: Dice, turns: int) -> bool:
    """Play on at random from a turn's start, for so many turns; False in mid-turn."""
    if hive.prompt is not PLAY and hive.prompt is not LIFT:
        return False
    last = hive.turn + turns
    if hive.phase == PLACING:
        play_on(hive, dice, last)
    if hive.phase == MOVING:
        move_on(hive, dice, last)
    return True
