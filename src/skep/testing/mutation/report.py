"""What is printed about the mutants of a game."""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from skep.testing.mutation.judged import as_entry
from skep.testing.mutation.mutants import Mutant
from skep.testing.mutation.runner import Result, Verdict


def survivor(mutant: Mutant, root: Path, package: str) -> str:
    """Where a mutant is, its clauses, what it changes, and the entry that would excuse it."""
    path = mutant.module.path
    shown = path.relative_to(root) if path.is_relative_to(root) else path
    before, after = mutant.module.source.splitlines(), mutant.source.splitlines()
    changes = [
        f"    {line}"
        for line in difflib.unified_diff(before, after, lineterm="", n=1)
        if not line.startswith(("---", "+++", "@@"))
    ]
    clauses = ", ".join(mutant.clauses) or "no clause"
    head = f"{shown}:{mutant.number}: {mutant.function or 'module'}, {mutant.operator} ({clauses})"
    return "\n".join([head, *changes, as_entry(mutant, package), ""])


def summary(found: Iterable[Result]) -> str:
    """How many of each verdict, and the share of the mutants that the tests notice."""
    counts = Counter(result.verdict for result in found)
    noticed = counts[Verdict.KILLED] + counts[Verdict.TIMED_OUT]
    changing = noticed + counts[Verdict.SURVIVED]
    share = 100 * noticed / changing if changing else 100.0
    parts = [f"{counts[verdict]} {verdict}" for verdict in Verdict]
    return f"{', '.join(parts)}: {noticed} of {changing} noticed, {share:.1f} %"
