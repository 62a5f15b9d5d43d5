"""The order in which several processes take the tests."""

from __future__ import annotations

from pathlib import Path

from tests.conftest import SLOW, dealt


def test_each_process_begins_with_its_share_of_the_long_tests() -> None:
    long, short = [7, 8, 9, 10, 11], list(range(7))
    assert dealt(long, short, 2) == [7, 9, 11, 0, 1, 2, 8, 10, 3, 4, 5, 6]
    assert dealt(long, short, 3) == [7, 10, 0, 1, 8, 11, 2, 3, 9, 4, 5, 6]


def test_no_test_is_left_out_or_run_twice_however_few_are_short() -> None:
    for hands in range(1, 9):
        assert sorted(dealt([0, 1, 2, 3, 4, 5, 6], [7, 8], hands)) == list(range(9))
        assert sorted(dealt([], [7, 8], hands)) == [7, 8]


def test_the_files_that_are_marked_slow_are_there() -> None:
    names = {path.name for path in Path(__file__).parent.rglob("test_*.py")}
    assert SLOW - names == set()
