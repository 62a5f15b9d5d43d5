"""What may be answered, as codes.  PRP-TURN-02, PRP-TURN-03"""

from __future__ import annotations

from itertools import product
from typing import Final

from skep.games.propolis.box import ALL_WORKERS, BEES, COSTS, NEEDS, SPACES_OF, TRACK_END
from skep.games.propolis.keys import (
    BUILD,
    CELLS,
    COURT,
    DONE,
    GAIN,
    GATHER,
    KEEP,
    OTHER_WAY,
    PASS,
    RETREAT_ALL,
    RETREAT_ONE,
    RETREAT_SOME,
    SKIP,
    SPREAD,
    SWAP,
    TIP,
)  # fmt: skip
from skep.games.propolis.paying import has_other_way
from skep.games.propolis.pieces import (
    ANY_LETTER,
    BANNERS,
    HEADS,
    MOST_COST,
    PALACE,
    QUEENS,
    TRACKS,
    WILD,
)
from skep.games.propolis.state import Realm

STEPS: Final = MOST_COST + 1
SPLIT: Final = 3
"""The first three colors and the other two are looked up apart."""


def _shorts(first: int, last: int) -> list[list[int]]:
    """What each card still lacks of some colors, by how many of each there are."""
    tables: list[list[int]] = []
    for cost in COSTS:
        table: list[int] = []
        for have in product(range(STEPS), repeat=last - first):
            table.append(sum(max(0, n - h) for n, h in zip(cost[first:last], have)))
        tables.append(table)
    return tables


SHORT_LOW: Final[list[list[int]]] = _shorts(0, SPLIT)
SHORT_HIGH: Final[list[list[int]]] = _shorts(SPLIT, WILD)
PRICE: Final[list[int]] = [sum(cost) for cost in COSTS]
"""Resources that a card costs in all."""
LEAST_COURT: Final[int] = min(sum(COSTS[PALACE + number]) for number in range(1, QUEENS + 1))
"""No palace asks for fewer permanents."""


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(4) if mask >> bit & 1]


TIPS: Final[list[list[list[int]]]] = [
    [[TIP + cell * 4 + bit for bit in _bits(mask)] for mask in range(16)] for cell in range(CELLS)
]
"""The codes of tipping over the workers that stand on a cell, by their mask."""
TAKES: Final[list[list[list[int]]]] = [
    [[RETREAT_ONE + cell * 4 + bit for bit in _bits(mask)] for mask in range(16)]
    for cell in range(CELLS)
]
SPREADS: Final[list[list[list[int]]]] = [
    [
        [SPREAD + 15 - mask for mask in range((1 << spaces) - 1, 0, -1) if HEADS[mask] <= workers]
        for workers in range(5)
    ]
    for spaces in range(5)
]
"""Which spaces of so many may be taken with so many workers: all of them first."""


def actions(realm: Realm) -> list[int]:
    """Every action that the player may take; a pass only if there is none."""
    side = realm.player
    base = side * TRACKS
    home = realm.personal[side]
    found: list[int] = []
    tips: list[int] = []
    lands = realm.lands
    owner = realm.owner
    bees = realm.bees
    for cell in range(len(bees)):
        mask = bees[cell]
        if mask == 0:
            if home and lands[cell]:
                found.append(cell)  # PRP-DEP-02, PRP-DEP-04
        elif owner[cell] == side:
            tips += TIPS[cell][mask & 15]  # PRP-FORT-03
    found += tips
    out = ALL_WORKERS - home - realm.central[side]
    if out:
        found.append(RETREAT_ALL)
        if out > 1:
            found.append(RETREAT_SOME)
    builds(realm, side, base, home, found)
    if (
        realm.banners[side * BANNERS + ANY_LETTER] == 0  # PRP-PAL-01
        and sum(realm.permanents[base : base + TRACKS]) >= LEAST_COURT
    ):
        courts(realm, base, home, found)
    if realm.central[side] == ALL_WORKERS:
        found.append(SKIP)  # PRP-SKIP-01, PRP-SKIP-04
    return found or [PASS]


def builds(realm: Realm, side: int, base: int, home: int, found: list[int]) -> None:
    """The structures that can be paid: thriftily, or in a way of one's choice."""
    tracks = realm.tracks
    permanents = realm.permanents
    joker = permanents[base + WILD]
    gold = tracks[base + WILD]
    wild = joker + gold
    have = [tracks[at] + permanents[at] for at in range(base, base + WILD)]
    low = place(have, 0, SPLIT)
    high = place(have, SPLIT, WILD)
    for card in realm.market:
        if card == 0 or BEES[card] > home:
            continue
        short = SHORT_LOW[card][low] + SHORT_HIGH[card][high]
        if short <= wild:
            found.append(BUILD + card)
            # Gold to spare can stand for anything that is not gold yet: no closer look is needed.
            spare = gold > short - joker and gold > 0 and (joker > 0 or short < PRICE[card])
            if spare or (has_other_way(realm, side, card) if joker else spares(realm, base, card)):
                found.append(OTHER_WAY + card)


def spares(realm: Realm, base: int, card: int) -> bool:
    """Without wilds to move about: could a track pay for what a permanent would?"""
    for color, number in NEEDS[card]:
        own = realm.permanents[base + color]
        track = realm.tracks[base + color]
        if own and track and track > number - own:
            return True
    return False


def place(have: list[int], first: int, last: int) -> int:
    """Where what there is of some colors stands in the tables of shortages."""
    at = 0
    for color in range(first, last):
        number = have[color]
        at = at * STEPS + (number if number < MOST_COST else MOST_COST)
    return at


def courts(realm: Realm, base: int, home: int, found: list[int]) -> None:
    """The palaces that may be constructed.  PRP-PAL-02…07"""
    have = realm.permanents[base : base + TRACKS]
    low = place(have, 0, SPLIT)
    high = place(have, SPLIT, WILD)
    for number in realm.palaces:
        card = PALACE + number
        if BEES[card] <= home and SHORT_LOW[card][low] + SHORT_HIGH[card][high] <= have[WILD]:
            found.append(COURT + number)


def spreads(realm: Realm) -> list[int]:
    """Which spaces of the chosen landscape to take.  PRP-DEP-05, PRP-DEP-06"""
    spaces = len(SPACES_OF[realm.lands[realm.cell]])
    return SPREADS[spaces][min(4, realm.personal[realm.player])]


def standing(realm: Realm) -> list[int]:
    """Own standing workers, to be tipped over."""
    found: list[int] = []
    for cell in range(len(realm.bees)):
        if realm.bees[cell] and realm.owner[cell] == realm.player:
            found += TIPS[cell][realm.bees[cell] & 15]
    return found


def tips_more(realm: Realm) -> list[int]:
    """A second worker to fortify, or no more.  PRP-FORT-01, PRP-FORT-02"""
    return [*standing(realm), DONE]


def returns(realm: Realm) -> list[int]:
    """Own workers to take back; at least one, then as many as one likes.  PRP-RETR-02…04"""
    found: list[int] = []
    for cell in range(len(realm.bees)):
        mask = realm.bees[cell]
        if mask and realm.owner[cell] == realm.player:
            found += TAKES[cell][(mask | mask >> 4) & 15]
    if realm.about:
        found.append(DONE)
    return found


def swaps(realm: Realm) -> list[int]:
    """A trade, or none; a color that is still to be gained may come first.

    PRP-DEP-11, PRP-DEP-15…19
    """
    base = realm.player * TRACKS
    tracks = realm.tracks
    found: list[int] = [GATHER + color for color in range(WILD) if color in realm.gains]
    open_tracks = [color for color in range(WILD) if tracks[base + color] < TRACK_END]
    for lowered in range(TRACKS):
        if tracks[base + lowered]:
            for raised in open_tracks:
                if raised != lowered:
                    found.append(SWAP + 6 * lowered + raised)
    found.append(KEEP)
    return found


def picks(realm: Realm) -> list[int]:
    """A resource that is not wild; one at its end only if all are.  PRP-CARD-04…06"""
    base = realm.player * TRACKS
    return [GAIN + c for c in range(WILD) if realm.tracks[base + c] < TRACK_END]
