"""The three rows of Advance: sliding, refilling, refreshing, and tiles kept in the reserve."""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.board import LIMITS
from skep.games.apiary.box import TILES
from skep.games.apiary.prompts import DealPiece, Prompted
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.steps import (
    EffectStep,
    FromStackStep,
    RefreshStep,
    ReserveStep,
)
from skep.games.apiary.state import NONE, Colony, changed
from skep.kernel.script import ask, deal

COLUMNS: Final = LIMITS["row_slots"]


class DealTile(DealPiece):
    """Chance turns over a tile of a stack."""

    name = "tile"


class RefreshRow(Prompted):
    """Which row is discarded and dealt again?"""

    name = "refresh"


class SetAside(Prompted):
    """Which face-up tile goes to the reserve?  APY-TILE-20"""

    name = "reserve"


class KeepTile(Prompted):
    """Which of the tiles drawn goes to the reserve?"""

    name = "keep-tile"


DEAL_TILE: Final = DealTile("tile", (tile.id for tile in TILES))
REFRESH_ROW: Final = RefreshRow()
SET_ASIDE: Final = SetAside()
KEEP_TILE: Final = KeepTile()


async def turn_over(state: Colony, kind: int) -> int:
    """The next tile of a stack; the discard pile makes a new stack.  APY-Q29"""
    stack = state.stacks[kind].copy()
    state.stacks[kind] = stack
    if not stack.cards:
        if not state.rows_gone[kind]:
            return NONE
        stack.cards = sorted(state.rows_gone[kind])
        state.rows_gone = changed(state.rows_gone, kind, [])
    return await deal(state, DEAL_TILE, stack)


async def refill(state: Colony, kind: int) -> None:
    """Slide the tiles of one row to the left, then fill it from its own stack."""
    first = kind * COLUMNS
    kept = [tile for tile in state.row[first : first + COLUMNS] if tile != NONE]
    state.row[first : first + COLUMNS] = kept + [NONE] * (COLUMNS - len(kept))  # APY-ADV-17
    for slot in range(first + len(kept), first + COLUMNS):
        state.row[slot] = await turn_over(state, kind)  # APY-ADV-18
    if state.recording:
        shown = [TILES[tile].id for tile in state.row[first : first + COLUMNS] if tile != NONE]
        state.emit("refilled", -1, {"row": w.TYPES[kind], "tiles": shown})


async def refill_all(state: Colony) -> None:
    """At the end of a turn every row with a gap closes it.  APY-ADV-19, APY-ADV-20"""
    for kind in range(3):
        if NONE in state.row[kind * COLUMNS : kind * COLUMNS + COLUMNS]:
            await refill(state, kind)


async def refresh(state: Colony, kind: int) -> None:
    """Every tile of one row is discarded, and three come.  APY-COMB-09, APY-Q27"""
    first = kind * COLUMNS
    gone = [tile for tile in state.row[first : first + COLUMNS] if tile != NONE]
    state.rows_gone = changed(state.rows_gone, kind, state.rows_gone[kind] + gone)
    state.row[first : first + COLUMNS] = [NONE] * COLUMNS
    if state.recording:
        state.emit("refreshed", -1, {"row": w.TYPES[kind]})
    await refill(state, kind)  # APY-COMB-10


async def refresh_step(state: Colony, seat: int, step: RefreshStep, here: int) -> None:
    """A pod or another effect refreshes a row; that is not optional.  APY-COMB-07, APY-COMB-08"""
    kind = step.row
    if kind < 0:
        state.choosing = codes.REFRESH.codes(range(3))
        kind = codes.REFRESH.number(await ask(state, seat, REFRESH_ROW))
    await refresh(state, kind)


def always(state: Colony, seat: int, step: EffectStep, here: int) -> bool:
    """A step that can always happen."""
    return True


def take_slot(state: Colony, slot: int) -> int:
    """The tile of a slot, which stays empty until the turn's end.  APY-Q26"""
    tile = state.row[slot]
    state.row[slot] = NONE
    return tile


# The reserve


def slots_of(state: Colony, types: list[int]) -> list[int]:
    """The slots with a tile of one of the kinds."""
    return [s for s in range(3 * COLUMNS) if s // COLUMNS in types and state.row[s] != NONE]


async def set_aside(state: Colony, seat: int, step: ReserveStep, here: int) -> None:
    """Up to this number of face-up tiles go to the reserve.  APY-TILE-20"""
    for _ in range(step.keep):
        slots = slots_of(state, step.types)
        if not slots:
            return
        state.choosing = [*codes.SET_ASIDE.codes(slots), codes.DONE]
        code = await ask(state, seat, SET_ASIDE)
        if code == codes.DONE:
            return
        to_reserve(state, seat, take_slot(state, codes.SET_ASIDE.number(code)))


def can_set_aside(state: Colony, seat: int, step: ReserveStep, here: int) -> bool:
    return bool(slots_of(state, step.types))


def to_reserve(state: Colony, seat: int, tile: int) -> None:
    """A tile is kept for later.  APY-TILE-20"""
    state.reserve = changed(state.reserve, seat, sorted([*state.reserve[seat], tile]))
    if state.recording:
        state.emit("reserved", seat, {"tile": TILES[tile].id})


async def keep_from_stack(state: Colony, seat: int, step: FromStackStep, here: int) -> None:
    """Look at some tiles of the stack of each kind and keep some; the rest is discarded."""
    for kind in step.types:
        seen = [await turn_over(state, kind) for _ in range(step.look)]
        seen = [tile for tile in seen if tile != NONE]
        for _ in range(min(step.keep, len(seen))):
            state.seen = seen
            state.choosing = codes.TILE.codes(sorted(set(seen)))
            tile = codes.TILE.number(await ask(state, seat, KEEP_TILE))
            seen.remove(tile)
            to_reserve(state, seat, tile)
        state.seen = []
        state.rows_gone = changed(state.rows_gone, kind, state.rows_gone[kind] + seen)
