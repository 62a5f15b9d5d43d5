"""Release Skep: `python release.py`, after the version and the changelog were committed.

The version is the one in `src/skep/__init__.py`. Refuses unless the tree is clean and on main, the
version comes after the last tag, and the changelog is closed: nothing is left under "Unreleased",
and the version has a heading with entries. Then it builds the packages into dist/ and tags
the commit. Nothing is pushed or uploaded: the last line says how.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from datetime import date
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VERSION_FILE = ROOT / "src" / "skep" / "__init__.py"
CHANGELOG = ROOT / "CHANGELOG.md"
VERSION_LINE = re.compile(r'^__version__ = "(.+)"$', re.M)
SECTION = re.compile(r"^## (.+)\n((?:(?!## ).*\n?)*)", re.M)
ENTRY = re.compile(r"^- ", re.M)


class Refused(Exception):
    """Why nothing was released."""


def current_version(source: str) -> str:
    """The version that a source names: three numbers."""
    found = VERSION_LINE.search(source)
    if found is None or not re.fullmatch(r"\d+\.\d+\.\d+", found[1]):
        raise Refused(f'{VERSION_FILE.name} needs a line __version__ = "0.2.0", with three numbers')
    return found[1]


def check_new(version: str, tags: list[str]) -> None:
    """The version comes after every tagged one."""
    last = max((_numbers(tag.removeprefix("v")) for tag in tags), default=None)
    if last is not None and _numbers(version) <= last:
        newest = ".".join(map(str, last))
        raise Refused(f"{version} does not come after {newest}; set __version__ first")


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def check_changelog(text: str, version: str, day: date) -> None:
    """The changelog is closed: all entries are under the version, or under earlier ones."""
    sections = dict(SECTION.findall(text))
    if "Unreleased" not in sections:
        raise Refused("the changelog has no heading '## Unreleased' for what comes next")
    heading = f"## {version}, {day.isoformat()}"
    if ENTRY.search(sections["Unreleased"]):
        raise Refused(f"the changelog is open: move what is under Unreleased below '{heading}'")
    dated = [name for name in sections if re.fullmatch(rf"{version}, \d{{4}}-\d\d-\d\d", name)]
    if not dated or not ENTRY.search(sections[dated[0]]):
        raise Refused(
            f"the changelog says nothing about {version}; it needs '{heading}' and entries"
        )


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


def release(dry: bool) -> None:
    """Check everything, then build and tag; with `dry`, only check."""
    version = current_version(VERSION_FILE.read_text(encoding="utf-8"))
    check_tree()
    check_new(version, _git("tag", "--list", "v*").split())
    check_changelog(CHANGELOG.read_text(encoding="utf-8"), version, date.today())
    if dry:
        print(f"release: {version} could be released")
        return
    if find_spec("build") is None:
        raise Refused("building needs the package build; install it: pip install build")
    subprocess.run([sys.executable, "-m", "build", "--outdir", "dist", "."], cwd=ROOT, check=True)
    _git("tag", "--annotate", f"v{version}", "--message", f"Skep {version}")
    print(f"release: v{version} is built in dist/ and tagged")
    print(f"release: git push origin main v{version}, then upload dist/ with twine")


def main(arguments: list[str] | None = None) -> int:
    """Exit code 0: released. 1: refused, and nothing was changed."""
    parser = argparse.ArgumentParser(description="Release Skep.")
    parser.add_argument("--dry-run", action="store_true", help="only say whether it could be done")
    given = parser.parse_args(arguments)
    try:
        release(given.dry_run)
    except Refused as fault:
        print(f"release: {fault}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
