"""The types of the view: plain data for the wire."""

from __future__ import annotations

from typing import TypedDict


class PartView(TypedDict):
    """A part of the meadow: its spaces are six in a row, clockwise, from `first` on."""

    id: str
    shape: str
    first: int
    spaces: int


class BeesView(TypedDict):
    """Bees of one color on a space, from the top down; None for bees that the seat may not see."""

    color: int
    count: int
    bees: list[str | None]


class SpaceView(TypedDict):
    """A space of the ring."""

    at: int
    part: str
    value: int
    counts: int
    """What the flower counts under the open card."""
    special: str
    pair: str
    partner: int | None
    group: BeesView | None
    under: BeesView | None
    """The bees that the group covers."""
    used: bool
    """The special space acted in this turn."""


class ColorView(TypedDict):
    """What a color has besides its bees on the meadow."""

    points: int
    high: int
    jelly: int
    scorings: int
    hives: list[str]
    waiting: list[str]
    home: list[str]
    gone: int
    worth: int
    """What a scoring would bring now."""
    hand: int
    """The seat that decides for it."""


class TrackView(TypedDict):
    """The honeycomb."""

    lap: int
    symbols: list[int]


class MeadowView(TypedDict):
    """The table as one seat sees it."""

    side: str
    outline: str
    phase: str
    parts: list[PartView]
    spaces: list[SpaceView]
    colors: list[ColorView]
    track: TrackView
    hives: int
    first_hive: int
    supply: int
    player: int
    first: int
    direction: int
    event: str | None
    turned: list[str]
    deck: int
    calm: int
    calm_limit: int
    spent: bool
    stack: int | None
    sorting: int | None
    sorted: int
    reason: str
