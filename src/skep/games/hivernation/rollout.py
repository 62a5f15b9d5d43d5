"""Playing on to the end by quick sampling: a candidate is picked, tested, and picked again.

Each pick is uniform over the same options that the script would offer; a test compares the two.
What is picked goes to the front of its list, where it is found at once when it leaves it; the order
of such a list changes no chance.
"""

from __future__ import annotations

from skep.games.hivernation.bees import bee_places, lines_over
from skep.games.hivernation.ending import maybe_end_moving
from skep.games.hivernation.gaps import LOOSE, TOUCHED, know_holes, loose_bees, parts_spaces
from skep.games.hivernation.laying import close_eyes
from skep.games.hivernation.lifting import can_move, has_goal
from skep.games.hivernation.moving import lift_bee, set_bee
from skep.games.hivernation.playing_on import play_on
from skep.games.hivernation.prompts import LIFT, PLAY
from skep.games.hivernation.state import LEANS, NOWHERE, PLACING, Hive
from skep.kernel.chance import Dice
from skep.kernel.compiling import i64


def rollout(hive: Hive, dice: Dice, turns: int) -> bool:
    """Play on at random from a turn's start, for so many turns; False in mid-turn."""
    if hive.prompt is not PLAY and hive.prompt is not LIFT:
        return False
    last = hive.turn + turns
    if hive.phase == PLACING:
        play_on(hive, dice, last)
    elif not hive.blind:
        close_eyes(hive)
    while not hive.over and hive.turn < last:
        move(hive, dice)
    return True


def sample_place(hive: Hive, side: int, dice: Dice) -> int:
    """A random place for a bee, or NOWHERE if there is none."""
    frontier = hive.frontier
    near = hive.near
    leans: i64 = LEANS[side]
    count = len(frontier)
    for _ in range(4 * count):
        pick = dice.roll() % count
        cell = frontier[pick]
        if (near[cell] & leans or lines_over(hive, cell, side)) and cell != hive.lifted:
            frontier[pick], frontier[0] = frontier[0], cell
            return cell
    places = [cell for cell in bee_places(hive, side) if cell != hive.lifted]
    return places[dice.below(len(places))] if places else NOWHERE


def sample_lift(hive: Hive, side: int, dice: Dice) -> int:
    """A random bee that may be picked up; there is one."""
    know_holes(hive)
    tiles = hive.tiles
    near = hive.near
    own = side + 1
    cells = hive.occupied if hive.hollow is not None else loose_bees(hive, side)
    count = len(cells)
    while True:
        pick = dice.roll() % count
        cell = cells[pick]
        if (
            tiles[cell] == own
            and (LOOSE[near[cell] >> TOUCHED] or hive.hollow is None or parts_spaces(hive, cell))
            and has_goal(hive, cell, side)
        ):
            cells[pick], cells[0] = cells[0], cell
            return cell


def move(hive: Hive, dice: Dice) -> None:
    """A turn of the second phase; that there is a move was seen to when the last one ended."""
    side = hive.side
    lift_bee(hive, sample_lift(hive, side, dice), side)
    set_bee(hive, sample_place(hive, side, dice), side)
    maybe_end_moving(hive, True, can_move(hive, hive.side))
