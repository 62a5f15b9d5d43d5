"""The rules as clauses that a person can be shown."""

import pytest

from skep.clauses import clause_text, clauses, sections


def test_a_clause_is_found_by_its_id() -> None:
    assert clause_text("HIV-ATT-06") == "A place that touches no tile is illegal."
    assert clause_text("HIV-NONE-99") == ""


def test_where_a_clause_comes_from_is_left_out() -> None:
    assert not [text for text in clauses("hivernation").values() if text.endswith("]")]


@pytest.mark.parametrize("game", ["hivernation", "ambrosia", "propolis", "apiary"])
def test_every_game_has_clauses_under_headings(game: str) -> None:
    assert len(clauses(game)) == sum(len(section.clauses) for section in sections(game)) > 100


def test_a_game_without_rules_has_none() -> None:
    assert sections("chess") == []
