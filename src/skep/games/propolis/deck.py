"""The deck of structure/landscape cards: its open top, refilling, shuffling anew.  PRP-DECK"""

from __future__ import annotations

from skep.games.propolis.events import place
from skep.games.propolis.pieces import SLOTS
from skep.games.propolis.prompts import FLIP, TOP
from skep.games.propolis.state import Realm
from skep.kernel.script import CHANCE, ask, deal
from skep.kernel.zones import Pile


async def show_top(realm: Realm) -> None:
    """The landscape of the next card is open to all; an empty deck shows none.  PRP-SETUP-07"""
    if not realm.deck.cards:
        realm.top = 0
    else:
        realm.top = await deal(realm, TOP, realm.deck)


async def take_top(realm: Realm) -> int:
    """The landscape on top, for a row or to be turned over; 0 if deck and discards are empty.

    Only when a card is needed are the discards shuffled into a new deck.  PRP-DECK-02…04
    """
    if realm.top == 0:
        if not realm.discard:
            return 0
        if realm.recording:
            realm.emit("reshuffled", -1, {"count": len(realm.discard)})
        realm.deck = Pile(realm.discard)
        realm.discard = []
        await show_top(realm)
    land = realm.top
    await show_top(realm)
    return land


async def turn_over(realm: Realm, land: int) -> int:
    """The structure on the other side: of the cards with this back that nobody has seen yet,
    chance says which it was.  PRP-SETUP-07, PRP-BUILD-16
    """
    card = await ask(realm, CHANCE, FLIP, land)
    realm.shown |= 1 << card
    return card


async def refill(realm: Realm) -> None:
    """Fill every gap: the rows from the first on, then the market.

    PRP-ROW-04, PRP-BUILD-16, PRP-DECK-01, PRP-DECK-04, PRP-DECK-05
    """
    while 0 in realm.lands:
        cell = gap(realm.lands)
        land = await take_top(realm)
        if land == 0:
            return
        realm.lands[cell] = land
        if realm.recording:
            realm.emit("landscape", -1, {"at": place(cell), "landscape": land})
    while 0 in realm.market:
        slot = realm.market.index(0)
        land = await take_top(realm)
        if land == 0:
            return
        card = realm.market[slot] = await turn_over(realm, land)
        if realm.recording:
            realm.emit("structure", -1, {"slot": slot + 1, "card": card})


def gap(lands: list[int]) -> int:
    """The gap to fill next: in the first row that has one, the one farthest right."""
    cell = lands.index(0)
    while cell % SLOTS < SLOTS - 1 and lands[cell + 1] == 0:
        cell += 1
    return cell
