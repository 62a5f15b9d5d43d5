"""What is asked is done at once, up to where it must wait."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from skep.server.live.eager import go


def test_it_begins_at_once_and_goes_on_when_what_it_waits_for_is_done() -> None:
    async def tell() -> list[str]:
        said: list[str] = []
        disk: asyncio.Future[str] = asyncio.get_running_loop().create_future()

        async def work() -> None:
            said.append("begun")
            said.append(await disk)
            await asyncio.sleep(0)
            said.append("over")

        go(work())
        said.append("meanwhile")
        disk.set_result("written")
        for _ in range(5):
            await asyncio.sleep(0)
        return said

    assert asyncio.run(tell()) == ["begun", "meanwhile", "written", "over"]


def test_a_fault_is_met_where_it_is_waited_for() -> None:
    async def tell() -> str:
        disk: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        met: list[str] = []

        async def work() -> None:
            try:
                await disk
            except OSError as fault:
                met.append(str(fault))

        go(work())
        disk.set_exception(OSError("full"))
        await asyncio.sleep(0.01)
        return met[0]

    assert asyncio.run(tell()) == "full"


def test_what_is_given_up_when_the_server_stops_ends_quietly() -> None:
    async def tell() -> list[Any]:
        loop = asyncio.get_running_loop()
        broken: list[Any] = []
        loop.set_exception_handler(lambda _loop, context: broken.append(context))
        disk: asyncio.Future[None] = loop.create_future()

        async def work() -> None:
            with suppress(OSError):
                await disk

        go(work())
        disk.cancel()
        await asyncio.sleep(0.01)
        return broken

    assert asyncio.run(tell()) == []
