"""How a match would stand if someone ended it as soon as possible; for bots.

The side that fills its hive ends the match for all. So with few turns left it matters less what a
hive could still become than who would be ahead if the quickest side took its tenth card directly.
"""

from __future__ import annotations

from typing import Final, final

from skep.games.propolis.bot.memo import Memo
from skep.games.propolis.box import HIVE, WORKER_COST, WORTH
from skep.games.propolis.index.shortages import shortages
from skep.games.propolis.pieces import BANNERS, PALACE, TRACKS, WILD
from skep.games.propolis.rules.payment import means_of, permanents_of
from skep.games.propolis.rules.scoring import points_with, score
from skep.games.propolis.state import Realm

USUAL_TURNS: Final = 2.3
"""Turns that a card takes which is not on offer yet."""
GATHERED: Final = 2.6
"""Resources that a turn brings."""
WORKER_TURNS: Final = 0.5
"""Turns that a missing worker takes."""
GRACE: Final = 0.6
"""A card that is late by this part of a turn may still come in time."""
BANNER_POINTS: Final = 0.5
"""What the wild banner of a palace brings beside its points."""
POINTS_OFFSET: Final = 0.8
TURNS_OFFSET: Final = 0.6
"""Cards are ranked by (points + POINTS_OFFSET) / (turns + TURNS_OFFSET): both offsets favor cheap
cards slightly."""


@final
class Pace:
    """How soon a side could fill its hive, and what it could build until then."""

    __slots__ = ("later", "now", "points", "room", "soonest", "worths")

    def __init__(self, points: int, room: int) -> None:
        self.points: float = float(points)
        self.room: int = room
        self.soonest: float = 0.0
        """Turns until the hive could be full."""
        self.worths: list[float] = []
        """The points that each card on offer brings."""
        self.now: list[float] = []
        """For each card on offer, the turns until it is built with what there is to pay."""
        self.later: list[float] = []
        """For each card on offer, the turns until it is built once all tracks are empty."""

    def offer(self, worth: float, now: float, later: float) -> None:
        """One more card that could be built."""
        self.worths.append(worth)
        self.now.append(now)
        self.later.append(later)


def pace(state: Realm, side: int, memo: Memo) -> Pace:
    """A side's pace, worked out once for all that it depends on."""
    key = (
        state.hive_bits[side], state.personal[side], tuple(state.market), tuple(state.palaces),
        *state.tracks[side * TRACKS : side * TRACKS + TRACKS],
    )  # fmt: skip
    found = memo.paces.get(key)
    if found is None:
        found = find_pace(state, side, memo)
        memo.keep_pace(key, found)
    return found


def find_pace(state: Realm, side: int, memo: Memo) -> Pace:
    """Look what each card on offer brings, and how soon."""
    found = Pace(score(state, side), HIVE - len(state.hives[side]))
    offer_structures(state, side, found, memo)
    if not state.has_palace(side):
        offer_palace(state, side, found)
    found.soonest = soonest(found)
    return found


def offer_structures(state: Realm, side: int, found: Pace, memo: Memo) -> None:
    """Add the cards of the market."""
    permanents = permanents_of(state, side)
    means = means_of(state, side)
    market = state.market
    for card, due, lack in zip(market, shortages(market, permanents), shortages(market, means)):
        if card:
            turns = turns_for_workers(state, side, card)
            found.offer(
                brought(state, side, card, memo),
                turns + max(0, lack - means[WILD]) / GATHERED,
                turns + max(0, due - permanents[WILD]) / GATHERED,
            )


def offer_palace(state: Realm, side: int, found: Pace) -> None:
    """Add the best palace for which all permanents are there."""
    permanents = permanents_of(state, side)
    palaces = [PALACE + number for number in state.palaces]
    best = 0
    for card, short in zip(palaces, shortages(palaces, permanents)):
        if short <= permanents[WILD] and WORTH[card] > WORTH[best]:
            best = card
    if best:
        turns = turns_for_workers(state, side, best)
        found.offer(WORTH[best] + BANNER_POINTS, turns, turns)


def turns_for_workers(state: Realm, side: int, card: int) -> float:
    """The turn in which a card is built, and those for workers that are missing."""
    return 1.0 + WORKER_TURNS * max(0, WORKER_COST[card] - state.personal[side])


def brought(state: Realm, side: int, card: int, memo: Memo) -> float:
    """The points that a card of the market brings to a hive, its help for other cards included;
    unused resources are left out."""
    known = memo.points_of(state.hive_bits[side])
    points = known.get(card)
    if points is None:
        banners = state.banners[side * BANNERS : side * BANNERS + BANNERS]
        alone, others = points_with(state.hives[side], card, permanents_of(state, side), banners)
        points = known[card] = float(alone + others)
    return points


def soonest(pace: Pace) -> float:
    """Turns until the hive could be full: one card with what there is, then the quickest."""
    if pace.room <= 0:
        return 0.0
    first = -1
    turns = USUAL_TURNS
    for at in range(len(pace.now)):
        if pace.now[at] < turns:
            turns = pace.now[at]
            first = at
    others = sorted([pace.later[at] for at in range(len(pace.later)) if at != first])
    for at in range(pace.room - 1):
        turns += min(USUAL_TURNS, others[at]) if at < len(others) else USUAL_TURNS
    return turns


def reach(pace: Pace, turns: float) -> float:
    """The points that a side could have after these turns, always taking the card that brings most
    for each turn."""
    points = pace.points
    left = turns + GRACE
    waits = pace.now
    taken: set[int] = set()
    for _ in range(pace.room):
        best = -1
        highest = 0.0
        for at in range(len(waits)):
            if waits[at] <= left and at not in taken:
                rate = (pace.worths[at] + POINTS_OFFSET) / (waits[at] + TURNS_OFFSET)
                if rate > highest:
                    highest = rate
                    best = at
        if best < 0:
            break
        taken.add(best)
        points += pace.worths[best]
        left -= waits[best]
        waits = pace.later
    return points
