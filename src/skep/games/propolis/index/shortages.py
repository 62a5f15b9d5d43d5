"""What cards still need, by lookup: `payment.shortage` for many cards at once.

A table leads from the numbers of the first three colors to what each card lacks of them, another
one from the other two colors; the shortage of a card is the sum of two lookups.
"""

from __future__ import annotations

from typing import Any, Final

from skep.games.propolis.box import COSTS
from skep.games.propolis.pieces import MAX_COST, WILD
from skep.games.propolis.rules.payment import shortage

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


def rows_for(have: list[int]) -> tuple[list[int], list[int]]:
    """Two lists by card; their sum is what a card costs beyond these numbers by color.

    Number 0, an empty slot of the market, needs nothing.
    """
    return _LOW[have[0]][have[1]][have[2]], _HIGH[have[3]][have[4]]


def shortages(cards: list[int], have: list[int]) -> list[int]:
    """For each card, the units of its cost that these numbers by color do not cover."""
    low, high = rows_for(have)
    return [low[card] + high[card] for card in cards]
