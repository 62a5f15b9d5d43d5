"""Whether every index agrees with the rule that defines it."""

from __future__ import annotations

from skep.games.ambrosia.index import moves as fast_moves, points as fast_points
from skep.games.ambrosia.pieces import count_bees
from skep.games.ambrosia.rules import moving, scoring, special_bees, turn
from skep.games.ambrosia.state import Meadow


def disagreements(state: Meadow) -> list[str]:
    """One line for each index that differs from its plain definition; empty if all agree."""
    found = [line for at in range(len(state.owner)) for line in _space(state, at)]
    if state.owner:
        for color in range(state.seats):
            found += _color(state, color)
    return found


def _space(state: Meadow, at: int) -> list[str]:
    """Sizes are those of the groups."""
    size = count_bees(state.bees[at])
    return [] if state.size[at] == size else [f"size[{at}] is {state.size[at]}, not {size}"]


def _color(state: Meadow, color: int) -> list[str]:
    """Groups, moves and points of a color."""
    owned = [at for at, owner in enumerate(state.owner) if owner == color]
    pairs = {
        "groups": (sorted(state.groups[color]), owned),
        "moves": (sorted(fast_moves.moves(state, color)), sorted(moving.moves(state, color))),
        "can_move": (fast_moves.can_move(state, color), moving.can_move(state, color)),
        "drone_may_score": (
            fast_moves.drone_may_score(state, color), special_bees.drone_may_score(state, color),
        ),
        "may_score": (fast_moves.may_score(state, color), turn.may_score(state, color)),
        "position_points": (
            fast_points.position_points(state, color), scoring.position_points(state, color),
        ),
    }  # fmt: skip
    return [
        f"{name} of color {color}: {fast}, not {plain}"
        for name, (fast, plain) in pairs.items()
        if fast != plain
    ]
