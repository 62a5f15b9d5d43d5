"""A turn of Propolis, in the rulebook's order.  PRP-TURN, PRP-SKIP"""

from __future__ import annotations

from skep.games.propolis.building import build, court
from skep.games.propolis.ending import close_turn
from skep.games.propolis.keys import (
    BUILD,
    COURT,
    DEPLOY,
    MARK,
    OTHER_WAY,
    RETREAT_ALL,
    RETREAT_SOME,
    SKIP,
    TAKE,
    TIP,
)  # fmt: skip
from skep.games.propolis.opponent import close_pass, opponent_turn
from skep.games.propolis.prompts import ACT, MARK_ONE, TAKE_ONE
from skep.games.propolis.rows import check_rows
from skep.games.propolis.setup import begin
from skep.games.propolis.state import MARKING, OPPONENT, PLAYING, Realm
from skep.games.propolis.workers import deploy, fortify, retreat_all, retreat_some
from skep.kernel.script import ask, checkpoint


async def play(realm: Realm) -> None:
    """A match from any turn's start to its end."""
    while not realm.over:
        if realm.phase == PLAYING:
            await turn(realm)
        elif realm.phase == MARKING:
            await mark(realm)
        else:
            await begin(realm)
        checkpoint(realm)


async def turn(realm: Realm) -> None:
    """One action, then every full row is checked.  PRP-TURN-01…04"""
    if realm.solo and realm.player == OPPONENT:
        await opponent_turn(realm)
        await check_rows(realm)
        close_pass(realm)
    else:
        await act(realm, await ask(realm, realm.player, ACT))
        await check_rows(realm)
    close_turn(realm)


async def act(realm: Realm, code: int) -> None:
    """Exactly one of the five actions; or a skip, or a pass.  PRP-TURN-02, PRP-TURN-03"""
    if code < TIP:
        await deploy(realm, code - DEPLOY)
    elif code < RETREAT_ALL:
        await fortify(realm, code)
    elif code == RETREAT_ALL:
        retreat_all(realm, realm.player)
    elif code == RETREAT_SOME:
        await retreat_some(realm)
    elif code < OTHER_WAY:
        await build(realm, code - BUILD, False)
    elif code < COURT:
        await build(realm, code - OTHER_WAY, True)
    elif code < SKIP:
        court(realm, code - COURT)
    elif code == SKIP:
        await skip(realm)
    elif realm.recording:
        realm.emit("passed", realm.player, {})


async def skip(realm: Realm) -> None:
    """With all workers in central: take one, and so may every other player, clockwise.

    PRP-SKIP-01…05
    """
    side = realm.player
    realm.fetch(side, 1)
    if realm.recording:
        realm.emit("skipped", side, {})
    for step in range(1, realm.seats):
        other = (side + step) % realm.seats
        if realm.central[other] and await ask(realm, other, TAKE_ONE) == TAKE:
            realm.fetch(other, 1)
            if realm.recording:
                realm.emit("fetched", other, {"count": 1})


async def mark(realm: Realm) -> None:
    """One achievement of those reached may be marked, and only one.  PRP-ACH-21"""
    realm.marked = await ask(realm, 0, MARK_ONE) - MARK
    realm.over = True
    if realm.recording and realm.marked:
        realm.emit("marked", 0, {"number": realm.marked})
