"""Which modules of a game are mutated, and which of their mutants are tried."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice, zip_longest
from pathlib import Path
from random import Random

from skep.testing.mutation.mutants import Module, Mutant

NOT_RULES = {"__init__", "bot", "box", "content", "evaluation", "rollout", "view"}
"""Modules and folders that hold no rules in any game."""


def modules(package: str, folder: Path) -> list[Module]:
    """The modules of a package that may hold rules."""
    found = []
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        if not any(part in NOT_RULES or part.startswith("view_") for part in parts):
            found.append(Module(".".join([package, *parts]), path))
    return found


def sample(candidates: Iterable[Mutant], size: int, seed: int) -> list[Mutant]:
    """This number of mutants, shared out among the modules by how much code they have to change.

    No code is changed twice before all of its module was changed once.
    """
    dice = Random(seed)
    queues = {name: _spread(own, dice) for name, own in _by_module(candidates).items()}
    total = sum(len({mutant.span for mutant in queue}) for queue in queues.values())
    picked: list[Mutant] = []
    left: list[Mutant] = []
    for queue in queues.values():
        share = round(size * len({mutant.span for mutant in queue}) / total)
        rest = iter(queue)
        picked += _first(max(1, share), rest)
        left += rest
    dice.shuffle(left)
    picked += _first(size - len(picked), iter(left))
    return sorted(picked, key=lambda mutant: (mutant.module.name, mutant.span, mutant.operator))


def _first(count: int, queue: Iterator[Mutant]) -> Iterator[Mutant]:
    return islice((mutant for mutant in queue if mutant.changes_behavior), max(0, count))


def _by_module(candidates: Iterable[Mutant]) -> dict[str, list[Mutant]]:
    found: dict[str, list[Mutant]] = {}
    for mutant in candidates:
        found.setdefault(mutant.module.name, []).append(mutant)
    return found


def _spread(candidates: list[Mutant], dice: Random) -> list[Mutant]:
    """All of them, shuffled, so that code that can be changed in many ways comes no sooner."""
    spans: dict[object, list[Mutant]] = {}
    for mutant in candidates:
        spans.setdefault(mutant.span, []).append(mutant)
    rows = list(spans.values())
    dice.shuffle(rows)
    for row in rows:
        dice.shuffle(row)
    return [mutant for turn in zip_longest(*rows) for mutant in turn if mutant is not None]
