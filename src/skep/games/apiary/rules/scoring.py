"""Scoring, live and final: the track and the seven endgame steps.  APY-SCORE, APY-MAJ, APY-TIE"""

from __future__ import annotations

from typing import Any

from skep.games.apiary.board import LIMITS, SIDES, Sector
from skep.games.apiary.box import FACTIONS, SEEDS, TILES, TYPE
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.counters import complete_frames, complete_mat, counted
from skep.games.apiary.rules.effects.steps import (
    CopyCarvingStep,
    EffectStep,
    ScoreIfStep,
    ScorePerStep,
    ScoreSetStep,
    ScoreStep,
)
from skep.games.apiary.rules.favor import favor_points
from skep.games.apiary.state import FIRST, NONE, Colony

FILLED: int = LIMITS["filled_vp"]
LINES = ("track", "planted", "printed", "carvings", "favor", "filled", "faction", "comb")
"""The lines of the sheet, in the order in which they are scored."""


def worth(state: Colony, seat: int, steps: list[EffectStep], here: int) -> int:
    """What scoring steps give a seat; `here` is the cell of the tile."""
    points = 0
    for step in steps:
        if isinstance(step, ScorePerStep):
            given = counted(state, seat, step.counter, here) // step.per * step.vp
            points += min(given, step.most) if step.most else given
        elif isinstance(step, ScoreStep):
            points += step.vp
        elif isinstance(step, ScoreSetStep):
            points += step.vp * min(counted(state, seat, each, here) for each in step.counters)
        elif isinstance(step, ScoreIfStep):
            if all(holds(counted(state, seat, c, here), sign, n) for c, sign, n in step.conditions):
                points += step.vp
        elif isinstance(step, CopyCarvingStep):
            points += copied(state, seat, here)
    return points


def holds(value: int, sign: int, number: int) -> bool:
    """Does a condition hold?  The signs are those of `reader.SIGNS`: equal, at least, at most."""
    if sign == 0:
        return value == number
    return value >= number if sign == 1 else value <= number


def copied(state: Colony, seat: int, here: int) -> int:
    """The best carving of another hive, scored as if it lay here; 0 if there is none.

    APY-SOLO-67
    """
    found = [
        state.tiles[other][cell] - FIRST
        for other in range(state.seats)
        if other != seat
        for cell in state.built[other]
    ]
    found += state.automa_tiles
    steps = [TILES[tile].effect.endgame for tile in found if TYPE[tile] == w.CARVING]
    return max((worth(state, seat, each, here) for each in steps), default=0)


def planted(state: Colony, seat: int) -> int:
    """Endgame step 1: planted seed cards; cards in hand give nothing.

    APY-SCORE-09, APY-SCORE-19, APY-PLANT-05
    """
    return sum(worth(state, seat, SEEDS[card].planted, NONE) for card in state.planted[seat])


def printed(state: Colony, seat: int) -> int:
    """Endgame step 2: the points printed on tiles.  APY-SCORE-10, APY-SCORE-11, APY-ADV-16"""
    tiles = state.tiles[seat]
    return sum(TILES[tiles[cell] - FIRST].vp for cell in state.built[seat])


def carved(state: Colony, seat: int) -> int:
    """Endgame step 3: carvings.  APY-SCORE-12, APY-TILE-15"""
    tiles = state.tiles[seat]
    points = 0
    for cell in state.built[seat]:
        tile = tiles[cell] - FIRST
        if TYPE[tile] == w.CARVING:
            points += worth(state, seat, TILES[tile].effect.endgame, cell)
    return points


def filled(state: Colony, seat: int) -> int:
    """Endgame step 5: a filled mat and filled frames.

    APY-SCORE-14, APY-SCORE-15, APY-FRAME-11, APY-FRAME-12
    """
    return FILLED * (complete_mat(state, seat) + complete_frames(state, seat))


def faction(state: Colony, seat: int) -> int:
    """Endgame step 6: the faction, by its visible side.  APY-SCORE-16, APY-Q53"""
    side = FACTIONS[state.faction[seat]].sides[state.upgraded[seat]]
    return worth(state, seat, side.endgame, NONE)


def comb(state: Colony) -> list[int]:
    """Endgame step 7: majorities, each sector in play on its own.

    APY-SCORE-17, APY-MAJ-01, APY-MAJ-07, APY-COMB-02
    """
    points = [0] * state.players
    for sector in SIDES[state.side].sectors_for(state.players):
        for seat, share in enumerate(shares(state, sector)):
            points[seat] += share
    return points


def shares(state: Colony, sector: Sector) -> list[int]:
    """What a sector pays each seat; only tokens count."""
    counts = [0] * state.players
    for pod in sector.pods:
        if state.pods[pod] != NONE:
            counts[state.pods[pod]] += 1
    most = max(counts)
    points = [0] * state.players
    if most == 0:
        return points
    first = [seat for seat, number in enumerate(counts) if number == most]
    if len(first) > 1:
        for seat in first:
            points[seat] = (sector.first + sector.second) // len(first)  # APY-MAJ-04, APY-EX-10
        return points  # APY-MAJ-05
    points[first[0]] = sector.first  # APY-MAJ-02
    next_most = max((number for number in counts if number < most), default=0)
    second = [seat for seat, number in enumerate(counts) if number == next_most and number]
    for seat in second:
        points[seat] = sector.second // len(second)  # APY-MAJ-03, APY-MAJ-06, APY-Q51
    return points


def lines_of(state: Colony, seat: int, majorities: list[int]) -> list[int]:
    """The points of each line of the sheet."""
    if state.faction[seat] == NONE or not state.tiles[seat]:
        return [state.vp[seat], 0, 0, 0, 0, 0, 0, 0]
    return [
        # Scored when gained: APY-SCORE-01, APY-SCORE-02, APY-SCORE-03, APY-SCORE-04,
        # APY-SCORE-05, APY-SCORE-06, APY-SCORE-07, APY-SCORE-08
        state.vp[seat],
        planted(state, seat),
        printed(state, seat),
        carved(state, seat),
        favor_points(state, seat),  # APY-SCORE-13
        filled(state, seat),
        faction(state, seat),
        majorities[seat],
    ]


def scores(state: Colony) -> list[int]:
    """The points of each seat: the track and the seven steps.  APY-SCORE-18"""
    majorities = comb(state)
    return [sum(lines_of(state, seat, majorities)) for seat in range(state.seats)]


def sheet(state: Colony) -> list[dict[str, Any]]:
    """The points of each seat, line by line."""
    majorities = comb(state)
    return [
        {"seat": seat, "id": line, "points": points}
        for seat in range(state.seats)
        for line, points in zip(LINES, lines_of(state, seat, majorities))
    ]


def ranks(state: Colony) -> list[int]:
    """Most points win; then more active workers, whatever their strength; then the place is shared.

    APY-TIE-01, APY-TIE-02, APY-TIE-03, APY-TIE-04
    """
    standing = [(points, state.active(seat)) for seat, points in enumerate(scores(state))]
    return [1 + sum(other > own for other in standing) for own in standing]
