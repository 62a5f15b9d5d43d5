"""The table before the first turn.  PRP-SETUP, PRP-SSET"""

from __future__ import annotations

from typing import Final

from skep.games.propolis.box import (
    ALL_WORKERS,
    GAINS,
    LANDSCAPE,
    LEVELS,
    MARKET,
    PALACES,
    PERSONAL,
    ROWS,
    TRACK_START,
)
from skep.games.propolis.codes import palace_key, start_key, structure_key
from skep.games.propolis.pieces import (
    BANNERS,
    NO_OWNER,
    QUEEN_CARDS,
    SLOTS,
    START,
    STRUCTURES,
    TRACKS,
)
from skep.games.propolis.rules.deck import TOP, show_top
from skep.games.propolis.rules.solo import lay_opponent
from skep.games.propolis.rules.structures import add_card
from skep.games.propolis.state import PLAYING, Realm
from skep.kernel.game import Settings
from skep.kernel.script import Deal, deal
from skep.kernel.zones import Pile


class MarketCard(Deal[Realm]):
    """Chance deals a structure of the market.  PRP-SETUP-05"""

    name = "structure"

    def key(self, state: Realm, code: int) -> str:
        return structure_key(code)


class StartingStructure(Deal[Realm]):
    """Chance deals a starting structure.  PRP-SETUP-12"""

    name = "start"

    def key(self, state: Realm, code: int) -> str:
        return start_key(code)


class PalaceOnOffer(Deal[Realm]):
    """Chance deals a palace.  PRP-SETUP-16, PRP-SETUP-17, PRP-SETUP-18"""

    name = "palace"

    def key(self, state: Realm, code: int) -> str:
        return palace_key(code)


MARKET_CARD: Final = MarketCard()
STARTING_STRUCTURE: Final = StartingStructure()
PALACE_ON_OFFER: Final = PalaceOnOffer()


def lay_table(settings: Settings) -> Realm:
    """Boards, workers and decks, before anything is dealt.  PRP-SETUP-01"""
    state = Realm()
    state.seats = settings.seats
    state.solo = settings.mode == "solo"
    state.sides = 2 if state.solo else settings.seats
    sides = state.sides
    cells = ROWS[settings.seats] * SLOTS  # PRP-SETUP-08, PRP-SETUP-09, PRP-SETUP-10
    state.personal = [PERSONAL] * sides  # PRP-COMP-05, PRP-SETUP-03
    state.central = [ALL_WORKERS - PERSONAL] * sides  # PRP-SETUP-04
    # One board for each side: PRP-COMP-06, PRP-COMP-07, PRP-SETUP-02
    state.tracks = [TRACK_START] * (TRACKS * sides)
    state.permanents = [0] * (TRACKS * sides)
    state.banners = [0] * (BANNERS * sides)
    state.hives = [[] for _ in range(sides)]
    state.hive_bits = [0] * sides
    state.lands = [0] * cells
    state.bees = [0] * cells
    state.owner = [NO_OWNER] * cells
    state.market = [0] * MARKET
    state.deck = Pile(range(1, STRUCTURES + 1))  # PRP-COMP-02
    state.start_and_palace_pile = Pile(range(1, QUEEN_CARDS + 1))  # PRP-COMP-03
    if state.solo:
        lay_opponent(state, LEVELS.index(str(settings.values["difficulty"])))
    return state


async def begin(state: Realm) -> None:
    """Market, rows, starting structures and palaces are dealt.

    PRP-SETUP-05, PRP-SETUP-07, PRP-SETUP-12, PRP-SSET-01, PRP-EX-07
    """
    for slot in range(MARKET):
        card = state.market[slot] = await deal(state, MARKET_CARD, state.deck)
        state.show(card)
    # From here on the deck lies landscape side up: a card is its landscape until it is turned.
    state.deck = Pile(LANDSCAPE[card] for card in state.deck.cards)  # PRP-SETUP-06, PRP-SETUP-11
    for cell in range(len(state.lands)):
        state.lands[cell] = await deal(state, TOP, state.deck)
    await show_top(state)
    starts = [await deal_start(state, side) for side in range(state.sides)]
    for _ in range(PALACES[state.seats]):  # PRP-SETUP-19: nobody sees the cards that are left
        state.palaces.append(await deal(state, PALACE_ON_OFFER, state.start_and_palace_pile))
    state.first = state.player = starts.index(min(starts))  # PRP-SETUP-20, PRP-SSET-11
    state.phase = PLAYING
    if state.recording:
        state.emit("start", state.first, {"number": min(starts)})


async def deal_start(state: Realm, side: int) -> int:
    """A starting structure lies in the hive, and its resources are gained; its number.

    PRP-SETUP-13, PRP-SETUP-14, PRP-SSET-02
    """
    number = await deal(state, STARTING_STRUCTURE, state.start_and_palace_pile)
    add_card(state, side, START + number)  # PRP-SETUP-15
    if state.has_board(side):
        for track in range(TRACKS):
            for _ in range(GAINS[number][track]):
                state.gain(side, track)
    return number
