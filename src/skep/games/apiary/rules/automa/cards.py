"""The Automa's levels and cards, read from `content/automa.toml`.  APY-SOLO-08, APY-SOLO-09"""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

from skep.content import BadContent
from skep.games.apiary.board import ACTIONS, LIMITS
from skep.games.apiary.box import table
from skep.games.apiary.resources import BASICS, RESOURCES
from skep.games.apiary.rules.effects import vocabulary as w

FILE: Final = "automa.toml"
Color = Literal["yellow", "gray"]
Curve = Literal["down", "up"]
"""Which way the S-curve runs that the Automa counts along."""
COLORS: Final[tuple[Color, ...]] = get_args(Color)
CURVES: Final[tuple[Curve, ...]] = get_args(Curve)
DOWN: Final = 0


def _number(row: dict[str, Any], field: str, words: tuple[str, ...]) -> int:
    """Which of the words a row names."""
    if row[field] not in words:
        right = f"should be one of: {', '.join(words)}"
        raise BadContent(f"apiary/content/{FILE}", f"row {row['id']!r}", field, right)
    return words.index(row[field])


class Card:
    """One of the Automa's cards: the action side says what it does, the support side how."""

    __slots__ = (
        "action", "at_most", "carve", "color", "count", "curve", "id", "number", "pod", "resource",
        "row",
    )  # fmt: skip

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.number: int = row["number"]
        self.color: int = _number(row, "color", COLORS)
        self.at_most: int = row["active_at_most"]
        self.carve: bool = row["carve"]
        self.action: int = _number(row, "action", ACTIONS)
        self.curve: int = _number(row, "s_curve", CURVES)
        self.count: int = row["count"]
        self.resource: int = _number(row, "resource", RESOURCES[:BASICS])
        self.row: int = _number(row, "row", tuple(w.TYPES[:3]))
        self.pod: int = row["pod"]


class Level:
    """How strong the Automa is: its workers, and the points that it gets.

    APY-SOLO-69, APY-SOLO-70, APY-SOLO-71, APY-SOLO-72
    """

    __slots__ = (
        "advance", "carving", "gained", "id", "name", "new_planet", "old_planet", "retrieve",
        "work", "workers",
    )  # fmt: skip

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.name: str = row["name"]
        self.workers: list[int] = [*row["yellow"], *row["gray"]]
        if len(self.workers) != LIMITS["workers"]:
            fault = "the Automa has two workers of each color"
            raise BadContent(f"apiary/content/{FILE}", f"level {self.id!r}", "yellow", fault)
        self.gained: int = row["gained"]
        self.retrieve: int = row["retrieve_vp"]
        self.work: list[int] = row["work_vp"]
        self.advance: int = row["advance_vp"]
        self.new_planet: int = row["explore_new_vp"]
        self.old_planet: int = row["explore_old_vp"]
        self.carving: int = row["carving_vp"]


CARDS: Final[list[Card]] = [
    Card(row)
    for row in table(FILE, "card", {
        "number": int, "color": str, "active_at_most": int, "carve": bool, "action": str,
        "s_curve": str, "count": int, "resource": str, "row": str, "pod": int,
    }).values()
]  # fmt: skip
LEVELS: Final[list[Level]] = [
    Level(row)
    for row in table(FILE, "level", {
        "name": str, "yellow": list, "gray": list, "gained": int, "retrieve_vp": int,
        "work_vp": list, "advance_vp": int, "explore_new_vp": int, "explore_old_vp": int,
        "carving_vp": int,
    }).values()
]  # fmt: skip
_VP: Final[dict[str, int]] = {
    row["id"]: row["value"] for row in table(FILE, "limit", {"value": int}).values()
}
STRONG_EXPLORE: Final = _VP["strong_explore_vp"]
STRONG_ADVANCE: Final = _VP["strong_advance_vp"]
HIBERNATE: Final = _VP["hibernate_vp"]
EXPLORE_TOKEN: Final = _VP["explore_token_vp"]
