"""What a card costs a side, and every way to pay it.  PRP-BUILD-02…12, PRP-PAL-02…07"""

from __future__ import annotations

from typing import Final

from skep.games.propolis.box import BEES, NEEDS
from skep.games.propolis.keys import COIN, COINS
from skep.games.propolis.pieces import MOST_COST, TRACKS, WILD
from skep.games.propolis.state import Realm

WAYS: Final = len(COINS)
WAY: Final[list[list[int]]] = [
    [COINS.index((track, wild)) for wild in range(MOST_COST + 1 - track)]
    for track in range(MOST_COST + 1)
]
"""The place in COINS of what track and wild pay."""


def missing(realm: Realm, side: int, card: int) -> int:
    """Resources that neither permanents nor tracks of the color can pay: wild must.

    PRP-BUILD-03, PRP-BUILD-06
    """
    base = side * TRACKS
    short = 0
    for color, number in NEEDS[card]:
        lack = number - realm.permanents[base + color] - realm.tracks[base + color]
        if lack > 0:
            short += lack
    return short


def wild_means(realm: Realm, side: int) -> int:
    """Wild permanents and wild on the track.  PRP-BUILD-09, PRP-BUILD-10"""
    at = side * TRACKS + WILD
    return realm.permanents[at] + realm.tracks[at]


def can_build(realm: Realm, side: int, card: int) -> bool:
    """Can the side pay the whole cost of a structure?  PRP-BUILD-02, PRP-BUILD-05"""
    return BEES[card] <= realm.personal[side] and missing(realm, side, card) <= wild_means(
        realm, side
    )


def lacks_for_palace(realm: Realm, side: int, card: int) -> int:
    """Permanents that a palace asks for and the hive has not; wild ones stand for any.

    PRP-PAL-02…05
    """
    base = side * TRACKS
    short = 0
    for color, number in NEEDS[card]:
        lack = number - realm.permanents[base + color]
        if lack > 0:
            short += lack
    return max(0, short - realm.permanents[base + WILD])


def can_court(realm: Realm, side: int, card: int) -> bool:
    """May the side construct a palace?  PRP-PAL-01, PRP-PAL-02, PRP-PAL-07"""
    return BEES[card] <= realm.personal[side] and lacks_for_palace(realm, side, card) == 0


def thriftiest(realm: Realm, side: int, card: int) -> list[int]:
    """What to take from each track so that least is taken, and of that least wild.

    Among equals, wild permanents spare the color of which least would be left.  PRP-BUILD-12
    """
    base = side * TRACKS
    spent = [0] * TRACKS
    spare = realm.permanents[base + WILD]
    for color, number in NEEDS[card]:
        due = number - realm.permanents[base + color]
        if due > 0:
            lack = due - realm.tracks[base + color]
            if lack > 0:
                help = min(lack, spare)
                spare -= help
                spent[WILD] += lack - help
                due -= lack
            spent[color] = due
    while spare and sum(spent[:WILD]):
        left = [(realm.tracks[base + c] - spent[c], c) for c in range(WILD) if spent[c]]
        spent[min(left)[1]] -= 1
        spare -= 1
    return spent


def has_other_way(realm: Realm, side: int, card: int) -> bool:
    """Is there another payment than the thriftiest?  PRP-BUILD-03"""
    base = side * TRACKS
    spent = thriftiest(realm, side, card)
    total = 0
    for color, number in NEEDS[card]:
        total += number
        if number > spent[color] and realm.tracks[base + color] > spent[color]:
            return True
    return total > spent[WILD] and realm.tracks[base + WILD] > spent[WILD]


def coins(realm: Realm, side: int, at: int) -> list[int]:
    """How the color of a cost may be paid, the rest being left payable: codes.

    PRP-BUILD-06, PRP-BUILD-07, PRP-BUILD-09…11
    """
    base = side * TRACKS
    needs = NEEDS[realm.card]
    color, number = needs[at]
    short = 0
    for later in range(at + 1, len(needs)):
        other, due = needs[later]
        lack = due - realm.permanents[base + other] - realm.tracks[base + other]
        if lack > 0:
            short += lack
    gold = realm.tracks[base + WILD] - realm.spent[WILD]
    stretch = realm.permanents[base + WILD] - realm.stretch
    own = realm.permanents[base + color]
    found: list[int] = []
    for track in range(min(number, realm.tracks[base + color]) + 1):
        for wild in range(min(number - track, gold) + 1):
            extra = max(0, number - track - wild - own)
            if extra <= stretch and short <= stretch - extra + gold - wild:
                found.append(COIN + WAYS * color + WAY[track][wild])
    return found


def lay_coin(realm: Realm, side: int, at: int, code: int) -> None:
    """Note how one color of the cost is paid."""
    color, number = NEEDS[realm.card][at]
    track, wild = COINS[code - COIN - WAYS * color]
    realm.spent[color] += track
    realm.spent[WILD] += wild
    own = realm.permanents[side * TRACKS + color]
    realm.stretch += max(0, number - track - wild - own)


def spend(realm: Realm, side: int, spent: list[int]) -> None:
    """Lower the tracks.  PRP-BUILD-03, PRP-BUILD-08"""
    base = side * TRACKS
    for track in range(TRACKS):
        realm.tracks[base + track] -= spent[track]


def payments(realm: Realm, side: int, card: int, most: int) -> list[list[int]]:
    """Every payment of a structure by what it takes from each track, the thriftiest first."""
    base = side * TRACKS
    found: set[tuple[int, ...]] = {(0,) * TRACKS + (0,)}
    for color, number in NEEDS[card]:
        own = realm.permanents[base + color]
        more: set[tuple[int, ...]] = set()
        for sofar in found:
            for track, wild in COINS:
                if track + wild <= number and track <= realm.tracks[base + color]:
                    laid = list(sofar)
                    laid[color] += track
                    laid[WILD] += wild
                    laid[TRACKS] += max(0, number - track - wild - own)
                    if laid[WILD] <= realm.tracks[base + WILD]:
                        more.add(tuple(laid))
        found = {laid for laid in more if laid[TRACKS] <= realm.permanents[base + WILD]}
    first = thriftiest(realm, side, card)
    every = sorted({laid[:TRACKS] for laid in found}, key=lambda way: (sum(way), way[WILD], way))
    return [first, *(list(way) for way in every if list(way) != first)][:most]
