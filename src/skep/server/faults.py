"""Errors as clients see them: a stable code, a message, and perhaps a clause."""

from __future__ import annotations

from skep.kernel.errors import IllegalAnswer, SkepError
from skep.server.wire import Fault
from skep.tables.faults import Refused

STATUS = {
    "no-table": 404, "no-game": 404, "no-entry": 404, "no-such-page": 404, "no-such-method": 405,
    "no-key": 401, "not-host": 403, "not-your-seat": 403, "foreign-origin": 403, "no-hints": 403,
    "not-your-side": 403, "not-absent": 409, "no-person-there": 409, "own-seat": 409,
    "stale": 409, "not-your-turn": 409, "match-over": 409, "not-over": 409, "not-playing": 409,
    "seat-taken": 409, "seat-in-use": 409, "no-free-seat": 409, "no-undo": 409, "started": 409,
    "no-takeback": 409, "out-of-time": 409, "changed-meanwhile": 409, "bot-plays": 409,
    "no-chances": 409,
    "bad-request": 400, "foreign-host": 421, "too-slow": 408, "too-many-connections": 503,
    "too-long": 413, "too-many-sockets": 429, "too-many-tables": 429, "too-fast": 429,
    "too-many-seats": 429, "too-many-hellos": 429, "too-often": 429,
    "fault": 500, "store-full": 503, "store-read-only": 503, "store-failed": 503, "busy": 503,
    "store-gone": 503, "store-unclear": 503, "database-in-use": 503,
    "bot-died": 503, "bot-failed": 503, "other-rules": 409, "diverged": 409,
}  # fmt: skip
"""The HTTP status of each code. All other codes are the client's fault: 400."""


def broken() -> Refused:
    """The error of a fault in the server itself."""
    return Refused("fault", "a fault in the server; look at the table before you try again")


def status_of(code: str) -> int:
    return STATUS.get(code, 400)


def fault_of(fault: SkepError, id: int = 0) -> Fault:
    """An error as a message."""
    clause = None
    if isinstance(fault, Refused | IllegalAnswer):
        clause = fault.clause or None
    return Fault(id, fault.code, str(fault), clause)
