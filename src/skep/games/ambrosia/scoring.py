"""Points: of a scoring, of the track, of the match.  AMB-SCORE, AMB-TRACK, AMB-FINAL"""

from __future__ import annotations

from typing import Any, Final

from skep.games.ambrosia.box import BOW, LAP, SYMBOLS
from skep.games.ambrosia.events import emit_jelly
from skep.games.ambrosia.moves import power
from skep.games.ambrosia.pieces import (
    ADVANCED,
    ARENA,
    COLLECTOR,
    DISAPPOINTED,
    EQUAL,
    FERTILE,
    HEAVYWEIGHT,
    NORMAL,
    PRISONERS,
    PROTEST,
    SABOTEUR,
    count_bees,
)  # fmt: skip
from skep.games.ambrosia.ring import LONGEST
from skep.games.ambrosia.state import LINES, Meadow

ARENA_BONUS: Final = LONGEST
RAINBOW_BONUS: Final = 2 * LONGEST
"""Bits of `declined`: by space a bee's bonus, then by space an arena's, then the rainbow's."""


def flower(meadow: Meadow, at: int) -> int:
    """The value of a space, as the open card has it.  AMB-SCORE-03, AMB-EVT-36, AMB-EVT-37"""
    value = meadow.ring.values[at]
    if value == 3 and meadow.event == DISAPPOINTED:
        return 0
    return 4 if value == 2 and meadow.event == FERTILE else value


def sabotaged(meadow: Meadow, color: int, at: int) -> bool:
    """Does another color's Saboteur lie directly behind?  AMB-SABO-01…04, AMB-THICK-02"""
    behind = (at - meadow.dir) % len(meadow.owner)
    if meadow.bees[behind] & 15 != SABOTEUR or meadow.owner[behind] == color:
        return False
    return power(meadow, behind) == SABOTEUR and not meadow.ring.thicket[at]


def bee_bonus(meadow: Meadow, at: int, value: int) -> int:
    """What the bee on top adds to the value of its space.  AMB-COLL-01, AMB-HEAVY-01"""
    top = meadow.bees[at] & 15
    if top == NORMAL:
        return 1 if meadow.event == ADVANCED and meadow.literal else 0  # AMB-EVT-06, literal
    if (top != COLLECTOR and top != HEAVYWEIGHT) or meadow.event == EQUAL:
        return 0
    if meadow.ring.thicket[at]:
        return 0
    return 1 if top == COLLECTOR else value


def worth(meadow: Meadow, color: int, at: int) -> int:
    """What a space gives the color whose group lies there.  AMB-SCORE-08, AMB-ARENA"""
    value = flower(meadow, at)
    if (meadow.bees[at] & 15 != NORMAL or meadow.literal) and not meadow.declined >> at & 1:
        value += bee_bonus(meadow, at, value)
    if meadow.below[at] and meadow.ring.special[at] == ARENA:
        value += 1 - (meadow.declined >> ARENA_BONUS + at & 1)
    return 0 if sabotaged(meadow, color, at) else value


def has_rainbow(meadow: Meadow, color: int) -> bool:
    """Is the color on top of both rainbow spaces?  AMB-RAIN-01"""
    rainbow = meadow.ring.rainbow
    return bool(rainbow) and all(meadow.owner[at] == color for at in rainbow)


def prisoners(meadow: Meadow, color: int) -> int:
    """How many bees of others the color covers.  AMB-EVT-19, AMB-EX-10"""
    return sum(count_bees(meadow.below[at]) for at in meadow.spots[color])


def protest(meadow: Meadow, color: int) -> list[int]:
    """The spaces that count although the color's bees there are covered.  AMB-EVT-33…35"""
    if meadow.event != PROTEST:
        return []
    return [at for at in meadow.covered(color) if not sabotaged(meadow, color, at)]


def tally(meadow: Meadow, color: int) -> int:
    """The points of the color's present position.  AMB-SCORE-02…08"""
    points = 0
    for at in meadow.spots[color]:
        points += worth(meadow, color, at)
    if has_rainbow(meadow, color) and not meadow.declined >> RAINBOW_BONUS & 1:
        points += BOW
    if meadow.event == PRISONERS:
        points += prisoners(meadow, color)
    elif meadow.event == PROTEST:
        points += sum(flower(meadow, at) for at in protest(meadow, color))
    return points


def offers(meadow: Meadow, color: int) -> list[int]:
    """The bonuses of a scoring that may be declined, as bits of `declined`."""
    found: list[int] = []
    for at in sorted(meadow.spots[color]):
        if not sabotaged(meadow, color, at):
            if bee_bonus(meadow, at, flower(meadow, at)):
                found.append(at)
            if meadow.below[at] and meadow.ring.special[at] == ARENA:
                found.append(ARENA_BONUS + at)
    return found + ([RAINBOW_BONUS] if has_rainbow(meadow, color) else [])


def gain(meadow: Meadow, color: int, points: int, line: int) -> None:
    """The drop moves; who is last of all past a symbol takes a jelly.  AMB-TRACK-01…08"""
    meadow.points[color] += points
    meadow.lines[color][line] += points
    reached = meadow.points[color]
    high = meadow.high[color]
    if reached <= high:
        return
    meadow.high[color] = reached
    lowest = min(meadow.high)
    symbols = SYMBOLS[meadow.seats]
    for mark in range(high + 1, min(reached, lowest) + 1):
        if mark % LAP in symbols:
            take_jelly(meadow, color, "symbol")


def take_jelly(meadow: Meadow, color: int, why: str) -> None:
    """One jelly of the supply, if there is any.  AMB-JELLY-15"""
    if meadow.supply() > 0:
        meadow.jelly[color] += 1
        if meadow.recording:
            emit_jelly(meadow, color, why)


def lose(meadow: Meadow, color: int, line: int) -> int:
    """A point off, but never below 0; how many were lost.  AMB-KEEP-01, AMB-KEEP-02"""
    loss = 1 if meadow.points[color] else 0
    meadow.points[color] -= loss
    meadow.lines[color][line] -= loss
    return loss


def sheet(meadow: Meadow) -> list[dict[str, Any]]:
    """Where each color's points come from."""
    return [
        {"seat": seat, "id": name, "points": meadow.lines[seat][line]}
        for seat in range(meadow.seats)
        for line, name in enumerate(LINES)
    ]


def ranks(meadow: Meadow) -> list[int]:
    """Most points; among equals the fewest scorings; then a shared place.  AMB-TIE-01, 02"""
    standing = [(meadow.points[seat], -meadow.scorings[seat]) for seat in range(meadow.seats)]
    return [1 + sum(other > own for other in standing) for own in standing]
