"""What is told, for the log line and the animation."""

from __future__ import annotations

from typing import Any

from skep.games.ambrosia.pieces import COLORS, KINDS, count_bees, listed
from skep.games.ambrosia.state import Meadow


def names(bees: int) -> list[str]:
    """The bees of a group from the top down."""
    return [KINDS[kind] for kind in listed(bees)]


def emit(meadow: Meadow, name: str, color: int, facts: dict[str, Any]) -> None:
    """Something that everyone sees."""
    meadow.emit(name, color, {"color": COLORS[color], **facts})


def emit_to_onlookers(
    meadow: Meadow, name: str, color: int, facts: dict[str, Any], secret: dict[str, Any]
) -> None:
    """Something of which only those who may look into the color's groups see all."""
    onlookers = meadow.onlookers(color)
    if onlookers is None:
        emit(meadow, name, color, {**facts, **secret})
    else:
        meadow.emit(name, color, {"color": COLORS[color], **facts}, secret, onlookers)


def emit_flight(meadow: Meadow, name: str, color: int, moved: int, at: int, to: int) -> None:
    """Bees flew: `bees` are known to those who may look; `covers` is what they came down on."""
    facts = {
        "from": at, "to": to, "count": count_bees(moved), "top": KINDS[moved & 15],
        "covers": count_bees(meadow.below[to]) if meadow.owner[to] == color else 0,
    }  # fmt: skip
    emit_to_onlookers(meadow, name, color, facts, {"bees": names(moved)})


def emit_jelly(meadow: Meadow, color: int, why: str) -> None:
    emit(meadow, "jelly", color, {"why": why})
