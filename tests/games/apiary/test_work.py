"""No decision takes long: counted in calls, which do not depend on what else the machine does."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import skep

MOST = 6000
"""Far from what 20 ms would hold, and over three times what was seen."""


def calls(work: Callable[[], Any]) -> int:
    """How many calls of Python functions some work makes."""
    count = 0

    def note(_frame: Any, event: str, _argument: Any) -> None:
        nonlocal count
        count += event == "call"

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize(("mode", "seats"), [("standard", 2), ("advanced", 5)])
def test_an_answer_and_the_next_whole_decision_are_soon_worked_out(mode: str, seats: int) -> None:
    match = skep.new("apiary", mode=mode, seats=seats, seed=3)
    picks = Random(3)
    worst = 0
    while not match.over:
        seat = match.waiting[0]
        key = picks.choice(match.decision_of(seat).keys)

        def decide(seat: int = seat, key: str = key) -> None:
            match.answer(key, seat)
            if not match.over:
                assert match.decision.refusals is not None

        worst = max(worst, calls(decide))
    assert worst < MOST, f"{worst} calls"
