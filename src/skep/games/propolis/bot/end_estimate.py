"""How a match would stand if someone ended it as soon as can be; for bots.

Whoever fills a hive ends the match for all. So with few turns left it matters less what a hive
could still become than who would be ahead if the quickest side went straight to its tenth card.
"""

from __future__ import annotations

from typing import Final, final

from skep.games.propolis.box import BEES, HIVE, NEEDS, WORTH
from skep.games.propolis.foresight import worth
from skep.games.propolis.pieces import ANY_LETTER, BANNERS, PALACE, TRACKS, WILD
from skep.games.propolis.scoring import score
from skep.games.propolis.state import Realm

USUAL: Final = 2.3
"""Turns that a card takes which is not on offer yet."""
GATHERED: Final = 2.6
"""Resources that a turn brings."""
A_WORKER: Final = 0.5
"""Turns that a missing worker takes."""
NEARLY: Final = 0.6
"""What is late by so much of a turn may still come in time."""
A_BANNER: Final = 0.5
"""What the wild banner of a palace is held to bring beside its points."""
EAGER: Final = 0.8
HASTE: Final = 0.6
"""Of two cards the one with more points a turn is taken, but one counts for something by itself,
and no turn is lost by a card that costs nothing."""
MOST_KNOWN: Final = 8000


@final
class Pace:
    """How soon a side could fill its hive, and what it could build until then."""

    __slots__ = ("later", "now", "points", "room", "soonest", "worths")

    def __init__(self, points: int, room: int) -> None:
        self.points: float = float(points)
        self.room: int = room
        self.soonest: float = 0.0
        """In how many turns the hive could be full."""
        self.worths: list[float] = []
        """The points that each card on offer brings, ..."""
        self.now: list[float] = []
        """... the turns until it stands, with what there is to pay, ..."""
        self.later: list[float] = []
        """... and the same once all of that is spent."""

    def offer(self, worth: float, now: float, later: float) -> None:
        """One more card that could be built."""
        self.worths.append(worth)
        self.now.append(now)
        self.later.append(later)


_BROUGHT: Final[dict[int, dict[int, float]]] = {}
_PACES: Final[dict[tuple[object, ...], Pace]] = {}


def pace(realm: Realm, side: int) -> Pace:
    """A side's pace, worked out once for all that it depends on."""
    sign = (
        realm.signs[side], realm.personal[side], tuple(realm.market), tuple(realm.palaces),
        *realm.tracks[side * TRACKS : side * TRACKS + TRACKS],
    )  # fmt: skip
    known = _PACES.get(sign)
    if known is None:
        if len(_PACES) >= MOST_KNOWN:
            _PACES.clear()
        known = look(realm, side)
        _PACES[sign] = known
    return known


def look(realm: Realm, side: int) -> Pace:
    """See what each card on offer brings, and how soon."""
    found = Pace(score(realm, side), HIVE - len(realm.hives[side]))
    offer_structures(realm, side, found)
    if realm.banners[side * BANNERS + ANY_LETTER] == 0:
        offer_palace(realm, side, found)
    found.soonest = soonest(found)
    return found


def offer_structures(realm: Realm, side: int, found: Pace) -> None:
    """The cards of the market."""
    base = side * TRACKS
    have = realm.tracks[base : base + WILD]
    own = realm.permanents[base : base + WILD]
    joker = realm.permanents[base + WILD]
    gold = realm.tracks[base + WILD] + joker
    for card in realm.market:
        if card == 0:
            continue
        due = -joker
        lack = -gold
        for color, number in NEEDS[card]:
            short = number - own[color]
            if short > 0:
                due += short
                short -= have[color]
                if short > 0:
                    lack += short
        turns = wait(realm, side, card)
        found.offer(
            brought(realm, side, card),
            turns + max(0, lack) / GATHERED,
            turns + max(0, due) / GATHERED,
        )


def offer_palace(realm: Realm, side: int, found: Pace) -> None:
    """The best palace for which all permanents are there."""
    base = side * TRACKS
    best = 0
    for number in realm.palaces:
        lack = -realm.permanents[base + WILD]
        for color, need in NEEDS[PALACE + number]:
            lack += max(0, need - realm.permanents[base + color])
        if lack <= 0 and WORTH[PALACE + number] > WORTH[best]:
            best = PALACE + number
    if best:
        turns = wait(realm, side, best)
        found.offer(WORTH[best] + A_BANNER, turns, turns)


def wait(realm: Realm, side: int, card: int) -> float:
    """The turn in which a card is built, and those for workers that are missing."""
    return 1.0 + A_WORKER * max(0, BEES[card] - realm.personal[side])


def brought(realm: Realm, side: int, card: int) -> float:
    """The points that a card of the market brings to a hive, worked out once for both; what lies
    unused is left out of it."""
    sign = realm.signs[side]
    known = _BROUGHT.get(sign)
    if known is None:
        if len(_BROUGHT) >= MOST_KNOWN:
            _BROUGHT.clear()
        known = {}
        _BROUGHT[sign] = known
    points = known.get(card)
    if points is None:
        tracks = realm.tracks
        realm.tracks = [0] * len(tracks)
        alone, others = worth(realm, side, card)
        realm.tracks = tracks
        points = float(alone + others)
        known[card] = points
    return points


def soonest(pace: Pace) -> float:
    """One card with what there is, then those that are had for least."""
    if pace.room <= 0:
        return 0.0
    first = -1
    turns = USUAL
    for at in range(len(pace.now)):
        if pace.now[at] < turns:
            turns = pace.now[at]
            first = at
    others = sorted([pace.later[at] for at in range(len(pace.later)) if at != first])
    for at in range(pace.room - 1):
        turns += min(USUAL, others[at]) if at < len(others) else USUAL
    return turns


def reach(pace: Pace, turns: float) -> float:
    """The points that a side could have in so many turns, always taking what brings most a turn."""
    points = pace.points
    left = turns + NEARLY
    waits = pace.now
    taken = 0
    for _ in range(pace.room):
        best = -1
        highest = 0.0
        for at in range(len(waits)):
            if waits[at] <= left and not taken >> at & 1:
                rate = (pace.worths[at] + EAGER) / (waits[at] + HASTE)
                if rate > highest:
                    highest = rate
                    best = at
        if best < 0:
            break
        taken |= 1 << best
        points += pace.worths[best]
        left -= waits[best]
        waits = pace.later
    return points
