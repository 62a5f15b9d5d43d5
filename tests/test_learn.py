"""The pages that teach a game: one for each game and language, in step with each other."""

import re
from pathlib import Path

import pytest

import skep
from tests.test_house import ROOT, text_of

LEARN = ROOT / "docs" / "learn"
LANGUAGES = ("en", "pl", "de")
MINUTES = {"apiary": 10}
"""How long reading may take, where it is not 5 minutes."""
WORDS_PER_MINUTE = 200


def page(game: str, language: str) -> Path:
    return LEARN / f"{game}.{language}.md"


@pytest.mark.parametrize("game", skep.GAMES)
def test_every_game_has_a_page_in_each_language(game: str) -> None:
    assert [each for each in LANGUAGES if not page(game, each).is_file()] == []


@pytest.mark.parametrize("game", skep.GAMES)
def test_the_languages_of_a_game_tell_the_same(game: str) -> None:
    """Headings, list items, table rows and links to the rules agree in number and order."""
    shapes = [
        [
            re.match(r"#+ |- |\d\. |\|", line)[0]  # type: ignore[index]
            for line in text_of(page(game, language)).splitlines()
            if re.match(r"#+ |- |\d\. |\|", line)
        ]
        for language in LANGUAGES
    ]
    assert shapes[0] == shapes[1] == shapes[2]


@pytest.mark.parametrize("game", skep.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_short_enough_for_one_sitting(game: str, language: str) -> None:
    words = len(text_of(page(game, language)).split())
    assert words / WORDS_PER_MINUTE <= MINUTES.get(game, 5)


@pytest.mark.parametrize("game", skep.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_ends_with_five_mistakes(game: str, language: str) -> None:
    last = text_of(page(game, language)).split("\n## ")[-1]
    assert re.findall(r"^(\d)\. ", last, re.M) == list("12345")


@pytest.mark.parametrize("game", skep.GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_links_lead_to_sections_of_the_rules(game: str, language: str) -> None:
    rules = text_of(ROOT / "docs" / "rules" / f"{game}.md")
    headings = re.findall(r"^#+ (.+)$", rules, re.M)
    slugs = {re.sub(r"[^\w]+", "-", heading.lower()).strip("-") for heading in headings}
    anchors = re.findall(r"rules/\w+\.md#([\w-]+)\)", text_of(page(game, language)))
    assert anchors
    assert [anchor for anchor in anchors if anchor not in slugs] == []
