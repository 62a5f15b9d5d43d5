"""The order of the tests, the longest first, and the marks that follow from where they are."""

from __future__ import annotations

from pathlib import Path

import pytest

WEB = Path(__file__).parent / "web"
SLOW = {
    "test_against_slow.py",
    "test_fairness.py",
    "test_flood.py",
    "test_hash_seeds.py",
    "test_kill.py",
    "test_levels.py",
    "test_lowest.py",
    "test_mutation.py",
}
"""Files whose tests take more than a few seconds each."""


def dealt(long: list[int], short: list[int], hands: int) -> list[int]:
    """A stretch for each process, all of one length: its share of the long, then short ones."""
    each = -(-(len(long) + len(short)) // hands)
    left = list(short)
    order: list[int] = []
    for hand in range(hands):
        own = long[hand::hands]
        order += own + left[: each - len(own)]
        left = left[each - len(own) :]
    return order


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A long test that begins last keeps one process busy while others have nothing to do."""
    for item in items:
        if item.path.is_relative_to(WEB):
            item.add_marker("browser")
        if item.path.name in SLOW:
            item.add_marker("slow")
        if "postgres" in item.nodeid or "postgres" in getattr(item, "fixturenames", ()):
            item.add_marker("store")
    hands = int(getattr(config, "workerinput", {}).get("workercount", 1))
    if hands < 2:
        return
    web = [at for at, item in enumerate(items) if item.path.is_relative_to(WEB)]
    rest = [at for at, item in enumerate(items) if not item.path.is_relative_to(WEB)]
    items[:] = [items[at] for at in dealt(web, rest, hands)]
