"""How good a hive looks for a side, for bots."""

from __future__ import annotations

from typing import Final

from skep.games.hivernation.index.adjacency import LINE_MASK
from skep.games.hivernation.pieces import (
    BEE_KIND,
    EMPTY,
    ENEMY_BEE,
    FLOWER_KIND,
    NO_SIDE,
    PESTICIDE_KIND,
)
from skep.games.hivernation.rules.pincer import lines_closed
from skep.games.hivernation.rules.specialties import specialty_places
from skep.games.hivernation.state import ARCADE, PLACING, Hive
from skep.hexes import AROUND
from skep.kernel.compiling import i64

TILE_WORTH: Final = 1.5
"""What a specialty in hand is worth, in bees."""
THREAT: Final = [0.5, 0.0, 0.5]
"""By mode: the share of the bees that the side to move could flip which counts as flipped already.
In Arcade specialties threaten more than lines do."""


def lead(state: Hive) -> float:
    """By how many bees the Workers are ahead."""
    ahead = float(state.bees[0] - state.bees[1])
    if state.mode == ARCADE and not state.over:
        ahead += TILE_WORTH * (len(state.hands[0].cards) - len(state.hands[1].cards))
    return ahead


def prospect(state: Hive) -> int:
    """The most bees of lead that the tile being played can still bring, in the middle of a turn."""
    kind = state.about
    side = state.side
    if kind == BEE_KIND:
        return 1 + threat(state)
    if kind == FLOWER_KIND:
        return max(_flower_gain(state, cell, side) for cell in specialty_places(state))
    if kind == PESTICIDE_KIND:
        return max(_pesticide_gain(state, cell, side) for cell in specialty_places(state))
    return 1


def _flower_gain(state: Hive, cell: int, side: int) -> int:
    """The bees of lead that a Flower of the side on a cell brings."""
    tiles = state.tiles
    enemy = ENEMY_BEE[side]
    gain = 0
    for beside in AROUND[cell]:
        if tiles[beside] == enemy:
            gain += 2
    if tiles[cell] == EMPTY:
        return gain
    return gain - 1 if state.side_at(cell) == side else gain + 1


def _pesticide_gain(state: Hive, cell: int, side: int) -> int:
    """The bees of lead that removing what touches a Pesticide brings, without what is cut off."""
    gain = 0
    for at in [cell, *AROUND[cell]]:
        owner = state.side_at(at)
        if owner != NO_SIDE:
            gain += -1 if owner == side else 1
    return gain


def threat(state: Hive) -> int:
    """The most bees of lead that the side to move could bring by one pincer attack."""
    side = state.side
    lines: i64 = LINE_MASK[side]
    adjacency = state.adjacency
    most = 0
    for cell in state.places[side]:
        if adjacency[cell] & lines:
            most = max(most, sum([len(line) for line in lines_closed(state, cell, side)]))
    return 2 * most


def at_end(ahead: float) -> float:
    """What the end is worth to the Workers: mostly who won, and a little by how much."""
    sure = 0.0 if ahead == 0 else 0.4 if ahead > 0 else -0.4
    return 0.5 + sure + 0.1 * ahead / (abs(ahead) + 20.0)


def workers_worth(state: Hive, feared: float) -> float:
    """How good the hive looks for the Workers, from 0 to 1. A lead counts more when few bees are
    left; `feared` is the share of the threat that counts."""
    ahead = lead(state)
    if state.over:
        return at_end(ahead)
    more = (
        float(prospect(state)) if state.prompt.name == "put" else feared and feared * threat(state)
    )
    ahead += -more if state.side else more
    left = state.reserve[0] + state.reserve[1] if state.phase == PLACING else 10
    return 0.5 + 0.4 * ahead / (abs(ahead) + 8.0 + 0.5 * left)


def evaluate_one_ply(state: Hive, seat: int) -> float:
    """From 0 (lost) to 1 (won) for a seat, without what the next answer could flip."""
    worth = workers_worth(state, 0.0)
    return 1.0 - worth if seat % 2 else worth


def evaluate(state: Hive) -> list[float]:
    """From 0 (lost) to 1 (won) for each seat, with what the next answer could flip."""
    worth = workers_worth(state, THREAT[state.mode])
    return [1.0 - worth if seat % 2 else worth for seat in range(state.seats)]
