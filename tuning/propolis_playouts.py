"""`python -m tuning.propolis_playouts [--rounds R] [--games N] [--jobs J] [--seed S]`: what counts
for someone who plays Propolis in a hurry.

Hunches play hunches, many thousand matches in a minute once the engine is compiled. In each match
the dice say of every weight of either side whether it stands a step higher or lower; what a step of
each brings is fitted to all matches of a round, in points of the lead at the end. The weights move
towards what wins, starting at `BY_HAND` of `games/propolis/bot/playout_weights.py`, and the next
round begins there. After each round the new weights play `TUNED`, and are printed.

More rounds win more against themselves, but tell less of how others end a match: which weights
serve a search best is for `skep arena` to say.
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
"""How far each weight is moved: enough to be felt."""
HIGHEST: Final = {"patience": 0.95, "ready": 0.8}
"""Beyond these nothing is ever built."""
FAR: Final = 14
"""A lead counts up to so many points: beyond it says no more of the weights."""
PACE: Final = 8.0
"""How many steps a weight moves for a point that one of them brings, ..."""
STRIDE: Final = 1.5
"""... and at the most."""
CHUNK: Final = 500

Weights = dict[str, float]


def weights_of(weights: PlayoutWeights) -> Weights:
    return {name: float(getattr(weights, name)) for name in STEPS}


def moved(weights: Weights, steps: list[int]) -> PlayoutWeights:
    """The weights so many steps from where they stand."""
    return PlayoutWeights(
        **{name: weights[name] + by * STEPS[name] for name, by in zip(STEPS, steps)}
    )


def play(weights_by_seat: list[PlayoutWeights], dice: Dice) -> int:
    """By how many points the first side is ahead at the end."""
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
    """So many matches: how the sides' steps differ, and by how much the first was ahead."""
    dice = Dice(seed)
    noted: Noted = []
    for _ in range(games):
        steps = [[2 * dice.below(2) - 1 for _ in STEPS] for _ in range(2)]
        lead = play([moved(weights, each) for each in steps], dice)
        noted.append(([1.0, *(float(one - two) for one, two in zip(*steps))], float(lead)))
    return noted


def leads(new: Weights, old: Weights, games: int, seed: int) -> list[int]:
    """How far the new weights are ahead of the old, in each seat in turn."""
    dice, weights_by_seat = Dice(seed), [PlayoutWeights(**new), PlayoutWeights(**old)]
    return [
        play(weights_by_seat, dice) if at % 2 else -play(weights_by_seat[::-1], dice)
        for at in range(games)
    ]


def better(weights: Weights, noted: Noted) -> Weights:
    """Move each weight by what a step of it brings, if that is more than chance alone would."""
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
