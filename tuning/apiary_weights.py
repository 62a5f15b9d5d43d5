"""`python -m tuning.apiary_weights [--games N] [--seed S]`: fit the weights of Apiary's evaluation.

Greedy plays itself. The script notes how much more of each kind one seat has than the other at the
start of each turn, and how the lead changes from then to the end. It prints the weights that
explain these changes best beside those of `games/apiary/bot/evaluation.py`. Edit that file by hand:
a match has many turns but one end, so a few matches prove little.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Final

import skep
from skep.bots import InformationSet, make
from skep.games.apiary.bot import evaluation
from skep.games.apiary.box import TYPE
from skep.games.apiary.resources import RESOURCES, listed
from skep.games.apiary.rules.scoring import scores
from skep.games.apiary.state import BEFORE, FIRST, POOL, SUPPLY, Colony
from skep.kernel.match import Match
from skep.lab.fit import fit
from skep.seeds import derive

KINDS: Final = ("farm", "recruit", "development", "carving")
NAMES: Final = (
    *RESOURCES,
    "card",
    *(f"ready {n}" for n in range(1, 5)),
    *(f"away {n}" for n in range(1, 5)),
    *KINDS,
)
TOLD: Final[list[float]] = [
    *evaluation.DEFAULT_WEIGHTS.token,
    evaluation.DEFAULT_WEIGHTS.card,
    *evaluation.DEFAULT_WEIGHTS.ready[1:],
    *evaluation.DEFAULT_WEIGHTS.away[1:],
    *evaluation.DEFAULT_WEIGHTS.tile,
]
"""The current weights."""
DOUBT: Final = 5000.0
"""Ridge penalty toward the current weights, in units of one turn's squared error."""


def things(match: Colony, seat: int) -> list[float]:
    """The amounts that a seat has of each kind."""
    docked = [0.0] * 8
    for worker in match.workers(seat):
        where = match.where[worker]
        if where != SUPPLY:
            docked[(0 if where == POOL else 4) + match.strength[worker] - 1] += 1
    built = [0.0] * len(KINDS)
    for cell in match.built[seat]:
        built[TYPE[match.tiles[seat][cell] - FIRST]] += 1
    tokens = [float(number) for number in listed(match.goods[seat])]
    return [*tokens, float(len(match.hands[seat])), *docked, *built]


def notes(seed: int) -> Iterator[tuple[list[float], float]]:
    """One match: for each turn, the difference of the seats' amounts and the later change of the
    lead."""
    match = Match(skep.game("apiary"), skep.game("apiary").settle(seats=2), seed)
    bots = [make("greedy", derive(seed, "bot", seat)) for seat in range(2)]
    found: dict[int, tuple[list[float], int]] = {}
    while not match.over:
        seat = match.decision.seat
        state = match.position(seat, 0).state
        assert isinstance(state, Colony)
        if state.phase == BEFORE and state.turn not in found:
            found[state.turn] = differ(state)
        match.answer(bots[seat].choose(InformationSet(match, seat)), seat)
    lead = match.scores[0] - match.scores[1]
    for more, then in found.values():
        yield more, lead - then


def differ(match: Colony) -> tuple[list[float], int]:
    """The difference between the seats' amounts, discounted towards the end, and the first seat's
    lead."""
    left = evaluation.still(evaluation.turns_left(match))
    more = [left * (a - b) for a, b in zip(things(match, 0), things(match, 1))]
    points = scores(match)
    return more, points[0] - points[1]


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=60)
    reader.add_argument("--seed", type=int, default=1)
    given = reader.parse_args()
    noted: list[tuple[list[float], float]] = []
    for number in range(given.games):
        noted += notes(derive(given.seed, "weights", number))
    print(f"{given.games} matches, {len(noted)} turns")
    for name, told, fitted in zip(NAMES, TOLD, fit(noted, TOLD, DOUBT)):
        print(f"{name:12} {told:5.1f} -> {fitted:5.1f}")


if __name__ == "__main__":
    main()
