"""One table in memory: the state and the match that its stored entries lead to."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

from skep.kernel.decision import Entry
from skep.kernel.errors import SkepError
from skep.kernel.game import Settings
from skep.kernel.match import Match
from skep.tables import secret
from skep.tables.entries import Index, Row
from skep.tables.faults import Refused
from skep.tables.rates import Bucket, Rate
from skep.tables.state import TableState

CHANGES = Rate(20, 0.2)
"""How often a seat may change its standing orders and take-back requests."""


class Table:
    """A table as the store has it. A `Proposal` proposes entries; `accept` applies stored ones."""

    def __init__(self, id: int, rows: Iterable[Row] = ()) -> None:
        self.id = id
        self.state = TableState()
        self.match: Match | None = None
        """The match after the last entry; `None` before the start and under other rules."""
        self.kinds: list[tuple[str, int]] = []
        """The kind of each entry and whose doing it was, for clients that come back."""
        self.course: list[tuple[int, list[int]]] = []
        """Lengths of the log and the scores then."""
        self.asked: dict[int, int] = {}
        """The length of the log when each waiting seat was asked its present question."""
        self.lock = asyncio.Lock()
        self.outdated = False
        """Whether the store may have entries that are missing here."""
        self.gone: dict[int, float] = {}
        """When the last connection of a seat was closed."""
        self.shown = 0
        """The number of events that everyone connected has been sent."""
        self.linked = ""
        """The link by which the service finds this table in memory."""
        self.indexed: Index | None = None
        """The last index row written; `None` right after loading."""
        self._unplayed: list[Entry] = []
        """The log while there is no match to hold it."""
        self._changes: dict[int, Bucket] = {}
        self.fold(rows)
        self.open()

    # Entries

    def fold(self, rows: Iterable[Row]) -> None:
        """Fold stored entries into the state and the log; `open` follows after the last."""
        for row in rows:
            self._note(self.state.after(row), row)
            if "log" in row.body:
                self._unplayed[row.body["keep"] :] = log_of(row)

    def open(self) -> None:
        """Replay the log if the match has started and can be played under these rules."""
        if self.state.n and self.state.phase != "waiting" and not self.state.kept:
            self._replay()
            self.shown = len(self.match.events) if self.match is not None else 0

    def _replay(self) -> None:
        self.match = self.replayed()
        self._unplayed = []
        self.asked = dict.fromkeys(self.match.waiting, len(self.match.log))

    def accept(
        self, rows: list[Row], state: TableState, match: Match | None, asked: dict[int, int]
    ) -> None:
        """Apply entries that are stored now: the state, match and questions after them."""
        for row in rows:
            self._note(state, row)
            if match is None and "log" in row.body:
                self._unplayed[row.body["keep"] :] = log_of(row)
        if match is not None:
            self._unplayed = []
        self.match, self.asked = match, asked

    def catch_up(self, rows: list[Row]) -> None:
        """Apply entries that another process stored."""
        for row in rows:
            waiting = self.match.waiting if self.match is not None else []
            self._note(self.state.after(row), row)
            if "log" in row.body and self.match is not None:
                self._play_on(row, waiting)
            elif "log" in row.body:
                self._unplayed[row.body["keep"] :] = log_of(row)
                self._replay()
        self.outdated = False

    def _play_on(self, row: Row, waiting: list[int]) -> None:
        """Bring the match to where an entry leaves the log."""
        assert self.match is not None
        keep, added = row.body["keep"], log_of(row)
        if keep != len(self.match.log) or not added or not self._played(added):
            self.match = replay(self.state, [*self.match.log[:keep], *added])
        self.asked = asked_after(self, self.match, row.seat, waiting)

    def _played(self, added: list[Entry]) -> bool:
        """Answer as an entry says; False if the rules and chance do not lead there."""
        match = self.match
        assert match is not None
        keep = len(match.log)
        try:
            match.answer(added[0].key, added[0].seat)
        except SkepError:
            return False
        return dump_log(match.log[keep:]) == dump_log(added)

    def rewind(self) -> None:
        """Take the match back to the end of the stored log, after a proposal was given up."""
        if self.match is not None and len(self.match.log) != self.state.entries:
            self.match = replay(self.state, self.match.log[: self.state.entries])

    def _note(self, state: TableState, row: Row) -> None:
        self.state = state
        self.kinds.append((row.kind, row.seat))
        if "log" in row.body:
            while self.course and self.course[-1][0] > row.body["keep"]:
                self.course.pop()
            if "scores" in row.body:
                length = row.body["keep"] + len(row.body["log"])
                self.course.append((length, row.body["scores"]))

    # The match

    @property
    def log(self) -> list[Entry]:
        """The log of the match, also of one that is not replayed here."""
        return self._unplayed if self.match is None else self.match.log

    def replayed(self, entries: int | None = None) -> Match:
        """The match after the log, or after its first entries; Refused if it does not fit."""
        return replay(self.state, self.log if entries is None else self.log[:entries])

    def check_rules(self) -> None:
        """Refused if the log was written under other rules than this Skep has."""
        self.state.check_rules()

    def begun(self) -> Match:
        """The match; Refused if it has not started, or was made under other rules."""
        self.check_rules()
        if self.match is None:
            raise Refused("not-playing", "the match has not started; chairs are still free")
        return self.match

    def playing(self) -> Match:
        """The match in progress; Refused if there is none, or it was made under other rules."""
        self.check_rules()
        match = self.in_progress()
        assert match is not None
        return match

    def in_progress(self) -> Match | None:
        """The match in progress, `None` if it was made under other rules; Refused if none is."""
        if self.state.phase == "waiting":
            raise Refused("not-playing", "the match has not started; chairs are still free")
        if self.state.over:
            raise Refused("match-over", "the match is over; no answer is open")
        return self.match

    def check_changes(self, seat: int) -> None:
        """Refused if the seat changes its orders and requests too often."""
        if not self._changes.setdefault(seat, Bucket(CHANGES)).take():
            raise Refused("too-often", "you have changed this many times; wait before the next")

    # Keys

    def seat_of(self, key: str) -> int | None:
        """The seat that a key opens."""
        for seat, chair in enumerate(self.state.chairs):
            if secret.fits(key, chair.key):
                return seat
        return None

    def seats_of(self, keys: list[str]) -> list[int]:
        """The seats that keys open, in order; Refused if one opens none."""
        found = [self.seat_of(key) for key in keys]
        if None in found:
            raise Refused("no-key", "this key opens no seat here; it may have been handed over")
        return sorted({seat for seat in found if seat is not None})

    def is_host(self, key: str) -> bool:
        return bool(key) and secret.fits(key, self.state.host)


def replay(state: TableState, log: list[Entry], settings: Settings | None = None) -> Match:
    """The match that a log of this table tells; Refused if the log does not fit the rules."""
    state.check_rules()
    try:
        return Match(state.game, settings or state.settings, state.seed, log, keep=False)
    except Exception as fault:  # a log of other rules may break them in any way
        raise Refused("diverged", f"the log no longer fits the rules: {fault}") from fault


def asked_after(table: Table, match: Match, answered: int, waiting: list[int]) -> dict[int, int]:
    """When each seat was asked, once one of the `waiting` seats has answered. If several were
    asked at once, those that still think keep their question."""
    rest = [seat for seat in waiting if seat != answered]
    length = len(match.log)
    old = table.asked if rest and match.waiting == rest else {}
    return {seat: old.get(seat, length) for seat in match.waiting}


def dump_log(entries: Iterable[Entry]) -> list[list[Any]]:
    """Answers as the store keeps them."""
    return [[entry.seat, entry.prompt, entry.key] for entry in entries]


def log_of(row: Row) -> list[Entry]:
    """The answers that an entry adds to the log."""
    return [Entry(seat, prompt, key) for seat, prompt, key in row.body["log"]]
