"""Many mutants, a few at a time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import NamedTuple

from skep.testing.mutation.files import Files
from skep.testing.mutation.mutants import Module, Mutant
from skep.testing.mutation.trial import TIMED_OUT, CpuLimits, MutantTask, TestRun, run

PATIENCE = 900.0
"""Seconds by the clock after which a child is ended, in case it waits for something."""
FORK = get_context("fork")


class Verdict(StrEnum):
    """What became of a mutant."""

    KILLED = "killed"
    SURVIVED = "survived"
    TIMED_OUT = "timed out"
    EQUIVALENT = "equivalent"


class Result(NamedTuple):
    """A mutant and what became of it."""

    mutant: Mutant
    verdict: Verdict
    test: str = ""
    """The test that noticed it."""


class _Child:
    """A forked process that tries one mutant."""

    def __init__(self, task: MutantTask) -> None:
        self.report, end = FORK.Pipe(duplex=False)
        self.process = FORK.Process(target=run, args=(task, end))
        self.process.start()
        end.close()
        self.mutant = task.mutant
        self.deadline = monotonic() + PATIENCE

    def outcome(self) -> TestRun | None:
        """How the tests went; None if the process ended before it could say."""
        try:
            found: TestRun = self.report.recv()
        except EOFError:
            return None
        finally:
            self.report.close()
            self.process.join()
        return found


def without_fault(files: Files, modules: Sequence[Module]) -> TestRun:
    """How the tests go on the game as it is, and what they call of these modules."""
    child = _Child(MutantTask([files.paths], CpuLimits(0, {}), recorded=modules))
    return child.outcome() or TestRun(False, {}, "the tests took too long or crashed", {})


def results(
    chosen: Iterable[Mutant], files: Files, limits: CpuLimits, jobs: int
) -> Iterator[Result]:
    """Each mutant and what became of it, in the order in which they end."""
    queue = iter(chosen)
    running: dict[Connection, _Child] = {}
    try:
        while True:
            while len(running) < jobs and (mutant := next(queue, None)):
                child = _Child(
                    MutantTask(files.rounds(mutant), limits, mutant, files.in_vain(mutant))
                )
                running[child.report] = child
            if not running:
                return
            for report in _ready(running):
                yield _result(running.pop(report))
    finally:
        for child in running.values():
            child.process.kill()


def _ready(running: dict[Connection, _Child]) -> list[Connection]:
    """The children that have ended; those that wait for something are ended."""
    while True:
        ready = [one for one in wait(list(running), timeout=5) if isinstance(one, Connection)]
        if ready:
            return ready
        for child in running.values():
            if monotonic() > child.deadline:
                child.process.kill()


def _result(child: _Child) -> Result:
    assert child.mutant is not None
    outcome = child.outcome()
    if outcome is None:
        late = child.process.exitcode == TIMED_OUT or monotonic() > child.deadline
        return Result(child.mutant, Verdict.TIMED_OUT if late else Verdict.KILLED)
    verdict = Verdict.SURVIVED if outcome.passed else Verdict.KILLED
    return Result(child.mutant, verdict, outcome.failed.partition("\n")[0])
