"""How good a realm looks for a side, in points that may still come; for bots."""

from __future__ import annotations

from typing import Final

from skep.games.propolis.bot.card_values import SAVED, USE, WILD_USE, prospects
from skep.games.propolis.bot.end_estimate import Pace, pace, reach
from skep.games.propolis.bot.weights import CALM, FITTED, PLAIN, Weights
from skep.games.propolis.box import (
    BEES,
    HIVE,
    PASSES,
    ROUNDS,
    SPACES_OF,
    TRACK_END,
)  # fmt: skip
from skep.games.propolis.building import add_card
from skep.games.propolis.opponent import pass_size
from skep.games.propolis.paying import thriftiest
from skep.games.propolis.pieces import (
    HEADS,
    SLOTS,
    STRENGTH,
    TRACKS,
    TRADE,
    WILD,
    WORKER,
)  # fmt: skip
from skep.games.propolis.prompts import ACT, GAIN, RETURN, SECOND, TRADE as ASK_TRADE
from skep.games.propolis.scoring import FAIR_SOLO_SCORE, score, solo_payoff
from skep.games.propolis.state import OPPONENT, Realm

TURNS_A_CARD: Final = 2.1
"""How many turns go by for each card of a hive."""
USUAL_ROUNDS: Final = 20.0
OPPONENTS_TURNS: Final = 3.3
"""The same for the solo opponent."""
RICH: Final = 5
"""Of one color, more than so many help little."""
HOME: Final = (0.0, 0.65, 1.15, 1.55, 1.9, 2.15, 2.35, 2.5, 2.6, 2.7, 2.78, 2.85, 2.9)
"""What workers at home are worth while there is time."""
OWN: Final = 0.35
"""How much one's own points count beside the lead."""
A_POINT: Final = 0.045
"""What a point of lead is worth, up to NEAR of them; beyond it is worth less and less."""
NEAR: Final = 9.0
WON: Final = 0.6
"""How much the place counts once it is over."""
OTHERWISE: Final = 1.2
"""What a payment of one's choice is held to cost beside the thriftiest, so that search looks
elsewhere first."""
BIT_BY_BIT: Final = 0.8
"""The same for taking workers back one at a time."""
RACING: Final = 7.0
"""With fewer turns left it begins to count who would be ahead at once ..."""
RACED: Final = 4.0
"""... and with so many it counts as much as it will."""
MOST_HIGH: Final = 7.0
RISEN: Final = 5.0
MIDDLE: Final = 7.0
A_TURN_BEFORE: Final = 1.3
"""Hives are held too high by so many points with 5 to 7 turns left, by less towards the end and by
less for each turn before; by `tuning.propolis_ends`."""


MOST_KNOWN: Final = 8000


def rounds_left(realm: Realm, weights: Weights) -> float:
    """About how many more turns each side has."""
    if realm.over or realm.final:
        return 0.0
    most = 0
    for side in range(realm.seats):
        most = max(most, len(realm.hives[side]))
    if most >= HIVE:
        return 0.0
    usual = max(0.0, USUAL_ROUNDS - realm.rounds)
    left = weights.by_cards * TURNS_A_CARD * (HIVE - most) + (1.0 - weights.by_cards) * usual
    left = min(left, float(ROUNDS - realm.rounds))
    if realm.solo:
        left = min(left, OPPONENTS_TURNS * (HIVE - len(realm.hives[OPPONENT])))
        size = pass_size(realm)
        left = min(left, float((PASSES - realm.passes) * size - len(realm.solo_used)))
    return left


def has_turn(realm: Realm, side: int) -> bool:
    """Once the last round has come: is the side still to move in it?"""
    if not realm.final:
        return True
    order = (side - realm.first) % realm.sides
    return order >= (realm.player - realm.first) % realm.sides and not realm.reason


def side_worth(realm: Realm, side: int, left: float, weights: Weights) -> float:
    """Points that the side has, and about what its engine, resources and workers may bring."""
    if realm.reason or not has_turn(realm, side):
        unused = realm.unused(side) + 0.01 * realm.wilds(side)
        return score(realm, side) + weights.unused * unused
    sign = (
        realm.signs[side], left, realm.personal[side], tuple(realm.market), tuple(realm.palaces),
        *realm.tracks[side * TRACKS : side * TRACKS + TRACKS],
    )  # fmt: skip
    worth = weights.known.get(sign)
    if worth is None:
        worth = hive_worth(realm, side, left, weights)
        if len(weights.known) >= MOST_KNOWN:
            weights.known.clear()
        weights.known[sign] = worth
    return worth + row_hopes(realm, side, weights) * min(1.0, left / CALM)


def hive_worth(realm: Realm, side: int, left: float, weights: Weights) -> float:
    """The part of it that does not depend on the rows."""
    base = side * TRACKS
    hive = len(realm.hives[side])
    time = left / TURNS_A_CARD + 0.5
    cards = min(float(HIVE - hive), time)
    calm = min(1.0, left / CALM)
    price = weights.resource * calm
    points = float(score(realm, side))
    worth = points - 0.1
    tracks = realm.tracks
    permanents = realm.permanents
    engine = 0.0
    stock = 0.0
    for color in range(WILD):
        number = tracks[base + color]
        stock += number if number <= RICH else RICH + 0.3 * (number - RICH)
        engine += USE[permanents[base + color]]
    stock += 1.35 * tracks[base + WILD]
    engine += weights.wild * WILD_USE * permanents[base + WILD]
    worth += price * stock + weights.engine * engine * max(0.0, cards - weights.late) * SAVED
    worth += weights.home * HOME[realm.personal[side]] * min(1.0, left / weights.stay)
    worth += weights.built * hive * calm
    worth -= weights.early * max(0.0, left - CALM) * points
    worth += prospects(realm, side, cards, price, left, weights)
    return worth


def row_hopes(realm: Realm, side: int, weights: Weights) -> float:
    """Workers that may gain again or come home with a wild."""
    hope = 0.0
    bees = realm.bees
    owner = realm.owner
    for first in range(0, len(bees), SLOTS):
        taken = 0
        mine = 0
        heads = 0
        others = 0
        for cell in range(first, first + SLOTS):
            mask = bees[cell]
            if mask:
                taken += 1
                if owner[cell] == side:
                    mine += STRENGTH[mask]
                    heads += HEADS[mask]
                    hope += weights.standing * HEADS[mask & 15]
                else:
                    others = max(others, STRENGTH[mask])
        if mine > others:
            hope += weights.lead * taken * (0.25 + 0.12 * heads)
    return hope


def in_hand(realm: Realm) -> float:
    """In mid-turn: about what the player is still about to gain."""
    if realm.prompt is GAIN:
        return 0.45 * realm.about
    if realm.prompt is ASK_TRADE:
        return 0.2 + 0.4 * len(realm.gains)
    if realm.prompt is SECOND:
        return 0.35
    if realm.prompt is RETURN:
        return -BIT_BY_BIT
    return 0.0


def seen_worth(realm: Realm, side: int, left: float, weights: Weights, paces: list[Pace]) -> float:
    """What the side has and may get; its pace is noted when the end is near."""
    if weights.race and 0.0 < left < RACING and not realm.reason:
        paces.append(pace(realm, side))
    return side_worth(realm, side, left, weights)


def run(found: list[float], paces: list[Pace], left: float, weights: Weights) -> None:
    """Heed who would be ahead if the quickest side went straight to its last card."""
    turns = min([each.soonest for each in paces])
    near = min(1.0, (RACING - left) / (RACING - RACED))
    for side in range(len(paces)):
        points = reach(paces[side], turns)
        found[side] += near * (weights.race * points - weights.fade * found[side])


def deploying_worth(
    realm: Realm, side: int, left: float, weights: Weights, paces: list[Pace]
) -> float:
    """As if workers stood on all spaces of the chosen landscape, or on as many as there are."""
    base = side * TRACKS
    spaces = SPACES_OF[realm.lands[realm.cell]]
    count = min(len(spaces), realm.personal[side])
    tracks = realm.tracks
    realm.tracks = tracks[:]
    more = weights.standing * count
    for space in range(count):
        what = spaces[space]
        if what == TRADE:
            more += 0.25
        elif what == WORKER:
            more += 0.35 if realm.central[side] else 0.0
        elif realm.tracks[base + what] < TRACK_END:
            realm.tracks[base + what] += 1
    realm.personal[side] -= count
    worth = seen_worth(realm, side, left, weights, paces)
    realm.tracks = tracks
    realm.personal[side] += count
    return worth + more


def buying_worth(
    realm: Realm, side: int, left: float, weights: Weights, paces: list[Pace]
) -> float:
    """As if the chosen structure had been paid for thriftily: another payment is seldom better."""
    card, base = realm.card, side * TRACKS
    kept = realm.tracks, realm.permanents, realm.banners, realm.signs[side]
    realm.tracks = kept[0][:]
    realm.permanents = kept[1][:]
    realm.banners = kept[2][:]
    spent = thriftiest(realm, side, card)
    for track in range(TRACKS):
        realm.tracks[base + track] -= spent[track]
    realm.personal[side] -= BEES[card]
    add_card(realm, side, card)
    worth = seen_worth(realm, side, left, weights, paces)
    realm.hives[side].pop()
    realm.tracks, realm.permanents, realm.banners, realm.signs[side] = kept
    realm.personal[side] += BEES[card]
    return worth - OTHERWISE


def to_gain(realm: Realm) -> int:
    """The side that has the next whole turn before it; within a turn, that is the next one."""
    if realm.prompt is ACT:
        return realm.player
    return (realm.player + 1) % realm.sides


def evaluate(realm: Realm, weights: Weights = FITTED) -> list[float]:
    """How good it looks for each seat, from 0 to 1: by the lead, and a little by the points."""
    left = rounds_left(realm, weights)
    found: list[float] = []
    paces: list[Pace] = []
    for seat in range(realm.seats):
        if realm.cell >= 0 and seat == realm.player:
            found.append(deploying_worth(realm, seat, left, weights, paces))
        elif realm.card and seat == realm.player:
            found.append(buying_worth(realm, seat, left, weights, paces))
        else:
            found.append(seen_worth(realm, seat, left, weights, paces))
    if paces:
        run(found, paces, left, weights)
    if not realm.over and not realm.reason:
        if realm.player < realm.seats:
            found[realm.player] += in_hand(realm)
        if to_gain(realm) < realm.seats:
            found[to_gain(realm)] += weights.tempo
    if realm.solo:
        return [solo_payoff(found[0])]
    high = 0.0 if realm.reason else weights.sober * too_high(left)
    return [seat_worth(realm, found, seat, high) for seat in range(realm.seats)]


def too_high(left: float) -> float:
    """By how many points hives are held too high on average, with so many turns left."""
    if left < MIDDLE:
        return min(MOST_HIGH, MOST_HIGH * left / RISEN)
    return MOST_HIGH - A_TURN_BEFORE * (left - MIDDLE)


def seat_worth(realm: Realm, found: list[float], seat: int, high: float) -> float:
    """One seat's worth beside the best of the others; once it is over, who won counts most."""
    best = max(found[other] for other in range(len(found)) if other != seat)
    lead = found[seat] - best + OWN * (found[seat] - high - FAIR_SOLO_SCORE)
    far = abs(lead) - NEAR
    worth = A_POINT * lead
    if far > 0.0:
        edge = A_POINT * NEAR + (0.5 - A_POINT * NEAR) * far / (far + NEAR)
        worth = edge if lead > 0.0 else -edge
    if not realm.reason:
        return 0.5 + worth
    ahead = 1.0 if found[seat] > best else 0.5 if found[seat] == best else 0.0
    return WON * ahead + (1.0 - WON) * (0.5 + worth)


def evaluate_one_ply(realm: Realm, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    return evaluate(realm, PLAIN)[seat]
