"""The records that go into the store and come out of it."""

from __future__ import annotations

from typing import Any, NamedTuple


class Row(NamedTuple):
    """One entry of a table: its number, its time, what happened, whose doing, and the details."""

    n: int
    at: float
    kind: str
    seat: int
    body: dict[str, Any]


class Index(NamedTuple):
    """What the store finds a table by. All of it follows from the table's entries."""

    link: str
    watch: str
    game: str
    phase: str
    listed: bool
    made: float
    wake: float | None
    """When the scheduler must look at the table: for a bot, a clock or an absence."""


class Batch(NamedTuple):
    """All that one command adds to one table. The store writes it whole or not at all."""

    table: int
    rows: list[Row]
    found_by: Index | None
    """The new index row; `None` if it did not change."""
