"""For authors of games and tests: the laws, and the decorator for the clauses that a test shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from skep.testing.case import Case, LawBroken, every_settings
from skep.testing.laws import LAWS, check_laws

__all__ = ["LAWS", "Case", "LawBroken", "check_laws", "clause", "every_settings"]

Test = TypeVar("Test", bound=Callable[..., Any])


def clause(*ids: str) -> Callable[[Test], Test]:
    """`@clause("HIV-PINCER-03")`: the test shows these clauses of `docs/rules/`."""
    import pytest  # only tests need it

    def mark(test: Test) -> Test:
        marked: Test = pytest.mark.clause(*ids)(test)
        return marked

    return mark
