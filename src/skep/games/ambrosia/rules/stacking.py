"""Stacking up after a scoring.  AMB-STACK"""

from __future__ import annotations

from typing import Final

from skep.games.ambrosia.codes import BEGIN
from skep.games.ambrosia.events import emit
from skep.games.ambrosia.pieces import KINDS, put_on_top, top_of
from skep.games.ambrosia.rules import moving
from skep.games.ambrosia.rules.prompt import ColorPrompt
from skep.games.ambrosia.state import NOWHERE, Meadow
from skep.kernel.script import Refusal, ask


def gathering_order(state: Meadow, color: int, first: int) -> list[int]:
    """The spaces of the color's groups, forward from the first one.

    AMB-STACK-04, AMB-EVT-03, AMB-EX-13
    """
    length = len(state.owner)
    return sorted(state.groups[color], key=lambda at: (at - first) * state.direction % length)


def beginnings(state: Meadow, color: int) -> list[int]:
    """The groups with which stacking up may begin: the last one must cover nobody, if possible.

    AMB-STACK-08, AMB-STACK-09
    """
    groups = gathering_order(state, color, 0)
    lasts = [groups[-1], *groups]  # the last group is the one right behind the first
    bare = [first for last, first in zip(lasts, groups) if not state.covered_bees[last]]
    return sorted(bare or groups)


class Begin(ColorPrompt):
    """With which group does stacking up begin?  AMB-STACK-03"""

    name = "begin"

    def options(self, state: Meadow) -> list[int]:
        return [BEGIN.code(at) for at in beginnings(state, state.player)]

    def refusals(self, state: Meadow) -> list[Refusal]:
        allowed = beginnings(state, state.player)
        refused = [at for at in sorted(state.groups[state.player]) if at not in allowed]
        return [Refusal(f"begin:{at}", "AMB-STACK-08") for at in refused]


GATHER: Final = Begin()


async def stack_up(state: Meadow, color: int) -> None:
    """Gather all uncovered bees of the color into one stack.

    AMB-STACK-01, AMB-STACK-02, AMB-STACK-11, AMB-STACK-12, AMB-STACK-13
    """
    if not state.groups[color]:
        state.new_stack = NOWHERE
        return
    first = BEGIN.number(await ask(state, state.decider(color), GATHER))  # AMB-STACK-03
    order = gathering_order(state, color, first)
    bees = 0
    total = 0
    for at in order:
        size = state.size[at]
        lifted = state.lift(at, size)  # AMB-STACK-06, AMB-STACK-10
        bees = put_on_top(lifted, bees, total)  # AMB-STACK-05
        total += size
    state.new_stack = order[-1]
    state.land(color, state.new_stack, bees, total)  # AMB-STACK-07
    if state.recording:
        facts = {"spaces": order, "at": order[-1], "count": total, "top": KINDS[top_of(bees)]}
        emit(state, "gathered", color, facts)
    if state.hidden_bee_shown:
        await moving.show(state)


def new_stack_size(state: Meadow, color: int) -> int:
    """How many bees the new stack has; 0 if there is none."""
    at = state.new_stack
    return state.size[at] if at != NOWHERE and state.owner[at] == color else 0
