"""What would come of an action, for those who look before they choose.

Each answer here follows the rules; none of them decides anything.
"""

from __future__ import annotations

from skep.games.propolis.box import GUILD, NEEDS, PERMANENTS, SPACES_OF, TRACK_END
from skep.games.propolis.keys import COIN, COINS, KEY, SPREAD
from skep.games.propolis.options import SPREADS
from skep.games.propolis.paying import WAYS, can_build, coins, thriftiest, wild_means
from skep.games.propolis.pieces import BANNERS, COLORS, LYING, SLOTS, TRACKS, WILD
from skep.games.propolis.rows import leader, strengths
from skep.games.propolis.scoring import card_points, score
from skep.games.propolis.shapes import StepView, ThenView, WayView
from skep.games.propolis.state import Realm


def after_deploy(realm: Realm, side: int, cell: int, mask: int) -> ThenView:
    """The row with workers on these spaces of an open landscape.  PRP-DEP-20, PRP-MAJ-03"""
    return _with(realm, side, cell, mask)


def after_tipping(realm: Realm, side: int, cell: int, space: int) -> ThenView:
    """The row with this worker fortified.  PRP-FORT-07, PRP-FORT-08"""
    return _with(realm, side, cell, realm.bees[cell] ^ ((1 << space) | (1 << space + LYING)))


def fullest(realm: Realm, side: int, cell: int) -> int:
    """The spaces that a deploy would take first: all, or as many as there are workers."""
    spaces = len(SPACES_OF[realm.lands[cell]])
    return 15 - (SPREADS[spaces][min(4, realm.personal[side])][0] - SPREAD)


def _with(realm: Realm, side: int, cell: int, bees: int) -> ThenView:
    had, owner = realm.bees[cell], realm.owner[cell]
    realm.bees[cell], realm.owner[cell] = bees, side
    seen = _standing(realm, side, cell // SLOTS)
    realm.bees[cell], realm.owner[cell] = had, owner
    return seen


def _standing(realm: Realm, side: int, row: int) -> ThenView:
    """How a row stands, and who would gain a wild.  PRP-DEP-22, PRP-FORT-09, PRP-MAJ-12…14"""
    ahead, full = leader(realm, row), realm.is_full(row)
    gainers = sorted({side, ahead} - {-1}) if full else []
    return {
        "strengths": strengths(realm, row),
        "leader": ahead if ahead >= 0 else None,
        "full": full,
        "wilds": [one for one in gainers if _has_room(realm, one)],
    }


def _has_room(realm: Realm, side: int) -> bool:
    return realm.gains_things(side) and realm.tracks[side * TRACKS + WILD] < TRACK_END


def met(realm: Realm, side: int, card: int) -> dict[str, list[str]]:
    """How each unit of a structure's cost would be met: thriftily, or as far as it goes.

    PRP-BUILD-03, PRP-BUILD-06, PRP-BUILD-09, PRP-BUILD-10
    """
    base, wild = side * TRACKS, wild_means(realm, side)
    spent = thriftiest(realm, side, card) if can_build(realm, side, card) else None
    found: dict[str, list[str]] = {}
    for color, number in NEEDS[card]:
        own = min(number, realm.permanents[base + color])
        track = min(number - own, realm.tracks[base + color])
        track = track if spent is None else spent[color]
        gold = min(wild, number - own - track)
        wild -= gold
        short = number - own - track - gold
        found[COLORS[color]] = (
            ["permanent"] * own + ["track"] * track + ["wild"] * gold + ["lacking"] * short
        )
    return found


def met_for_palace(realm: Realm, side: int, card: int) -> dict[str, list[str]]:
    """Which permanents that a palace asks for are there.  PRP-PAL-02…05"""
    base = side * TRACKS
    wild = realm.permanents[base + WILD]
    found: dict[str, list[str]] = {}
    for color, number in NEEDS[card]:
        own = min(number, realm.permanents[base + color])
        gold = min(wild, number - own)
        wild -= gold
        short = number - own - gold
        found[COLORS[color]] = ["permanent"] * own + ["wild"] * gold + ["lacking"] * short
    return found


def worth(realm: Realm, side: int, card: int) -> tuple[int, int]:
    """What a card would score if it lay in the hive now, and what others would score more by it."""
    before = score(realm, side)
    _lend(realm, side, card, 1)
    points, others = card_points(realm, side, card), score(realm, side) - before
    _lend(realm, side, card, -1)
    return points, others


def _lend(realm: Realm, side: int, card: int, times: int) -> None:
    """The banner and the permanents of a card, for a moment."""
    realm.banners[side * BANNERS + GUILD[card]] += times
    for track in range(TRACKS):
        realm.permanents[side * TRACKS + track] += times * PERMANENTS[card][track]


def steps(realm: Realm) -> list[StepView]:
    """A payment under way, color by color.  PRP-BUILD-03"""
    needs = NEEDS[realm.card]
    paid = realm.spent
    return [
        {
            "color": COLORS[color], "number": number,
            "when": "paid" if at < realm.about else "now" if at == realm.about else "later",
            "track": paid[color],
        }
        for at, (color, number) in enumerate(needs)
    ]  # fmt: skip


def ways(realm: Realm) -> list[WayView]:
    """The ways to pay the color that is asked for."""
    color, number = NEEDS[realm.card][realm.about]
    found: list[WayView] = []
    for code in coins(realm, realm.player, realm.about):
        track, wild = COINS[code - COIN - WAYS * color]
        rest = number - track - wild
        found.append({"key": KEY[code], "track": track, "wild": wild, "permanents": rest})
    return found


def proposed(realm: Realm) -> str:
    """Of these ways the one after which least is taken in all, and of that least wild."""
    found = ways(realm)
    return min(found, key=lambda way: _taken(realm, way))["key"]


def _taken(realm: Realm, way: WayView) -> tuple[int, int]:
    """What would be taken from the tracks in the end, and how much of it is wild."""
    base = realm.player * TRACKS
    needs = NEEDS[realm.card]
    color = needs[realm.about][0]
    joker = realm.permanents[base + WILD] - realm.stretch
    joker -= max(0, way["permanents"] - realm.permanents[base + color])
    due = lack = 0
    for later, number in needs[realm.about + 1 :]:
        short = max(0, number - realm.permanents[base + later])
        due += short
        lack += max(0, short - realm.tracks[base + later])
    total = way["track"] + way["wild"] + due - min(joker, due)
    return total, way["wild"] + max(0, lack - joker)
