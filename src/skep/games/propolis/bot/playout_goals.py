"""What a side in a hurry wants: which cards, which resources, which rows; for bots."""

from __future__ import annotations

from typing import Final, final

from skep.games.propolis.bot.card_values import card_gain, gains_of
from skep.games.propolis.bot.evaluation import TURNS_A_CARD, rounds_left
from skep.games.propolis.bot.playout_weights import Haste
from skep.games.propolis.bot.weights import FITTED
from skep.games.propolis.box import BEES, GIVES_ANY, HIVE, NEEDS, PERMANENTS, TRACK_END
from skep.games.propolis.options import SHORT_HIGH, SHORT_LOW, SPLIT, place
from skep.games.propolis.pieces import (
    ANY_LETTER,
    BANNERS,
    HEADS,
    PALACE,
    SLOTS,
    STRENGTH,
    TRACKS,
    TRADE,
    WILD,
    WORKER,
)  # fmt: skip
from skep.games.propolis.state import Realm

FAR: Final = 5
"""A palace that lacks so many permanents is out of sight."""
GIVEN: Final[list[int]] = [
    sum([1 << track for track in range(TRACKS) if given[track]]) for given in PERMANENTS
]
"""A bit for each kind of permanent on a card."""


@final
class Plan:
    """What a side would like to have."""

    __slots__ = ("best", "hope", "promise", "ready", "rewards", "second")

    def __init__(self) -> None:
        self.best: int = 0
        """The card that promises most, built now or later, ..."""
        self.hope: float = 0.0
        """... and how much."""
        self.second: int = 0
        self.ready: int = 0
        """The same of those that can be built now."""
        self.promise: float = 0.0
        self.rewards: list[float] = []
        """What each kind of space would give: colors, a worker, a trade."""


def plan(realm: Realm, side: int, haste: Haste) -> Plan:
    """Look over the market once."""
    found = Plan()
    base = side * TRACKS
    left = rounds_left(realm, FITTED)
    cards = min(float(HIVE - len(realm.hives[side])), left / TURNS_A_CARD + 0.5)
    further = haste.engine * max(0.0, cards - haste.late)
    own = realm.permanents[base : base + TRACKS]
    have = [realm.tracks[base + track] + own[track] for track in range(TRACKS)]
    own_low, own_high = place(own, 0, SPLIT), place(own, SPLIT, WILD)
    low, high = place(have, 0, SPLIT), place(have, SPLIT, WILD)
    courted, lacks = courting(realm, side, cards, own, own_low, own_high)
    bonus = haste.nearest if lacks == 1 else haste.court
    home = realm.personal[side]
    known = gains_of(realm, side)
    second = 0.0
    for card in realm.market:
        if card == 0:
            continue
        gain = known.get(card)
        if gain is None:
            gain = card_gain(realm, side, card)
            known[card] = gain
        hope = haste.card + gain[0] + gain[1] * further + haste.any * GIVES_ANY[card]
        due = SHORT_LOW[card][own_low] + SHORT_HIGH[card][own_high] - own[WILD]
        if due > 0:
            hope -= haste.cost * due
        if GIVEN[card] & courted:
            hope += bonus
        hope -= haste.worker * BEES[card]
        lack = SHORT_LOW[card][low] + SHORT_HIGH[card][high] - have[WILD]
        if lack <= 0 and BEES[card] <= home:
            if hope > found.promise:
                found.promise, found.ready = hope, card
        else:
            turns = lack / haste.gathered if lack > 0 else 0.0
            if BEES[card] > home:
                turns += haste.hire * (BEES[card] - home)
            if turns > left:
                continue
            hope *= haste.patience**turns
        if hope > found.hope:
            second, found.second = found.hope, found.best
            found.hope, found.best = hope, card
        elif hope > second:
            second, found.second = hope, card
    found.rewards = rewards(realm, side, found, haste)
    return found


def courting(
    realm: Realm, side: int, cards: float, own: list[int], low: int, high: int
) -> tuple[int, int]:
    """The permanents that would bring the nearest palace closer, as bits, and how many it lacks."""
    if realm.banners[side * BANNERS + ANY_LETTER]:
        return 0, FAR
    nearest = FAR
    best = 0
    for number in realm.palaces:
        lack = SHORT_LOW[PALACE + number][low] + SHORT_HIGH[PALACE + number][high] - own[WILD]
        if lack < nearest:
            nearest, best = lack, number
    if best == 0 or nearest <= 0 or nearest + 1 > cards:
        return 0, nearest
    wanted = 1 << WILD
    for color, number in NEEDS[PALACE + best]:
        if number > own[color]:
            wanted |= 1 << color
    return wanted, nearest


def rewards(realm: Realm, side: int, found: Plan, haste: Haste) -> list[float]:
    """What one more of each color is worth, then a worker and a trade."""
    base = side * TRACKS
    tracks = realm.tracks
    given = [haste.color - haste.plenty * tracks[base + color] for color in range(WILD)]
    for card, much in ((found.best, haste.first), (found.second, haste.second)):
        for color, number in NEEDS[card]:
            if number > realm.permanents[base + color] + tracks[base + color]:
                given[color] += much
    for color in range(WILD):
        if tracks[base + color] >= TRACK_END:
            given[color] = 0.0
    given.append(haste.hand if realm.central[side] else 0.0)
    given.append(haste.trade)
    return given


@final
class Row:
    """How a row stands for a side: its strength and heads, the strongest other's, what is open."""

    __slots__ = ("heads", "mine", "open", "other")

    def __init__(self, realm: Realm, side: int, first: int) -> None:
        self.mine: int = 0
        self.heads: int = 0
        self.open: int = 0
        totals = [0] * realm.sides
        for cell in range(first, first + SLOTS):
            mask = realm.bees[cell]
            if mask:
                totals[realm.owner[cell]] += STRENGTH[mask]
                if realm.owner[cell] == side:
                    self.heads += HEADS[mask]
            elif realm.lands[cell]:
                self.open += 1
        self.mine = totals[side]
        totals[side] = 0
        self.other: int = max(totals)

    def worth(self, count: int, haste: Haste) -> float:
        """What it means for the row that so many workers come to an open landscape of it."""
        ahead = self.mine + count - self.other
        if self.open > 1:
            return (haste.lead if ahead > 0 else 0.0) - haste.stand * count
        if ahead > 0:
            return haste.wild + haste.win * (self.heads + count)
        return haste.wild - (haste.lose if ahead < 0 else 0.0)


assert (WORKER, TRADE) == (WILD, WILD + 1)
