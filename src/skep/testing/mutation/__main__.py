"""Try mutants of a game's rules: `python -m skep.testing.mutation hivernation --sample 300`.

Exit code 0: every mutant was noticed or is known to be equivalent. 1: some survived, or an entry of
`mutation.toml` fits nothing. 2: nothing could be tried.
"""

from __future__ import annotations

import argparse
import importlib
import signal
import sys
from pathlib import Path

import skep
from skep.testing.mutation import judged, report, runner
from skep.testing.mutation.files import Files
from skep.testing.mutation.mutants import Module, Mutant, mutants
from skep.testing.mutation.runner import Result, Verdict
from skep.testing.mutation.sample import modules, sample
from skep.testing.mutation.trial import CpuLimits

ROOT = Path(skep.__file__).resolve().parents[2]
MOST_JOBS = 2
WARM = ("skep.bots", "skep.content", "skep.hexes", "skep.record", "skep.testing")
"""Imported once before children are forked; none of them imports a game."""


class CannotTry(Exception):
    """There is nothing to try, and the reason."""


def main(arguments: list[str] | None = None) -> int:
    """Try a sample of mutants and print what became of them."""
    parser = argparse.ArgumentParser(prog="mutate", description=__doc__)
    parser.add_argument("game", help=", ".join(skep.GAMES))
    parser.add_argument("--sample", type=int, default=300, help="the number of mutants; 0 for all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--module", default="", help="only this module, such as `bees`")
    parser.add_argument("--jobs", type=int, default=MOST_JOBS, choices=range(1, MOST_JOBS + 1))
    parser.add_argument("--spare", type=float, default=5, help="CPU seconds a test may lose")
    parser.add_argument("--equivalent", action="store_true", help="try those judged equivalent")
    parser.add_argument("--path", type=Path, default=ROOT / "src", help="where packages are found")
    parser.add_argument("--package", default="", help="instead of skep.games.<game>")
    parser.add_argument("--tests", type=Path, help="instead of tests/games/<game>")
    wish = parser.parse_args(arguments)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # and end the children on the way
    try:
        return _try(wish)
    except (CannotTry, judged.BadEntry) as fault:
        print(f"mutate: {fault}", file=sys.stderr)
        return 2


def _try(wish: argparse.Namespace) -> int:
    if not wish.package and wish.game not in skep.GAMES:
        games = ", ".join(skep.GAMES)
        raise CannotTry(f"there is no game {wish.game!r}; name one of {games}: make mutate GAME=…")
    package = wish.package or f"skep.games.{wish.game}"
    folder = wish.path.joinpath(*package.split("."))
    tests = wish.tests or ROOT / "tests" / "games" / wish.game
    if any(folder.rglob("*.so")):
        raise CannotTry("the engine is compiled, and faults go into Python sources: make plain")
    names = {module.name for module in _chosen(package, folder, wish.module)}
    entries = judged.read(tests / "mutation.toml")
    every = [mutant for module in _chosen(package, folder, "") for mutant in mutants(module)]
    unknown = list(entries.unknown(every))
    for entry in unknown:
        print(f"mutate: {tests / 'mutation.toml'} has an entry that fits no mutant: {entry}")
    rules = [m for m in every if m.module.name in names and not entries.is_left_out(m)]
    if wish.equivalent:
        chosen = [mutant for mutant in rules if entries.is_equivalent(mutant)]
    else:
        chosen = sample(rules, wish.sample or len(rules), wish.seed)
    sys.path.insert(0, str(wish.path))
    found = list(_tried(chosen, entries, Files(tests), wish))
    survived = [result.mutant for result in found if result.verdict is Verdict.SURVIVED]
    if wish.equivalent:
        return _told_equivalent(found)
    for mutant in sorted(survived, key=lambda one: (one.module.name, one.span)):
        print(report.survivor(mutant, ROOT, package))
    print(f"mutate: {wish.game}, {len(found)} of {len(rules)} mutants, seed {wish.seed}")
    print(f"mutate: {report.summary(found)}")
    return 1 if survived or unknown else 0


def _chosen(package: str, folder: Path, name: str) -> list[Module]:
    """The modules of a game, or the one that was asked for."""
    found = modules(package, folder)
    chosen = [one for one in found if not name or one.name == f"{package}.{name}"]
    if not chosen:
        known = ", ".join(one.name.removeprefix(f"{package}.") for one in found)
        raise CannotTry(f"{package} has no rules in {name or folder}; it has {known or 'none'}")
    return chosen


def _tried(
    chosen: list[Mutant], entries: judged.Judgments, files: Files, wish: argparse.Namespace
) -> list[Result]:
    for name in WARM:
        importlib.import_module(name)
    print(f"mutate: the tests of {wish.game} without a fault", flush=True)
    changed = {mutant.module.name: mutant.module for mutant in chosen}
    plain = runner.without_fault(files, list(changed.values()))
    if not plain.passed:
        raise CannotTry(f"the tests fail without any fault; fix them first: {plain.failed}")
    files.timed(plain.seconds, plain.called)
    found = [
        Result(mutant, Verdict.EQUIVALENT)
        for mutant in chosen
        if not wish.equivalent and entries.is_equivalent(mutant)
    ]
    same = {id(result.mutant) for result in found}
    tried = [mutant for mutant in chosen if id(mutant) not in same]
    limits = CpuLimits(wish.spare, plain.seconds)
    for result in runner.results(tried, files, limits, wish.jobs):
        found.append(result)
        mutant = result.mutant
        place = f"{mutant.module.path.name}:{mutant.number}: {mutant.becomes}"
        test = f"  [{result.test}]" if result.test else ""
        print(f"{len(found)}/{len(chosen)} {result.verdict} {place}{test}", flush=True)
    return found


def _told_equivalent(found: list[Result]) -> int:
    wrong = [result for result in found if result.verdict is not Verdict.SURVIVED]
    for result in wrong:
        print(f"mutate: not equivalent: {result.mutant.line} → {result.mutant.becomes}")
    print(
        f"mutate: {len(found) - len(wrong)} of {len(found)} entries hold as far as tests can tell"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
