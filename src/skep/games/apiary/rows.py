"""The three rows of Advance: sliding, refilling, refreshing.  APY-ADV-17…20, APY-COMB-07…10"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes, effect_words as w
from skep.games.apiary.asking import Choice, DealPiece
from skep.games.apiary.board import LIMITS
from skep.games.apiary.box import TILES
from skep.games.apiary.effect import Step
from skep.games.apiary.state import NONE, Colony, changed
from skep.games.apiary.steps import ABLE, DOERS
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


async def turn_over(match: Colony, kind: int) -> int:
    """The next tile of a stack; the discard pile makes a new stack.  APY-Q29"""
    stack = match.stacks[kind].copy()
    match.stacks[kind] = stack
    if not stack.cards:
        if not match.rows_gone[kind]:
            return NONE
        stack.cards = sorted(match.rows_gone[kind])
        match.rows_gone = changed(match.rows_gone, kind, [])
    return await deal(match, DEAL_TILE, stack)


async def refill(match: Colony, kind: int) -> None:
    """Slide to the left, then fill from the stack.  APY-ADV-17, APY-ADV-18"""
    first = kind * COLUMNS
    kept = [tile for tile in match.row[first : first + COLUMNS] if tile != NONE]
    match.row[first : first + COLUMNS] = kept + [NONE] * (COLUMNS - len(kept))
    for slot in range(first + len(kept), first + COLUMNS):
        match.row[slot] = await turn_over(match, kind)
    if match.recording:
        shown = [TILES[tile].id for tile in match.row[first : first + COLUMNS] if tile != NONE]
        match.emit("refilled", -1, {"row": w.TYPES[kind], "tiles": shown})


async def refill_all(match: Colony) -> None:
    """At the end of a turn every row closes its gaps.  APY-ADV-19"""
    for kind in range(3):
        if NONE in match.row[kind * COLUMNS : kind * COLUMNS + COLUMNS]:
            await refill(match, kind)


async def refresh(match: Colony, kind: int) -> None:
    """Every tile of one row is discarded, and three come.  APY-COMB-08…10, APY-Q27"""
    first = kind * COLUMNS
    gone = [tile for tile in match.row[first : first + COLUMNS] if tile != NONE]
    match.rows_gone = changed(match.rows_gone, kind, match.rows_gone[kind] + gone)
    match.row[first : first + COLUMNS] = [NONE] * COLUMNS
    if match.recording:
        match.emit("refreshed", -1, {"row": w.TYPES[kind]})
    await refill(match, kind)


async def _refresh(match: Colony, seat: int, step: Step, here: int) -> None:
    kind = step.a
    if kind < 0:
        match.choosing = [codes.REFRESH + row for row in range(3)]
        kind = await ask(match, seat, REFRESH_ROW) - codes.REFRESH
    await refresh(match, kind)


def take_slot(match: Colony, slot: int) -> int:
    """The tile of a slot, which stays empty until the turn's end.  APY-Q26"""
    tile = match.row[slot]
    match.row[slot] = NONE
    return tile


# The reserve


def slots_of(match: Colony, types: int) -> list[int]:
    """The slots with a tile of one of the kinds."""
    return [s for s in range(3 * COLUMNS) if types >> s // COLUMNS & 1 and match.row[s] != NONE]


async def _set_aside(match: Colony, seat: int, step: Step, here: int) -> None:
    """Up to so many face-up tiles go to the reserve."""
    for _ in range(step.b):
        slots = slots_of(match, step.a)
        if not slots:
            return
        match.choosing = [*(codes.SET_ASIDE + slot for slot in slots), codes.DONE]
        code = await ask(match, seat, SET_ASIDE)
        if code == codes.DONE:
            return
        to_reserve(match, seat, take_slot(match, code - codes.SET_ASIDE))


def to_reserve(match: Colony, seat: int, tile: int) -> None:
    match.reserve = changed(match.reserve, seat, sorted([*match.reserve[seat], tile]))
    if match.recording:
        match.emit("reserved", seat, {"tile": TILES[tile].id})


async def _from_stack(match: Colony, seat: int, step: Step, here: int) -> None:
    """Of each kind look at some tiles of the stack and keep some; the rest is discarded."""
    for kind in range(3):
        if not step.a >> kind & 1:
            continue
        seen = [await turn_over(match, kind) for _ in range(step.b)]
        seen = [tile for tile in seen if tile != NONE]
        for _ in range(min(step.c, len(seen))):
            match.seen = seen
            match.choosing = sorted({codes.TILE + tile for tile in seen})
            tile = await ask(match, seat, KEEP_TILE) - codes.TILE
            seen.remove(tile)
            to_reserve(match, seat, tile)
        match.seen = []
        match.rows_gone = changed(match.rows_gone, kind, match.rows_gone[kind] + seen)


DOERS[w.REFRESH] = _refresh
DOERS[w.TO_RESERVE] = _set_aside
DOERS[w.FROM_STACK] = _from_stack
ABLE[w.REFRESH] = lambda match, seat, step, here: True
ABLE[w.TO_RESERVE] = lambda match, seat, step, here: bool(slots_of(match, step.a))
ABLE[w.FROM_STACK] = lambda match, seat, step, here: True
