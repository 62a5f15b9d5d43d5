"""Moving: which bees may move, how far, and where a move may end.  AMB-MOVE, AMB-DEST, AMB-FORCE

What special bees, event cards and special spaces change is in their own modules.  AMB-MOVE-16
"""

from __future__ import annotations

from typing import Final

from skep.games.ambrosia.codes import MOVE, ORGANIZE, SHOWN, key as key_of
from skep.games.ambrosia.events import emit_flight
from skep.games.ambrosia.pieces import BERSERKER, TURBO
from skep.games.ambrosia.rules import event_cards, special_bees, special_spaces
from skep.games.ambrosia.rules.prompt import ColorPrompt, numbers_of, on_ring
from skep.games.ambrosia.state import NOBODY, NOWHERE, Meadow
from skep.kernel.script import CHANCE, Refusal, ask


def may_end(state: Meadow, color: int, at: int, power: int) -> bool:
    """Whether a move of a color with this power may end on a space."""
    if state.owner[at] == NOBODY:
        return True  # AMB-DEST-01, AMB-EX-01, AMB-EX-06
    if state.owner[at] == color:
        return True  # AMB-DEST-02, AMB-DEST-03, AMB-EVT-25, AMB-EX-02, AMB-EX-05
    return may_cover(state, at, power)


def may_cover(state: Meadow, at: int, power: int) -> bool:
    """Whether bees of another color may cover the group on a space."""
    if event_cards.forbids_covering(state) or special_bees.guardian_protects(state, at):
        return False
    if state.covered_bees[at]:
        return False  # AMB-DEST-06, AMB-DEST-07, AMB-DEST-10, AMB-EX-07
    if state.size[at] == 1:
        return True  # AMB-DEST-04, AMB-EX-04
    return power == BERSERKER and special_bees.berserker_may_cover(state, at)  # AMB-DEST-05


def distances(state: Meadow, at: int, count: int, power: int, leaves: bool) -> list[int]:
    """How many spaces this number of bees may move from a space: forward, or negative for back.

    `leaves`: include moves that only swaying leaves allow.
    """
    forward = [count]  # AMB-MOVE-04, AMB-EX-08
    if power == TURBO:
        forward.append(special_bees.turbo_distance(count))
    if special_bees.rebel_may_go_back(power) or (leaves and special_spaces.is_on_leaves(state, at)):
        return forward + [-spaces for spaces in forward]
    return forward  # AMB-MOVE-05


def group_moves(state: Meadow, color: int, at: int, power: int, leaves: bool = True) -> list[int]:
    """The moves of the color's group on a space with this power, as option codes."""
    if state.size[at] < 2:
        return []  # AMB-MOVE-02, AMB-MOVE-07, AMB-MOVE-08, AMB-TURBO-04
    return [
        MOVE.move_code(at, count, spaces * state.direction)
        for count in range(1, state.size[at] + 1)  # AMB-MOVE-03
        for spaces in distances(state, at, count, power, leaves)
        if may_end(state, color, state.ahead(at, spaces), power)  # AMB-MOVE-11
    ]


def moves_from(state: Meadow, color: int, at: int, leaves: bool = True) -> list[int]:
    """The moves of the color's group on a space, and putting it in order first."""
    found = group_moves(state, color, at, special_bees.power_to_move(state, at), leaves)
    if special_bees.may_organize(state, color, at, leaves):
        found.append(ORGANIZE.code(at))
    return found


def moves(state: Meadow, color: int) -> list[int]:
    """All moves of a color; covered bees have none.  AMB-MOVE-01, AMB-MOVE-10"""
    return [move for at in state.groups[color] for move in moves_from(state, color, at)]


def can_move(state: Meadow, color: int) -> bool:
    """Whether the color must move: by powers too, but never by a special space.

    AMB-FORCE-01, AMB-FORCE-02, AMB-FORCE-03, AMB-FORCE-04, AMB-CHECK-02, AMB-SPEC-03
    """
    return any(moves_from(state, color, at, leaves=False) for at in state.groups[color])


def fly(state: Meadow, code: int) -> int:
    """Carry out a move; the space where it ended."""
    at, count, spaces = MOVE.parts(code)
    color = state.owner[at]
    to = (at + spaces) % len(state.owner)
    moved = state.lift(at, count)  # AMB-MOVE-09, AMB-MOVE-12, AMB-DEST-08, AMB-DEST-09
    state.land(color, to, moved, count)  # AMB-MOVE-06, AMB-MOVE-13
    if state.recording:
        emit_flight(state, "flew", color, moved, at, to)
    event_cards.maybe_pay_others(state, color, abs(spaces))
    return to


async def move(state: Meadow, code: int) -> int:
    """Carry out a move and show what it uncovered; the space where it ended."""
    to = fly(state, code)
    if state.hidden_bee_shown:
        await show(state)
    return to


class Show(ColorPrompt):
    """Chance shows a hidden bee of another color: nothing is chosen, but it can't be undone."""

    name = "show"

    def options(self, state: Meadow) -> list[int]:
        return [SHOWN]


SHOW: Final = Show()


async def show(state: Meadow) -> None:
    """Another color's hidden bee came into sight: what led there can't be taken back."""
    state.hidden_bee_shown = False
    if not state.open_stacks:
        await ask(state, CHANCE, SHOW)


def next_group(state: Meadow, color: int, at: int) -> int:
    """The color's next group forward from a space; NOWHERE if it has none."""
    ahead = [state.ahead(at, spaces) for spaces in range(1, len(state.owner))]
    return next((to for to in ahead if state.owner[to] == color), NOWHERE)


# Why a move is not offered


def why_not_from(state: Meadow, color: int, at: int, count: int) -> str:
    """The clause that keeps this number of bees from leaving a space; empty if they may."""
    if state.owner[at] != color:
        if state.covered_color[at] == color:
            return "AMB-MOVE-10"
        return "AMB-MOVE-01" if state.owner[at] == NOBODY else "AMB-MOVE-09"
    if state.size[at] == 1:
        if special_bees.power(state, at) == TURBO:
            return "AMB-TURBO-04"
        return "AMB-MOVE-08" if state.covered_bees[at] else "AMB-MOVE-07"
    return "" if 1 <= count <= state.size[at] else "AMB-MOVE-03"


def why_not_so_far(state: Meadow, at: int, count: int, to: int) -> str:
    """The clause that keeps this number of bees from going from one space to another."""
    length = len(state.owner)
    ahead = (to - at) * state.direction % length
    allowed = distances(state, at, count, special_bees.power_to_move(state, at), True)
    if ahead in allowed or ahead - length in allowed:
        return ""
    if length - ahead == count:
        return "AMB-MOVE-05"
    return "AMB-TURBO-01" if ahead == count + 1 else "AMB-MOVE-04"


def why_not_there(state: Meadow, color: int, to: int, power: int) -> str:
    """The clause that keeps a move of the color from ending on a space; empty if it may."""
    if may_end(state, color, to, power):
        return ""
    if state.covered_color[to] == color:
        return "AMB-DEST-07"
    if event_cards.forbids_covering(state):
        return "AMB-EVT-23"
    if state.covered_bees[to]:
        return "AMB-DEST-06" if state.size[to] == 1 else "AMB-DEST-05"
    berserk = power == BERSERKER
    if special_bees.guardian_protects(state, to) and state.size[to] <= 1 + berserk:
        return "AMB-GUARD-03" if berserk else "AMB-GUARD-01"
    if not berserk:
        return "AMB-DEST-05"
    return "AMB-THICK-02" if state.size[to] == 2 else "AMB-BERS-04"


def why_no_move(state: Meadow, key: str, elsewhere: str = "") -> str:
    """The clause that forbids a move of the color whose turn it is.

    `elsewhere` is the clause that binds the move to the space that the prompt is about.
    """
    found = numbers_of(key, 3) if key.startswith("move:") else []
    if not found or not on_ring(state, found[0], found[2]):
        return ""
    at, count, to = found
    if elsewhere and at != state.about:
        return elsewhere
    return (
        why_not_from(state, state.player, at, count)
        or why_not_so_far(state, at, count, to)
        or why_not_there(state, state.player, to, special_bees.power(state, at))
    )


def refused_moves(state: Meadow, at: int) -> list[Refusal]:
    """The moves straight ahead from a space that are not allowed."""
    most = state.size[at] if state.owner[at] == state.player else 1
    keys = [
        key_of(MOVE.move_code(at, count, count * state.direction), len(state.owner))
        for count in range(1, most + 1)
    ]
    return [Refusal(key, why) for key in keys if (why := why_no_move(state, key))]
