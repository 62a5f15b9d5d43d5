"""Option codes and their keys.

The code of putting a tile on a cell, or lifting one from it, is the cell's number. Playing a
specialty of the hand and declining the final move have codes below zero.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from skep.games.hivernation.pieces import KINDS
from skep.hexes import Q, R, cell_at
from skep.kernel.script import Refusal

USE_CODE: Final = [-kind for kind in range(len(KINDS))]
"""By kind: the code of playing a specialty from the hand."""
DECLINE: Final = -len(KINDS)
NO_CELL: Final = -1
MAX_RING: Final = 60
"""Keys that name a cell further from the Queen are not looked up."""


def kind_used(code: int) -> int:
    """The kind of specialty that a code of `USE_CODE` plays."""
    return -code


def is_cell(code: int) -> bool:
    """Whether a code names a cell."""
    return code >= 0


def play_key(code: int) -> str:
    """The key of a play: `bee:2,-1`, `use:flower` or `decline`."""
    if is_cell(code):
        return key_at("bee", code)
    return "decline" if code == DECLINE else f"use:{KINDS[kind_used(code)]}"


@lru_cache(50_000)
def key_at(verb: str, cell: int) -> str:
    """The key of doing something on a cell: `bee:2,-1`."""
    return f"{verb}:{Q[cell]},{R[cell]}"


@lru_cache(50_000)
def refusal_at(verb: str, cell: int, clause: str) -> Refusal:
    """The refusal to do something on a cell."""
    return Refusal(key_at(verb, cell), clause)


def cell_named(key: str) -> int:
    """The cell that a key such as `bee:2,-1` names, or NO_CELL if it names none."""
    q, _, r = key.partition(":")[2].partition(",")
    try:
        at = (int(q), int(r))
    except ValueError:
        return NO_CELL
    if max(abs(at[0]), abs(at[1]), abs(sum(at))) > MAX_RING:
        return NO_CELL
    if f"{at[0]},{at[1]}" != f"{q},{r}":  # such as `bee:02,-1`
        return NO_CELL
    return cell_at(*at)
