"""Errors, each with a stable code for front ends and tests."""

from __future__ import annotations


class SkepError(Exception):
    """The base of all errors that Skep raises; the `code` of each kind never changes."""

    code = "error"

    def __init__(self, message: str, code: str = "") -> None:
        super().__init__(message)
        self.code = code or self.code


class IllegalAnswer(SkepError):
    """An answer that the rules do not allow now, with the clause that forbids it if one does."""

    code = "illegal-answer"

    def __init__(self, message: str, code: str = "", clause: str = "") -> None:
        super().__init__(message, code)
        self.clause = clause


class BadSettings(SkepError):
    """An unknown game, mode, seat count, setting or value."""

    code = "bad-settings"


class NothingToChoose(SkepError):
    """A rule asked a seat without offering any option: a bug of the game."""

    code = "nothing-to-choose"


class NotKept(SkepError):
    """A position without a checkpoint was cloned."""

    code = "not-kept"


class Diverged(SkepError):
    """A log that does not fit the rules; `entry` is the number of the first entry that does not."""

    code = "diverged"

    def __init__(self, message: str, entry: int = 0) -> None:
        super().__init__(message)
        self.entry = entry
