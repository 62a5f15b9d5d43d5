"""A game is named in its own folders and in the registry, and nowhere else in the package."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import skep
from tests.test_house import SRC, text_of

REGISTRY = "__init__.py"
OWN_FOLDERS = ("games/{}/", "tui/{}/", "testing/drawings/{}.py")
"""What belongs to one game; code elsewhere finds these by their names."""
NAME = re.compile("|".join(skep.GAMES), re.I)
EXAMPLE = re.compile(r"^ *(?:>>>|\.\.\.).*$|`[^`]*`", re.M)
"""Examples in docstrings may name a game."""


def of_a_game(module: str) -> bool:
    """Is this a module of one game, or the registry?"""
    own = tuple(folder.format(game) for folder in OWN_FOLDERS for game in skep.GAMES)
    return module == REGISTRY or module.startswith(own)


def named(text: str) -> Iterator[str]:
    """The lines of a module that name a game, in code or in prose."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            prose = EXAMPLE.sub("", node.value)
            yield from (f"{node.lineno}: {name}" for name in NAME.findall(prose))
        elif isinstance(node, ast.Name) and NAME.search(node.id):
            yield f"{node.lineno}: {node.id}"
        elif isinstance(node, ast.ImportFrom) and NAME.search(node.module or ""):
            yield f"{node.lineno}: {node.module}"
        elif isinstance(node, ast.alias) and NAME.search(node.name):
            yield f"{node.lineno}: {node.name}"
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith("#") and NAME.search(line):
            yield f"{number}: {line.strip()}"


def modules() -> Iterator[tuple[str, Path]]:
    root = SRC / "skep"
    for path in sorted(root.rglob("*.py")):
        yield path.relative_to(root).as_posix(), path


def test_no_module_outside_its_folders_names_a_game() -> None:
    found = [
        f"{module}:{line}"
        for module, path in modules()
        if not of_a_game(module)
        for line in named(text_of(path))
    ]
    assert found == []


def test_names_of_games_are_seen_in_code_and_prose_but_not_in_examples() -> None:
    code = '''"""Draws Apiary.  `skep play apiary` does too."""
from skep.games.propolis import GAME
SEATS = {"ambrosia": 4}  # of Hivernation
# Propolis too
'''
    assert sorted(named(code)) == [
        "1: Apiary",
        "2: skep.games.propolis",
        "3: ambrosia",
        "4: # Propolis too",
    ]
    assert list(named('"""Say it.\n\n>>> skep.new("apiary")\n"""\n')) == []
