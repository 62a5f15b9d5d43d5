"""One table in memory: its story, its match, and what may be done at it."""

from __future__ import annotations

import asyncio
from typing import Any

from skep.kernel.decision import Entry
from skep.kernel.errors import BadSettings
from skep.kernel.game import Settings
from skep.kernel.match import Match
from skep.tables import secret
from skep.tables.entries import Batch, Index, Row
from skep.tables.faults import Refused
from skep.tables.rates import Bucket, Rate
from skep.tables.state import Story

CHANGES = Rate(20, 0.2)
"""How often a seat may change its standing orders and take-back requests."""


class Table:
    """What happens here is noted in `fresh`, and holds once the store has it."""

    def __init__(self, id: int, rows: list[Row], story: Story | None = None) -> None:
        self.id = id
        self.story = story or Story(rows)
        self.match: Match | None = None
        self.lock = asyncio.Lock()
        self.fresh: list[Row] = []
        self.asked: dict[int, int] = {}
        """How long the log was when each seat was asked what it is asked now."""
        self.gone: dict[int, float] = {}
        """When the last socket of a seat was closed."""
        self.shown = 0
        """How many told events those who listen have."""
        self.linked = ""
        """The link by which it is found in memory."""
        self.wake: float | None = None
        """When someone must look at this table next."""
        self.changes: dict[int, Bucket] = {}
        """How often each seat may change its orders and wishes."""
        self.indexed: Index | None = None
        """What the store's index says, if we know: of a table just loaded we do not."""
        if rows and self.story.phase != "waiting" and not self.story.kept:
            self.match = self.replayed()
            self.shown = len(self.match.events)
            self.note_asked()

    def replayed(self, entries: int | None = None) -> Match:
        """The match that the log tells of, or its first entries; Refused if it does not fit."""
        self.check_rules()
        story = self.story
        log = story.log if entries is None else story.log[:entries]
        try:
            return Match(story.game, story.settings, story.seed, log, keep=False)
        except Exception as fault:  # a log of other rules may break them in any way
            raise Refused("diverged", f"the log no longer fits the rules: {fault}") from fault

    def check_rules(self) -> None:
        """Refused if the log was written under other rules than this Skep has."""
        story = self.story
        if story.kept:
            raise Refused(
                "other-rules", f"this match was made under rules {story.rules} of"
                f" {story.game.name}, and this server has rules {story.game.rules}: the match is"
                " kept and can be exported, but not shown or played on here",
            )  # fmt: skip

    def settings_now(self) -> Settings:
        """The settings under the rules that this Skep has; Refused if they no longer fit."""
        old = self.story.settings
        try:
            return self.story.game.settle(old.mode, old.seats, old.values)
        except BadSettings as fault:
            raise Refused(
                "other-rules", f"this table was made under rules {self.story.rules} of {old.game},"
                f" and its settings do not fit rules {self.story.game.rules}, which this server"
                f" has: {fault}; make a new table",
            ) from fault  # fmt: skip

    def begun(self) -> Match:
        """The match; Refused if it has not started, or was made under other rules."""
        self.check_rules()
        if self.match is None:
            raise Refused("not-playing", "the match has not started; chairs are still free")
        return self.match

    def playing(self) -> Match:
        """The match that goes on; Refused if there is none, or it was made under other rules."""
        self.check_rules()
        match = self.under_way()
        assert match is not None
        return match

    def under_way(self) -> Match | None:
        """The match that goes on, None if it was made under other rules; Refused if none does."""
        if self.story.phase == "waiting":
            raise Refused("not-playing", "the match has not started; chairs are still free")
        if self.story.over:
            raise Refused("match-over", "the match is over; no answer is open")
        return self.match

    def check_changes(self, seat: int) -> None:
        """Refused if the seat changes its orders and wishes too often; each change is kept."""
        if not self.changes.setdefault(seat, Bucket(CHANGES)).take():
            raise Refused("too-often", "you have changed this many times; wait before the next")

    # Who is who

    def seat_of(self, key: str) -> int | None:
        """The seat that a key opens."""
        for seat, chair in enumerate(self.story.chairs):
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
        return bool(key) and secret.fits(key, self.story.host)

    # What happens

    def happen(self, now: float, kind: str, seat: int, body: dict[str, Any]) -> None:
        """Note an entry; it is not on disk yet."""
        row = Row(self.story.n + 1, now, kind, seat, body)
        self.story.apply(row)
        self.fresh.append(row)

    def batch(self) -> Batch:
        """What is to be written; from now on it counts as written."""
        rows, self.fresh = self.fresh, []
        index = self.index()
        changed = index if index != self.indexed else None
        self.indexed = index
        return Batch(self.id, rows, changed)

    def index(self) -> Index:
        story = self.story
        return Index(
            story.link, story.watch, story.game.name, story.phase, story.listed, story.made,
            self.wake,
        )  # fmt: skip

    def moved(self, keep: int) -> dict[str, Any]:
        """What an entry says of a log that changed: how much stays, what follows, who is timed."""
        assert self.match is not None
        added = [_plain(entry) for entry in self.match.log[keep:]]
        body: dict[str, Any] = {"keep": keep, "log": added, "scores": self.match.scores}
        if self.story.clock:
            body["run"] = self.timed()
        return body

    def timed(self) -> list[int]:
        """The seats whose clocks run: people who are asked."""
        if self.match is None or self.story.over or self.match.over:
            return []
        return [seat for seat in self.match.waiting if self.story.chairs[seat].person]

    def note_asked(self, answered: int | None = None, before: list[int] | None = None) -> None:
        """Of seats asked at once, those that still think are asked the same as before."""
        assert self.match is not None
        rest = [seat for seat in before or () if seat != answered]
        waiting = self.match.waiting
        length = len(self.match.log)
        old = self.asked if rest and waiting == rest else {}
        self.asked = {seat: old.get(seat, length) for seat in waiting}


def _plain(entry: Entry) -> list[Any]:
    return [entry.seat, entry.prompt, entry.key]
