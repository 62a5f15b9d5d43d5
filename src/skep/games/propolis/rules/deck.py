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

    def key(self, state: Realm, code: int) -> str:
        return landscape_key(code)


class Flip(Prompt[Realm]):
    """Chance says which structure is on the other side of a landscape (`about`): any card with
    that back that nobody has seen yet.  PRP-SETUP-07"""

    name = "flip"

    def options(self, state: Realm) -> list[int]:
        return [card for card in TWINS[state.about] if not state.is_shown(card)]

    def key(self, state: Realm, code: int) -> str:
        return structure_key(code)


TOP: Final = Top()
FLIP: Final = Flip()


async def show_top(state: Realm) -> None:
    """The landscape of the next card is open to all; an empty deck shows none.  PRP-SETUP-07"""
    if not state.deck.cards:
        state.top = 0
    else:
        state.top = await deal(state, TOP, state.deck)


async def take_top(state: Realm) -> int:
    """Take the landscape on top; 0 if deck and discards are both empty.  PRP-DECK-04"""
    if state.top == 0:
        if not state.discard:
            return 0
        await reshuffle(state)
    landscape = state.top
    await show_top(state)
    return landscape


async def reshuffle(state: Realm) -> None:
    """The discards become the new deck, once a card is needed.  PRP-DECK-02, PRP-DECK-03"""
    if state.recording:
        state.emit("reshuffled", -1, {"count": len(state.discard)})
    state.deck = Pile(state.discard)
    state.discard = []
    await show_top(state)


async def turn_over(state: Realm, landscape: int) -> int:
    """Turn a card to its structure side; the structure.  PRP-BUILD-16"""
    card = await ask(state, CHANCE, FLIP, landscape)
    state.show(card)
    return card


async def refill(state: Realm) -> None:
    """Fill every gap from the one deck: the rows first, then the market.

    PRP-DECK-01, PRP-DECK-05
    """
    await refill_rows(state)
    await refill_market(state)


async def refill_rows(state: Realm) -> None:
    """The top card fills each gap, landscape side up, while there are cards.

    PRP-ROW-04, PRP-DECK-04
    """
    while 0 in state.lands:
        cell = gap(state.lands)
        landscape = await take_top(state)
        if landscape == 0:
            return
        state.lands[cell] = landscape
        if state.recording:
            state.emit("landscape", -1, {"at": place(cell), "landscape": landscape})


async def refill_market(state: Realm) -> None:
    """The top card fills each gap, turned to its structure side, while there are cards.

    PRP-BUILD-16, PRP-DECK-04
    """
    while 0 in state.market:
        slot = state.market.index(0)
        landscape = await take_top(state)
        if landscape == 0:
            return
        card = state.market[slot] = await turn_over(state, landscape)
        if state.recording:
            state.emit("structure", -1, {"slot": slot + 1, "card": card})


def gap(landscapes: list[int]) -> int:
    """The gap to fill next: in the first row that has one, the one farthest right."""
    cell = landscapes.index(0)
    while cell % SLOTS < SLOTS - 1 and landscapes[cell + 1] == 0:
        cell += 1
    return cell
