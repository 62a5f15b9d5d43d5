"""The lab notes: newest first, each entry with a way to repeat it, and names that still exist."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

import skep
from tests.test_house import ROOT, SRC

FOLDER = ROOT / "docs" / "lab"
PAGES = [FOLDER / f"{game}.md" for game in skep.GAMES]
ENTRY = re.compile(r"^## (\d{4}-\d{2}-\d{2}) (\S.*)\n((?:(?!## ).*\n?)*)", re.M)


def entries(page: Path) -> list[tuple[str, str, str]]:
    """The date, the title and the text of each entry."""
    return ENTRY.findall(page.read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_entries_are_dated_and_the_newest_comes_first(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    dates = [date for date, _, _ in entries(page)]
    assert len(dates) == len(re.findall(r"^## ", text, re.M)) > 0
    assert dates == sorted(dates, reverse=True)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_entry_has_a_command_or_says_that_it_has_none(page: Path) -> None:
    for _, title, text in entries(page):
        repeat = re.findall(r"^\*\*Repeat\.\*\* (.+(?:\n(?!\n).+)*)", text, re.M)
        assert len(repeat) == 1, title
        assert re.search(r"`(?:python -m |skep |make\()|strength\.md|script not kept", repeat[0]), (
            title
        )


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_scripts_and_constants_in_the_notes_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    scripts = re.findall(r"python -m ([\w.]+)", text)
    assert [name for name in scripts if find_spec(name) is None] == []
    folders = (SRC / "skep" / "games" / page.stem / "bot", SRC / "skep" / "bots")
    paths = [path for folder in folders for path in folder.rglob("*.py")]
    source = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    constants = set(re.findall(r"`([A-Z][A-Z_]{3,})`", text))
    assert [name for name in sorted(constants) if not re.search(rf"\b{name}\b", source)] == []
