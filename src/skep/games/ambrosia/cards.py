"""Event cards: the next one, and those that act once.  AMB-EVENT, AMB-EVT-14, 29…32, 39"""

from __future__ import annotations

from skep.games.ambrosia.choices import free_bees, swaps
from skep.games.ambrosia.codes import ADD, DONE, PER_SPACE, SWAP, UNDER
from skep.games.ambrosia.events import emit_to_onlookers
from skep.games.ambrosia.flight import free
from skep.games.ambrosia.pieces import EVENTS, FAVOUR, INSPIRATION, KINDS, LIBERATING, NORMAL
from skep.games.ambrosia.prompts import FREE_BEE, INSPIRE, SWAP_BEE, TURN_CARD
from skep.games.ambrosia.scoring import take_jelly
from skep.games.ambrosia.state import Meadow
from skep.kernel.script import ask, deal


async def next_card(meadow: Meadow, color: int) -> None:
    """The next card is turned up and holds from now on.  AMB-EVENT-01…06, AMB-EVENT-08"""
    if meadow.deck is None or meadow.turned is None or not meadow.deck.cards:
        return
    event = await deal(meadow, TURN_CARD, meadow.deck)
    meadow.turned.put(event)
    meadow.turn_card(event)
    if meadow.recording:
        meadow.emit("event", color, {"event": EVENTS[event]})
    for one in [color, *meadow.from_left(color)]:
        if event == FAVOUR:
            take_jelly(meadow, one, "favour")  # AMB-EVT-14
        elif event == INSPIRATION:
            await inspire(meadow, one)
        elif event == LIBERATING:
            await liberate(meadow, one)


async def inspire(meadow: Meadow, color: int) -> None:
    """A normal bee may be exchanged for a waiting special one.  AMB-EVT-29…31"""
    if not swaps(meadow, color):
        return
    kind = await ask(meadow, color, INSPIRE, color) - ADD
    if kind == DONE - ADD:
        return
    code = await ask(meadow, color, SWAP_BEE, color)
    at, bee = (code - SWAP) // PER_SPACE, (code - SWAP) % PER_SPACE
    change = kind - NORMAL
    if bee >= UNDER:
        meadow.below[at] += change << 4 * (bee - UNDER)
    else:
        meadow.bees[at] += change << 4 * bee
    meadow.waiting[color] -= 1 << kind
    meadow.gone[color] += 1
    if meadow.recording:
        emit_to_onlookers(meadow, "inspired", color, {"bee": KINDS[kind]}, {"at": at})


async def liberate(meadow: Meadow, color: int) -> None:
    """Covered bees may be freed, one after another, without jelly.  AMB-EVT-39"""
    while free_bees(meadow, color):
        code = await ask(meadow, color, FREE_BEE, color)
        if code == DONE:
            return
        free(meadow, color, code)
