"""A turn in the rulebook's order: one of five actions, or a skip.  PRP-TURN, PRP-SKIP"""

from __future__ import annotations

from typing import Final

from skep.games.propolis.box import ALL_WORKERS
from skep.games.propolis.codes import (
    DECLINE,
    PASS,
    SKIP,
    TAKE,
    VERB,
    build_card,
    deploy_cell,
    palace_number,
)
from skep.games.propolis.rules.achievements import mark
from skep.games.propolis.rules.ending import close_turn
from skep.games.propolis.rules.majority import check_rows
from skep.games.propolis.rules.palaces import (
    construct_palace,
    expected_palaces,
    palace_options,
    why_not_palace,
)
from skep.games.propolis.rules.prompts import Question
from skep.games.propolis.rules.setup import begin
from skep.games.propolis.rules.solo import close_pass, opponent_turn
from skep.games.propolis.rules.structures import (
    construct,
    construct_options,
    expected_constructions,
    why_not_construct,
)
from skep.games.propolis.rules.workers import (
    deploy,
    deploy_options,
    expected_deploys,
    expected_fortifies,
    fortify,
    fortify_options,
    retreat_all,
    retreat_options,
    retreat_some,
    why_not_deploy,
    why_not_fortify,
    why_not_retreat,
)
from skep.games.propolis.state import MARKING, OPPONENT, PLAYING, Realm
from skep.kernel.script import ask, checkpoint


async def play(state: Realm) -> None:
    """A match from the start of any turn to its end."""
    while not state.over:
        if state.phase == PLAYING:
            await turn(state)
        elif state.phase == MARKING:
            await mark(state)
        else:
            await begin(state)
        checkpoint(state)


async def turn(state: Realm) -> None:
    """One action, then every full row is checked.  PRP-TURN-04, PRP-SOLO-01, PRP-SOLO-20"""
    if state.solo and state.player == OPPONENT:
        await opponent_turn(state)
        await check_rows(state)
        close_pass(state)
    else:
        await act(state, await ask(state, state.player, ACT))
        await check_rows(state)
    close_turn(state)  # PRP-TURN-01


async def act(state: Realm, code: int) -> None:
    """Exactly one of the five actions; or a skip, or a pass.  PRP-TURN-02"""
    match VERB[code]:
        case "deploy":
            await deploy(state, deploy_cell(code))
        case "fortify":
            await fortify(state, code)
        case "retreat:all":
            retreat_all(state, state.player)
        case "retreat:some":
            await retreat_some(state)
        case "build":
            await construct(state, build_card(code), False)
        case "other":
            await construct(state, build_card(code), True)
        case "palace":
            construct_palace(state, palace_number(code))
        case "skip":
            await skip(state)
        case _:
            pass_turn(state)


class Act(Question):
    """One of the five actions; a skip or a pass where the rules know one.  PRP-TURN-02"""

    name = "act"

    def options(self, state: Realm) -> list[int]:
        """Every action that the player may take; a pass only if there is none.  PRP-TURN-03"""
        found = deploy_options(state)
        found += fortify_options(state)
        found += retreat_options(state)
        found += construct_options(state)
        found += palace_options(state)
        if may_skip(state, state.player):
            found.append(SKIP)
        return found or [PASS]

    def expected(self, state: Realm) -> list[int]:
        return [
            *expected_deploys(state),
            *expected_fortifies(state),
            *expected_constructions(state),
            *expected_palaces(state),
        ]

    def why_not(self, state: Realm, code: int) -> str:
        match VERB[code]:
            case "deploy":
                return why_not_deploy(state, deploy_cell(code))
            case "fortify":
                return why_not_fortify(state, code)
            case "retreat:all" | "retreat:some" | "retreat":
                return why_not_retreat(state)
            case "build" | "other":
                return why_not_construct(state, build_card(code))
            case "palace":
                return why_not_palace(state, palace_number(code))
            case "skip":
                return "PRP-SKIP-05"
            case "pass":
                return "PRP-TURN-03"
        return ""


def may_skip(state: Realm, side: int) -> bool:
    """Whether all workers of the side are in central.

    PRP-SKIP-01, PRP-SKIP-04, PRP-SKIP-05
    """
    return state.central[side] == ALL_WORKERS


async def skip(state: Realm) -> None:
    """Take one worker from central; every other player may do the same, clockwise.

    PRP-SKIP-02, PRP-SKIP-03
    """
    side = state.player
    state.gain_workers(side, 1)
    if state.recording:
        state.emit("skipped", side, {})
    for step in range(1, state.seats):
        other = (side + step) % state.seats
        if state.central[other] and await ask(state, other, TAKE_ONE) == TAKE:
            state.gain_workers(other, 1)
            if state.recording:
                state.emit("fetched", other, {"count": 1})


class Take(Question):
    """After a skip: a worker from central, or none.  PRP-SKIP-03"""

    name = "take"

    def options(self, state: Realm) -> list[int]:
        return [TAKE, DECLINE]


def pass_turn(state: Realm) -> None:
    """Nothing else was possible.  PRP-TURN-03"""
    if state.recording:
        state.emit("passed", state.player, {})


ACT: Final = Act()
TAKE_ONE: Final = Take()
