"""Codes and counts by the workers on a landscape, worked out once."""

from __future__ import annotations

from typing import Final

from skep.games.propolis.codes import CELLS, deploy_code, fortify_code, retreat_code, spaces_code
from skep.games.propolis.pieces import MAX_SPACES
from skep.games.propolis.placement import (
    EVERYONE,
    PLACEMENTS,
    count,
    standing_spaces,
    taken_spaces,
)
from skep.games.propolis.rules.majority import strength

_ALL: Final = range(EVERYONE + 1)

STANDING_SPACES: Final[list[list[int]]] = [standing_spaces(workers) for workers in _ALL]
"""The spaces with a standing worker, by `placement.standing_spaces`."""
STRENGTH: Final[list[int]] = [strength(workers) for workers in _ALL]
"""What workers count for majority, by `majority.strength`."""
COUNT: Final[list[int]] = [count(workers) for workers in _ALL]
"""How many workers there are, by `placement.count`."""
DEPLOY_CODES: Final[list[int]] = [deploy_code(cell) for cell in range(CELLS)]
FORTIFY_CODES: Final[list[list[list[int]]]] = [
    [[fortify_code(cell, space) for space in standing_spaces(workers)] for workers in _ALL]
    for cell in range(CELLS)
]
"""The codes of fortifying the standing workers on a cell."""
RETREAT_CODES: Final[list[list[list[int]]]] = [
    [[retreat_code(cell, space) for space in taken_spaces(workers)] for workers in _ALL]
    for cell in range(CELLS)
]
"""The codes of taking the workers on a cell back."""
SPACES_CODES: Final[list[list[list[int]]]] = [
    [
        [
            spaces_code(workers)
            for workers in reversed(PLACEMENTS)
            if max(standing_spaces(workers)) < spaces and count(workers) <= home
        ]
        for home in range(MAX_SPACES + 1)
    ]
    for spaces in range(MAX_SPACES + 1)
]
"""Choices of spaces by the landscape's number of spaces and by the workers at home, of which more
than `MAX_SPACES` make no difference; all spaces come first."""
