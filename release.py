"""Release Skep: `python release.py 0.2.0`.

Refuses unless the tree is clean and on main, the version is new, and the changelog has something
to say under "Unreleased". Then it writes the version and the date, commits, tags and builds the
packages into dist/. Nothing is pushed or uploaded: the last lines say how.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from datetime import date
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VERSION_FILE = ROOT / "src" / "skep" / "__init__.py"
CHANGELOG = ROOT / "CHANGELOG.md"
VERSION_LINE = re.compile(r'^__version__ = "(.+)"$', re.M)
UNRELEASED = "## Unreleased"


class Refused(Exception):
    """Why nothing was released."""


def check_version(old: str, new: str) -> None:
    """The new version has three numbers and comes after the old one."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", new):
        raise Refused(f"{new!r} is no version; write three numbers, such as 0.2.0")
    if _numbers(new) <= _numbers(old):
        raise Refused(f"{new} does not come after {old}")


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def closed_changelog(text: str, version: str, day: date) -> str:
    """The changelog with its unreleased part under the version, and a new empty one above it."""
    head, found, rest = text.partition(f"{UNRELEASED}\n")
    if not found:
        raise Refused(f"the changelog has no heading {UNRELEASED!r}")
    news = rest.partition("\n## ")[0]
    if not re.search(r"^- ", news, re.M):
        raise Refused("the changelog says nothing under Unreleased")
    return f"{head}{UNRELEASED}\n\n## {version}, {day.isoformat()}\n{rest}"


def check_tree() -> None:
    """The tree is clean and on main."""
    if _git("status", "--porcelain"):
        raise Refused("the tree has changes that are not committed")
    branch = _git("rev-parse", "--abbrev-ref", "HEAD")
    if branch != "main":
        raise Refused(f"releases are made from main, not from {branch}")


def _git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def release(version: str, dry: bool) -> None:
    """Check everything, then write, commit, tag and build; with `dry`, only check."""
    source = VERSION_FILE.read_text(encoding="utf-8")
    old = VERSION_LINE.search(source)
    if old is None:
        raise Refused(f"{VERSION_FILE.name} has no line __version__ = …")
    check_tree()
    first = not _git("tag", "--list", "v*")
    if not (first and version == old[1]):
        check_version(old[1], version)
    news = closed_changelog(CHANGELOG.read_text(encoding="utf-8"), version, date.today())
    if dry:
        print(f"release: {version} could be released")
        return
    VERSION_FILE.write_text(VERSION_LINE.sub(f'__version__ = "{version}"', source), "utf-8")
    CHANGELOG.write_text(news, encoding="utf-8")
    _git("commit", "--all", "--message", f"Release {version}")
    _git("tag", "--annotate", f"v{version}", "--message", f"Skep {version}")
    subprocess.run([sys.executable, "-m", "build", "--outdir", "dist", "."], cwd=ROOT, check=True)
    print(f"release: v{version} is committed, tagged and built in dist/")
    print(f"release: git push origin main v{version}, then upload dist/ with twine")


def main(arguments: list[str] | None = None) -> int:
    """Exit code 0: released. 1: refused, and nothing was changed."""
    parser = argparse.ArgumentParser(description="Release Skep.")
    parser.add_argument("version", help="three numbers, such as 0.2.0")
    parser.add_argument("--dry-run", action="store_true", help="only say whether it could be done")
    wish = parser.parse_args(arguments)
    try:
        release(wish.version, wish.dry_run)
    except Refused as fault:
        print(f"release: {fault}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
