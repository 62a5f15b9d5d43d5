"""A proposal: the entries that a command wants to add to a table, before they are stored."""

from __future__ import annotations

from typing import Any

from skep.kernel.decision import Entry
from skep.kernel.match import Match
from skep.tables.entries import Batch, Index, Row
from skep.tables.state import TableState
from skep.tables.table import Table, log_of
from skep.tables.waking import wake

TIMED = frozenset({
    "sat", "left", "sent-away", "chair", "started", "answer", "undo", "takeback", "resigned",
    "away", "back", "flagged",
})  # fmt: skip
"""Kinds of entries that say whose clocks run from then on, at tables with clocks."""


class Proposal:
    """Complete entries, and the state and the match as they will be. The table itself does not
    change before `accept`, so a proposal that can't be stored is simply dropped.

    Only one thing runs ahead: to validate an answer, the match plays it. `Table.rewind` takes it
    back if the proposal is dropped.
    """

    def __init__(self, table: Table, now: float) -> None:
        self.table = table
        self.now = now
        self.state: TableState = table.state
        self.match: Match | None = table.match
        self.asked = table.asked
        self.rows: list[Row] = []

    def add(self, kind: str, seat: int = -1, body: dict[str, Any] | None = None) -> None:
        """Add one entry, completed with whose clocks run after it."""
        row = Row(self.state.n + 1, self.now, kind, seat, body or {})
        after = self.state.after(row)
        if after.clock and kind in TIMED:
            row = row._replace(body={**row.body, "run": timed(after, self.match)})
            after = self.state.after(row)
        self.state = after
        self.rows.append(row)

    @property
    def log(self) -> list[Entry]:
        """The log of the match as it will be."""
        if self.match is not None:
            return self.match.log
        log = self.table.log[:]
        for row in self.rows:
            if "log" in row.body:
                log[row.body["keep"] :] = log_of(row)
        return log

    def batch(self) -> Batch:
        """What the store is to write."""
        index = self.index()
        return Batch(self.table.id, self.rows, index if index != self.table.indexed else None)

    def index(self) -> Index:
        state = self.state
        return Index(
            state.link, state.watch, state.game.name, state.phase, state.listed, state.made,
            wake(state, self.match),
        )  # fmt: skip

    def accept(self) -> None:
        """Apply the entries to the table, once they are stored."""
        self.table.accept(self.rows, self.state, self.match, self.asked)


def timed(state: TableState, match: Match | None) -> list[int]:
    """The seats whose clocks run: people who are asked."""
    if match is None or state.over or match.over:
        return []
    return [seat for seat in match.waiting if state.chairs[seat].person]
