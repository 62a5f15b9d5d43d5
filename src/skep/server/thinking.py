"""Bots think in processes of their own: nobody waits for them, and one that dies is replaced."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, NamedTuple

from skep.lab.workers import deaf
from skep.server.coached import QUESTIONS
from skep.server.faults import Refused
from skep.server.thought import Job, think

PATIENCE = 20.0
"""Seconds after which a worker that has not answered is taken for dead; a bot that was given longer
has that time too."""
TRIES = 3
MOST = 64
"""So many questions to the coach may wait; bots are never turned away for them."""
NICE = 10
"""Workers stand back behind the server: a person's answer comes first."""


class Worker:
    """One process and the pipe to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=work, args=(theirs,), daemon=True)
        with deaf():
            self.process.start()
        theirs.close()

    async def ask(self, job: Job) -> Thought:
        """What the process makes of a job; EOFError or TimeoutError if it does not answer."""
        loop = asyncio.get_running_loop()
        self.pipe.send(job)
        ready: asyncio.Future[None] = loop.create_future()
        loop.add_reader(self.pipe.fileno(), _wake, ready)
        try:
            await asyncio.wait_for(ready, PATIENCE + job.think)
        finally:
            loop.remove_reader(self.pipe.fileno())
        thought: Thought = self.pipe.recv()
        return thought

    def end(self) -> None:
        with suppress(OSError):
            self.pipe.close()
        self.process.kill()
        self.process.join()


def _wake(ready: asyncio.Future[None]) -> None:
    if not ready.done():
        ready.set_result(None)


class Thought(NamedTuple):
    """What came of a job, or the code and the message of its fault."""

    found: Any
    fault: str = ""


class Task(NamedTuple):
    """A job, and who waits for it."""

    job: Job
    done: asyncio.Future[Thought]


class Thinkers:
    """So many workers, and the jobs that wait for one."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.workers: list[Worker | None] = [None] * count
        self.replaced = 0
        """How many workers died and were replaced."""
        self.questions = 0
        """How many questions to the coach wait."""
        self._jobs: asyncio.Queue[Task] = asyncio.Queue(10_000)
        self._loops: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._loops = [asyncio.create_task(self._serve(at)) for at in range(self.count)]

    async def stop(self) -> None:
        for loop in self._loops:
            loop.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        for worker in self.workers:
            if worker is not None:
                worker.end()

    async def think(self, job: Job) -> Any:
        """What comes of a job; Refused if it can't be done."""
        if self.questions >= MOST and job.what in QUESTIONS:
            raise Refused("busy", "too many people ask the coach; try again in a moment")
        done: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
        try:
            self._jobs.put_nowait(Task(job, done))
        except asyncio.QueueFull:
            raise Refused("busy", "too many bots are thinking; try again in a moment") from None
        thought: Thought = await self._held(job, done)
        if thought.fault:
            raise Refused(thought.fault, thought.found)
        return thought.found

    async def _held(self, job: Job, done: asyncio.Future[Thought]) -> Thought:
        """Wait for a thought; a question to the coach is counted meanwhile."""
        asked = job.what in QUESTIONS
        self.questions += asked
        try:
            return await done
        finally:
            self.questions -= asked

    async def _serve(self, at: int) -> None:
        """The life of one worker and of those that replace it."""
        while True:
            task = await self._jobs.get()
            if task.done.done():
                continue  # whoever asked is gone
            found: Thought | None = None
            for _ in range(TRIES):
                found = await self._try(at, task.job)
                if found is not None or task.done.done():
                    break
            if not task.done.done():
                task.done.set_result(found or Thought("the bot's process died", "bot-died"))

    async def _try(self, at: int, job: Job) -> Thought | None:
        """One try; None if the worker died over it."""
        found = self.workers[at]
        worker: Worker = await asyncio.to_thread(Worker) if found is None else found
        self.workers[at] = worker
        try:
            return await worker.ask(job)
        except (EOFError, OSError, TimeoutError):
            self.workers[at] = None
            self.replaced += 1
            await asyncio.to_thread(worker.end)
            return None


def work(pipe: Connection) -> None:
    """A worker's life: one job after the other until the pipe is closed."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    while True:
        try:
            job = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            found = Thought(think(job))
        except Exception as fault:  # whatever a bot does wrong, the table goes on
            found = Thought(f"the bot failed: {type(fault).__name__}: {fault}", "bot-failed")
        try:
            pipe.send(found)
        except OSError:  # the server is gone: nobody is left to hear it
            return
