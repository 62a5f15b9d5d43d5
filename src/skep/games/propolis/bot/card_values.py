"""What cards and palaces would bring to a hive, in points; for bots."""

from __future__ import annotations

from typing import Final

from skep.games.propolis.bot.weights import Weights
from skep.games.propolis.box import (
    BEES,
    GIVES_ANY,
    GIVES_WORKERS,
    GUILD,
    NEEDS,
    OTHER,
    PERMANENTS,
    RULE,
    WORTH,
)  # fmt: skip
from skep.games.propolis.pieces import (
    ANY_LETTER,
    BANNERS,
    FIXED,
    HALF,
    LETTER,
    PAIR,
    PALACE,
    SET,
    TRACKS,
    WILD,
)  # fmt: skip
from skep.games.propolis.scoring import sets
from skep.games.propolis.state import Realm

USE: Final = (0.0, 0.30, 0.52, 0.66, 0.74, 0.78, 0.80, 0.82, 0.83, 0.84, 0.85, 0.86)
"""What so many permanents of one color save with each card still to come."""
WILD_USE: Final = 0.45
SAVED: Final = 1.2
PATIENCE: Final = 0.72
"""What a gain keeps for each turn that it must wait."""
COURTED: Final = (0.8, 0.5, 0.3, 0.15, 0.08)
"""How likely a palace is if so many permanents are missing."""

Gain = tuple[float, float]
"""Points that a card brings at once, and what it saves with each card still to come."""
_KNOWN: Final[dict[int, dict[int, Gain]]] = {}
MOST_KNOWN: Final = 4000


def gains_of(realm: Realm, side: int) -> dict[int, Gain]:
    """What structures would bring to this hive, worked out once for each card."""
    note = _KNOWN.get(realm.signs[side])
    if note is None:
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        note = {}
        _KNOWN[realm.signs[side]] = note
    return note


def card_gain(realm: Realm, side: int, card: int) -> Gain:
    """What a structure would bring to a side, by its points, banner and permanents."""
    base = side * TRACKS
    flags = side * BANNERS
    banners = realm.banners
    wild = banners[flags + ANY_LETTER]
    guild = GUILD[card]
    worth = WORTH[card]
    rule = RULE[card]
    points = 0.0
    more = 0.0
    if rule == FIXED:
        points = float(worth)
    elif rule == HALF:
        own = realm.permanents[base + worth] + realm.permanents[base + WILD]
        points = 0.5 * (own + 2.2)
        more = 0.1
    elif rule == LETTER:
        points = float(banners[flags + worth] + wild + (guild == worth))
        more = 0.25
    elif rule == PAIR:
        one = banners[flags + worth] + (guild == worth)
        two = banners[flags + OTHER[card]] + (guild == OTHER[card])
        points = 2.0 * sets([one, two], wild) + 0.3 * abs(one - two)
        more = 0.5
    elif rule == SET:
        counts = banners[flags : flags + ANY_LETTER]
        counts[guild] += 1
        points = 4.0 * sets(counts, wild) + 0.4 * sum(1 for n in counts if n)
        more = 0.5
    given = PERMANENTS[card]
    for color in range(WILD):
        if given[color]:
            had = realm.permanents[base + color]
            more += (USE[had + given[color]] - USE[had]) * SAVED
    more += WILD_USE * given[WILD] * SAVED
    points += 0.25 * GIVES_WORKERS[card] + banner_help(realm, side, guild)
    return points, more


def banner_help(realm: Realm, side: int, letter: int) -> float:
    """What a banner does for the scoring cards that already lie in the hive."""
    help = 0.0
    flags = side * BANNERS
    for other in realm.hives[side]:
        rule = RULE[other]
        if rule == LETTER:
            help += float(WORTH[other] == letter)
        elif rule == PAIR:
            one, two = WORTH[other], OTHER[other]
            if letter in (one, two):
                ahead = realm.banners[flags + one] - realm.banners[flags + two]
                needed = ahead < 0 if letter == one else ahead > 0
                help += 1.6 if needed else 0.6
        elif rule == SET:
            counts = realm.banners[flags : flags + ANY_LETTER]
            help += 1.6 if counts[letter] == min(counts) else 0.2
    return help


def prospects(
    realm: Realm, side: int, cards: float, price: float, left: float, weights: Weights
) -> float:
    """What the next cards promise, the sooner the more: the best of the market, and a palace."""
    base = side * TRACKS
    tracks = realm.tracks
    permanents = realm.permanents
    known = gains_of(realm, side)
    have = tracks[base : base + WILD]
    own = permanents[base : base + WILD]
    joker = permanents[base + WILD]
    gold = tracks[base + WILD] + joker
    home = realm.personal[side]
    cost = price + weights.spare
    further = weights.further * (cards - 1.0)
    best = 0.0
    next_best = 0.0
    third = 0.0
    for card in realm.market:
        if card == 0:
            continue
        gain = known.get(card)
        if gain is None:
            gain = card_gain(realm, side, card)
            known[card] = gain
        due = -joker
        lack = -gold
        for color, number in NEEDS[card]:
            short = number - own[color]
            if short > 0:
                due += short
                short -= have[color]
                if short > 0:
                    lack += short
        hope = gain[0] + gain[1] * further + cost * GIVES_ANY[card]
        if due > 0:
            hope -= cost * due
        workers = BEES[card]
        hope -= 0.25 * workers
        if hope <= third:
            continue
        turns = lack / weights.gathered if lack > 0 else 0.0
        if workers > home:
            turns += 0.5 * (workers - home)
        if turns > left:
            continue
        if turns:
            hope *= PATIENCE**turns
        if hope > best:
            third = next_best
            next_best = best
            best = hope
        elif hope > next_best:
            third = next_best
            next_best = hope
        elif hope > third:
            third = hope
    if cards < 1.5:
        next_best = 0.0
    if cards < 2.5:
        third = 0.0
    promise = weights.first * best + weights.second * next_best + weights.third * third
    if realm.banners[side * BANNERS + ANY_LETTER] == 0 and realm.palaces:
        promise += weights.palace * palace_hope(realm, side, cards, left)
    return promise


def palace_hope(realm: Realm, side: int, cards: float, left: float) -> float:
    """The palace that is nearest to what the hive has."""
    base = side * TRACKS
    hope = 0.0
    for number in realm.palaces:
        card = PALACE + number
        lack = -realm.permanents[base + WILD]
        for color, need in NEEDS[card]:
            short = need - realm.permanents[base + color]
            if short > 0:
                lack += short
        lack = max(0, lack)
        if lack + 1 > cards or lack >= len(COURTED):
            continue
        hope = max(hope, COURTED[lack] * (WORTH[card] + 0.5 - 0.25 * BEES[card]))
    return hope if left >= 1.0 else 0.5 * hope
