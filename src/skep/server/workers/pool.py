"""The worker pool: processes in which bots and the coach think. One that dies is replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from skep.bots import LEVELS
from skep.server.live.rate_limits import DEFAULT, NEAR, Buckets, Caps
from skep.server.workers.jobs import Job, think
from skep.server.workers.queue import NOBODY, Asker, Jobs, Task, Thought, asked, short
from skep.signals import block_interrupts
from skep.tables.faults import Refused

PATIENCE = 20.0
"""Seconds after which a worker that has not answered counts as dead, on top of the time that the
bot was given."""
TRIES = 3
MAX_QUESTIONS = 500
"""Limit of waiting questions from people. Bots' turns are never refused for them."""
MAX_JOBS = 10_000
"""Limit of all waiting jobs."""
NICE, SHORT_NICE = 10, 2
"""Priorities of the workers. The server itself comes first, then the worker for short jobs, for
which people wait at their screens."""


class Worker:
    """One process, the pipe to it, and a thread that waits at the pipe, so that the event loop does
    not."""

    def __init__(self, nice: int = NICE) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=work, args=(theirs, nice), daemon=True)
        with block_interrupts():
            self.process.start()
        theirs.close()
        self.thread = ThreadPoolExecutor(1, "skep-worker")

    async def ask(self, job: Job) -> Thought:
        """The result of a job; EOFError or TimeoutError if the process does not answer."""
        loop = asyncio.get_running_loop()
        told = loop.run_in_executor(self.thread, self._tell, job)
        return await asyncio.wait_for(told, PATIENCE + job.think)

    def _tell(self, job: Job) -> Thought:
        self.pipe.send(job)
        thought: Thought = self.pipe.recv()
        return thought

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.thread.shutdown()
        with suppress(OSError):
            self.pipe.close()


class Thinkers:
    """The workers, one more for short jobs only, and the jobs that wait for them."""

    def __init__(self, count: int, caps: Caps = DEFAULT) -> None:
        self.count = count
        self.caps = caps
        self.workers: list[Worker | None] = [None] * (count + 1)
        """Each is started when it is first needed. The last one takes short jobs only, so these
        never wait for a long one."""
        self.replaced = 0
        """The number of workers that died and were replaced."""
        self.questions: Counter[str] = Counter()
        """The number of questions of each address that wait or are being answered."""
        self._jobs = Jobs()
        self._budgets = Buckets(caps.thinking, caps.near)
        self._idle: set[int] = set()
        self._runs: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self._idle = set(range(len(self.workers)))
        self._dispatch()

    async def stop(self) -> None:
        self._idle = set()
        runs = list(self._runs)
        for run in runs:
            run.cancel()
        await asyncio.gather(*runs, return_exceptions=True)
        for worker in self.workers:
            if worker is not None:
                worker.end()

    async def think(self, job: Job, asker: Asker = NOBODY) -> Any:
        """The result of a job; Refused if it can't be done."""
        if asked(job):
            self._check_questions(asker.address)
        if self._jobs.short.count + self._jobs.long.count >= MAX_JOBS:
            raise Refused("busy", "too many bots are thinking; try again in a moment")
        done: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
        self._jobs.put(Task(job, asker, done))
        self._dispatch()
        thought: Thought = await self._held(job, asker, done)
        if thought.fault:
            raise Refused(thought.fault, thought.found)
        return thought.found

    def _check_questions(self, address: str) -> None:
        own = self.caps.questions * (self.caps.near if address in NEAR else 1)
        if self.questions[address] >= own:
            raise Refused(
                "busy", "wait for the questions from your address that are being answered"
            )
        if self.questions.total() >= MAX_QUESTIONS:
            raise Refused("busy", "too many people ask at once; try again in a moment")

    async def _held(self, job: Job, asker: Asker, done: asyncio.Future[Thought]) -> Thought:
        """Wait for a result. A person's question is counted meanwhile."""
        if not asked(job):
            return await done
        self.questions[asker.address] += 1
        try:
            return await done
        finally:
            self.questions[asker.address] -= 1
            if not self.questions[asker.address]:
                del self.questions[asker.address]

    def _dispatch(self) -> None:
        """Give waiting jobs to idle workers, short ones first to the worker for them."""
        for at in sorted(self._idle, reverse=True):
            task = self._jobs.take(at == self.count)
            if task is not None:
                self._run(at, task)

    def _run(self, at: int, task: Task | None) -> None:
        self._idle.discard(at)
        run = asyncio.create_task(self._serve(at, task))
        self._runs.add(run)
        run.add_done_callback(self._runs.discard)

    async def _serve(self, at: int, task: Task | None) -> None:
        """Let a worker, or its replacement, do one task after the other."""
        if task is None:
            await self._worker(at)
            task = self._jobs.take(at == self.count)
        while task is not None:
            await self._do(at, task)
            task = self._jobs.take(at == self.count)
        self._idle.add(at)

    async def _worker(self, at: int) -> Worker:
        """The worker with this number, started if necessary."""
        found = self.workers[at]
        if found is not None:
            return found
        worker = await asyncio.to_thread(Worker, SHORT_NICE if at == self.count else NICE)
        self.workers[at] = worker
        return worker

    def _keep_one_free(self) -> None:
        """Start the worker for short jobs before one comes, because a long job is about to
        start."""
        if self.count in self._idle and self.workers[self.count] is None:
            self._run(self.count, None)

    async def _do(self, at: int, task: Task) -> None:
        job, found = self._granted(task), None
        if job.think and not short(job):
            self._keep_one_free()
        for _ in range(TRIES):
            found = await self._try(at, job)
            if found is not None or task.done.done():
                break
        if not task.done.done():
            task.done.set_result(found or Thought("the bot's process died", "bot-died"))

    def _granted(self, task: Task) -> Job:
        """The job with the time that it gets. It gets more than its level's usual time only while
        no other address waits, and as far as the budget of its address goes."""
        job, address = task.job, task.asker.address
        if not job.think or job.level != LEVELS[-1]:
            return job
        budget = self._budgets.of(address)
        seconds = 0 if self._jobs.long.others(address) else min(job.think, int(budget.holds()))
        budget.take(seconds)
        return job._replace(think=seconds)

    async def _try(self, at: int, job: Job) -> Thought | None:
        """Try a job once; `None` if the worker died."""
        worker = await self._worker(at)
        try:
            return await worker.ask(job)
        except (EOFError, OSError, TimeoutError):
            self.workers[at] = None
            self.replaced += 1
            await asyncio.to_thread(worker.end)
            return None


def work(pipe: Connection, nice: int) -> None:
    """Run a worker: do one job after the other until the pipe is closed."""
    if hasattr(os, "nice"):
        os.nice(nice)
    while True:
        try:
            job = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            found = Thought(think(job))
        except Exception as fault:  # the table goes on, whatever a bot does wrong
            found = Thought(f"the bot failed: {type(fault).__name__}: {fault}", "bot-failed")
        try:
            pipe.send(found)
        except OSError:  # the server is gone
            return
