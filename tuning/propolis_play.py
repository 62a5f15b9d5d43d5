"""`python -m tuning.propolis_play [--games N] [--iterations I] [--jobs J] [--seed S]`: which
weights of Propolis win.

Search plays greedy, and in each match every weight of `FITTED` is moved one step up or down at
random. The effect of each step on the final lead is then fitted to all matches at once. Move the
weights by hand towards what wins, run the script again from there, and confirm with new matches.
"""

from __future__ import annotations

import argparse
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from typing import Final, NamedTuple

import skep
from skep.bots import Greedy, InformationSet, Search
from skep.games.propolis.bot import STRATEGY
from skep.games.propolis.bot.weights import FITTED
from skep.kernel.chance import Dice
from skep.kernel.match import Match
from skep.lab.fit import fit
from skep.seeds import derive

STEPS: Final = {
    "resource": 0.07, "engine": 0.2, "home": 0.35, "first": 0.12, "second": 0.15, "third": 0.15,
    "palace": 0.2, "standing": 0.06, "lead": 0.2, "tempo": 0.3, "wild": 0.4, "built": 0.35,
    "late": 0.4, "stay": 2.0, "early": 0.012, "further": 0.3, "spare": 0.08, "gathered": 0.6,
    "by_cards": 0.2, "race": 0.15, "fade": 0.1, "sober": 0.3,
}  # fmt: skip
"""The step of each weight: about a quarter of it, large enough to have an effect."""
NOW: Final = {name: float(getattr(FITTED, name)) for name in STEPS}


class Bout(NamedTuple):
    """One match: the direction of each step, 1 or -1, and search's final lead in points."""

    moved: list[int]
    lead: int


def play(seed: int, iterations: int, number: int) -> Bout:
    """Play match `number` with randomly moved weights; search sits first in every other one."""
    game = skep.game("propolis")
    match = Match(game, game.settle("multiplayer", 2), derive(seed, "deal", number))
    dice = Dice(derive(seed, "steps", number))
    moved = [2 * dice.below(2) - 1 for _ in STEPS]
    move(moved)
    mine = number % 2
    search, greedy = Search(derive(seed, number, 0), iterations=iterations), Greedy(number)
    while not match.over:
        seat = match.decision.seat
        bot = search if seat == mine else greedy
        match.answer(bot.choose(InformationSet(match, seat)), seat)
    move([0] * len(STEPS))
    return Bout(moved, match.scores[mine] - match.scores[1 - mine])


def move(steps: list[int]) -> None:
    """Set the weights this many steps away from those in the source."""
    for (name, size), by in zip(STEPS.items(), steps):
        setattr(FITTED, name, NOW[name] + by * size)
    STRATEGY.memo.clear()


def effects(bouts: list[Bout]) -> tuple[list[float], float]:
    """The effect of a step of each weight, and its standard error."""
    noted = [([1.0, *map(float, bout.moved)], float(bout.lead)) for bout in bouts]
    found = fit(noted, [0.0] * (1 + len(bouts[0].moved)), doubt=0.01)
    left = sum((came - sum(m * f for m, f in zip(more, found))) ** 2 for more, came in noted)
    return found[1:], sqrt(left) / len(bouts)


def count(word: str) -> int:
    """A number of 1 or more."""
    if not word.isdecimal() or int(word) < 1:
        raise argparse.ArgumentTypeError(f"a whole number from 1 on is wanted, not {word!r}")
    return int(word)


def asked(about: str | None, games: int) -> argparse.Namespace:
    """The command line: matches, iterations, processes and seed."""
    reader = argparse.ArgumentParser(description=about)
    reader.add_argument("--games", type=count, default=games)
    reader.add_argument("--iterations", type=count, default=200)
    reader.add_argument("--jobs", type=count, default=1)
    reader.add_argument("--seed", type=int, default=1)
    return reader.parse_args()


def main() -> None:
    given = asked(__doc__, games=1000)
    one = partial(play, given.seed, given.iterations)
    with ProcessPoolExecutor(given.jobs, multiprocessing.get_context("spawn")) as pool:
        bouts = list(pool.map(one, range(given.games), chunksize=4))
    lead = sum(bout.lead for bout in bouts) / len(bouts)
    brought, error = effects(bouts)
    print(f"{len(bouts)} matches, search ahead by {lead:.1f}; standard error of a step {error:.2f}")
    for name, each in sorted(zip(STEPS, brought), key=lambda row: -abs(row[1])):
        print(f"{name:9} {NOW[name]:6.3f}  a step of {STEPS[name]:5.3f} brings {each:+.2f}")


if __name__ == "__main__":
    main()
