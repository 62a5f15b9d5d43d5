"""Bots in processes of their own: one that dies is replaced, and the table goes on."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

import skep
from skep.bots import Greedy, InformationSet
from skep.bots.levels import QUEEN_SECONDS
from skep.server.wire.codec import encode
from skep.server.workers import levels, pool
from skep.server.workers.jobs import Job
from skep.server.workers.pool import Thinkers
from skep.tables.faults import Refused
from skep.tables.levels import STAND_IN


def job(what: str = "choose", level: str = "greedy", seat: int | None = None) -> Job:
    match = skep.new("hivernation", mode="arcade", seed=5)
    who = match.waiting[0] if seat is None else seat
    return Job(what, match.settings, match.seed, tuple(match.log), who, level)


def with_workers(tell: Callable[[Thinkers], Awaitable[Any]], count: int = 1) -> Any:
    async def run() -> Any:
        thinkers = Thinkers(count)
        thinkers.start()
        try:
            return await asyncio.wait_for(tell(thinkers), 60)
        finally:
            await thinkers.stop()

    return asyncio.run(run())


def test_a_worker_answers_as_the_bot_would() -> None:
    async def tell(thinkers: Thinkers) -> None:
        match = skep.new("hivernation", mode="arcade", seed=5)
        assert await thinkers.think(job()) in match.decision.keys
        reveals = await thinkers.think(job("reveals"))
        assert set(reveals) == set(match.decision.keys)

    with_workers(tell)


def test_a_worker_killed_in_mid_thought_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def tell(thinkers: Thinkers) -> None:
        await thinkers.think(job())
        worker = thinkers.workers[-1]
        assert worker is not None
        os.kill(worker.process.pid or 0, signal.SIGSTOP)  # it thinks for long
        thought = asyncio.create_task(thinkers.think(job()))
        await asyncio.sleep(0.1)
        assert not thought.done()
        os.kill(worker.process.pid or 0, signal.SIGKILL)
        assert await thought
        assert thinkers.replaced == 1
        new = thinkers.workers[-1]
        assert new is not None
        assert new is not worker

    with_workers(tell)


def test_a_bot_that_fails_is_told_and_the_worker_lives() -> None:
    async def tell(thinkers: Thinkers) -> None:
        with pytest.raises(Refused) as fault:
            await thinkers.think(job(seat=1 - job().seat))
        assert fault.value.code == "bot-failed"
        assert await thinkers.think(job())
        assert thinkers.replaced == 0

    with_workers(tell)


def test_a_worker_that_never_answers_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "PATIENCE", 4.0)

    async def tell(thinkers: Thinkers) -> None:
        thought = asyncio.create_task(thinkers.think(job()))
        while thinkers.workers[-1] is None:
            await asyncio.sleep(0.01)
        first = thinkers.workers[-1].process
        os.kill(first.pid or 0, signal.SIGSTOP)
        assert await thought  # another process answers
        assert thinkers.replaced >= 1
        assert not first.is_alive()

    with_workers(tell)


def test_several_workers_think_at_once() -> None:
    async def tell(thinkers: Thinkers) -> None:
        found = await asyncio.gather(*(thinkers.think(job()) for _ in range(20)))
        assert len(set(found)) == 1
        assert all(worker is not None for worker in thinkers.workers)

    with_workers(tell, 2)


def test_a_long_answer_comes_whole_on_any_loop() -> None:
    """uvloop reads a pipe that it watches without waiting, so a long answer came to nothing."""
    uvloop = pytest.importorskip("uvloop")
    match, bot = skep.new("apiary", seats=4, seed=3), Greedy(1)
    while len(match.log) < 250:
        match.answer(bot.choose(InformationSet(match, match.waiting[0])))
    long = Job("at", match.settings, match.seed, tuple(match.log[:-1]), 0)

    async def tell() -> None:
        thinkers = Thinkers(1)
        thinkers.start()
        try:
            for _ in range(5):
                assert len(encode(await thinkers.think(long))) > 32768
        finally:
            await thinkers.stop()
        assert thinkers.replaced == 0

    uvloop.run(tell())


def test_only_the_highest_level_heeds_the_time_that_a_table_gives() -> None:
    given = [("queen", 0), ("queen", 5), ("forager", 5), ("search", 5)]
    found = [getattr(levels.bot(level, 1, think), "seconds", 0) for level, think in given]
    assert found == [QUEEN_SECONDS, 5, 0, levels.SEARCH_SECONDS]


def test_a_bot_that_was_given_longer_is_not_taken_for_dead(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = job(level="queen")._replace(think=2)

    async def tell(thinkers: Thinkers) -> None:
        await thinkers.think(job("advise"))  # the worker for long jobs is there now
        monkeypatch.setattr(pool, "PATIENCE", 1.0)
        start = time.perf_counter()
        assert isinstance(await thinkers.think(slow), str)
        assert time.perf_counter() - start > 1.8
        assert thinkers.replaced == 0

    with_workers(tell, 1)


def test_levels_have_names() -> None:
    assert [form.name for form in levels.forms()] == ["larva", "nurse", "forager", "queen"]
    assert {STAND_IN, levels.FALLBACK} <= set(levels.MAKERS)
    for level in levels.MAKERS:
        assert levels.bot(level, 1).name


def test_a_worker_whose_server_is_gone_ends_without_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "nice", lambda more: more)
    ours, theirs = multiprocessing.Pipe()
    ours.send(job())
    ours.close()
    pool.work(theirs, pool.NICE)  # which meets a broken pipe when it has thought
    theirs.close()
