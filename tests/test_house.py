"""The order of the house: who may import whom, and what a source file may hold."""

import ast
import contextlib
import doctest
import io
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files
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
}

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

MOST_LINES = 400

MACHINE_PATH = re.compile(r"(?<![\w.~])/(?:home|root|Users|work|opt|mnt)/\w")
REGISTRY = re.compile(
    r"pypi\.(?:org|python)|pythonhosted|registry\.(?:npmjs|yarnpkg)|npmjs\.org"
    r"|index[-_]url\s*=|find[-_]links\s*=|https?://\S+/simple\b"
)


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
        if top not in sys.stdlib_module_names | EXCEPTIONS.get(name, set()):
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
            return "rules and views do not know what bots think"
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
        ("cli/__init__.py", "import rich\nfrom skep.games.one import turn\nimport skep.bots"),
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
    "games/two/turn.py",
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


# ---- files


def kept_files() -> list[Path]:
    """The files that git keeps or would keep; without git, those that a source package has."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode()
    except (OSError, subprocess.CalledProcessError):
        folders = ("src", "tests", "bench", "docs")
        paths = [
            *ROOT.glob("*"),
            *(path for folder in folders for path in (ROOT / folder).rglob("*")),
        ]
    else:
        paths = [ROOT / name for name in listed.split("\0") if name]
    return sorted({path for path in paths if path.is_file() and not path.is_symlink()})


def text_of(path: Path) -> str:
    """The text of a file; empty if it is not text."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def test_no_source_file_is_longer_than_a_sitting() -> None:
    long = {
        str(path.relative_to(ROOT)): lines
        for path in kept_files()
        if path.suffix == ".py" and path.relative_to(ROOT).parts[0] in {"src", "tests", "bench"}
        if (lines := len(text_of(path).splitlines())) > MOST_LINES
    }
    assert long == {}


@pytest.mark.parametrize("pattern", [MACHINE_PATH, REGISTRY], ids=["machine path", "registry"])
def test_no_file_names_a_machine_or_a_registry(pattern: re.Pattern[str]) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}"
        for path in kept_files()
        if path != Path(__file__).resolve()
        for number, line in enumerate(text_of(path).splitlines(), 1)
        if pattern.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("name", ["CHANGELOG.md", "LICENSE", "NOTICE.md", "constraints.txt"])
def test_the_house_has_its_papers(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8").strip()


def test_the_changelog_has_a_place_for_what_comes() -> None:
    assert "## Unreleased" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_constraints_are_names_and_versions() -> None:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if line and not line.startswith("#")]
    assert pins
    assert [pin for pin in pins if not re.fullmatch(r"[\w.-]+==[\w.!+]+", pin)] == []


def test_the_package_carries_the_rules() -> None:
    carried = files("skep") / "rules" / "hivernation.md"
    kept = ROOT / "docs" / "rules" / "hivernation.md"
    assert carried.read_text(encoding="utf-8") == kept.read_text(encoding="utf-8")


# ---- pages


def pages() -> list[Path]:
    return [path for path in kept_files() if path.suffix == ".md"]


def python_blocks(page: Path) -> list[tuple[int, str]]:
    """The Python programs of a page, each with the line where it starts."""
    text = text_of(page)
    return [
        (text.count("\n", 0, match.start(1)) + 1, match[1])
        for match in re.finditer(r"^```(?:python|pycon)\n(.*?)^```", text, re.M | re.S)
    ]


def run_block(name: str, line: int, source: str, names: dict[str, object]) -> None:
    """Run a program from a page: with prompts as a doctest, without them as it stands."""
    if ">>>" not in source:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile("\n" * (line - 1) + source, name, "exec"), names)
        return
    test = doctest.DocTestParser().get_doctest(source, names, name, name, line - 1)
    report = io.StringIO()
    result = doctest.DocTestRunner().run(test, out=report.write, clear_globs=False)
    names.update(test.globs)
    assert result.failed == 0, report.getvalue()


def test_the_readme_page_has_a_program_that_runs() -> None:
    readme = ROOT / "README.md"
    if not readme.exists():
        pytest.skip("there is no README.md yet")
    blocks = python_blocks(readme)
    assert blocks, "the README shows no program"
    names: dict[str, object] = {"__name__": "readme"}
    for line, source in blocks:
        run_block("README.md", line, source, names)


@pytest.mark.parametrize("page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    prose = re.sub(r"^```.*?^```|`[^`\n]*`", "", text_of(page), flags=re.M | re.S)
    targets = re.findall(r"\]\(([^)\s#]+)[^)]*\)", prose)
    local = [target for target in targets if not re.match(r"[a-z]+:", target)]
    assert [target for target in local if not (page.parent / target).exists()] == []
