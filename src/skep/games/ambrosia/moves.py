"""Which bees may move, how far, and where a move may end.  AMB-MOVE, AMB-DEST, AMB-FORCE"""

from __future__ import annotations

from skep.games.ambrosia.codes import MOVE, ORGANIZE, TAKE
from skep.games.ambrosia.pieces import (
    ADVANCED,
    BERSERKER,
    DRONE,
    EQUAL,
    GUARDIAN,
    NORMAL,
    ORGANIZER,
    PEACEFUL,
    REBEL,
    TURBO,
    listed,
)  # fmt: skip
from skep.games.ambrosia.state import Meadow


def power(meadow: Meadow, at: int) -> int:
    """The bee whose power works on a space: the top one, unless it is silenced.

    AMB-SPEC-05…07, AMB-THICK-01, AMB-EVT-27
    """
    if meadow.event == EQUAL or meadow.ring.thicket[at]:
        return NORMAL
    return meadow.bees[at] & 15


def may_cover(meadow: Meadow, at: int, berserk: bool) -> bool:
    """May another color's bees on a space be covered?  AMB-DEST-04…07, AMB-BERS, AMB-GUARD"""
    if meadow.below[at] or meadow.event == PEACEFUL:
        return False
    size = meadow.size[at]
    if size > 2 or (size == 2 and (not berserk or meadow.ring.thicket[at])):
        return False
    return power(meadow, at) != GUARDIAN


def may_land(meadow: Meadow, color: int, at: int, berserk: bool) -> bool:
    """May a move of the color end here?  AMB-DEST-01…07"""
    owner = meadow.owner[at]
    return owner < 0 or owner == color or may_cover(meadow, at, berserk)


def flights(
    meadow: Meadow, color: int, at: int, top: int, leaves: bool, found: list[int] | None
) -> bool:
    """The moves of the group on a space, with a bee of this kind on top: are there any?

    `top` is NORMAL where a power does not work. `leaves`: count those that need swaying leaves.
    Without a list to fill, the first one is enough.  AMB-MOVE-01…13, AMB-TURBO, AMB-REBEL
    """
    further = top == TURBO or (
        meadow.event == ADVANCED and not meadow.literal and meadow.bees[at] & 15 == NORMAL
    )
    back = top == REBEL or (leaves and meadow.ring.leaves[at])
    if further or back:
        return wide_flights(meadow, color, at, top == BERSERKER, further, back, found)
    owner = meadow.owner
    length = len(owner)
    step = meadow.dir
    code = MOVE + at * 32 + (0 if step > 0 else 2)
    to = at
    for _ in range(meadow.size[at]):
        to += step
        if to == length:
            to = 0
        elif to < 0:
            to = length - 1
        code += 4
        holder = owner[to]
        if holder < 0 or holder == color or may_cover(meadow, to, top == BERSERKER):
            if found is None:
                return True
            found.append(code)
    return bool(found)


def wide_flights(
    meadow: Meadow, color: int, at: int, berserk: bool, further: bool, back: bool,
    found: list[int] | None,
) -> bool:  # fmt: skip
    """The same for a group that may go 1 space further, or backwards, or both."""
    owner = meadow.owner
    length = len(owner)
    clockwise = meadow.dir > 0
    ahead = 0 if clockwise else 2
    base = MOVE + at * 32
    for count in range(1, meadow.size[at] + 1):
        for way in range(4):
            if way & 1 and not further:
                continue
            if way & 2 and not back:
                break
            spaces = count + (way & 1)
            to = at + spaces if clockwise == (way < 2) else at - spaces
            if to < 0:
                to += length
            elif to >= length:
                to -= length
            holder = owner[to]
            if holder < 0 or holder == color or may_cover(meadow, to, berserk):
                if found is None:
                    return True
                found.append(base + count * 4 + (way ^ ahead))
    return bool(found)


def tops(meadow: Meadow, at: int) -> list[int]:
    """The kinds that the Organizer could put on top of the group.  AMB-ORG-04"""
    return sorted(set(listed(meadow.bees[at])))


def top_flies(meadow: Meadow, color: int, at: int, top: int, leaves: bool) -> bool:
    """Could the group move with this bee on top?  AMB-ORG-03"""
    if top == NORMAL and meadow.event == ADVANCED and not meadow.literal:
        top = TURBO
    return flights(meadow, color, at, top, leaves, None)


def may_organize(meadow: Meadow, color: int, at: int, leaves: bool) -> bool:
    """Is the Organizer on top of a group that it could move?  AMB-ORG-01, AMB-ORG-02"""
    if meadow.size[at] < 2 or power(meadow, at) != ORGANIZER:
        return False
    return any(top_flies(meadow, color, at, top, leaves) for top in tops(meadow, at))


def moves_from(meadow: Meadow, color: int, at: int) -> list[int]:
    """All moves of one group, and organizing it first."""
    found: list[int] = []
    if meadow.size[at] > 1:
        flights(meadow, color, at, power(meadow, at), True, found)
        if may_organize(meadow, color, at, True):
            found.append(ORGANIZE + at)
    return found


def moves(meadow: Meadow, color: int) -> list[int]:
    """All moves of a color, those from swaying leaves among them.  AMB-MOVE-02, AMB-LEAF-01"""
    found: list[int] = []
    size = meadow.size
    bees = meadow.bees
    for at in meadow.spots[color]:
        if size[at] > 1:
            top = bees[at] & 15
            if top != NORMAL:
                top = power(meadow, at)
                if top == ORGANIZER and may_organize(meadow, color, at, True):
                    found.append(ORGANIZE + at)
            flights(meadow, color, at, top, True, found)
    return found


def group_moves(meadow: Meadow, color: int, at: int) -> bool:
    """Could this group move, by powers but without special spaces?  AMB-CHECK-02"""
    if meadow.size[at] < 2:
        return False
    top = power(meadow, at)
    if flights(meadow, color, at, top, False, None):
        return True
    return top == ORGANIZER and may_organize(meadow, color, at, False)


def can_move(meadow: Meadow, color: int) -> bool:
    """Must the color move?  AMB-FORCE-01…04, AMB-CHECK-01"""
    size = meadow.size
    owner = meadow.owner
    last = len(owner) - 1
    step = meadow.dir
    for at in meadow.spots[color]:
        if size[at] > 1:
            to = at + step
            holder = owner[to if 0 <= to <= last else last if to < 0 else 0]
            if holder < 0 or holder == color:  # one bee may go there, whatever lies on top
                return True
            if group_moves(meadow, color, at):
                return True
    return False


def drone_is_out(meadow: Meadow, color: int) -> bool:
    """Has the color's Drone entered play?"""
    return not meadow.waiting[color] >> DRONE & 1


def drone_may_score(meadow: Meadow, color: int) -> bool:
    """Is a pair with the Drone on top the only group that can move?  AMB-DRONE-01…05"""
    movable = 0
    drone = False
    for at in meadow.spots[color]:
        if meadow.size[at] > 1 and group_moves(meadow, color, at):
            movable += 1
            drone = meadow.size[at] == 2 and power(meadow, at) == DRONE
            if movable > 1 or not drone:
                return False
    return drone


def takeovers(meadow: Meadow, color: int) -> list[int]:
    """Moves of other colors' groups, without powers.  AMB-EVT-20, AMB-EVT-21"""
    found: list[int] = []
    length = len(meadow.owner)
    for other in meadow.from_left(color):
        for at in meadow.spots[other]:
            if meadow.size[at] > 1:
                for count in range(1, meadow.size[at] + 1):
                    if may_land(meadow, other, (at + count) % length, False):
                        found.append(TAKE + at * 32 + count * 4)
    return found


def leaps(meadow: Meadow, color: int, base: int, stride: int) -> list[int]:
    """Whole own groups to any space where a move may end.  AMB-EVT-12"""
    found: list[int] = []
    for at in meadow.spots[color]:
        berserk = power(meadow, at) == BERSERKER
        for to in range(len(meadow.owner)):
            if to != at and may_land(meadow, color, to, berserk):
                found.append(base + at * stride + to)
    return found


def next_group(meadow: Meadow, color: int, at: int) -> int:
    """The color's next group forward from a space; NOWHERE if it has none.  AMB-JELLY-10"""
    length = len(meadow.owner)
    for step in range(1, length):
        to = (at + step * meadow.dir) % length
        if meadow.owner[to] == color:
            return to
    return -1


def first_free(meadow: Meadow, at: int) -> int:
    """The first free space forward from a space.  AMB-NEW-05"""
    length = len(meadow.owner)
    for step in range(1, length):
        to = (at + step * meadow.dir) % length
        if meadow.owner[to] < 0:
            return to
    return at
