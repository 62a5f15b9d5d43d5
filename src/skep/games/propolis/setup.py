"""The table before the first turn.  PRP-SETUP, PRP-SSET"""

from __future__ import annotations

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
)  # fmt: skip
from skep.games.propolis.building import add_card
from skep.games.propolis.deck import show_top
from skep.games.propolis.keys import SOLO_CARDS
from skep.games.propolis.pieces import (
    BANNERS,
    NOBODY_HERE,
    QUEENS,
    SLOTS,
    START,
    STRUCTURES,
    TRACKS,
)  # fmt: skip
from skep.games.propolis.prompts import BEGIN, FACE, PALACE_CARD, TOP
from skep.games.propolis.state import OPPONENT, PLAYING, Realm
from skep.kernel.game import Settings
from skep.kernel.script import deal
from skep.kernel.zones import Pile


def lay_table(settings: Settings) -> Realm:
    """Boards, workers and decks, before anything is dealt.  PRP-SETUP-01…04, PRP-SSET-03…05"""
    realm = Realm()
    realm.seats = settings.seats
    realm.solo = settings.mode == "solo"
    realm.sides = 2 if realm.solo else settings.seats
    sides, cells = realm.sides, ROWS[settings.seats] * SLOTS
    realm.personal = [PERSONAL] * sides
    realm.central = [ALL_WORKERS - PERSONAL] * sides
    realm.tracks = [TRACK_START] * (TRACKS * sides)
    realm.permanents = [0] * (TRACKS * sides)
    realm.banners = [0] * (BANNERS * sides)
    realm.hives = [[] for _ in range(sides)]
    realm.signs = [0] * sides
    realm.lands = [0] * cells
    realm.bees = [0] * cells
    realm.owner = [NOBODY_HERE] * cells
    realm.market = [0] * MARKET
    realm.deck = Pile(range(1, STRUCTURES + 1))
    realm.queens = Pile(range(1, QUEENS + 1))
    if realm.solo:
        realm.level = LEVELS.index(str(settings.values["difficulty"]))
        realm.solo_deck = Pile(range(1, SOLO_CARDS + 1))
        realm.personal[OPPONENT] = ALL_WORKERS
        realm.central[OPPONENT] = 0
        realm.tracks[TRACKS:] = [0] * TRACKS
    return realm


async def begin(realm: Realm) -> None:
    """Market, rows, starting structures and palaces are dealt.  PRP-SETUP-05…20, PRP-SSET-01…02"""
    for slot in range(MARKET):
        card = realm.market[slot] = await deal(realm, FACE, realm.deck)
        realm.shown |= 1 << card
    # From here on the deck lies landscape side up: a card is its landscape until it is turned.
    realm.deck = Pile(LANDSCAPE[card] for card in realm.deck.cards)
    for cell in range(len(realm.lands)):
        realm.lands[cell] = await deal(realm, TOP, realm.deck)
    await show_top(realm)
    starts = [await deal_start(realm, side) for side in range(realm.sides)]
    for _ in range(PALACES[realm.seats]):
        realm.palaces.append(await deal(realm, PALACE_CARD, realm.queens))
    realm.first = realm.player = starts.index(min(starts))  # PRP-SETUP-20, PRP-SSET-11
    realm.phase = PLAYING
    if realm.recording:
        realm.emit("start", realm.first, {"number": min(starts)})


async def deal_start(realm: Realm, side: int) -> int:
    """A starting structure lies in the hive, and its resources are gained; its number.

    PRP-SETUP-12…15, PRP-SSET-02
    """
    number = await deal(realm, BEGIN, realm.queens)
    add_card(realm, side, START + number)
    if realm.gains_things(side):
        for track in range(TRACKS):
            for _ in range(GAINS[number][track]):
                realm.gain(side, track)
    return number
