"""How good a state looks for each seat, in points that may still come; for bots."""

from __future__ import annotations

from typing import Final

from skep.games.propolis.bot.card_values import SAVED, USE, WILD_USE, prospects
from skep.games.propolis.bot.end_estimate import Pace, pace, reach
from skep.games.propolis.bot.memo import Memo
from skep.games.propolis.bot.weights import CALM, Weights
from skep.games.propolis.box import HIVE, PASSES, ROUNDS, SPACES_OF, WORKER_COST
from skep.games.propolis.index.worker_tables import COUNT, STRENGTH
from skep.games.propolis.pieces import SLOTS, TRACKS, TRADE, WILD, WORKER
from skep.games.propolis.placement import EVERY_SPACE
from skep.games.propolis.rules.payment import spend, thriftiest
from skep.games.propolis.rules.scoring import FAIR_SOLO_SCORE, score, solo_payoff
from skep.games.propolis.rules.solo import pass_size
from skep.games.propolis.rules.structures import GAIN, add_card
from skep.games.propolis.rules.turn import ACT
from skep.games.propolis.rules.workers import RETURN, SECOND, TRADE as ASK_TRADE
from skep.games.propolis.state import OPPONENT, Realm

TURNS_A_CARD: Final = 2.1
"""Turns that a side takes for each card of its hive."""
USUAL_ROUNDS: Final = 20.0
"""Rounds of a usual match."""
OPPONENT_TURNS_A_CARD: Final = 3.3
"""Turns that the solo opponent takes for each card of its hive."""
USEFUL: Final = 5
"""Resources of one color beyond this number help little."""
HOME: Final = (0.0, 0.65, 1.15, 1.55, 1.9, 2.15, 2.35, 2.5, 2.6, 2.7, 2.78, 2.85, 2.9)
"""What workers at home are worth while there is time, by their number."""
OWN_SHARE: Final = 0.35
"""Weight of a seat's own points beside its lead."""
POINT: Final = 0.045
"""What a point of lead is worth, up to `NEAR` points; beyond, points are worth less and less."""
NEAR: Final = 9.0
PLACE_SHARE: Final = 0.6
"""Weight of the final place once the match is over."""
CHOSEN_PAYMENT_PENALTY: Final = 1.2
"""Penalty for a chosen payment, so that search tries the thriftiest one first."""
RETREAT_SOME_PENALTY: Final = 0.8
"""Penalty for taking workers back one at a time, so that search tries other actions first."""
END_NEAR: Final = 7.0
"""With fewer turns left the end estimate begins to count."""
END_NEXT: Final = 4.0
"""With this number of turns left the end estimate counts fully."""
MAX_OPTIMISM: Final = 7.0
OPTIMISM_FULL_FROM: Final = 5.0
OPTIMISM_FULL_UNTIL: Final = 7.0
OPTIMISM_LOST_A_TURN: Final = 1.3
"""Measured bias: hives are overvalued by up to `MAX_OPTIMISM` points with 5 to 7 turns left, less
before and after (`tuning.propolis_ends`)."""


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
        left = min(left, OPPONENT_TURNS_A_CARD * (HIVE - len(realm.hives[OPPONENT])))
        size = pass_size(realm)
        left = min(left, float((PASSES - realm.passes) * size - len(realm.solo_used)))
    return left


def has_turn(realm: Realm, side: int) -> bool:
    """Whether the side has another turn; in the last round, whether it is still to move."""
    if not realm.final:
        return True
    order = (side - realm.first) % realm.sides
    return order >= (realm.player - realm.first) % realm.sides and not realm.reason


def side_worth(realm: Realm, side: int, left: float, weights: Weights, memo: Memo) -> float:
    """Points that the side has, and about what its engine, resources and workers may bring in the
    turns that are left."""
    if realm.reason or not has_turn(realm, side):
        unused = realm.unused(side) + 0.01 * realm.unused_wild(side)
        return score(realm, side) + weights.unused * unused
    key = (
        weights, realm.hive_bits[side], left, realm.personal[side], tuple(realm.market),
        tuple(realm.palaces), *realm.tracks[side * TRACKS : side * TRACKS + TRACKS],
    )  # fmt: skip
    worth = memo.worths.get(key)
    if worth is None:
        worth = hive_worth(realm, side, left, weights, memo)
        memo.keep_worth(key, worth)
    return worth + row_hopes(realm, side, weights) * min(1.0, left / CALM)


def hive_worth(realm: Realm, side: int, left: float, weights: Weights, memo: Memo) -> float:
    """The part of a side's worth that does not depend on the rows."""
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
        stock += number if number <= USEFUL else USEFUL + 0.3 * (number - USEFUL)
        engine += USE[permanents[base + color]]
    stock += 1.35 * tracks[base + WILD]
    engine += weights.wild * WILD_USE * permanents[base + WILD]
    worth += price * stock + weights.engine * engine * max(0.0, cards - weights.late) * SAVED
    worth += weights.home * HOME[realm.personal[side]] * min(1.0, left / weights.stay)
    worth += weights.built * hive * calm
    worth -= weights.early * max(0.0, left - CALM) * points
    worth += prospects(realm, side, cards, price, left, weights, memo)
    return worth


def row_hopes(realm: Realm, side: int, weights: Weights) -> float:
    """What workers in rows promise: to be fortified, or to come home with a majority."""
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
                    heads += COUNT[mask]
                    hope += weights.standing * COUNT[mask & EVERY_SPACE]
                else:
                    others = max(others, STRENGTH[mask])
        if mine > others:
            hope += weights.lead * taken * (0.25 + 0.12 * heads)
    return hope


def in_hand(realm: Realm) -> float:
    """About what the player is still going to gain in this turn."""
    if realm.prompt is GAIN:
        return 0.45 * realm.about
    if realm.prompt is ASK_TRADE:
        return 0.2 + 0.4 * len(realm.gains)
    if realm.prompt is SECOND:
        return 0.35
    if realm.prompt is RETURN:
        return -RETREAT_SOME_PENALTY
    return 0.0


def apply_end_estimate(
    found: list[float], paces: list[Pace], left: float, weights: Weights
) -> None:
    """Mix in the points that each side would have if the quickest one ended the match directly."""
    turns = min([each.soonest for each in paces])
    near = min(1.0, (END_NEAR - left) / (END_NEAR - END_NEXT))
    for side in range(len(paces)):
        points = reach(paces[side], turns)
        found[side] += near * (weights.race * points - weights.fade * found[side])


def after_deploying(realm: Realm, weights: Weights) -> tuple[Realm, float]:
    """A copy in which workers stand on all spaces of the chosen landscape, or on as many as are at
    home; and what the spaces give that is not on a track."""
    side = realm.player
    after = realm.copy()
    spaces = SPACES_OF[realm.lands[realm.cell]]
    count = min(len(spaces), realm.personal[side])
    more = weights.standing * count
    for space in range(count):
        reward = spaces[space]
        if reward == TRADE:
            more += 0.25
        elif reward == WORKER:
            more += 0.35 if realm.central[side] else 0.0
        else:
            after.gain(side, reward)
    after.personal[side] -= count
    return after, more


def after_paying(realm: Realm) -> Realm:
    """A copy in which the chosen structure was paid for thriftily: other payments are rarely
    better."""
    side = realm.player
    after = realm.copy()
    spend(after, side, thriftiest(after, side, realm.card))
    after.personal[side] -= WORKER_COST[realm.card]
    add_card(after, side, realm.card)
    return after


def next_to_act(realm: Realm) -> int:
    """The side that has the next whole turn before it; within a turn, that is the next one."""
    if realm.prompt is ACT:
        return realm.player
    return (realm.player + 1) % realm.sides


def evaluate(realm: Realm, weights: Weights, memo: Memo) -> list[float]:
    """How good it looks for each seat, from 0 to 1: by the lead, and a little by the points."""
    left = rounds_left(realm, weights)
    shown, more = realm, 0.0
    if realm.cell >= 0:
        shown, more = after_deploying(realm, weights)
    elif realm.card:
        shown, more = after_paying(realm), -CHOSEN_PAYMENT_PENALTY
    found = [side_worth(shown, seat, left, weights, memo) for seat in range(realm.seats)]
    if more:
        found[realm.player] += more
    if weights.race and 0.0 < left < END_NEAR and not realm.reason:
        paces = [pace(shown, seat, memo) for seat in range(realm.seats)]
        apply_end_estimate(found, paces, left, weights)
    if not realm.over and not realm.reason:
        if realm.player < realm.seats:
            found[realm.player] += in_hand(realm)
        if next_to_act(realm) < realm.seats:
            found[next_to_act(realm)] += weights.tempo
    if realm.solo:
        return [solo_payoff(found[0])]
    optimism = 0.0 if realm.reason else weights.sober * optimism_at(left)
    return [seat_worth(realm, found, seat, optimism) for seat in range(realm.seats)]


def optimism_at(left: float) -> float:
    """By how many points hives are overvalued on average, with these turns left."""
    if left < OPTIMISM_FULL_UNTIL:
        return min(MAX_OPTIMISM, MAX_OPTIMISM * left / OPTIMISM_FULL_FROM)
    return MAX_OPTIMISM - OPTIMISM_LOST_A_TURN * (left - OPTIMISM_FULL_UNTIL)


def seat_worth(realm: Realm, found: list[float], seat: int, optimism: float) -> float:
    """One seat's worth beside the best of the others; once it is over, the place counts most."""
    best = max(found[other] for other in range(len(found)) if other != seat)
    lead = found[seat] - best + OWN_SHARE * (found[seat] - optimism - FAIR_SOLO_SCORE)
    far = abs(lead) - NEAR
    worth = POINT * lead
    if far > 0.0:
        edge = POINT * NEAR + (0.5 - POINT * NEAR) * far / (far + NEAR)
        worth = edge if lead > 0.0 else -edge
    if not realm.reason:
        return 0.5 + worth
    ahead = 1.0 if found[seat] > best else 0.5 if found[seat] == best else 0.0
    return PLACE_SHARE * ahead + (1.0 - PLACE_SHARE) * (0.5 + worth)
