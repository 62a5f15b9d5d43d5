"""The playout policy: quick answers by which a search plays matches to their end.

It looks once at the market and the rows and does not look ahead. It picks among the options that
the rules offer, so at worst it plays badly.
"""

from __future__ import annotations

from typing import Final

from skep.games.propolis.bot.memo import Memo
from skep.games.propolis.bot.playout_goals import Goals, RowStanding, find_goals
from skep.games.propolis.bot.playout_weights import PlayoutWeights
from skep.games.propolis.box import SPACES_OF, WORTH
from skep.games.propolis.codes import (
    DONE,
    KEEP,
    VERB,
    build_code,
    deploy_cell,
    fortify_place,
    gain_color,
    palace_number,
    spaces_workers,
    trade_tracks,
)
from skep.games.propolis.pieces import PALACE, SLOTS, WILD
from skep.games.propolis.placement import standing_spaces
from skep.games.propolis.rules.structures import GAIN
from skep.games.propolis.rules.turn import ACT
from skep.games.propolis.rules.workers import SECOND, SPACES, TRADE
from skep.games.propolis.state import Realm

NEVER: Final = -99.0
WORTH_A_TRADE: Final = 0.1
"""A trade must bring more than this."""


def playout_answer(state: Realm, options: list[int], weights: PlayoutWeights, memo: Memo) -> int:
    """A quick answer to the question that is asked."""
    prompt = state.prompt
    if prompt is ACT:
        return act(state, options, weights, memo)
    if prompt is SPACES:
        return spaces(state, options, weights, memo)
    if prompt is SECOND:
        return second(state, options, weights, memo)
    if prompt is GAIN:
        return gain(state, options, weights, memo)
    if prompt is TRADE:
        return trade(state, options, weights, memo)
    return options[0]


def act(state: Realm, options: list[int], weights: PlayoutWeights, memo: Memo) -> int:
    """A palace, else a card that is as good as any, else what brings most towards one."""
    found = find_goals(state, state.player, weights, memo)
    palace = best_palace(options)
    if palace and palace_worth(palace) + weights.palace >= found.promise:
        return palace
    code, most = best_of_workers(state, options, found, weights)
    if found.ready and found.promise > max(weights.ready * found.hope, weights.before * most):
        return build_code(found.ready)
    return code


def palace_worth(code: int) -> int:
    """The points of a palace."""
    return WORTH[PALACE + palace_number(code)]


def best_palace(options: list[int]) -> int:
    """The palace with most points; 0 if none is offered."""
    best = most = 0
    for code in reversed(options):  # palaces come last, before a skip
        verb = VERB[code]
        if verb == "palace":
            if palace_worth(code) > most:
                best, most = code, palace_worth(code)
        elif verb != "skip":
            break
    return best


def best_of_workers(
    state: Realm, options: list[int], found: Goals, weights: PlayoutWeights
) -> tuple[int, float]:
    """The best option of deploying, fortifying and retreating, and what it brings."""
    side = state.player
    rows = [RowStanding(state, side, first) for first in range(0, len(state.bees), SLOTS)]
    best = options[0]
    most = NEVER
    first = 0
    one = two = 0.0
    for code in options:
        verb = VERB[code]
        if verb == "deploy":
            cell = deploy_cell(code)
            worth = deploying(state, cell, rows[cell // SLOTS], found, weights)
        elif verb == "fortify":
            worth = fortifying(state, code, rows, found, weights)
            if worth > one:
                one, two, first = worth, one, code
            elif worth > two:
                two = worth
            continue
        elif verb == "retreat:all":
            worth = retreating(state, side, weights)
        else:
            break
        if worth > most:
            most, best = worth, code
    if first and one + two > most:
        return first, one + two
    return best, most


def deploying(
    state: Realm, cell: int, row: RowStanding, found: Goals, weights: PlayoutWeights
) -> float:
    """Deploying on all spaces of a landscape, or on the best for which there are workers."""
    spaces = SPACES_OF[state.lands[cell]]
    worth = 0.0
    least = 9.0
    for reward in spaces:
        each = found.rewards[reward]
        worth += each
        if each < least:
            least = each
    missing = len(spaces) - state.personal[state.player]
    if missing > 0:
        return worth - least * missing + row.worth(len(spaces) - missing, weights)
    return worth + row.worth(len(spaces), weights)


def fortifying(
    state: Realm, code: int, rows: list[RowStanding], found: Goals, weights: PlayoutWeights
) -> float:
    """Fortifying one worker."""
    cell, space = fortify_place(code)
    worth = weights.fortify * found.rewards[SPACES_OF[state.lands[cell]][space]]
    return worth if rows[cell // SLOTS].open else worth + weights.fortify_full


def retreating(state: Realm, side: int, weights: PlayoutWeights) -> float:
    """Taking all workers back."""
    home = state.personal[side]
    worth = weights.retreat * state.deployed(side)
    if home == 0:
        return worth + weights.none_home
    if home > 3:
        return worth - weights.many_home
    return worth - weights.few_home if home > 1 else worth


def spaces(state: Realm, options: list[int], weights: PlayoutWeights, memo: Memo) -> int:
    """All spaces; with too few workers the best ones."""
    gives = SPACES_OF[state.lands[state.cell]]
    if len(standing_spaces(spaces_workers(options[0]))) == len(gives):
        return options[0]
    rewards = find_goals(state, state.player, weights, memo).rewards
    best = options[0]
    most = NEVER
    for code in options:
        taken = standing_spaces(spaces_workers(code))
        worth = 0.01 * len(taken)
        for space in taken:
            worth += rewards[gives[space]]
        if worth > most:
            most, best = worth, code
    return best


def second(state: Realm, options: list[int], weights: PlayoutWeights, memo: Memo) -> int:
    """The second worker to fortify, if it brings anything."""
    rewards = find_goals(state, state.player, weights, memo).rewards
    best = DONE
    most = 0.0
    for code in options:
        if code != DONE:
            cell, space = fortify_place(code)
            worth = rewards[SPACES_OF[state.lands[cell]][space]]
            if worth > most:
                most, best = worth, code
    return best


def gain(state: Realm, options: list[int], weights: PlayoutWeights, memo: Memo) -> int:
    """The color that is wanted most."""
    rewards = find_goals(state, state.player, weights, memo).rewards
    best = options[0]
    for code in options:
        if rewards[gain_color(code)] > rewards[gain_color(best)]:
            best = code
    return best


def trade(state: Realm, options: list[int], weights: PlayoutWeights, memo: Memo) -> int:
    """What is wanted least for what is wanted most; never a wild."""
    if state.gains:
        return options[0]
    rewards = find_goals(state, state.player, weights, memo).rewards
    best = KEEP
    most = WORTH_A_TRADE
    for code in options:
        if code != KEEP:
            lowered, raised = trade_tracks(code)
            if lowered < WILD and rewards[raised] - rewards[lowered] > most:
                most, best = rewards[raised] - rewards[lowered], code
    return best
