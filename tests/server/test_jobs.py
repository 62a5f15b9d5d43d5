"""Which job a worker does next: nobody's bots and questions can keep others from their turn."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

import skep
from skep.server import wire
from skep.server.live.rate_limits import DEFAULT, Caps
from skep.server.workers import pool
from skep.server.workers.jobs import Job
from skep.server.workers.pool import Thinkers
from skep.server.workers.queue import Asker, Jobs, Lanes, Task, Thought, short
from skep.tables.faults import Refused
from skep.tables.rates import Rate
from tests.server.service import House, NewChair, story

MATCH = skep.new("hivernation", mode="quick", seed=5)


def job(what: str = "choose", level: str = "larva", think: int = 0) -> Job:
    return Job(what, MATCH.settings, MATCH.seed, (), 0, level, think=think)


def told(tell: Callable[[], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        return await asyncio.wait_for(tell(), 30)

    return asyncio.run(run())


def task(address: str, table: int, job_: Job | None = None) -> Task:
    return Task(job_ or job(), Asker(address, table), asyncio.get_running_loop().create_future())


def taken(lanes: Lanes) -> list[tuple[str, int]]:
    found = []
    while (each := lanes.take()) is not None:
        found.append((each.asker.address, each.asker.table))
    return found


def test_addresses_take_turns_and_so_do_their_tables() -> None:
    async def tell() -> None:
        lanes = Lanes()
        for table in (1, 1, 1, 2):
            lanes.put(task("much", table))
        lanes.put(task("little", 9))
        assert lanes.count == 5
        assert taken(lanes) == [("much", 1), ("little", 9), ("much", 2), ("much", 1), ("much", 1)]
        assert lanes.count == 0

    told(tell)


def test_a_thousand_jobs_of_one_address_are_one_turn_for_another() -> None:
    async def tell() -> None:
        lanes = Lanes()
        for table in range(1000):
            lanes.put(task("much", table))
        lanes.take()
        lanes.put(task("late", 5000))
        assert taken(lanes).index(("late", 5000)) == 1

    told(tell)


def test_nobody_thinks_for_those_who_are_gone() -> None:
    async def tell() -> None:
        lanes = Lanes()
        tasks = [task("a", 1), task("a", 2), task("b", 3)]
        for each in tasks:
            lanes.put(each)
        tasks[0].done.cancel()
        assert taken(lanes) == [("b", 3), ("a", 2)]

    told(tell)


def test_short_jobs_come_first_but_not_twice_while_a_long_one_waits() -> None:
    async def tell() -> None:
        jobs, queen = Jobs(), job(level="queen")
        for number in range(3):
            jobs.put(task("short", number))
            jobs.put(task("long", number, queen))
        order = [each.asker.address for _ in range(6) if (each := jobs.take(False))]
        assert order == ["short", "long"] * 3
        jobs.put(task("long", 9, queen))
        assert jobs.take(True) is None

    told(tell)


@pytest.mark.parametrize(
    ("job_", "is_short"),
    [
        (job(), True),
        (job(level="forager"), True),
        (job(level="queen"), False),
        (job(level="search"), False),
        (job("reveals"), True),
        (job("at"), True),
        (job("advise"), False),
        (job("review"), False),
    ],
)
def test_what_is_short(job_: Job, is_short: bool) -> None:
    assert short(job_) is is_short


class Desk:
    """A worker without a process: it answers when it is told to."""

    def __init__(self) -> None:
        self.asked: list[Job] = []
        self.answer: asyncio.Future[Thought] | None = None

    async def ask(self, job: Job) -> Thought:
        self.asked.append(job)
        self.answer = asyncio.get_running_loop().create_future()
        return await self.answer

    def end(self) -> None:
        pass


class Desks(Thinkers):
    """Thinkers without processes."""

    def __init__(self, caps: Caps = DEFAULT) -> None:
        super().__init__(1, caps)
        self.desks = [Desk(), Desk()]
        self.start()

    async def _worker(self, at: int) -> Any:
        return self.desks[at]

    def ask(self, job: Job, address: str, table: int = 1) -> asyncio.Task[Any]:
        return asyncio.create_task(self.think(job, Asker(address, table)))


async def turns(count: int = 10) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


def test_a_larva_answers_while_queens_think() -> None:
    async def tell() -> None:
        thinkers = Desks()
        long, few = thinkers.desks
        queens = [thinkers.ask(job(level="queen", think=30), "much", n) for n in range(30)]
        await turns()
        larva = thinkers.ask(job(), "elsewhere")
        await turns()
        assert [each.level for each in long.asked] == ["queen"]
        assert [each.level for each in few.asked] == ["larva"]  # and never a queen
        assert few.answer is not None
        few.answer.set_result(Thought("done"))
        assert await larva == "done"
        await turns()
        assert len(few.asked) == 1
        for each in queens:
            each.cancel()
        await thinkers.stop()

    told(tell)


async def given(thinkers: Desks, *wishes: tuple[str, int]) -> list[int]:
    """How long each queen is let think, one after the other."""
    tasks = [
        thinkers.ask(job(level="queen", think=think), address, number)
        for number, (address, think) in enumerate(wishes)
    ]
    desk = thinkers.desks[0]
    for count in range(1, len(wishes) + 1):
        await turns()
        assert len(desk.asked) == count
        assert desk.answer is not None
        desk.answer.set_result(Thought(""))
    await asyncio.gather(*tasks)
    await thinkers.stop()
    return [each.think for each in desk.asked]


def test_an_address_has_a_budget_for_long_thoughts() -> None:
    async def tell() -> None:
        caps = Caps(thinking=Rate(50, 0))
        assert await given(Desks(caps), *[("much", 30)] * 4) == [30, 20, 0, 0]

    told(tell)


def test_a_bot_thinks_longer_than_its_level_only_while_no_other_address_waits() -> None:
    async def tell() -> None:
        wishes = [("much", 30), ("much", 30), ("other", 30)]
        assert await given(Desks(), *wishes) == [0, 0, 30]

    told(tell)


def test_questions_are_bounded_by_address_and_bots_are_not() -> None:
    async def tell() -> None:
        thinkers = Desks(Caps(questions=3))
        kinds = ("reveals", "at", "advise")
        asked = [thinkers.ask(job(what), "much") for what in kinds]
        await turns()
        for what in kinds:
            with pytest.raises(Refused) as fault:
                await thinkers.think(job(what), Asker("much", 2))
            assert fault.value.code == "busy"
        asked += [thinkers.ask(job("reveals"), "other"), thinkers.ask(job(), "much")]
        await turns()
        assert not any(each.done() for each in asked)
        for each in asked:
            each.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        assert not thinkers.questions
        await thinkers.stop()

    told(tell)


def test_all_questions_together_are_bounded_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "MAX_QUESTIONS", 2)

    async def tell() -> None:
        thinkers = Desks()
        asked = [thinkers.ask(job("at"), address) for address in "ab"]
        await turns()
        with pytest.raises(Refused) as fault:
            await thinkers.think(job("at"), Asker("c"))
        assert fault.value.code == "busy"
        for each in asked:
            each.cancel()
        await thinkers.stop()

    told(tell)


def test_bots_think_for_who_is_there_and_not_for_long_where_nobody_is(sqlite: str) -> None:
    async def tell(house: House) -> None:
        seen: list[tuple[str, int]] = []
        think = house.tables.thinkers.think

        async def note(job: Job, asker: Asker) -> Any:
            seen.append((asker.address, job.think))
            return await think(job._replace(level="random"))

        house.tables.thinkers.think = note  # type: ignore[assignment, method-assign]
        made = await house.make(NewChair("here"), NewChair("bot", "queen"), think=12)
        await house.play(made, *made.keys, answers=2)
        await house.settle()
        assert set(seen) == {("", 0)}
        seen.clear()
        guest = await house.join(made, *made.keys, address="192.0.2.7")
        await house.play(made, *made.keys, answers=2)
        await house.settle()
        assert set(seen) == {("192.0.2.7", 12)}
        holder = guest.holder
        assert holder is not None
        seen.clear()
        await house.do(holder, wire.At(1, 1, 0))
        assert seen == [("192.0.2.7", 0)]

    story(sqlite, tell)
