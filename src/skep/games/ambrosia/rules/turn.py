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


async def play(state: Meadow) -> None:
    """A match from the start of any turn to its end."""
    while not state.over:
        if state.phase == SETUP:
            await setup.begin(state)
        else:
            await turn(state)
        checkpoint(state)


async def turn(state: Meadow) -> None:
    """One move, jelly, the check for a scoring, and perhaps another turn.  AMB-TURN-01"""
    color = state.player
    open_turn(state)
    moved = await move_or_score(state, color)
    if state.jelly[color] and not state.over and not state.grasshopper_turn:
        await royal_jelly.use_after_move(state, color)  # AMB-TURN-04
    if moved and fast_moves.may_score(state, color):
        await check(state, color)
    if state.over:
        return
    state.turns_without_scoring = 0 if state.scored else state.turns_without_scoring + 1
    if state.turns_without_scoring >= TURNS_WITHOUT_SCORING * state.seats:
        await ending.finish(state, color, "stopped")  # AMB-TURN-06
        return
    if state.jelly[color] and not state.grasshopper_turn:
        await royal_jelly.maybe_pay_for_turn(state, color)  # AMB-TURN-05
    pass_on(state)


def open_turn(state: Meadow) -> None:
    """Reset what is counted per turn; a paid turn has no jelly action.  AMB-JELLY-08"""
    state.spaces_used = 0
    state.jelly_action = NO_ACTION if state.paid_turn else ACTION_LEFT
    state.paid_turn = False
    state.grasshopper_turn = False
    state.scored = False


def pass_on(state: Meadow) -> None:
    """The left neighbor is next, unless another turn was paid or given.  AMB-TURN-02"""
    state.turns += 1
    if not state.paid_turn and not state.grasshopper_turn:
        state.player = (state.player + 1) % state.seats


async def move_or_score(state: Meadow, color: int) -> bool:
    """One move, or a scoring in its place; jelly before it.  Whether it was a move.

    AMB-TURN-03, AMB-TURN-04, AMB-CHECK-07, AMB-CHECK-08
    """
    while True:
        code = await ask(state, state.decider(color), TURN)
        if MOVE.holds(code):
            to = moving.fly(state, code)
            if state.hidden_bee_shown:
                await moving.show(state)
        elif ORGANIZE.holds(code):
            to = await special_bees.organize(state, color, ORGANIZE.number(code))
        elif code == SCORE:
            await scoring.score(state, color)
            return False
        else:
            await royal_jelly.spend(state, color, code)
            continue
        if state.ring.acts_on_landing[to]:
            await special_spaces.maybe_act(state, color, to)
        return True


class MoveOrScore(ColorPrompt):
    """Move; before it, jelly; score if no move must be made.  AMB-TURN-01, AMB-TURN-04"""

    name = "turn"

    def options(self, state: Meadow) -> list[int]:
        color = state.player
        found = fast_moves.moves(state, color)
        if not found or fast_moves.may_score_with_moves(state, color):  # as `may_score`
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


TURN: Final = MoveOrScore()


def may_score(state: Meadow, color: int) -> bool:
    """Whether the color may score: it need not move, or its Drone allows it.

    AMB-CHECK-01, AMB-CHECK-02, AMB-CHECK-03, AMB-CHECK-07, AMB-DRONE-04, AMB-LEAF-02, AMB-EX-11
    """
    return not moving.can_move(state, color) or special_bees.drone_may_score(state, color)


class Check(ColorPrompt):
    """Score though a move is possible, by Drone or from leaves?  AMB-DRONE-02, AMB-LEAF-02"""

    name = "check"

    def options(self, state: Meadow) -> list[int]:
        return [WAIT, SCORE]


CHECK: Final = Check()


async def check(state: Meadow, color: int) -> None:
    """Score after one's move: compulsory if no move is left. Only this color scores.

    AMB-CHECK-01, AMB-CHECK-04, AMB-CHECK-06, AMB-CHECK-09, AMB-CHECK-10
    """
    optional = fast_moves.moves(state, color)
    if optional and await ask(state, state.decider(color), CHECK) != SCORE:
        return
    await scoring.score(state, color)
