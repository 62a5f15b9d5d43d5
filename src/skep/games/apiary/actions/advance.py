"""Advance: gain and build one farm, recruit or development.  APY-ADV, APY-ADVP"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes, effect_words as w
from skep.games.apiary.asking import Choice
from skep.games.apiary.board import LIMITS, ROWS_OF
from skep.games.apiary.box import COST, TYPE
from skep.games.apiary.building import affordable, build_code, cheap_enough, reserve_codes
from skep.games.apiary.goods import GUARD, VP
from skep.games.apiary.rows import COLUMNS
from skep.games.apiary.state import NONE, Colony
from skep.games.apiary.steps import gain_now
from skep.games.apiary.workers import NEVER
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


def cheapest_column(match: Colony, seat: int, action: int) -> int:
    """The first column with a tile that the seat can pay for, counted from 1; 0 if none.  A tile of
    the reserve lies as in the first.  APY-PLACE-09, APY-Q16"""
    if not match.front[seat]:
        return 0
    if match.reserve[seat] and reserve_codes(match, seat, types_of(action)):
        return 1
    row = match.row
    goods, easier = match.goods[seat] | GUARD, match.powers[seat][w.EASIER]
    for slot in BY_COLUMN[action]:
        tile = row[slot]
        if tile == NONE:
            continue
        if (goods - COST[tile]) & GUARD == GUARD or (
            easier >> TYPE[tile] & 1 and cheap_enough(match, seat, tile)
        ):
            return slot % COLUMNS + 1
    return 0


def least_to_buy(match: Colony, seat: int, action: int, resting: int) -> int:
    """The least strength that opens a column with a tile to buy, beside what counts already."""
    column = cheapest_column(match, seat, action)
    if not column:
        return NEVER
    lacking = OPENS[column] - resting
    return lacking if lacking > 1 else 1


class Advance(Choice):
    """Which tile is bought (`about`: 8 * action + columns)?  APY-ADV-01"""

    name = "advance"

    def options(self, match: Colony) -> list[int]:
        action, columns = match.about >> 3, match.about & 7
        seat = match.seat
        found = [
            codes.TAKE + slot
            for slot in slots_of(action)
            if slot % COLUMNS < columns and match.row[slot] != NONE
            and affordable(match, seat, match.row[slot])
        ]  # fmt: skip
        if match.reserve[seat]:
            found += reserve_codes(match, seat, types_of(action))
        return found

    def refusals(self, match: Colony) -> list[Refusal]:
        action, columns = match.about >> 3, match.about & 7
        offered = self.options(match)
        refused = [
            Refusal(codes.KEYS[codes.TAKE + slot], _why_not(match, slot, action, columns))
            for slot in range(3 * COLUMNS)
            if codes.TAKE + slot not in offered and match.row[slot] != NONE
        ]
        dear = [t for t in sorted(set(match.reserve[match.seat])) if codes.TILE + t not in offered]
        return refused + [Refusal(codes.KEYS[codes.TILE + t], _dear(action, TYPE[t])) for t in dear]


def _why_not(match: Colony, slot: int, action: int, columns: int) -> str:
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


async def advance(match: Colony, seat: int, action: int, total: int, strong: bool) -> None:
    """Take a tile from a column that the strength opens, pay, build.  APY-ADV-01…16

    A strength-4 worker brings 3 VP besides, by themselves.  APY-ADV-21, APY-ADV-22
    """
    if strong:
        gain_now(match, seat, VP, STRONG_VP)
    code = await ask(match, seat, ADVANCE, 8 * action + columns_for(total))
    await build_code(match, seat, code, False)
