"""The events of Ambrosia, for log lines and animation."""

from __future__ import annotations

from typing import Any

from skep.games.ambrosia.pieces import COLORS, KINDS, count_bees, listed, top_of
from skep.games.ambrosia.state import Meadow


def names(bees: int) -> list[str]:
    """The names of the bees of a group, from the top down."""
    return [KINDS[kind] for kind in listed(bees)]


def emit(meadow: Meadow, name: str, color: int, facts: dict[str, Any]) -> None:
    """Emit an event that everyone sees."""
    meadow.emit(name, color, {"color": COLORS[color], **facts})


def emit_to_onlookers(
    meadow: Meadow, name: str, color: int, facts: dict[str, Any], secret: dict[str, Any]
) -> None:
    """Emit an event with secret facts for the seats that may look into the color's groups."""
    onlookers = meadow.onlookers(color)
    if onlookers is None:
        emit(meadow, name, color, {**facts, **secret})
    else:
        meadow.emit(name, color, {"color": COLORS[color], **facts}, secret, onlookers)


def emit_flight(meadow: Meadow, name: str, color: int, moved: int, at: int, to: int) -> None:
    """Emit that bees flew: which ones is for onlookers; `covers` counts the bees they covered."""
    facts = {
        "from": at, "to": to, "count": count_bees(moved), "top": KINDS[top_of(moved)],
        "covers": count_bees(meadow.covered_bees[to]) if meadow.owner[to] == color else 0,
    }  # fmt: skip
    emit_to_onlookers(meadow, name, color, facts, {"bees": names(moved)})
