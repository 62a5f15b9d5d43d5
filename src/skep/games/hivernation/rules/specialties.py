"""What Flower, Bear and Pesticide have in common: where they are put, and what they cover.

HIV-SPEC
"""

from __future__ import annotations

from typing import Final

from skep.games.hivernation.codes import cell_named, is_cell, key_at, refusal_at
from skep.games.hivernation.index.attachment import (
    LAST_CELL_BESIDE_QUEEN,
    frontier,
    put_down,
    show,
    touches_queen_alone,
)
from skep.games.hivernation.pieces import EMPTY, IS_BEE, KINDS, QUEEN
from skep.games.hivernation.state import Hive
from skep.kernel.script import Deal, Prompt, Refusal

QUEENS_CELL: Final = 0


def takes_specialty(state: Hive, cell: int) -> bool:
    """Whether a Flower, Bear or Pesticide may be put on a cell."""
    tile = state.tile_at(cell)
    if tile != EMPTY:
        return IS_BEE[tile]  # HIV-SPEC-01, HIV-SPEC-05, HIV-SPEC-06, HIV-QUEEN-03
    bees_and_specialties = set(state.touching(cell)) - {EMPTY, QUEEN}  # HIV-SPEC-04
    return bool(bees_and_specialties)  # HIV-SPEC-02, HIV-SPEC-03


def specialty_places(state: Hive) -> list[int]:
    """The cells that take a Flower, Bear or Pesticide: bees first, then empty cells.

    `takes_specialty` says which they are; the index finds them.
    """
    tiles = state.tiles
    on_top = [cell for cell in state.occupied if IS_BEE[tiles[cell]]]
    beside = [
        cell
        for cell in frontier(state)
        if cell > LAST_CELL_BESIDE_QUEEN or not touches_queen_alone(state, cell)
    ]
    return on_top + beside


def has_specialty_place(state: Hive) -> bool:
    """Whether any cell takes a specialty: as soon as the hive holds more than the Queen.

    HIV-SPEC-04, HIV-TURN-07
    """
    return bool(state.occupied)


def cover(state: Hive, cell: int, tile: int) -> None:
    """Put a Flower or Bear on an empty cell or on top of a bee, which is then out of play.

    HIV-SPEC-07, HIV-SCORE-06
    """
    if state.tiles[cell] == EMPTY:
        put_down(state, cell, tile)
        return
    side = state.side_at(cell)
    state.under[cell] = side
    state.bees[side] -= 1
    show(state, cell, tile)


class PutSpecialty(Prompt[Hive]):
    """Where to put a Flower, Bear or Pesticide (`about`: its kind)."""

    name = "put"

    def options(self, state: Hive) -> list[int]:
        return specialty_places(state)

    def key(self, state: Hive, code: int) -> str:
        return key_at(KINDS[state.about], code)

    def facts(self, state: Hive) -> dict[str, str]:
        return {"tile": KINDS[state.about]}

    def refusals(self, state: Hive) -> list[Refusal]:
        verb = KINDS[state.about]
        cells = sorted([QUEENS_CELL, *state.occupied, *frontier(state)])
        refused = [cell for cell in cells if not takes_specialty(state, cell)]
        return [refusal_at(verb, cell, why_not_specialty(state, cell)) for cell in refused]

    def why(self, state: Hive, key: str) -> str:
        verb, cell = key.partition(":")[0], cell_named(key)
        known = verb == KINDS[state.about] and is_cell(cell)
        return why_not_specialty(state, cell) if known else ""


PUT_SPECIALTY: Final = PutSpecialty()


def why_not_specialty(state: Hive, cell: int) -> str:
    """The clause that keeps a Flower, Bear or Pesticide from being put on a cell."""
    if cell == QUEENS_CELL:
        return "HIV-QUEEN-03"
    if state.tile_at(cell) != EMPTY:
        return "HIV-SPEC-05"
    return "HIV-SPEC-04" if any(state.touching(cell)) else "HIV-SPEC-02"


class Draw(Deal[Hive]):
    """Chance gives a side (`about`) a tile of the stack.  HIV-SETUP-04, HIV-MULTI-05"""

    name = "draw"

    def key(self, state: Hive, code: int) -> str:
        return f"tile:{KINDS[code]}"

    def witnesses(self, state: Hive) -> tuple[int, ...] | None:
        return state.team(state.about)  # HIV-SETUP-09, HIV-TEAM-05


DRAW: Final = Draw()
