"""One mutant against the tests of its game, in a forked process.

The process that forks has imported pytest and the kernel but no module of the game, so every child
imports the game again, with one module changed on the way. Nothing is written to the source.
"""

from __future__ import annotations

import os
import resource
import signal
import sys
from collections.abc import Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from multiprocessing.connection import Connection
from pathlib import Path
from time import process_time
from types import CodeType, ModuleType
from typing import NamedTuple

import pytest

from skep.testing.mutation import reach
from skep.testing.mutation.mutants import Module, Mutant

IMPORT_SECONDS = 20.0
"""CPU time to import the game and to collect tests."""
TIMES_SLOWER = 10
"""Limit of a test's CPU time, as a multiple of what it takes without a fault."""
MEMORY = 4 << 30
"""Address space of a child, in bytes."""
TIMED_OUT = -signal.SIGPROF
"""The exit code of a process that used up its CPU time."""


class TestRun(NamedTuple):
    """How a run of the tests went."""

    passed: bool
    seconds: dict[str, float]
    """CPU time of each test that passed."""
    failed: str
    """The test that failed first, and its report."""
    called: dict[str, frozenset[tuple[str, str]]]
    """Module and name of the functions that each test calls; under "" those that an import calls.
    Empty unless it was recorded."""


class ChangedSource(SourceFileLoader):
    """Loads a module from a text instead of its file."""

    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self.source = source

    def get_source(self, fullname: str) -> str:
        return self.source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.source, self.path, "exec", dont_inherit=True)


class Finder(MetaPathFinder):
    """Finds the changed module before its file is found."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self.mutant.module.name:
            return None
        file = str(self.mutant.module.path)
        loader = ChangedSource(fullname, file, self.mutant.source)
        return spec_from_file_location(fullname, file, loader=loader)


class CpuLimits(NamedTuple):
    """How much CPU time the tests may take, in seconds."""

    spare: float
    usual: dict[str, float]
    """What each test takes without a fault."""

    def of(self, test: str) -> float:
        return self.spare + TIMES_SLOWER * self.usual.get(test, IMPORT_SECONDS)


class Watch:
    """A pytest plugin that limits the CPU time of each test and notes how it went."""

    def __init__(self, limits: CpuLimits, in_vain: frozenset[str]) -> None:
        self.limits = limits
        self.in_vain = in_vain
        self.seconds: dict[str, float] = {}
        self.called: dict[str, frozenset[tuple[str, str]]] = {}
        self.failed = ""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        self.called[""] = frozenset(reach.called)
        items[:] = [item for item in items if item.nodeid not in self.in_vain]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        start = process_time()
        limit_cpu(self.limits.of(item.nodeid))
        reach.called.clear()
        done = yield
        self.called[item.nodeid] = frozenset(reach.called)
        self.seconds[item.nodeid] = process_time() - start
        return done

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = f"{report.nodeid}\n{report.longreprtext}"

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and not self.failed:
            self.failed = f"{report.nodeid}\n{report.longreprtext}"


def limit_cpu(seconds: float) -> None:
    """End this process with SIGPROF when it has used so much more CPU time."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


class MutantTask(NamedTuple):
    """What a child does."""

    rounds: list[list[Path]]
    """The test files, those of one round at a time."""
    limits: CpuLimits
    mutant: Mutant | None = None
    in_vain: frozenset[str] = frozenset()
    """Tests that need not run."""
    recorded: Sequence[Module] = ()
    """The modules whose functions note that they are called."""


def run(task: MutantTask, report: Connection) -> None:
    """In a child: run the tests, one round of files after the other, until one fails."""
    for number in (signal.SIGPROF, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)
    _be_silent()
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    if task.recorded:
        reach.record(task.recorded)
    if task.mutant:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        sys.dont_write_bytecode = True
        sys.meta_path.insert(0, Finder(task.mutant))
    watch = Watch(task.limits, task.in_vain)
    passed = True
    for files in task.rounds:
        if files and passed:
            limit_cpu(IMPORT_SECONDS)
            code = pytest.main(["-x", "-q", "-p", "no:cacheprovider", *map(str, files)], [watch])
            passed = code == pytest.ExitCode.OK
    called = watch.called if task.recorded else {}
    report.send(TestRun(passed, watch.seconds, watch.failed, called))
    report.close()
    os._exit(0)


def _be_silent() -> None:
    null = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(null, stream)
