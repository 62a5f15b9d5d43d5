"""What can go wrong, each with a stable code that front ends may show or test for."""

from __future__ import annotations


class SkepError(Exception):
    """A fault that a person or a program can be told about; `code` never changes."""

    code = "error"

    def __init__(self, message: str, code: str = "") -> None:
        super().__init__(message)
        self.code = code or self.code


class IllegalAnswer(SkepError):
    """An answer that the rules do not allow now: the client's fault, with the reason."""

    code = "illegal-answer"

    def __init__(self, message: str, code: str = "", clause: str = "") -> None:
        super().__init__(message, code)
        self.clause = clause


class BadSettings(SkepError):
    """An unknown game, mode, seat count, setting or value."""

    code = "bad-settings"


class NothingToChoose(SkepError):
    """A rule asked without offering anything: the game's fault."""

    code = "nothing-to-choose"


class NotKept(SkepError):
    """A playout keeps no checkpoint, so it cannot be cloned."""

    code = "not-kept"


class Diverged(SkepError):
    """A log that does not fit the rules: names the entry, what it says and what was asked."""

    code = "diverged"

    def __init__(self, message: str, entry: int = 0) -> None:
        super().__init__(message)
        self.entry = entry
