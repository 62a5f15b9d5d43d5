"""Seed cards: drawing, playing for a benefit or a resource, planting.  APY-SEED, APY-PLANT"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes, effect_words as w
from skep.games.apiary.asking import Choice, DealPiece
from skep.games.apiary.board import LIMITS
from skep.games.apiary.box import SEEDS
from skep.games.apiary.effect import Step
from skep.games.apiary.goods import ANY_BASIC, SEED, VP
from skep.games.apiary.state import NONE, Colony, changed
from skep.games.apiary.steps import ABLE, DOERS, GAINABLE, GAINERS, fire, gain, run, usable
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

    def witnesses(self, match: Colony) -> tuple[int, ...] | None:
        return (match.about,)


class KeepSeed(Choice):
    """Which of the cards drawn is kept?  APY-RSCH-02"""

    name = "keep"

    def options(self, match: Colony) -> list[int]:
        return [codes.KEEP + card for card in match.drawn.cards]

    def witnesses(self, match: Colony) -> tuple[int, ...] | None:
        return (match.seat,)


class PlantSeed(Choice):
    """Which card of the hand is planted, if any?  APY-PLANT-01, APY-PLANT-03"""

    name = "plant"

    def options(self, match: Colony) -> list[int]:
        return [codes.DECLINE, *(codes.PLANT + card for card in match.hands[match.seat].cards)]


class DiscardSeed(Choice):
    """Which card of the hand pays?  APY-CONV-03"""

    name = "discard"

    def options(self, match: Colony) -> list[int]:
        return [codes.DISCARD + card for card in match.hands[match.seat].cards]


DRAW_SEED: Final = DrawSeed("seed", (card.id for card in SEEDS))
KEEP_SEED: Final = KeepSeed()
PLANT_SEED: Final = PlantSeed()
DISCARD_SEED: Final = DiscardSeed()


# Drawing


def can_draw(match: Colony) -> bool:
    return bool(match.deck.cards or match.discard)


async def next_card(match: Colony, seat: int) -> int:
    """The next card of the deck, or NONE; the discard pile makes a new deck.  APY-Q30"""
    if not match.deck.cards:
        if not match.discard:
            return NONE
        match.deck = Pile(match.discard, match.deck.deck)
        match.discard = []
    match.deck = match.deck.copy()
    return await deal(match, DRAW_SEED, match.deck, seat)


async def draw(match: Colony, seat: int, number: int) -> None:
    """Draw cards and keep them.  APY-SEED-11"""
    for _ in range(number):
        card = await next_card(match, seat)
        if card == NONE:
            return
        match.give_card(seat, card)
        if match.recording:
            match.emit("drew", seat, {"count": 1}, {"card": SEEDS[card].id}, (seat,))


async def look_and_keep(match: Colony, seat: int, look: int, keep: int) -> None:
    """Draw, keep some, and put the others face up on the discard pile.  APY-RSCH-01…03"""
    match.drawn = Hand([seat], (), match.deck.deck)
    for _ in range(look):
        card = await next_card(match, seat)
        if card != NONE:
            match.drawn.put(card)
    for _ in range(min(keep, len(match.drawn))):
        card = await ask(match, seat, KEEP_SEED) - codes.KEEP
        match.drawn.take(card)
        match.give_card(seat, card)
        if match.recording:
            match.emit("kept", seat, {}, {"card": SEEDS[card].id}, (seat,))
    gone = match.drawn.cards
    match.drawn.cards = []
    match.discard = match.discard + gone
    if match.recording and gone:
        match.emit("discarded", seat, {"cards": [SEEDS[card].id for card in gone]})


async def _draw(match: Colony, seat: int, step: Step, here: int) -> None:
    await look_and_keep(match, seat, step.a, step.b)


async def _pay_seed(match: Colony, seat: int, step: Step, here: int) -> None:
    """A card of the hand goes to the discard pile and gives nothing.  APY-CONV-04"""
    for _ in range(step.b):
        card = await ask(match, seat, DISCARD_SEED) - codes.DISCARD
        match.take_card(seat, card)
        match.discard = [*match.discard, card]
        if match.recording:
            match.emit("discarded", seat, {"cards": [SEEDS[card].id]})


# Playing


def may_benefit(match: Colony, seat: int, card: int) -> bool:
    """Is the card's benefit open now, at least in part?  It can't count on the card itself.

    APY-SEED-12, APY-Q41, APY-SEEDV-01
    """
    if match.seed_limit and match.seeds_used >= BENEFITS_A_TURN:
        return False
    return SURE[card] or usable(match, seat, SEEDS[card].steps, PLAYING)


def playable(match: Colony, seat: int) -> list[int]:
    """The codes of all plays of seed cards.  APY-SEED-06, APY-SEED-07"""
    hand = match.hands[seat].cards
    benefits = [codes.BENEFIT + card for card in hand if may_benefit(match, seat, card)]
    return benefits + [codes.RESOURCE + card for card in hand]


async def play_seed(match: Colony, seat: int, code: int) -> None:
    """Play a card for its benefit, or for a basic resource.  APY-SEED-05…08"""
    benefit = code < codes.RESOURCE
    card = code - (codes.BENEFIT if benefit else codes.RESOURCE)
    match.take_card(seat, card)
    match.played = [card]
    if match.recording:
        use = "benefit" if benefit else "resource"
        match.emit("played", seat, {"card": SEEDS[card].id, "use": use})
    if benefit:
        match.seeds_used += 1
        await run(match, seat, SEEDS[card].steps, source=SEEDS[card].id)
    else:
        await gain(match, seat, ANY_BASIC, match.powers[seat][w.AS_RESOURCE])
    match.played = []
    match.discard = [*match.discard, card]
    await fire(match, seat, w.PLAY_SEED, 1 if benefit else 2)


# Planting


def slots(match: Colony, seat: int) -> int:
    """How many cards may be planted: two, and one for each of two frames.  APY-PLANT-06"""
    frames = min(len(match.frames[seat]), LIMITS["planted_frames"])
    return LIMITS["planted"] + frames + match.powers[seat][w.SLOTS]


def can_plant(match: Colony, seat: int, away: int = 0) -> bool:
    """Is there a card to plant, besides those `away`, and a slot for it?"""
    return len(match.hands[seat]) > away and len(match.planted[seat]) < slots(match, seat)


async def maybe_plant(match: Colony, seat: int) -> None:
    """Plant a card of the hand, if there is room and the seat wants to.  APY-PLANT-01…05"""
    if not can_plant(match, seat):
        return
    code = await ask(match, seat, PLANT_SEED)
    if code == codes.DECLINE:
        return
    card = code - codes.PLANT
    match.take_card(seat, card)
    match.planted = changed(match.planted, seat, [*match.planted[seat], card])
    if match.recording:
        match.emit("planted", seat, {"card": SEEDS[card].id})
    await fire(match, seat, w.PLANT_SEED)


async def _plant(match: Colony, seat: int, step: Step, here: int) -> None:
    for _ in range(step.b):
        await maybe_plant(match, seat)


DOERS[w.DRAW] = _draw
DOERS[w.PAY_SEED] = _pay_seed
DOERS[w.PLANT] = _plant
ABLE[w.DRAW] = lambda match, seat, step, here: can_draw(match)
ABLE[w.PAY_SEED] = lambda match, seat, step, here: (
    len(match.hands[seat]) - int(here == PLAYING) >= step.b
)
ABLE[w.PLANT] = lambda match, seat, step, here: can_plant(match, seat, int(here == PLAYING))
GAINERS[SEED] = draw
GAINABLE[SEED] = lambda match, seat: can_draw(match)
