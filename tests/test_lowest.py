"""pyproject.toml names every library that Skep imports, each with a lower bound that was tried."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from skep.cli import faults
from skep.cli.serve import LIBRARIES
from tests.lowest import pins
from tests.lowest.trial import same

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "skep"
FOR_TESTS = PACKAGE / "testing"
"""What is run by tests only, and may need what they need."""
FOR_TYPES = {"mypy_extensions": "kernel/compiling.py"}
"""Imported only where types are checked, and in which file."""


def newest() -> dict[str, str]:
    """The versions that the whole suite runs with."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").lower().splitlines()
    return dict(line.split("==") for line in lines if "==" in line)


def numbers(version: str) -> list[int]:
    return [int(part) for part in re.findall(r"\d+", version)]


def imports() -> Iterator[tuple[str, Path]]:
    """Every library that a module of Skep imports, anywhere in it."""
    for path in PACKAGE.rglob("*.py"):
        if path.is_relative_to(FOR_TESTS):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names = [node.module]
            for top in {name.partition(".")[0] for name in names}:
                if top != "skep" and top not in sys.stdlib_module_names:
                    yield top, path


def test_every_library_has_a_lower_bound_below_what_is_tested() -> None:
    found = pins.lowest()
    assert len(found) == len(pins.requirements())
    most = newest()
    assert {name for name in found if numbers(found[name]) > numbers(most[name])} == set()


def test_a_library_without_a_lower_bound_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pins, "requirements", lambda: ["rich>=13.7", "typer"])
    with pytest.raises(ValueError, match="'typer' has no plain lower bound"):
        pins.lowest()


def test_every_library_that_is_imported_is_named() -> None:
    named = {name.partition(".")[0] for name in pins.lowest()}
    unnamed = {(top, str(path.relative_to(PACKAGE))) for top, path in imports() if top not in named}
    assert unnamed == set(FOR_TYPES.items())


def test_serve_asks_for_what_its_extra_brings() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    server = project["optional-dependencies"]["server"]
    assert tuple(re.split(r"[\[>]", each)[0] for each in server) == LIBRARIES


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("0.115.0", "0.115", True),
        ("16.0", "16", True),
        ("3.2.1", "3.2.1", True),
        ("0.17.5", "0.17", False),
        ("1.10", "1.1", False),
    ],
)
def test_versions_are_compared_by_their_numbers(one: str, other: str, alike: bool) -> None:
    assert same(one, other) is alike


@pytest.mark.parametrize(
    ("message", "told"),
    [
        ("'x' is not a valid integer.", "--seed takes a whole number, not 'x'"),
        ("'long' is not a valid float.", "--seed takes a number, not 'long'"),
        ("'x' is not one of 'a', 'b'.", "'x' is not one of 'a', 'b'"),
    ],
)
def test_what_an_early_typer_could_not_read_is_told_in_our_words(message: str, told: str) -> None:
    assert faults.line_of(Unread(message)) == f"{told} (see: skep --help)"


class Unread(Exception):
    """An argument that is no number, as Typers before 0.29 raise it."""

    class param:
        opts = ("--seed",)

    def __init__(self, message: str) -> None:
        self.message = message

    def format_message(self) -> str:
        return self.message
