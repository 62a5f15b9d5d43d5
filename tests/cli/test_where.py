"""`skep where`: from a clause to its code and its tests."""

from __future__ import annotations

from pathlib import Path

import pytest

import skep
from skep import citations
from skep.clauses import clauses
from skep.cli.where import CHECKOUT
from tests.cli.running import good, run


def test_a_clause_leads_to_its_code_and_its_tests() -> None:
    lines = good("where", "PRP-PAL-01")
    assert lines[0].startswith("PRP-PAL-01  ")
    assert any(line.strip().startswith("code  skep/games/propolis/") for line in lines)
    tests = [line.split(maxsplit=2)[1:] for line in lines if line.startswith("  test  ")]
    assert tests
    for place, story in tests:
        file, _, line = place.partition(":")
        text = (CHECKOUT / file).read_text(encoding="utf-8")
        assert f"def test_{story.replace(' ', '_')}(" in text
        assert "PRP-PAL-01" in text.splitlines()[int(line) - 1]


def test_the_rules_come_before_other_code() -> None:
    lines = [line.split()[1] for line in good("where", "PRP-PAL-04") if line.startswith("  code  ")]
    rules = ["/rules/" in line for line in lines]
    assert rules == sorted(rules, reverse=True)
    assert True in rules
    assert False in rules


def test_a_section_lists_all_its_clauses() -> None:
    lines = good("where", "hiv-bear")
    listed = [line.split()[0] for line in lines if line.startswith("HIV-")]
    assert listed == [id for id in clauses("hivernation") if id.startswith("HIV-BEAR-")]


def test_an_unknown_clause_is_answered_with_its_neighbors() -> None:
    ran = run("where", "HIV-ATT-66")
    assert ran.code != 0
    assert "there is no clause 'HIV-ATT-66'; did you mean HIV-ATT-06" in ran.err
    assert "there is no clause 'hiv-atta'; did you mean HIV-ATT" in run("where", "hiv-atta").err


def test_every_clause_that_the_code_cites_exists() -> None:
    package = Path(skep.__file__).parent
    for game in skep.GAMES:
        known = set(clauses(game))
        cited = citations.citations(package / "games" / game)
        assert sorted(set(cited) - known) == []


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("APY-ADV-03", ["APY-ADV-03"]),
        ("APY-ADV-03…05", ["APY-ADV-03", "APY-ADV-04", "APY-ADV-05"]),
        ("APY-ADV-03, 05", ["APY-ADV-03", "APY-ADV-05"]),
        ("APY-ADV-03, 2026", ["APY-ADV-03"]),
        ("APY-ADV", []),
    ],
)
def test_citations_name_one_clause_a_range_or_several(text: str, ids: list[str]) -> None:
    assert list(citations.cited_ids(text)) == ids


def test_a_citation_names_the_innermost_function(tmp_path: Path) -> None:
    source = 'class A:\n    def rule(self):\n        """Says so.  HIV-ATT-01"""\n'
    (tmp_path / "rule.py").write_text(source)
    [cited] = citations.citations(tmp_path)["HIV-ATT-01"]
    assert (cited.line, cited.scope) == (3, "rule")


def test_rules_in_a_folder_and_content_are_read(tmp_path: Path) -> None:
    (tmp_path / "rules" / "actions").mkdir(parents=True)
    (tmp_path / "content").mkdir()
    explore = "async def explore():  # APY-EXP-01\n    ...\n"
    (tmp_path / "rules" / "actions" / "explore.py").write_text(explore, encoding="utf-8")
    (tmp_path / "content" / "planets.toml").write_text("# APY-EXP-01, 02…03\n", encoding="utf-8")
    found = citations.citations(tmp_path)
    cited = [(each.path.name, each.line, each.scope) for each in found["APY-EXP-01"]]
    assert cited == [("planets.toml", 1, ""), ("explore.py", 1, "explore")]
    assert sorted(found) == ["APY-EXP-01", "APY-EXP-02", "APY-EXP-03"]
    assert [each.path.name for each in citations.ranges(tmp_path)] == ["planets.toml"]
