"""How good the table looks for a seat, for bots: points so far, and what tokens, cards and workers
may still bring while there is time."""

from __future__ import annotations

from typing import Final

from skep.games.apiary.automa import scoring as automa
from skep.games.apiary.box import TYPE
from skep.games.apiary.goods import listed
from skep.games.apiary.scoring import FILLED, scores
from skep.games.apiary.state import FIRST, NONE, POOL, SUPPLY, Colony
from skep.games.apiary.workers import STRONGEST

TOKEN: Final = (0.9, 0.9, 0.9, 2.4, 4.0)
"""What a token of each resource may bring."""
OVERFLOW: Final = 0.3
"""A token that has no spot."""
CARD: Final = 1.3
WORKER: Final = 1.5
READY: Final = 0.5
"""What a worker in the pool is worth more than one that must be fetched."""
STRENGTH: Final = 1.2
STRONG: Final = 1.5
"""What strength 4 is worth beside: it alone can carve, upgrade and teach."""
TILE: Final = (4.5, 4.0, 2.5, 0.0)
"""What farms, recruits, developments and carvings bring beside their points."""
FULL: Final = 8
"""So many tiles are on the way to a full mat."""
SPREAD: Final = 20.0
"""A lead of so many points is worth half the way to a sure win."""


def time_left(match: Colony) -> float:
    """1 at the start, 0 when the comb is full."""
    pods = match.pods_in_play()
    if match.final != NONE:
        return 0.3 * match.final / match.players / len(pods)
    vacant = sum(1 for pod in pods if match.pods[pod] == NONE)
    return vacant / len(pods)


def promise(match: Colony, seat: int) -> float:
    """What a seat holds that is not points yet."""
    return (
        tokens(match, seat) + workers(match, seat) + tiles(match, seat)
        + CARD * len(match.hands[seat])
    )  # fmt: skip


def tokens(match: Colony, seat: int) -> float:
    """The dearest are stored first."""
    held = 0.0
    kept = match.room[seat][31]
    numbers = listed(match.goods[seat])
    for resource in (4, 3, 0, 1, 2):
        stored = min(numbers[resource], kept)
        kept -= stored
        held += stored * TOKEN[resource] + (numbers[resource] - stored) * OVERFLOW
    return held


def workers(match: Colony, seat: int) -> float:
    held = 0.0
    for worker in match.workers(seat):
        where = match.where[worker]
        if where != SUPPLY:
            strength = match.strength[worker]
            held += WORKER + STRENGTH * strength + (READY if where == POOL else 0.0)
            held += STRONG if strength == STRONGEST else 0.0
    return held


def tiles(match: Colony, seat: int) -> float:
    held = 0.0
    hive = match.tiles[seat]
    for cell in match.built[seat]:
        held += TILE[TYPE[hive[cell] - FIRST]]
    return held


def filling(match: Colony, seat: int, time: float) -> float:
    """A share of the points for a full mat, while there is time to fill it."""
    share = min(len(match.built[seat]), FULL) / FULL
    return FILLED * share * share * min(1.0, 3.0 * time)


def worths(match: Colony) -> list[float]:
    """How good it looks for each seat, from 0 to 1: its lead over the best of the others."""
    time = time_left(match)
    left = 0.15 + 0.85 * time
    values = [
        points + left * promise(match, seat) + filling(match, seat, time)
        for seat, points in enumerate(scores(match))
    ]
    if match.level:
        values.append(automa.outlook(match, left))
    found: list[float] = []
    for seat, value in enumerate(values[: match.seats]):
        lead = value - max(other for at, other in enumerate(values) if at != seat)
        found.append(0.5 + 0.5 * lead / (abs(lead) + SPREAD))
    return found


def evaluate(match: Colony, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    return worths(match)[seat]
