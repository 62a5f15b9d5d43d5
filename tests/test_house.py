"""The order of the house: what its files may hold, and that its pages tell the truth."""

import ast
import contextlib
import doctest
import io
import re
import subprocess
from importlib.resources import files
from pathlib import Path
from statistics import median

import pytest

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src"
MOST_LINES = 500
MAX_FUNCTION_LINES = 60
MAX_MEDIAN_LINES = 8

MACHINE_PATH = re.compile(r"(?<![\w.~])/(?:home|root|Users|work|opt|mnt)/\w")
REGISTRY = re.compile(
    r"pypi\.(?:org|python)|pythonhosted|registry\.(?:npmjs|yarnpkg)|npmjs\.org"
    r"|index[-_]url\s*=|find[-_]links\s*=|https?://\S+/simple\b"
)


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


def function_lengths() -> dict[str, int]:
    """The lines of every function of the package, without those of functions inside it."""
    lengths: dict[str, int] = {}
    for path in sorted((SRC / "skep").rglob("*.py")):
        for node in ast.walk(ast.parse(text_of(path))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                inside = [
                    (each.end_lineno or each.lineno) - each.lineno + 1
                    for each in node.body
                    if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)
                ]
                whole = (node.end_lineno or node.lineno) - node.lineno + 1
                place = f"{path.relative_to(SRC)}:{node.lineno} {node.name}"
                lengths[place] = whole - sum(inside)
    return lengths


def test_functions_are_short() -> None:
    lengths = function_lengths()
    assert {name: n for name, n in lengths.items() if n > MAX_FUNCTION_LINES} == {}
    assert median(lengths.values()) <= MAX_MEDIAN_LINES


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
