"""Seed cards: drawing, playing for a benefit or a resource, planting.  APY-SEED, APY-PLANT"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.board import LIMITS
from skep.games.apiary.box import SEEDS
from skep.games.apiary.prompts import Choice, DealPiece
from skep.games.apiary.resources import ANY_BASIC, SEED, VP
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.interpreter import (
    ABLE,
    DOERS,
    GAINABLE,
    GAINERS,
    fire,
    gain,
    run,
    usable,
)
from skep.games.apiary.rules.effects.reader import Step
from skep.games.apiary.state import NONE, Colony, changed
from skep.kernel.script import ask, deal
from skep.kernel.zones import Hand, Pile

BENEFITS_A_TURN: Final = 2
"""With the seed limit.  APY-SEEDV-01"""
SURE: Final[list[bool]] = [
    card.steps[0].op == w.GAIN and any(s.op == w.GAIN and s.a <= VP for s in card.steps)
    for card in SEEDS
]
"""The cards that always give something: tokens or points, for no payment."""
PLAYING: Final = -2
"""In place of a cell: one card of the hand is about to be played and can't be used itself."""


class DrawSeed(DealPiece):
    """Chance gives the seat (`about`) a seed card.  APY-SEED-11"""

    name = "seed"

    def witnesses(self, state: Colony) -> tuple[int, ...] | None:
        return (state.about,)


class KeepSeed(Choice):
    """Which of the cards drawn is kept?  APY-RSCH-02"""

    name = "keep"

    def options(self, state: Colony) -> list[int]:
        return [codes.KEEP + card for card in state.drawn.cards]

    def witnesses(self, state: Colony) -> tuple[int, ...] | None:
        return (state.seat,)


class PlantSeed(Choice):
    """Which card of the hand is planted, if any?  APY-PLANT-01, APY-PLANT-03"""

    name = "plant"

    def options(self, state: Colony) -> list[int]:
        return [codes.DECLINE, *(codes.PLANT + card for card in state.hands[state.seat].cards)]


class DiscardSeed(Choice):
    """Which card of the hand pays?  APY-CONV-03"""

    name = "discard"

    def options(self, state: Colony) -> list[int]:
        return [codes.DISCARD + card for card in state.hands[state.seat].cards]


DRAW_SEED: Final = DrawSeed("seed", (card.id for card in SEEDS))
KEEP_SEED: Final = KeepSeed()
PLANT_SEED: Final = PlantSeed()
DISCARD_SEED: Final = DiscardSeed()


# Drawing


def can_draw(state: Colony) -> bool:
    return bool(state.deck.cards or state.discard)


async def next_card(state: Colony, seat: int) -> int:
    """The next card of the deck, or NONE; the discard pile makes a new deck.  APY-Q30"""
    if not state.deck.cards:
        if not state.discard:
            return NONE
        state.deck = Pile(state.discard, state.deck.deck)
        state.discard = []
    state.deck = state.deck.copy()
    return await deal(state, DRAW_SEED, state.deck, seat)


async def draw(state: Colony, seat: int, number: int) -> None:
    """Draw cards and keep them.  APY-SEED-11"""
    for _ in range(number):
        card = await next_card(state, seat)
        if card == NONE:
            return
        state.give_card(seat, card)
        if state.recording:
            state.emit("drew", seat, {"count": 1}, {"card": SEEDS[card].id}, (seat,))


async def look_and_keep(state: Colony, seat: int, look: int, keep: int) -> None:
    """Draw, keep some, and put the others face up on the discard pile.  APY-RSCH-01…03"""
    state.drawn = Hand([seat], (), state.deck.deck)
    for _ in range(look):
        card = await next_card(state, seat)
        if card != NONE:
            state.drawn.put(card)
    for _ in range(min(keep, len(state.drawn))):
        card = await ask(state, seat, KEEP_SEED) - codes.KEEP
        state.drawn.take(card)
        state.give_card(seat, card)
        if state.recording:
            state.emit("kept", seat, {}, {"card": SEEDS[card].id}, (seat,))
    gone = state.drawn.cards
    state.drawn.cards = []
    state.discard = state.discard + gone
    if state.recording and gone:
        state.emit("discarded", seat, {"cards": [SEEDS[card].id for card in gone]})


async def _draw(state: Colony, seat: int, step: Step, here: int) -> None:
    await look_and_keep(state, seat, step.a, step.b)


async def _pay_seed(state: Colony, seat: int, step: Step, here: int) -> None:
    """A card of the hand goes to the discard pile and gives nothing.  APY-CONV-04"""
    for _ in range(step.b):
        card = await ask(state, seat, DISCARD_SEED) - codes.DISCARD
        state.take_card(seat, card)
        state.discard = [*state.discard, card]
        if state.recording:
            state.emit("discarded", seat, {"cards": [SEEDS[card].id]})


# Playing


def may_benefit(state: Colony, seat: int, card: int) -> bool:
    """Is the card's benefit open now, at least in part?  It can't count on the card itself.

    APY-SEED-12, APY-Q41, APY-SEEDV-01
    """
    if state.seed_limit and state.seeds_used >= BENEFITS_A_TURN:
        return False
    return SURE[card] or usable(state, seat, SEEDS[card].steps, PLAYING)


def playable(state: Colony, seat: int) -> list[int]:
    """The codes of all plays of seed cards.  APY-SEED-06, APY-SEED-07"""
    hand = state.hands[seat].cards
    benefits = [codes.BENEFIT + card for card in hand if may_benefit(state, seat, card)]
    return benefits + [codes.RESOURCE + card for card in hand]


async def play_seed(state: Colony, seat: int, code: int) -> None:
    """Play a card for its benefit, or for a basic resource.  APY-SEED-05…08"""
    benefit = code < codes.RESOURCE
    card = code - (codes.BENEFIT if benefit else codes.RESOURCE)
    state.take_card(seat, card)
    state.played = [card]
    if state.recording:
        use = "benefit" if benefit else "resource"
        state.emit("played", seat, {"card": SEEDS[card].id, "use": use})
    if benefit:
        state.seeds_used += 1
        await run(state, seat, SEEDS[card].steps, source=SEEDS[card].id)
    else:
        await gain(state, seat, ANY_BASIC, state.powers[seat][w.AS_RESOURCE])
    state.played = []
    state.discard = [*state.discard, card]
    await fire(state, seat, w.PLAY_SEED, 1 if benefit else 2)


# Planting


def slots(state: Colony, seat: int) -> int:
    """How many cards may be planted: two, and one for each of two frames.  APY-PLANT-06"""
    frames = min(len(state.frames[seat]), LIMITS["planted_frames"])
    return LIMITS["planted"] + frames + state.powers[seat][w.SLOTS]


def can_plant(state: Colony, seat: int, away: int = 0) -> bool:
    """Is there a card to plant, besides those `away`, and a slot for it?"""
    return len(state.hands[seat]) > away and len(state.planted[seat]) < slots(state, seat)


async def maybe_plant(state: Colony, seat: int) -> None:
    """Plant a card of the hand, if there is room and the seat wants to.  APY-PLANT-01…05"""
    if not can_plant(state, seat):
        return
    code = await ask(state, seat, PLANT_SEED)
    if code == codes.DECLINE:
        return
    card = code - codes.PLANT
    state.take_card(seat, card)
    state.planted = changed(state.planted, seat, [*state.planted[seat], card])
    if state.recording:
        state.emit("planted", seat, {"card": SEEDS[card].id})
    await fire(state, seat, w.PLANT_SEED)


async def _plant(state: Colony, seat: int, step: Step, here: int) -> None:
    for _ in range(step.b):
        await maybe_plant(state, seat)


DOERS[w.DRAW] = _draw
DOERS[w.PAY_SEED] = _pay_seed
DOERS[w.PLANT] = _plant
ABLE[w.DRAW] = lambda state, seat, step, here: can_draw(state)
ABLE[w.PAY_SEED] = lambda state, seat, step, here: (
    len(state.hands[seat]) - int(here == PLAYING) >= step.b
)
ABLE[w.PLANT] = lambda state, seat, step, here: can_plant(state, seat, int(here == PLAYING))
GAINERS[SEED] = draw
GAINABLE[SEED] = lambda state, seat: can_draw(state)
