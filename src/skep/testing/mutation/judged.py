"""What people decided about mutants of a game: `tests/games/<game>/mutation.toml`.

`[[left_out]]` names a module, or a function of it, that holds no rules. `[[equivalent]]` names a
mutant that plays exactly as before. Each gives a reason. Mutants are named by source text, not by
line number, so an entry lives until its line changes; entries that fit nothing are reported.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from skep.testing.mutation.mutants import Mutant


class BadEntry(ValueError):
    """An entry lacks a field or has one that is not known."""


@dataclass(frozen=True)
class LeftOut:
    """A module or function that is not mutated."""

    module: str
    reason: str
    function: str = ""

    def fits(self, mutant: Mutant) -> bool:
        return _in_module(mutant, self.module) and (
            not self.function or f"{mutant.function}.".startswith(f"{self.function}.")
        )


@dataclass(frozen=True)
class Equivalent:
    """A mutant that plays exactly as before."""

    module: str
    function: str
    line: str
    becomes: str
    reason: str
    nth: int = 1

    def fits(self, mutant: Mutant) -> bool:
        return (
            mutant.line == self.line
            and _in_module(mutant, self.module)
            and (mutant.function, mutant.nth) == (self.function, self.nth)
            and mutant.becomes == self.becomes
        )


def _in_module(mutant: Mutant, module: str) -> bool:
    return f".{mutant.module.name}".endswith(f".{module}")


@dataclass(frozen=True)
class Judgments:
    """All entries of a game."""

    left_out: tuple[LeftOut, ...] = ()
    equivalent: tuple[Equivalent, ...] = ()

    def is_left_out(self, mutant: Mutant) -> bool:
        return any(entry.fits(mutant) for entry in self.left_out)

    def is_equivalent(self, mutant: Mutant) -> bool:
        return any(entry.fits(mutant) for entry in self.equivalent)

    def unknown(self, candidates: list[Mutant]) -> Iterator[LeftOut | Equivalent]:
        """The entries that fit none of a game's mutants."""
        entries: list[LeftOut | Equivalent] = [*self.left_out, *self.equivalent]
        for entry in entries:
            if not any(entry.fits(mutant) for mutant in candidates):
                yield entry


def read(path: Path) -> Judgments:
    """The entries of a file; none if there is no file."""
    if not path.exists():
        return Judgments()
    tables = tomllib.loads(path.read_text(encoding="utf-8"))
    if unknown := set(tables) - {"left_out", "equivalent"}:
        raise BadEntry(f"{path}: no table is called {sorted(unknown)[0]!r}")
    return Judgments(
        tuple(_entry(LeftOut, row, path) for row in tables.get("left_out", [])),
        tuple(_entry(Equivalent, row, path) for row in tables.get("equivalent", [])),
    )


def _entry(kind: type[Any], row: dict[str, Any], path: Path) -> Any:
    try:
        return kind(**row)
    except TypeError as fault:
        raise BadEntry(f"{path}: {row}: {fault}") from None


def as_entry(mutant: Mutant, package: str) -> str:
    """The entry that would name a mutant as equivalent, its reason still to be written."""
    rows = {
        "module": mutant.module.name.removeprefix(f"{package}."),
        "function": mutant.function,
        "line": mutant.line,
        "becomes": mutant.becomes,
        **({"nth": mutant.nth} if mutant.nth > 1 else {}),
        "reason": "",
    }
    fields = [f"{name} = {json.dumps(value, ensure_ascii=False)}" for name, value in rows.items()]
    return "\n".join(["[[equivalent]]", *fields])
