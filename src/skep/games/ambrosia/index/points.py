"""The points of a position, quickly: most spaces are worth their flower and nothing else."""

from __future__ import annotations

from skep.games.ambrosia.pieces import COLLECTOR, HEAVYWEIGHT, NO_EVENT, SABOTEUR
from skep.games.ambrosia.rules import scoring
from skep.games.ambrosia.state import Meadow

BEES_THAT_COUNT = (COLLECTOR, HEAVYWEIGHT)
"""Bees on top that change what their space is worth."""


def position_points(meadow: Meadow, color: int) -> int:
    """The same as `rules.scoring.position_points`."""
    if meadow.event != NO_EVENT or meadow.back:
        return scoring.position_points(meadow, color)
    bees = meadow.bees
    values = meadow.ring.values
    points = 0
    for at in meadow.groups[color]:
        if bees[at] & 15 in BEES_THAT_COUNT or bees[at - 1] & 15 == SABOTEUR:
            points += scoring.space_points(meadow, color, at)
        else:
            points += values[at]
    return points
