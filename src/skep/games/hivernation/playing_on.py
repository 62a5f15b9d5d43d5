"""Turns at random until all bees are in the hive, on tiles as `playing_bees` has them.

HIV-TURN, HIV-KEEPER, HIV-ARCADE, HIV-DOM
"""

from __future__ import annotations

from skep.games.hivernation.ending import end
from skep.games.hivernation.pieces import BEE_KIND, KEEPER_KIND
from skep.games.hivernation.playing_bees import (
    NO_TILES,
    NOTHING_ELSE,
    clear_edge,
    count_bees,
    has_place,
    mark_edge,
    play_bees,
)  # fmt: skip
from skep.games.hivernation.playing_tiles import put, sample_top
from skep.games.hivernation.state import PLACING, TOTAL, Hive
from skep.games.hivernation.turn import close_turn
from skep.kernel.chance import Dice


def play_on(hive: Hive, dice: Dice, last: int) -> None:
    """Turns until all bees are in the hive, up to that one, or to the end."""
    mark_edge(hive, hive.frontier)
    while not hive.over and hive.phase == PLACING and hive.turn < last:
        played, picked = play_bees(hive, dice, last - hive.turn, False)
        if played:
            if hive.mode == TOTAL and not any(hive.reserve):  # bees will move: HIV-TOTAL-04
                clear_edge(hive)
                hive.look_around()
            close_turn(hive, hive.reserve[hive.side] == 0)
        if picked != NOTHING_ELSE:
            play_other(hive, picked, dice)
    if hive.over:
        count_bees(hive)  # nobody looks at the rest any more
    elif hive.phase == PLACING:
        clear_edge(hive)
        hive.look_around()


def play_other(hive: Hive, picked: int, dice: Dice) -> None:
    """What was picked is a Beekeeper, declining, or something that can't be; then pick again."""
    side = hive.side
    kinds = sorted(set(hive.hands[side].cards)) if hive.hands else NO_TILES
    if 0 <= picked < len(kinds) and can_use(hive, kinds[picked], side):
        keep_bees(hive, side, dice)
    elif not can_play(hive, kinds, side):
        end(hive, "last-bee" if hive.final else "blocked")  # HIV-DOM-01, HIV-DOM-04
    elif picked == len(kinds):
        end(hive, "declined")  # HIV-ARCADE-09


def can_use(hive: Hive, kind: int, side: int) -> bool:
    """Can such a tile be played now?  HIV-SPEC-04, HIV-KEEPER-06"""
    return bool(fetchable(hive, side) if kind == KEEPER_KIND else hive.occupied)


def can_play(hive: Hive, kinds: list[int], side: int) -> bool:
    """Is there any tile that the side could play?  HIV-DOM-04"""
    return has_place(hive, side) or any(can_use(hive, kind, side) for kind in kinds)


def fetchable(hive: Hive, side: int) -> list[int]:
    """The kinds that a Beekeeper could bring.  HIV-KEEPER-06, HIV-KEEPER-07"""
    return [
        kind
        for kind in range(KEEPER_KIND)
        if hive.discard[kind] and (hive.occupied if kind else has_place(hive, side))
    ]


def keep_bees(hive: Hive, side: int, dice: Dice) -> None:
    """A turn with a Beekeeper, who brings another tile.  HIV-KEEPER-01…10"""
    kinds = fetchable(hive, side)
    kind = kinds[dice.below(len(kinds))]
    hive.hands[side].take(KEEPER_KIND)
    hive.discard[kind] -= 1
    hive.discard[KEEPER_KIND] += 1
    if kind == BEE_KIND:
        hive.reserve[side] += 1  # it is not one of the reserve: HIV-KEEPER-10
        while not play_bees(hive, dice, 1, True)[0]:
            pass
    else:
        put(hive, kind, sample_top(hive, dice), side)
    close_turn(hive, False)
