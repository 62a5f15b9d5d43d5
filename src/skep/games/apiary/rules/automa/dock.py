"""The Automa's workers, two yellow and two gray, and its points.  APY-SOLO-06, APY-SOLO-11"""

from __future__ import annotations

from skep.games.apiary.rules.automa.cards import COLORS, LEVELS, Level
from skep.games.apiary.state import AUTOMA, POOL, SPACE, WORKERS, Colony

FIRST = AUTOMA * WORKERS
"""Number of the Automa's first worker; it has two of each color, yellow first."""
EACH = WORKERS // len(COLORS)


def level_of(state: Colony) -> Level:
    return LEVELS[state.level - 1]


def color_of(worker: int) -> int:
    return (worker - FIRST) // EACH


def of_color(color: int) -> range:
    return range(FIRST + color * EACH, FIRST + (color + 1) * EACH)


def active(state: Colony, color: int) -> list[int]:
    """The Automa's workers of a color in the pool, the strongest first."""
    found = [worker for worker in of_color(color) if state.where[worker] == POOL]
    return sorted(found, key=lambda worker: -state.strength[worker])


def on_board(state: Colony, color: int) -> list[int]:
    return [worker for worker in of_color(color) if state.where[worker] >= SPACE]


def score(state: Colony, points: int, because: str) -> None:
    """Add points on the track, only where the Automa's rules say so.  APY-SOLO-15"""
    state.vp[AUTOMA] += points
    if state.recording and points:
        state.emit("automa-scores", AUTOMA, {"points": points, "because": because})


def come_home(state: Colony, worker: int) -> None:
    """Below strength 4: one stronger, and always to the pool.  APY-SOLO-12"""
    state.strength[worker] += 1
    state.where[worker] = POOL
    if state.recording:
        facts = {"color": COLORS[color_of(worker)], "strength": state.strength[worker]}
        state.emit("automa-home", AUTOMA, facts)


def replace(state: Colony, worker: int) -> None:
    """A new worker of the same color, as strong as the token says.  APY-SOLO-13, APY-SOLO-14"""
    state.strength[worker] = level_of(state).gained
    state.where[worker] = POOL
    if state.recording:
        facts = {"color": COLORS[color_of(worker)], "strength": state.strength[worker]}
        state.emit("automa-worker", AUTOMA, facts)
