"""The page keeps what its run did not measure, and says what is below its floor."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.goals import BELOW, Goal, Row
from bench.report import table, write_page

SPEED = Goal(0.5, 0.8, 3)
COST = Goal(40, 20, 7, cost=True)


@pytest.mark.parametrize(
    ("figure", "goal", "compiled", "verdict"),
    [
        (0.4, SPEED, False, BELOW),
        (0.6, SPEED, False, "floor"),
        (0.9, SPEED, False, "goal"),
        (0.9, SPEED, True, "floor"),
        (50, COST, False, BELOW),
        (30, COST, False, "floor"),
        (6, COST, True, "goal"),
        (25, Goal(None, 20, 20, cost=True), False, "short of the goal"),
        (None, SPEED, False, "missing"),
        (1, Goal(None, None, None), False, ""),
    ],
)
def test_a_figure_is_judged_by_its_floor_and_its_goal(
    figure: float | None, goal: Goal, compiled: bool, verdict: str
) -> None:
    assert Row("play", "a game", figure, "×", goal).verdict(compiled) == verdict


def test_each_run_writes_its_own_section_and_keeps_the_other(tmp_path: Path) -> None:
    page = tmp_path / "performance.md"
    plain, fast = Row("play", "slowly", 0.9, "×", SPEED), Row("play", "quickly", 3.5, "×", SPEED)
    write_page([plain], False, "python -m bench.run", page)
    assert "Not measured yet: `make fast && make bench`" in page.read_text()
    write_page([fast], True, "python -m bench.run", page)
    write_page([plain._replace(name="slowly again")], False, "python -m bench.run", page)
    text = page.read_text()
    assert text.count("## Plain Python") == text.count("## Compiled") == 1
    assert text.index("slowly again") < text.index("## Compiled") < text.index("quickly")
    assert "| slowly |" not in text


def test_a_run_of_some_parts_keeps_the_others_of_its_section(tmp_path: Path) -> None:
    page = tmp_path / "performance.md"
    game, server = Row("games", "a game", 0.9, "×", SPEED), Row("server", "moves", 7, "/s")
    write_page([game, server], False, "python -m bench.run", page)
    write_page([game._replace(figure=0.7)], False, "python -m bench.run --engine", page)
    text = page.read_text()
    assert text.index("### games") < text.index("0.70") < text.index("### server")
    assert "0.90" not in text
    assert text.count("`python -m bench.run`") == 1  # the server's
    assert text.index("`python -m bench.run`") < text.index("| moves |")


def test_a_missing_peer_stands_in_the_table_as_missing() -> None:
    row = Row("play", "a peer", None, "×", beside="not installed")
    assert "not installed" in table([row], compiled=False)
