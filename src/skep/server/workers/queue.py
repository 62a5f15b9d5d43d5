"""The jobs that wait for a worker, and which of them is next: each address in its turn."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Any, NamedTuple

from skep.bots import timed
from skep.server.live.rate_limits import source
from skep.server.workers.coach_jobs import QUESTIONS
from skep.server.workers.jobs import Job


class Asker(NamedTuple):
    """For whom a worker thinks. All tables at which nobody is share one empty address."""

    address: str = ""
    table: int = 0


NOBODY = Asker()


def asker(address: str, table: int) -> Asker:
    """Someone at an address who asks for a table."""
    return Asker(source(address), table)


class Thought(NamedTuple):
    """What came of a job, or the code and the message of its fault."""

    found: Any
    fault: str = ""


class Task(NamedTuple):
    """A job, for whom it is, and who waits for it."""

    job: Job
    asker: Asker
    done: asyncio.Future[Thought]


def asked(job: Job) -> bool:
    """Is it a person's question, and not a bot's turn?"""
    return job.what != "choose"


def short(job: Job) -> bool:
    """Does it take a moment: no search by the clock, and nothing for the coach?"""
    return job.what not in QUESTIONS and not (job.what == "choose" and timed(job.level))


class Lanes:
    """Tasks that wait. Addresses take turns, and so do the tables of an address: whoever asks for
    much waits behind themselves."""

    def __init__(self) -> None:
        self._lanes: OrderedDict[str, OrderedDict[int, deque[Task]]] = OrderedDict()
        self.count = 0
        """How many tasks wait, those included whose askers are gone."""

    def put(self, task: Task) -> None:
        tables = self._lanes.setdefault(task.asker.address, OrderedDict())
        tables.setdefault(task.asker.table, deque()).append(task)
        self.count += 1

    def take(self) -> Task | None:
        """The next task for which someone still waits."""
        while self._lanes:
            address, tables = next(iter(self._lanes.items()))
            table, tasks = next(iter(tables.items()))
            task = tasks.popleft()
            self.count -= 1
            _rotate(tables, table)
            _rotate(self._lanes, address)
            if not task.done.done():
                return task
        return None

    def others(self, address: str) -> bool:
        """Does another address wait?"""
        return any(lane != address for lane in self._lanes)


def _rotate(lanes: OrderedDict[Any, Any], key: Any) -> None:
    """Whoever was served goes to the end; an empty lane goes away."""
    if lanes[key]:
        lanes.move_to_end(key)
    else:
        del lanes[key]


class Jobs:
    """Short jobs and long ones, each in lanes of their own."""

    def __init__(self) -> None:
        self.short = Lanes()
        self.long = Lanes()
        self._turn = self.short

    def put(self, task: Task) -> None:
        (self.short if short(task.job) else self.long).put(task)

    def take(self, only_short: bool) -> Task | None:
        """The next task. Short ones come first, but not twice in a row while a long one waits: then
        neither kind can keep the other from its turn."""
        if only_short:
            return self.short.take()
        first = self._turn
        second = self.long if first is self.short else self.short
        task = first.take()
        if task is None:
            return second.take()
        self._turn = second
        return task
