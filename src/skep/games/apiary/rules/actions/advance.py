"""Advance: gain and build one farm, recruit or development.  APY-ADV, APY-ADVP"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.board import LIMITS, ROWS_OF
from skep.games.apiary.box import TYPE
from skep.games.apiary.index.purchases import affordable, first_affordable
from skep.games.apiary.prompts import Prompted
from skep.games.apiary.resources import VP
from skep.games.apiary.rules.advance_rows import COLUMNS
from skep.games.apiary.rules.gaining import gain_now
from skep.games.apiary.rules.tiles import build_code, reserve_codes
from skep.games.apiary.rules.workers import NEVER
from skep.games.apiary.state import NONE, Colony
from skep.kernel.script import Refusal, ask

STRONG_VP: Final = LIMITS["strong_advance_vp"]


def total(placed: int, other: int) -> int:
    """The strength of both workers on the action, whoever owns them. An empty space counts 1, so
    the total is never below 2.  APY-ADV-02, APY-ADV-03, APY-ADV-07, APY-ADVP-04, APY-EX-13"""
    return placed + (other or 1)


def columns_for(total: int) -> int:
    """The number of columns, from the left, that are open to a total strength."""
    if total < LIMITS["second_column"]:
        return 1  # APY-ADV-04
    return 2 if total < LIMITS["third_column"] else 3  # APY-ADV-05, APY-ADV-06


OPENS: Final[tuple[int, ...]] = (0, 0, LIMITS["second_column"], LIMITS["third_column"])
"""The total strength that opens each column, counted from 1."""
BY_COLUMN: Final[dict[int, list[int]]] = {
    action: [kind * COLUMNS + column for column in range(COLUMNS) for kind in kinds]
    for action, kinds in ROWS_OF.items()
}
"""The slots of each action, nearest column first."""


def cheapest_column(state: Colony, seat: int, action: int) -> int:
    """The first column with a tile that the seat can pay for, counted from 1; 0 if there is none,
    or no hex to build on. A tile of the reserve counts as in the first.  APY-PLACE-09, APY-Q16"""
    if not state.front[seat]:
        return 0
    if state.reserve[seat] and reserve_codes(state, seat, ROWS_OF[action]):
        return 1
    slots, row = BY_COLUMN[action], state.row
    found = first_affordable(state, seat, [row[slot] for slot in slots])
    return 0 if found == NONE else slots[found] % COLUMNS + 1


def least_to_buy(state: Colony, seat: int, action: int, resting: int) -> int:
    """The least strength that opens a column with a tile to buy, beside the strength that counts
    already."""
    column = cheapest_column(state, seat, action)
    if not column:
        return NEVER
    lacking = OPENS[column] - resting
    return lacking if lacking > 1 else 1


class Advance(Prompted):
    """Which tile is bought?  `advancing` is the action, `columns` the number of open columns."""

    name = "advance"

    def options(self, state: Colony) -> list[int]:
        seat, row = state.seat, state.row
        slots = [
            slot
            for slot in slots_of(state.advancing)
            if slot % COLUMNS < state.columns and row[slot] != NONE
            and affordable(state, seat, row[slot])
        ]  # fmt: skip
        found = codes.TAKE.codes(slots)
        if state.reserve[seat]:
            found += reserve_codes(state, seat, ROWS_OF[state.advancing])
        return found

    def refusals(self, state: Colony) -> list[Refusal]:
        offered = self.options(state)
        slots = [slot for slot in range(3 * COLUMNS) if state.row[slot] != NONE]
        refused = [
            Refusal(codes.TAKE.key(slot), _why_not(state, slot))
            for slot in slots
            if codes.TAKE.code(slot) not in offered
        ]
        reserve = sorted(set(state.reserve[state.seat]))
        closed = [tile for tile in reserve if codes.TILE.code(tile) not in offered]
        return refused + [Refusal(codes.TILE.key(t), _why_not_reserve(state, t)) for t in closed]


def _why_not(state: Colony, slot: int) -> str:
    """The clause that keeps the seat from the tile of a slot."""
    if slot // COLUMNS not in ROWS_OF[state.advancing]:
        return "APY-ADVP-03"
    if slot % COLUMNS >= state.columns:
        return "APY-ADV-04" if state.columns == 1 else "APY-ADV-05"
    return "APY-ADV-08"


def _why_not_reserve(state: Colony, tile: int) -> str:
    """The clause that keeps the seat from a tile of its reserve."""
    return "APY-ADV-08" if TYPE[tile] in ROWS_OF[state.advancing] else "APY-ADVP-03"


def slots_of(action: int) -> list[int]:
    """The slots of the rows that an action sells: all three, or with many players farms only, or
    recruits and developments.  APY-ADVP-01, APY-ADVP-02, APY-ADVP-03"""
    return [kind * COLUMNS + column for kind in ROWS_OF[action] for column in range(COLUMNS)]


ADVANCE: Final = Advance()


async def advance(state: Colony, seat: int, action: int, total: int, strong: bool) -> None:
    """Take one tile from a column that the strength opens, pay for it and build it.  APY-ADV-01

    Module `tiles` does the building, and `advance_rows` refills the rows at the end of the turn:
    APY-ADV-17, APY-ADV-18, APY-ADV-19, APY-ADV-20
    """
    if strong:
        gain_now(state, seat, VP, STRONG_VP)  # APY-ADV-21, APY-ADV-22, APY-ADVP-06
    state.advancing, state.columns = action, columns_for(total)
    code = await ask(state, seat, ADVANCE)
    # Pay the cost (APY-ADV-08, APY-ADV-09), build (APY-ADV-10, APY-ADV-11, APY-ADV-12), and gain
    # what follows (APY-ADV-13, APY-ADV-14, APY-ADV-15, APY-ADV-16)
    await build_code(state, seat, code, False)
