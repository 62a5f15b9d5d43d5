"""How likely each seat is to win, as one viewer may judge it."""

from __future__ import annotations

from typing import NamedTuple

from skep.coach.odds import curve
from skep.kernel.match import Match

WORLDS = 24
"""So many worlds are imagined."""
TAIL = 0.1
"""The share of worlds left out at each end of the interval."""


class Chance(NamedTuple):
    """The chance of a seat to win, and between which it lies in most worlds that could be."""

    chance: float
    low: float
    high: float


def outlook(match: Match, viewer: int | None, worlds: int = WORLDS, seed: int = 0) -> list[Chance]:
    """Each seat's chance, from what the viewer (None: a spectator) may know and nothing else."""
    if match.over:
        return [Chance(worth, worth, worth) for worth in shared(match)]
    bend = curve(match.settings)
    sides = match.game.sides(match.settings)
    answers = sum(not entry.chance for entry in match.log)
    imagined = [
        bend.chances(match.game.worths(match.position(viewer, seed + at).state), sides, answers)
        for at in range(worlds)
    ]
    return [_chance([chances[seat] for chances in imagined]) for seat in range(len(sides))]


def shared(match: Match) -> list[float]:
    """Of a match that is over: 1 for who won, equal shares for those who did together."""
    sides = match.game.sides(match.settings)
    if len(sides) == 1:
        return [float(worth) for worth in match.payoffs]
    best = max(match.payoffs)
    winners = {side for side, worth in zip(sides, match.payoffs) if worth == best}
    return [1 / len(winners) if side in winners else 0.0 for side in sides]


def _chance(found: list[float]) -> Chance:
    ordered = sorted(found)
    tail = int(TAIL * len(ordered))
    return Chance(sum(found) / len(found), ordered[tail], ordered[-1 - tail])
