"""The solo opponent: its cards, and what it does with them.  PRP-SSET, PRP-SOLO"""

from __future__ import annotations

from typing import Final, Literal, get_args

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
Hindrance = Literal["", "no-worker", "no-landscape", "none-standing", "no-structure"]
HINDRANCES: Final[tuple[Hindrance, ...]] = get_args(Hindrance)

NEITHER_HALF: Final = 2
"""Neither the top (0) nor the bottom action (1) of a card could be done."""


class SoloCard(Deal[Realm]):
    """Chance draws the opponent's card.  PRP-SOLO-02"""

    name = "solo"

    def key(self, state: Realm, code: int) -> str:
        return solo_key(code)


SOLO_CARD: Final = SoloCard()


def lay_opponent(state: Realm, level: int) -> None:
    """The solo cards; the opponent has all workers in personal, and no resources.

    PRP-SSET-03, PRP-SSET-04, PRP-SSET-05, PRP-SSET-06
    """
    state.level = level
    state.solo_deck = Pile(range(1, SOLO_CARDS + 1))  # PRP-COMP-04
    state.personal[OPPONENT] = ALL_WORKERS
    state.central[OPPONENT] = 0
    state.tracks[TRACKS:] = [0] * TRACKS


def pass_size(state: Realm) -> int:
    """How many solo cards are in play.  PRP-SSET-06, PRP-SSET-07, PRP-SSET-08"""
    return SOLO_CARDS - REMOVED[state.level]


async def opponent_turn(state: Realm) -> None:
    """Draw a card: its top action, else its bottom one, else all workers come back.

    PRP-SOLO-02, PRP-SOLO-03, PRP-SOLO-04
    """
    card = await deal(state, SOLO_CARD, state.solo_deck)
    state.solo_used.append(card)
    top, bottom = SOLO_ACTIONS_OF[card]
    no_top = hindrance(state, top)
    no_bottom = hindrance(state, bottom) if no_top else CAN
    state.solo_card = card
    state.stuck = [why for why in (no_top, no_bottom) if why]
    state.solo_half = len(state.stuck)
    if state.recording:
        emit_card(state)
    if state.solo_half == NEITHER_HALF:
        retreat_all(state, OPPONENT)  # PRP-SOLO-05
    else:
        await do(state, SOLO_ACTIONS_OF[card][state.solo_half])


def emit_card(state: Realm) -> None:
    """Which card it was, which of its actions is done, and why none before it."""
    card, half = state.solo_card, state.solo_half
    if half == NEITHER_HALF:
        facts = {"deed": "retreat", "where": 0}
    else:
        kind, where = SOLO_ACTIONS_OF[card][half]
        facts = {"deed": SOLO_ACTIONS[kind], "where": where + (kind != DEPLOY_COLOR)}
    why = [HINDRANCES[reason] for reason in state.stuck]
    state.emit("opponent", OPPONENT, {"card": card, "half": half, **facts, "why": why})


def close_pass(state: Realm) -> None:
    """When the deck has run out, its cards form a new one; the second time, the last round comes.

    The cards that did not come in the first pass are those removed for the difficulty.
    PRP-SOLO-06, PRP-SOLO-07, PRP-SOLO-08, PRP-SEND-02
    """
    if len(state.solo_used) < pass_size(state):
        return
    state.passes += 1
    if state.passes == 1:
        state.solo_out = state.solo_deck.cards
    if state.passes == PASSES:
        trigger(state, "solo-deck", OPPONENT)
    state.solo_deck = Pile(state.solo_used)
    state.solo_used = []


def hindrance(state: Realm, action: tuple[int, int]) -> int:
    """Why the opponent can't do an action; `CAN` if it can.  PRP-SOLO-14"""
    kind, where = action
    if kind == FORTIFY:
        return CAN if first_standing(state, where) >= 0 else NONE_STANDING
    if kind == CONSTRUCT:
        return CAN if leftmost(state, where) else NO_STRUCTURE
    if state.personal[OPPONENT] == 0:
        return NO_WORKER
    return CAN if first_open(state, kind, where) >= 0 else NO_LANDSCAPE


def first_open(state: Realm, kind: int, where: int) -> int:
    """The first open landscape of a row, or with a space of a color, from row 1 on.

    PRP-SSET-09, PRP-SOLO-09, PRP-SOLO-10, PRP-SOLO-11, PRP-SOLO-12
    """
    cells = cells_of(where) if kind == DEPLOY_ROW else range(len(state.lands))
    for cell in cells:
        landscape = state.lands[cell]
        is_open = landscape and not state.bees[cell]
        if is_open and (kind == DEPLOY_ROW or where in SPACES_OF[landscape]):
            return cell
    return NOWHERE


def first_standing(state: Realm, row: int) -> int:
    """The first landscape of a row where an opponent's worker stands.  PRP-SOLO-15"""
    for cell in cells_of(row):
        if state.owner[cell] == OPPONENT and standing_spaces(state.bees[cell]):
            return cell
    return NOWHERE


def leftmost(state: Realm, row: int) -> int:
    """The leftmost structure of a market row; 0 if the row is empty.

    PRP-SSET-10, PRP-SOLO-17
    """
    for slot in range(row * MARKET_ROW, row * MARKET_ROW + MARKET_ROW):
        if state.market[slot]:
            return state.market[slot]
    return 0


async def do(state: Realm, action: tuple[int, int]) -> None:
    """Carry out an action that is possible; the opponent gains nothing by it.  PRP-SOLO-19"""
    kind, where = action
    if kind == FORTIFY:
        fortify(state, first_standing(state, where))
    elif kind == CONSTRUCT:
        await construct(state, leftmost(state, where))
    else:
        deploy(state, first_open(state, kind, where))


def deploy(state: Realm, cell: int) -> None:
    """All spaces, or from the left as many as there are workers.  PRP-SOLO-13"""
    spaces = len(SPACES_OF[state.lands[cell]])
    workers = standing(range(min(spaces, state.personal[OPPONENT])))
    put_down(state, OPPONENT, cell, workers)
    if state.recording:
        emit_deploy(state, OPPONENT, cell, workers)


def fortify(state: Realm, cell: int) -> None:
    """Up to two standing workers, from the left.  PRP-SOLO-16"""
    for space in standing_spaces(state.bees[cell])[:2]:
        state.bees[cell] = fortified(state.bees[cell], space)
        if state.recording:
            emit_fortify(state, OPPONENT, cell, space)


async def construct(state: Realm, card: int) -> None:
    """The structure joins the hive: nothing is paid, and there is no reward.

    PRP-SOLO-17, PRP-SOLO-18
    """
    add_card(state, OPPONENT, card)
    leave_market(state, card)
    if state.recording:
        state.emit("took", OPPONENT, {"card": card, "cards": len(state.hives[OPPONENT])})
    await refill(state)  # PRP-SOLO-23
