"""Faults of a database: clients get a code and a general line, the log gets the cause."""

from __future__ import annotations

import logging

from sqlalchemy.exc import IntegrityError, StatementError

from skep.kernel.errors import SkepError
from skep.tables.faults import Refused

LOG = logging.getLogger("skep.server")
FULL = ("database or disk is full", "no space left", "disk full", "could not extend")
READ_ONLY = ("readonly database", "read-only", "unable to open", "permission denied")
MESSAGES = {
    "store-full": "the server's disk is full; nothing was changed, try again later",
    "store-read-only": "the server's database can't be written; nothing was changed",
    "store-failed": "the server's database failed; nothing was changed, try again later",
    "store-gone": "the server's database file was deleted or replaced; nothing can be kept",
    "store-unclear": "the database was lost in the middle of this; whether it was stored is not"
    " known yet: look at the table again before you repeat it",
    "database-in-use": "another server uses this database; nothing was changed",
}


class Conflict(Refused):
    """Someone else added an entry of that number first; nothing was written."""

    def __init__(self) -> None:
        super().__init__("changed-meanwhile", "the table changed meanwhile; look and try again")


class StoreFault(Refused):
    """The database can't be used now; nothing was written, unless it is Unclear."""

    def __init__(self, code: str, message: str = "") -> None:
        super().__init__(code, message or MESSAGES[code])


class Unclear(StoreFault):
    """Nobody knows yet whether it was written; the store says so once it can be read again."""

    def __init__(self) -> None:
        super().__init__("store-unclear")


class Trouble:
    """One kind of trouble with one database: a cause is logged when it first shows, and again
    only after the database has worked in between."""

    def __init__(self, doing: str, password: str | None = None) -> None:
        self.doing = doing
        """What can't be done: `read` or `written`."""
        self.password = password
        self._logged = ""

    def tell(self, fault: Exception) -> SkepError:
        """The fault as a client may know it; its cause goes to the log."""
        told = fault if isinstance(fault, Unclear) else explain(fault)
        if not isinstance(told, Conflict):
            self._log(f"{told.code}: {cause(fault, self.password)}")
        return told

    def over(self) -> None:
        """The database works."""
        if self._logged:
            self._logged = ""
            LOG.warning("the database can be %s again", self.doing)

    def _log(self, line: str) -> None:
        if line != self._logged:
            self._logged = line
            LOG.error("the database can't be %s: %s", self.doing, line)


def explain(fault: Exception) -> SkepError:
    """The fault of a database as a code and a general message."""
    if isinstance(fault, IntegrityError):
        return Conflict()
    if isinstance(fault, StoreFault):
        return StoreFault(fault.code)
    said = cause(fault).lower()
    if any(sign in said for sign in FULL):
        return StoreFault("store-full")
    if any(sign in said for sign in READ_ONLY):
        return StoreFault("store-read-only")
    return StoreFault("store-failed")


def cause(fault: Exception, password: str | None = None) -> str:
    """What the database said, on one line: no statement, no parameters, no password."""
    said = fault.orig or fault.args[0] if isinstance(fault, StatementError) else fault
    first = (str(said).strip().splitlines() or [type(fault).__name__])[0]
    return first.replace(password, "***") if password else first
