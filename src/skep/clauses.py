"""The rules as numbered clauses, read from the package's `rules` folder.

>>> clause_text("HIV-PINCER-02")
"Every enemy bee caught between those two is flipped to the attacker's side."
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import NamedTuple

_HEADING = re.compile(r"## (?P<title>.+?) \((?P<name>[A-Z]+)\)$")
_CLAUSE = re.compile(r"- (?P<id>[A-Z]+-[A-Z]+-[0-9]{2}) — (?P<text>.+)$")
_RULING = re.compile(r"[A-Z]+-Q[0-9]+")
_TAGS = re.compile(r"(\s*\[[^\]]*\])+$")
"""Tags that say where a clause comes from; left out at the table."""


class Section(NamedTuple):
    """A heading of the rules and its clauses."""

    name: str
    title: str
    clauses: dict[str, str]
    rulings: dict[str, list[str]]
    """The rulings that a clause rests on, by its id; only those that rest on one."""


@cache
def sections(game: str) -> list[Section]:
    """The rules of a game in their order; empty if none are written."""
    file = files("skep").joinpath("rules", f"{game}.md")
    found: list[Section] = []
    for line in file.read_text(encoding="utf-8").splitlines() if file.is_file() else ():
        if heading := _HEADING.match(line):
            found.append(Section(heading["name"], heading["title"], {}, {}))
        elif (clause := _CLAUSE.match(line)) and found:
            found[-1].clauses[clause["id"]] = said = _TAGS.sub("", clause["text"])
            if rulings := _RULING.findall(clause["text"][len(said) :]):
                found[-1].rulings[clause["id"]] = rulings
    return found


def clauses(game: str) -> dict[str, str]:
    """Every clause of a game by its id."""
    return {id: text for section in sections(game) for id, text in section.clauses.items()}


def clause_text(id: str) -> str:
    """What a clause says; empty if no game has it."""
    return _all().get(id, "")


@cache
def _all() -> dict[str, str]:
    folder = files("skep").joinpath("rules")
    games = sorted(file.name[:-3] for file in folder.iterdir() if file.name.endswith(".md"))
    return {id: text for game in games for id, text in clauses(game).items()}
