"""What a side wants in a playout: which cards, which resources, which rows; for bots."""

from __future__ import annotations

from typing import Final, final

from skep.games.propolis.bot.card_values import gain_of
from skep.games.propolis.bot.evaluation import TURNS_A_CARD, rounds_left
from skep.games.propolis.bot.memo import Memo
from skep.games.propolis.bot.playout_weights import PlayoutWeights
from skep.games.propolis.bot.weights import FITTED
from skep.games.propolis.box import GIVES_ANY, HIVE, NEEDS, PERMANENTS, TRACK_END, WORKER_COST
from skep.games.propolis.index.shortages import rows_for
from skep.games.propolis.index.worker_tables import COUNT, STRENGTH
from skep.games.propolis.pieces import PALACE, SLOTS, TRACKS, TRADE, WILD, WORKER
from skep.games.propolis.rules.payment import means_of, permanents_of
from skep.games.propolis.state import Realm

OUT_OF_REACH: Final = 5
"""A palace that lacks this number of permanents is out of reach."""
GIVEN: Final[list[frozenset[int]]] = [
    frozenset(track for track in range(TRACKS) if given[track]) for given in PERMANENTS
]
"""The kinds of permanents on each card."""
NOTHING_WANTED: Final[frozenset[int]] = frozenset()


@final
class Goals:
    """What a side would like to have."""

    __slots__ = ("best", "hope", "promise", "ready", "rewards", "second")

    def __init__(self) -> None:
        self.best: int = 0
        """The card that promises most, built now or later."""
        self.hope: float = 0.0
        """What the best card promises."""
        self.second: int = 0
        """The card that promises second most."""
        self.ready: int = 0
        """The card that promises most of those that can be built now."""
        self.promise: float = 0.0
        """What the ready card promises."""
        self.rewards: list[float] = []
        """What each kind of space would give: colors, a worker, a trade."""


def find_goals(state: Realm, side: int, weights: PlayoutWeights, memo: Memo) -> Goals:
    """Look over the market once."""
    found = Goals()
    left = rounds_left(state, FITTED)
    cards = min(float(HIVE - len(state.hives[side])), left / TURNS_A_CARD + 0.5)
    further = weights.engine * max(0.0, cards - weights.late)
    permanents = permanents_of(state, side)
    means = means_of(state, side)
    wanted, lacks = wanted_permanents(state, side, cards, permanents)
    bonus = weights.last_permanent if lacks == 1 else weights.palace_permanent
    home = state.personal[side]
    known = memo.gains_of(state.hive_bits[side])
    second = 0.0
    wild, wild_permanents = means[WILD], permanents[WILD]
    due_low, due_high = rows_for(permanents)
    lack_low, lack_high = rows_for(means)
    for card in state.market:
        if card == 0:
            continue
        gain = known.get(card) or gain_of(state, side, card, known)
        hope = weights.card + gain[0] + gain[1] * further + weights.any * GIVES_ANY[card]
        due = due_low[card] + due_high[card] - wild_permanents
        if due > 0:
            hope -= weights.cost * due
        if wanted and GIVEN[card] & wanted:
            hope += bonus
        workers = WORKER_COST[card]
        hope -= weights.worker * workers
        lack = lack_low[card] + lack_high[card] - wild
        if lack <= 0 and workers <= home:
            if hope > found.promise:
                found.promise, found.ready = hope, card
        else:
            turns = lack / weights.gathered if lack > 0 else 0.0
            if workers > home:
                turns += weights.hire * (workers - home)
            if turns > left:
                continue
            hope *= weights.patience**turns
        if hope > found.hope:
            second, found.second = found.hope, found.best
            found.hope, found.best = hope, card
        elif hope > second:
            second, found.second = hope, card
    found.rewards = rewards(state, side, found, weights)
    return found


def wanted_permanents(
    state: Realm, side: int, cards: float, permanents: list[int]
) -> tuple[frozenset[int], int]:
    """The kinds of permanents that would bring the nearest palace closer, and how many it lacks."""
    if state.has_palace(side):
        return NOTHING_WANTED, OUT_OF_REACH
    nearest = OUT_OF_REACH
    best = 0
    low, high = rows_for(permanents)
    for number in state.palaces:
        lacks = low[PALACE + number] + high[PALACE + number] - permanents[WILD]
        if lacks < nearest:
            nearest, best = lacks, PALACE + number
    if best == 0 or nearest <= 0 or nearest + 1 > cards:
        return NOTHING_WANTED, nearest
    lacking = [color for color, number in NEEDS[best] if number > permanents[color]]
    return frozenset([*lacking, WILD]), nearest


def rewards(state: Realm, side: int, found: Goals, weights: PlayoutWeights) -> list[float]:
    """What one more of each color is worth, then a worker and a trade."""
    base = side * TRACKS
    tracks = state.tracks
    given = [weights.color - weights.plenty * tracks[base + color] for color in range(WILD)]
    for card, much in ((found.best, weights.first), (found.second, weights.second)):
        for color, number in NEEDS[card]:
            if number > state.permanents[base + color] + tracks[base + color]:
                given[color] += much
    for color in range(WILD):
        if tracks[base + color] >= TRACK_END:
            given[color] = 0.0
    given.append(weights.hand if state.central[side] else 0.0)
    given.append(weights.trade)
    return given


@final
class RowStanding:
    """How a row stands for a side: its strength and workers, the strongest other, what is open."""

    __slots__ = ("mine", "open", "other", "workers")

    def __init__(self, state: Realm, side: int, first: int) -> None:
        self.mine: int = 0
        self.workers: int = 0
        self.open: int = 0
        totals = [0] * state.sides
        for cell in range(first, first + SLOTS):
            mask = state.bees[cell]
            if mask:
                totals[state.owner[cell]] += STRENGTH[mask]
                if state.owner[cell] == side:
                    self.workers += COUNT[mask]
            elif state.lands[cell]:
                self.open += 1
        self.mine = totals[side]
        totals[side] = 0
        self.other: int = max(totals)

    def worth(self, count: int, weights: PlayoutWeights) -> float:
        """What it is worth to deploy this number of workers on an open landscape of the row."""
        ahead = self.mine + count - self.other
        if self.open > 1:
            return (weights.lead if ahead > 0 else 0.0) - weights.stand * count
        if ahead > 0:
            return weights.wild + weights.win * (self.workers + count)
        return weights.wild - (weights.lose if ahead < 0 else 0.0)


assert (WORKER, TRADE) == (WILD, WILD + 1)
