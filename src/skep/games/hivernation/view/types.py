"""The view of a table as typed plain data."""

from __future__ import annotations

from typing import TypedDict


class TileView(TypedDict):
    """A tile in the hive."""

    at: list[int]
    tile: str
    paw: bool
    under: str | None
    """The side of the bee beneath, out of play."""


class HandView(TypedDict):
    """A side's specialties: everyone knows how many, its team knows which."""

    count: int
    tiles: dict[str, int] | None


class SharedView(TypedDict):
    """What everyone sees."""

    mode: str
    phase: str
    side: str
    sides: list[str]
    bees: list[int]
    reserve: list[int]
    stack: int
    discard: dict[str, int]
    hive: list[TileView]
    lifted: list[int] | None
    final: bool
    calm: int
    moves: int
    reason: str


class OwnView(TypedDict):
    """What depends on who looks."""

    hands: list[HandView]


class HiveView(SharedView, OwnView):
    """The table as one seat sees it."""
