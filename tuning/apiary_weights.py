"""`python -m tuning.apiary_weights [--games N] [--seed S]`: what Apiary's things are worth.

Greedy plays with itself. At the start of each turn it is noted what one seat has more than the
other, by kind, and at the end how the lead changed from then on. The weights that explain the
changes best are printed beside those of `games/apiary/bot/evaluation.py`. Edit that file by hand: a
match has one end and many turns, so few matches can't be trusted.
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
    *RESOURCES, "card", *(f"ready {n}" for n in range(1, 5)), *(f"away {n}" for n in range(1, 5)),
    *KINDS,
)  # fmt: skip
TOLD: Final[list[float]] = [
    *evaluation.PLAIN.token, evaluation.PLAIN.card, *evaluation.PLAIN.ready[1:],
    *evaluation.PLAIN.away[1:], *evaluation.PLAIN.tile,
]  # fmt: skip
"""What greedy holds of each."""
DOUBT: Final = 5000.0
"""How much it takes to change the evaluation's mind: the squared error of so many turns."""


def things(match: Colony, seat: int) -> list[float]:
    """How many a seat has of each kind."""
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
    """One match: for each turn, what the seats' things differ by and how the lead changed after."""
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
    """What the first seat has more than the second, worth less as the end comes near; its lead."""
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
