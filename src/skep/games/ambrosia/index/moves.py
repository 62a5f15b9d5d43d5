"""The moves of a color, quickly: the same as in `rules.moving`, with few calls for each space."""

from __future__ import annotations

from typing import Final

from skep.games.ambrosia.box import MAX_BEES
from skep.games.ambrosia.codes import MOVE, ORGANIZE
from skep.games.ambrosia.pieces import (
    DRONE,
    EQUAL,
    GUARDIAN,
    NORMAL,
    ORGANIZER,
    PEACEFUL,
    REBEL,
    TOP_BEE,
    TURBO,
)
from skep.games.ambrosia.ring import MAX_RING_LENGTH
from skep.games.ambrosia.rules import event_cards, moving, special_bees
from skep.games.ambrosia.state import Meadow

WAYS: Final = MOVE.WAYS
BEFORE_FIRST: Final[list[list[int]]] = [
    [MOVE.before_first(at, direction) for at in range(MAX_RING_LENGTH)] for direction in (1, -1)
]
"""The code before those of moves straight on from a space: clockwise, and counterclockwise."""


def _wide(direction: int, further: bool, back: bool, size: int) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    for count in range(1, size + 1):
        spaces = [count, special_bees.turbo_distance(count)] if further else [count]
        spaces += [-each for each in spaces] if back else []
        found += [(each * direction, MOVE.move_code(0, count, each * direction)) for each in spaces]
    return found


WIDE: Final[list[list[tuple[int, int]]]] = [
    _wide(direction, further, back, size)
    for direction in (1, -1)
    for further in (False, True)
    for back in (False, True)
    for size in range(MAX_BEES + 1)
]
"""The moves of a group that may go one space further, or back, or both: how many spaces clockwise,
and the code from space 0. `wide_moves` finds the row."""


def wide_moves(state: Meadow, at: int, power: int, back: bool) -> list[tuple[int, int]]:
    """The row of `WIDE` for a group with this power."""
    row = (0 if state.direction > 0 else 4) + (2 if power == TURBO else 0) + int(back)
    return WIDE[row * (MAX_BEES + 1) + state.size[at]]


def moves(state: Meadow, color: int) -> list[int]:
    """All moves of a color, the same as `rules.moving.moves`; those of an Organizer come first."""
    found: list[int] = []
    size = state.size
    bees = state.bees
    ring = state.ring
    normal = event_cards.power_of_normal_bees(state)
    silenced = state.event == EQUAL
    for at in state.groups[color]:
        if size[at] > 1:
            power = bees[at] & TOP_BEE
            if power == NORMAL:
                power = normal
            elif silenced or ring.thicket[at]:
                power = NORMAL
            elif power == ORGANIZER and may_organize(state, color, at, True):
                found.append(ORGANIZE.code(at))
            back = power == REBEL or ring.leaves[at]
            if back or power == TURBO:
                add_wide_moves(state, color, at, power, back, found)
            else:
                add_forward_moves(state, color, at, power, found)
    return found


def add_wide_moves(
    state: Meadow, color: int, at: int, power: int, back: bool, found: list[int]
) -> None:
    """Add the moves of a group that may go one space further, or back."""
    owner = state.owner
    length = len(owner)
    base = at * MOVE.PER_SPACE
    for spaces, code in wide_moves(state, at, power, back):
        to = (at + spaces) % length
        holder = owner[to]
        if holder < 0 or holder == color or may_cover(state, to, power):
            found.append(base + code)


def add_forward_moves(state: Meadow, color: int, at: int, power: int, found: list[int]) -> None:
    """Add the moves of a group that can only go forward, and no further than its number."""
    owner = state.owner
    size = state.size
    length = len(owner)
    step = state.direction
    code = BEFORE_FIRST[0 if step > 0 else 1][at]
    to = at
    for _ in range(size[at]):
        to += step
        if to == length:
            to = 0
        elif to < 0:
            to = length - 1
        code += WAYS
        holder = owner[to]
        if holder < 0 or holder == color or (size[to] < 3 and may_cover(state, to, power)):
            found.append(code)


def may_cover(state: Meadow, at: int, power: int) -> bool:
    """The same as `rules.moving.may_cover`, most often by a look at a single bee."""
    if state.covered_bees[at] or state.event == PEACEFUL:
        return False
    if state.size[at] == 1 and state.bees[at] & TOP_BEE != GUARDIAN:
        return True
    return moving.may_cover(state, at, power)


def can_move(state: Meadow, color: int) -> bool:
    """Whether the color must move, the same as `rules.moving.can_move`."""
    size = state.size
    owner = state.owner
    length = len(owner)
    step = state.direction
    for at in state.groups[color]:
        if size[at] > 1:
            holder = owner[(at + step) % length]
            if holder < 0 or holder == color:  # one bee may go there, whatever lies on top
                return True
            if group_can_move(state, color, at):
                return True
    return False


def group_can_move(state: Meadow, color: int, at: int) -> bool:
    """Whether a group of two or more can move without the help of a special space."""
    power = special_bees.power_to_move(state, at)
    if can_move_with(state, color, at, power, False):
        return True
    return power == ORGANIZER and may_organize(state, color, at, False)


def can_move_with(state: Meadow, color: int, at: int, power: int, leaves: bool) -> bool:
    """Whether a group has a move with this power; `leaves`: also one that only leaves allow."""
    found: list[int] = []
    back = power == REBEL or (leaves and state.ring.leaves[at])
    if back or power == TURBO:
        add_wide_moves(state, color, at, power, back, found)
    else:
        add_forward_moves(state, color, at, power, found)
    return bool(found)


def may_organize(state: Meadow, color: int, at: int, leaves: bool) -> bool:
    """The same as `rules.special_bees.may_organize` for a group with the Organizer on top."""
    normal = event_cards.power_of_normal_bees(state)
    for top in set(state.kinds(at)):
        if can_move_with(state, color, at, normal if top == NORMAL else top, leaves):
            return True
    return False


def may_score(state: Meadow, color: int) -> bool:
    """Whether the color may score, the same as `rules.turn.may_score`."""
    return not can_move(state, color) or drone_may_score(state, color)


def may_score_with_moves(state: Meadow, color: int) -> bool:
    """The same where the color has moves: on the front only a Drone allows it then."""
    return (state.back and not can_move(state, color)) or drone_may_score(state, color)


def drone_may_score(state: Meadow, color: int) -> bool:
    """The same as `rules.special_bees.drone_may_score`."""
    if state.is_waiting(color, DRONE):
        return False
    size = state.size
    bees = state.bees
    pairs = [
        at
        for at in state.groups[color]
        if size[at] == 2 and bees[at] & TOP_BEE == DRONE and special_bees.power(state, at) == DRONE
    ]
    if not pairs:
        return False
    for at in state.groups[color]:
        if size[at] > 1 and at not in pairs and group_can_move(state, color, at):
            return False
    return True
