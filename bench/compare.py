"""Compare the speed of two source trees of Skep, for instance before and after a change.

`python -m bench.compare OLD NEW` runs both trees in turns, so that other work on the machine slows
both alike, and prints the median ratio of new to old speed: more than 1 is faster. Each tree is
measured as it is, plain or compiled.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import IO

GAMES = ("hivernation", "ambrosia", "propolis", "apiary")
WORK = {"play": 4, "clone": 4, "search": 20}
"""What is measured, and how much of it a trial run does."""
RUN = "import sys; sys.path[:0] = sys.argv[1:3]; from bench.compare import serve; serve()"


class Tree:
    """A process that imports one tree and measures on request."""

    def __init__(self, tree: Path) -> None:
        here = Path(__file__).resolve().parents[1]
        command = [sys.executable, "-P", "-c", RUN, str(tree / "src"), str(here)]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def measure(self, game: str, work: str, seed: int, count: int) -> tuple[float, int]:
        """CPU seconds, and the number of decisions, clones or iterations that they took."""
        requests, answers = pipe(self.process.stdin), pipe(self.process.stdout)
        print(game, work, seed, count, file=requests, flush=True)
        seconds, done = answers.readline().split()
        return float(seconds), int(done)


def pipe(stream: IO[str] | None) -> IO[str]:
    """A pipe that was opened."""
    assert stream is not None
    return stream


def serve() -> None:
    """Answer requests from standard input with seconds and counts."""
    from bench import compare_work

    for line in sys.stdin:
        game, work, seed, count = line.split()
        start = process_time()
        done = compare_work.WORK[work](game, Random(int(seed)), int(count))
        print(process_time() - start, done, flush=True)


def amount(trees: Sequence[Tree], game: str, work: str, seconds: float) -> int:
    """How much of a work fills a slot of this length."""
    count = WORK[work]
    while True:
        slowest = max(tree.measure(game, work, 1, count)[0] for tree in trees)
        if slowest > seconds / 2:
            return count
        count = max(count + 1, int(count * min(4.0, seconds / max(slowest, 0.01))))


def ratios(old: Tree, new: Tree, game: str, work: str, rounds: int, seconds: float) -> list[float]:
    """New to old speed in each round, sorted."""
    count = amount((old, new), game, work, seconds)
    found: list[float] = []
    for seed in range(rounds):
        pair = (old, new) if seed % 2 else (new, old)
        speeds = {}
        for tree in pair:
            spent, done = tree.measure(game, work, 100 + seed, count)
            speeds[tree] = done / spent
        found.append(speeds[new] / speeds[old])
    return sorted(found)


def main(words: list[str]) -> int:
    """Read the command line, measure, and print a line for each game and work."""
    parser = argparse.ArgumentParser(description="Compare the speed of two source trees.")
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=0.4, help="CPU time of a slot")
    parser.add_argument("--game", choices=GAMES)
    wish = parser.parse_args(words)
    old, new = Tree(wish.old.resolve()), Tree(wish.new.resolve())
    for game in [wish.game] if wish.game else GAMES:
        for work in WORK:
            found = ratios(old, new, game, work, wish.rounds, wish.seconds)
            low, high = found[len(found) // 4], found[3 * len(found) // 4]
            print(f"{game:12} {work:7} {median(found):.3f}  ({low:.3f} to {high:.3f})", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
