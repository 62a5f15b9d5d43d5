"""The queue of jobs for the workers. Addresses take turns."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Any, NamedTuple

from skep.bots import timed
from skep.server.live.rate_limits import source
from skep.server.workers.coach_jobs import QUESTIONS
from skep.server.workers.jobs import Job


class Asker(NamedTuple):
    """Whom a worker thinks for. All tables without anybody present share one empty address."""

    address: str = ""
    table: int = 0


NOBODY = Asker()


def asker(address: str, table: int) -> Asker:
    """Someone at an address who asks about a table."""
    return Asker(source(address), table)


class Thought(NamedTuple):
    """The result of a job, or the code and the message of its error."""

    found: Any
    fault: str = ""


class Task(NamedTuple):
    """A job, whom it is for, and the future of whoever waits for it."""

    job: Job
    asker: Asker
    done: asyncio.Future[Thought]


def asked(job: Job) -> bool:
    """Whether a job is a person's question and not a bot's turn."""
    return job.what != "choose"


def short(job: Job) -> bool:
    """Whether a job is quick: no search by the clock, and nothing for the coach."""
    return job.what not in QUESTIONS and not (job.what == "choose" and timed(job.level))


class Lanes:
    """Waiting tasks. Addresses take turns, and so do the tables of an address, so whoever asks for
    much delays only themselves."""

    def __init__(self) -> None:
        self._lanes: OrderedDict[str, OrderedDict[int, deque[Task]]] = OrderedDict()
        self.count = 0
        """The number of waiting tasks, also of those that nobody waits for any more."""

    def put(self, task: Task) -> None:
        tables = self._lanes.setdefault(task.asker.address, OrderedDict())
        tables.setdefault(task.asker.table, deque()).append(task)
        self.count += 1

    def take(self) -> Task | None:
        """The next task that someone still waits for."""
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
        """Whether another address waits."""
        return any(lane != address for lane in self._lanes)


def _rotate(lanes: OrderedDict[Any, Any], key: Any) -> None:
    """Move a lane that was served to the end, or remove it if it is empty."""
    if lanes[key]:
        lanes.move_to_end(key)
    else:
        del lanes[key]


class Jobs:
    """Short and long jobs, each in their own lanes."""

    def __init__(self) -> None:
        self.short = Lanes()
        self.long = Lanes()
        self._turn = self.short

    def put(self, task: Task) -> None:
        (self.short if short(task.job) else self.long).put(task)

    def take(self, only_short: bool) -> Task | None:
        """The next task. Short and long ones alternate while both wait, so neither kind keeps the
        other from its turn."""
        if only_short:
            return self.short.take()
        first = self._turn
        second = self.long if first is self.short else self.short
        task = first.take()
        if task is None:
            return second.take()
        self._turn = second
        return task
