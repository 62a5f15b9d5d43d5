"""The release script refuses what must not be released."""

from __future__ import annotations

import subprocess
from datetime import date
from pathlib import Path

import pytest

import release
import skep

DAY = date(2027, 1, 2)
OPEN = "# Changelog\n\n## Unreleased\n\n- Bees fly.\n\n## 0.1.0, 2026-12-01\n\n- Bees.\n"


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small repository with a version and a changelog."""
    (tmp_path / "version.py").write_text('__version__ = "0.1.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(OPEN)
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


def test_the_unreleased_part_becomes_the_release() -> None:
    closed = release.closed_changelog(OPEN, "0.2.0", DAY)
    assert "## Unreleased\n\n## 0.2.0, 2027-01-02\n\n- Bees fly.\n\n## 0.1.0" in closed


@pytest.mark.parametrize(
    "text", ["# Changelog\n", "## Unreleased\n\n## 0.1.0, 2026-12-01\n\n- Bees.\n"]
)
def test_a_changelog_with_nothing_to_say_is_refused(text: str) -> None:
    with pytest.raises(release.Refused, match="changelog"):
        release.closed_changelog(text, "0.2.0", DAY)


@pytest.mark.parametrize("version", ["0.2", "v0.2.0", "0.1.0", "0.0.9", "two"])
def test_a_version_that_does_not_come_next_is_refused(version: str) -> None:
    with pytest.raises(release.Refused):
        release.check_version("0.1.0", version)


def test_numbers_are_compared_as_numbers() -> None:
    release.check_version("0.9.0", "0.10.0")


def test_a_clean_tree_on_main_may_be_released(
    tree: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert release.main(["0.2.0", "--dry-run"]) == 0
    assert "0.2.0 could be released" in capsys.readouterr().out
    assert (tree / "version.py").read_text() == '__version__ = "0.1.0"\n'


def test_a_changed_tree_is_refused(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tree / "version.py").write_text('__version__ = "0.1.0"\nbees = 1\n')
    assert release.main(["0.2.0", "--dry-run"]) == 1
    assert "not committed" in capsys.readouterr().err


def test_another_branch_is_refused(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    subprocess.run(["git", "checkout", "-qb", "side"], cwd=tree, check=True)
    assert release.main(["0.2.0", "--dry-run"]) == 1
    assert "from main, not from side" in capsys.readouterr().err


def test_the_version_is_written_in_one_place() -> None:
    root = Path(__file__).resolve().parents[1]
    assert f'"{skep.__version__}"' not in (root / "pyproject.toml").read_text(encoding="utf-8")
