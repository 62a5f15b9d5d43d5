"""Who has how many points, live and final: the track and the seven steps.  APY-SCORE, APY-MAJ"""

from __future__ import annotations

from typing import Any

from skep.games.apiary import effect_words as w
from skep.games.apiary.board import FAVOR_VP, LIMITS, SIDES, Sector
from skep.games.apiary.box import FACTIONS, SEEDS, TILES, TYPE
from skep.games.apiary.counting import complete_frames, complete_mat, counted
from skep.games.apiary.effect import Step
from skep.games.apiary.state import FIRST, NONE, Colony

FILLED: int = LIMITS["filled_vp"]
LINES = ("track", "planted", "printed", "carvings", "favor", "filled", "faction", "comb")
"""The lines of the sheet, in the order in which they are scored.  APY-SCORE-09…18"""


def worth(match: Colony, seat: int, steps: list[Step], here: int) -> int:
    """What scoring steps give a seat; `here` is the cell of the tile."""
    points = 0
    for step in steps:
        op = step.op
        if op == w.SCORE:
            points += step.b
        elif op == w.SCORE_PER:
            given = counted(match, seat, step.a, here) // step.c * step.b
            points += min(given, step.d) if step.d else given
        elif op == w.SCORE_SET:
            points += step.b * min(counted(match, seat, each, here) for each in step.counters)
        elif op == w.SCORE_IF:
            if all(holds(counted(match, seat, c, here), sign, n) for c, sign, n in step.tests):
                points += step.b
        elif op == w.COPY_CARVING:
            points += copied(match, seat, here)
    return points


def holds(value: int, sign: int, number: int) -> bool:
    if sign == 0:
        return value == number
    return value >= number if sign == 1 else value <= number


def copied(match: Colony, seat: int, here: int) -> int:
    """The best carving of another hive, scored as if it lay here; 0 if there is none.

    APY-SOLO-67
    """
    found = [
        match.tiles[other][cell] - FIRST
        for other in range(match.seats)
        if other != seat
        for cell in match.built[other]
    ]
    found += match.automa_tiles
    steps = [TILES[tile].effect.endgame for tile in found if TYPE[tile] == w.CARVING]
    return max((worth(match, seat, each, here) for each in steps), default=0)


def planted(match: Colony, seat: int) -> int:
    """APY-SCORE-09"""
    return sum(worth(match, seat, SEEDS[card].planted, NONE) for card in match.planted[seat])


def printed(match: Colony, seat: int) -> int:
    """APY-SCORE-10, APY-SCORE-11"""
    tiles = match.tiles[seat]
    return sum(TILES[tiles[cell] - FIRST].vp for cell in match.built[seat])


def carved(match: Colony, seat: int) -> int:
    """APY-SCORE-12"""
    tiles = match.tiles[seat]
    points = 0
    for cell in match.built[seat]:
        tile = tiles[cell] - FIRST
        if TYPE[tile] == w.CARVING:
            points += worth(match, seat, TILES[tile].effect.endgame, cell)
    return points


def filled(match: Colony, seat: int) -> int:
    """APY-SCORE-14, APY-FRAME-11"""
    return FILLED * (complete_mat(match, seat) + complete_frames(match, seat))


def faction(match: Colony, seat: int) -> int:
    """APY-SCORE-16, APY-Q53"""
    side = FACTIONS[match.faction[seat]].sides[match.upgraded[seat]]
    return worth(match, seat, side.endgame, NONE)


def comb(match: Colony) -> list[int]:
    """Majorities in every sector in play.  APY-SCORE-17, APY-MAJ-01, APY-MAJ-07"""
    points = [0] * match.players
    for sector in SIDES[match.side].sectors_for(match.players):
        for seat, share in enumerate(shares(match, sector)):
            points[seat] += share
    return points


def shares(match: Colony, sector: Sector) -> list[int]:
    """What a sector pays each seat; only tokens count.  APY-MAJ-02…06, APY-Q51"""
    counts = [0] * match.players
    for pod in sector.pods:
        if match.pods[pod] != NONE:
            counts[match.pods[pod]] += 1
    most = max(counts)
    points = [0] * match.players
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


def lines_of(match: Colony, seat: int, majorities: list[int]) -> list[int]:
    """The points of each line of the sheet."""
    if match.faction[seat] == NONE or not match.tiles[seat]:
        return [match.vp[seat], 0, 0, 0, 0, 0, 0, 0]
    return [
        match.vp[seat], planted(match, seat), printed(match, seat), carved(match, seat),
        FAVOR_VP[match.favor[seat]], filled(match, seat), faction(match, seat), majorities[seat],
    ]  # fmt: skip


def scores(match: Colony) -> list[int]:
    """The points of each seat.  APY-SCORE-18"""
    majorities = comb(match)
    return [sum(lines_of(match, seat, majorities)) for seat in range(match.seats)]


def sheet(match: Colony) -> list[dict[str, Any]]:
    """Line by line."""
    majorities = comb(match)
    return [
        {"seat": seat, "id": line, "points": points}
        for seat in range(match.seats)
        for line, points in zip(LINES, lines_of(match, seat, majorities))
    ]


def ranks(match: Colony) -> list[int]:
    """Most points win; then more active workers; then the place is shared.  APY-TIE-01…04"""
    standing = [(points, match.active(seat)) for seat, points in enumerate(scores(match))]
    return [1 + sum(other > own for other in standing) for own in standing]
