"""Whether every index agrees with the rule that defines it."""

from __future__ import annotations

from skep.games.ambrosia.index import moves as fast_moves, points as fast_points
from skep.games.ambrosia.pieces import count_bees
from skep.games.ambrosia.rules import moving, scoring
from skep.games.ambrosia.state import Meadow


def disagreements(meadow: Meadow) -> list[str]:
    """One line for each index that differs from its plain definition; empty if all agree."""
    found = [line for at in range(len(meadow.owner)) for line in _space(meadow, at)]
    if meadow.owner:
        for color in range(meadow.seats):
            found += _color(meadow, color)
    return found


def _space(meadow: Meadow, at: int) -> list[str]:
    """Sizes are those of the groups."""
    size = count_bees(meadow.bees[at])
    return [] if meadow.size[at] == size else [f"size[{at}] is {meadow.size[at]}, not {size}"]


def _color(meadow: Meadow, color: int) -> list[str]:
    """Groups, moves and points of a color."""
    owned = [at for at, owner in enumerate(meadow.owner) if owner == color]
    pairs = {
        "groups": (sorted(meadow.groups[color]), owned),
        "moves": (sorted(fast_moves.moves(meadow, color)), sorted(moving.moves(meadow, color))),
        "can_move": (fast_moves.can_move(meadow, color), moving.can_move(meadow, color)),
        "position_points": (
            fast_points.position_points(meadow, color), scoring.position_points(meadow, color),
        ),
    }  # fmt: skip
    return [
        f"{name} of color {color}: {fast}, not {plain}"
        for name, (fast, plain) in pairs.items()
        if fast != plain
    ]
