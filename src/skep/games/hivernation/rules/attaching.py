"""Attaching a bee to Queen Zizi, to a Bear or to an own bee.  HIV-ATT"""

from __future__ import annotations

from typing import Final

from skep.games.hivernation.codes import cell_named, is_cell, key_at, refusal_at
from skep.games.hivernation.index.attachment import frontier
from skep.games.hivernation.pieces import BEAR, EMPTY, FLOWER, OWN_BEE, OWN_PAW, QUEEN
from skep.games.hivernation.rules.pincer import line_of_sight
from skep.games.hivernation.state import Hive
from skep.kernel.script import Prompt, Refusal


def takes_bee(hive: Hive, cell: int, side: int) -> bool:
    """Whether a bee of the side may be put on a cell, in every mode.

    HIV-QUICK-03; examples: HIV-EX-01, HIV-EX-13
    """
    if hive.tile_at(cell) != EMPTY:
        return False  # HIV-TURN-06
    touching = hive.touching(cell)
    return (
        QUEEN in touching  # HIV-ATT-01
        or OWN_BEE[side] in touching  # HIV-ATT-02, HIV-BLOCK-06
        or OWN_PAW[side] in touching  # HIV-BEAR-08
        or BEAR in touching  # HIV-ATT-03
        or makes_pincer(hive, cell, side)  # else not: HIV-ATT-04, HIV-ATT-05, HIV-ATT-06
    )


def makes_pincer(hive: Hive, cell: int, side: int) -> bool:
    """Whether a bee of the side closes a line from an empty cell.  HIV-ATT-04"""
    if not any(hive.touching(cell)):
        return False
    return any(line_of_sight(hive.tiles, cell, direction, side) for direction in range(6))


def bee_places(hive: Hive, side: int) -> list[int]:
    """The cells that take a bee of the side, holes in the hive among them.

    `takes_bee` says which they are; the index keeps the list.  HIV-ATT-09
    """
    return hive.places[side][:]


def has_bee_place(hive: Hive, side: int) -> bool:
    """Whether any cell takes a bee of the side."""
    return bool(hive.places[side])


class PutBee(Prompt[Hive]):
    """Where to put the bee that the Beekeeper brought.  HIV-KEEPER-09"""

    name = "put"

    def options(self, hive: Hive) -> list[int]:
        return bee_places(hive, hive.side)

    def key(self, hive: Hive, code: int) -> str:
        return key_at("bee", code)

    def facts(self, hive: Hive) -> dict[str, str]:
        return {"tile": "bee"}

    def refusals(self, hive: Hive) -> list[Refusal]:
        return bees_refused(hive)

    def why(self, hive: Hive, key: str) -> str:
        cell = cell_named(key)
        return why_not_bee(hive, cell) if key.startswith("bee:") and is_cell(cell) else ""


PUT_BEE: Final = PutBee()


def bees_refused(hive: Hive) -> list[Refusal]:
    """The empty cells of the hive's edge that do not take a bee of the side to move."""
    places, lifted = hive.places[hive.side], hive.lifted
    cells = [cell for cell in frontier(hive) if cell not in places or cell == lifted]
    return [refusal_at("bee", cell, why_not_bee(hive, cell)) for cell in sorted(cells)]


def why_not_bee(hive: Hive, cell: int) -> str:
    """The clause that keeps the side to move from putting a bee on a cell."""
    if hive.tile_at(cell) != EMPTY:
        return "HIV-TURN-06"
    if cell == hive.lifted:
        return "HIV-TOTAL-09"
    touching = set(hive.touching(cell)) - {EMPTY}
    if not touching:
        return "HIV-ATT-06"
    return "HIV-ATT-05" if touching == {FLOWER} else "HIV-ATT-04"
