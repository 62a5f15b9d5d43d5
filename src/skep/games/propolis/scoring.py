"""What a hive is worth, card by card, now or at the end.  PRP-SCORE"""

from __future__ import annotations

from typing import Any, Final

from skep.games.propolis.box import OTHER, RULE, UNUSED_FOR_A_POINT, WORTH
from skep.games.propolis.pieces import (
    ANY_LETTER,
    BANNERS,
    FIXED,
    HALF,
    LETTER,
    NOTHING,
    PAIR,
    TRACKS,
    WILD,
    card_id,
)  # fmt: skip
from skep.games.propolis.state import Realm

FAIR_SOLO_SCORE: Final = 26.0
"""A solo score that is neither good nor bad: a payoff of one half."""


def card_points(realm: Realm, side: int, card: int) -> int:
    """What one card scores by itself.  PRP-SCORE-02…11"""
    rule = RULE[card]
    if rule == NOTHING:
        return 0
    if rule == FIXED:
        return WORTH[card]
    if rule == HALF:
        return resource_count(realm, side, WORTH[card]) // 2
    base = side * BANNERS
    wild = realm.banners[base + ANY_LETTER]
    if rule == LETTER:
        return realm.banners[base + WORTH[card]] + wild
    if rule == PAIR:
        return 2 * sets(
            [realm.banners[base + WORTH[card]], realm.banners[base + OTHER[card]]], wild
        )
    return 4 * sets(realm.banners[base : base + ANY_LETTER], wild)


def resource_count(realm: Realm, side: int, color: int) -> int:
    """Permanent and unused, of the color and wild.  PRP-SCORE-05"""
    base = side * TRACKS
    own = realm.permanents[base + color] + realm.tracks[base + color]
    return own + realm.permanents[base + WILD] + realm.tracks[base + WILD]


def sets(letters: list[int], wild: int) -> int:
    """How many complete sets there are; a wild banner fills one gap.  PRP-SCORE-07…09"""
    least = min(letters)
    return least + 1 if wild and letters.count(least) == 1 else least


def score(realm: Realm, side: int) -> int:
    """All cards of the hive, and a point for each five unused.  PRP-SCORE-01, PRP-SCORE-12"""
    points = realm.unused(side) // UNUSED_FOR_A_POINT
    for card in realm.hives[side]:
        if RULE[card]:
            points += card_points(realm, side, card)
    return points


def scores(realm: Realm) -> list[int]:
    """The points of each seat.  PRP-SEND-04, PRP-SEND-05"""
    return [score(realm, seat) for seat in range(realm.seats)]


def sheet(realm: Realm) -> list[dict[str, Any]]:
    """A line for each card, and one for what is unused."""
    lines: list[dict[str, Any]] = []
    for seat in range(realm.seats):
        for card in realm.hives[seat]:
            points = card_points(realm, seat, card)
            lines.append({"seat": seat, "id": card_id(card), "points": points})
        unused = realm.unused(seat) // UNUSED_FOR_A_POINT
        lines.append({"seat": seat, "id": "unused", "points": unused})
    return lines


def standing(realm: Realm, seat: int) -> tuple[int, int, int]:
    """Points, then unused resources, then unused wild.  PRP-SCORE-14…17"""
    return score(realm, seat), realm.unused(seat), realm.wilds(seat)


def ranks(realm: Realm) -> list[int]:
    """The place of each seat, from 1; what is equal in all three shares one."""
    found = [standing(realm, seat) for seat in range(realm.seats)]
    return [1 + sum(other > one for other in found) for one in found]


def solo_payoff(points: float) -> float:
    """What a solo score is worth, from 0 to 1: more points are always better."""
    over = points - FAIR_SOLO_SCORE
    return 0.5 + 0.5 * over / (abs(over) + 10.0)
