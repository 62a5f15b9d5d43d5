"""The table service: tables in memory, the people at them, and what they do."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from time import time

from skep.kernel.errors import SkepError
from skep.server.live import rooms
from skep.server.live.audience import Audience, Broadcast, Holder, Listener, welcome
from skep.server.live.background import Background
from skep.server.live.lobby import NOBODY, Caller, Lobby
from skep.server.live.rate_limits import DEFAULT, Caps
from skep.server.store import Conflict, Row, Store, StoreFault, Unclear
from skep.server.wire import Hello, Listing, Made, NewFork, NewTable, Room, SeatKey, Sit
from skep.server.workers.pool import Thinkers
from skep.tables import new_table, seats, secret
from skep.tables.faults import Refused
from skep.tables.proposal import Proposal
from skep.tables.table import Table

NO_TABLE = "no such table; the link may have been taken back"
FOLDED_AT_ONCE = 200
"""Entries of a table that are folded before other work gets a turn."""
RETRY = 5.0
"""Seconds between two tries to read entries that are missing here."""
Observer = Callable[[Table], None]


class Tables:
    """All tables of one server: loaded when someone comes, dropped when nobody is there."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        caps: Caps = DEFAULT,
        clock: Callable[[], float] = time,
    ) -> None:
        self.store = store
        self.thinkers = thinkers
        self.caps = caps
        self.now = clock
        self.started = clock()
        """When the server started: before that, nobody knows who was connected."""
        self.audiences: dict[int, Audience] = {}
        self.cache: OrderedDict[int, Table] = OrderedDict()
        self.links: dict[str, int] = {}
        """The tables in memory by their links."""
        self.open = Lobby(caps)
        self.background = Background()
        self.observers: list[Observer] = []
        """Called with a table after each commit, and when someone comes or goes."""
        self._loading: dict[int, asyncio.Task[Table]] = {}

    async def start(self) -> None:
        self.started = self.now()
        self.thinkers.start()

    async def stop(self) -> None:
        self.background.stop()
        await self.thinkers.stop()

    # Tables in memory

    async def find(self, link: str = "", watch: str = "", keyed: bool = False) -> int:
        """The number of the table that a link or a spectators' key opens; Refused if none does.
        With `keyed`, for someone who has a key of the table, a revoked link finds it too."""
        found = None
        known = self.cache.get(self.links.get(link, 0))
        if known is not None and known.state.link == link:
            return known.id
        if link and len(link) < 100:
            found = await self.store.find(link=link)
            if found is None and keyed:
                found = await self.store.find_old(link)
        elif watch:
            found = await self.store.find(watch=secret.mark(watch))
        if found is None:
            raise Refused("no-table", NO_TABLE)
        return found

    def at(self, id: int) -> TableLock:
        """A table, locked: `async with tables.at(id) as table`."""
        return TableLock(self, id)

    async def take(self, id: int) -> Table:
        """The table, locked and up to date."""
        while True:
            table = self.cache.get(id) or await self._load(id)
            await table.lock.acquire()
            if self.cache.get(id) is table:
                break
            table.lock.release()
        self.cache.move_to_end(id)
        if table.outdated:
            await self._catch_up(table)
        return table

    async def _load(self, id: int) -> Table:
        """The table from the store. Everyone who asks meanwhile waits for the same load."""
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._read(id))
        return await asyncio.shield(self._loading[id])

    async def _read(self, id: int) -> Table:
        try:
            table = await self._folded(id, await self.store.load(id))
            self._keep(table)
            return table
        finally:
            del self._loading[id]

    async def _folded(self, id: int, rows: list[Row]) -> Table:
        """The table that entries lead to. Others get their turn while a long one is folded."""
        table = Table(id)
        for first in range(0, len(rows), FOLDED_AT_ONCE):
            if first:
                await asyncio.sleep(0)
            table.fold(rows[first : first + FOLDED_AT_ONCE])
        table.open()
        return table

    def _keep(self, table: Table) -> None:
        self.cache[table.id] = table
        self._link(table)
        if len(self.cache) > self.caps.cached + len(self.audiences):
            for id, old in list(self.cache.items())[:50]:
                if id not in self.audiences and not old.lock.locked() and old is not table:
                    self.forget(old)

    def _link(self, table: Table) -> None:
        """Find the table by its link, and no longer by one that was revoked."""
        self.links.pop(table.linked, None)
        table.linked = table.state.link
        self.links[table.linked] = table.id

    def forget(self, table: Table) -> None:
        """Drop a table from memory; it is loaded again when needed."""
        if self.cache.get(table.id) is table:
            del self.cache[table.id]
            self.links.pop(table.linked, None)

    # What happens

    async def commit(self, proposal: Proposal) -> None:
        """Write a proposal's entries, then apply and broadcast them. If they can't be written, the
        table stays as it is."""
        table = proposal.table
        try:
            await self._write(proposal)
        except BaseException as fault:
            table.rewind()
            if isinstance(fault, Unclear) or not isinstance(fault, StoreFault):
                table.outdated = True  # the store may have entries that are missing here
            if isinstance(fault, Conflict | Unclear):
                self.background.run(self._refresh(table.id))
            raise
        self._announce(table, proposal.rows)

    async def _write(self, proposal: Proposal) -> None:
        batch = proposal.batch()
        await self.store.append(batch)
        proposal.accept()
        proposal.table.indexed = batch.found_by or proposal.table.indexed

    def _announce(self, table: Table, rows: list[Row]) -> None:
        """Tell everyone what was stored."""
        if table.linked != table.state.link:
            self._link(table)
        self._let_go(table.id, rows)
        self.open.note(table.id, table.state, rows)
        self._show(table, rows[0].n)
        self._observed(table)

    def _observed(self, table: Table) -> None:
        for observer in self.observers:
            observer(table)

    def _let_go(self, id: int, rows: list[Row]) -> None:
        """Whoever lost a seat becomes a spectator; whoever came by a revoked link has to go."""
        audience = self.audiences.get(id)
        if audience is None:
            return
        for row in rows:
            if row.kind in ("left", "handed-over", "chair"):
                audience.unseat(row.seat)
            elif row.kind == "sent-away":
                left = audience.unseat(row.seat)
                audience.dismiss(left, "sent-away", "the host freed this seat; its key is void")
            elif row.kind == "revoked":
                left = audience.led_here_by(row.body["link"])
                audience.dismiss(left, "revoked", "this link was taken back")
        if not audience.listeners:
            del self.audiences[id]

    def _show(self, table: Table, first: int) -> None:
        """Broadcast the steps from one number on."""
        keep = min([table.shown, *(told for n, told in table.state.floors if n >= first)])
        table.shown = len(table.match.events) if table.match else 0
        audience = self.audiences.get(table.id)
        if audience is None:
            return
        broadcast = Broadcast(table, audience.connected, self.now(), keep)
        for listener, holder in list(audience.listeners.items()):
            for n in range(first, table.state.n + 1):
                listener.send(broadcast.step(n, holder, n == table.state.n))

    # Catching up with the store

    async def _catch_up(self, table: Table) -> None:
        """Read and broadcast the entries that are missing here; the table is locked."""
        try:
            rows = await self.store.load(table.id, table.state.n)
            table.catch_up(rows)
        except BaseException as fault:
            if not isinstance(fault, StoreFault):
                self.forget(table)
            table.lock.release()
            raise
        if rows:
            self._announce(table, rows)

    async def _refresh(self, id: int) -> None:
        """Catch up as soon as the store can be read."""
        while True:
            try:
                async with self.at(id):
                    return
            except StoreFault:
                await asyncio.sleep(RETRY)

    # Coming and going

    async def join(self, listener: Listener, hello: Hello) -> None:
        """Let someone in, and send them the table, or what they missed of it."""
        keyed = bool(hello.keys or hello.host)
        id = await self.find(hello.table, hello.watch, keyed)
        async with self.at(id) as table:
            holder = self.holder(table, hello.keys, hello.host, not hello.table)
            _check_link(table, hello.table, hello.watch, holder)
            holder.address = listener.caller.address
            audience = self.audiences.get(id) or Audience()
            self._take_over(audience, holder, hello)
            self.audiences[id] = audience
            listener.holder, listener.device = holder, hello.device
            audience.add(listener, holder)
            self._seen(table, holder, listener.caller)
            for text in self._welcome(table, holder, hello.seen, hello.told):
                listener.send(text)
            self._observed(table)
            if holder.seats:
                self._presence(table, audience, listener)

    def holder(self, table: Table, keys: list[str], host: str, watcher: bool) -> Holder:
        """Who has these keys; Refused if one opens nothing."""
        if host and not table.is_host(host):
            raise Refused("no-key", "this is not the host's key of this table")
        seats = [] if watcher else table.seats_of(keys)
        return Holder(table.id, seats, bool(host), watcher)

    async def holder_of(self, link: str, keys: list[str]) -> Holder:
        """Who has these keys, which may be of seats and of the host."""
        async with self.at(await self.find(link, keyed=True)) as table:
            return self._keyed(table, keys)

    def _keyed(self, table: Table, keys: list[str]) -> Holder:
        host = next((key for key in keys if table.is_host(key)), "")
        holder = self.holder(table, [key for key in keys if key != host], host, False)
        self._seen(table, holder, NOBODY)
        return holder

    def _take_over(self, audience: Audience, holder: Holder, hello: Hello) -> None:
        """A seat is open on one device. Another device has to ask for it."""
        others = audience.others(holder.seats)
        strangers = [one for one in others if not hello.device or one.device != hello.device]
        if strangers and not hello.take:
            raise Refused("seat-in-use", "this seat is open on another device; take it over?")
        for other in others:
            audience.drop(other)
            other.dismiss("seat-taken-over", "this seat is now open on another device")

    async def leave(self, listener: Listener) -> None:
        """A connection was closed."""
        holder = listener.holder
        audience = self.audiences.get(holder.table) if holder else None
        if holder is None or audience is None or listener not in audience.listeners:
            return
        audience.drop(listener)
        if not audience.listeners:
            del self.audiences[holder.table]
        table = self.cache.get(holder.table)
        if table is not None:
            table.gone.update(dict.fromkeys(holder.seats, self.now()))
            self._seen(table, holder, listener.caller)
            self._observed(table)
            if holder.seats:
                self._presence(table, audience, listener)

    def _presence(self, table: Table, audience: Audience, but: Listener) -> None:
        broadcast = Broadcast(table, audience.connected, self.now(), 0)
        for listener, holder in list(audience.listeners.items()):
            if listener is not but:
                listener.send(broadcast.presence(holder))

    def _welcome(
        self, table: Table, holder: Holder, seen: int | None, told: list[int]
    ) -> list[bytes]:
        return welcome(table, holder, self.connected(table.id), self.now(), seen, told)

    def _seen(self, table: Table, holder: Holder, caller: Caller) -> None:
        if holder.seats:
            self.open.seen(table.id, table.state, caller, self.now())

    def connected(self, id: int) -> frozenset[int]:
        """The seats of a table that someone is connected for."""
        audience = self.audiences.get(id)
        return audience.connected if audience else frozenset()

    # Over HTTP

    async def make(self, wish: NewTable, caller: Caller = NOBODY) -> Made:
        """Make a new table."""
        proposal, made = new_table.open_table(wish, self.now())
        await self.put(proposal, caller)
        return made

    async def fork(self, link: str, wish: NewFork, caller: Caller = NOBODY) -> Made:
        """Make a table that plays on from a point of a finished match."""
        async with self.at(await self.find(link)) as table:
            _check_link(table, link)
            proposal, made = new_table.fork_table(table, wish, self.now())
        await self.put(proposal, caller)
        return made

    async def put(self, proposal: Proposal, caller: Caller = NOBODY) -> None:
        """Write a new table."""
        table = proposal.table
        await self._write(proposal)
        self._keep(table)
        self._announce(table, proposal.rows)
        self.open.seen(table.id, table.state, caller, self.now())

    async def sit(self, link: str, wish: Sit, caller: Caller = NOBODY) -> SeatKey:
        """Give someone a free chair."""
        async with self.at(await self.find(link)) as table:
            _check_link(table, link)
            held = table.seats_of(list(caller.keys))
            listed = table.state.open and table.seat_of(wish.key) is None
            if listed:
                self.open.check_sit(caller)
            proposal = Proposal(table, self.now())
            key = seats.sit(proposal, wish, held)
            if proposal.rows:
                await self.commit(proposal)
            seat = table.seat_of(key)
            assert seat is not None
            if listed:
                self.open.sat(table.id, seat, caller)
        return SeatKey(seat, key)

    async def room(self, link: str = "", watch: str = "", keys: list[str] | None = None) -> Room:
        """Who is at a table and how it is set up."""
        async with self.at(await self.find(link, watch, bool(keys))) as table:
            _check_link(table, link, watch, self._keyed(table, keys) if keys else None)
            return rooms.room(table.state, self.connected(table.id), self.now(), not link)

    async def lobby(self) -> list[Listing]:
        """Open tables at which someone is present."""
        found = []
        here = (id for id, audience in self.audiences.items() if audience.connected)
        for id in self.open.shown(self.now(), here):
            with suppress(SkepError):  # one table that can't be opened hides no other
                async with self.at(id) as table:
                    if table.state.open:
                        listing = rooms.listing(table.state, self.connected(id), self.now())
                        found.append(listing)
        return found


def _check_link(table: Table, link: str, watch: str = "", holder: Holder | None = None) -> None:
    """Refuse a link that was revoked, unless it comes with a key of the table."""
    if holder is not None and (holder.seats or holder.host):
        return
    state = table.state
    if link != state.link if link else not secret.fits(watch, state.watch):
        raise Refused("no-table", NO_TABLE)


class TableLock:
    """Holds the lock of a table. If a proposal fails, the match goes back to the stored log."""

    __slots__ = ("id", "table", "tables")

    def __init__(self, tables: Tables, id: int) -> None:
        self.tables = tables
        self.id = id

    async def __aenter__(self) -> Table:
        self.table = await self.tables.take(self.id)
        return self.table

    async def __aexit__(self, fault: object, *_: object) -> None:
        if fault is not None:
            self.table.rewind()
        self.table.lock.release()
