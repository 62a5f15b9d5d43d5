"""The processes of a simulation: they share a counter of games and report through pipes."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from time import monotonic
from typing import Any

from skep.lab.plan import Plan
from skep.lab.tally import Tally
from skep.signals import block_interrupts

OFTEN = 0.2
"""Seconds between two reports of a worker."""
GRACE = 2.0
"""Seconds that workers have to finish their games after Ctrl-C."""


NO_MORE = 2**62
"""As the next number, it tells workers that no game is left."""


class Broken(Exception):
    """A game or a worker failed; says which and how."""


def explain(plan: Plan, number: int, fault: BaseException) -> str:
    return (
        f"game {number} of {plan.settings.game} broke: {type(fault).__name__}: {fault}"
        f" (`skep fuzz {plan.settings.game}` looks for such faults)"
    )


class Crew:
    """The workers of one simulation."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.context = multiprocessing.get_context("spawn")
        self.next: Any = self.context.Value("q", 1)
        """The number of the next game, shared by all."""
        self.open: list[Connection] = []
        self.processes: list[SpawnProcess] = []

    def hire(self) -> None:
        """Start one more worker."""
        ours, theirs = self.context.Pipe(duplex=False)
        args = (self.plan, self.next, theirs)
        process = self.context.Process(target=work, args=args, daemon=True)
        process.start()
        theirs.close()
        self.open.append(ours)
        self.processes.append(process)

    def parts(self, until: float | None = None) -> Iterator[Tally]:
        """The workers' counts as they come in, until all are done."""
        while self.open:
            left = None if until is None else max(0.0, until - monotonic())
            ready = wait(self.open, left)
            if not ready:
                return
            for pipe in ready:
                assert isinstance(pipe, Connection)
                yield from self._receive(pipe)

    def _receive(self, pipe: Connection) -> Iterator[Tally]:
        try:
            said = pipe.recv()
        except (EOFError, OSError):
            raise Broken("a process of the simulation died") from None
        if isinstance(said, Tally):
            yield said
        else:
            self.open.remove(pipe)
            if said is not None:
                raise said

    def last_parts(self) -> Iterator[Tally]:
        """Let the workers finish their current games, but don't wait for long."""
        with suppress(KeyboardInterrupt, Broken):
            with self.next.get_lock():
                self.next.value = NO_MORE
            yield from self.parts(monotonic() + GRACE)

    def dismiss(self) -> None:
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join()


@contextmanager
def crew(plan: Plan, jobs: int) -> Iterator[Crew]:
    """Workers for the block; they are stopped at its end, whatever happens."""
    workers = Crew(plan)
    try:
        with block_interrupts():
            for _ in range(jobs):
                workers.hire()
        yield workers
    finally:
        workers.dismiss()


def work(plan: Plan, following: Any, pipe: Connection) -> None:
    """The worker process: play the next game until there is none, and report."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(BrokenPipeError):
        pipe.send(_last_word(plan, following, pipe))


def _last_word(plan: Plan, following: Any, pipe: Connection) -> Exception | None:
    """None if all went well, else the fault in a form that can be pickled."""
    number = 0
    tally, sent = Tally(plan.settings.seats), monotonic()
    try:
        while (number := take(following)) <= plan.games:
            tally.add(plan.play(number))
            if monotonic() - sent > OFTEN:
                pipe.send(tally)
                tally, sent = Tally(plan.settings.seats), monotonic()
        pipe.send(tally)
    except BrokenPipeError:
        raise
    except OSError as fault:
        return fault
    except Exception as fault:
        return Broken(explain(plan, number, fault))
    return None


def take(following: Any) -> int:
    """Take the number of the next game."""
    with following.get_lock():
        number: int = following.value
        following.value = number + 1
    return number
