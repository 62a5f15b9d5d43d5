"""The release script refuses what must not be released."""

from __future__ import annotations

import re
import subprocess
from datetime import date
from pathlib import Path

import pytest

import release
import skep

DAY = date(2027, 1, 2)
CLOSED = """# Changelog

## Unreleased

## 0.2.0, 2027-01-02

- Bees fly.

## 0.1.0, 2026-12-01

- Bees.
"""
OPEN = CLOSED.replace("## Unreleased\n", "## Unreleased\n\n### Games\n\n- Bees sting.\n")


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small repository that is ready for release 0.2.0."""
    (tmp_path / "version.py").write_text('__version__ = "0.2.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(CLOSED)
    for command in (
        ["init", "-q", "-b", "main"],
        ["config", "user.name", "Bee"],
        ["config", "user.email", "bee@example.org"],
        ["add", "."],
        ["commit", "-qm", "First"],
        ["tag", "v0.1.0"],
    ):
        subprocess.run(["git", *command], cwd=tmp_path, check=True)
    monkeypatch.setattr(release, "ROOT", tmp_path)
    monkeypatch.setattr(release, "VERSION_FILE", tmp_path / "version.py")
    monkeypatch.setattr(release, "CHANGELOG", tmp_path / "CHANGELOG.md")
    return tmp_path


def commit(tree: Path, file: str, text: str) -> None:
    (tree / file).write_text(text)
    subprocess.run(["git", "commit", "-qam", "Change"], cwd=tree, check=True)


def test_a_closed_changelog_may_be_released() -> None:
    release.check_changelog(CLOSED, "0.2.0", DAY)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (OPEN, "is open: move what is under Unreleased below '## 0.2.0, 2027-01-02'"),
        ("# Changelog\n", "no heading '## Unreleased'"),
        (CLOSED.replace("0.2.0", "0.1.9"), "says nothing about 0.2.0"),
        (CLOSED.replace("- Bees fly.\n", ""), "says nothing about 0.2.0"),
    ],
)
def test_an_open_changelog_is_refused(text: str, why: str) -> None:
    with pytest.raises(release.Refused, match=re.escape(why)):
        release.check_changelog(text, "0.2.0", DAY)


@pytest.mark.parametrize("version", ["0.1.0", "0.0.9", "0.10.0"])
def test_a_version_that_is_not_new_is_refused(version: str) -> None:
    with pytest.raises(release.Refused, match=r"does not come after 0\.10\.0"):
        release.check_new(version, ["v0.1.0", "v0.10.0", "v0.9.0"])


def test_a_new_version_may_be_released() -> None:
    release.check_new("0.11.0", ["v0.9.0", "v0.10.0"])
    release.check_new("0.1.0", [])


@pytest.mark.parametrize("version", ["0.2", "v0.2.0", "two"])
def test_a_version_has_three_numbers(version: str) -> None:
    with pytest.raises(release.Refused, match="three numbers"):
        release.current_version(f'__version__ = "{version}"\n')


def test_a_clean_tree_on_main_may_be_released(
    tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert release.main(["--dry-run"]) == 0
    assert "0.2.0 could be released" in capsys.readouterr().out
    tags = subprocess.run(["git", "tag"], cwd=tree, capture_output=True, text=True, check=True)
    assert tags.stdout.split() == ["v0.1.0"]


def test_a_changed_tree_is_refused(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tree / "version.py").write_text('__version__ = "0.2.0"\nbees = 1\n')
    assert release.main(["--dry-run"]) == 1
    assert "not committed" in capsys.readouterr().err


def test_a_tree_with_an_open_changelog_is_refused(
    tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    commit(tree, "CHANGELOG.md", OPEN)
    assert release.main(["--dry-run"]) == 1
    assert "the changelog is open" in capsys.readouterr().err


def test_a_version_that_was_released_is_refused(
    tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    subprocess.run(["git", "tag", "v0.2.0"], cwd=tree, check=True)
    assert release.main(["--dry-run"]) == 1
    assert "does not come after 0.2.0" in capsys.readouterr().err


def test_another_branch_is_refused(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    subprocess.run(["git", "checkout", "-qb", "side"], cwd=tree, check=True)
    assert release.main(["--dry-run"]) == 1
    assert "from main, not from side" in capsys.readouterr().err


def test_the_version_is_written_in_one_place() -> None:
    root = Path(__file__).resolve().parents[1]
    assert f'"{skep.__version__}"' not in (root / "pyproject.toml").read_text(encoding="utf-8")
