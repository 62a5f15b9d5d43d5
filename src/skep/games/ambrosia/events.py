"""The events of Ambrosia, for log lines and animation."""

from __future__ import annotations

from typing import Any

from skep.games.ambrosia.pieces import BEES, COLORS, Bee, count_bees, listed, top_of
from skep.games.ambrosia.state import Meadow


def names(bees: int) -> list[Bee]:
    """The names of the bees of a group, from the top down."""
    return [BEES[kind] for kind in listed(bees)]


def emit(state: Meadow, name: str, color: int, facts: dict[str, Any]) -> None:
    """Emit an event that everyone sees."""
    state.emit(name, color, {"color": COLORS[color], **facts})


def emit_to_onlookers(
    state: Meadow, name: str, color: int, facts: dict[str, Any], secret: dict[str, Any]
) -> None:
    """Emit an event with secret facts for the seats that may look into the color's groups."""
    onlookers = state.onlookers(color)
    if onlookers is None:
        emit(state, name, color, {**facts, **secret})
    else:
        state.emit(name, color, {"color": COLORS[color], **facts}, secret, onlookers)


def emit_flight(state: Meadow, name: str, color: int, moved: int, at: int, to: int) -> None:
    """Emit that bees flew: which ones is for onlookers; `covers` counts the bees they covered."""
    facts = {
        "from": at, "to": to, "count": count_bees(moved), "top": BEES[top_of(moved)],
        "covers": count_bees(state.covered_bees[to]) if state.owner[to] == color else 0,
    }  # fmt: skip
    emit_to_onlookers(state, name, color, facts, {"bees": names(moved)})
