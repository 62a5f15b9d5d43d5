"""The solo opponent: its cards, and what it does with them.  PRP-SSET, PRP-SOLO"""

from __future__ import annotations

from typing import Final

from skep.games.propolis.box import DEEDS_OF, PASSES, REMOVED, SPACES_OF
from skep.games.propolis.building import add_card, leave_market
from skep.games.propolis.deck import refill
from skep.games.propolis.ending import trigger
from skep.games.propolis.events import emit_deploy, emit_fortify
from skep.games.propolis.keys import SOLO_CARDS
from skep.games.propolis.pieces import (
    CONSTRUCT,
    DEEDS,
    DEPLOY_COLOR,
    DEPLOY_ROW,
    FORTIFY,
    LYING,
    MARKET_ROW,
    SLOTS,
)  # fmt: skip
from skep.games.propolis.prompts import SOLO
from skep.games.propolis.state import NOWHERE, OPPONENT, Realm
from skep.games.propolis.workers import put, retreat_all
from skep.kernel.script import deal
from skep.kernel.zones import Pile

# Why an action can't be done.
CAN: Final = 0
NO_WORKER: Final = 1
NO_LANDSCAPE: Final = 2
NONE_STANDING: Final = 3
NO_STRUCTURE: Final = 4
HINDRANCES: Final = ("", "no-worker", "no-landscape", "none-standing", "no-structure")


def pass_size(realm: Realm) -> int:
    """How many solo cards are in play.  PRP-SSET-06…08"""
    return SOLO_CARDS - REMOVED[realm.level]


async def opponent_turn(realm: Realm) -> None:
    """Draw a card: its top action, else its bottom one, else all workers come back.

    PRP-SOLO-01…08, PRP-SOLO-18…20
    """
    card = await deal(realm, SOLO, realm.solo_deck)
    realm.solo_used.append(card)
    top, bottom = DEEDS_OF[card]
    no_top = hindrance(realm, top)
    no_bottom = hindrance(realm, bottom) if no_top else CAN
    realm.solo_card = card
    realm.deed = 0 if no_top == CAN else 1 if no_bottom == CAN else 2
    realm.stuck = [why for why in (no_top, no_bottom) if why]
    if realm.recording:
        emit_card(realm)
    if realm.deed < 2:
        await do(realm, DEEDS_OF[card][realm.deed])
    else:
        retreat_all(realm, OPPONENT)  # PRP-SOLO-05


def emit_card(realm: Realm) -> None:
    """Which card it was, which of its actions is done, and why none before it."""
    card = realm.solo_card
    if realm.deed < 2:
        kind, where = DEEDS_OF[card][realm.deed]
        facts = {"deed": DEEDS[kind], "where": where + (kind != DEPLOY_COLOR)}
    else:
        facts = {"deed": "retreat", "where": 0}
    why = [HINDRANCES[reason] for reason in realm.stuck]
    realm.emit("opponent", OPPONENT, {"card": card, "half": realm.deed, **facts, "why": why})


def close_pass(realm: Realm) -> None:
    """The deck ran out: once it is shuffled anew, the second time the last round comes.

    A card that did not come in the first pass is one of those removed.  PRP-SOLO-06…08, PRP-SEND-02
    """
    if len(realm.solo_used) < pass_size(realm):
        return
    realm.passes += 1
    if realm.passes == 1:
        realm.solo_out = realm.solo_deck.cards
    if realm.passes == PASSES:
        trigger(realm, "solo-deck", OPPONENT)
    realm.solo_deck = Pile(realm.solo_used)
    realm.solo_used = []


def hindrance(realm: Realm, deed: tuple[int, int]) -> int:
    """Why the opponent can't do something; CAN if it can.  PRP-SOLO-14, PRP-SOLO-15"""
    kind, where = deed
    if kind == FORTIFY:
        return CAN if first_standing(realm, where) >= 0 else NONE_STANDING
    if kind == CONSTRUCT:
        return CAN if leftmost(realm, where) else NO_STRUCTURE
    if realm.personal[OPPONENT] == 0:
        return NO_WORKER
    return CAN if goal(realm, kind, where) >= 0 else NO_LANDSCAPE


def goal(realm: Realm, kind: int, where: int) -> int:
    """The first open landscape of a row, or with a space of a color, from row 1 on.

    PRP-SOLO-09…12
    """
    if kind == DEPLOY_ROW:
        cells = range(where * SLOTS, where * SLOTS + SLOTS)
    else:
        cells = range(len(realm.lands))
    for cell in cells:
        land = realm.lands[cell]
        if land and not realm.bees[cell] and (kind == DEPLOY_ROW or where in SPACES_OF[land]):
            return cell
    return NOWHERE


def first_standing(realm: Realm, row: int) -> int:
    """The first landscape of a row where an opponent's worker stands.  PRP-SOLO-15"""
    for cell in range(row * SLOTS, row * SLOTS + SLOTS):
        if realm.bees[cell] & 15 and realm.owner[cell] == OPPONENT:
            return cell
    return NOWHERE


def leftmost(realm: Realm, row: int) -> int:
    """The leftmost structure of a market row; 0 if the row is empty.  PRP-SOLO-17"""
    for slot in range(row * MARKET_ROW, row * MARKET_ROW + MARKET_ROW):
        if realm.market[slot]:
            return realm.market[slot]
    return 0


async def do(realm: Realm, deed: tuple[int, int]) -> None:
    """Carry out an action that is possible; the opponent gains nothing by it.  PRP-SOLO-19"""
    kind, where = deed
    if kind == FORTIFY:
        fortify(realm, first_standing(realm, where))
    elif kind == CONSTRUCT:
        await construct(realm, leftmost(realm, where))
    else:
        deploy(realm, goal(realm, kind, where))


def deploy(realm: Realm, cell: int) -> None:
    """All spaces, or from the left as many as there are workers.  PRP-SOLO-13"""
    spaces = len(SPACES_OF[realm.lands[cell]])
    mask = (1 << min(spaces, realm.personal[OPPONENT])) - 1
    put(realm, OPPONENT, cell, mask)
    if realm.recording:
        emit_deploy(realm, OPPONENT, cell, mask)


def fortify(realm: Realm, cell: int) -> None:
    """Up to two standing workers, from the left.  PRP-SOLO-16"""
    standing = [space for space in range(4) if realm.bees[cell] >> space & 1][:2]
    for space in standing:
        realm.bees[cell] ^= (1 << space) | (1 << space + LYING)
        if realm.recording:
            emit_fortify(realm, OPPONENT, cell, space)


async def construct(realm: Realm, card: int) -> None:
    """A structure for nothing, and nothing for it.  PRP-SOLO-17, PRP-SOLO-18, PRP-SOLO-23"""
    add_card(realm, OPPONENT, card)
    leave_market(realm, card)
    if realm.recording:
        realm.emit("took", OPPONENT, {"card": card, "cards": len(realm.hives[OPPONENT])})
    await refill(realm)


__all__ = ["DEPLOY_COLOR", "HINDRANCES", "close_pass", "opponent_turn", "pass_size"]
