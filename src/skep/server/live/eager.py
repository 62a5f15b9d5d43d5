"""Doing what was asked at once, up to where it must wait."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Any


def go(work: Coroutine[Any, Any, None], _waited: object = None) -> None:
    """Run on to where there is something to wait for, and again once that is done.

    A task does the same, but needs a turn of the loop before it begins: dear for an answer, which
    waits for nothing but the disk. There is no current task meanwhile, so no `asyncio.timeout`.
    """
    try:
        waited = work.send(None)
    except (StopIteration, asyncio.CancelledError):
        return
    if waited is None:  # just a turn of the loop
        asyncio.get_running_loop().call_soon(go, work)
    else:
        waited._asyncio_future_blocking = False  # as a task says: it was taken notice of
        waited.add_done_callback(partial(go, work))
