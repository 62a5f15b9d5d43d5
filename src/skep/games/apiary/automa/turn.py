"""Her turn: one card says what she does, the next one how.  APY-SOLO-16…25"""

from __future__ import annotations

from typing import Final

from skep.games.apiary.automa.actions import act
from skep.games.apiary.automa.cards import CARDS, COLORS, Card
from skep.games.apiary.automa.dock import active, come_home, level_of, on_board, score
from skep.games.apiary.automa.scoring import points
from skep.games.apiary.board import ACTIONS, CARVE
from skep.games.apiary.hibernating import hibernate, sleep_all
from skep.games.apiary.state import AUTOMA, LIFTED, NONE, POOL, WORKERS, Colony
from skep.games.apiary.workers import STRONGEST, leave_space
from skep.kernel.script import Deal, deal
from skep.kernel.zones import Pile

CARD_DECK: Final = 6
RETRIEVE: Final = -1
"""What row 1 says, beside the actions of the board."""


class DealCard(Deal[Colony]):
    """Chance turns up the next card of her deck."""

    name = "automa-card"

    def key(self, match: Colony, code: int) -> str:
        return f"card:{CARDS[code].id}"


DEAL_CARD: Final = DealCard()


async def prepare(match: Colony) -> None:
    """Her workers in the pool, her deck with its support side up.  APY-SOLO-05…10"""
    for worker, strength in enumerate(level_of(match).workers, AUTOMA * WORKERS):
        match.where[worker] = POOL
        match.strength[worker] = strength
    match.automa_deck = Pile(range(len(CARDS)), CARD_DECK)
    match.automa_next = await deal(match, DEAL_CARD, match.automa_deck)


async def draw(match: Colony) -> None:
    """The top card is hers, and the one below it is the support.  APY-SOLO-16…18"""
    match.automa_card = match.automa_next
    match.automa_next = NONE
    if not match.automa_deck.cards:
        others = [card for card in range(len(CARDS)) if card != match.automa_card]
        match.automa_deck = Pile(others, CARD_DECK)
        if match.recording:
            match.emit("automa-shuffles", AUTOMA, {})
    match.automa_deck = match.automa_deck.copy()  # twins share it
    match.automa_next = await deal(match, DEAL_CARD, match.automa_deck)


def row_of(match: Colony, card: Card) -> int:
    """What she does with a card as things stand: RETRIEVE, or an action.  APY-SOLO-19…24"""
    idle = active(match, card.color)
    if len(idle) <= card.at_most and on_board(match, card.color):
        return RETRIEVE
    strong = bool(idle) and match.strength[idle[0]] == STRONGEST
    if card.carve and strong and any(tile != NONE for tile in match.carvings):
        return CARVE
    return card.action


async def take_turn(match: Colony) -> None:
    """Exactly one action.  APY-SOLO-24"""
    await draw(match)
    card, support = CARDS[match.automa_card], CARDS[match.automa_next]
    doing = row_of(match, card)
    if match.recording:
        tell_row(match, card, support, doing)
    if doing == RETRIEVE:
        await retrieve(match, card.color)
    else:
        await act(match, active(match, card.color)[0], doing, support)
        await sleep_all(match)


def tell_row(match: Colony, card: Card, support: Card, doing: int) -> None:
    """Which row applies, and why."""
    idle, out = active(match, card.color), on_board(match, card.color)
    facts = {
        "number": card.number, "support": support.number, "color": COLORS[card.color],
        "active": len(idle), "most": card.at_most, "out": len(out), "hers": points(match),
    }  # fmt: skip
    if doing == RETRIEVE:
        strengths = [match.strength[worker] for worker in out]
        match.emit("automa-retrieves", AUTOMA, {**facts, "strengths": strengths})
    else:
        name = "automa-row-2" if doing == CARVE else "automa-row-3"
        strength = match.strength[idle[0]]
        match.emit(name, AUTOMA, {**facts, "action": ACTIONS[doing], "strength": strength})


async def retrieve(match: Colony, color: int) -> None:
    """All of one color come back: strength 4 hibernates, the others grow and score.

    APY-SOLO-50…52
    """
    workers = on_board(match, color)
    for worker in workers:
        leave_space(match, worker)
    for worker in [each for each in workers if match.strength[each] == STRONGEST]:
        await hibernate(match, worker)
    for worker in [each for each in workers if match.where[each] == LIFTED]:
        come_home(match, worker)
        score(match, level_of(match).retrieve, "retrieve")
