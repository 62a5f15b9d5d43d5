"""`python -m skep.coach.fitting GAME [--mode M] [--seats N] [--games N]`: fit the odds of a game.

Half of the matches teach the curve, the other half, never seen before, measures it: of all chances
given between 60 and 70 %, do about 65 % come true?  Writes `odds.json` and a section of
`docs/calibration.md`.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import skep
from skep.coach.odds import Curve, name_of, shares, strengths
from skep.coach.reliability import section, write_page
from skep.coach.samples import Played, Sample, play
from skep.kernel.game import Settings
from skep.lab.plan import derive
from skep.lab.simulate import processors

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "calibration.md"
STEPS = 30


def fit(samples: list[Sample], sides: list[int], length: float) -> Curve:
    """The curve that makes what happened most likely, by Newton's method."""
    curve = Curve(length, (1.0, 0.0, 0.0))
    for _ in range(STEPS):
        slope, bend = _slope(samples, sides, curve)
        step = solve(bend, slope)
        curve = Curve(length, tuple(w - s for w, s in zip(curve.weights, step)))
        if max(abs(s) for s in step) < 1e-6:
            break
    return curve


def _slope(
    samples: list[Sample], sides: list[int], curve: Curve
) -> tuple[list[float], list[list[float]]]:
    """How the weights should change: the first and second derivatives, a little held back."""
    slope = [0.01 * w for w in curve.weights]
    bend = [[0.01 * (i == j) for j in range(3)] for i in range(3)]
    for sample in samples:
        strong = strengths(sample.worths, sides)
        chances = shares(strong, curve.trust(sample.answers))
        won = by_side(sample.won, sides)
        features = curve.features(sample.answers)
        mean = sum(p * x for p, x in zip(chances, strong))
        pull = sum((p - y) * x for p, y, x in zip(chances, won, strong))
        spread = sum(p * (x - mean) ** 2 for p, x in zip(chances, strong))
        for i in range(3):
            slope[i] += pull * features[i]
            for j in range(3):
                bend[i][j] += spread * features[i] * features[j]
    return slope, bend


def by_side(won: list[float], sides: list[int]) -> list[float]:
    """What each side won; a lone seat against an even chance."""
    count = max(sides) + 1
    found = [won[sides.index(side)] for side in range(count)]
    return found if count > 1 else [found[0], 1 - found[0]]


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """x with matrix · x = right, for three unknowns (Gauss)."""
    rows = [[*row, value] for row, value in zip(matrix, right)]
    for at in range(3):
        best = max(range(at, 3), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(3):
            if other != at:
                factor = rows[other][at]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[at])]
    return [row[3] for row in rows]


def collect(settings: Settings, games: int, seed: int, jobs: int) -> list[Played]:
    seeds = [derive(seed, number) for number in range(games)]
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(partial(play, settings), seeds, chunksize=4))


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("game")
    reader.add_argument("--mode")
    reader.add_argument("--seats", type=int)
    reader.add_argument("--games", type=int, default=2000)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--jobs", type=int, default=processors())
    given = reader.parse_args()
    game = skep.game(given.game)
    settings = game.settle(given.mode, given.seats)
    sides = game.sides(settings)
    played = collect(settings, given.games, given.seed, given.jobs)
    half = len(played) // 2
    length = sum(each.answers for each in played[:half]) / half
    curve = fit([s for each in played[:half] for s in each.samples], sides, length)
    save(settings, curve)
    held_out = [sample for each in played[half:] for sample in each.samples]
    command = f"python -m skep.coach.fitting {given.game} --mode {settings.mode} --seats "
    command += f"{settings.seats} --games {given.games} --seed {given.seed}"
    text = section(settings, curve, held_out, sides, command, len(played) - half)
    write_page(PAGE, text)
    print(text)


def save(settings: Settings, curve: Curve) -> None:
    file = HERE / "odds.json"
    table: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    weights = [round(w, 4) for w in curve.weights]
    table[name_of(settings)] = {"length": round(curve.length, 1), "weights": weights}
    lines = [f'  "{name}": {json.dumps(table[name])}' for name in sorted(table)]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
