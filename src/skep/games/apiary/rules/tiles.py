"""Building a tile in the hive: where, at which cost, and what follows.  APY-TILE, APY-ADV-08…16"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.box import COST, HEXES, TILES, TYPE
from skep.games.apiary.prompts import Choice, accepts
from skep.games.apiary.resources import GUARD
from skep.games.apiary.rules.advance_rows import COLUMNS, take_slot
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.interpreter import ABLE, DOERS, fire, react, run
from skep.games.apiary.rules.effects.passive import BARGAINS, learn, make_room
from skep.games.apiary.rules.effects.reader import FREE, RESERVE, ROW, Step
from skep.games.apiary.rules.payment import can_pay, pay, payable
from skep.games.apiary.state import EMPTY, FIRST, NONE, Colony, changed
from skep.hexes import STEP, Q, R
from skep.kernel.script import Refusal, ask

# Cost


def discount(state: Colony, seat: int, tile: int, reserve: bool) -> int:
    """How much less the seat pays for a tile by its abilities."""
    powers = state.powers[seat]
    less = powers[w.LESS_FARM + TYPE[tile]]
    return less + powers[w.LESS_RESERVE] if reserve else less


def floor_of(state: Colony, seat: int, tile: int) -> int:
    return state.powers[seat][w.CARVING_FLOOR] if TYPE[tile] == w.CARVING else 0


def payments(state: Colony, seat: int, tile: int, reserve: bool, cell: int) -> list[int]:
    """What the seat can pay for a tile on this hex: abilities first, with their floor, then the
    hex's own discount down to nothing.  APY-MAT-02…04, APY-Q17"""
    less, floor = terms(state, seat, tile, reserve, cell)
    return payable(state, seat, COST[tile], less, floor)


def terms(state: Colony, seat: int, tile: int, reserve: bool, cell: int) -> tuple[int, int]:
    """The whole discount and its floor."""
    less, floor = discount(state, seat, tile, reserve), floor_of(state, seat, tile)
    spot = HEXES[state.ground[seat][cell]]
    if not spot.by or not spot.types >> TYPE[tile] & 1:
        return less, floor
    return min(less, max(0, UNITS[tile] - floor)) + spot.by, 0


UNITS: Final[list[int]] = [sum(cost >> 8 * place & 255 for place in range(6)) for cost in COST]
"""How many tokens each tile costs."""


def affordable(state: Colony, seat: int, tile: int, reserve: bool = False) -> bool:
    """Can the seat pay for the tile on any hex that is open to it?"""
    if ((state.goods[seat] | GUARD) - COST[tile]) & GUARD == GUARD:
        return True
    easier = state.powers[seat][w.EASIER] >> TYPE[tile] & 1
    return bool(easier) and cheap_enough(state, seat, tile, reserve)


def cheap_enough(state: Colony, seat: int, tile: int, reserve: bool = False) -> bool:
    """Can the seat pay for the tile in another way than is printed?"""
    powers, kind = state.powers[seat], TYPE[tile]
    less = powers[w.LESS_FARM + kind]
    if reserve:
        less += powers[w.LESS_RESERVE]
    other = less or powers[w.PAY_AS]
    if other and can_pay(state, seat, COST[tile], less, floor_of(state, seat, tile)):
        return True
    for cell in BARGAINS[state.mat[seat]][kind]:
        if cell in state.front[seat] and payments(state, seat, tile, reserve, cell):
            return True
    return False


def hexes_for(state: Colony, seat: int, tile: int, reserve: bool) -> list[int]:
    """The open hexes on which the seat can pay for the tile: all, unless only a hex's own discount
    makes it cheap enough."""
    front = state.front[seat]
    cheap = BARGAINS[state.mat[seat]][TYPE[tile]]
    if not cheap or can_pay(
        state, seat, COST[tile], discount(state, seat, tile, reserve), floor_of(state, seat, tile)
    ):
        return front
    return [cell for cell in front if cell in cheap and payments(state, seat, tile, reserve, cell)]


# Where


class PutTile(Choice):
    """On which hex is the tile in hand built?  `about`: 1 if it is free, 2 if it comes from the
    reserve, and 4 times its only hex, plus 4, if there is but one.  APY-ADV-10, APY-ADV-11"""

    name = "hex"

    def options(self, state: Colony) -> list[int]:
        seat, about, tile = state.seat, state.about, state.bought - 1
        if about >= 4:
            return [codes.hex_code((about >> 2) - 1)]
        free = about & 1
        front = state.front[seat] if free else hexes_for(state, seat, tile, bool(about & 2))
        return [codes.HEX + 4 * cell for cell in front]

    def facts(self, state: Colony) -> dict[str, str]:
        return {"tile": TILES[state.bought - 1].id}

    def refusals(self, state: Colony) -> list[Refusal]:
        ground = state.ground[state.seat]
        cells = [cell for cell, kind in enumerate(ground) if kind]
        codes_ = [codes.hex_code(cell) for cell in cells]
        offered = self.options(state)
        return [
            Refusal(codes.key_of(code), why_not(state, cell))
            for cell, code in zip(cells, codes_)
            if code not in offered
        ]


def why_not(state: Colony, cell: int) -> str:
    """The clause that keeps the tile in hand from a hex."""
    if state.tiles[state.seat][cell] != EMPTY:
        return "APY-ADV-10"
    return "APY-TILE-06" if cell not in state.front[state.seat] else "APY-ADV-08"


PUT_TILE: Final = PutTile()


async def build(
    state: Colony, seat: int, tile: int, free: bool, reserve: bool, only: int = NONE
) -> None:
    """Choose the hex, pay, put the tile down, gain what follows.  APY-ADV-09"""
    state.bought = tile + 1
    before, state.source = state.source, TILES[tile].id
    about = int(free) + 2 * reserve + 4 * (only + 1)
    cell = codes.cell_of(await ask(state, seat, PUT_TILE, about))
    if not free:
        await pay(state, seat, payments(state, seat, tile, reserve, cell))
    state.bought = 0
    lay_tile(state, seat, tile, cell)
    if state.recording:
        state.emit("built", seat, {"tile": TILES[tile].id, "at": [Q[cell], R[cell]]})
    state.source = before
    await after_building(state, seat, tile, cell, reserve)


def lay_tile(state: Colony, seat: int, tile: int, cell: int) -> None:
    """The tile lies there for good, and hexes beside it open.  APY-ADV-12, APY-TILE-06"""
    tiles = state.tiles[seat][:]
    tiles[cell] = FIRST + tile
    state.tiles = changed(state.tiles, seat, tiles)
    ground = state.ground[seat]
    front = [c for c in state.front[seat] if c != cell]
    for step in STEP:
        beside = step[cell]
        if ground[beside] and tiles[beside] == EMPTY and beside not in front:
            front.append(beside)
    front.sort()
    state.front = changed(state.front, seat, front)
    state.built = changed(state.built, seat, [*state.built[seat], cell])
    if TYPE[tile] == w.RECRUIT:
        learn(state, seat)
    elif TILES[tile].spots:
        make_room(state, seat)


async def after_building(state: Colony, seat: int, tile: int, cell: int, reserve: bool) -> None:
    """The hex's bonus, the tile's own effect, then the reactions of other tiles.

    APY-ADV-13…15, APY-TILE-07, APY-TILE-08
    """
    spot = HEXES[state.ground[seat][cell]]
    if spot.steps:
        before, state.source = state.source, "hex"
        await hex_bonus(state, seat, spot.steps)
        state.source = before
    for clause in TILES[tile].effect.built:
        await react(state, seat, clause, TILES[tile].id, cell)
    place = (1 if spot.steps else 0) | (2 if spot.frame else 0) | (4 if reserve else 0)
    await fire(state, seat, w.BUILT, TYPE[tile], place, tile)


async def hex_bonus(state: Colony, seat: int, steps: list[Step]) -> None:
    """Gains come by themselves; a free tile may be declined.  APY-Q44, APY-MAT-07"""
    for step in steps:
        free = step.op == w.BUILD
        if free and not (open_tiles(state, seat, step) and await accepts(state, seat)):
            continue
        await run(state, seat, [step])


# Effects that build


class TakeTile(Choice):
    """Which tile is taken and built?"""

    name = "take"


TAKE_TILE: Final = TakeTile()


def open_tiles(state: Colony, seat: int, step: Step) -> list[int]:
    """The codes of all tiles that a `build` step may build now."""
    free = bool(step.c & FREE)
    if step.d >= 0:
        if state.tiles[seat][step.d] != EMPTY:
            return []
    elif not state.front[seat]:
        return []
    found: list[int] = []
    if step.c & ROW:
        for slot, tile in enumerate(state.row):
            wanted = step.a >> slot // COLUMNS & 1 and step.b >> slot % COLUMNS & 1
            if wanted and tile != NONE and (free or affordable(state, seat, tile)):
                found.append(codes.TAKE + slot)
    if step.c & RESERVE:
        found += reserve_codes(state, seat, step.a, free)
    return found


def reserve_codes(state: Colony, seat: int, types: int, free: bool = False) -> list[int]:
    """The codes of the seat's reserve tiles that it may build."""
    own = sorted(set(state.reserve[seat]))
    return [
        codes.TILE + tile for tile in own
        if types >> TYPE[tile] & 1 and (free or affordable(state, seat, tile, True))
    ]  # fmt: skip


async def build_code(
    state: Colony, seat: int, code: int, free: bool, only: int = NONE
) -> None:  # fmt: skip
    """Build the tile that a code names: one of a slot, or one of the reserve."""
    if codes.TAKE <= code < codes.TAKE + 3 * COLUMNS:
        tile, reserve = take_slot(state, code - codes.TAKE), False
    else:
        tile, reserve = code - codes.TILE, True
        left = state.reserve[seat][:]
        left.remove(tile)
        state.reserve = changed(state.reserve, seat, left)
    await build(state, seat, tile, free, reserve, only)


async def _build(state: Colony, seat: int, step: Step, here: int) -> None:
    found = open_tiles(state, seat, step)
    if not found:
        return
    state.choosing = found
    code = await ask(state, seat, TAKE_TILE)
    await build_code(state, seat, code, bool(step.c & FREE), step.d)


DOERS[w.BUILD] = _build
ABLE[w.BUILD] = lambda state, seat, step, here: bool(open_tiles(state, seat, step))
