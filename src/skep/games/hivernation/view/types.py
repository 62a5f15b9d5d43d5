"""The view of a table as typed plain data."""

from __future__ import annotations

from typing import Literal, TypedDict

from skep.games.hivernation.pieces import Kind, Shown, Side
from skep.games.hivernation.state import Mode

At = tuple[int, int]
"""A cell as [q, r]; the Queen lies on [0, 0]."""


class TileView(TypedDict):
    """A tile in the hive."""

    at: At
    tile: Shown
    paw: bool
    """A Bear touched the bee: it no longer flips."""
    under: Side | None
    """The side of the bee beneath, out of play."""


class HandView(TypedDict):
    """A side's specialties: everyone knows how many, its team knows which."""

    count: int
    tiles: dict[Kind, int] | None


class SharedView(TypedDict):
    """What everyone sees."""

    mode: Mode
    phase: Literal["placing", "moving"]
    side: Side
    """The side to move."""
    sides: list[Side]
    """The side of each seat."""
    bees: tuple[int, int]
    """The bees of each side that show in the hive."""
    reserve: tuple[int, int]
    """The bees of each side that wait to be put down."""
    stack: int
    discard: dict[Kind, int]
    hive: list[TileView]
    lifted: At | None
    """The bee that is being moved."""
    final: bool
    """The last moves are played."""
    calm: int
    """Moves since the last change that counts against the end by repetition."""
    moves: int
    reason: str


class OwnView(TypedDict):
    """What depends on who looks."""

    hands: list[HandView]


class HiveView(SharedView, OwnView):
    """The table as one seat sees it."""
