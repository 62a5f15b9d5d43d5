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

    def key(self, realm: Realm, code: int) -> str:
        return structure_key(code)


class StartingStructure(Deal[Realm]):
    """Chance deals a starting structure.  PRP-SETUP-12"""

    name = "start"

    def key(self, realm: Realm, code: int) -> str:
        return start_key(code)


class PalaceOnOffer(Deal[Realm]):
    """Chance deals a palace.  PRP-SETUP-16, PRP-SETUP-17, PRP-SETUP-18"""

    name = "palace"

    def key(self, realm: Realm, code: int) -> str:
        return palace_key(code)


MARKET_CARD: Final = MarketCard()
STARTING_STRUCTURE: Final = StartingStructure()
PALACE_ON_OFFER: Final = PalaceOnOffer()


def lay_table(settings: Settings) -> Realm:
    """Boards, workers and decks, before anything is dealt.  PRP-SETUP-01"""
    realm = Realm()
    realm.seats = settings.seats
    realm.solo = settings.mode == "solo"
    realm.sides = 2 if realm.solo else settings.seats
    sides = realm.sides
    cells = ROWS[settings.seats] * SLOTS  # PRP-SETUP-08, PRP-SETUP-09, PRP-SETUP-10
    realm.personal = [PERSONAL] * sides  # PRP-SETUP-03
    realm.central = [ALL_WORKERS - PERSONAL] * sides  # PRP-SETUP-04
    realm.tracks = [TRACK_START] * (TRACKS * sides)  # PRP-SETUP-02
    realm.permanents = [0] * (TRACKS * sides)
    realm.banners = [0] * (BANNERS * sides)
    realm.hives = [[] for _ in range(sides)]
    realm.hive_bits = [0] * sides
    realm.lands = [0] * cells
    realm.bees = [0] * cells
    realm.owner = [NO_OWNER] * cells
    realm.market = [0] * MARKET
    realm.deck = Pile(range(1, STRUCTURES + 1))
    realm.start_and_palace_pile = Pile(range(1, QUEEN_CARDS + 1))
    if realm.solo:
        lay_opponent(realm, LEVELS.index(str(settings.values["difficulty"])))
    return realm


async def begin(realm: Realm) -> None:
    """Market, rows, starting structures and palaces are dealt.

    PRP-SETUP-05, PRP-SETUP-07, PRP-SETUP-12, PRP-SSET-01, PRP-EX-07
    """
    for slot in range(MARKET):
        card = realm.market[slot] = await deal(realm, MARKET_CARD, realm.deck)
        realm.show(card)
    # From here on the deck lies landscape side up: a card is its landscape until it is turned.
    realm.deck = Pile(LANDSCAPE[card] for card in realm.deck.cards)  # PRP-SETUP-06, PRP-SETUP-11
    for cell in range(len(realm.lands)):
        realm.lands[cell] = await deal(realm, TOP, realm.deck)
    await show_top(realm)
    starts = [await deal_start(realm, side) for side in range(realm.sides)]
    for _ in range(PALACES[realm.seats]):  # PRP-SETUP-19: nobody sees the cards that are left
        realm.palaces.append(await deal(realm, PALACE_ON_OFFER, realm.start_and_palace_pile))
    realm.first = realm.player = starts.index(min(starts))  # PRP-SETUP-20, PRP-SSET-11
    realm.phase = PLAYING
    if realm.recording:
        realm.emit("start", realm.first, {"number": min(starts)})


async def deal_start(realm: Realm, side: int) -> int:
    """A starting structure lies in the hive, and its resources are gained; its number.

    PRP-SETUP-13, PRP-SETUP-14, PRP-SSET-02
    """
    number = await deal(realm, STARTING_STRUCTURE, realm.start_and_palace_pile)
    add_card(realm, side, START + number)
    if realm.has_board(side):
        for track in range(TRACKS):
            for _ in range(GAINS[number][track]):
                realm.gain(side, track)
    return number
