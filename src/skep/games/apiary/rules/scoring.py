"""Who has how many points, live and final: the track and the seven steps.  APY-SCORE, APY-MAJ"""

from __future__ import annotations

from typing import Any

from skep.games.apiary.board import FAVOR_VP, LIMITS, SIDES, Sector
from skep.games.apiary.box import FACTIONS, SEEDS, TILES, TYPE
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.counters import complete_frames, complete_mat, counted
from skep.games.apiary.rules.effects.reader import Step
from skep.games.apiary.state import FIRST, NONE, Colony

FILLED: int = LIMITS["filled_vp"]
LINES = ("track", "planted", "printed", "carvings", "favor", "filled", "faction", "comb")
"""The lines of the sheet, in the order in which they are scored.  APY-SCORE-09…18"""


def worth(state: Colony, seat: int, steps: list[Step], here: int) -> int:
    """What scoring steps give a seat; `here` is the cell of the tile."""
    points = 0
    for step in steps:
        op = step.op
        if op == w.SCORE:
            points += step.b
        elif op == w.SCORE_PER:
            given = counted(state, seat, step.a, here) // step.c * step.b
            points += min(given, step.d) if step.d else given
        elif op == w.SCORE_SET:
            points += step.b * min(counted(state, seat, each, here) for each in step.counters)
        elif op == w.SCORE_IF:
            if all(holds(counted(state, seat, c, here), sign, n) for c, sign, n in step.tests):
                points += step.b
        elif op == w.COPY_CARVING:
            points += copied(state, seat, here)
    return points


def holds(value: int, sign: int, number: int) -> bool:
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
    """APY-SCORE-09"""
    return sum(worth(state, seat, SEEDS[card].planted, NONE) for card in state.planted[seat])


def printed(state: Colony, seat: int) -> int:
    """APY-SCORE-10, APY-SCORE-11"""
    tiles = state.tiles[seat]
    return sum(TILES[tiles[cell] - FIRST].vp for cell in state.built[seat])


def carved(state: Colony, seat: int) -> int:
    """APY-SCORE-12"""
    tiles = state.tiles[seat]
    points = 0
    for cell in state.built[seat]:
        tile = tiles[cell] - FIRST
        if TYPE[tile] == w.CARVING:
            points += worth(state, seat, TILES[tile].effect.endgame, cell)
    return points


def filled(state: Colony, seat: int) -> int:
    """APY-SCORE-14, APY-FRAME-11"""
    return FILLED * (complete_mat(state, seat) + complete_frames(state, seat))


def faction(state: Colony, seat: int) -> int:
    """APY-SCORE-16, APY-Q53"""
    side = FACTIONS[state.faction[seat]].sides[state.upgraded[seat]]
    return worth(state, seat, side.endgame, NONE)


def comb(state: Colony) -> list[int]:
    """Majorities in every sector in play.  APY-SCORE-17, APY-MAJ-01, APY-MAJ-07"""
    points = [0] * state.players
    for sector in SIDES[state.side].sectors_for(state.players):
        for seat, share in enumerate(shares(state, sector)):
            points[seat] += share
    return points


def shares(state: Colony, sector: Sector) -> list[int]:
    """What a sector pays each seat; only tokens count.  APY-MAJ-02…06, APY-Q51"""
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
            points[seat] = (sector.first + sector.second) // len(first)
        return points
    points[first[0]] = sector.first
    next_most = max((number for number in counts if number < most), default=0)
    second = [seat for seat, number in enumerate(counts) if number == next_most and number]
    for seat in second:
        points[seat] = sector.second // len(second)
    return points


def lines_of(state: Colony, seat: int, majorities: list[int]) -> list[int]:
    """The points of each line of the sheet."""
    if state.faction[seat] == NONE or not state.tiles[seat]:
        return [state.vp[seat], 0, 0, 0, 0, 0, 0, 0]
    return [
        state.vp[seat], planted(state, seat), printed(state, seat), carved(state, seat),
        FAVOR_VP[state.favor[seat]], filled(state, seat), faction(state, seat), majorities[seat],
    ]  # fmt: skip


def scores(state: Colony) -> list[int]:
    """The points of each seat.  APY-SCORE-18"""
    majorities = comb(state)
    return [sum(lines_of(state, seat, majorities)) for seat in range(state.seats)]


def sheet(state: Colony) -> list[dict[str, Any]]:
    """Line by line."""
    majorities = comb(state)
    return [
        {"seat": seat, "id": line, "points": points}
        for seat in range(state.seats)
        for line, points in zip(LINES, lines_of(state, seat, majorities))
    ]


def ranks(state: Colony) -> list[int]:
    """Most points win; then more active workers; then the place is shared.  APY-TIE-01…04"""
    standing = [(points, state.active(seat)) for seat, points in enumerate(scores(state))]
    return [1 + sum(other > own for other in standing) for own in standing]
