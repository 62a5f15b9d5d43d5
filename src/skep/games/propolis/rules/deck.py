"""The deck of structure/landscape cards: its open top, refilling, reshuffling.  PRP-DECK"""

from __future__ import annotations

from typing import Final

from skep.games.propolis.box import TWINS
from skep.games.propolis.codes import landscape_key, structure_key
from skep.games.propolis.events import place
from skep.games.propolis.pieces import SLOTS
from skep.games.propolis.state import Realm
from skep.kernel.script import CHANCE, Deal, Prompt, ask, deal
from skep.kernel.zones import Pile


class Top(Deal[Realm]):
    """Chance shows the landscape that comes next.  PRP-SETUP-07"""

    name = "landscape"

    def key(self, realm: Realm, code: int) -> str:
        return landscape_key(code)


class Flip(Prompt[Realm]):
    """Chance says which structure is on the other side of a landscape (`about`): any card with
    that back that nobody has seen yet.  PRP-SETUP-07"""

    name = "flip"

    def options(self, realm: Realm) -> list[int]:
        return [card for card in TWINS[realm.about] if not realm.is_shown(card)]

    def key(self, realm: Realm, code: int) -> str:
        return structure_key(code)


TOP: Final = Top()
FLIP: Final = Flip()


async def show_top(realm: Realm) -> None:
    """The landscape of the next card is open to all; an empty deck shows none.  PRP-SETUP-07"""
    if not realm.deck.cards:
        realm.top = 0
    else:
        realm.top = await deal(realm, TOP, realm.deck)


async def take_top(realm: Realm) -> int:
    """Take the landscape on top; 0 if deck and discards are both empty.  PRP-DECK-04"""
    if realm.top == 0:
        if not realm.discard:
            return 0
        await reshuffle(realm)
    landscape = realm.top
    await show_top(realm)
    return landscape


async def reshuffle(realm: Realm) -> None:
    """The discards become the new deck, once a card is needed.  PRP-DECK-02, PRP-DECK-03"""
    if realm.recording:
        realm.emit("reshuffled", -1, {"count": len(realm.discard)})
    realm.deck = Pile(realm.discard)
    realm.discard = []
    await show_top(realm)


async def turn_over(realm: Realm, landscape: int) -> int:
    """Turn a card to its structure side; the structure.  PRP-BUILD-16"""
    card = await ask(realm, CHANCE, FLIP, landscape)
    realm.show(card)
    return card


async def refill(realm: Realm) -> None:
    """Fill every gap from the one deck: the rows first, then the market.

    PRP-DECK-01, PRP-DECK-05
    """
    await refill_rows(realm)
    await refill_market(realm)


async def refill_rows(realm: Realm) -> None:
    """The top card fills each gap, landscape side up, while there are cards.

    PRP-ROW-04, PRP-DECK-04
    """
    while 0 in realm.lands:
        cell = gap(realm.lands)
        landscape = await take_top(realm)
        if landscape == 0:
            return
        realm.lands[cell] = landscape
        if realm.recording:
            realm.emit("landscape", -1, {"at": place(cell), "landscape": landscape})


async def refill_market(realm: Realm) -> None:
    """The top card fills each gap, turned to its structure side, while there are cards.

    PRP-BUILD-16, PRP-DECK-04
    """
    while 0 in realm.market:
        slot = realm.market.index(0)
        landscape = await take_top(realm)
        if landscape == 0:
            return
        card = realm.market[slot] = await turn_over(realm, landscape)
        if realm.recording:
            realm.emit("structure", -1, {"slot": slot + 1, "card": card})


def gap(landscapes: list[int]) -> int:
    """The gap to fill next: in the first row that has one, the one farthest right."""
    cell = landscapes.index(0)
    while cell % SLOTS < SLOTS - 1 and landscapes[cell + 1] == 0:
        cell += 1
    return cell
