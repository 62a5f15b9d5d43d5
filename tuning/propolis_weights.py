"""`python -m tuning.propolis_weights [--games N] [--seed S]`: fit the weights of Propolis's
evaluation.

Greedy plays itself, with a little noise so that matches differ. The script notes at the start of
each turn how much each weight of `games/propolis/bot/weights.py` favors one seat over the other,
and the final difference in points. It prints the weights that explain the results best beside those
in use. Edit them by hand: the smallest error is not the best play, so a change must win matches.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Final

import skep
from skep.bots import Greedy, InformationSet
from skep.games.propolis.bot.evaluation import rounds_left, side_worth
from skep.games.propolis.bot.memo import Memo
from skep.games.propolis.bot.weights import ONE_PLY, EvaluationWeights
from skep.games.propolis.rules.turn import ACT
from skep.games.propolis.state import Realm
from skep.kernel.match import Match
from skep.lab.fit import Noted, fit
from skep.seeds import derive

NAMES: Final = (
    "resource",
    "engine",
    "home",
    "next card",
    "second card",
    "third card",
    "palace",
    "standing",
    "lead",
    "tempo",
)
BLURS: Final = (0.0, 0.1, 0.25)
DOUBT: Final = 2000.0
"""Ridge penalty toward the current weights, in units of one turn's squared error."""


def listed(weights: EvaluationWeights) -> list[float]:
    """The weights in the order of their names."""
    return [
        weights.resource,
        weights.engine,
        weights.home,
        weights.first,
        weights.second,
        weights.third,
        weights.palace,
        weights.standing,
        weights.lead,
        weights.tempo,
    ]


def made(numbers: list[float]) -> EvaluationWeights:
    """The weights with these values."""
    return EvaluationWeights(*numbers)


TOLD: Final = listed(ONE_PLY)
MORE: Final = [made([told + (at == each) for at, told in enumerate(TOLD)]) for each in range(9)]
"""The weights with one of them higher by one, each in turn."""


def differ(realm: Realm) -> tuple[list[float], float]:
    """How much each weight favors the first seat, and the lead in points alone."""
    left = rounds_left(realm, ONE_PLY)
    memo = Memo()
    base = [side_worth(realm, side, left, ONE_PLY, memo) for side in range(2)]
    more = [
        (side_worth(realm, 0, left, each, memo) - base[0])
        - (side_worth(realm, 1, left, each, memo) - base[1])
        for each in MORE
    ]
    more.append(1.0 if realm.player == 0 else -1.0)
    told = sum(weight * each for weight, each in zip(TOLD[:-1], more))
    return more, base[0] - base[1] - told


def notes(seed: int) -> Iterator[tuple[list[float], float]]:
    """One match: for each turn, how the weights judge it, and the later change of the lead."""
    game = skep.game("propolis")
    match = Match(game, game.settle("multiplayer", 2), seed)
    bots = [Greedy(derive(seed, seat), blur=BLURS[(seed >> seat) % 3]) for seat in range(2)]
    found: list[tuple[list[float], float]] = []
    while not match.over:
        seat = match.decision.seat
        state = match.position(seat, 0).state
        assert isinstance(state, Realm)
        if state.prompt is ACT:
            found.append(differ(state))
        match.answer(bots[seat].choose(InformationSet(match, seat)), seat)
    lead = match.scores[0] - match.scores[1]
    for more, points in found:
        yield more, lead - points


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=300)
    reader.add_argument("--seed", type=int, default=1)
    given = reader.parse_args()
    noted: Noted = []
    for number in range(given.games):
        noted += notes(derive(given.seed, "weights", number))
    print(f"{given.games} matches, {len(noted)} turns")
    for name, told, fitted in zip(NAMES, TOLD, fit(noted, TOLD, DOUBT)):
        print(f"{name:12} {told:5.2f} -> {fitted:5.2f}")


if __name__ == "__main__":
    main()
