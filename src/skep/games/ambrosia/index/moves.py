"""The moves of a color, quickly: the same as in `rules.moving`, without a call for each space."""

from __future__ import annotations

from skep.games.ambrosia.codes import MOVE, ORGANIZE
from skep.games.ambrosia.pieces import NORMAL, ORGANIZER, REBEL, TURBO
from skep.games.ambrosia.rules import event_cards, moving, special_bees
from skep.games.ambrosia.state import Meadow


def moves(state: Meadow, color: int) -> list[int]:
    """All moves of a color, the same as `rules.moving.moves`; those of an Organizer come first."""
    found: list[int] = []
    size = state.size
    bees = state.bees
    leaves = state.ring.leaves
    normal = event_cards.power_of_normal_bees(state)
    for at in state.groups[color]:
        if size[at] > 1:
            power = normal if bees[at] & 15 == NORMAL else special_bees.power(state, at)
            if power == ORGANIZER and special_bees.may_organize(state, color, at, True):
                found.append(ORGANIZE.code(at))
            if power in (TURBO, REBEL) or leaves[at]:
                found += moving.group_moves(state, color, at, power)
            else:
                add_forward_moves(state, color, at, power, found)
    return found


def add_forward_moves(state: Meadow, color: int, at: int, power: int, found: list[int]) -> None:
    """Add the moves of a group that can only go forward, and no further than its number."""
    owner = state.owner
    size = state.size
    length = len(owner)
    step = state.direction
    code = MOVE.before_first(at, step)
    to = at
    for _ in range(size[at]):
        to += step
        if to == length:
            to = 0
        elif to < 0:
            to = length - 1
        code += MOVE.WAYS
        holder = owner[to]
        free = holder < 0 or holder == color
        if free or (size[to] < 3 and moving.may_cover(state, to, power)):
            found.append(code)


def can_move(state: Meadow, color: int) -> bool:
    """Whether the color must move, the same as `rules.moving.can_move`."""
    size = state.size
    owner = state.owner
    for at in state.groups[color]:
        if size[at] > 1:
            holder = owner[(at + state.direction) % len(owner)]
            if holder < 0 or holder == color:  # one bee may go there, whatever lies on top
                return True
            if group_can_move(state, color, at):
                return True
    return False


def group_can_move(state: Meadow, color: int, at: int) -> bool:
    """Whether a group of two or more can move without the help of a special space."""
    power = special_bees.power_to_move(state, at)
    if power in (TURBO, REBEL, ORGANIZER):
        return bool(moving.moves_from(state, color, at, leaves=False))
    found: list[int] = []
    add_forward_moves(state, color, at, power, found)
    return bool(found)
