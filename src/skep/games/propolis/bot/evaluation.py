"""How good a state looks for each seat, in points that may still come; for bots."""

from __future__ import annotations

from typing import Final

from skep.games.propolis.bot.card_values import SAVED, USE, WILD_USE, prospects
from skep.games.propolis.bot.end_estimate import Pace, pace, reach
from skep.games.propolis.bot.memo import Memo
from skep.games.propolis.bot.weights import CALM, EvaluationWeights
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


def rounds_left(state: Realm, weights: EvaluationWeights) -> float:
    """About how many more turns each side has."""
    if state.over or state.final:
        return 0.0
    most = 0
    for side in range(state.seats):
        most = max(most, len(state.hives[side]))
    if most >= HIVE:
        return 0.0
    usual = max(0.0, USUAL_ROUNDS - state.rounds)
    left = weights.by_cards * TURNS_A_CARD * (HIVE - most) + (1.0 - weights.by_cards) * usual
    left = min(left, float(ROUNDS - state.rounds))
    if state.solo:
        left = min(left, OPPONENT_TURNS_A_CARD * (HIVE - len(state.hives[OPPONENT])))
        size = pass_size(state)
        left = min(left, float((PASSES - state.passes) * size - len(state.solo_used)))
    return left


def has_turn(state: Realm, side: int) -> bool:
    """Whether the side has another turn; in the last round, whether it is still to move."""
    if not state.final:
        return True
    order = (side - state.first) % state.sides
    return order >= (state.player - state.first) % state.sides and not state.reason


def side_worth(
    state: Realm, side: int, left: float, weights: EvaluationWeights, memo: Memo
) -> float:
    """Points that the side has, and about what its engine, resources and workers may bring in the
    turns that are left."""
    if state.reason or not has_turn(state, side):
        unused = state.unused(side) + 0.01 * state.unused_wild(side)
        return score(state, side) + weights.unused * unused
    key = (
        weights, state.hive_bits[side], left, state.personal[side], tuple(state.market),
        tuple(state.palaces), *state.tracks[side * TRACKS : side * TRACKS + TRACKS],
    )  # fmt: skip
    worth = memo.worths.get(key)
    if worth is None:
        worth = hive_worth(state, side, left, weights, memo)
        memo.keep_worth(key, worth)
    return worth + row_hopes(state, side, weights) * min(1.0, left / CALM)


def hive_worth(
    state: Realm, side: int, left: float, weights: EvaluationWeights, memo: Memo
) -> float:
    """The part of a side's worth that does not depend on the rows."""
    base = side * TRACKS
    hive = len(state.hives[side])
    time = left / TURNS_A_CARD + 0.5
    cards = min(float(HIVE - hive), time)
    calm = min(1.0, left / CALM)
    price = weights.resource * calm
    points = float(score(state, side))
    worth = points - 0.1
    tracks = state.tracks
    permanents = state.permanents
    engine = 0.0
    stock = 0.0
    for color in range(WILD):
        number = tracks[base + color]
        stock += number if number <= USEFUL else USEFUL + 0.3 * (number - USEFUL)
        engine += USE[permanents[base + color]]
    stock += 1.35 * tracks[base + WILD]
    engine += weights.wild * WILD_USE * permanents[base + WILD]
    worth += price * stock + weights.engine * engine * max(0.0, cards - weights.late) * SAVED
    worth += weights.home * HOME[state.personal[side]] * min(1.0, left / weights.stay)
    worth += weights.built * hive * calm
    worth -= weights.early * max(0.0, left - CALM) * points
    worth += prospects(state, side, cards, price, left, weights, memo)
    return worth


def row_hopes(state: Realm, side: int, weights: EvaluationWeights) -> float:
    """What workers in rows promise: to be fortified, or to come home with a majority."""
    hope = 0.0
    bees = state.bees
    owner = state.owner
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


def in_hand(state: Realm) -> float:
    """About what the player is still going to gain in this turn."""
    if state.prompt is GAIN:
        return 0.45 * state.about
    if state.prompt is ASK_TRADE:
        return 0.2 + 0.4 * len(state.gains)
    if state.prompt is SECOND:
        return 0.35
    if state.prompt is RETURN:
        return -RETREAT_SOME_PENALTY
    return 0.0


def apply_end_estimate(
    found: list[float], paces: list[Pace], left: float, weights: EvaluationWeights
) -> None:
    """Mix in the points that each side would have if the quickest one ended the match directly."""
    turns = min([each.soonest for each in paces])
    near = min(1.0, (END_NEAR - left) / (END_NEAR - END_NEXT))
    for side in range(len(paces)):
        points = reach(paces[side], turns)
        found[side] += near * (weights.race * points - weights.fade * found[side])


def after_deploying(state: Realm, weights: EvaluationWeights) -> tuple[Realm, float]:
    """A copy in which workers stand on all spaces of the chosen landscape, or on as many as are at
    home; and what the spaces give that is not on a track."""
    side = state.player
    after = state.copy()
    spaces = SPACES_OF[state.lands[state.cell]]
    count = min(len(spaces), state.personal[side])
    more = weights.standing * count
    for space in range(count):
        reward = spaces[space]
        if reward == TRADE:
            more += 0.25
        elif reward == WORKER:
            more += 0.35 if state.central[side] else 0.0
        else:
            after.gain(side, reward)
    after.personal[side] -= count
    return after, more


def after_paying(state: Realm) -> Realm:
    """A copy in which the chosen structure was paid for thriftily: other payments are rarely
    better."""
    side = state.player
    after = state.copy()
    spend(after, side, thriftiest(after, side, state.card))
    after.personal[side] -= WORKER_COST[state.card]
    add_card(after, side, state.card)
    return after


def next_to_act(state: Realm) -> int:
    """The side that has the next whole turn before it; within a turn, that is the next one."""
    if state.prompt is ACT:
        return state.player
    return (state.player + 1) % state.sides


def evaluate(state: Realm, weights: EvaluationWeights, memo: Memo) -> list[float]:
    """How good it looks for each seat, from 0 to 1: by the lead, and a little by the points."""
    left = rounds_left(state, weights)
    shown, more = state, 0.0
    if state.cell >= 0:
        shown, more = after_deploying(state, weights)
    elif state.card:
        shown, more = after_paying(state), -CHOSEN_PAYMENT_PENALTY
    found = [side_worth(shown, seat, left, weights, memo) for seat in range(state.seats)]
    if more:
        found[state.player] += more
    if weights.race and 0.0 < left < END_NEAR and not state.reason:
        paces = [pace(shown, seat, memo) for seat in range(state.seats)]
        apply_end_estimate(found, paces, left, weights)
    if not state.over and not state.reason:
        if state.player < state.seats:
            found[state.player] += in_hand(state)
        if next_to_act(state) < state.seats:
            found[next_to_act(state)] += weights.tempo
    if state.solo:
        return [solo_payoff(found[0])]
    optimism = 0.0 if state.reason else weights.sober * optimism_at(left)
    return [seat_worth(state, found, seat, optimism) for seat in range(state.seats)]


def optimism_at(left: float) -> float:
    """By how many points hives are overvalued on average, with these turns left."""
    if left < OPTIMISM_FULL_UNTIL:
        return min(MAX_OPTIMISM, MAX_OPTIMISM * left / OPTIMISM_FULL_FROM)
    return MAX_OPTIMISM - OPTIMISM_LOST_A_TURN * (left - OPTIMISM_FULL_UNTIL)


def seat_worth(state: Realm, found: list[float], seat: int, optimism: float) -> float:
    """One seat's worth beside the best of the others; once it is over, the place counts most."""
    best = max(found[other] for other in range(len(found)) if other != seat)
    lead = found[seat] - best + OWN_SHARE * (found[seat] - optimism - FAIR_SOLO_SCORE)
    far = abs(lead) - NEAR
    worth = POINT * lead
    if far > 0.0:
        edge = POINT * NEAR + (0.5 - POINT * NEAR) * far / (far + NEAR)
        worth = edge if lead > 0.0 else -edge
    if not state.reason:
        return 0.5 + worth
    ahead = 1.0 if found[seat] > best else 0.5 if found[seat] == best else 0.0
    return PLACE_SHARE * ahead + (1.0 - PLACE_SHARE) * (0.5 + worth)
