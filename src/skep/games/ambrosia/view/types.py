"""The types of the view: plain data for the wire."""

from __future__ import annotations

from typing import Literal, TypedDict

from skep.games.ambrosia.box import Shape
from skep.games.ambrosia.pieces import Bee, EventCard, Special


class PartView(TypedDict):
    """A part of the meadow: its spaces are six in a row, clockwise, from `first` on."""

    id: str
    shape: Shape
    first: int
    spaces: int


class BeesView(TypedDict):
    """Bees of one color on a space, from the top down; None for bees that the seat may not see."""

    color: int
    count: int
    bees: list[Bee | None]


class SpaceView(TypedDict):
    """A space of the ring."""

    at: int
    part: str
    value: int
    counts: int
    """What the flower counts under the open card."""
    special: Special
    pair: str
    """The letter that a hole shares with its partner; else empty."""
    partner: int | None
    group: BeesView | None
    under: BeesView | None
    """The bees that the group covers."""
    used: bool
    """The special space acted in this turn."""
    points: int
    """What the space would give its group in a scoring now."""


class ColorView(TypedDict):
    """What a color has besides its bees on the meadow."""

    points: int
    high: int
    jelly: int
    scorings: int
    hives: list[Bee]
    waiting: list[Bee]
    home: list[Bee]
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

    side: Literal["front", "back"]
    outline: str
    """The shape in which the parts are laid."""
    phase: Literal["setup", "playing"]
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
    event: EventCard | None
    """The card that holds now."""
    turned: list[EventCard]
    deck: int
    calm: int
    calm_limit: int
    spent: bool
    stack: int | None
    sorting: int | None
    sorted: int
    reason: str
