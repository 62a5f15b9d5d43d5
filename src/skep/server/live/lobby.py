"""The lobby: listed tables at which someone is, a fair share of them for each address."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import NamedTuple

from skep.server.live.rate_limits import Caps
from skep.server.store import Row
from skep.tables.faults import Refused
from skep.tables.state import Story

DESERTED = 300.0
"""Seconds after which a table at which nobody is leaves the lobby."""
FREES = ("left", "sent-away", "chair", "resigned")
"""Entries after which a chair no longer counts as taken by a stranger."""


class Caller(NamedTuple):
    """Who asks: an address, how many times wider its caps are, and the keys that it says."""

    address: str = ""
    wide: int = 1
    keys: tuple[str, ...] = ()


NOBODY = Caller()


class Waiting:
    """A listed table that has not started."""

    def __init__(self, made: float) -> None:
        self.made = made
        self.caller = NOBODY
        """Who made it, or came first since the server was started."""
        self.seen = 0.0
        """When someone with a seat was last there."""


class Lobby:
    """Listed tables that wait for people. Kept in memory alone."""

    MOST = 10_000

    def __init__(self, caps: Caps) -> None:
        self.caps = caps
        self.waiting: OrderedDict[int, Waiting] = OrderedDict()
        self.chairs: OrderedDict[tuple[int, int], str] = OrderedDict()
        """Chairs taken at listed tables whose people have not played yet, and their addresses."""

    def seen(self, id: int, story: Story, caller: Caller, now: float) -> None:
        """Someone with a seat is at a table, or was until now."""
        if not story.open:
            return
        table = self.waiting.setdefault(id, Waiting(story.made))
        table.seen = now
        table.caller = table.caller if table.caller.address else caller
        self.waiting.move_to_end(id)
        if len(self.waiting) > self.MOST:
            self.waiting.popitem(last=False)

    def check_sit(self, caller: Caller) -> None:
        """Refuse one more chair to an address that has enough and plays on none."""
        held = sum(address == caller.address for address in self.chairs.values())
        if held >= self.caps.chairs * caller.wide:
            raise Refused(
                "too-many-seats", "you have many chairs at open tables from your address; play at"
                " one of them first, or leave one",
            )  # fmt: skip

    def sat(self, id: int, seat: int, caller: Caller) -> None:
        """Someone took a chair at a listed table."""
        self.chairs[id, seat] = caller.address
        if len(self.chairs) > self.MOST:
            self.chairs.popitem(last=False)

    def note(self, id: int, story: Story, rows: Iterable[Row]) -> None:
        """What happened at a table: who plays is no stranger, and it may wait no longer."""
        for row in rows:
            if row.kind in FREES or (row.kind == "answer" and "by" not in row.body):
                self.chairs.pop((id, row.seat), None)
        if not story.open:
            self.waiting.pop(id, None)

    def shown(self, now: float, present: Iterable[int]) -> list[int]:
        """The tables to list: the newest of each address, then the second newest of each, …"""
        here = set(present)
        shares: dict[str, list[int]] = {}
        for id, table in sorted(self.waiting.items(), key=lambda pair: -pair[1].made):
            share = shares.setdefault(table.caller.address, [])
            fresh = id in here or now - table.seen < DESERTED
            if fresh and len(share) < self.caps.listed_each * table.caller.wide:
                share.append(id)
        longest = max(map(len, shares.values()), default=0)
        rounds = ([s[at] for s in shares.values() if at < len(s)] for at in range(longest))
        return [id for each in rounds for id in each][: self.caps.listed]
