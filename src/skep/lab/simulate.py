"""Many games on the processors of one machine.

Each worker takes the next game's number, plays that game, and sends its counts from time to time.
It does not matter which worker plays a game, so any number of workers gives the same result.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from skep.kernel.errors import BadSettings, SkepError
from skep.lab.plan import SUFFIX, Plan
from skep.lab.tally import Tally
from skep.lab.workers import Broken, crew, explain
from skep.record import Taken

MAX_JOBS = 256
Progress = Callable[[int], None]


class Failed(SkepError):
    """A game of the simulation failed."""

    code = "simulation-failed"


@dataclass
class Outcome:
    """The result of a plan, complete or as far as it was played when it was stopped."""

    plan: Plan
    tally: Tally
    seconds: float
    jobs: int

    @property
    def stopped(self) -> bool:
        return self.tally.games < self.plan.games


def processors() -> int:
    """The number of processors that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def simulate(plan: Plan, jobs: int = 1, progress: Progress = lambda _: None) -> Outcome:
    """Play the plan's games; after Ctrl-C, the outcome so far."""
    if not 1 <= jobs <= MAX_JOBS:
        raise BadSettings(f"jobs are 1 to {MAX_JOBS}, not {jobs}", "bad-jobs")
    prepare_folder(plan)
    jobs = min(jobs, plan.games)
    tally = Tally(plan.settings.seats)
    start = perf_counter()
    try:
        if jobs == 1:
            here(plan, tally, progress)
        else:
            there(plan, jobs, tally, progress)
    except KeyboardInterrupt:
        pass
    except Broken as fault:
        raise Failed(str(fault)) from None
    return Outcome(plan, tally, perf_counter() - start, jobs)


def prepare_folder(plan: Plan) -> None:
    """Make the folder for the match files; Taken if it already has some, unless forced."""
    folder = plan.folder
    if folder is None:
        return
    folder.mkdir(parents=True, exist_ok=True)
    if not plan.force and any(file.suffix == SUFFIX for file in folder.iterdir()):
        raise Taken(
            f"{folder} already holds match files; nothing was played"
            " (name another folder, or --force to overwrite them)"
        )


def here(plan: Plan, tally: Tally, progress: Progress) -> None:
    """Play the games in this process, one after the other."""
    for number in range(1, plan.games + 1):
        try:
            match = plan.play(number)
        except OSError:
            raise
        except Exception as fault:
            raise Broken(explain(plan, number, fault)) from fault
        tally.add(match)
        progress(tally.games)


def there(plan: Plan, jobs: int, tally: Tally, progress: Progress) -> None:
    """Play the games in several processes."""
    with crew(plan, jobs) as workers:
        try:
            for part in workers.parts():
                tally.merge(part)
                progress(tally.games)
        except KeyboardInterrupt:
            for part in workers.last_parts():
                tally.merge(part)
            raise
