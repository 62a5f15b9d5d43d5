"""The events that a play emits, for log lines and animation."""

from __future__ import annotations

from skep.games.hivernation.pieces import KINDS, SIDES
from skep.games.hivernation.state import Hive
from skep.hexes import Q, R


def place(cell: int) -> tuple[int, int]:
    """A cell as coordinates."""
    return Q[cell], R[cell]


def places(cells: list[int]) -> list[tuple[int, int]]:
    """Cells as coordinates."""
    return [place(cell) for cell in cells]


def emit_bee(state: Hive, cell: int, side: int, lines: list[list[int]]) -> None:
    """A bee was put down and flipped these lines."""
    facts = {
        "side": SIDES[side], "at": place(cell), "lines": [places(line) for line in lines],
        "flips": sum(len(line) for line in lines),
    }  # fmt: skip
    state.emit("bee", state.player, facts)


def emit_specialty(state: Hive, kind: int, cell: int, side: int, touched: list[int]) -> None:
    """A Flower or Bear was put down and touched these bees."""
    facts = {
        "side": SIDES[side], "at": place(cell), "cells": places(touched), "count": len(touched)
    }  # fmt: skip
    state.emit(KINDS[kind], state.player, facts)


def emit_pesticide(state: Hive, cell: int, side: int, gone: list[int], cut: list[int]) -> None:
    """A Pesticide removed what it touched and what was cut off."""
    facts = {
        "side": SIDES[side], "at": place(cell), "cells": places(gone), "cut": places(cut),
        "count": len(gone) + len(cut),
    }  # fmt: skip
    state.emit("pesticide", state.player, facts)


def emit_move(state: Hive, cell: int, goal: int, side: int) -> None:
    """A bee was moved (Total Domination)."""
    facts = {"side": SIDES[side], "from": place(cell), "to": place(goal)}
    state.emit("moved", state.player, facts)


def emit_draw(state: Hive, name: str, side: int, kind: int) -> None:
    """A side was dealt or drew a specialty; its team knows which."""
    state.emit(name, state.player, {"side": SIDES[side]}, {"tile": KINDS[kind]}, state.team(side))
