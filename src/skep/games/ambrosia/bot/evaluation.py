"""How good a meadow looks for each color, for bots."""

from __future__ import annotations

from typing import Final

from skep.games.ambrosia.box import TURNS_WITHOUT_SCORING
from skep.games.ambrosia.index.points import position_points
from skep.games.ambrosia.pieces import listed
from skep.games.ambrosia.rules.ending import ranks
from skep.games.ambrosia.state import Meadow

NOW: Final = 0.8
"""What a point that the position would bring is worth, beside one on the track."""
STEP: Final = 0.4
"""What it costs that a bee is still to be sent out."""
JELLY: Final = 1.8
COVERED: Final = -0.5
"""Worth of an own covered bee, as a share of one that can fly."""
BEE: Final = (0.0, 1.0, 1.8, 1.9, 2.6, 1.9, 1.7, 1.8, 1.9, 1.7, 1.7)
"""What a bee in play is worth, by kind, in points of the scorings to come."""
SCALE: Final = 20.0
STALE: Final = 0.5
"""How much less a lead is worth once nobody has scored for so long that the match is stopped."""


def outlook(state: Meadow, color: int) -> float:
    """What a color has, and what it may hope for."""
    found = state.points[color] + JELLY * state.jelly[color]
    if not state.owner:
        return found
    found += NOW * position_points(state, color)
    for at in state.groups[color]:
        found -= STEP * (state.size[at] - 1)
        for kind in listed(state.bees[at]):
            found += BEE[kind]
    for at in range(len(state.covered_color)):
        if state.covered_color[at] == color:
            for kind in listed(state.covered_bees[at]):
                found += BEE[kind] + COVERED
    return found


def freshness(state: Meadow) -> float:
    """What a lead is still worth: whoever is ahead should score, and not wait for the stop rule."""
    return 1.0 - STALE * state.turns_without_scoring / (TURNS_WITHOUT_SCORING * state.seats)


def evaluate(state: Meadow) -> list[float]:
    """From 0 (lost) to 1 (won), for each color."""
    if state.over:
        return payoffs(state)
    looks = [outlook(state, color) for color in range(state.seats)]
    fresh = 0.4 * freshness(state)
    found: list[float] = []
    for color, look in enumerate(looks):
        best = max(other for at, other in enumerate(looks) if at != color)
        lead = look - best
        found.append(0.5 + fresh * lead / (abs(lead) + SCALE))
    return found


def payoffs(state: Meadow) -> list[float]:
    """At the end: the places, and a little for the points; less if it was stopped."""
    places = ranks(state)
    fresh = 1.0 - STALE if state.reason == "stopped" else 1.0
    found: list[float] = []
    for color, place in enumerate(places):
        beaten = sum((place < other) + 0.5 * (place == other) for other in places) - 0.5
        best = max(p for at, p in enumerate(state.points) if at != color)
        lead = state.points[color] - best
        sure = beaten / (state.seats - 1)
        found.append(0.5 + fresh * (0.8 * sure - 0.4 + 0.1 * lead / (abs(lead) + 20.0)))
    return found
