"""Why something can't be done, by clause.  Each answer here only explains what the rules decide."""

from __future__ import annotations

from skep.games.propolis import options, paying
from skep.games.propolis.box import BEES, NEEDS, SPACES_OF, TRACK_END
from skep.games.propolis.keys import (
    BUILD,
    CODE,
    COIN,
    COINS,
    COURT,
    DEPLOY,
    GAINS,
    GATHER,
    KEY,
    MARK,
    MARKS,
    OTHER_WAY,
    RETREAT_ALL,
    RETREAT_ONE,
    SKIP,
    SPREAD,
    TIP,
)  # fmt: skip
from skep.games.propolis.pieces import (
    ANY_LETTER,
    BANNERS,
    LYING,
    PALACE,
    RESOURCES,
    TRACKS,
    WILD,
)  # fmt: skip
from skep.games.propolis.state import Realm
from skep.kernel.script import Refusal


def why(realm: Realm, prompt: str, key: str) -> str:
    """The clause that forbids a key that is not offered; empty if none speaks of it."""
    if prompt == "trade":
        return why_not_trade(realm, key)
    if prompt == "gain" and key == f"gain:{RESOURCES[WILD]}":
        return "PRP-CARD-05"
    return why_not(realm, prompt, CODE[key]) if key in CODE else ""


def why_not(realm: Realm, prompt: str, code: int) -> str:
    match prompt:
        case "act":
            return why_not_act(realm, code)
        case "spaces":
            return why_not_spread(realm, code)
        case "second":
            return why_not_tip(realm, code) if TIP <= code < RETREAT_ALL else ""
        case "return":
            return why_not_return(realm, code)
        case "pay":
            return why_not_coin(realm, code)
        case "gain":
            return "PRP-CARD-06" if code in GAINS else ""
        case "mark":
            return f"PRP-ACH-{code - MARK:02}" if code in MARKS else ""
    return ""


def refused(realm: Realm, prompt: str) -> list[Refusal]:
    """What a person would expect at a question but may not do."""
    match prompt:
        case "act":
            codes = expected_acts(realm)
        case "spaces":
            spaces = len(SPACES_OF[realm.lands[realm.cell]])
            codes = options.SPREADS[spaces][4]
        case "second":
            codes = own_workers(realm)
        case "gain":
            codes = list(GAINS)
        case "pay":
            first = COIN + len(COINS) * NEEDS[realm.card][realm.about][0]
            codes = list(range(first, first + len(COINS)))
        case "mark":
            codes = list(MARKS)
        case _:
            codes = []
    offered = set(realm.prompt.options(realm))
    found = [Refusal(KEY[code], why_not(realm, prompt, code)) for code in codes
             if code not in offered]  # fmt: skip
    return [refusal for refusal in found if refusal.clause]


def expected_acts(realm: Realm) -> list[int]:
    """Every landscape, own worker, structure of the market and palace on offer."""
    cells = [DEPLOY + cell for cell in range(len(realm.lands)) if realm.lands[cell]]
    cards = [BUILD + card for card in sorted(realm.market) if card]
    return [*cells, *own_workers(realm), *cards, *(COURT + n for n in sorted(realm.palaces))]


def own_workers(realm: Realm) -> list[int]:
    found: list[int] = []
    for cell in range(len(realm.bees)):
        mask = realm.bees[cell]
        if mask and realm.owner[cell] == realm.player:
            found += options.TIPS[cell][(mask | mask >> LYING) & 15]
    return found


def why_not_act(realm: Realm, code: int) -> str:
    """The clause that keeps the player from an action."""
    if code < TIP:
        return why_not_deploy(realm, code)
    if code < RETREAT_ALL:
        return why_not_tip(realm, code)
    if code < SPREAD:
        return "PRP-RETR-02" if realm.out(realm.player) == 0 else ""
    if BUILD < code < COIN:
        return why_not_build(realm, code - (BUILD if code < OTHER_WAY else OTHER_WAY))
    if COURT < code < SKIP:
        return why_not_palace(realm, code - COURT)
    return {"skip": "PRP-SKIP-05", "pass": "PRP-TURN-03"}.get(KEY[code], "")


def why_not_deploy(realm: Realm, cell: int) -> str:
    if cell >= len(realm.lands):
        return ""
    if realm.bees[cell]:
        return "PRP-DEP-03" if realm.owner[cell] == realm.player else "PRP-DEP-02"
    return "PRP-DEP-05" if realm.lands[cell] else "PRP-DECK-04"


def why_not_tip(realm: Realm, code: int) -> str:
    cell, space = divmod(code - TIP, 4)
    if cell >= len(realm.bees):
        return ""
    lies = realm.bees[cell] >> space + LYING & 1
    return "PRP-FORT-03" if lies and realm.owner[cell] == realm.player else "PRP-FORT-01"


def why_not_return(realm: Realm, code: int) -> str:
    if RETREAT_ONE <= code < SPREAD:
        return "PRP-RETR-01" if (code - RETREAT_ONE) // 4 < len(realm.bees) else ""
    return "PRP-RETR-02" if KEY[code] == "done" else ""


def why_not_build(realm: Realm, card: int) -> str:
    """Not on offer, workers that are not at home, or resources that are lacking."""
    if card not in realm.market:
        return "PRP-BUILD-01"
    if BEES[card] > realm.personal[realm.player]:
        return "PRP-BUILD-05"
    return "PRP-BUILD-11" if paying.can_build(realm, realm.player, card) else "PRP-BUILD-02"


def why_not_palace(realm: Realm, number: int) -> str:
    side, card = realm.player, PALACE + number
    if realm.banners[side * BANNERS + ANY_LETTER]:
        return "PRP-PAL-01"
    if number not in realm.palaces:
        return "PRP-PAL-11"
    return "PRP-PAL-02" if paying.lacks_for_palace(realm, side, card) else "PRP-PAL-07"


def why_not_spread(realm: Realm, code: int) -> str:
    """Spaces that the landscape has not, or more than there are workers for."""
    if not SPREAD <= code < GATHER:
        return ""
    mask = 15 - (code - SPREAD)
    spaces = len(SPACES_OF[realm.lands[realm.cell]])
    return "PRP-DEP-06" if mask >> spaces else "PRP-DEP-05"


def why_not_coin(realm: Realm, code: int) -> str:
    """More than is due or than there is, or permanents that would have to count twice."""
    color, number = NEEDS[realm.card][realm.about]
    base = realm.player * TRACKS
    way = code - COIN - len(COINS) * color
    if not 0 <= way < len(COINS):
        return ""
    track, wild = COINS[way]
    gold = realm.tracks[base + WILD] - realm.spent[WILD]
    if track + wild > number or track > realm.tracks[base + color] or wild > gold:
        return "PRP-BUILD-11"
    left = realm.permanents[base + color] + realm.permanents[base + WILD] - realm.stretch
    return "PRP-BUILD-07" if number - track - wild > left else "PRP-BUILD-02"


def why_not_trade(realm: Realm, key: str) -> str:
    """Raising wild, the same track twice, nothing to lower, or no room.  PRP-DEP-15…18"""
    verb, _, tracks = key.partition(":")
    lowered, _, raised = tracks.partition(">")
    if verb != "trade" or lowered not in RESOURCES or raised not in RESOURCES:
        return ""
    if raised == RESOURCES[WILD]:
        return "PRP-DEP-16"
    if lowered == raised:
        return "PRP-DEP-15"
    base = realm.player * TRACKS
    empty = realm.tracks[base + RESOURCES.index(lowered)] == 0
    full = realm.tracks[base + RESOURCES.index(raised)] >= TRACK_END
    return "PRP-DEP-18" if empty or full else ""
