"""The three rows of Advance: sliding, refilling, refreshing.  APY-ADV-17…20, APY-COMB-07…10"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.board import LIMITS
from skep.games.apiary.box import TILES
from skep.games.apiary.prompts import Choice, DealPiece
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.interpreter import ABLE, DOERS
from skep.games.apiary.rules.effects.reader import Step
from skep.games.apiary.state import NONE, Colony, changed
from skep.kernel.script import ask, deal

COLUMNS: Final = LIMITS["row_slots"]


class DealTile(DealPiece):
    """Chance turns over a tile of a stack."""

    name = "tile"


class RefreshRow(Choice):
    """Which row is dealt anew?"""

    name = "refresh"


class SetAside(Choice):
    """Which face-up tile goes to the reserve?  APY-TILE-20"""

    name = "reserve"


class KeepTile(Choice):
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
    """Slide to the left, then fill from the stack.  APY-ADV-17, APY-ADV-18"""
    first = kind * COLUMNS
    kept = [tile for tile in state.row[first : first + COLUMNS] if tile != NONE]
    state.row[first : first + COLUMNS] = kept + [NONE] * (COLUMNS - len(kept))
    for slot in range(first + len(kept), first + COLUMNS):
        state.row[slot] = await turn_over(state, kind)
    if state.recording:
        shown = [TILES[tile].id for tile in state.row[first : first + COLUMNS] if tile != NONE]
        state.emit("refilled", -1, {"row": w.TYPES[kind], "tiles": shown})


async def refill_all(state: Colony) -> None:
    """At the end of a turn every row closes its gaps.  APY-ADV-19"""
    for kind in range(3):
        if NONE in state.row[kind * COLUMNS : kind * COLUMNS + COLUMNS]:
            await refill(state, kind)


async def refresh(state: Colony, kind: int) -> None:
    """Every tile of one row is discarded, and three come.  APY-COMB-08…10, APY-Q27"""
    first = kind * COLUMNS
    gone = [tile for tile in state.row[first : first + COLUMNS] if tile != NONE]
    state.rows_gone = changed(state.rows_gone, kind, state.rows_gone[kind] + gone)
    state.row[first : first + COLUMNS] = [NONE] * COLUMNS
    if state.recording:
        state.emit("refreshed", -1, {"row": w.TYPES[kind]})
    await refill(state, kind)


async def _refresh(state: Colony, seat: int, step: Step, here: int) -> None:
    kind = step.a
    if kind < 0:
        state.choosing = [codes.REFRESH + row for row in range(3)]
        kind = await ask(state, seat, REFRESH_ROW) - codes.REFRESH
    await refresh(state, kind)


def take_slot(state: Colony, slot: int) -> int:
    """The tile of a slot, which stays empty until the turn's end.  APY-Q26"""
    tile = state.row[slot]
    state.row[slot] = NONE
    return tile


# The reserve


def slots_of(state: Colony, types: int) -> list[int]:
    """The slots with a tile of one of the kinds."""
    return [s for s in range(3 * COLUMNS) if types >> s // COLUMNS & 1 and state.row[s] != NONE]


async def _set_aside(state: Colony, seat: int, step: Step, here: int) -> None:
    """Up to so many face-up tiles go to the reserve."""
    for _ in range(step.b):
        slots = slots_of(state, step.a)
        if not slots:
            return
        state.choosing = [*(codes.SET_ASIDE + slot for slot in slots), codes.DONE]
        code = await ask(state, seat, SET_ASIDE)
        if code == codes.DONE:
            return
        to_reserve(state, seat, take_slot(state, code - codes.SET_ASIDE))


def to_reserve(state: Colony, seat: int, tile: int) -> None:
    state.reserve = changed(state.reserve, seat, sorted([*state.reserve[seat], tile]))
    if state.recording:
        state.emit("reserved", seat, {"tile": TILES[tile].id})


async def _from_stack(state: Colony, seat: int, step: Step, here: int) -> None:
    """Of each kind look at some tiles of the stack and keep some; the rest is discarded."""
    for kind in range(3):
        if not step.a >> kind & 1:
            continue
        seen = [await turn_over(state, kind) for _ in range(step.b)]
        seen = [tile for tile in seen if tile != NONE]
        for _ in range(min(step.c, len(seen))):
            state.seen = seen
            state.choosing = sorted({codes.TILE + tile for tile in seen})
            tile = await ask(state, seat, KEEP_TILE) - codes.TILE
            seen.remove(tile)
            to_reserve(state, seat, tile)
        state.seen = []
        state.rows_gone = changed(state.rows_gone, kind, state.rows_gone[kind] + seen)


DOERS[w.REFRESH] = _refresh
DOERS[w.TO_RESERVE] = _set_aside
DOERS[w.FROM_STACK] = _from_stack
ABLE[w.REFRESH] = lambda state, seat, step, here: True
ABLE[w.TO_RESERVE] = lambda state, seat, step, here: bool(slots_of(state, step.a))
ABLE[w.FROM_STACK] = lambda state, seat, step, here: True
