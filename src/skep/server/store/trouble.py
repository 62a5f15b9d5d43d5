"""Errors of a database: clients get a code and a general message, the log gets the cause."""

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
    """Another entry with this number was written first, and nothing was written now."""

    def __init__(self) -> None:
        super().__init__("changed-meanwhile", "the table changed meanwhile; look and try again")


class StoreFault(Refused):
    """The database can't be used now. Nothing was written, unless it is Unclear."""

    def __init__(self, code: str, message: str = "") -> None:
        super().__init__(code, message or MESSAGES[code])


class Unclear(StoreFault):
    """It is not known yet whether the batch was written; the store will tell once it can be
    read."""

    def __init__(self) -> None:
        super().__init__("store-unclear")


class Trouble:
    """Failures to read or to write one database. A cause is logged once, and again only after the
    database has worked in between."""

    def __init__(self, doing: str, password: str | None = None) -> None:
        self.doing = doing
        """What fails: `read` or `written`."""
        self.password = password
        self._logged = ""

    def tell(self, fault: Exception) -> SkepError:
        """The error that a client may see; its cause goes to the log."""
        told = fault if isinstance(fault, Unclear) else explain(fault)
        if not isinstance(told, Conflict):
            self._log(f"{told.code}: {cause(fault, self.password)}")
        return told

    def over(self) -> None:
        """Note that the database works."""
        if self._logged:
            self._logged = ""
            LOG.warning("the database can be %s again", self.doing)

    def _log(self, line: str) -> None:
        if line != self._logged:
            self._logged = line
            LOG.error("the database can't be %s: %s", self.doing, line)


def explain(fault: Exception) -> SkepError:
    """An error of the database as a code and a general message."""
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
    """The first line of the database's message, without statement, parameters and password."""
    said = fault.orig or fault.args[0] if isinstance(fault, StatementError) else fault
    first = (str(said).strip().splitlines() or [type(fault).__name__])[0]
    return first.replace(password, "***") if password else first
