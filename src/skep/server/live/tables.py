"""The service: tables, those at them, and what they do. It knows no HTTP and no SQL."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from time import time

from skep.kernel.errors import SkepError
from skep.server.live import rooms
from skep.server.live.audience import Audience, Holder, Listener, Showing, welcome
from skep.server.live.lobby import NOBODY, Caller, Lobby
from skep.server.live.rate_limits import DEFAULT, Caps
from skep.server.live.scheduler import AGAIN, Care
from skep.server.store import Conflict, Row, Store, StoreFault, Unclear
from skep.server.wire import Hello, Listing, Made, NewFork, NewTable, Room, SeatKey, Sit
from skep.server.workers.pool import Thinkers
from skep.tables import new_table, seats, secret
from skep.tables.faults import Refused
from skep.tables.state import Story
from skep.tables.table import Table

NO_TABLE = "no such table; the link may have been taken back"
AT_ONCE = 200
"""Entries of a story that are taken in at once; then everybody else has a turn."""


class Tables:
    """All tables of one server: loaded when someone comes, forgotten when nobody is there."""

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
        self.audiences: dict[int, Audience] = {}
        self.cache: OrderedDict[int, Table] = OrderedDict()
        self.links: dict[str, int] = {}
        """The tables in memory by their links."""
        self.open = Lobby(caps)
        self.care = Care(self)
        self._loading: dict[int, asyncio.Task[Table]] = {}

    async def start(self) -> None:
        """Look after tables that were left while a bot thought or a clock ran."""
        self.thinkers.start()
        await self.care.start()

    async def stop(self) -> None:
        self.care.stop()
        await self.thinkers.stop()

    # Tables in memory

    async def find(self, link: str = "", watch: str = "", keyed: bool = False) -> int:
        """The number of the table that a link or a watchers' key opens, or Refused. Whoever is
        `keyed`, and shows a key there, finds it by a name that was taken back too."""
        found = None
        known = self.cache.get(self.links.get(link, 0))
        if known is not None and known.story.link == link:
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

    def at(self, id: int) -> Turn:
        """A table for oneself; all others wait until it is let go."""
        return Turn(self, id)

    async def take(self, id: int) -> Table:
        """The table, locked."""
        while True:
            table = self.cache.get(id) or await self._load(id)
            await table.lock.acquire()
            if self.cache.get(id) is table:
                break
            table.lock.release()
        self.cache.move_to_end(id)
        return table

    async def _load(self, id: int) -> Table:
        """The table out of the store; those who come meanwhile wait for the same."""
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._read(id))
        return await asyncio.shield(self._loading[id])

    async def _read(self, id: int) -> Table:
        try:
            rows = await self.store.load(id)
            table = Table(id, rows, await self._story(rows))
            self._keep(table)
            return table
        finally:
            del self._loading[id]

    async def _story(self, rows: list[Row]) -> Story:
        """The story that rows tell; a long one is no reason for all others to wait."""
        story = Story(rows[:AT_ONCE])
        for first in range(AT_ONCE, len(rows), AT_ONCE):
            await asyncio.sleep(0)
            for row in rows[first : first + AT_ONCE]:
                story.apply(row)
        return story

    def _keep(self, table: Table) -> None:
        self.cache[table.id] = table
        self._link(table)
        if len(self.cache) > self.caps.cached + len(self.audiences):
            for id, old in list(self.cache.items())[:50]:
                if id not in self.audiences and not old.lock.locked() and old is not table:
                    self.forget(old)

    def _link(self, table: Table) -> None:
        """Find the table by its link, and no longer by one that was taken back."""
        self.links.pop(table.linked, None)
        table.linked = table.story.link
        self.links[table.linked] = table.id

    def forget(self, table: Table) -> None:
        """What is in memory may not be what is on disk: load it anew when needed."""
        if self.cache.get(table.id) is table:
            del self.cache[table.id]
            self.links.pop(table.linked, None)

    # What happens

    async def commit(self, table: Table) -> None:
        """Write what happened, then show it; if it can't be written, it did not happen."""
        table.wake = self.care.wake(table)
        batch = table.batch()
        try:
            await self.store.append(batch)
        except BaseException as fault:
            self.forget(table)
            if isinstance(fault, Conflict | Unclear):
                self.care.later(self._refresh(table.id))
            raise
        if table.linked != table.story.link:
            self._link(table)
        self._let_go(table.id, batch.rows)
        self.open.note(table.id, table.story, batch.rows)
        self._show(table, batch.rows[0].n)
        self.care.look(table)

    def _let_go(self, id: int, rows: list[Row]) -> None:
        """Whoever lost a seat sees what watchers see; whoever came by an old link goes."""
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
        """Send the steps from one number on to all who listen."""
        keep = min([table.shown, *(told for n, told in table.story.floors if n >= first)])
        table.shown = len(table.match.events) if table.match else 0
        audience = self.audiences.get(table.id)
        if audience is None:
            return
        showing = Showing(table, audience.connected, self.now(), keep)
        for listener, holder in list(audience.listeners.items()):
            for n in range(first, table.story.n + 1):
                listener.send(showing.step(n, holder, n == table.story.n))

    async def _refresh(self, id: int) -> None:
        """The store knows more than we do: show all who listen where the table stands, once the
        store can be read."""
        while True:
            try:
                return await self._show_anew(id)
            except StoreFault:
                await asyncio.sleep(AGAIN)

    async def _show_anew(self, id: int) -> None:
        async with self.at(id) as table:
            audience = self.audiences.get(id)
            for listener, holder in list(audience.listeners.items() if audience else ()):
                for text in self._welcome(table, holder, None, []):
                    listener.send(text)

    # Coming and going

    async def join(self, listener: Listener, hello: Hello) -> None:
        """Let someone in, and send where the table stands or what they missed."""
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
            self.care.look(table)
            if holder.seats:
                self._presence(table, audience, listener)

    def holder(self, table: Table, keys: list[str], host: str, watcher: bool) -> Holder:
        """Who holds these keys; Refused if one opens nothing."""
        if host and not table.is_host(host):
            raise Refused("no-key", "this is not the host's key of this table")
        seats = [] if watcher else table.seats_of(keys)
        return Holder(table.id, seats, bool(host), watcher)

    async def holder_of(self, link: str, keys: list[str]) -> Holder:
        """Who holds these keys of seats, and perhaps the host's among them."""
        async with self.at(await self.find(link, keyed=True)) as table:
            return self._keyed(table, keys)

    def _keyed(self, table: Table, keys: list[str]) -> Holder:
        host = next((key for key in keys if table.is_host(key)), "")
        holder = self.holder(table, [key for key in keys if key != host], host, False)
        self._seen(table, holder, NOBODY)
        return holder

    def _take_over(self, audience: Audience, holder: Holder, hello: Hello) -> None:
        """A seat is played on one device; another one asks first."""
        others = audience.others(holder.seats)
        strangers = [one for one in others if not hello.device or one.device != hello.device]
        if strangers and not hello.take:
            raise Refused("seat-in-use", "this seat is open on another device; take it over?")
        for other in others:
            audience.drop(other)
            other.dismiss("seat-taken-over", "this seat is now open on another device")

    async def leave(self, listener: Listener) -> None:
        """A socket is gone."""
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
            self.care.look(table)
            if holder.seats:
                self._presence(table, audience, listener)

    def _presence(self, table: Table, audience: Audience, but: Listener) -> None:
        showing = Showing(table, audience.connected, self.now(), 0)
        for listener, holder in list(audience.listeners.items()):
            if listener is not but:
                listener.send(showing.presence(holder))

    def _welcome(
        self, table: Table, holder: Holder, seen: int | None, told: list[int]
    ) -> list[bytes]:
        return welcome(table, holder, self.connected(table.id), self.now(), seen, told)

    def _seen(self, table: Table, holder: Holder, caller: Caller) -> None:
        if holder.seats:
            self.open.seen(table.id, table.story, caller, self.now())

    def connected(self, id: int) -> frozenset[int]:
        audience = self.audiences.get(id)
        return audience.connected if audience else frozenset()

    # Over HTTP

    async def make(self, wish: NewTable, caller: Caller = NOBODY) -> Made:
        return await self._made(*new_table.open_table(wish, self.now()), caller)

    async def fork(self, link: str, wish: NewFork, caller: Caller = NOBODY) -> Made:
        async with self.at(await self.find(link)) as table:
            _check_link(table, link)
            made = new_table.fork_table(table, wish, self.now())
        return await self._made(*made, caller)

    async def _made(self, table: Table, made: Made, caller: Caller) -> Made:
        await self.put(table, caller)
        return made

    async def put(self, table: Table, caller: Caller = NOBODY) -> None:
        """Write a new table."""
        self._keep(table)
        async with self.at(table.id):
            await self.commit(table)
            self.open.seen(table.id, table.story, caller, self.now())

    async def sit(self, link: str, wish: Sit, caller: Caller = NOBODY) -> SeatKey:
        async with self.at(await self.find(link)) as table:
            _check_link(table, link)
            story, held = table.story, table.seats_of(list(caller.keys))
            again = table.seat_of(wish.key) is not None
            listed = story.open and not again
            if listed:
                self.open.check_sit(caller)
            key = seats.sit(table, self.now(), wish, held)
            seat = table.seat_of(key)
            assert seat is not None
            if not again:
                await self.commit(table)
            if listed:
                self.open.sat(table.id, seat, caller)
        return SeatKey(seat, key)

    async def room(self, link: str = "", watch: str = "", keys: list[str] | None = None) -> Room:
        async with self.at(await self.find(link, watch, bool(keys))) as table:
            _check_link(table, link, watch, self._keyed(table, keys) if keys else None)
            return rooms.room(table.story, self.connected(table.id), self.now(), not link)

    async def lobby(self) -> list[Listing]:
        """Open tables at which someone is."""
        found = []
        here = (id for id, audience in self.audiences.items() if audience.connected)
        for id in self.open.shown(self.now(), here):
            with suppress(SkepError):  # one table that can't be opened hides no other
                async with self.at(id) as table:
                    if table.story.open:
                        listing = rooms.listing(table.story, self.connected(id), self.now())
                        found.append(listing)
        return found


def _check_link(table: Table, link: str, watch: str = "", holder: Holder | None = None) -> None:
    """Refuse a link that was taken back, unless it comes with a key of the table."""
    if holder is not None and (holder.seats or holder.host):
        return
    story = table.story
    if link != story.link if link else not secret.fits(watch, story.watch):
        raise Refused("no-table", NO_TABLE)


class Turn:
    """`async with tables.at(id) as table`: what was noted and not written did not happen."""

    __slots__ = ("id", "table", "tables")

    def __init__(self, tables: Tables, id: int) -> None:
        self.tables = tables
        self.id = id

    async def __aenter__(self) -> Table:
        self.table = await self.tables.take(self.id)
        return self.table

    async def __aexit__(self, fault: object, *_: object) -> None:
        if fault is not None and self.table.fresh:
            self.tables.forget(self.table)
        self.table.lock.release()
