"""The nine special bees.  AMB-SPEC, AMB-GUARD … AMB-ORG

Where a power changes a move or a scoring, that rule asks here.  AMB-SPEC-01, AMB-SPEC-11
"""

from __future__ import annotations

from typing import Final

from skep.games.ambrosia.codes import DONE, NEXT
from skep.games.ambrosia.events import emit_to_onlookers, names
from skep.games.ambrosia.pieces import (
    COLLECTOR,
    DRONE,
    GUARDIAN,
    HEAVYWEIGHT,
    KINDS,
    NORMAL,
    ORGANIZER,
    REBEL,
    SABOTEUR,
    lift_top,
    listed,
    stacked,
)
from skep.games.ambrosia.rules import event_cards, moving, special_spaces
from skep.games.ambrosia.rules.prompt import ColorPrompt, PrivatePrompt
from skep.games.ambrosia.state import NOWHERE, Meadow
from skep.kernel.script import Refusal, ask

# Common rules


def power(state: Meadow, at: int) -> int:
    """The kind of bee whose power works on a space: the one on top, or NORMAL for no power.

    AMB-SPEC-05, AMB-SPEC-06, AMB-SPEC-07, AMB-SPEC-10
    """
    top = state.top(at)
    if top == NORMAL or event_cards.silences_bees(state) or special_spaces.is_thicket(state, at):
        return NORMAL
    return top


def power_to_move(state: Meadow, at: int) -> int:
    """The power of a move from a space, to be used or not: that of the top bee before the move.

    AMB-SPEC-02, AMB-SPEC-08, AMB-SPEC-09
    """
    if state.top(at) == NORMAL:
        return event_cards.power_of_normal_bees(state)
    return power(state, at)


# Guardian


def guardian_protects(state: Meadow, at: int) -> bool:
    """Whether a Guardian on top keeps others from covering its group, even a Berserker.

    AMB-GUARD-01, AMB-GUARD-02, AMB-GUARD-03, AMB-SPEC-04
    """
    return power(state, at) == GUARDIAN


# Collector and Heavyweight Bee


def collector_bonus(state: Meadow, at: int) -> int:
    """The Collector scores 1 point more for its space.  AMB-COLL-01"""
    return 1 if power(state, at) == COLLECTOR else 0


def heavyweight_bonus(state: Meadow, at: int, value: int) -> int:
    """The Heavyweight Bee scores the value of its flower twice, and nothing else.

    AMB-HEAVY-01, AMB-HEAVY-02
    """
    return value if power(state, at) == HEAVYWEIGHT else 0


# Turbo Bee and Rebel


def turbo_distance(count: int) -> int:
    """With the Turbo Bee bees may go 1 space further than their number.

    AMB-TURBO-01, AMB-TURBO-02, AMB-TURBO-03, AMB-EX-16
    """
    return count + 1


def rebel_may_go_back(power: int) -> bool:
    """With the Rebel bees may go as far back as forward; never by a Turbo Bee beneath it.

    AMB-REBEL-01, AMB-REBEL-02, AMB-REBEL-03, AMB-REBEL-04, AMB-EX-09
    """
    return power == REBEL


# Berserker


def berserker_may_cover(state: Meadow, at: int) -> bool:
    """Whether a Berserker may cover the group on a space: two bees alone, not in a thicket.

    AMB-BERS-01, AMB-BERS-02, AMB-BERS-03, AMB-BERS-04, AMB-BERS-05, AMB-THICK-02, AMB-EX-03
    """
    alone = not state.covered_bees[at]
    return state.size[at] == 2 and alone and not special_spaces.is_thicket(state, at)


# Drone


def drone_may_score(state: Meadow, color: int) -> bool:
    """Whether a pair with the Drone on top is the color's only group that can move: then the color
    may score, in place of its move or after it.

    AMB-DRONE-01, AMB-DRONE-02, AMB-DRONE-03, AMB-DRONE-04, AMB-DRONE-05
    """
    if state.is_waiting(color, DRONE):
        return False
    groups = state.groups[color]
    pair = [at for at in groups if state.size[at] == 2 and power(state, at) == DRONE]
    if not pair:
        return False
    others = [at for at in groups if at not in pair]
    return not any(moving.moves_from(state, color, at, leaves=False) for at in others)


# Saboteur


def is_sabotaged(state: Meadow, color: int, at: int) -> bool:
    """Whether another color's Saboteur directly behind a space takes the color's points there.

    AMB-SABO-01, AMB-SABO-02, AMB-SABO-03, AMB-SABO-04, AMB-EVT-04, AMB-THICK-02
    """
    behind = state.ahead(at, -1)
    if state.top(behind) != SABOTEUR or state.owner[behind] == color:
        return False
    return power(state, behind) == SABOTEUR and not special_spaces.is_thicket(state, at)


# Organizer


def moves_with(state: Meadow, color: int, at: int, top: int, leaves: bool) -> bool:
    """Whether a group could move if the Organizer put this bee on top.  AMB-ORG-03"""
    power = event_cards.power_of_normal_bees(state) if top == NORMAL else top
    return bool(moving.group_moves(state, color, at, power, leaves))


def may_organize(state: Meadow, color: int, at: int, leaves: bool) -> bool:
    """Whether the Organizer is on top of a group that could move in some order.  AMB-ORG-04"""
    if state.size[at] < 2 or power(state, at) != ORGANIZER:
        return False
    return any(moves_with(state, color, at, top, leaves) for top in set(state.kinds(at)))


async def organize(state: Meadow, color: int, at: int) -> int:
    """The Organizer's group is put in order and then moves; the space where it ended."""
    await put_in_order(state, color, at, organizer=True)  # AMB-ORG-01
    return await moving.move(state, await ask(state, state.decider(color), FLY, at))


class FlyAfterOrdering(ColorPrompt):
    """Move from the group that was put in order.  AMB-ORG-02, AMB-ORG-03"""

    name = "fly"

    def options(self, state: Meadow) -> list[int]:
        at = state.about
        return moving.group_moves(state, state.player, at, power_to_move(state, at))

    def refusals(self, state: Meadow) -> list[Refusal]:
        return moving.refused_moves(state, state.about)

    def why(self, state: Meadow, key: str) -> str:
        return moving.why_no_move(state, key, elsewhere="AMB-ORG-02")


FLY: Final = FlyAfterOrdering()


async def put_in_order(state: Meadow, color: int, at: int, organizer: bool) -> None:
    """Put a group in order, from the top down; the rest may stay as it is."""
    state.ordering = at
    state.ordered = 0
    while len(next_bees(state)) > 1:
        code = await ask(state, state.decider(color), ORDER, int(organizer))
        if code == DONE:
            break
        pull_up(state, at, state.ordered, NEXT.number(code))
        state.ordered += 1
    state.ordering = NOWHERE
    state.ordered = 0
    if state.recording:
        facts = {"at": at, "top": KINDS[state.top(at)]}
        emit_to_onlookers(state, "sorted", color, facts, {"bees": names(state.bees[at])})


def next_bees(state: Meadow) -> list[int]:
    """The kinds that can lie next in the group that is being put in order."""
    _, rest = lift_top(state.bees[state.ordering], state.ordered)
    return sorted(set(listed(rest)))


def pull_up(state: Meadow, at: int, place: int, kind: int) -> None:
    """Move the uppermost bee of a kind, among those not yet in place, up to this place."""
    kinds = state.kinds(at)
    kinds.insert(place, kinds.pop(kinds.index(kind, place)))
    state.bees[at] = stacked(kinds)


class Order(PrivatePrompt):
    """Which bee lies next in the group, from the top down?  AMB-ORG-01, AMB-EVT-38

    `about` is 1 for the Organizer: then the group must be able to move with the bee on top.
    """

    name = "order"

    def options(self, state: Meadow) -> list[int]:
        if state.about and not state.ordered:
            return [NEXT.code(top) for top in next_bees(state) if self.may_be_top(state, top)]
        return [DONE, *(NEXT.code(kind) for kind in next_bees(state))]

    def may_be_top(self, state: Meadow, top: int) -> bool:
        return moves_with(state, state.player, state.ordering, top, True)

    def refusals(self, state: Meadow) -> list[Refusal]:
        if not state.about or state.ordered:
            return []
        stuck = [top for top in next_bees(state) if not self.may_be_top(state, top)]
        return [Refusal(f"next:{KINDS[top]}", "AMB-ORG-02") for top in stuck]


ORDER: Final = Order()
