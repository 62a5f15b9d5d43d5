"""What a hive is worth, card by card, now or at the end.  PRP-SCORE"""

from __future__ import annotations

from typing import Any, Final

from skep.games.propolis.box import GUILD, OTHER, PERMANENTS, RULE, UNUSED_FOR_A_POINT, WORTH
from skep.games.propolis.pieces import (
    ANY_LETTER,
    BANNERS,
    FIXED,
    HALF,
    LETTER,
    NOTHING,
    PAIR,
    WILD,
    card_id,
)
from skep.games.propolis.rules.payment import means_of
from skep.games.propolis.state import Realm

FAIR_SOLO_SCORE: Final = 26.0
"""A solo score that is neither good nor bad: a payoff of one half."""


def score(state: Realm, side: int) -> int:
    """All cards of the hive, and the points for what is unused.  PRP-SCORE-01, PRP-EX-05"""
    return hive_points(state.hives[side], *counted(state, side)) + unused_points(state, side)


def unused_points(state: Realm, side: int) -> int:
    """A point for each five resources on the six tracks, rounded down.

    PRP-SCORE-12, PRP-SCORE-13, PRP-EX-04, PRP-EX-15
    """
    return state.unused(side) // UNUSED_FOR_A_POINT


def counted(state: Realm, side: int) -> tuple[list[int], list[int]]:
    """What the cards of a hive count: permanent and unused resources by track, and banners.

    PRP-SCORE-05, PRP-EX-06
    """
    return means_of(state, side), state.banners[side * BANNERS : side * BANNERS + BANNERS]


def hive_points(hive: list[int], resources: list[int], banners: list[int]) -> int:
    """The points of all cards, each scored on its own.  PRP-SCORE-01, PRP-SCORE-02"""
    return sum([points_of(card, resources, banners) for card in hive if RULE[card]])


def points_of(card: int, resources: list[int], banners: list[int]) -> int:
    """What one card scores with these resources and banners, its own among them.

    PRP-SCORE-02, PRP-SCORE-10, PRP-SCORE-11
    """
    rule = RULE[card]
    if rule == NOTHING:
        return 0
    if rule == FIXED:  # PRP-SCORE-03, PRP-PAL-09
        return WORTH[card]
    if rule == HALF:  # PRP-SCORE-04, PRP-SCORE-05, PRP-EX-03
        return (resources[WORTH[card]] + resources[WILD]) // 2
    wild = banners[ANY_LETTER]
    if rule == LETTER:  # PRP-SCORE-06, PRP-EX-02
        return banners[WORTH[card]] + wild
    if rule == PAIR:  # PRP-SCORE-07, PRP-EX-01
        return 2 * sets([banners[WORTH[card]], banners[OTHER[card]]], wild)
    return 4 * sets(banners[:ANY_LETTER], wild)  # PRP-SCORE-08


def sets(letters: list[int], wild: int) -> int:
    """How many complete sets there are; the wild banner fills one gap.

    PRP-SCORE-07, PRP-SCORE-08, PRP-SCORE-09, PRP-EX-14
    """
    least = min(letters)
    return least + 1 if wild and letters.count(least) == 1 else least


def card_points(state: Realm, side: int, card: int) -> int:
    """What one card scores for a side.  PRP-SCORE-02"""
    return points_of(card, *counted(state, side))


def points_with(
    hive: list[int], card: int, resources: list[int], banners: list[int]
) -> tuple[int, int]:
    """What a card would score if it joined a hive, and what the others would score more by it.

    PRP-SCORE-02, PRP-SCORE-11
    """
    before = hive_points(hive, resources, banners)
    more = [have + given for have, given in zip(resources, PERMANENTS[card])]
    flags = banners[:]
    flags[GUILD[card]] += 1
    return points_of(card, more, flags), hive_points(hive, more, flags) - before


def scores(state: Realm) -> list[int]:
    """The points of each seat; the solo opponent has none.  PRP-SEND-04, PRP-SEND-05"""
    return [score(state, seat) for seat in range(state.seats)]


def sheet(state: Realm) -> list[dict[str, Any]]:
    """A line for each card, and one for what is unused."""
    lines: list[dict[str, Any]] = []
    for seat in range(state.seats):
        for card in state.hives[seat]:
            points = card_points(state, seat, card)
            lines.append({"seat": seat, "id": card_id(card), "points": points})
        lines.append({"seat": seat, "id": "unused", "points": unused_points(state, seat)})
    return lines


def tie_break(state: Realm, seat: int) -> tuple[int, int, int]:
    """Points, then unused resources, then unused wild.

    PRP-SCORE-14, PRP-SCORE-15, PRP-SCORE-16
    """
    return score(state, seat), state.unused(seat), state.unused_wild(seat)


def ranks(state: Realm) -> list[int]:
    """The place of each seat, from 1; seats that are equal in all three share one.

    PRP-SCORE-14, PRP-SCORE-17
    """
    found = [tie_break(state, seat) for seat in range(state.seats)]
    return [1 + sum(other > one for other in found) for one in found]


def solo_payoff(points: float) -> float:
    """What a solo score is worth, from 0 to 1: more points are always better."""
    over = points - FAIR_SOLO_SCORE
    return 0.5 + 0.5 * over / (abs(over) + 10.0)
