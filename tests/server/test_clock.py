"""The clocks of a match follow the time that passes, not the clock of the machine."""

from __future__ import annotations

import time
from typing import Any

import pytest

from skep.server import wire
from skep.server.clock import Clock
from tests.server.service import House, story


class Machine:
    """A clock that anyone can set, and time that passes all the same."""

    def __init__(self) -> None:
        self.wall, self.passed = 1_800_000_000.0, 50.0

    def wait(self, seconds: float) -> None:
        self.wall += seconds
        self.passed += seconds

    def clock(self) -> Clock:
        return Clock(lambda: self.wall, lambda: self.passed)


@pytest.mark.parametrize("jump", [7200.0, -7200.0])
def test_setting_the_clock_of_the_machine_takes_nobody_s_time(sqlite: str, jump: float) -> None:
    machine = Machine()

    async def tell(house: House) -> None:
        house.tables.now = machine.clock()
        made, ada, ben = await house.two(clock=wire.TimeLimit(60, 0))
        seat = (await house.match(made)).waiting[0]
        machine.wait(10)
        machine.wall += jump
        await house.ring(made)
        assert await left(house, made, seat) == 50
        await house.answer(made, [ada, ben][seat])
        assert await left(house, made, seat) == 50
        asked = (await house.match(made)).waiting[0]
        before = await left(house, made, asked)
        machine.wait((before or 0) + 1)
        await house.ring(made)
        assert (await house.state(made)).chairs[asked].flagged

    story(sqlite, tell)


def test_the_clock_of_the_machine_counts_across_a_restart(sqlite: str) -> None:
    machine = Machine()

    async def begin(house: House) -> Any:
        house.tables.now = machine.clock()
        made, *_ = await house.two(clock=wire.TimeLimit(60, 0))
        return made, (await house.match(made)).waiting[0]

    async def go_on(house: House) -> None:
        house.tables.now = machine.clock()
        assert await left(house, made, seat) == 35

    made, seat = story(sqlite, begin)
    machine.wall += 25  # the machine was started anew, and counts from zero
    machine.passed = 1.0
    story(sqlite, go_on)


def test_a_clock_that_is_behind_after_a_restart_gives_nobody_more_time(sqlite: str) -> None:
    machine = Machine()

    async def begin(house: House) -> Any:
        house.tables.now = machine.clock()
        made, *_ = await house.two(clock=wire.TimeLimit(60, 0))
        return made, (await house.match(made)).waiting[0]

    async def go_on(house: House) -> None:
        house.tables.now = machine.clock()
        assert await left(house, made, seat) == 60

    made, seat = story(sqlite, begin)
    machine.wall -= 7200
    story(sqlite, go_on)


async def left(house: House, made: Any, seat: int) -> float | None:
    return (await house.tables.room(made.table)).chairs[seat].left


def test_the_clock_shows_the_time() -> None:
    assert abs(Clock()() - time.time()) < 5
