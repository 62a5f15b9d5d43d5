"""The beehive scoreboard: after each scoring a bee goes to the next hive.  AMB-HIVE"""

from __future__ import annotations

from typing import Final

from skep.games.ambrosia.codes import GIVE, key as key_of
from skep.games.ambrosia.events import emit_to_onlookers
from skep.games.ambrosia.pieces import KINDS, NORMAL
from skep.games.ambrosia.rules import moving, royal_jelly, stacking
from skep.games.ambrosia.rules.prompt import PrivatePrompt
from skep.games.ambrosia.state import NOWHERE, Meadow
from skep.kernel.script import Refusal, ask


def stack_bees(state: Meadow, color: int) -> list[tuple[int, int]]:
    """The bees of the new stack: their kinds, and the options to give them."""
    if not stacking.new_stack_size(state, color):
        return []
    at = state.new_stack
    return [
        (kind, GIVE.bee_code(at, bee, covered=False)) for bee, kind in enumerate(state.kinds(at))
    ]


def covered_bees(state: Meadow, color: int) -> list[tuple[int, int]]:
    """The covered bees of the color, of two alike on a space one: kinds and options."""
    return [
        (kind, GIVE.bee_code(at, bee, covered=True))
        for at in state.covered_spaces(color)
        for bee, kind in enumerate(state.covered_kinds(at))
        if bee == 0 or kind != state.covered_kinds(at)[0]
    ]


def normal_of_stack(state: Meadow, color: int) -> list[int]:
    """Normal bees of the new stack; of several that lie together, the top one.  AMB-HIVE-06"""
    bees = stack_bees(state, color)
    above = [0, *(kind for kind, _ in bees)]
    return [code for (kind, code), over in zip(bees, above) if kind == NORMAL and over != NORMAL]


def gifts(state: Meadow, color: int) -> list[int]:
    """The bees of which one must go to the hive.

    AMB-HIVE-01, AMB-HIVE-07, AMB-HIVE-08, AMB-EVT-32
    """
    if normal := normal_of_stack(state, color):
        return normal
    covered = covered_bees(state, color)
    return (
        [code for kind, code in covered if kind == NORMAL]
        or [code for _, code in stack_bees(state, color)]
        or [code for _, code in covered]
    )


class Give(PrivatePrompt):
    """Which bee goes to the hive?  AMB-HIVE-06"""

    name = "give"

    def options(self, state: Meadow) -> list[int]:
        return gifts(state, state.player)

    def refusals(self, state: Meadow) -> list[Refusal]:
        allowed = gifts(state, state.player)
        stack = [code for kind, code in stack_bees(state, state.player) if kind != NORMAL]
        spaces = state.covered_spaces(state.player)
        covered = [GIVE.bee_code(at, 0, covered=True) for at in spaces]
        refused = [(code, "AMB-HIVE-01") for code in stack]
        refused += [(code, "AMB-HIVE-07") for code in covered]
        length = len(state.owner)
        return [Refusal(key_of(code, length), why) for code, why in refused if code not in allowed]


GIVE_BEE: Final = Give()


async def fill_hive(state: Meadow, color: int) -> None:
    """A bee goes to the color's next hive, and never returns.

    AMB-HIVE-01, AMB-HIVE-02, AMB-HIVE-03, AMB-HIVE-09
    """
    code = await ask(state, state.decider(color), GIVE_BEE)
    at, bee, covered = GIVE.parts(code)
    if covered:
        kind = state.take_covered(at, bee)
        if state.new_stack == NOWHERE:
            state.new_stack = at
    else:
        kind = state.take_from_group(at, bee)
    hives = state.hives[color]
    hives.append(kind)
    if state.recording:
        facts = {"bee": KINDS[kind], "hive": len(hives), "covered": covered}
        emit_to_onlookers(state, "gave", color, facts, {"from": at})
    if all(len(others) >= len(hives) for others in state.hives):  # AMB-HIVE-04
        royal_jelly.take_jelly(state, color, "hive")
    if state.hidden_bee_shown:
        await moving.show(state)
