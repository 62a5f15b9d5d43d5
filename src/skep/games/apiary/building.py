"""Building a tile in the hive: where, at which cost, and what follows.  APY-TILE, APY-ADV-08…16"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes, effect_words as w
from skep.games.apiary.abilities import BARGAINS, learn, make_room
from skep.games.apiary.asking import Choice, accepts
from skep.games.apiary.box import COST, HEXES, TILES, TYPE
from skep.games.apiary.effect import FREE, RESERVE, ROW, Step
from skep.games.apiary.goods import GUARD
from skep.games.apiary.paying import can_pay, pay, payable
from skep.games.apiary.rows import COLUMNS, take_slot
from skep.games.apiary.state import EMPTY, FIRST, NONE, Colony, changed
from skep.games.apiary.steps import ABLE, DOERS, fire, react, run
from skep.hexes import STEP, Q, R
from skep.kernel.script import Refusal, ask

# Cost


def discount(match: Colony, seat: int, tile: int, reserve: bool) -> int:
    """How much less the seat pays for a tile by its abilities."""
    powers = match.powers[seat]
    less = powers[w.LESS_FARM + TYPE[tile]]
    return less + powers[w.LESS_RESERVE] if reserve else less


def floor_of(match: Colony, seat: int, tile: int) -> int:
    return match.powers[seat][w.CARVING_FLOOR] if TYPE[tile] == w.CARVING else 0


def payments(match: Colony, seat: int, tile: int, reserve: bool, cell: int) -> list[int]:
    """What the seat can pay for a tile on this hex: abilities first, with their floor, then the
    hex's own discount down to nothing.  APY-MAT-02…04, APY-Q17"""
    less, floor = terms(match, seat, tile, reserve, cell)
    return payable(match, seat, COST[tile], less, floor)


def terms(match: Colony, seat: int, tile: int, reserve: bool, cell: int) -> tuple[int, int]:
    """The whole discount and its floor."""
    less, floor = discount(match, seat, tile, reserve), floor_of(match, seat, tile)
    spot = HEXES[match.ground[seat][cell]]
    if not spot.by or not spot.types >> TYPE[tile] & 1:
        return less, floor
    return min(less, max(0, UNITS[tile] - floor)) + spot.by, 0


UNITS: Final[list[int]] = [sum(cost >> 8 * place & 255 for place in range(6)) for cost in COST]
"""How many tokens each tile costs."""


def affordable(match: Colony, seat: int, tile: int, reserve: bool = False) -> bool:
    """Can the seat pay for the tile on any hex that is open to it?"""
    if ((match.goods[seat] | GUARD) - COST[tile]) & GUARD == GUARD:
        return True
    easier = match.powers[seat][w.EASIER] >> TYPE[tile] & 1
    return bool(easier) and cheap_enough(match, seat, tile, reserve)


def cheap_enough(match: Colony, seat: int, tile: int, reserve: bool = False) -> bool:
    """Can the seat pay for the tile in another way than is printed?"""
    powers, kind = match.powers[seat], TYPE[tile]
    less = powers[w.LESS_FARM + kind]
    if reserve:
        less += powers[w.LESS_RESERVE]
    other = less or powers[w.PAY_AS]
    if other and can_pay(match, seat, COST[tile], less, floor_of(match, seat, tile)):
        return True
    for cell in BARGAINS[match.mat[seat]][kind]:
        if cell in match.front[seat] and payments(match, seat, tile, reserve, cell):
            return True
    return False


def hexes_for(match: Colony, seat: int, tile: int, reserve: bool) -> list[int]:
    """The open hexes on which the seat can pay for the tile: all, unless only a hex's own discount
    makes it cheap enough."""
    front = match.front[seat]
    cheap = BARGAINS[match.mat[seat]][TYPE[tile]]
    if not cheap or can_pay(
        match, seat, COST[tile], discount(match, seat, tile, reserve), floor_of(match, seat, tile)
    ):
        return front
    return [cell for cell in front if cell in cheap and payments(match, seat, tile, reserve, cell)]


# Where


class PutTile(Choice):
    """On which hex is the tile in hand built?  `about`: 1 if it is free, 2 if it comes from the
    reserve, and 4 times its only hex, plus 4, if there is but one.  APY-ADV-10, APY-ADV-11"""

    name = "hex"

    def options(self, match: Colony) -> list[int]:
        seat, about, tile = match.seat, match.about, match.bought - 1
        if about >= 4:
            return [codes.hex_code((about >> 2) - 1)]
        free = about & 1
        front = match.front[seat] if free else hexes_for(match, seat, tile, bool(about & 2))
        return [codes.HEX + 4 * cell for cell in front]

    def facts(self, match: Colony) -> dict[str, str]:
        return {"tile": TILES[match.bought - 1].id}

    def refusals(self, match: Colony) -> list[Refusal]:
        ground = match.ground[match.seat]
        cells = [cell for cell, kind in enumerate(ground) if kind]
        codes_ = [codes.hex_code(cell) for cell in cells]
        offered = self.options(match)
        return [
            Refusal(codes.key_of(code), why_not(match, cell))
            for cell, code in zip(cells, codes_)
            if code not in offered
        ]


def why_not(match: Colony, cell: int) -> str:
    """The clause that keeps the tile in hand from a hex."""
    if match.tiles[match.seat][cell] != EMPTY:
        return "APY-ADV-10"
    return "APY-TILE-06" if cell not in match.front[match.seat] else "APY-ADV-08"


PUT_TILE: Final = PutTile()


async def build(
    match: Colony, seat: int, tile: int, free: bool, reserve: bool, only: int = NONE
) -> None:
    """Choose the hex, pay, put the tile down, gain what follows.  APY-ADV-09"""
    match.bought = tile + 1
    before, match.source = match.source, TILES[tile].id
    about = int(free) + 2 * reserve + 4 * (only + 1)
    cell = codes.cell_of(await ask(match, seat, PUT_TILE, about))
    if not free:
        await pay(match, seat, payments(match, seat, tile, reserve, cell))
    match.bought = 0
    lay_tile(match, seat, tile, cell)
    if match.recording:
        match.emit("built", seat, {"tile": TILES[tile].id, "at": [Q[cell], R[cell]]})
    match.source = before
    await after_building(match, seat, tile, cell, reserve)


def lay_tile(match: Colony, seat: int, tile: int, cell: int) -> None:
    """The tile lies there for good, and hexes beside it open.  APY-ADV-12, APY-TILE-06"""
    tiles = match.tiles[seat][:]
    tiles[cell] = FIRST + tile
    match.tiles = changed(match.tiles, seat, tiles)
    ground = match.ground[seat]
    front = [c for c in match.front[seat] if c != cell]
    for step in STEP:
        beside = step[cell]
        if ground[beside] and tiles[beside] == EMPTY and beside not in front:
            front.append(beside)
    front.sort()
    match.front = changed(match.front, seat, front)
    match.built = changed(match.built, seat, [*match.built[seat], cell])
    if TYPE[tile] == w.RECRUIT:
        learn(match, seat)
    elif TILES[tile].spots:
        make_room(match, seat)


async def after_building(match: Colony, seat: int, tile: int, cell: int, reserve: bool) -> None:
    """The hex's bonus, the tile's own effect, then the reactions of other tiles.

    APY-ADV-13…15, APY-TILE-07, APY-TILE-08
    """
    spot = HEXES[match.ground[seat][cell]]
    if spot.steps:
        before, match.source = match.source, "hex"
        await hex_bonus(match, seat, spot.steps)
        match.source = before
    for clause in TILES[tile].effect.built:
        await react(match, seat, clause, TILES[tile].id, cell)
    place = (1 if spot.steps else 0) | (2 if spot.frame else 0) | (4 if reserve else 0)
    await fire(match, seat, w.BUILT, TYPE[tile], place, tile)


async def hex_bonus(match: Colony, seat: int, steps: list[Step]) -> None:
    """Gains come by themselves; a free tile may be declined.  APY-Q44, APY-MAT-07"""
    for step in steps:
        free = step.op == w.BUILD
        if free and not (open_tiles(match, seat, step) and await accepts(match, seat)):
            continue
        await run(match, seat, [step])


# Effects that build


class TakeTile(Choice):
    """Which tile is taken and built?"""

    name = "take"


TAKE_TILE: Final = TakeTile()


def open_tiles(match: Colony, seat: int, step: Step) -> list[int]:
    """The codes of all tiles that a `build` step may build now."""
    free = bool(step.c & FREE)
    if step.d >= 0:
        if match.tiles[seat][step.d] != EMPTY:
            return []
    elif not match.front[seat]:
        return []
    found: list[int] = []
    if step.c & ROW:
        for slot, tile in enumerate(match.row):
            wanted = step.a >> slot // COLUMNS & 1 and step.b >> slot % COLUMNS & 1
            if wanted and tile != NONE and (free or affordable(match, seat, tile)):
                found.append(codes.TAKE + slot)
    if step.c & RESERVE:
        found += reserve_codes(match, seat, step.a, free)
    return found


def reserve_codes(match: Colony, seat: int, types: int, free: bool = False) -> list[int]:
    """The codes of the seat's reserve tiles that it may build."""
    own = sorted(set(match.reserve[seat]))
    return [
        codes.TILE + tile for tile in own
        if types >> TYPE[tile] & 1 and (free or affordable(match, seat, tile, True))
    ]  # fmt: skip


async def build_code(
    match: Colony, seat: int, code: int, free: bool, only: int = NONE
) -> None:  # fmt: skip
    """Build the tile that a code names: one of a slot, or one of the reserve."""
    if codes.TAKE <= code < codes.TAKE + 3 * COLUMNS:
        tile, reserve = take_slot(match, code - codes.TAKE), False
    else:
        tile, reserve = code - codes.TILE, True
        left = match.reserve[seat][:]
        left.remove(tile)
        match.reserve = changed(match.reserve, seat, left)
    await build(match, seat, tile, free, reserve, only)


async def _build(match: Colony, seat: int, step: Step, here: int) -> None:
    found = open_tiles(match, seat, step)
    if not found:
        return
    match.choosing = found
    code = await ask(match, seat, TAKE_TILE)
    await build_code(match, seat, code, bool(step.c & FREE), step.d)


DOERS[w.BUILD] = _build
ABLE[w.BUILD] = lambda match, seat, step, here: bool(open_tiles(match, seat, step))
