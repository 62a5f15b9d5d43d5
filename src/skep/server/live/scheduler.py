"""The scheduler looks after tables when nobody asks: bots, standing orders, clocks, absences."""

from __future__ import annotations

import asyncio
import logging

from skep.server.live.tables import Tables
from skep.server.workers import levels
from skep.server.workers.jobs import Job
from skep.server.workers.queue import Asker, asker
from skep.tables import play
from skep.tables.faults import Refused
from skep.tables.levels import STAND_IN
from skep.tables.proposal import Proposal
from skep.tables.table import Table
from skep.tables.waking import automatic, flag_of, flags, people_asked, standing_order

LOG = logging.getLogger("skep.server")
ROUND = 600.0
"""Seconds between two searches of the store for tables that need attention soon."""
RETRY = 5.0
"""Seconds until a table is looked at again after something failed."""
NEVER = float("inf")


class Scheduler:
    """Alarms for tables, and the bots that think for them. It observes every commit."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.background = tables.background
        self.alarms: dict[int, asyncio.TimerHandle] = {}
        self.thinking: set[tuple[int, int]] = set()
        """Tables and seats that an answer is being worked out for."""
        self._rounds: asyncio.TimerHandle | None = None
        tables.observers.append(self.look)

    async def start(self) -> None:
        """Look after tables that were left while a bot thought or a clock ran."""
        await self._round()

    async def _round(self) -> None:
        """Set the alarms of tables that need attention soon. Later ones stay in the store."""
        self._rounds = asyncio.get_running_loop().call_later(
            ROUND, lambda: self.background.run(self._round())
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

    # Alarms

    def look(self, table: Table) -> None:
        """Let bots think, and set the table's next alarm."""
        state, match = table.state, table.match
        if match is None or state.over or state.unhurried:
            self._alarm(table.id, None)
            return
        for seat in match.waiting:
            if automatic(state, match, seat) and (table.id, seat) not in self.thinking:
                self.thinking.add((table.id, seat))
                self.background.run(self._answer(table.id, seat))
        absences = [self._absence(table, seat) for seat in people_asked(state, match)]
        at = min([*flags(state), *absences], default=NEVER)
        self._alarm(table.id, None if at == NEVER else at)

    def _alarm(self, id: int, at: float | None) -> None:
        old = self.alarms.pop(id, None)
        if old is not None:
            old.cancel()
        if at is not None and at < self.tables.now() + 2 * ROUND:
            wait = max(0.0, at - self.tables.now()) + 0.01
            loop = asyncio.get_running_loop()
            self.alarms[id] = loop.call_later(wait, lambda: self.background.run(self._ring(id)))

    async def _ring(self, id: int) -> None:
        """An alarm: let bots play for people who are out of time or away for too long."""
        self.alarms.pop(id, None)
        async with self.tables.at(id) as table:
            while (proposal := self._due(table)) is not None:
                await self.tables.commit(proposal)
            self.look(table)

    def _due(self, table: Table) -> Proposal | None:
        """The next clock at zero, or the next absence that was too long; `None` if none is."""
        state, match, now = table.state, table.match, self.tables.now()
        if match is None or state.over:
            return None
        proposal = Proposal(table, now)
        for seat in state.running:
            if flag_of(state, seat) <= now:
                play.flag(proposal, seat)
                return proposal
        for seat in people_asked(state, match):
            if self._absence(table, seat) <= now:
                play.away(proposal, seat)
                return proposal
        return None

    def _absence(self, table: Table, seat: int) -> float:
        """When a bot starts to play for a person who is asked; never, while they are connected."""
        state = table.state
        if not state.grace or seat in self.tables.connected(table.id):
            return NEVER
        gone = table.gone.get(seat, 0.0)
        return max(state.at, self.tables.started, gone) + state.grace

    # Bots and standing orders

    async def _answer(self, id: int, seat: int) -> None:
        """Answer for a seat that no person is asked for; if that fails, try again later."""
        again: float | None = RETRY
        try:
            again = None if await self._answered(id, seat) else 0.0
        except Refused as fault:
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
        return await self._give(id, seat, key, len(job.log), "order" if order else "bot")

    async def _job(self, id: int, seat: int) -> tuple[Job | None, str]:
        """What a bot is to think about, and the standing order that answers instead."""
        async with self.tables.at(id) as table:
            state, match = table.state, table.match
            if match is None or not _awaited(table, seat):
                return None, ""
            chair = state.chairs[seat]
            level = chair.level if chair.kind == "bot" else STAND_IN
            log = tuple(match.log)
            think = state.think if id in self.tables.audiences else 0
            job = Job("choose", match.settings, match.seed, log, seat, level, think=think)
            return job, "" if chair.by_bot else standing_order(state, match, seat)

    def _asker(self, id: int) -> Asker:
        """Whom a bot thinks for: the people who are connected, or nobody."""
        audience = self.tables.audiences.get(id)
        return asker(audience.address if audience else "", id)

    async def _choice(self, job: Job, asker: Asker) -> str:
        """The bot's answer; if it fails, the simplest bot's answer."""
        try:
            found = await self.tables.thinkers.think(job, asker)
        except Refused as fault:
            LOG.warning("level %s: %s; %s answers", job.level, fault, levels.FALLBACK)
            found = await self.tables.thinkers.think(job._replace(level=levels.FALLBACK), asker)
        return str(found)

    async def _give(self, id: int, seat: int, key: str, entries: int, by: str) -> bool:
        """Answer for the seat; False if it is no longer asked."""
        async with self.tables.at(id) as table:
            if not _awaited(table, seat):
                return False
            proposal = Proposal(table, self.tables.now())
            play.answer(proposal, seat, key, entries, by)
            self.thinking.discard((id, seat))
            await self.tables.commit(proposal)
            return True


def _awaited(table: Table, seat: int) -> bool:
    """Whether an answer for this seat is due from a bot or a standing order."""
    match = table.match
    if match is None or table.state.over or seat not in match.waiting:
        return False
    return automatic(table.state, match, seat)
