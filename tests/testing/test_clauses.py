"""Counting which clauses of the rules are shown by a test."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from skep.testing import clause
from skep.testing.clauses import demanded, main, named

RULES = """
- HIV-ONE-01 — A bee is a bee.
- HIV-ONE-02 — A bee is no bear.
- HIV-ONE-03 — Withdrawn: a bee may be a bear.
"""
TESTS = """
from skep.testing import clause

@clause("HIV-ONE-01", "APY-TWO-01")
def test_a_bee_is_a_bee(): ...
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """Rules of two games, one of which can be played, and a test."""
    (tmp_path / "rules").mkdir()
    (tmp_path / "sources" / "hivernation").mkdir(parents=True)
    (tmp_path / "sources" / "hivernation" / "turn.py").write_text("# HIV-ONE-01")
    (tmp_path / "tests").mkdir()
    (tmp_path / "rules" / "hivernation.md").write_text(RULES, encoding="utf-8")
    (tmp_path / "rules" / "chess.md").write_text("- APY-TWO-01 — Fly.\n- APY-TWO-02 — Land.\n")
    (tmp_path / "tests" / "test_one.py").write_text(TESTS, encoding="utf-8")
    return tmp_path


def count(house: Path) -> int:
    folders = {name: str(house / name) for name in ("rules", "tests", "sources")}
    return main([word for name, path in folders.items() for word in (f"--{name}", path)])


def test_a_clause_without_a_test_is_named(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert count(house) == 1
    assert capsys.readouterr().out.splitlines() == [
        "hivernation: shown 1 of 2",
        "  HIV-ONE-02 has no test",
        "  cited by the code: 1 of 2",
        "  ranges: 0",
        "  HIV-ONE-02 is cited by no source line",
    ]


def test_ranges_are_counted_and_listed(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = house / "sources" / "hivernation" / "rules"
    rules.mkdir()
    (rules / "bees.py").write_text("# HIV-ONE-01…02\n# HIV-ONE-02\n", encoding="utf-8")
    assert count(house) == 1
    assert capsys.readouterr().out.splitlines()[2:] == [
        "  cited by the code: 2 of 2",
        "  ranges: 1",
        "  rules/bees.py:1 cites a range: HIV-ONE-01…02",
    ]


def test_content_cites_clauses_too(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    content = house / "sources" / "hivernation" / "content"
    content.mkdir()
    (content / "tiles.toml").write_text('clause = "HIV-ONE-02"\n', encoding="utf-8")
    assert count(house) == 1
    assert "  cited by the code: 2 of 2" in capsys.readouterr().out.splitlines()


def test_all_is_well_once_every_clause_is_shown(house: Path) -> None:
    more = "\n@pytest.mark.clause('HIV-ONE-02')\ndef test_no_bear(): ...\n"
    (house / "tests" / "test_two.py").write_text(more, encoding="utf-8")
    assert count(house) == 0


def test_an_unknown_clause_is_an_error(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    test = TESTS.replace("APY-TWO-01", "HIV-ONE-02").replace("HIV-ONE-01", "HIV-NONE-01")
    (house / "tests" / "test_two.py").write_text(test, encoding="utf-8")
    assert count(house) == 1
    assert "test_two.py:4 names HIV-NONE-01, which no rules have" in capsys.readouterr().out


def test_only_tests_that_run_count() -> None:
    source = TESTS.replace("def test_", "def not_a_test_")
    assert list(named(source)) == []
    assert [id for id, _ in named(TESTS.replace("@clause", "@testing.clause"))] == [
        "HIV-ONE-01", "APY-TWO-01"
    ]  # fmt: skip
    assert list(named("@other('HIV-ONE-01')\n@plain\ndef test_it(): ...")) == []


def test_a_withdrawn_clause_keeps_its_id_and_needs_no_test() -> None:
    assert demanded(RULES) == {"HIV-ONE-01": True, "HIV-ONE-02": True, "HIV-ONE-03": False}


def test_the_mark_leaves_the_test_as_it_is(request: pytest.FixtureRequest) -> None:
    def story() -> str:
        return "told"

    marked = clause("HIV-ONE-01")(story)
    assert marked is story
    assert marked() == "told"
    assert marked.__dict__["pytestmark"][0].args == ("HIV-ONE-01",)


def test_every_clause_of_every_game_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0, capsys.readouterr().out
    lines = capsys.readouterr().out.splitlines()
    assert {"ambrosia: shown 293 of 293", "hivernation: shown 179 of 179"} <= set(lines)


def test_the_engine_does_not_load_the_test_tools() -> None:
    program = "import skep, skep.bots, sys; skep.new('hivernation'); print(sorted(sys.modules))"
    loaded = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout
    assert "'skep.testing'" not in loaded
    assert "'pytest'" not in loaded
    assert "'hypothesis'" not in loaded
