"""`python -m tuning.propolis_playouts [--rounds R] [--games N] [--jobs J] [--seed S]`: tune the
playout policy of Propolis.

The policy plays itself, many thousand matches in a minute once the engine is compiled. In each
match every weight of either side is moved one step up or down at random; the effect of each step on
the final lead is fitted to all matches of a round. The weights start at `BY_HAND` of
`games/propolis/bot/playout_weights.py` and move towards what wins before the next round. After each
round the new weights are printed and play against `TUNED`.

More rounds win more against this policy, but say less about the ends of real matches: let `skep
arena` decide which weights serve a search best.
"""

from __future__ import annotations

import argparse
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import Final

import skep
from skep.games.propolis.bot.memo import Memo
from skep.games.propolis.bot.playout_policy import playout_answer
from skep.games.propolis.bot.playout_weights import BY_HAND, TUNED, PlayoutWeights
from skep.games.propolis.state import Realm
from skep.kernel.chance import Dice
from skep.kernel.position import Position
from skep.kernel.script import CHANCE
from skep.lab.fit import Noted, fit
from skep.seeds import derive
from tuning.propolis_play import count

STEPS: Final = {
    "card": 0.25, "engine": 0.2, "late": 0.3, "cost": 0.06, "any": 0.08, "worker": 0.08,
    "gathered": 0.4, "patience": 0.05, "hire": 0.12, "palace_permanent": 0.3,
    "last_permanent": 0.4, "color": 0.07,
    "first": 0.12, "second": 0.08, "plenty": 0.015, "trade": 0.1, "hand": 0.1, "wild": 0.15,
    "win": 0.08, "lose": 0.2, "stand": 0.06, "lead": 0.08, "fortify": 0.12,
    "fortify_full": 0.15, "retreat": 0.05,
    "none_home": 0.25, "few_home": 0.2, "many_home": 0.2, "ready": 0.07, "before": 0.15,
    "palace": 0.6,
}  # fmt: skip
"""The step of each weight, large enough to have an effect."""
HIGHEST: Final = {"patience": 0.95, "ready": 0.8}
"""Upper bounds; beyond them the policy never builds."""
FAR: Final = 14
"""Larger leads count as this one, since they say no more about the weights."""
PACE: Final = 8.0
"""Steps that a weight moves for each point that a step gains."""
STRIDE: Final = 1.5
"""The most steps that a weight moves in a round."""
CHUNK: Final = 500

Weights = dict[str, float]


def weights_of(weights: PlayoutWeights) -> Weights:
    return {name: float(getattr(weights, name)) for name in STEPS}


def moved(weights: Weights, steps: list[int]) -> PlayoutWeights:
    """The weights, moved by this many steps."""
    return PlayoutWeights(
        **{name: weights[name] + by * STEPS[name] for name, by in zip(STEPS, steps)}
    )


def play(weights_by_seat: list[PlayoutWeights], dice: Dice) -> int:
    """Play a match and return the first side's final lead."""
    game = skep.game("propolis")
    position = Position.start(game, game.setup(game.settle("multiplayer", 2)), keep=False)
    realm = position.state
    assert isinstance(realm, Realm)
    memo = Memo()
    while not realm.over:
        options = position.options
        if realm.seat == CHANCE:
            position.answer(options[dice.below(len(options))])
        else:
            position.answer(playout_answer(realm, options, weights_by_seat[realm.seat], memo))
    scores = game.scores(realm)
    return max(-FAR, min(FAR, scores[0] - scores[1]))


def bouts(weights: Weights, games: int, seed: int) -> Noted:
    """Samples from a number of matches: the difference of the sides' steps, and the final lead."""
    dice = Dice(seed)
    noted: Noted = []
    for _ in range(games):
        steps = [[2 * dice.below(2) - 1 for _ in STEPS] for _ in range(2)]
        lead = play([moved(weights, each) for each in steps], dice)
        noted.append(([1.0, *(float(one - two) for one, two in zip(*steps))], float(lead)))
    return noted


def leads(new: Weights, old: Weights, games: int, seed: int) -> list[int]:
    """The leads of the new weights over the old, in each seat in turn."""
    dice, weights_by_seat = Dice(seed), [PlayoutWeights(**new), PlayoutWeights(**old)]
    return [
        play(weights_by_seat, dice) if at % 2 else -play(weights_by_seat[::-1], dice)
        for at in range(games)
    ]


def better(weights: Weights, noted: Noted) -> Weights:
    """Move each weight by the effect of its steps, if that is significant."""
    brought = fit(noted, [0.0] * (1 + len(STEPS)), doubt=1.0)[1:]
    doubt = sqrt(sum(lead * lead for _, lead in noted) / 2) / len(noted)
    new = dict(weights)
    for (name, size), each in zip(STEPS.items(), brought):
        if abs(each) > doubt:
            new[name] += size * max(-STRIDE, min(STRIDE, PACE * each))
        new[name] = max(0.0, min(HIGHEST.get(name, new[name]), new[name]))
    return new


def asked() -> argparse.Namespace:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--rounds", type=count, default=12)
    reader.add_argument("--games", type=count, default=16_000)
    reader.add_argument("--jobs", type=count, default=1)
    reader.add_argument("--seed", type=int, default=1)
    return reader.parse_args()


def main() -> None:
    given = asked()
    now, weights = weights_of(TUNED), weights_of(BY_HAND)
    parts = -(-given.games // CHUNK)
    size = -(-given.games // parts)
    with ProcessPoolExecutor(given.jobs, multiprocessing.get_context("spawn")) as pool:
        for round in range(1, given.rounds + 1):
            seeds = [derive(given.seed, round, part) for part in range(2 * parts)]
            done = pool.map(bouts, [weights] * parts, [size] * parts, seeds[:parts])
            weights = better(weights, [each for part in done for each in part])
            tried = pool.map(
                leads, [weights] * parts, [now] * parts, [size // 4 + 1] * parts, seeds[parts:]
            )
            ahead = [lead for part in tried for lead in part]
            won = sum((lead > 0) + 0.5 * (lead == 0) for lead in ahead) / len(ahead)
            print(
                f"round {round}: ahead of those in use by {sum(ahead) / len(ahead):.2f} points "
                f"in {len(ahead)} matches, won {100 * won:.1f} %",
                ", ".join(f"{name}={each:.3g}" for name, each in weights.items()),
                sep="\n",
                flush=True,
            )


if __name__ == "__main__":
    main()
