"""Who looks after tables while nobody asks: bots that must answer, clocks, and those away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from skep.kernel.errors import SkepError
from skep.server.store import StoreFault
from skep.server.workers import levels
from skep.server.workers.jobs import Job
from skep.server.workers.queue import Asker, asker
from skep.tables import play, standing_orders
from skep.tables.faults import Refused
from skep.tables.levels import STAND_IN
from skep.tables.table import Table

if TYPE_CHECKING:
    from skep.server.live.tables import Tables

LOG = logging.getLogger("skep.server")
ROUND = 600.0
"""Seconds from one look into the store for tables that must be looked at to the next."""
AGAIN = 5.0
"""Seconds until a table is looked at again after something failed."""


class Care:
    """Alarms for tables, and bots at work for them."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.started = tables.now()
        self.alarms: dict[int, asyncio.TimerHandle] = {}
        self.thinking: set[tuple[int, int]] = set()
        """Tables and seats for which a bot thinks."""
        self.tasks: set[asyncio.Task[None]] = set()
        self._rounds: asyncio.TimerHandle | None = None

    async def start(self) -> None:
        self.started = self.tables.now()
        await self._round()

    async def _round(self) -> None:
        """Set the alarms of tables that must be looked at soon. The others sleep in the store."""
        self._rounds = asyncio.get_running_loop().call_later(
            ROUND, lambda: self.later(self._round())
        )
        soon = self.tables.now() + ROUND
        for id, at in await self.tables.store.waking(soon):
            if id not in self.alarms:
                self._alarm(id, at)

    def stop(self) -> None:
        if self._rounds is not None:
            self._rounds.cancel()
        for alarm in self.alarms.values():
            alarm.cancel()
        for task in self.tasks:
            task.cancel()

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside what goes on."""
        task = asyncio.create_task(self._guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except StoreFault:
            pass  # the store has logged why
        except SkepError as fault:
            LOG.warning("a table was not looked after: %s: %s", fault.code, fault)
        except Exception:
            LOG.exception("a table was not looked after")

    # When to look

    def wake(self, table: Table) -> float | None:
        """When someone must look at a table even if the server was started anew meanwhile."""
        story = table.story
        if table.match is None or story.over or story.unhurried:
            return None
        times = [story.at for seat in table.match.waiting if self.unasked(table, seat)]
        times += self._flags(table)
        if story.grace:
            times += [story.at + story.grace for seat in self._people(table)]
        return min(times, default=None)

    def look(self, table: Table) -> None:
        """Let bots think, and set the alarm anew."""
        if table.match is None or table.story.over or table.story.unhurried:
            self._alarm(table.id, None)
            return
        for seat in table.match.waiting:
            if self.unasked(table, seat) and (table.id, seat) not in self.thinking:
                self.thinking.add((table.id, seat))
                self.later(self._answer(table.id, seat))
        self._alarm(table.id, min([*self._flags(table), *self._absences(table)], default=None))

    def _alarm(self, id: int, at: float | None) -> None:
        old = self.alarms.pop(id, None)
        if old is not None:
            old.cancel()
        if at is not None and at < self.tables.now() + 2 * ROUND:
            wait = max(0.0, at - self.tables.now()) + 0.01
            loop = asyncio.get_running_loop()
            self.alarms[id] = loop.call_later(wait, lambda: self.later(self._ring(id)))

    async def _ring(self, id: int) -> None:
        """An alarm: put down who ran out of time, and who is away for too long."""
        self.alarms.pop(id, None)
        async with self.tables.at(id) as table:
            now = self.tables.now()
            if table.match is not None and not table.story.over:
                for seat in list(table.story.running):
                    if self._flag_of(table, seat) <= now:
                        play.flag(table, now, seat)
                for seat in self._people(table):
                    if self._absence(table, seat) <= now:
                        play.away(table, now, seat)
            if table.fresh:
                await self.tables.commit(table)
            else:
                self.look(table)

    def _flags(self, table: Table) -> list[float]:
        return [self._flag_of(table, seat) for seat in table.story.running]

    def _flag_of(self, table: Table, seat: int) -> float:
        left = table.story.chairs[seat].left
        return table.story.at + max(0.0, left) if left is not None else float("inf")

    def _people(self, table: Table) -> list[int]:
        """The people who are asked now."""
        assert table.match is not None
        return [seat for seat in table.match.waiting if table.story.chairs[seat].person]

    def _absences(self, table: Table) -> list[float]:
        times = [self._absence(table, seat) for seat in self._people(table)]
        return [time for time in times if time != float("inf")]

    def _absence(self, table: Table, seat: int) -> float:
        """When a bot will play for a person who is asked; never, for one who is here."""
        audience = self.tables.audiences.get(table.id)
        if not table.story.grace or (audience and seat in audience.connected):
            return float("inf")
        gone = table.gone.get(seat, 0.0)
        return max(table.story.at, self.started, gone) + table.story.grace

    # Bots

    def unasked(self, table: Table, seat: int) -> bool:
        """Is the seat's answer given without asking a person?"""
        return table.story.chairs[seat].by_bot or bool(standing_orders.order(table, seat))

    async def _answer(self, id: int, seat: int) -> None:
        """Answer for a seat whose answer waits for no person; if that fails, try again later."""
        again: float | None = AGAIN
        try:
            again = None if await self._answered(id, seat) else 0.0
        except SkepError as fault:
            if fault.code != "stale":
                raise
            again = 0.0  # the table moved on meanwhile
        finally:
            self.thinking.discard((id, seat))
            if again is not None:
                self._alarm(id, self.tables.now() + again)

    async def _answered(self, id: int, seat: int) -> bool:
        """Let a bot or a standing order answer; False if there was nothing to answer."""
        job, order = await self._job(id, seat)
        if job is None:
            return False
        key = order or await self._choice(job, self._asker(id))
        return await self._give(id, seat, key, len(job.log), bool(order))

    async def _job(self, id: int, seat: int) -> tuple[Job | None, str]:
        async with self.tables.at(id) as table:
            match = table.match
            if match is None or table.story.over or seat not in match.waiting:
                return None, ""
            if not self.unasked(table, seat):
                return None, ""
            chair = table.story.chairs[seat]
            level = chair.level if chair.kind == "bot" else STAND_IN
            log = tuple(match.log)
            think = table.story.think if id in self.tables.audiences else 0
            job = Job("choose", match.settings, match.seed, log, seat, level, think=think)
            return job, "" if chair.by_bot else standing_orders.order(table, seat)

    def _asker(self, id: int) -> Asker:
        """For whom a bot thinks: the people who are there, or nobody."""
        audience = self.tables.audiences.get(id)
        return asker(audience.address if audience else "", id)

    async def _choice(self, job: Job, asker: Asker) -> str:
        """What the bot answers; if it can't, what the plainest bot does."""
        try:
            found = await self.tables.thinkers.think(job, asker)
        except Refused as fault:
            LOG.warning("level %s: %s; %s answers", job.level, fault, levels.FALLBACK)
            found = await self.tables.thinkers.think(job._replace(level=levels.FALLBACK), asker)
        return str(found)

    async def _give(self, id: int, seat: int, key: str, entries: int, ordered: bool) -> bool:
        """Note the answer; False if it is no longer asked for."""
        async with self.tables.at(id) as table:
            match = table.match
            if match is None or table.story.over or seat not in match.waiting:
                return False
            if not self.unasked(table, seat):
                return False
            by = "order" if ordered else "bot"
            play.answer(table, self.tables.now(), seat, key, entries, by)
            self.thinking.discard((id, seat))
            await self.tables.commit(table)
            return True
