"""The lobby: listed tables with someone present, and a fair share of it for each address."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import NamedTuple

from skep.server.live.rate_limits import Caps
from skep.server.store import Row
from skep.tables.faults import Refused
from skep.tables.state import TableState

DESERTED = 300.0
"""Seconds after which a table without anybody leaves the lobby."""
FREES = ("left", "sent-away", "chair", "resigned")
"""Kinds of entries after which a chair no longer counts against an address."""


class Caller(NamedTuple):
    """Who asks: an address, the factor by which its limits are wider, and the keys that it sent."""

    address: str = ""
    wide: int = 1
    keys: tuple[str, ...] = ()


NOBODY = Caller()


class Waiting:
    """A listed table that has not started."""

    def __init__(self, made: float) -> None:
        self.made = made
        self.caller = NOBODY
        """Who made the table, or came first since the server started."""
        self.seen = 0.0
        """When someone with a seat was last present."""


class Lobby:
    """Listed tables that wait for people. They are kept in memory only."""

    MAX_TABLES = 10_000

    def __init__(self, caps: Caps) -> None:
        self.caps = caps
        self.waiting: OrderedDict[int, Waiting] = OrderedDict()
        self.chairs: OrderedDict[tuple[int, int], str] = OrderedDict()
        """Addresses of people who took a chair at a listed table and have not played yet."""

    def seen(self, id: int, state: TableState, caller: Caller, now: float) -> None:
        """Note that someone with a seat is or was present at a table."""
        if not state.open:
            return
        table = self.waiting.setdefault(id, Waiting(state.made))
        table.seen = now
        table.caller = table.caller if table.caller.address else caller
        self.waiting.move_to_end(id)
        if len(self.waiting) > self.MAX_TABLES:
            self.waiting.popitem(last=False)

    def check_sit(self, caller: Caller) -> None:
        """Refused if the address has many chairs and plays on none of them."""
        held = sum(address == caller.address for address in self.chairs.values())
        if held >= self.caps.chairs * caller.wide:
            raise Refused(
                "too-many-seats", "you have many chairs at open tables from your address; play at"
                " one of them first, or leave one",
            )  # fmt: skip

    def sat(self, id: int, seat: int, caller: Caller) -> None:
        """Note that someone took a chair at a listed table."""
        self.chairs[id, seat] = caller.address
        if len(self.chairs) > self.MAX_TABLES:
            self.chairs.popitem(last=False)

    def note(self, id: int, state: TableState, rows: Iterable[Row]) -> None:
        """Note new entries of a table: someone who plays has used their chair, and a table that
        started leaves the lobby."""
        for row in rows:
            if row.kind in FREES or (row.kind == "answer" and "by" not in row.body):
                self.chairs.pop((id, row.seat), None)
        if not state.open:
            self.waiting.pop(id, None)

    def shown(self, now: float, present: Iterable[int]) -> list[int]:
        """The tables to list: the newest of each address, then the second newest of each, and so
        on."""
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
