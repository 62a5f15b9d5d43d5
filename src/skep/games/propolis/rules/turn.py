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


async def play(realm: Realm) -> None:
    """A match from the start of any turn to its end."""
    while not realm.over:
        if realm.phase == PLAYING:
            await turn(realm)
        elif realm.phase == MARKING:
            await mark(realm)
        else:
            await begin(realm)
        checkpoint(realm)


async def turn(realm: Realm) -> None:
    """One action, then every full row is checked.  PRP-TURN-04, PRP-SOLO-01, PRP-SOLO-20"""
    if realm.solo and realm.player == OPPONENT:
        await opponent_turn(realm)
        await check_rows(realm)
        close_pass(realm)
    else:
        await act(realm, await ask(realm, realm.player, ACT))
        await check_rows(realm)
    close_turn(realm)


async def act(realm: Realm, code: int) -> None:
    """Exactly one of the five actions; or a skip, or a pass.  PRP-TURN-02"""
    match VERB[code]:
        case "deploy":
            await deploy(realm, deploy_cell(code))
        case "fortify":
            await fortify(realm, code)
        case "retreat:all":
            retreat_all(realm, realm.player)
        case "retreat:some":
            await retreat_some(realm)
        case "build":
            await construct(realm, build_card(code), False)
        case "other":
            await construct(realm, build_card(code), True)
        case "palace":
            construct_palace(realm, palace_number(code))
        case "skip":
            await skip(realm)
        case _:
            pass_turn(realm)


class Act(Question):
    """One of the five actions; a skip or a pass where the rules know one.  PRP-TURN-02"""

    name = "act"

    def options(self, realm: Realm) -> list[int]:
        """Every action that the player may take; a pass only if there is none.  PRP-TURN-03"""
        found = deploy_options(realm)
        found += fortify_options(realm)
        found += retreat_options(realm)
        found += construct_options(realm)
        found += palace_options(realm)
        if may_skip(realm, realm.player):
            found.append(SKIP)
        return found or [PASS]

    def expected(self, realm: Realm) -> list[int]:
        return [
            *expected_deploys(realm),
            *expected_fortifies(realm),
            *expected_constructions(realm),
            *expected_palaces(realm),
        ]

    def why_not(self, realm: Realm, code: int) -> str:
        match VERB[code]:
            case "deploy":
                return why_not_deploy(realm, deploy_cell(code))
            case "fortify":
                return why_not_fortify(realm, code)
            case "retreat:all" | "retreat:some" | "retreat":
                return why_not_retreat(realm)
            case "build" | "other":
                return why_not_construct(realm, build_card(code))
            case "palace":
                return why_not_palace(realm, palace_number(code))
            case "skip":
                return "PRP-SKIP-05"
            case "pass":
                return "PRP-TURN-03"
        return ""


def may_skip(realm: Realm, side: int) -> bool:
    """Whether all workers of the side are in central.

    PRP-SKIP-01, PRP-SKIP-04, PRP-SKIP-05
    """
    return realm.central[side] == ALL_WORKERS


async def skip(realm: Realm) -> None:
    """Take one worker from central; every other player may do the same, clockwise.

    PRP-SKIP-02, PRP-SKIP-03
    """
    side = realm.player
    realm.gain_workers(side, 1)
    if realm.recording:
        realm.emit("skipped", side, {})
    for step in range(1, realm.seats):
        other = (side + step) % realm.seats
        if realm.central[other] and await ask(realm, other, TAKE_ONE) == TAKE:
            realm.gain_workers(other, 1)
            if realm.recording:
                realm.emit("fetched", other, {"count": 1})


class Take(Question):
    """After a skip: a worker from central, or none.  PRP-SKIP-03"""

    name = "take"

    def options(self, realm: Realm) -> list[int]:
        return [TAKE, DECLINE]


def pass_turn(realm: Realm) -> None:
    """Nothing else was possible.  PRP-TURN-03"""
    if realm.recording:
        realm.emit("passed", realm.player, {})


ACT: Final = Act()
TAKE_ONE: Final = Take()
