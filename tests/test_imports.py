"""Imports go one way: kernel, games, bots, and everything else above them."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src"

# Imports go one way. Each part of skep, and the parts that it may import; a part that is
# not named here stands above them all. A game may import itself, but no other game.
MAY_IMPORT = {
    "kernel": {"kernel"},
    "hexes": {"kernel"},
    "content": {"kernel", "hexes"},
    "strategy": {"kernel"},
    "games": {"kernel", "hexes", "content"},
    "bots": {"kernel", "hexes", "content", "strategy", "games", "bots"},
    "": {"kernel"},
    "seeds": set(),
    "signals": set(),
    "described": {"kernel"},
    "words": {"kernel"},
    "clauses": set(),
    "citations": set(),
    "record": {"", "kernel", "record"},
    "lessons": {"", "kernel", "lessons"},
    "coach": {"", "kernel", "strategy", "bots", "seeds", "coach"},
    "testing": {"", "kernel", "bots", "record", "clauses", "citations", "testing"},
    "lab": {"", "kernel", "bots", "record", "seeds", "signals", "lab"},
    "tables": {"", "kernel", "bots", "record", "tables"},
    "server": {
        "", "kernel", "bots", "coach", "record", "tables", "clauses", "described", "signals",
        "server",
    },
    "tui": {"", "kernel", "games", "bots", "coach", "record", "clauses", "lessons", "words", "tui"},
    "cli": {
        "", "kernel", "content", "bots", "record", "clauses", "citations", "described", "words",
        "lab", "lessons", "tables", "server", "testing", "tui", "cli",
    },
    "__main__": {"cli"},
}  # fmt: skip
"""The parts of skep that each part may import; the empty name is `skep` itself, the registry."""
ENGINE = {
    "kernel", "hexes", "content", "strategy", "games", "bots", "seeds", "signals", "clauses",
    "tables",
}  # fmt: skip
"""Parts that use the standard library only."""

# What a game may take from the standard library.
GAME_SHELF = {
    "__future__",
    "abc",
    "array",
    "bisect",
    "collections",
    "dataclasses",
    "enum",
    "functools",
    "heapq",
    "itertools",
    "json",
    "math",
    "operator",
    "re",
    "string",
    "types",
    "typing",
}

# Rules know no clock, no dice of their own, no machine and no loop: a log must replay anywhere.
NOT_FOR_RULES = {
    "asyncio",
    "datetime",
    "io",
    "os",
    "pathlib",
    "random",
    "secrets",
    "shutil",
    "socket",
    "subprocess",
    "tempfile",
    "threading",
    "time",
    "uuid",
}
# Modules that need one of them all the same, and why it does no harm.
EXCEPTIONS: dict[str, set[str]] = {"skep.kernel.compiling": {"mypy_extensions"}}

NOT_CALLED_IN_RULES = {"open", "print", "input", "exec", "eval", "__import__"}

# ---- reading the sources


def module_name(path: Path, src: Path) -> str:
    """`src/skep/kernel/log.py` is `skep.kernel.log`; an `__init__.py` is its package."""
    parts = path.relative_to(src).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def modules(src: Path = SRC) -> dict[str, Path]:
    return {module_name(path, src): path for path in sorted((src / "skep").rglob("*.py"))}


def imports(name: str, path: Path, known: set[str]) -> Iterator[str]:
    """The full names of the modules that a module imports, wherever in the file."""
    package = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else []
            source = ".".join([*start, *([node.module] if node.module else [])])
            for alias in node.names:
                inner = f"{source}.{alias.name}"
                yield inner if inner in known else source


def part(name: str) -> str:
    """The part of skep that a module belongs to; empty for `skep` itself."""
    return name.split(".")[1] if "." in name else ""


def game(name: str) -> str:
    """The game that a module belongs to; empty if none."""
    pieces = name.split(".")
    return pieces[2] if pieces[:2] == ["skep", "games"] and len(pieces) > 2 else ""


def wrong_way(name: str, target: str, packages: set[str]) -> str | None:
    """Why this import is not allowed; None if it is."""
    here, top = part(name), target.split(".")[0]
    if here not in MAY_IMPORT:
        return None
    ours = game(name) in packages
    if top != "skep":
        known = sys.stdlib_module_names | EXCEPTIONS.get(name, set())
        if here in ENGINE and top not in known:
            return "only the standard library"
        if ours and top not in GAME_SHELF:
            return "not on the shelf for games"
        if here in {"kernel", "games"} and top in NOT_FOR_RULES - EXCEPTIONS.get(name, set()):
            return "rules are deterministic and touch no machine"
        return None
    bot = ".bot" in name.removeprefix(f"skep.games.{game(name)}") if ours else False
    if ours and game(target):
        if game(target) != game(name):
            return "games do not import each other"
        if not bot and target.startswith(f"skep.games.{game(name)}.bot"):
            return "rules do not know what bots think"
        if f"skep.games.{game(name)}.rules" in name and target.startswith(
            f"skep.games.{game(name)}.view"
        ):
            return "rules do not know what is shown"
        return None
    if bot and part(target) == "strategy":
        return None
    if part(target) in MAY_IMPORT[here]:
        return None
    if here == "games" and part(target) == "games" and not ours:
        return None  # the list of games names them all
    return f"{here} stands below that"


def offences(src: Path = SRC) -> list[str]:
    """Every import that goes the wrong way, as a line to read."""
    found = modules(src)
    packages = {game(name) for name, path in found.items() if path.parent.parent.name == "games"}
    return [
        f"{name} imports {target}: {why}"
        for name, path in found.items()
        for target in imports(name, path, set(found))
        if (why := wrong_way(name, target, packages - {""}))
    ]


# ---- imports


def test_imports_go_one_way() -> None:
    assert offences() == []


@pytest.mark.parametrize(
    ("where", "line", "why"),
    [
        ("kernel/log.py", "from skep.games import hivernation", "kernel stands below that"),
        ("kernel/log.py", "import skep", "kernel stands below that"),
        ("kernel/log.py", "from .. import bots", "kernel stands below that"),
        ("kernel/log.py", "import numpy", "only the standard library"),
        ("kernel/log.py", "import random", "rules are deterministic and touch no machine"),
        ("games/one/turn.py", "import skep.games.two", "games do not import each other"),
        ("games/one/turn.py", "from ..two import turn", "games do not import each other"),
        ("games/one/turn.py", "from skep.bots import greedy", "games stands below that"),
        ("games/one/turn.py", "from skep import games", "games stands below that"),
        ("games/one/turn.py", "import statistics", "not on the shelf for games"),
        ("games/one/turn.py", "def f():\n    import time", "not on the shelf for games"),
        ("bots/search.py", "from skep.cli import main", "bots stands below that"),
        ("bots/search.py", "import rich", "only the standard library"),
        ("hexes.py", "from skep.games.one import turn", "hexes stands below that"),
        ("games/one/turn.py", "import skep.games.one.bot", "rules do not know what bots think"),
        (
            "games/one/rules/turn.py",
            "import skep.games.one.view",
            "rules do not know what is shown",
        ),
        ("games/one/turn.py", "from skep.strategy import Strategy", "games stands below that"),
        ("server/app.py", "from skep.lab import simulate", "server stands below that"),
        ("lab/plan.py", "from skep.testing import laws", "lab stands below that"),
        ("coach/odds.py", "from skep.lab import plan", "coach stands below that"),
    ],
)
def test_an_import_the_wrong_way_is_seen(tmp_path: Path, where: str, line: str, why: str) -> None:
    small_tree(tmp_path)
    (tmp_path / "skep" / where).write_text(line + "\n", encoding="utf-8")
    assert [offence.split(": ")[1] for offence in offences(tmp_path)] == [why]


@pytest.mark.parametrize(
    ("where", "line"),
    [
        ("kernel/log.py", "from .zones import Pile"),
        ("games/one/turn.py", "from skep import hexes, kernel"),
        ("games/one/turn.py", "from . import state\nfrom .state import State"),
        (
            "games/one/turn.py",
            "from collections.abc import Sequence\nfrom skep.content import rows",
        ),
        ("games/__init__.py", "from skep.games import one, two\nimport importlib"),
        ("bots/search.py", "import random, time\nfrom skep.games.one import turn"),
        ("games/one/bot/strategy.py", "from skep.games.one import turn\nimport skep.strategy"),
        ("cli/__init__.py", "import rich\nfrom skep.server import app\nimport skep.bots"),
    ],
)
def test_an_import_the_right_way_is_let_through(tmp_path: Path, where: str, line: str) -> None:
    small_tree(tmp_path)
    (tmp_path / "skep" / where).write_text(line + "\n", encoding="utf-8")
    assert offences(tmp_path) == []


SMALL_TREE = (
    "hexes.py",
    "content.py",
    "kernel/log.py",
    "kernel/zones.py",
    "games/one/state.py",
    "games/one/turn.py",
    "games/one/rules/turn.py",
    "games/one/view/table.py",
    "games/one/bot/strategy.py",
    "games/two/turn.py",
    "strategy.py",
    "coach/odds.py",
    "lab/plan.py",
    "server/app.py",
    "testing/laws.py",
    "bots/search.py",
    "bots/greedy.py",
    "cli/__init__.py",
)


def small_tree(src: Path) -> None:
    """A tree of empty modules in the shape of skep."""
    for name in SMALL_TREE:
        path = src / "skep" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        for folder in path.relative_to(src).parents:
            if folder.name:
                (src / folder / "__init__.py").touch()
        path.touch()


def test_the_listed_exceptions_are_needed() -> None:
    found = modules()
    for name, allowed in EXCEPTIONS.items():
        used = {target.split(".")[0] for target in imports(name, found[name], set(found))}
        assert allowed <= used, f"{name} no longer needs {sorted(allowed - used)}"


def test_rules_neither_print_nor_read() -> None:
    calls = [
        f"{name}:{node.lineno} calls {node.func.id}"
        for name, path in modules().items()
        if part(name) in {"kernel", "games"}
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in NOT_CALLED_IN_RULES
    ]
    assert calls == []
