"""Tiles in the hive: where they may be built, building them, and what follows.  APY-TILE"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.box import HEXES, TILES, TYPE
from skep.games.apiary.index.purchases import affordable, hexes_for
from skep.games.apiary.prompts import Prompted, accepts
from skep.games.apiary.rules.advance_rows import COLUMNS, take_slot
from skep.games.apiary.rules.costs import payments
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.effect import BONUS_HEX, FRAME_HEX, FROM_RESERVE
from skep.games.apiary.rules.effects.interpreter import fire, react, run
from skep.games.apiary.rules.effects.passive import learn, learn_spots
from skep.games.apiary.rules.effects.steps import BuildStep, EffectStep
from skep.games.apiary.rules.payment import pay
from skep.games.apiary.state import EMPTY, FIRST, NONE, Colony, changed
from skep.hexes import AROUND, STEP, Q, R
from skep.kernel.script import Refusal, ask

# Where


def open_hexes(state: Colony, seat: int) -> list[int]:
    """The empty hexes of a hive, on the mat and on frames, that touch a tile; any part of the
    faction tile counts. `state.front` is kept equal to this.

    APY-ADV-10, APY-ADV-11, APY-TILE-05, APY-TILE-06, APY-FRAME-07, APY-FRAME-08, APY-CARVE-04
    """
    tiles = state.tiles[seat]
    return [
        cell
        for cell, kind in enumerate(state.ground[seat])
        if kind and tiles[cell] == EMPTY and any(tiles[near] != EMPTY for near in AROUND[cell])
    ]


class PutTile(Prompted):
    """On which hex is the tile in hand built?"""

    name = "hex"

    def facts(self, state: Colony) -> dict[str, str]:
        return {"tile": TILES[state.bought - 1].id}

    def refusals(self, state: Colony) -> list[Refusal]:
        cells = [cell for cell, kind in enumerate(state.ground[state.seat]) if kind]
        return [
            Refusal(codes.key_of(code), why_not(state, cell))
            for cell, code in zip(cells, codes.hex_codes(cells))
            if code not in state.choosing
        ]


def why_not(state: Colony, cell: int) -> str:
    """The clause that keeps the tile in hand from a hex."""
    if state.tiles[state.seat][cell] != EMPTY:
        return "APY-ADV-10"
    return "APY-TILE-06" if cell not in state.front[state.seat] else "APY-ADV-08"


PUT_TILE: Final = PutTile()

# Building


async def build(
    state: Colony, seat: int, tile: int, free: bool, reserve: bool, only: int = NONE
) -> None:
    """Choose the hex, pay, put the tile down, gain what follows. `only` is the one hex where it may
    go, if an effect names one."""
    state.bought = tile + 1
    before, state.source = state.source, TILES[tile].id
    if only != NONE:
        cells = [only]
    else:
        cells = state.front[seat] if free else hexes_for(state, seat, tile, reserve)
    state.choosing = codes.hex_codes(cells)
    cell = codes.cell_of(await ask(state, seat, PUT_TILE))
    if not free:
        await pay(state, seat, payments(state, seat, tile, reserve, cell))  # APY-ADV-09
    state.bought = 0
    lay_tile(state, seat, tile, cell)
    if state.recording:
        state.emit("built", seat, {"tile": TILES[tile].id, "at": (Q[cell], R[cell])})
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
        learn_spots(state, seat)


async def after_building(state: Colony, seat: int, tile: int, cell: int, reserve: bool) -> None:
    """The hex's bonus, the tile's own effect, then the reactions of other tiles. Printed points
    count only at the end.  APY-ADV-16"""
    spot = HEXES[state.ground[seat][cell]]
    if spot.steps:
        before, state.source = state.source, "hex"
        await hex_bonus(state, seat, spot.steps)
        state.source = before
    for trigger in TILES[tile].effect.built:  # APY-ADV-14, APY-ADV-15, APY-TILE-13
        await react(state, seat, trigger, TILES[tile].id, cell)
    place = 0
    if spot.steps:
        place |= BONUS_HEX
    if spot.frame:
        place |= FRAME_HEX
    if reserve:
        place |= FROM_RESERVE
    await fire(state, seat, w.BUILT, TYPE[tile], place, tile)


async def hex_bonus(state: Colony, seat: int, steps: list[EffectStep]) -> None:
    """A build bonus, gained once: gains are automatic, a free tile may be declined.

    APY-ADV-13, APY-CARVE-05, APY-TILE-07, APY-TILE-08, APY-FRAME-02, APY-MAT-05, APY-MAT-06,
    APY-MAT-09, APY-Q44
    """
    for step in steps:
        if isinstance(step, BuildStep) and not await wants_tile(state, seat, step):
            continue
        await run(state, seat, [step])


async def wants_tile(state: Colony, seat: int, step: BuildStep) -> bool:
    """Is there a tile for the bonus, and does the seat want one?  APY-MAT-07, APY-Q44"""
    return bool(open_tiles(state, seat, step)) and await accepts(state, seat)


# Effects that build


class TakeTile(Prompted):
    """Which tile is taken and built?"""

    name = "take"


TAKE_TILE: Final = TakeTile()


def open_tiles(state: Colony, seat: int, step: BuildStep) -> list[int]:
    """The codes of all tiles that a `build` step may build now; none without a hex for it.

    APY-MAT-08, APY-Q42
    """
    if step.hex >= 0:
        if state.tiles[seat][step.hex] != EMPTY:
            return []
    elif not state.front[seat]:
        return []
    found: list[int] = []
    if step.from_row:
        for slot, tile in enumerate(state.row):
            wanted = slot // COLUMNS in step.types and slot % COLUMNS in step.columns
            if wanted and tile != NONE and (step.free or affordable(state, seat, tile)):
                found.append(codes.TAKE.code(slot))
    if step.from_reserve:
        found += reserve_codes(state, seat, step.types, step.free)
    return found


def reserve_codes(state: Colony, seat: int, types: list[int], free: bool = False) -> list[int]:
    """The codes of the seat's reserve tiles that it may build.  APY-TILE-20, APY-Q43"""
    own = [tile for tile in sorted(set(state.reserve[seat])) if TYPE[tile] in types]
    return [codes.TILE.code(t) for t in own if free or affordable(state, seat, t, True)]


async def build_code(
    state: Colony, seat: int, code: int, free: bool, only: int = NONE
) -> None:  # fmt: skip
    """Build the tile that a code names: one of a slot, or one of the reserve."""
    if codes.TAKE.holds(code):
        tile, reserve = take_slot(state, codes.TAKE.number(code)), False
    else:
        tile, reserve = codes.TILE.number(code), True
        left = state.reserve[seat][:]
        left.remove(tile)
        state.reserve = changed(state.reserve, seat, left)
    await build(state, seat, tile, free, reserve, only)


async def build_step(state: Colony, seat: int, step: BuildStep, here: int) -> None:
    """An effect lets the seat take a tile and build it."""
    found = open_tiles(state, seat, step)
    if not found:
        return
    state.choosing = found
    code = await ask(state, seat, TAKE_TILE)
    await build_code(state, seat, code, step.free, step.hex)


def can_build(state: Colony, seat: int, step: BuildStep, here: int) -> bool:
    return bool(open_tiles(state, seat, step))
