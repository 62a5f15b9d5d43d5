"""Her workers, two yellow and two gray, and her points.  APY-SOLO-05, APY-SOLO-11…15"""

from __future__ import annotations

from skep.games.apiary.automa.cards import COLORS, LEVELS, Level
from skep.games.apiary.state import AUTOMA, POOL, SPACE, WORKERS, Colony

FIRST = AUTOMA * WORKERS
"""Her first worker: two of each color, yellow first."""
EACH = WORKERS // len(COLORS)


def level_of(match: Colony) -> Level:
    return LEVELS[match.level - 1]


def color_of(worker: int) -> int:
    return (worker - FIRST) // EACH


def of_color(color: int) -> range:
    return range(FIRST + color * EACH, FIRST + (color + 1) * EACH)


def active(match: Colony, color: int) -> list[int]:
    """Her workers of a color in the pool, the strongest first."""
    found = [worker for worker in of_color(color) if match.where[worker] == POOL]
    return sorted(found, key=lambda worker: -match.strength[worker])


def on_board(match: Colony, color: int) -> list[int]:
    return [worker for worker in of_color(color) if match.where[worker] >= SPACE]


def score(match: Colony, points: int, because: str) -> None:
    """Points on the track, only where her rules say so.  APY-SOLO-15"""
    match.vp[AUTOMA] += points
    if match.recording and points:
        match.emit("automa-scores", AUTOMA, {"points": points, "because": because})


def come_home(match: Colony, worker: int) -> None:
    """Below strength 4: one stronger, and always to the pool.  APY-SOLO-12"""
    match.strength[worker] += 1
    match.where[worker] = POOL
    if match.recording:
        facts = {"color": COLORS[color_of(worker)], "strength": match.strength[worker]}
        match.emit("automa-home", AUTOMA, facts)


def replace(match: Colony, worker: int) -> None:
    """A new worker of the same color, as strong as the token says.  APY-SOLO-13, APY-SOLO-14"""
    match.strength[worker] = level_of(match).gained
    match.where[worker] = POOL
    if match.recording:
        facts = {"color": COLORS[color_of(worker)], "strength": match.strength[worker]}
        match.emit("automa-worker", AUTOMA, facts)
