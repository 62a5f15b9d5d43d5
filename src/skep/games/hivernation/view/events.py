"""What each event of Hivernation tells, by its name."""

from __future__ import annotations

from typing import Any, Final, NotRequired, TypedDict

from skep.games.hivernation.pieces import Kind, Side
from skep.games.hivernation.view.types import At


class BeeFacts(TypedDict):
    """A bee was put down and flipped the bees on some lines."""

    side: Side
    at: At
    lines: list[list[At]]
    flips: int


class FlowerFacts(TypedDict):
    """A Flower was put down and flipped bees."""

    side: Side
    at: At
    cells: list[At]
    count: int


class BearFacts(TypedDict):
    """A Bear was put down and marked bees with its paw."""

    side: Side
    at: At
    cells: list[At]
    count: int


class PesticideFacts(TypedDict):
    """A Pesticide removed what it touched and what was cut off from the Queen."""

    side: Side
    at: At
    cells: list[At]
    cut: list[At]
    count: int


class BeekeeperFacts(TypedDict):
    """A Beekeeper brought a tile back."""

    side: Side
    tile: Kind


MovedFacts = TypedDict("MovedFacts", {"side": Side, "from": At, "to": At})
"""A bee was moved (Total Domination)."""


class DealtFacts(TypedDict):
    """A side was dealt or drew a specialty; its team knows which."""

    side: Side
    tile: NotRequired[Kind]


class SideFacts(TypedDict):
    """The side that begins, or that put its last bee down."""

    side: Side


class OverFacts(TypedDict):
    """The match ended."""

    reason: str
    bees: tuple[int, int]


EVENTS: Final[dict[str, Any]] = {
    "start": SideFacts,
    "dealt": DealtFacts,
    "drew": DealtFacts,
    "bee": BeeFacts,
    "flower": FlowerFacts,
    "bear": BearFacts,
    "pesticide": PesticideFacts,
    "beekeeper": BeekeeperFacts,
    "moved": MovedFacts,
    "final": SideFacts,
    "over": OverFacts,
}
