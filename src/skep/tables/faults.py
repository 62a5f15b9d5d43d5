"""The error of a request that is refused, with a stable code and a message."""

from __future__ import annotations

from skep.kernel.errors import SkepError


class Refused(SkepError):
    """A request that was refused; nothing was changed."""

    def __init__(self, code: str, message: str, clause: str | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.clause = clause
