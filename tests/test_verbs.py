"""The verbs of the Makefile: all in the page for contributors, and each installs what it needs."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from skep import GAMES

ROOT = Path(__file__).resolve().parents[1]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
HIDDEN = {"again", "tidy"}
"""Steps of other verbs, not to be called."""


def verbs() -> set[str]:
    phony = re.search(r"^\.PHONY: (.*)$", MAKEFILE, re.M)
    assert phony
    return set(phony[1].split()) - HIDDEN


def test_every_verb_is_in_the_page_for_contributors() -> None:
    named = set(re.findall(r"`make ([a-z]+)[ `]", PAGE))
    assert verbs() - named == {"help"}


def test_the_page_names_no_verb_that_is_gone() -> None:
    assert set(re.findall(r"`make ([a-z]+)", PAGE)) <= verbs()


@pytest.mark.parametrize(
    ("verb", "package", "works"),
    [("chromium", "chromium", True), ("postgres", "postgresql", False)],
)
def test_a_fresh_machine_first_asks_which_packages_there_are(
    verb: str, package: str, works: bool, tmp_path: Path
) -> None:
    """A machine on which nothing is installed, not even the lists of what could be."""
    make = shutil.which("make")
    assert make
    called = tmp_path / "called"
    does = f'echo "$@" >> {called}; [ "$1" = update ] || exit {0 if works else 100}'
    for program, text in {"apt-get": does, "id": "echo 0", "ls": "exit 2"}.items():
        (tmp_path / program).write_text(f"#!/bin/sh\n{text}\n")
        (tmp_path / program).chmod(0o755)
    ran = subprocess.run(
        [make, "--no-print-directory", verb],
        cwd=ROOT,
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert called.read_text().splitlines() == ["update -qq", f"install -qq -y {package}"]
    assert ran.returncode == 0, ran.stderr
    assert ("some tests are skipped" in ran.stdout) is not works


MODELS = ("", "src/skep/games/propolis", "src/skep/games/apiary")
"""Where a path on the page may start; CONTRIBUTING takes these two games as models."""


def test_the_page_names_no_file_that_is_gone() -> None:
    """`src/…`, `rules/workers.py` and `bot/` are there, for every game where one is meant."""
    named = re.findall(r"`([\w.<>-]+(?:/[\w.<>-]*)+|\w+\.py)`", PAGE)
    assert len(named) > 30
    paths = {name.replace("<game>", game) for name in named for game in GAMES}
    unknown = [
        path
        for path in sorted(paths)
        if not any((ROOT / start / path).exists() for start in MODELS)
    ]
    assert [path for path in unknown if path not in MADE] == []


MADE = {"build/site", "web/dist", ".venv/"}
"""What `make` writes."""
