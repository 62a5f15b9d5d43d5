"""Measuring side by side: every subject gets a short slot in every round.

A busy machine is slower in one minute than in the next. Subjects that take turns share this, so the
results are medians of ratios within a round.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time
from typing import TypeVar

Slot = Callable[[], float]
"""Runs for a moment and returns its speed."""
Rounds = dict[str, list[float]]
"""The figures of each subject, by round."""
T = TypeVar("T")


def rate_slot(play: Callable[[], int], seconds: float) -> Slot:
    """Decisions per second of CPU time, over whole games for about `seconds`."""

    def run() -> float:
        decisions = 0
        start = now = process_time()
        while now - start < seconds:
            decisions += play()
            now = process_time()
        return decisions / (now - start)

    return run


def search_slot(search: Callable[[int], None], iterations: int) -> Slot:
    """Iterations per second of CPU time, in one search."""

    def run() -> float:
        start = process_time()
        search(iterations)
        return iterations / (process_time() - start)

    return run


def each_slot(work: Callable[[T], object], things: list[T], seconds: float) -> Slot:
    """The mean seconds of the work for one thing."""

    def run() -> float:
        done = 0
        start = now = process_time()
        while now - start < seconds:
            for thing in things:
                work(thing)
            done += len(things)
            now = process_time()
        return (now - start) / done

    return run


def interleave(slots: dict[str, Slot], rounds: int) -> Rounds:
    """Run every slot once to warm up, then once in each round."""
    for slot in slots.values():
        slot()
    figures: Rounds = {name: [] for name in slots}
    for _ in range(rounds):
        for name, slot in slots.items():
            figures[name].append(slot())
    return figures


def ratio(rounds: Rounds, name: str, to: str) -> float | None:
    """The median ratio of one subject's figure to another's; None if one is missing."""
    if name not in rounds or to not in rounds:
        return None
    return median(a / b for a, b in zip(rounds[name], rounds[to]))


def middle(rounds: Rounds, name: str) -> float:
    """The median of a subject's own figures."""
    return median(rounds[name])
