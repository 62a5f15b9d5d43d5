"""What goes into the store and comes out of it, without a word of SQL."""

from __future__ import annotations

from typing import Any, NamedTuple


class Row(NamedTuple):
    """One entry of a table: its number, when, what happened, and by how much."""

    n: int
    at: float
    kind: str
    seat: int
    body: dict[str, Any]


class Index(NamedTuple):
    """By what a table is found; all of it follows from its entries."""

    link: str
    watch: str
    game: str
    phase: str
    listed: bool
    made: float
    wake: float | None
    """When someone must look at the table although nobody asked: a clock, a bot, an absence."""


class Batch(NamedTuple):
    """All that one command adds to one table: written whole or not at all."""

    table: int
    rows: list[Row]
    found_by: Index | None
    """None: it did not change."""
