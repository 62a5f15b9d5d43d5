"""The service without sockets: guests that note what they are sent, and a clock of our own."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import pytest

from skep.kernel.errors import SkepError
from skep.server import wire
from skep.server.live import commands
from skep.server.live.audience import Holder, Listener
from skep.server.live.lobby import Caller
from skep.server.live.rate_limits import DEFAULT, Caps
from skep.server.live.scheduler import Scheduler
from skep.server.live.tables import Tables
from skep.server.store import Store
from skep.server.wire import Made, NewChair, NewTable, SeatKey
from skep.server.workers.jobs import Job, think
from skep.server.workers.pool import Thinkers
from skep.server.workers.queue import NOBODY, Asker
from skep.tables.faults import Refused

T = TypeVar("T")
START = 1_800_000_000.0


class Clock:
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> float:
        return self.now


class Here(Thinkers):
    """Bots that think in this process: quick, for tests that are not about processes."""

    def __init__(self) -> None:
        super().__init__(0)

    async def think(self, job: Job, asker: Asker = NOBODY) -> Any:
        await asyncio.sleep(0)
        return think(job if job.level == "random" else job._replace(level="greedy"))


class Guest(Listener):
    """Someone who listens and remembers every byte."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.dismissed = ""

    def send(self, text: bytes) -> None:
        self.texts.append(text.decode())

    def dismiss(self, code: str, message: str) -> None:
        self.dismissed = code

    @property
    def heard(self) -> list[dict[str, Any]]:
        return [json.loads(text) for text in self.texts]

    @property
    def last(self) -> dict[str, Any]:
        return self.heard[-1]

    def sight(self, at: int = 0) -> dict[str, Any]:
        """The newest sight."""
        shown = [said for said in self.heard if said.get("sights")]
        found: dict[str, Any] = shown[-1]["sights"][at]
        return found

    def room(self) -> dict[str, Any]:
        found: dict[str, Any] = self.last["room"]
        return found


class House:
    """A service on a database, and the people who come to it."""

    def __init__(self, database: str, caps: Caps = DEFAULT) -> None:
        self.clock = Clock()
        self.store = Store(database)
        self.tables = Tables(self.store, Here(), caps, self.clock)
        self.scheduler = Scheduler(self.tables)

    async def start(self) -> None:
        await self.tables.start()
        await self.scheduler.start()

    async def close(self) -> None:
        self.scheduler.stop()
        await self.tables.stop()
        await asyncio.sleep(0)
        self.store.close()

    async def make(
        self, *chairs: NewChair, game: str = "hivernation", mode: str = "quick", seed: int = 7,
        **more: Any,
    ) -> Made:  # fmt: skip
        seats = list(chairs) or [NewChair(), NewChair()]
        wish = NewTable(game, seats, mode, name="Ada", seed=seed, **more)
        return await self.tables.make(wish)

    async def two(self, **more: Any) -> tuple[Made, SeatKey, SeatKey]:
        """A table with two people."""
        made = await self.make(**more)
        ben = await self.tables.sit(made.table, wire.Sit("Ben"))
        return made, made.keys[0], ben

    async def join(self, made: Made | str, *keys: SeatKey, address: str = "", **more: Any) -> Guest:
        guest = Guest()
        guest.caller = Caller(address)
        table = made if isinstance(made, str) else made.table
        hello = wire.Hello(1, table, keys=[key.key for key in keys], **more)
        await self.tables.join(guest, hello)
        return guest

    async def watch(self, made: Made, **more: Any) -> Guest:
        guest = Guest()
        await self.tables.join(guest, wire.Hello(1, watch=made.watch, **more))
        return guest

    async def holder(self, made: Made | str, *keys: SeatKey, host: str = "") -> Holder:
        table = made if isinstance(made, str) else made.table
        return await self.tables.holder_of(
            table, [*(key.key for key in keys), *([host] if host else [])]
        )

    async def do(self, holder: Holder, command: Any) -> Any:
        return await commands.obey(self.tables, holder, command)

    async def answer(self, made: Made | str, key: SeatKey, option: int | str = 0) -> None:
        """Answer for a seat, with an option by number or key."""
        holder = await self.holder(made, key)
        match = await self.match(made)
        offered = match.decision_of(key.seat).keys
        word = option if isinstance(option, str) else offered[option % len(offered)]
        await self.do(holder, wire.Answer(2, key.seat, word, len(match.log)))

    async def match(self, made: Made | str) -> Any:
        """The true match, for those who test."""
        table = made if isinstance(made, str) else made.table
        async with self.tables.at(await self.tables.find(table)) as found:
            return found.match

    async def table(self, made: Made | str) -> Any:
        """The table as the server has it in memory."""
        table = made if isinstance(made, str) else made.table
        async with self.tables.at(await self.tables.find(table)) as found:
            return found

    async def state(self, made: Made | str) -> Any:
        table = made if isinstance(made, str) else made.table
        async with self.tables.at(await self.tables.find(table)) as found:
            return found.state

    async def play(self, made: Made | str, *keys: SeatKey, answers: int = 1000) -> None:
        """Let these seats answer in turn, to the end or so many times."""
        by_seat = {key.seat: key for key in keys}
        for number in range(answers):
            match = await self.match(made)
            if match.over:
                return
            seat = match.waiting[0]
            if seat not in by_seat:
                await self.settle()
                continue
            await self.answer(made, by_seat[seat], number * 7)

    async def settle(self) -> None:
        """Let bots and alarms that are due do what they do."""
        for _ in range(200):
            await asyncio.sleep(0)
            if not self.tables.background.tasks:
                return
            await asyncio.sleep(0.002)

    async def ring(self, made: Made) -> None:
        """Time has passed: look at the table as an alarm would."""
        await self.scheduler._ring(await self.tables.find(made.table))
        await self.settle()


def story(database: str, tell: Callable[[House], Awaitable[T]], caps: Caps = DEFAULT) -> T:
    """Run a story in a house, and close it afterwards."""

    async def run() -> T:
        house = House(database, caps)
        await house.start()
        try:
            return await asyncio.wait_for(tell(house), 60)
        finally:
            await house.close()

    return asyncio.run(run())


async def refused(code: str, wish: Awaitable[Any]) -> str:
    """The message with which a wish is refused, by this code."""
    with pytest.raises(SkepError) as fault:
        await wish
    assert fault.value.code == code, f"{fault.value.code}: {fault.value}"
    return str(fault.value)


__all__ = ["START", "Clock", "Guest", "House", "NewChair", "Refused", "refused", "story"]
