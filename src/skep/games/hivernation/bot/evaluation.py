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


def lead(hive: Hive) -> float:
    """By how many bees the Workers are ahead."""
    ahead = float(hive.bees[0] - hive.bees[1])
    if hive.mode == ARCADE and not hive.over:
        ahead += TILE_WORTH * (len(hive.hands[0].cards) - len(hive.hands[1].cards))
    return ahead


def prospect(hive: Hive) -> int:
    """The most bees of lead that the tile being played can still bring, in the middle of a turn."""
    kind = hive.about
    side = hive.side
    if kind == BEE_KIND:
        return 1 + threat(hive)
    if kind == FLOWER_KIND:
        return max(_flower_gain(hive, cell, side) for cell in specialty_places(hive))
    if kind == PESTICIDE_KIND:
        return max(_pesticide_gain(hive, cell, side) for cell in specialty_places(hive))
    return 1


def _flower_gain(hive: Hive, cell: int, side: int) -> int:
    """The bees of lead that a Flower of the side on a cell brings."""
    tiles = hive.tiles
    enemy = ENEMY_BEE[side]
    gain = 0
    for beside in AROUND[cell]:
        if tiles[beside] == enemy:
            gain += 2
    if tiles[cell] == EMPTY:
        return gain
    return gain - 1 if hive.side_at(cell) == side else gain + 1


def _pesticide_gain(hive: Hive, cell: int, side: int) -> int:
    """The bees of lead that removing what touches a Pesticide brings, without what is cut off."""
    gain = 0
    for at in [cell, *AROUND[cell]]:
        owner = hive.side_at(at)
        if owner != NO_SIDE:
            gain += -1 if owner == side else 1
    return gain


def threat(hive: Hive) -> int:
    """The most bees of lead that the side to move could bring by one pincer attack."""
    side = hive.side
    lines: i64 = LINE_MASK[side]
    adjacency = hive.adjacency
    most = 0
    for cell in hive.places[side]:
        if adjacency[cell] & lines:
            most = max(most, sum([len(line) for line in lines_closed(hive, cell, side)]))
    return 2 * most


def at_end(ahead: float) -> float:
    """What the end is worth to the Workers: mostly who won, and a little by how much."""
    sure = 0.0 if ahead == 0 else 0.4 if ahead > 0 else -0.4
    return 0.5 + sure + 0.1 * ahead / (abs(ahead) + 20.0)


def workers_worth(hive: Hive, feared: float) -> float:
    """How good the hive looks for the Workers, from 0 to 1. A lead counts more when few bees are
    left; `feared` is the share of the threat that counts."""
    ahead = lead(hive)
    if hive.over:
        return at_end(ahead)
    more = float(prospect(hive)) if hive.prompt.name == "put" else feared and feared * threat(hive)
    ahead += -more if hive.side else more
    left = hive.reserve[0] + hive.reserve[1] if hive.phase == PLACING else 10
    return 0.5 + 0.4 * ahead / (abs(ahead) + 8.0 + 0.5 * left)


def evaluate_one_ply(hive: Hive, seat: int) -> float:
    """From 0 (lost) to 1 (won) for a seat, without what the next answer could flip."""
    worth = workers_worth(hive, 0.0)
    return 1.0 - worth if seat % 2 else worth


def evaluate(hive: Hive) -> list[float]:
    """From 0 (lost) to 1 (won) for each seat, with what the next answer could flip."""
    worth = workers_worth(hive, THREAT[hive.mode])
    return [1.0 - worth if seat % 2 else worth for seat in range(hive.seats)]
