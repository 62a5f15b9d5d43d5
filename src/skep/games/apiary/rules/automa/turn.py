"""The Automa's turn: one card says what it does, the next one how."""

from __future__ import annotations

from typing import Final

from skep.games.apiary.board import ACTIONS, CARVE
from skep.games.apiary.rules.automa.actions import act
from skep.games.apiary.rules.automa.cards import CARDS, COLORS, Card
from skep.games.apiary.rules.automa.dock import active, come_home, level_of, on_board, score
from skep.games.apiary.rules.automa.scoring import points
from skep.games.apiary.rules.hibernation import hibernate, sleep_all
from skep.games.apiary.rules.workers import STRONGEST, leave_space
from skep.games.apiary.state import AUTOMA, LIFTED, NONE, POOL, WORKERS, Colony
from skep.kernel.script import Deal, deal
from skep.kernel.zones import Pile

CARD_DECK: Final = 6
RETRIEVE: Final = -1
"""What row 1 says, beside the actions of the board."""


class DealCard(Deal[Colony]):
    """Chance turns up the next card of the Automa's deck."""

    name = "automa-card"

    def key(self, state: Colony, code: int) -> str:
        return f"card:{CARDS[code].id}"


DEAL_CARD: Final = DealCard()


async def prepare(state: Colony) -> None:
    """Put the Automa's workers into the pool, and its deck with the support side up.

    APY-SOLO-05, APY-SOLO-09, APY-SOLO-10
    """
    for worker, strength in enumerate(level_of(state).workers, AUTOMA * WORKERS):
        state.where[worker] = POOL
        state.strength[worker] = strength
    state.automa_deck = Pile(range(len(CARDS)), CARD_DECK)
    state.automa_next = await deal(state, DEAL_CARD, state.automa_deck)


async def draw(state: Colony) -> None:
    """The top card is the Automa's, and the one below it is the support.  APY-SOLO-17"""
    state.automa_card = state.automa_next
    state.automa_next = NONE
    if not state.automa_deck.cards:  # APY-SOLO-18
        others = [card for card in range(len(CARDS)) if card != state.automa_card]
        state.automa_deck = Pile(others, CARD_DECK)
        if state.recording:
            state.emit("automa-shuffles", AUTOMA, {})
    state.automa_deck = state.automa_deck.copy()  # twins share it
    state.automa_next = await deal(state, DEAL_CARD, state.automa_deck)


def row_of(state: Colony, card: Card) -> int:
    """What the Automa does with a card in this state: RETRIEVE, or an action."""
    idle = active(state, card.color)
    if len(idle) <= card.at_most and on_board(state, card.color):
        return RETRIEVE  # APY-SOLO-19, APY-SOLO-20
    strong = bool(idle) and state.strength[idle[0]] == STRONGEST
    if card.carve and strong and any(tile != NONE for tile in state.carvings):
        return CARVE  # APY-SOLO-21, APY-SOLO-22
    return card.action  # APY-SOLO-23


async def take_turn(state: Colony) -> None:
    """Exactly one action.  APY-SOLO-24"""
    await draw(state)
    card, support = CARDS[state.automa_card], CARDS[state.automa_next]
    doing = row_of(state, card)
    if state.recording:
        tell_row(state, card, support, doing)
    if doing == RETRIEVE:
        await retrieve(state, card.color)
    else:
        await act(state, active(state, card.color)[0], doing, support)
        await sleep_all(state)


def tell_row(state: Colony, card: Card, support: Card, doing: int) -> None:
    """Which row applies, and why."""
    idle, out = active(state, card.color), on_board(state, card.color)
    facts = {
        "number": card.number, "support": support.number, "color": COLORS[card.color],
        "active": len(idle), "most": card.at_most, "out": len(out), "hers": points(state),
    }  # fmt: skip
    if doing == RETRIEVE:
        strengths = [state.strength[worker] for worker in out]
        state.emit("automa-retrieves", AUTOMA, {**facts, "strengths": strengths})
    else:
        name = "automa-row-2" if doing == CARVE else "automa-row-3"
        strength = state.strength[idle[0]]
        state.emit(name, AUTOMA, {**facts, "action": ACTIONS[doing], "strength": strength})


async def retrieve(state: Colony, color: int) -> None:
    """All of one color come back: strength 4 hibernates, the others grow and score.  APY-SOLO-50"""
    workers = on_board(state, color)
    for worker in workers:
        leave_space(state, worker)
    for worker in [each for each in workers if state.strength[each] == STRONGEST]:
        await hibernate(state, worker)  # APY-SOLO-52
    for worker in [each for each in workers if state.where[each] == LIFTED]:
        come_home(state, worker)
        score(state, level_of(state).retrieve, "retrieve")  # APY-SOLO-51
