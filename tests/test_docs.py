"""The guide names every command and option, and what it shows is what one gets."""

import doctest
import importlib
import io
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
from typer.main import get_command

from skep.cli.app import app
from tests.cli.running import run

GUIDE = Path(__file__).resolve().parents[1] / "docs" / "guide" / "terminal.md"
TEXT = GUIDE.read_text(encoding="utf-8")
LEFT_OUT = "…"


def commands() -> dict[str, set[str]]:
    """Every command and the long names of its options."""
    found = getattr(get_command(app), "commands")  # noqa: B009
    return {
        name: {word for param in command.params for word in param.opts if word.startswith("--")}
        for name, command in found.items()
    }


def section(command: str) -> str:
    """The part of the guide about one command; all of it, if none is."""
    parts = re.split(r"^## ", TEXT, flags=re.M)
    return next((part for part in parts[1:] if f"$ skep {command} " in part), TEXT)


@pytest.mark.parametrize("command", sorted(commands()))
def test_every_command_and_option_is_in_the_guide(command: str) -> None:
    assert f"`skep {command}`" in TEXT
    missing = [option for option in commands()[command] if f"`{option}" not in section(command)]
    assert [option for option in missing if f"{option}`" not in section(command)] == []


def test_the_guide_names_no_option_that_is_gone() -> None:
    known = set().union(*commands().values()) | {"--help", "--version"}
    assert set(re.findall(r"(?<![\w-])--[a-z]+(?:-[a-z]+)*", TEXT)) <= known


def samples() -> Iterator[tuple[str, list[str], list[str]]]:
    """The guide's samples: the command, what is typed, what is seen."""
    for block in re.findall(r"^```console\n(.*?)^```", TEXT, re.M | re.S):
        for sample in re.split(r"^\$ ", block, flags=re.M)[1:]:
            command, *lines = sample.splitlines()
            typed = [line[2:] for line in lines if line.startswith("> ")]
            yield command, typed, [line for line in lines if not line.startswith("> ")]


def as_pattern(lines: list[str]) -> str:
    """What must be seen; `…` alone is any lines, `…` after a comma or blank any words."""
    parts = [
        r"(?:.*\n)*?"
        if line == LEFT_OUT
        else re.escape(line).replace(rf",\ {LEFT_OUT}\ ", ",.* ") + r"\n"
        for line in lines
    ]
    return "".join(parts)


def test_the_samples_of_the_guide_are_what_one_gets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for command, typed, seen in samples():
        assert re.fullmatch(as_pattern(seen), shown(command, typed)), command


def shown(command: str, typed: list[str]) -> str:
    """What a command of the guide prints, errors last."""
    program, *arguments = shlex.split(command)
    if program == "cat":
        text = Path(arguments[0]).read_text(encoding="utf-8")
        Path("edited.skep").write_text(text.replace("1 bee:1,-1", "1 bee:5,5"), encoding="utf-8")
        return text
    with patch("sys.stdin", io.StringIO("\n".join([*typed, ""]))):
        ran = run(*arguments)
    return ran.out + ran.err


@pytest.mark.parametrize("name", ["skep", "skep.record", "skep.lab.report", "skep.words"])
def test_the_examples_of_a_module_run(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted > 0
    assert result.failed == 0
