"""A turn: one move, then the check for a scoring.  AMB-TURN, AMB-CHECK"""

from __future__ import annotations

from typing import Final

from skep.games.ambrosia.box import TURNS_WITHOUT_SCORING
from skep.games.ambrosia.codes import MOVE, ORGANIZE, SCORE, WAIT
from skep.games.ambrosia.index import moves as fast_moves
from skep.games.ambrosia.rules import (
    ending,
    moving,
    royal_jelly,
    scoring,
    setup,
    special_bees,
    special_spaces,
)
from skep.games.ambrosia.rules.prompt import ColorPrompt, numbers_of, on_ring
from skep.games.ambrosia.state import ACTION_LEFT, NO_ACTION, SETUP, Meadow
from skep.kernel.script import Refusal, ask, checkpoint


async def play(meadow: Meadow) -> None:
    """A match from the start of any turn to its end."""
    while not meadow.over:
        if meadow.phase == SETUP:
            await setup.begin(meadow)
        else:
            await turn(meadow)
        checkpoint(meadow)


async def turn(meadow: Meadow) -> None:
    """One move, jelly, the check for a scoring, and perhaps another turn.  AMB-TURN-01"""
    color = meadow.player
    open_turn(meadow)
    moved = await move_or_score(meadow, color)
    if meadow.jelly[color] and not meadow.over and not meadow.grasshopper_turn:
        await royal_jelly.use_after_move(meadow, color)  # AMB-TURN-04
    if moved and may_score(meadow, color):
        await check(meadow, color)
    if meadow.over:
        return
    meadow.turns_without_scoring = 0 if meadow.scored else meadow.turns_without_scoring + 1
    if meadow.turns_without_scoring >= TURNS_WITHOUT_SCORING * meadow.seats:
        await ending.finish(meadow, color, "stopped")  # AMB-TURN-06
        return
    if meadow.jelly[color] and not meadow.grasshopper_turn:
        await royal_jelly.maybe_pay_for_turn(meadow, color)  # AMB-TURN-05
    pass_on(meadow)


def open_turn(meadow: Meadow) -> None:
    """Reset what is counted per turn; a paid turn has no jelly action.  AMB-JELLY-08"""
    meadow.spaces_used = 0
    meadow.jelly_action = NO_ACTION if meadow.paid_turn else ACTION_LEFT
    meadow.paid_turn = False
    meadow.grasshopper_turn = False
    meadow.scored = False


def pass_on(meadow: Meadow) -> None:
    """The left neighbor is next, unless another turn was paid or given.  AMB-TURN-02"""
    meadow.turns += 1
    if not meadow.paid_turn and not meadow.grasshopper_turn:
        meadow.player = (meadow.player + 1) % meadow.seats


async def move_or_score(meadow: Meadow, color: int) -> bool:
    """One move, or a scoring in its place; jelly before it.  Whether it was a move.

    AMB-TURN-03, AMB-TURN-04, AMB-CHECK-07, AMB-CHECK-08
    """
    while True:
        code = await ask(meadow, meadow.decider(color), TURN)
        if MOVE.holds(code):
            to = moving.fly(meadow, code)
            if meadow.hidden_bee_shown:
                await moving.show(meadow)
        elif ORGANIZE.holds(code):
            to = await special_bees.organize(meadow, color, ORGANIZE.number(code))
        elif code == SCORE:
            await scoring.score(meadow, color)
            return False
        else:
            await royal_jelly.spend(meadow, color, code)
            continue
        if meadow.ring.acts_on_landing[to]:
            await special_spaces.maybe_act(meadow, color, to)
        return True


class Turn(ColorPrompt):
    """Move; before it, jelly; score if no move must be made.  AMB-TURN-01, AMB-TURN-04"""

    name = "turn"

    def options(self, state: Meadow) -> list[int]:
        color = state.player
        found = fast_moves.moves(state, color)
        if may_score(state, color):
            found.append(SCORE)
        if state.jelly[color]:
            found += royal_jelly.jelly_actions(state, color)
        return found

    def refusals(self, state: Meadow) -> list[Refusal]:
        color = state.player
        spaces = sorted([*state.groups[color], *state.covered_spaces(color)])
        refused = [refusal for at in spaces for refusal in moving.refused_moves(state, at)]
        if not may_score(state, color):
            refused.append(Refusal("score", "AMB-FORCE-01"))
        return refused + royal_jelly.refused_jelly(state)

    def why(self, state: Meadow, key: str) -> str:
        if key == "score":
            return "AMB-FORCE-01"
        if key.startswith("organize:"):
            found = numbers_of(key, 1)
            return "AMB-ORG-01" if found and on_ring(state, *found) else ""
        return moving.why_no_move(state, key) or royal_jelly.why_not(state, key)


TURN: Final = Turn()


def may_score(meadow: Meadow, color: int) -> bool:
    """Whether the color may score: it need not move, or its Drone allows it.

    AMB-CHECK-01, AMB-CHECK-03, AMB-CHECK-07, AMB-DRONE-04, AMB-LEAF-02, AMB-EX-11
    """
    return not fast_moves.can_move(meadow, color) or special_bees.drone_may_score(meadow, color)


class Check(ColorPrompt):
    """Score though a move is possible, by Drone or from leaves?  AMB-DRONE-02, AMB-LEAF-02"""

    name = "check"

    def options(self, state: Meadow) -> list[int]:
        return [WAIT, SCORE]


CHECK: Final = Check()


async def check(meadow: Meadow, color: int) -> None:
    """Score after the own move: a must if no move is left.

    AMB-CHECK-01, AMB-CHECK-04, AMB-CHECK-09, AMB-CHECK-10
    """
    optional = fast_moves.moves(meadow, color)
    if optional and await ask(meadow, meadow.decider(color), CHECK) != SCORE:
        return
    await scoring.score(meadow, color)
