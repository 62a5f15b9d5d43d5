"""The solo opponent: its cards, and what it does with them.  PRP-SSET, PRP-SOLO"""

from __future__ import annotations

from typing import Final

from skep.games.propolis.box import ALL_WORKERS, PASSES, REMOVED, SOLO_ACTIONS_OF, SPACES_OF
from skep.games.propolis.codes import SOLO_CARDS, solo_key
from skep.games.propolis.events import emit_deploy, emit_fortify
from skep.games.propolis.pieces import (
    CONSTRUCT,
    DEPLOY_COLOR,
    DEPLOY_ROW,
    FORTIFY,
    MARKET_ROW,
    SOLO_ACTIONS,
    TRACKS,
)
from skep.games.propolis.placement import fortified, standing, standing_spaces
from skep.games.propolis.rules.deck import refill
from skep.games.propolis.rules.ending import trigger
from skep.games.propolis.rules.majority import cells_of
from skep.games.propolis.rules.structures import add_card, leave_market
from skep.games.propolis.rules.workers import put_down, retreat_all
from skep.games.propolis.state import NOWHERE, OPPONENT, Realm
from skep.kernel.script import Deal, deal
from skep.kernel.zones import Pile

# Why an action can't be done.
CAN: Final = 0
NO_WORKER: Final = 1
NO_LANDSCAPE: Final = 2
NONE_STANDING: Final = 3
NO_STRUCTURE: Final = 4
HINDRANCES: Final = ("", "no-worker", "no-landscape", "none-standing", "no-structure")

NEITHER_HALF: Final = 2
"""Neither the top (0) nor the bottom action (1) of a card could be done."""


class SoloCard(Deal[Realm]):
    """Chance draws the opponent's card.  PRP-SOLO-02"""

    name = "solo"

    def key(self, realm: Realm, code: int) -> str:
        return solo_key(code)


SOLO_CARD: Final = SoloCard()


def lay_opponent(realm: Realm, level: int) -> None:
    """The solo cards; the opponent has all workers in personal, and no resources.

    PRP-SSET-03, PRP-SSET-04, PRP-SSET-05, PRP-SSET-06
    """
    realm.level = level
    realm.solo_deck = Pile(range(1, SOLO_CARDS + 1))
    realm.personal[OPPONENT] = ALL_WORKERS
    realm.central[OPPONENT] = 0
    realm.tracks[TRACKS:] = [0] * TRACKS


def pass_size(realm: Realm) -> int:
    """How many solo cards are in play.  PRP-SSET-06, PRP-SSET-07, PRP-SSET-08"""
    return SOLO_CARDS - REMOVED[realm.level]


async def opponent_turn(realm: Realm) -> None:
    """Draw a card: its top action, else its bottom one, else all workers come back.

    PRP-SOLO-02, PRP-SOLO-03, PRP-SOLO-04
    """
    card = await deal(realm, SOLO_CARD, realm.solo_deck)
    realm.solo_used.append(card)
    top, bottom = SOLO_ACTIONS_OF[card]
    no_top = hindrance(realm, top)
    no_bottom = hindrance(realm, bottom) if no_top else CAN
    realm.solo_card = card
    realm.stuck = [why for why in (no_top, no_bottom) if why]
    realm.solo_half = len(realm.stuck)
    if realm.recording:
        emit_card(realm)
    if realm.solo_half == NEITHER_HALF:
        retreat_all(realm, OPPONENT)  # PRP-SOLO-05
    else:
        await do(realm, SOLO_ACTIONS_OF[card][realm.solo_half])


def emit_card(realm: Realm) -> None:
    """Which card it was, which of its actions is done, and why none before it."""
    card, half = realm.solo_card, realm.solo_half
    if half == NEITHER_HALF:
        facts = {"deed": "retreat", "where": 0}
    else:
        kind, where = SOLO_ACTIONS_OF[card][half]
        facts = {"deed": SOLO_ACTIONS[kind], "where": where + (kind != DEPLOY_COLOR)}
    why = [HINDRANCES[reason] for reason in realm.stuck]
    realm.emit("opponent", OPPONENT, {"card": card, "half": half, **facts, "why": why})


def close_pass(realm: Realm) -> None:
    """When the deck has run out, its cards form a new one; the second time, the last round comes.

    The cards that did not come in the first pass are those removed for the difficulty.
    PRP-SOLO-06, PRP-SOLO-07, PRP-SOLO-08, PRP-SEND-02
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


def hindrance(realm: Realm, action: tuple[int, int]) -> int:
    """Why the opponent can't do an action; `CAN` if it can.  PRP-SOLO-14"""
    kind, where = action
    if kind == FORTIFY:
        return CAN if first_standing(realm, where) >= 0 else NONE_STANDING
    if kind == CONSTRUCT:
        return CAN if leftmost(realm, where) else NO_STRUCTURE
    if realm.personal[OPPONENT] == 0:
        return NO_WORKER
    return CAN if first_open(realm, kind, where) >= 0 else NO_LANDSCAPE


def first_open(realm: Realm, kind: int, where: int) -> int:
    """The first open landscape of a row, or with a space of a color, from row 1 on.

    PRP-SSET-09, PRP-SOLO-09, PRP-SOLO-10, PRP-SOLO-11, PRP-SOLO-12
    """
    cells = cells_of(where) if kind == DEPLOY_ROW else range(len(realm.lands))
    for cell in cells:
        landscape = realm.lands[cell]
        is_open = landscape and not realm.bees[cell]
        if is_open and (kind == DEPLOY_ROW or where in SPACES_OF[landscape]):
            return cell
    return NOWHERE


def first_standing(realm: Realm, row: int) -> int:
    """The first landscape of a row where an opponent's worker stands.  PRP-SOLO-15"""
    for cell in cells_of(row):
        if realm.owner[cell] == OPPONENT and standing_spaces(realm.bees[cell]):
            return cell
    return NOWHERE


def leftmost(realm: Realm, row: int) -> int:
    """The leftmost structure of a market row; 0 if the row is empty.

    PRP-SSET-10, PRP-SOLO-17
    """
    for slot in range(row * MARKET_ROW, row * MARKET_ROW + MARKET_ROW):
        if realm.market[slot]:
            return realm.market[slot]
    return 0


async def do(realm: Realm, action: tuple[int, int]) -> None:
    """Carry out an action that is possible; the opponent gains nothing by it.  PRP-SOLO-19"""
    kind, where = action
    if kind == FORTIFY:
        fortify(realm, first_standing(realm, where))
    elif kind == CONSTRUCT:
        await construct(realm, leftmost(realm, where))
    else:
        deploy(realm, first_open(realm, kind, where))


def deploy(realm: Realm, cell: int) -> None:
    """All spaces, or from the left as many as there are workers.  PRP-SOLO-13"""
    spaces = len(SPACES_OF[realm.lands[cell]])
    workers = standing(range(min(spaces, realm.personal[OPPONENT])))
    put_down(realm, OPPONENT, cell, workers)
    if realm.recording:
        emit_deploy(realm, OPPONENT, cell, workers)


def fortify(realm: Realm, cell: int) -> None:
    """Up to two standing workers, from the left.  PRP-SOLO-16"""
    for space in standing_spaces(realm.bees[cell])[:2]:
        realm.bees[cell] = fortified(realm.bees[cell], space)
        if realm.recording:
            emit_fortify(realm, OPPONENT, cell, space)


async def construct(realm: Realm, card: int) -> None:
    """The structure joins the hive: nothing is paid, and there is no reward.

    PRP-SOLO-17, PRP-SOLO-18
    """
    add_card(realm, OPPONENT, card)
    leave_market(realm, card)
    if realm.recording:
        realm.emit("took", OPPONENT, {"card": card, "cards": len(realm.hives[OPPONENT])})
    await refill(realm)  # PRP-SOLO-23
