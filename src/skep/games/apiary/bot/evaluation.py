"""How good the table looks for a seat, for bots: points so far, and what tokens, cards, workers and
tiles may still bring in the turns that are left."""

from __future__ import annotations

from math import exp
from typing import Final, final

from skep.games.apiary.board import FAVOR_VP, SIDES, Sector
from skep.games.apiary.box import TILES, TYPE, Piece
from skep.games.apiary.resources import FAVOR, SEED, VP, listed
from skep.games.apiary.rules.automa import scoring as automa
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.steps import GainStep, StrengthenStep
from skep.games.apiary.rules.scoring import FILLED, faction, filled, planted, shares, worth
from skep.games.apiary.state import (
    ACTING,
    AUTOMA,
    BEFORE,
    FIRST,
    NONE,
    POOL,
    SUPPLY,
    WORKERS,
    Colony,
)

RESOURCES_BY_WORTH: Final = (4, 3, 0, 1, 2)
OVERFLOW: Final = 0.3
"""A token that has no spot."""
MAT: Final = 10
"""The hexes of a mat to build on."""
POD_TURNS: Final = 5.0
"""Turns of all seats together until the next pod is filled."""
LATE: Final = 3.0
"""Turns left at which a seat gets half of what its things could bring."""
BUILD_TURNS: Final = 2.5
"""Turns that it takes to build a tile."""
TURN: Final = 4.0
"""What a turn brings."""
UNDONE: Final = 3.0
"""Bonus for an action under way, so that a search looks at its end before judging it."""
CAUTION: Final = 1.5
"""The same bonus for a one-ply bot."""
AUTOMA_STRENGTH: Final = 0.8
"""What a point of strength of the Automa's workers brings it."""
SPREAD: Final = 9.0
"""A lead of this number of points wins about three times of four."""


def income(piece: Piece) -> float:
    """What a farm's income is worth, once."""
    gained = 0.0
    for trigger in piece.effect.income:
        for step in trigger.steps:
            if isinstance(step, GainStep):
                gained += step.count * {VP: 1.0, FAVOR: 0.8, SEED: 1.6}.get(step.item, 0.9)
            elif isinstance(step, StrengthenStep):
                gained += 0.8
    return gained


PRINTED: Final[list[int]] = [piece.vp for piece in TILES]


@final
class Weights:
    """What things may still bring, in points, in a match of which all is still to come."""

    def __init__(
        self,
        token: tuple[float, ...],
        card: float,
        pace: tuple[float, ...],
        ready: tuple[float, ...],
        away: tuple[float, ...],
        tile: tuple[float, ...],
        farm: float,
        favor: float,
    ) -> None:
        self.token: tuple[float, ...] = token
        """A token of each resource."""
        self.card: float = card
        self.pace: tuple[float, ...] = pace
        """A turn, by number of workers: with few, a seat retrieves every other turn."""
        self.ready: tuple[float, ...] = ready
        """A worker of each strength that can be placed."""
        self.away: tuple[float, ...] = away
        """One that must be fetched first; with strength 4 it will only hibernate."""
        self.tile: tuple[float, ...] = tile
        """Farms, recruits, developments and carvings, beside their points and income."""
        self.promised: list[float] = [
            tile[TYPE[at]] + farm * income(piece) for at, piece in enumerate(TILES)
        ]
        """Each tile beside its points; a farm by its income too, as often as it pays."""
        self.favor: float = favor
        """A space of the favor track beside its points: who is far has less of it to come."""


DEFAULT_WEIGHTS: Final = Weights(
    token=(0.9, 0.9, 0.9, 2.6, 3.2), card=1.6, pace=(0.0, 0.0, 0.9, 1.4, 1.7),
    ready=(0.0, 0.5, 1.3, 2.2, 4.0), away=(0.0, 0.2, 1.0, 1.8, 2.5), tile=(3.0, 2.8, 1.8, 1.0),
    farm=1.0, favor=0.0,
)  # fmt: skip
"""Set by hand, for a bot that looks one ply ahead."""
FITTED: Final = Weights(
    token=(0.6, 0.55, 0.4, 2.2, 2.8), card=1.8, pace=(0.0, 0.0, 0.6, 1.1, 1.3),
    ready=(0.0, -0.4, 0.5, 3.0, 4.6), away=(0.0, 0.2, 1.5, 3.3, 2.5), tile=(1.9, 1.2, 0.9, -1.5),
    farm=0.9, favor=-0.15,
)  # fmt: skip
"""Fitted to what things were worth in matches, for a search (`tuning.apiary_weights`)."""


def turns_left(state: Colony) -> float:
    """About how many turns each seat still has."""
    if state.final != NONE:
        return state.final / state.players
    vacant = 0
    for pod in state.pods_in_play():
        if state.pods[pod] == NONE:
            vacant += 1
    return (3.0 + POD_TURNS * vacant) / state.players


def still(turns: float) -> float:
    """The share of what things could bring that they will bring in these turns."""
    return turns / (turns + LATE)


def tokens(state: Colony, seat: int, token: tuple[float, ...]) -> float:
    """The value of a seat's tokens; the most valuable are stored first."""
    held = 0.0
    kept = state.spots[seat].count
    numbers = listed(state.goods[seat])
    for resource in RESOURCES_BY_WORTH:
        stored = min(numbers[resource], kept)
        kept -= stored
        held += stored * token[resource] + (numbers[resource] - stored) * OVERFLOW
    return held


def workers(state: Colony, seat: int, turns: float, weights: Weights) -> float:
    ready, away = weights.ready, weights.away
    held = 0.0
    number = 0
    for worker in state.workers(seat):
        where = state.where[worker]
        if where != SUPPLY:
            number += 1
            held += (ready if where == POOL else away)[state.strength[worker]]
    return held + weights.pace[number] * turns


def filling(built: int, turns: float) -> float:
    """A share of the points for a full mat, while there is time to fill it."""
    if built >= MAT:
        return 0.0
    share = min(1.0, turns / (BUILD_TURNS * (MAT - built)))
    return FILLED * share * share * built / MAT


def comb(state: Colony) -> list[float]:
    """What the comb may pay each seat in the end."""
    found = [0.0] * state.players
    for sector in SIDES[state.side].sectors_for(state.players):
        add_sector(state, sector, found)
    return found


def add_sector(state: Colony, sector: Sector, found: list[float]) -> None:
    """As it stands, as far as it is filled; else each token has its part."""
    pods = len(sector.pods)
    taken = 0
    each = (sector.first + sector.second) / pods
    for pod in sector.pods:
        owner = state.pods[pod]
        if owner != NONE:
            taken += 1
    if not taken:
        return
    share = taken / pods
    for pod in sector.pods:
        owner = state.pods[pod]
        if owner != NONE:
            found[owner] += (1.0 - share) * each
    for seat, points in enumerate(shares(state, sector)):
        found[seat] += share * points


def spent(state: Colony) -> bool:
    """Has this turn's main choice been made already?"""
    return state.phase > BEFORE or not (state.played or state.prompt.name == "turn")


def tempo(state: Colony, seat: int, gone: int, rest: float) -> float:
    """The value of moving sooner, so that states of different turns can be compared."""
    players = state.players
    ahead = (seat - state.player - gone) % players
    undone = rest if gone and seat == state.player and state.phase <= ACTING else 0.0
    if state.final != NONE:
        return undone + (TURN if ahead < state.final - gone else 0.0)
    return undone + TURN * (players - 1 - ahead) / players


def value(state: Colony, seat: int, turns: float, left: float, weights: Weights) -> float:
    """What a seat has and may still get, but for the comb."""
    if state.faction[seat] == NONE or not state.tiles[seat]:
        return float(state.vp[seat])
    points = state.vp[seat] + FAVOR_VP[state.favor[seat]] + faction(state, seat)
    promised = tokens(state, seat, weights.token) + workers(state, seat, turns, weights)
    promised += weights.card * len(state.hands[seat]) + weights.favor * state.favor[seat]
    promising = weights.promised
    hive = state.tiles[seat]
    cells = state.built[seat]
    for cell in cells:
        tile = hive[cell] - FIRST
        points += PRINTED[tile]
        promised += promising[tile]
        if TYPE[tile] == w.CARVING:
            points += worth(state, seat, TILES[tile].effect.endgame, cell)
    if state.planted[seat]:
        points += planted(state, seat)
    if state.frames[seat] or len(cells) >= MAT:
        points += filled(state, seat)
    return points + left * promised + filling(len(cells), turns)


def automa_value(state: Colony, left: float) -> float:
    """The Automa's points, and what its workers may still bring."""
    strength = sum(state.strength[AUTOMA * WORKERS :])
    return automa.points(state) + left * AUTOMA_STRENGTH * strength


def chances(state: Colony, rest: float, weights: Weights) -> list[float]:
    """How good it looks for each seat, from 0 to 1: its lead over the best of the others."""
    turns = turns_left(state)
    left = still(turns)
    gone = int(spent(state))
    values = comb(state)
    for seat in range(state.seats):
        values[seat] += value(state, seat, turns, left, weights)
        values[seat] += tempo(state, seat, gone, rest)
    if state.level:
        values[AUTOMA] = automa_value(state, left) + tempo(state, AUTOMA, gone, rest)
    found: list[float] = []
    for seat in range(state.seats):
        lead = values[seat] - max([other for at, other in enumerate(values) if at != seat])
        found.append(1.0 / (1.0 + exp(-lead / SPREAD)))
    return found


def evaluate(state: Colony) -> list[float]:
    """For each seat, for a search: from 0 (lost) to 1 (won)."""
    return chances(state, UNDONE, FITTED)


def evaluate_one_ply(state: Colony, seat: int) -> float:
    """For one seat, for a one-ply bot: from 0 (lost) to 1 (won)."""
    return chances(state, CAUTION, DEFAULT_WEIGHTS)[seat]
