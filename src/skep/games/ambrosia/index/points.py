"""The points of a position, quickly: most spaces are worth their flower and nothing else."""

from __future__ import annotations

from typing import Final

from skep.games.ambrosia.pieces import (
    ADVANCED,
    ARENA,
    COLLECTOR,
    DISAPPOINTED,
    EVENTS,
    FERTILE,
    HEAVYWEIGHT,
    PRISONERS,
    PROTEST,
    SABOTEUR,
    SURPRISING,
    TOP_BEE,
)
from skep.games.ambrosia.rules import scoring, special_spaces
from skep.games.ambrosia.state import Meadow

CHANGES_POINTS: Final = tuple(
    event in (SURPRISING, ADVANCED, PRISONERS, PROTEST, DISAPPOINTED, FERTILE)
    for event in range(len(EVENTS))
)
"""Whether a card changes what flowers or covered bees are worth, or which way is forward."""


def position_points(state: Meadow, color: int) -> int:
    """The same as `rules.scoring.position_points`."""
    if CHANGES_POINTS[state.event]:
        return scoring.position_points(state, color)
    bees = state.bees
    ring = state.ring
    points = 0
    if ring.rainbow and not state.declines(scoring.RAINBOW_BONUS):
        points = special_spaces.rainbow_bonus(state, color)
    for at in state.groups[color]:
        top = bees[at] & TOP_BEE
        special = top in (HEAVYWEIGHT, COLLECTOR) or ring.special[at] == ARENA
        if special or bees[at - 1] & TOP_BEE == SABOTEUR:
            points += scoring.space_points(state, color, at)
        else:
            points += ring.values[at]
    return points
