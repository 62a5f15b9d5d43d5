"""Seed cards: drawing, playing for a benefit or a resource, planting.  APY-SEED, APY-PLANT"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.board import LIMITS
from skep.games.apiary.box import SEEDS, Piece
from skep.games.apiary.prompts import DealPiece, Prompted
from skep.games.apiary.resources import ANY_BASIC, VP
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.effect import AS_BENEFIT, AS_RESOURCE
from skep.games.apiary.rules.effects.interpreter import fire, run, usable
from skep.games.apiary.rules.effects.steps import DrawStep, GainStep, PaySeedStep, PlantStep
from skep.games.apiary.rules.gaining import gain
from skep.games.apiary.state import NONE, Colony, changed
from skep.kernel.script import Refusal, ask, deal
from skep.kernel.zones import Hand, Pile

BENEFITS_A_TURN: Final = 2
"""With the seed limit.  APY-SEEDV-01"""


def always_gives(card: Piece) -> bool:
    """Does a card always give something: tokens or points, for no payment?"""
    gains = [step for step in card.steps if isinstance(step, GainStep)]
    return isinstance(card.steps[0], GainStep) and any(step.item <= VP for step in gains)


SURE: Final[list[bool]] = [always_gives(card) for card in SEEDS]
"""The cards that always give something."""
PLAYING: Final = -2
"""In place of a cell: one card of the hand is about to be played and can't be used itself."""


class DrawSeed(DealPiece):
    """Chance gives the seat (`about`) a seed card.  APY-SEED-11"""

    name = "seed"

    def witnesses(self, state: Colony) -> tuple[int, ...] | None:
        return (state.about,)


class KeepSeed(Prompted):
    """Which of the cards drawn is kept?  APY-RSCH-02"""

    name = "keep"

    def options(self, state: Colony) -> list[int]:
        return codes.KEEP.codes(state.drawn.cards)

    def witnesses(self, state: Colony) -> tuple[int, ...] | None:
        return (state.seat,)


class PlantSeed(Prompted):
    """Which card of the hand is planted, if any?  APY-PLANT-01, APY-PLANT-03"""

    name = "plant"

    def options(self, state: Colony) -> list[int]:
        return [codes.DECLINE, *codes.PLANT.codes(state.hands[state.seat].cards)]


class DiscardSeed(Prompted):
    """Which card of the hand pays?  APY-CONV-03"""

    name = "discard"

    def options(self, state: Colony) -> list[int]:
        return codes.DISCARD.codes(state.hands[state.seat].cards)


DRAW_SEED: Final = DrawSeed("seed", (card.id for card in SEEDS))
KEEP_SEED: Final = KeepSeed()
PLANT_SEED: Final = PlantSeed()
DISCARD_SEED: Final = DiscardSeed()


# Drawing


def can_draw(state: Colony, seat: int) -> bool:
    """Is there a card in the deck, or in the discard pile for a new one?"""
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
    """Draw cards and keep them; a hand has no limit.  APY-SEED-10, APY-SEED-11"""
    for _ in range(number):
        card = await next_card(state, seat)
        if card == NONE:
            return
        state.give_card(seat, card)
        if state.recording:
            state.emit("drew", seat, {"count": 1}, {"card": SEEDS[card].id}, (seat,))


async def look_and_keep(state: Colony, seat: int, look: int, keep: int) -> None:
    """Draw, keep some, and put the others face up on the discard pile."""
    state.drawn = Hand([seat], (), state.deck.deck)
    for _ in range(look):
        card = await next_card(state, seat)
        if card != NONE:
            state.drawn.put(card)
    for _ in range(min(keep, len(state.drawn))):
        card = codes.KEEP.number(await ask(state, seat, KEEP_SEED))  # APY-RSCH-02
        state.drawn.take(card)
        state.give_card(seat, card)
        if state.recording:
            state.emit("kept", seat, {}, {"card": SEEDS[card].id}, (seat,))
    gone = state.drawn.cards
    state.drawn.cards = []
    state.discard = state.discard + gone  # APY-RSCH-03
    if state.recording and gone:
        state.emit("discarded", seat, {"cards": [SEEDS[card].id for card in gone]})


async def draw_step(state: Colony, seat: int, step: DrawStep, here: int) -> None:
    await look_and_keep(state, seat, step.look, step.keep)


def can_draw_step(state: Colony, seat: int, step: DrawStep, here: int) -> bool:
    return can_draw(state, seat)


async def pay_seed(state: Colony, seat: int, step: PaySeedStep, here: int) -> None:
    """A card of the hand goes to the discard pile and gives nothing.  APY-CONV-04"""
    for _ in range(step.count):
        card = codes.DISCARD.number(await ask(state, seat, DISCARD_SEED))
        state.take_card(seat, card)
        state.discard = [*state.discard, card]
        if state.recording:
            state.emit("discarded", seat, {"cards": [SEEDS[card].id]})


def can_pay_seed(state: Colony, seat: int, step: PaySeedStep, here: int) -> bool:
    """Has the hand enough cards, besides one that is about to be played?"""
    return len(state.hands[seat]) - int(here == PLAYING) >= step.count


# Playing


def may_benefit(state: Colony, seat: int, card: int) -> bool:
    """Is the card's benefit open now, at least in part?  It can't count on the card itself."""
    if limit_reached(state):
        return False
    return SURE[card] or usable(state, seat, SEEDS[card].steps, PLAYING)  # APY-SEED-12, APY-Q41


def limit_reached(state: Colony) -> bool:
    """With the seed limit: were two benefits taken this turn, before and after the action together?

    APY-SEEDV-01, APY-SEEDV-03
    """
    return state.seed_limit and state.seeds_used >= BENEFITS_A_TURN


def playable(state: Colony, seat: int) -> list[int]:
    """The codes of all plays of seed cards: any number, on any turn of the owner, before and after
    its action, even right after they were gained.

    APY-SEED-01, APY-SEED-02, APY-SEED-03, APY-SEED-04, APY-TURN-07, APY-TURN-08, APY-TURN-09,
    APY-Q38, APY-Q39
    """
    hand = state.hands[seat].cards
    benefits = codes.BENEFIT.codes([card for card in hand if may_benefit(state, seat, card)])
    return benefits + codes.RESOURCE.codes(hand)


def refused_benefits(state: Colony) -> list[Refusal]:
    """Cards of the hand whose benefit is not open."""
    seat = state.seat
    clause = "APY-SEEDV-01" if limit_reached(state) else "APY-SEED-12"
    hand = state.hands[seat].cards
    closed = [card for card in hand if not may_benefit(state, seat, card)]
    return [Refusal(codes.BENEFIT.key(card), clause) for card in closed]


async def play_seed(state: Colony, seat: int, code: int) -> None:
    """Play a card for its benefit, or for a basic resource; never for both.  APY-SEED-08"""
    benefit = codes.BENEFIT.holds(code)
    card = codes.BENEFIT.number(code) if benefit else codes.RESOURCE.number(code)
    state.take_card(seat, card)
    state.played = [card]
    if state.recording:
        use = "benefit" if benefit else "resource"
        state.emit("played", seat, {"card": SEEDS[card].id, "use": use})
    if benefit:
        state.seeds_used += 1  # APY-SEEDV-02
        await run(state, seat, SEEDS[card].steps, source=SEEDS[card].id)  # APY-SEED-06
    else:
        await gain(state, seat, ANY_BASIC, state.powers[seat][w.AS_RESOURCE])  # APY-SEED-07
    state.played = []
    state.discard = [*state.discard, card]  # APY-SEED-05
    await fire(state, seat, w.PLAY_SEED, AS_BENEFIT if benefit else AS_RESOURCE)


# Planting


def slots(state: Colony, seat: int) -> int:
    """How many cards may be planted: two, and one for each of the first two frames.

    APY-PLANT-06, APY-FRAME-09, APY-FRAME-10
    """
    frames = min(len(state.frames[seat]), LIMITS["planted_frames"])
    return LIMITS["planted"] + frames + state.powers[seat][w.SLOTS]


def can_plant(state: Colony, seat: int, away: int = 0) -> bool:
    """Is there a card to plant, besides those `away`, and a slot for it?"""
    return len(state.hands[seat]) > away and len(state.planted[seat]) < slots(state, seat)


async def maybe_plant(state: Colony, seat: int) -> None:
    """Plant a card of the hand, if there is a slot and the seat wants to. Its benefit is given up,
    and it stays planted.  APY-PLANT-03, APY-PLANT-04, APY-PLANT-07, APY-PLANT-08"""
    if not can_plant(state, seat):
        return
    code = await ask(state, seat, PLANT_SEED)
    if code == codes.DECLINE:
        return
    card = codes.PLANT.number(code)
    state.take_card(seat, card)
    state.planted = changed(state.planted, seat, [*state.planted[seat], card])
    if state.recording:
        state.emit("planted", seat, {"card": SEEDS[card].id})
    await fire(state, seat, w.PLANT_SEED)


async def plant_step(state: Colony, seat: int, step: PlantStep, here: int) -> None:
    for _ in range(step.cards):
        await maybe_plant(state, seat)


def can_plant_step(state: Colony, seat: int, step: PlantStep, here: int) -> bool:
    return can_plant(state, seat, int(here == PLAYING))
