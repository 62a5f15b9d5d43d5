"""Advance: gain and build one farm, recruit or development.  APY-ADV, APY-ADVP"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.board import LIMITS, ROWS_OF
from skep.games.apiary.box import COST, TYPE
from skep.games.apiary.prompts import Choice
from skep.games.apiary.resources import GUARD, VP
from skep.games.apiary.rules.advance_rows import COLUMNS
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.interpreter import gain_now
from skep.games.apiary.rules.tiles import affordable, build_code, cheap_enough, reserve_codes
from skep.games.apiary.rules.workers import NEVER
from skep.games.apiary.state import NONE, Colony
from skep.kernel.script import Refusal, ask

STRONG_VP: Final = LIMITS["strong_advance_vp"]


def columns_for(total: int) -> int:
    """How many columns are open to a total strength.  APY-ADV-04…06"""
    if total < LIMITS["second_column"]:
        return 1
    return 2 if total < LIMITS["third_column"] else 3


OPENS: Final[tuple[int, ...]] = (0, 0, LIMITS["second_column"], LIMITS["third_column"])
"""The total strength that opens each column, counted from 1."""
BY_COLUMN: Final[dict[int, list[int]]] = {
    action: [kind * COLUMNS + column for column in range(COLUMNS) for kind in kinds]
    for action, kinds in ROWS_OF.items()
}
"""The slots of each action, nearest column first."""


def types_of(action: int) -> int:
    return sum(1 << kind for kind in ROWS_OF[action])


def cheapest_column(state: Colony, seat: int, action: int) -> int:
    """The first column with a tile that the seat can pay for, counted from 1; 0 if none.  A tile of
    the reserve lies as in the first.  APY-PLACE-09, APY-Q16"""
    if not state.front[seat]:
        return 0
    if state.reserve[seat] and reserve_codes(state, seat, types_of(action)):
        return 1
    row = state.row
    goods, easier = state.goods[seat] | GUARD, state.powers[seat][w.EASIER]
    for slot in BY_COLUMN[action]:
        tile = row[slot]
        if tile == NONE:
            continue
        if (goods - COST[tile]) & GUARD == GUARD or (
            easier >> TYPE[tile] & 1 and cheap_enough(state, seat, tile)
        ):
            return slot % COLUMNS + 1
    return 0


def least_to_buy(state: Colony, seat: int, action: int, resting: int) -> int:
    """The least strength that opens a column with a tile to buy, beside what counts already."""
    column = cheapest_column(state, seat, action)
    if not column:
        return NEVER
    lacking = OPENS[column] - resting
    return lacking if lacking > 1 else 1


class Advance(Choice):
    """Which tile is bought (`about`: 8 * action + columns)?  APY-ADV-01"""

    name = "advance"

    def options(self, state: Colony) -> list[int]:
        action, columns = state.about >> 3, state.about & 7
        seat = state.seat
        found = [
            codes.TAKE + slot
            for slot in slots_of(action)
            if slot % COLUMNS < columns and state.row[slot] != NONE
            and affordable(state, seat, state.row[slot])
        ]  # fmt: skip
        if state.reserve[seat]:
            found += reserve_codes(state, seat, types_of(action))
        return found

    def refusals(self, state: Colony) -> list[Refusal]:
        action, columns = state.about >> 3, state.about & 7
        offered = self.options(state)
        refused = [
            Refusal(codes.KEYS[codes.TAKE + slot], _why_not(state, slot, action, columns))
            for slot in range(3 * COLUMNS)
            if codes.TAKE + slot not in offered and state.row[slot] != NONE
        ]
        dear = [t for t in sorted(set(state.reserve[state.seat])) if codes.TILE + t not in offered]
        return refused + [Refusal(codes.KEYS[codes.TILE + t], _dear(action, TYPE[t])) for t in dear]


def _why_not(state: Colony, slot: int, action: int, columns: int) -> str:
    if slot // COLUMNS not in ROWS_OF[action]:
        return "APY-ADVP-03"
    if slot % COLUMNS >= columns:
        return "APY-ADV-04" if columns == 1 else "APY-ADV-05"
    return "APY-ADV-08"


def _dear(action: int, kind: int) -> str:
    return "APY-ADV-08" if kind in ROWS_OF[action] else "APY-ADVP-03"


def slots_of(action: int) -> list[int]:
    return [kind * COLUMNS + column for kind in ROWS_OF[action] for column in range(COLUMNS)]


ADVANCE: Final = Advance()


async def advance(state: Colony, seat: int, action: int, total: int, strong: bool) -> None:
    """Take a tile from a column that the strength opens, pay, build.  APY-ADV-01…16

    A strength-4 worker brings 3 VP besides, by themselves.  APY-ADV-21, APY-ADV-22
    """
    if strong:
        gain_now(state, seat, VP, STRONG_VP)
    code = await ask(state, seat, ADVANCE, 8 * action + columns_for(total))
    await build_code(state, seat, code, False)
