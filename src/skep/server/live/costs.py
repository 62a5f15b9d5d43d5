"""What each command costs its sender. A point is about a millisecond of the server's time."""

from __future__ import annotations

from typing import Any

from skep.server import wire

COSTS: dict[type, int] = {
    wire.Undo: 5,
    wire.AskTakeback: 5,
    wire.Agree: 5,
    wire.Rematch: 5,
    wire.Course: 2,
    wire.Preview: 2,
    wire.At: 5,
    wire.AskReveals: 5,
    wire.Hint: 20,
    wire.Chances: 20,
    wire.Review: 20,
}
"""Commands that replay or search a match. All others cost one point."""


def cost(command: Any) -> int:
    return COSTS.get(type(command), 1)
