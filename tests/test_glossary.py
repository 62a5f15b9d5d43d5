"""The vocabulary of the glossary: words to avoid, and class names that mean two things."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.test_house import ROOT, SRC, text_of

AVOID = re.compile(
    r"\b(?:anew|heed(?:s|ed)?|so many|held to be|dear(?:er|est)?|be it that|those who"
    r"|of one's own|as can be|all the same|lest|whence|thereof|otherwise than"
    r"|henceforth|nought|as it were)\b",
    re.I,
)
"""Words of a dialect that was once spoken here; CONTRIBUTING says what to write instead."""

BRITISH = re.compile(
    r"(?<![-\w/])(?:(?:col|fav|hon|behavi|neighb|harb|lab)our\w*|cent(?:re|red|res)|catalogues?"
    r"|grey|licence[ds]?|judgement\w*|\w+(?:ganis|cognis|ptimis)(?:e|ed|es|ing|ation)"
    r"|analys(?:e|ed|ing)|cancelled|labelled|modelling)(?![-\w])",
    re.I,
)
"""British spellings; English texts here are American."""

CLEAN = (
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "NOTICE.md",
    "README.md",
    "SECURITY.md",
    "bench",
    "build_fast.py",
    "docs",
    "hatch_build.py",
    "release.py",
    "src",
    "src/skep/__init__.py",
    "src/skep/__main__.py",
    "src/skep/clauses.py",
    "src/skep/cli",
    "src/skep/coach",
    "src/skep/content.py",
    "src/skep/described.py",
    "src/skep/hexes.py",
    "src/skep/lab",
    "src/skep/lessons",
    "src/skep/record",
    "src/skep/testing",
    "src/skep/tui",
    "src/skep/words.py",
    "tuning",
)
"""The pages, modules and folders that are free of them: everything but the tests."""

SHARED_NAMES: dict[str, int] = {
    "GainedFacts": 2,
    "NoFacts": 2,
    "OverFacts": 3,
    "Writer": 2,
}
"""Class names that several modules define, and how many do. Take out what you rename; add none."""


def kept(path: Path) -> list[Path]:
    """A file, or the pages, modules and catalogs in a folder."""
    if path.is_file():
        return [path]
    found = [*path.rglob("*.md"), *path.rglob("*.py"), *path.rglob("en/*.ftl"), *path.glob("*.ftl")]
    return sorted(found)


def prose(path: Path) -> Iterator[tuple[int, str]]:
    """What people read in a file, line by line: a page without its programs, a catalog without its
    ids, and of a module the docstrings, comments and other texts."""
    text = text_of(path)
    if path.suffix == ".ftl":
        yield from enumerate(re.sub(r"^[\w-]+ =|\[[\w-]+\]", "", text, flags=re.M).splitlines(), 1)
        return
    if path.suffix == ".md":
        program = re.compile(r"^```.*?^```", re.M | re.S)
        text = program.sub(lambda block: "\n" * block[0].count("\n"), text)
        yield from enumerate(text.splitlines(), 1)
        return
    for number, line in enumerate(text.splitlines(), 1):
        if "#" in line:
            yield number, line[line.index("#") :]
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            for offset, line in enumerate(node.value.splitlines()):
                yield node.lineno + offset, line


def avoidable(path: Path) -> list[str]:
    """The words to avoid in a file, each with its line."""
    return [
        f"{path.name}:{number}: {word}"
        for number, line in prose(path)
        for word in AVOID.findall(line)
    ]


@pytest.mark.parametrize("name", CLEAN)
def test_clean_pages_and_modules_stay_clean(name: str) -> None:
    files = kept(ROOT / name)
    assert files, f"there is no {name}"
    assert [word for path in files for word in avoidable(path)] == []


def british(path: Path) -> list[str]:
    """British spellings in a file. A line of one word is an id that logs or messages have."""
    return [
        f"{path.name}:{number}: {word}"
        for number, line in prose(path)
        if " " in line.strip()
        for word in BRITISH.findall(line)
    ]


@pytest.mark.parametrize("name", [*CLEAN, "src/skep/locale/en"])
def test_english_is_american(name: str) -> None:
    files = [path for path in kept(ROOT / name) if not path.name.endswith((".de.md", ".pl.md"))]
    assert [word for path in files for word in british(path)] == []


def test_british_spellings_are_found_in_sentences_and_not_in_ids(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("The colour grey.\n`leaping-behaviour` is a card.\n", encoding="utf-8")
    assert british(page) == ["page.md:1: colour", "page.md:1: grey"]
    module = tmp_path / "module.py"
    module.write_text('"""A centre."""\n\nROWS = {"colour": 1}\n', encoding="utf-8")
    assert british(module) == ["module.py:1: centre"]


def test_words_to_avoid_are_found_in_prose_and_not_in_programs(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("It is made anew.\n```\nanew\n```\nRenewed, so\nmany.\n", encoding="utf-8")
    assert avoidable(page) == ["page.md:1: anew"]
    module = tmp_path / "module.py"
    module.write_text('"""For those who read."""\n\nheed = 1  # dear\n', encoding="utf-8")
    assert sorted(avoidable(module)) == ["module.py:1: those who", "module.py:3: dear"]


def classes() -> dict[str, set[str]]:
    """The modules that define a class of each name, at their top level."""
    found: dict[str, set[str]] = {}
    for path in sorted((SRC / "skep").rglob("*.py")):
        module = ".".join(path.relative_to(SRC).with_suffix("").parts).removesuffix(".__init__")
        for node in ast.parse(text_of(path)).body:
            if isinstance(node, ast.ClassDef):
                found.setdefault(node.name, set()).add(module)
    return found


def test_a_class_name_means_one_thing() -> None:
    shared = {name: sorted(where) for name, where in classes().items() if len(where) > 1}
    known = SHARED_NAMES.items()
    assert {name: shared[name] for name in shared if (name, len(shared[name])) not in known} == {}
    assert [name for name in SHARED_NAMES if name not in shared] == []


def test_the_glossary_explains_each_word_once() -> None:
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if re.match(r"\| (?!word )[\w(]", line)]
    words = [line.split(" | ")[0].removeprefix("| ") for line in rows]
    assert len(words) > 60
    assert sorted(words) == sorted(set(words))
