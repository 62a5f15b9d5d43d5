"""What can be chosen besides moves: bees to free, give or swap; where to begin and to stand."""

from __future__ import annotations

from skep.games.ambrosia.box import GAP
from skep.games.ambrosia.codes import (
    AGAIN,
    ALONE,
    BEGIN,
    DONE,
    FREE,
    GIVE,
    LEAP,
    PER_SPACE,
    PLACE,
    POINT,
    SWAP,
    UNDER,
)  # fmt: skip
from skep.games.ambrosia.moves import first_free, leaps, takeovers
from skep.games.ambrosia.pieces import LEAPING, MUTUAL, NORMAL, SPECIALS, TAKEOVER, listed
from skep.games.ambrosia.ring import LONGEST
from skep.games.ambrosia.state import Meadow


def places(meadow: Meadow) -> list[int]:
    """Where a starting stack keeps its distance from all others.  AMB-START-02…05"""
    length = len(meadow.owner)
    return [
        PLACE + at
        for at in range(length)
        if all(meadow.owner[(at + step) % length] < 0 for step in range(-GAP, GAP + 1))
    ]


def free_bees(meadow: Meadow, color: int) -> list[int]:
    """Own covered bees that can be freed; of two alike on a space, one.  AMB-JELLY-09, 12"""
    found: list[int] = []
    if not meadow.spots[color]:
        return found
    for at in range(len(meadow.lower)):
        if meadow.lower[at] == color:
            below = meadow.below[at]
            found.append(FREE + at * PER_SPACE + UNDER)
            if below > 15 and below >> 4 != below & 15:
                found.append(FREE + at * PER_SPACE + UNDER + 1)
    return found


def jelly_actions(meadow: Meadow, color: int) -> list[int]:
    """What a jelly may do before the check.  AMB-JELLY-04, AMB-EVT-12, AMB-EVT-20"""
    if not meadow.jelly[color] or meadow.event == MUTUAL:
        return []
    found = [POINT]
    if not meadow.spent:
        found += free_bees(meadow, color)
        if meadow.event == LEAPING:
            found += leaps(meadow, color, LEAP, LONGEST)
        elif meadow.event == TAKEOVER:
            found += takeovers(meadow, color)
    return found


def last_actions(meadow: Meadow) -> list[int]:
    """What a jelly may do after the check.  AMB-TURN-05, AMB-JELLY-06, AMB-JELLY-08"""
    return [DONE, POINT] if meadow.spent else [DONE, POINT, AGAIN]


def beginnings(meadow: Meadow, color: int) -> list[int]:
    """With which group stacking up may begin: the last one must cover nobody, if any does not.

    AMB-STACK-03, AMB-STACK-08, AMB-STACK-09
    """
    order = sorted(meadow.spots[color])
    step = -meadow.dir
    lasts = [order[(at + step) % len(order)] for at in range(len(order))]
    bare = [at for at, last in zip(order, lasts) if not meadow.below[last]]
    return [BEGIN + at for at in bare or order]


def gifts(meadow: Meadow, color: int) -> list[int]:
    """Which bee goes to a hive: a normal one of the new stack, else a covered one; else a special
    one of the stack, else a covered one.  AMB-HIVE-06…08"""
    stack = meadow.stack
    bees = listed(meadow.bees[stack]) if stack >= 0 and meadow.owner[stack] == color else []
    found = [
        GIVE + stack * PER_SPACE + bee
        for bee, kind in enumerate(bees)
        if kind == NORMAL and (bee == 0 or bees[bee - 1] != NORMAL)
    ]
    if found:
        return found
    covered = [
        (kind, GIVE + at * PER_SPACE + UNDER + bee)
        for at in meadow.covered(color)
        for bee, kind in enumerate(listed(meadow.below[at]))
        if bee == 0 or kind != meadow.below[at] & 15
    ]
    found = [code for kind, code in covered if kind == NORMAL]
    if found:
        return found
    if bees:
        return [GIVE + stack * PER_SPACE + bee for bee in range(len(bees))]
    return [code for _, code in covered]


def swaps(meadow: Meadow, color: int) -> list[int]:
    """Own normal bees that could become special ones.  AMB-EVT-29"""
    if not meadow.waiting[color]:
        return []
    groups = [
        SWAP + at * PER_SPACE + bee
        for at in sorted(meadow.spots[color])
        for bee, kind in enumerate(listed(meadow.bees[at]))
        if kind == NORMAL
    ]
    covered = [
        SWAP + at * PER_SPACE + UNDER + bee
        for at in meadow.covered(color)
        for bee, kind in enumerate(listed(meadow.below[at]))
        if kind == NORMAL
    ]
    return groups + covered


def waiting(meadow: Meadow, color: int) -> list[int]:
    """The color's special bees that have not entered play."""
    return [kind for kind in SPECIALS if meadow.waiting[color] >> kind & 1]


def lonely_places(meadow: Meadow, color: int) -> list[int]:
    """Where a special bee may stand if all others are covered.  AMB-NEW-05"""
    covered = meadow.covered(color) or [meadow.stack]
    return [ALONE + at for at in sorted({first_free(meadow, at) for at in covered})]


def next_bees(meadow: Meadow) -> list[int]:
    """The kinds that can lie next in the group that is being put in order, from the top."""
    return sorted(set(listed(meadow.bees[meadow.sorting] >> 4 * meadow.placed)))
