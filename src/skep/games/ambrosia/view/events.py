"""What each event of Ambrosia tells, by its name."""

from __future__ import annotations

from typing import Any, Final, Literal, NotRequired, TypedDict

from skep.games.ambrosia.pieces import Bee, Color, EventCard


class ColorFacts(TypedDict):
    """Something that says no more than whose doing it was."""

    color: Color


class PickedFacts(ColorFacts):
    """A color took a special bee into its starting stack."""

    bee: Bee


class PlaceFacts(ColorFacts):
    """Something happened on a space."""

    at: int


FlightFacts = TypedDict(
    "FlightFacts",
    {
        "color": Color,
        "from": int,
        "to": int,
        "count": int,
        "top": Bee,
        "covers": int,
        "bees": NotRequired[list[Bee]],
    },
)
"""Bees flew. Only seats that may look know which; `covers` counts the bees that they covered."""
FreedFacts = TypedDict("FreedFacts", {"color": Color, "from": int, "to": int, "bee": Bee})
"""A bee was freed and flew on."""
GaveFacts = TypedDict(
    "GaveFacts",
    {"color": Color, "bee": Bee, "hive": int, "covered": bool, "from": NotRequired[int]},
)
"""A bee went into a beehive. Only seats that may look know from where."""


class EventFacts(TypedDict):
    """An event card was turned over."""

    event: EventCard


class UnintendedFacts(ColorFacts):
    """A flight of this many spaces gave points to the others."""

    spaces: int


class TakeoverFacts(ColorFacts):
    """A color moved a group of another."""

    victim: Color


class InspiredFacts(ColorFacts):
    """A bee was exchanged. Only seats that may look know where."""

    bee: Bee
    at: NotRequired[int]


class GatheredFacts(ColorFacts):
    """Groups were stacked up, the first one on top."""

    spaces: list[int]
    at: int
    count: int
    top: Bee


class ScoredFacts(ColorFacts):
    """A color scored its spaces."""

    points: int
    spaces: list[int]
    by_space: list[int]
    """What each of the spaces gave."""


class AddedFacts(ColorFacts):
    """A special bee came on top of the new stack."""

    bee: Bee
    at: int


class RobbedFacts(ColorFacts):
    """The beekeeper took a point off another color."""

    at: int
    victim: Color
    loss: int


class JellyFacts(ColorFacts):
    """A color took a royal jelly."""

    why: Literal["rematch", "favour", "symbol", "hive"]


class SortedFacts(ColorFacts):
    """A group was sorted. Only seats that may look know how."""

    at: int
    top: Bee
    bees: NotRequired[list[Bee]]


class LeftoverFacts(ColorFacts):
    """Royal jellies became points at the end."""

    points: int


class OverFacts(TypedDict):
    """The match ended."""

    reason: str
    points: list[int]


EVENTS: Final[dict[str, Any]] = {
    "start": ColorFacts,
    "picked": PickedFacts,
    "placed": PlaceFacts,
    "event": EventFacts,
    "flew": FlightFacts,
    "leapt": FlightFacts,
    "dug": FlightFacts,
    "gust": PlaceFacts,
    "hop": ColorFacts,
    "honey": PlaceFacts,
    "robbed": RobbedFacts,
    "unintended": UnintendedFacts,
    "takeover": TakeoverFacts,
    "inspired": InspiredFacts,
    "gathered": GatheredFacts,
    "sorted": SortedFacts,
    "scored": ScoredFacts,
    "added": AddedFacts,
    "jelly": JellyFacts,
    "point": ColorFacts,
    "again": ColorFacts,
    "freed": FreedFacts,
    "gave": GaveFacts,
    "leftover": LeftoverFacts,
    "over": OverFacts,
}
