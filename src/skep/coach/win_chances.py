"""How likely each seat is to win, as far as one viewer can know."""

from __future__ import annotations

from typing import NamedTuple

from skep.bots.strategies import strategy_of
from skep.coach.odds import Curve, curve
from skep.kernel.match import Match

WORLDS = 24
"""The number of sampled worlds."""
TAIL = 0.1
"""The share of worlds left out at each end of the interval."""


class Chance(NamedTuple):
    """The chance of a seat to win, with an interval of 80 % around it."""

    chance: float
    low: float
    high: float


def win_chances(
    match: Match, viewer: int | None, worlds: int = WORLDS, seed: int = 0
) -> list[Chance]:
    """Each seat's chance, only from what the viewer (None: a spectator) may know."""
    if match.over:
        return _sure(match)
    bend, sides = curve(match.settings), match.game.sides(match.settings)
    strategy = strategy_of(match.game)
    seen = [strategy.evaluate(match.position(viewer, seed + at).state) for at in range(worlds)]
    imagined = [bend.chances(worths, sides, given(match)) for worths in seen]
    return [_chance([chances[seat] for chances in imagined], bend) for seat in range(len(sides))]


def hindsight(match: Match) -> list[Chance]:
    """Each seat's chance with every card face up, for a look back at the end."""
    if match.over:
        return _sure(match)
    bend, sides = curve(match.settings), match.game.sides(match.settings)
    values = strategy_of(match.game).evaluate(match.state)
    return [_chance([each], bend) for each in bend.chances(values, sides, given(match))]


def given(match: Match) -> int:
    """The number of answers given, not counting chance."""
    return sum(not entry.chance for entry in match.log)


def shared(match: Match) -> list[float]:
    """For a finished match: 1 for the winner, or equal shares for several winners."""
    sides = match.game.sides(match.settings)
    if len(sides) == 1:
        return [float(worth) for worth in match.payoffs]
    best = max(match.payoffs)
    winners = {side for side, worth in zip(sides, match.payoffs) if worth == best}
    return [1 / len(winners) if side in winners else 0.0 for side in sides]


def _sure(match: Match) -> list[Chance]:
    return [Chance(worth, worth, worth) for worth in shared(match)]


def _chance(found: list[float], bend: Curve) -> Chance:
    """The mean over the worlds; the interval allows for their spread and the curve's own error."""
    ordered = sorted(found)
    tail = int(TAIL * len(ordered))
    low, high = ordered[tail] - bend.error, ordered[-1 - tail] + bend.error
    return Chance(sum(found) / len(found), max(0.0, low), min(1.0, high))
