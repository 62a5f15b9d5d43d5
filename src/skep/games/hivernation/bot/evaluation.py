"""How good a hive looks for a side, for bots."""

from __future__ import annotations

from typing import Final

from skep.games.hivernation.bees import bee_places, lines_closed
from skep.games.hivernation.lines import LINES
from skep.games.hivernation.pieces import BEE_KIND, EMPTY, FLOWER_KIND, PAW, PESTICIDE_KIND
from skep.games.hivernation.prompts import PUT
from skep.games.hivernation.specialties import specialty_places
from skep.games.hivernation.state import ARCADE, PLACING, Hive
from skep.hexes import STEP
from skep.kernel.compiling import i64

TILE_WORTH: Final = 1.5
"""What a specialty in hand is worth, in bees."""
THREAT: Final = [0.5, 0.0, 0.5]
"""By mode, how much of what the side to move could turn over counts as turned over already. With
specialties about, lines threaten less than those."""


def lead(hive: Hive) -> float:
    """By how many bees the Workers are ahead."""
    ahead = float(hive.bees[0] - hive.bees[1])
    if hive.mode == ARCADE and not hive.over:
        ahead += TILE_WORTH * (len(hive.hands[0].cards) - len(hive.hands[1].cards))
    return ahead


def prospect(hive: Hive) -> int:
    """In mid-turn: how many bees of lead the tile in hand can still bring at once."""
    kind = hive.about
    side = hive.side
    if kind == BEE_KIND:
        places = bee_places(hive, side)
        return 1 + 2 * max((_caught(hive, cell, side) for cell in places), default=0)
    if kind == FLOWER_KIND:
        return max(_beside_flower(hive, cell, 2 - side) for cell in specialty_places(hive))
    if kind == PESTICIDE_KIND:
        return max(_killed(hive, cell, side) for cell in specialty_places(hive))
    return 1


def _caught(hive: Hive, cell: int, side: int) -> int:
    return sum(len(line) for line in lines_closed(hive, cell, side))


def _beside_flower(hive: Hive, cell: int, enemy: int) -> int:
    tiles = hive.tiles
    gain = 0
    for step in STEP:
        if tiles[step[cell]] == enemy:
            gain += 2
    tile = tiles[cell]
    return gain if tile == EMPTY else gain + 1 if tile == enemy or tile == enemy + PAW else gain - 1


def _killed(hive: Hive, cell: int, side: int) -> int:
    """What touches a Pesticide; what would be cut off is left to the search."""
    gain = 0
    for at in [cell, *(step[cell] for step in STEP)]:
        owner = hive.side_at(at)
        if owner >= 0:
            gain += -1 if owner == side else 1
    return gain


def threat(hive: Hive) -> int:
    """By how many bees of lead the side to move could turn over at once, at the most."""
    side = hive.side
    lines: i64 = LINES[side]
    near = hive.near
    most = 0
    for cell in hive.places[side]:
        if near[cell] & lines:
            most = max(most, _caught(hive, cell, side))
    return 2 * most


def at_end(ahead: float) -> float:
    """What the end is worth to the Workers: who won counts most, and by how much a little."""
    sure = 0.0 if ahead == 0 else 0.4 if ahead > 0 else -0.4
    return 0.5 + sure + 0.1 * ahead / (abs(ahead) + 20.0)


def workers_worth(hive: Hive, feared: float) -> float:
    """How good it looks for the Workers, from 0 to 1: a lead counts more when little is left; of
    what threatens, so much is feared."""
    ahead = lead(hive)
    if hive.over:
        return at_end(ahead)
    more = float(prospect(hive)) if hive.prompt is PUT else feared and feared * threat(hive)
    ahead += -more if hive.side else more
    left = hive.reserve[0] + hive.reserve[1] if hive.phase == PLACING else 10
    return 0.5 + 0.4 * ahead / (abs(ahead) + 8.0 + 0.5 * left)


def evaluate_one_ply(hive: Hive, seat: int) -> float:
    """From 0 (lost) to 1 (won), to one who sees what is there and not what threatens."""
    worth = workers_worth(hive, 0.0)
    return 1.0 - worth if seat % 2 else worth


def evaluate(hive: Hive) -> list[float]:
    """The same for every seat, to those who look on and fear what the next answer may turn over."""
    worth = workers_worth(hive, THREAT[hive.mode])
    return [1.0 - worth if seat % 2 else worth for seat in range(hive.seats)]
