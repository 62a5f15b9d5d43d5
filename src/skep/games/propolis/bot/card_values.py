"""What cards and palaces would bring to a hive, in points; for bots."""

from __future__ import annotations

from typing import Final

from skep.games.propolis.bot.memo import Gain, Memo
from skep.games.propolis.bot.weights import EvaluationWeights
from skep.games.propolis.box import (
    GIVES_ANY,
    GIVES_WORKERS,
    GUILD,
    OTHER,
    PERMANENTS,
    RULE,
    WORKER_COST,
    WORTH,
)
from skep.games.propolis.index.shortages import shortages
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
)
from skep.games.propolis.rules.payment import means_of, permanents_of
from skep.games.propolis.rules.scoring import sets
from skep.games.propolis.state import Realm

USE: Final = (0.0, 0.30, 0.52, 0.66, 0.74, 0.78, 0.80, 0.82, 0.83, 0.84, 0.85, 0.86)
"""What this number of permanents of one color saves with each card still to come."""
WILD_USE: Final = 0.45
"""What a wild permanent saves with each card still to come."""
SAVED: Final = 1.2
"""Points for a resource that is saved."""
PATIENCE: Final = 0.72
"""Share of its value that a gain keeps for each turn it must wait."""
PALACE_CHANCE: Final = (0.8, 0.5, 0.3, 0.15, 0.08)
"""How likely a palace is to be constructed, by the permanents that are missing."""


def gain_of(state: Realm, side: int, card: int, known: dict[int, Gain]) -> Gain:
    """What a structure would bring to a side, noted among what is known of its hive."""
    gain = known[card] = card_gain(state, side, card)
    return gain


def card_gain(state: Realm, side: int, card: int) -> Gain:
    """What a structure would bring to a side, by its points, banner and permanents."""
    points, more = scoring_gain(state, side, card)
    base = side * TRACKS
    given = PERMANENTS[card]
    for color in range(WILD):
        if given[color]:
            had = state.permanents[base + color]
            more += (USE[had + given[color]] - USE[had]) * SAVED
    more += WILD_USE * given[WILD] * SAVED
    points += 0.25 * GIVES_WORKERS[card] + banner_help(state, side, GUILD[card])
    return points, more


def scoring_gain(state: Realm, side: int, card: int) -> Gain:
    """What a structure would score now, with its own banner, and more with each card to come."""
    flags = side * BANNERS
    banners = state.banners
    wild = banners[flags + ANY_LETTER]
    guild = GUILD[card]
    worth = WORTH[card]
    rule = RULE[card]
    if rule == FIXED:
        return float(worth), 0.0
    if rule == HALF:
        base = side * TRACKS
        own = state.permanents[base + worth] + state.permanents[base + WILD]
        return 0.5 * (own + 2.2), 0.1
    if rule == LETTER:
        return float(banners[flags + worth] + wild + (guild == worth)), 0.25
    if rule == PAIR:
        one = banners[flags + worth] + (guild == worth)
        two = banners[flags + OTHER[card]] + (guild == OTHER[card])
        return 2.0 * sets([one, two], wild) + 0.3 * abs(one - two), 0.5
    if rule == SET:
        counts = banners[flags : flags + ANY_LETTER]
        counts[guild] += 1
        return 4.0 * sets(counts, wild) + 0.4 * sum(1 for n in counts if n), 0.5
    return 0.0, 0.0


def banner_help(state: Realm, side: int, letter: int) -> float:
    """What a banner does for the scoring cards that are already in the hive."""
    help = 0.0
    flags = side * BANNERS
    for other in state.hives[side]:
        rule = RULE[other]
        if rule == LETTER:
            help += float(WORTH[other] == letter)
        elif rule == PAIR:
            one, two = WORTH[other], OTHER[other]
            if letter in (one, two):
                ahead = state.banners[flags + one] - state.banners[flags + two]
                needed = ahead < 0 if letter == one else ahead > 0
                help += 1.6 if needed else 0.6
        elif rule == SET:
            counts = state.banners[flags : flags + ANY_LETTER]
            help += 1.6 if counts[letter] == min(counts) else 0.2
    return help


def prospects(
    state: Realm,
    side: int,
    cards: float,
    price: float,
    left: float,
    weights: EvaluationWeights,
    memo: Memo,
) -> float:
    """What the next cards promise: the best three of the market, and a palace.

    `cards` is the number still to come, `price` what a resource is worth now, `left` the turns.
    """
    hopes = sorted(market_hopes(state, side, cards, price, left, weights, memo), reverse=True)
    best, second, third = (*hopes[:3], 0.0, 0.0, 0.0)[:3]
    if cards < 1.5:
        second = 0.0
    if cards < 2.5:
        third = 0.0
    promise = weights.first * best + weights.second * second + weights.third * third
    if state.palaces and not state.has_palace(side):
        promise += weights.palace * palace_hope(state, side, cards, left)
    return promise


def market_hopes(
    state: Realm,
    side: int,
    cards: float,
    price: float,
    left: float,
    weights: EvaluationWeights,
    memo: Memo,
) -> list[float]:
    """What each structure of the market promises, less for each turn it takes, if it promises
    anything at all and can be built in time."""
    known = memo.gains_of(state.hive_bits[side])
    permanents = permanents_of(state, side)
    means = means_of(state, side)
    home = state.personal[side]
    cost = price + weights.spare
    further = weights.further * (cards - 1.0)
    market = state.market
    hopes: list[float] = []
    for card, due, lack in zip(market, shortages(market, permanents), shortages(market, means)):
        if card == 0:
            continue
        gain = known.get(card) or gain_of(state, side, card, known)
        hope = gain[0] + gain[1] * further + cost * GIVES_ANY[card]
        due -= permanents[WILD]
        if due > 0:
            hope -= cost * due
        workers = WORKER_COST[card]
        hope -= 0.25 * workers
        if hope <= 0.0:
            continue
        lack -= means[WILD]
        turns = lack / weights.gathered if lack > 0 else 0.0
        if workers > home:
            turns += 0.5 * (workers - home)
        if turns <= left:
            hopes.append(hope * PATIENCE**turns if turns else hope)
    return hopes


def palace_hope(state: Realm, side: int, cards: float, left: float) -> float:
    """What the most promising palace brings, by how likely it is to be constructed."""
    permanents = permanents_of(state, side)
    palaces = [PALACE + number for number in state.palaces]
    hope = 0.0
    for card, short in zip(palaces, shortages(palaces, permanents)):
        lack = max(0, short - permanents[WILD])
        if lack + 1 > cards or lack >= len(PALACE_CHANCE):
            continue
        hope = max(hope, PALACE_CHANCE[lack] * (WORTH[card] + 0.5 - 0.25 * WORKER_COST[card]))
    return hope if left >= 1.0 else 0.5 * hope
