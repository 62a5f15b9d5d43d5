"""What cards still need, by lookup: `payment.shortage` for many cards at once.

A table leads from the numbers of the first three colors to what each card lacks of them, another
one from the other two colors; the shortage of a card is the sum of two lookups.
"""

from __future__ import annotations

from typing import Any, Final

from skep.games.propolis.box import COSTS, NEEDS
from skep.games.propolis.pieces import MAX_COST, PALACE, QUEEN_CARDS, TRACKS, WILD
from skep.games.propolis.rules.payment import has_other_payment, shortage
from skep.games.propolis.state import Realm

SPLIT: Final = 3
"""Colors in the first table."""
MAX_NUMBER: Final = 60
"""Nobody has more of a color: a track ends at 10, and no hive gives more permanents."""


def _table(first: int, last: int, have: list[int]) -> Any:
    """Nested lists by the numbers of these colors; innermost, by card, what it lacks of them.

    No card needs more than `MAX_COST` of a color, so higher numbers share one list.
    """
    if first + len(have) == last:
        return [shortage(cost[first:last], have) for cost in COSTS]
    found = [_table(first, last, [*have, number]) for number in range(MAX_COST + 1)]
    return found + found[-1:] * (MAX_NUMBER - MAX_COST)


_LOW: Final[list[list[list[list[int]]]]] = _table(0, SPLIT, [])
_HIGH: Final[list[list[list[int]]]] = _table(SPLIT, WILD, [])
PRICE: Final[list[int]] = [sum(cost) for cost in COSTS]
"""Resources that a card costs in all."""
LEAST_PALACE: Final[int] = min(PRICE[PALACE + number] for number in range(1, QUEEN_CARDS + 1))
"""No palace lists fewer permanents."""


def shortages(cards: list[int], have: list[int]) -> list[int]:
    """For each card, the units of its cost that these numbers by color do not cover.

    Number 0, an empty slot of the market, needs nothing.
    """
    low = _LOW[have[0]][have[1]][have[2]]
    high = _HIGH[have[3]][have[4]]
    return [low[card] + high[card] for card in cards]


def other_payment_exists(realm: Realm, side: int, card: int, short: int) -> bool:
    """The same as `payment.has_other_payment` for a structure that can be paid and lacks `short`
    without wilds, but without finding the thriftiest payment where that can be avoided."""
    base = side * TRACKS
    wild_permanents = realm.permanents[base + WILD]
    wild = realm.tracks[base + WILD]
    if wild > 0 and wild > short - wild_permanents and (wild_permanents or short < PRICE[card]):
        return True  # a wild to spare can pay for a unit that none pays for yet
    if wild_permanents:
        return has_other_payment(realm, side, card)
    for color, number in NEEDS[card]:
        own = realm.permanents[base + color]
        track = realm.tracks[base + color]
        if own and track and track > number - own:
            return True  # the track can pay for a unit that a permanent would
    return False
