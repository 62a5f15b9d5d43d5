"""The rules at the table: all headings, the clauses of one heading, or one clause."""

from __future__ import annotations

from skep.clauses import clause_text, sections
from skep.tui.answers import tidy
from skep.words import Words


def clause(id: str) -> list[str]:
    """A clause with its id."""
    return [f"  {id}: {clause_text(id)}"]


def page(game: str, name: str, words: Words) -> list[str]:
    """What `rules NAME` shows."""
    found = sections(game)
    if not found:
        return [words.say("rules-none", game=words.say(game))]
    if not name:
        headings = [f"  {section.name:<8}{section.title}" for section in found]
        return [*headings, words.say("rules-how", example=next(iter(found[-1].clauses)))]
    return _named(game, name.upper()) or [words.say("rules-unknown", name=tidy(name))]


def _named(game: str, name: str) -> list[str]:
    for section in sections(game):
        if section.name == name:
            return [section.title, *(line for id in section.clauses for line in clause(id))]
        for id in section.clauses:
            if id == name or id.partition("-")[2] == name:
                return clause(id)
    return []
