"""Work that nobody waits for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from skep.kernel.errors import SkepError
from skep.server.store import StoreFault

LOG = logging.getLogger("skep.server")


class Background:
    """Tasks that run until they are done or the server stops. Their faults go to the log."""

    def __init__(self) -> None:
        self.tasks: set[asyncio.Task[None]] = set()

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a task."""
        task = asyncio.create_task(self._guarded(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def stop(self) -> None:
        """Cancel all tasks."""
        for task in self.tasks:
            task.cancel()

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except StoreFault:
            pass  # the store has logged the cause
        except SkepError as fault:
            LOG.warning("background work failed: %s: %s", fault.code, fault)
        except Exception:
            LOG.exception("background work failed")
