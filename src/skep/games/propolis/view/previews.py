"""What would come of an action, shown before a player chooses. None of this decides anything."""

from __future__ import annotations

from skep.games.propolis.box import COSTS, NEEDS, SPACES_OF, TRACK_END
from skep.games.propolis.codes import KEY, pay_way
from skep.games.propolis.pieces import COLORS, MAX_SPACES, SLOTS, TRACKS, WILD, Color
from skep.games.propolis.placement import fortified, standing
from skep.games.propolis.rules import scoring
from skep.games.propolis.rules.majority import cells_of, highest, totals
from skep.games.propolis.rules.payment import (
    PAY,
    can_pay,
    means_of,
    permanents_of,
    shortage,
    thriftiest,
    wild_permanents_needed,
)
from skep.games.propolis.state import Realm
from skep.games.propolis.view.types import Met, StepView, ThenView, WayView


def after_deploy(state: Realm, side: int, cell: int, workers: int) -> ThenView:
    """The row if the side put these workers down on an open landscape.

    PRP-DEP-20, PRP-DEP-22, PRP-MAJ-03, PRP-MAJ-12, PRP-MAJ-13, PRP-MAJ-14
    """
    return _row_with(state, side, cell, workers)


def after_fortifying(state: Realm, side: int, cell: int, space: int) -> ThenView:
    """The row if the side fortified this worker.  PRP-FORT-07, PRP-FORT-08, PRP-FORT-09"""
    return _row_with(state, side, cell, fortified(state.bees[cell], space))


def most_workers(state: Realm, side: int, cell: int) -> int:
    """The workers that a deploy offers first: on all spaces, or as many as are at home."""
    spaces = len(SPACES_OF[state.lands[cell]])
    return standing(range(min(MAX_SPACES, spaces, state.personal[side])))


def _row_with(state: Realm, side: int, cell: int, workers: int) -> ThenView:
    """The row if these workers of the side were on a landscape of it, and who would gain a wild."""
    cells = cells_of(cell // SLOTS)
    placed = [
        (workers, side) if each == cell else (state.bees[each], state.owner[each]) for each in cells
    ]
    full = all(state.bees[each] or not state.lands[each] for each in cells if each != cell)
    strengths = totals(placed, state.sides)
    ahead = highest(strengths)
    gainers = sorted({side, ahead} - {-1}) if full else []
    return {
        "strengths": strengths,
        "leader": ahead if ahead >= 0 else None,
        "full": full,
        "wilds": [one for one in gainers if _has_room(state, one)],
    }


def _has_room(state: Realm, side: int) -> bool:
    """Whether the side could gain a wild."""
    return state.has_board(side) and state.tracks[side * TRACKS + WILD] < TRACK_END


def met(state: Realm, side: int, card: int) -> dict[Color, list[Met]]:
    """How each unit of a structure's cost would be met: thriftily, or as far as it goes.

    PRP-BUILD-03, PRP-BUILD-06, PRP-BUILD-09, PRP-BUILD-10
    """
    base, wild = side * TRACKS, means_of(state, side)[WILD]
    spent = thriftiest(state, side, card) if can_pay(state, side, card) else None
    found: dict[Color, list[Met]] = {}
    for color, number in NEEDS[card]:
        own = min(number, state.permanents[base + color])
        track = min(number - own, state.tracks[base + color])
        track = track if spent is None else spent[color]
        found[COLORS[color]], wild = _units(number, own, track, wild)
    return found


def met_for_palace(state: Realm, side: int, card: int) -> dict[Color, list[Met]]:
    """Which permanents that a palace lists are there.

    PRP-PAL-02, PRP-PAL-03, PRP-PAL-04, PRP-PAL-05
    """
    permanents = permanents_of(state, side)
    wild = permanents[WILD]
    found: dict[Color, list[Met]] = {}
    for color, number in NEEDS[card]:
        own = min(number, permanents[color])
        found[COLORS[color]], wild = _units(number, own, 0, wild)
    return found


def _units(number: int, own: int, track: int, wild: int) -> tuple[list[Met], int]:
    """What meets each unit of a color, and the wilds that are left after it."""
    helping = min(wild, number - own - track)
    short = shortage([number], [own + track + helping])
    numbers: list[tuple[Met, int]] = [
        ("permanent", own), ("track", track), ("wild", helping), ("lacking", short)
    ]  # fmt: skip
    return [each for each, count in numbers for _ in range(count)], wild - helping


def points_with(state: Realm, side: int, card: int) -> tuple[int, int]:
    """What a card would score if it were in the hive now, and what others would score more."""
    return scoring.points_with(state.hives[side], card, *scoring.counted(state, side))


def steps(state: Realm) -> list[StepView]:
    """A payment under way, color by color.  PRP-BUILD-03"""
    return [
        {
            "color": COLORS[color],
            "number": number,
            "when": "paid" if at < state.about else "now" if at == state.about else "later",
            "track": state.spent[color],
        }
        for at, (color, number) in enumerate(NEEDS[state.card])
    ]


def ways(state: Realm) -> list[WayView]:
    """The ways to pay the color that is asked for."""
    _, number = NEEDS[state.card][state.about]
    found: list[WayView] = []
    for code in PAY.options(state):
        track, wild = pay_way(code)
        rest = number - track - wild
        found.append({"key": KEY[code], "track": track, "wild": wild, "permanents": rest})
    return found


def proposed(state: Realm) -> str:
    """The way to pay this color after which least is taken in all, and of that least wild."""
    return min(ways(state), key=lambda way: _taken(state, way))["key"]


def _taken(state: Realm, way: WayView) -> tuple[int, int]:
    """What would be taken from the tracks in the end, and how much of it is wild."""
    side = state.player
    permanents = permanents_of(state, side)
    color, _ = NEEDS[state.card][state.about]
    spare = permanents[WILD] - state.wild_permanents_used
    spare -= wild_permanents_needed(state, side, color, way["permanents"])
    later = COSTS[state.card][color + 1 :]
    due = shortage(later, permanents[color + 1 :])
    lack = shortage(later, means_of(state, side)[color + 1 :])
    total = way["track"] + way["wild"] + due - min(spare, due)
    return total, way["wild"] + max(0, lack - spare)
