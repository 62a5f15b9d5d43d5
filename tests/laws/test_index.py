"""Every index agrees with the plain rule that defines it, at every decision of a match.

A game's `index/` holds derived tables that make its rules fast. Its module `index/agreement.py`
compares each table with the plain definition in `rules/`: `disagreements(state)` returns one line
for each difference.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

import skep
from skep.kernel.chance import Dice
from skep.testing import Case
from skep.testing.case import MAX_ANSWERS, position_of
from tests.laws.test_laws import TABLES, table_id

MATCHES = 2
"""Matches per table; each is played at random to its end."""


def agreement(name: str) -> Callable[[Any], list[str]] | None:
    """The game's comparison of its indexes with its rules; None if the game has no index."""
    package = f"skep.games.{name}.index"
    if find_spec(package) is None:
        return None
    found: Callable[[Any], list[str]] = import_module(f"{package}.agreement").disagreements
    return found


INDEXED = [(name, table) for name, table in TABLES if agreement(name)]


@pytest.mark.parametrize(("name", "table"), INDEXED, ids=[table_id(*each) for each in INDEXED])
def test_the_index_agrees_with_the_rules(name: str, table: skep.Settings) -> None:
    disagreements = agreement(name)
    assert disagreements is not None
    for seed in range(MATCHES):
        dice = Dice(seed)
        picks = [seed, *(dice.roll() for _ in range(MAX_ANSWERS))]
        for match in Case(skep.game(name), table, picks).steps():
            assert disagreements(position_of(match).state) == []
