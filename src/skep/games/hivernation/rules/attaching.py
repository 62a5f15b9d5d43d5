"""Attaching a bee to Queen Zizi, to a Bear or to an own bee.  HIV-ATT"""

from __future__ import annotations

from typing import Final

from skep.games.hivernation.codes import cell_named, is_cell, key_at, refusal_at
from skep.games.hivernation.index.attachment import frontier
from skep.games.hivernation.pieces import BEAR, EMPTY, FLOWER, OWN_BEE, OWN_PAW, QUEEN
from skep.games.hivernation.rules.pincer import line_of_sight
from skep.games.hivernation.state import Hive
from skep.kernel.script import Prompt, Refusal


def takes_bee(state: Hive, cell: int, side: int) -> bool:
    """Whether a bee of the side may be put on a cell, in every mode.

    HIV-QUICK-03; examples: HIV-EX-01, HIV-EX-13
    """
    if state.tile_at(cell) != EMPTY:
        return False  # HIV-TURN-06
    touching = state.touching(cell)
    return (
        QUEEN in touching  # HIV-ATT-01, without flipping anything: HIV-ATT-07
        or OWN_BEE[side] in touching  # HIV-ATT-02, HIV-BLOCK-06
        or OWN_PAW[side] in touching  # HIV-BEAR-08
        or BEAR in touching  # HIV-ATT-03
        or makes_pincer(state, cell, side)  # else not: HIV-ATT-04, HIV-ATT-05, HIV-ATT-06
    )


def makes_pincer(state: Hive, cell: int, side: int) -> bool:
    """Whether a bee of the side closes a line from an empty cell.  HIV-ATT-04"""
    if not any(state.touching(cell)):
        return False
    return any(line_of_sight(state.tiles, cell, direction, side) for direction in range(6))


def bee_places(state: Hive, side: int) -> list[int]:
    """The cells that take a bee of the side, holes in the hive among them.

    `takes_bee` says which they are; the index keeps the list.  HIV-ATT-09
    """
    return state.places[side][:]


def has_bee_place(state: Hive, side: int) -> bool:
    """Whether any cell takes a bee of the side."""
    return bool(state.places[side])


class PutBee(Prompt[Hive]):
    """Where to put the bee that the Beekeeper brought.  HIV-KEEPER-09"""

    name = "put"

    def options(self, state: Hive) -> list[int]:
        return bee_places(state, state.side)

    def key(self, state: Hive, code: int) -> str:
        return key_at("bee", code)

    def facts(self, state: Hive) -> dict[str, str]:
        return {"tile": "bee"}

    def refusals(self, state: Hive) -> list[Refusal]:
        return bees_refused(state)

    def why(self, state: Hive, key: str) -> str:
        cell = cell_named(key)
        return why_not_bee(state, cell) if key.startswith("bee:") and is_cell(cell) else ""


PUT_BEE: Final = PutBee()


def bees_refused(state: Hive) -> list[Refusal]:
    """The empty cells of the hive's edge that do not take a bee of the side to move."""
    places, lifted = state.places[state.side], state.lifted
    cells = [cell for cell in frontier(state) if cell not in places or cell == lifted]
    return [refusal_at("bee", cell, why_not_bee(state, cell)) for cell in sorted(cells)]


def why_not_bee(state: Hive, cell: int) -> str:
    """The clause that keeps the side to move from putting a bee on a cell."""
    if state.tile_at(cell) != EMPTY:
        return "HIV-TURN-06"
    if cell == state.lifted:
        return "HIV-TOTAL-09"
    touching = set(state.touching(cell)) - {EMPTY}
    if not touching:
        return "HIV-ATT-06"
    return "HIV-ATT-05" if touching == {FLOWER} else "HIV-ATT-04"
