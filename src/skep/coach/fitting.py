"""`python -m skep.coach.fitting GAME [--games N] [--seed S] [--save FILE]`: fit the odds of a game.

Cross-validated: curves fitted to one half of the matches are measured on the other half, and the
other way round. Of all chances between 60 and 70 %, do about 65 % come true?  Writes `odds.json`
and the game's section of `docs/calibration.md`. With `--save`, matches are stored in that file: the
same command continues from there, and a changed evaluation can be fitted to the same matches.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, NamedTuple

import skep
from skep.bots.strategies import strategy_of
from skep.coach.drift import reference_chances
from skep.coach.newton import fit
from skep.coach.odds import Curve, name_of, table
from skep.coach.reliability import Measured, bins, error, section, write_page
from skep.coach.samples import Played, Sample, samples
from skep.coach.stored_matches import StoredMatches
from skep.kernel.game import Game, Settings
from skep.kernel.match import Match

HERE = Path(__file__).parent
ODDS = HERE / "odds.json"
PAGE = HERE.parents[2] / "docs" / "calibration.md"


class Fitted(NamedTuple):
    """A curve fitted to the matches of one setting, and its held-out predictions."""

    settings: Settings
    curve: Curve
    measured: Measured


def settings_of(game: Game[Any]) -> list[tuple[Settings, float]]:
    """The settings that the odds of a game are fitted to, each with its share of the matches."""
    fitted = strategy_of(game).odds_settings
    return [(game.settle(mode, seats), share) for mode, seats, share in fitted]


def fit_settings(settings: Settings, matches: list[Match]) -> Fitted:
    """Fit a curve to all matches; each half is measured by a curve fitted to the other half."""
    sides = skep.game(settings.game).sides(settings)
    played = [samples(match) for match in matches]
    found: list[tuple[float, float]] = []
    for training, held_out in ((played[::2], played[1::2]), (played[1::2], played[::2])):
        found += predictions(_curve(training, sides), _all(held_out), sides)
    length, weights, _ = _curve(played, sides)
    off = round(error(bins(found)), 3)
    rounded = tuple(round(weight, 4) for weight in weights)
    return Fitted(settings, Curve(round(length, 1), rounded, off), Measured(len(played), found))


def _curve(played: list[Played], sides: list[int]) -> Curve:
    return fit(_all(played), sides, sum(each.answers for each in played) / len(played))


def _all(played: list[Played]) -> list[Sample]:
    return [sample for each in played for sample in each.samples]


def predictions(curve: Curve, samples: list[Sample], sides: list[int]) -> list[tuple[float, float]]:
    """The chance given to each side in each sample, and what came true."""
    found = []
    for sample in samples:
        chances = curve.chances(sample.worths, sides, sample.answers)
        for side in range(max(sides) + 1):
            seat = sides.index(side)
            found.append((chances[seat], sample.won[seat]))
    return found


def save(fitted: list[Fitted]) -> None:
    """Put the curves and reference chances of a game into `odds.json`; other games' stay."""
    found = table()
    game = fitted[0].settings.game
    curves = {n: row for n, row in found["curves"].items() if n.split("/")[0] != game}
    for each in fitted:
        length, weights, off = each.curve
        row = {"length": length, "weights": list(weights), "error": off}
        curves[name_of(each.settings)] = row
    write({"curves": curves, "reference": found["reference"]})
    table.cache_clear()
    reference = {**found["reference"], game: reference_chances(game)}
    write({"curves": curves, "reference": reference})
    table.cache_clear()


def write(found: dict[str, Any]) -> None:
    """As JSON, with a line for each curve and for each game's reference chances."""
    parts = []
    for name in ("curves", "reference"):
        rows = [f'    "{key}": {json.dumps(found[name][key])}' for key in sorted(found[name])]
        parts.append(f'  "{name}": {{\n' + ",\n".join(rows) + "\n  }")
    ODDS.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("game", choices=skep.GAMES)
    reader.add_argument("--games", type=int, default=1010)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--save", type=Path, metavar="FILE")
    reader.add_argument("--play", action="store_true", help="only play and store the matches")
    given = reader.parse_args()
    stored, fitted = StoredMatches(given.save), []
    for settings, share in settings_of(skep.game(given.game)):
        matches = stored.matches(settings, round(given.games * share), given.seed)
        if not given.play:
            fitted.append(fit_settings(settings, matches))
            print(f"{name_of(settings)}: {fitted[-1].curve}", flush=True)
    if given.play:
        return
    save(fitted)
    command = f"python -m skep.coach.fitting {given.game} --games {given.games} --seed {given.seed}"
    found = [(each.settings, each.measured) for each in fitted]
    text = section(given.game, command, found)
    write_page(PAGE, text)
    print(text)


if __name__ == "__main__":
    main()
