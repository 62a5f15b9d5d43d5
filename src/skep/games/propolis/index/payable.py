"""The structures and palaces that a side may construct, by lookup.

The rules say it plainly: `payment.can_pay`, `payment.has_other_payment` and
`palaces.may_construct_palace`.
"""

from __future__ import annotations

from typing import Final

from skep.games.propolis.box import COSTS, NEEDS, WORKER_COST
from skep.games.propolis.codes import build_code, other_payment_code, palace_code
from skep.games.propolis.index.shortages import rows_for
from skep.games.propolis.pieces import PALACE, QUEEN_CARDS, STRUCTURES, TRACKS, WILD
from skep.games.propolis.rules.payment import has_other_payment, means_of
from skep.games.propolis.state import Realm

PRICE: Final[list[int]] = [sum(cost) for cost in COSTS]
"""Resources that a card costs in all."""
MIN_PALACE_PRICE: Final[int] = min(PRICE[PALACE + number] for number in range(1, QUEEN_CARDS + 1))
"""No palace lists fewer permanents."""


BUILD_CODE: Final[list[int]] = [build_code(card) for card in range(STRUCTURES + 1)]


def structure_codes(state: Realm, side: int) -> list[int]:
    """The code of each structure of the market that the side can pay, and of choosing how."""
    means = means_of(state, side)
    low, high = rows_for(means)
    wild = means[WILD]
    track = state.tracks[side * TRACKS + WILD]
    permanents = wild - track
    home = state.personal[side]
    choosy = has_choice(state, side)
    found: list[int] = []
    for card in state.market:
        short = low[card] + high[card]
        if short > wild or card == 0 or WORKER_COST[card] > home:
            continue
        found.append(BUILD_CODE[card])
        # A wild to spare can pay for a unit that none pays for yet.
        spare = track > 0 and track > short - permanents and (permanents or short < PRICE[card])
        if spare or (choosy and other_payment_exists(state, side, card)):
            found.append(other_payment_code(card))
    return found


def has_choice(state: Realm, side: int) -> bool:
    """Whether any unit of a cost may be paid in two ways: by a permanent or from a track."""
    base = side * TRACKS
    permanents = state.permanents[base : base + TRACKS]
    tracks = state.tracks[base : base + WILD]
    return bool(permanents[WILD]) or any(map(min, permanents, tracks))


def other_payment_exists(state: Realm, side: int, card: int) -> bool:
    """The same as `payment.has_other_payment` if there is no wild to spare: without wild permanents
    a track must be able to pay for a unit that a permanent would."""
    base = side * TRACKS
    permanents = state.permanents
    if permanents[base + WILD]:
        return has_other_payment(state, side, card)
    for color, number in NEEDS[card]:
        own = permanents[base + color]
        if own:
            track = state.tracks[base + color]
            if track and track > number - own:
                return True
    return False


def palace_codes(state: Realm, side: int) -> list[int]:
    """The code of each palace on offer that the side may construct, if it has none yet."""
    permanents = state.permanents[side * TRACKS : side * TRACKS + TRACKS]
    if sum(permanents) < MIN_PALACE_PRICE:
        return []
    low, high = rows_for(permanents)
    wild = permanents[WILD]
    home = state.personal[side]
    found: list[int] = []
    for number in state.palaces:
        card = PALACE + number
        if low[card] + high[card] <= wild and WORKER_COST[card] <= home:
            found.append(palace_code(number))
    return found
