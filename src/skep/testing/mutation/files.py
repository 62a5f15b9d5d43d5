"""In which order the test files of a game are run against a mutant."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from skep.testing.clauses import named
from skep.testing.mutation.mutants import Mutant

MOST_NEAR = 4
"""How many files are tried before all others are even imported."""


class Files:
    """The test files of a game, with the clauses they show and the time they take."""

    def __init__(self, folder: Path) -> None:
        self.paths = sorted(folder.rglob("test_*.py"))
        self.clauses = {
            path: [id for id, _ in named(path.read_text(encoding="utf-8"))] for path in self.paths
        }
        self.seconds: dict[str, float] = {}
        self.called: dict[str, frozenset[tuple[str, str]]] = {}

    def timed(
        self, seconds: dict[str, float], called: dict[str, frozenset[tuple[str, str]]]
    ) -> None:
        """Note how long each test takes, and which functions it calls."""
        for test, duration in seconds.items():
            file = Path(test.partition("::")[0]).name
            self.seconds[file] = self.seconds.get(file, 0) + duration
        self.called = called

    def in_vain(self, mutant: Mutant) -> frozenset[str]:
        """The tests that cannot notice the mutant, because they never call its function."""
        function = (mutant.module.name, mutant.runs_in)
        if not mutant.runs_in or function in self.called.get("", ()):
            return frozenset()
        return frozenset(test for test, called in self.called.items() if function not in called)

    def rounds(self, mutant: Mutant) -> list[list[Path]]:
        """First the files nearest to the mutant, then the rest; the slow comparisons last.

        Files in which no test can notice the mutant are left out.
        """
        paths = [path for path in self.paths if self._may_notice(path, mutant)]
        near = {path: score for path in paths if (score := self._nearness(path, mutant))}
        first = sorted(near, key=lambda path: (_compares(path), -near[path]))[:MOST_NEAR]
        rest = [path for path in paths if path not in first]
        return [first, sorted(rest, key=lambda path: (_compares(path), self._cost(path)))]

    def _may_notice(self, path: Path, mutant: Mutant) -> bool:
        """Does any test of a file call the mutant's function?"""
        tests = [test for test in self.called if Path(test.partition("::")[0]).name == path.name]
        return not tests or not self.in_vain(mutant).issuperset(tests)

    def _cost(self, path: Path) -> float:
        return self.seconds.get(path.name, 0)

    def _nearness(self, path: Path, mutant: Mutant) -> int:
        """How many tests show a clause of the mutant's function; a file of its name counts most."""
        module = mutant.module.name.rpartition(".")[2]
        shown = sum(_covers(mutant.clauses, id) for id in self.clauses[path])
        return shown + (1000 if path.stem == f"test_{module}" else 0)


def _covers(cited: Iterable[str], id: str) -> bool:
    return any(id == one or id.startswith(f"{one}-") for one in cited)


def _compares(path: Path) -> bool:
    """Does a file compare the game with a slow second engine?"""
    return "slow" in path.stem
