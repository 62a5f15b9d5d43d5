"""The playout policy: quick answers by which a search plays matches to their end.

It looks once at the market and the rows and does not look ahead. It picks among the options that
the rules offer, so at worst it plays badly.
"""

from __future__ import annotations

from typing import Final

from skep.games.propolis.bot.playout_goals import Plan, Row, plan
from skep.games.propolis.bot.playout_weights import HASTE, Haste
from skep.games.propolis.box import SPACES_OF, WORTH
from skep.games.propolis.keys import (
    BUILD,
    COURT,
    DONE,
    GAIN,
    KEEP,
    RETREAT_ALL,
    SKIP,
    SPREAD,
    SWAP,
    TIP,
)  # fmt: skip
from skep.games.propolis.pieces import HEADS, PALACE, SLOTS, WILD
from skep.games.propolis.prompts import ACT, GAIN as ASK_GAIN, SECOND, SPACES, TRADE as ASK_TRADE
from skep.games.propolis.state import Realm

NEVER: Final = -99.0
WORTH_A_TRADE: Final = 0.1


def playout_answer(realm: Realm, options: list[int], haste: Haste = HASTE) -> int:
    """A quick answer to what is asked."""
    prompt = realm.prompt
    if prompt is ACT:
        return act(realm, options, haste)
    if prompt is SPACES:
        return spread(realm, options, haste)
    if prompt is SECOND:
        return second(realm, options, haste)
    if prompt is ASK_GAIN:
        return pick(realm, options, haste)
    if prompt is ASK_TRADE:
        return trade(realm, options, haste)
    return options[0]


def act(realm: Realm, options: list[int], haste: Haste) -> int:
    """A palace, else a card that is as good as any, else what brings most towards one."""
    side = realm.player
    found = plan(realm, side, haste)
    court = best_court(options)
    if court and WORTH[PALACE + court - COURT] + haste.palace >= found.promise:
        return court
    code, most = best_errand(realm, options, found, haste)
    if found.ready and found.promise > max(haste.ready * found.hope, haste.before * most):
        return BUILD + found.ready
    return code


def best_court(options: list[int]) -> int:
    """The palace with most points; 0 if none is offered."""
    best = most = 0
    for code in reversed(options):
        if code < COURT:
            break
        if code < SKIP and WORTH[PALACE + code - COURT] > most:
            best, most = code, WORTH[PALACE + code - COURT]
    return best


def best_errand(realm: Realm, options: list[int], found: Plan, haste: Haste) -> tuple[int, float]:
    """Of deploying, fortifying and retreating what brings most, and how much."""
    side = realm.player
    rows = [Row(realm, side, first) for first in range(0, len(realm.bees), SLOTS)]
    best = options[0]
    most = NEVER
    tip = 0
    one = two = 0.0
    for code in options:
        if code < TIP:
            worth = landing(realm, code, rows[code // SLOTS], found, haste)
        elif code < RETREAT_ALL:
            worth = tipping(realm, code, rows[(code - TIP) // 4 // SLOTS], found, haste)
            if worth > one:
                one, two, tip = worth, one, code
            elif worth > two:
                two = worth
            continue
        elif code == RETREAT_ALL:
            worth = retreating(realm, side, haste)
        else:
            break
        if worth > most:
            most, best = worth, code
    if tip and one + two > most:
        return tip, one + two
    return best, most


def landing(realm: Realm, cell: int, row: Row, found: Plan, haste: Haste) -> float:
    """Deploying on all spaces of a landscape, or on the best for which there are workers."""
    spaces = SPACES_OF[realm.lands[cell]]
    worth = 0.0
    least = 9.0
    for what in spaces:
        each = found.rewards[what]
        worth += each
        if each < least:
            least = each
    missing = len(spaces) - realm.personal[realm.player]
    if missing > 0:
        return worth - least * missing + row.worth(len(spaces) - missing, haste)
    return worth + row.worth(len(spaces), haste)


def tipping(realm: Realm, code: int, row: Row, found: Plan, haste: Haste) -> float:
    """Fortifying one worker."""
    at = code - TIP
    worth = haste.tip * found.rewards[SPACES_OF[realm.lands[at // 4]][at % 4]]
    return worth if row.open else worth + haste.tie


def retreating(realm: Realm, side: int, haste: Haste) -> float:
    """Taking all workers back."""
    home = realm.personal[side]
    worth = haste.back * realm.out(side)
    if home == 0:
        return worth + haste.bare
    return worth - haste.many if home > 3 else worth - haste.some if home > 1 else worth


def spread(realm: Realm, options: list[int], haste: Haste) -> int:
    """All spaces; with too few workers the best ones."""
    spaces = SPACES_OF[realm.lands[realm.cell]]
    first = 15 - (options[0] - SPREAD)
    if HEADS[first] == len(spaces):
        return options[0]
    rewards = plan(realm, realm.player, haste).rewards
    best = options[0]
    most = NEVER
    for code in options:
        mask = 15 - (code - SPREAD)
        worth = 0.01 * HEADS[mask]
        for space in range(len(spaces)):
            if mask >> space & 1:
                worth += rewards[spaces[space]]
        if worth > most:
            most, best = worth, code
    return best


def second(realm: Realm, options: list[int], haste: Haste) -> int:
    """The second worker to fortify, if it brings anything."""
    rewards = plan(realm, realm.player, haste).rewards
    best = DONE
    most = 0.0
    for code in options:
        if code != DONE:
            worth = rewards[SPACES_OF[realm.lands[(code - TIP) // 4]][(code - TIP) % 4]]
            if worth > most:
                most, best = worth, code
    return best


def pick(realm: Realm, options: list[int], haste: Haste) -> int:
    """The color that is wanted most."""
    rewards = plan(realm, realm.player, haste).rewards
    best = options[0]
    for code in options:
        if rewards[code - GAIN] > rewards[best - GAIN]:
            best = code
    return best


def trade(realm: Realm, options: list[int], haste: Haste) -> int:
    """What is wanted least for what is wanted most; never a wild."""
    if realm.gains:
        return options[0]
    rewards = plan(realm, realm.player, haste).rewards
    best = KEEP
    most = WORTH_A_TRADE
    for code in options:
        lowered, raised = (code - SWAP) // 6, (code - SWAP) % 6
        if code < KEEP and lowered < WILD and rewards[raised] - rewards[lowered] > most:
            most, best = rewards[raised] - rewards[lowered], code
    return best
