"""The events that a play emits, for log lines and animation."""

from __future__ import annotations

from skep.games.hivernation.pieces import KINDS, SIDES
from skep.games.hivernation.state import Hive
from skep.hexes import Q, R


def place(cell: int) -> list[int]:
    """A cell as coordinates."""
    return [Q[cell], R[cell]]


def places(cells: list[int]) -> list[list[int]]:
    """Cells as coordinates."""
    return [place(cell) for cell in cells]


def emit_bee(hive: Hive, cell: int, side: int, lines: list[list[int]]) -> None:
    """A bee was put down and flipped these lines."""
    facts = {
        "side": SIDES[side], "at": place(cell), "lines": [places(line) for line in lines],
        "flips": sum(len(line) for line in lines),
    }  # fmt: skip
    hive.emit("bee", hive.player, facts)


def emit_specialty(hive: Hive, kind: int, cell: int, side: int, touched: list[int]) -> None:
    """A Flower or Bear was put down and touched these bees."""
    facts = {
        "side": SIDES[side], "at": place(cell), "cells": places(touched), "count": len(touched)
    }  # fmt: skip
    hive.emit(KINDS[kind], hive.player, facts)


def emit_pesticide(hive: Hive, cell: int, side: int, gone: list[int], cut: list[int]) -> None:
    """A Pesticide removed what it touched and what was cut off."""
    facts = {
        "side": SIDES[side], "at": place(cell), "cells": places(gone), "cut": places(cut),
        "count": len(gone) + len(cut),
    }  # fmt: skip
    hive.emit("pesticide", hive.player, facts)


def emit_move(hive: Hive, cell: int, goal: int, side: int) -> None:
    """A bee was moved (Total Domination)."""
    facts = {"side": SIDES[side], "from": place(cell), "to": place(goal)}
    hive.emit("moved", hive.player, facts)


def emit_draw(hive: Hive, name: str, side: int, kind: int) -> None:
    """A side was dealt or drew a specialty; its team knows which."""
    hive.emit(name, hive.player, {"side": SIDES[side]}, {"tile": KINDS[kind]}, hive.team(side))
