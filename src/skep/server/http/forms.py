"""The games as the lobby and the form of a new table show them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

import skep
from skep.clauses import sections
from skep.described import described
from skep.server.wire import ClauseSeen, GameForm, RulesSeen, SectionSeen
from skep.tables.faults import Refused


def games() -> list[GameForm]:
    """Every game in the lobby."""
    return [msgspec.convert(described(skep.game(name)), GameForm) for name in skep.GAMES]


@cache
def rules(game: str) -> RulesSeen:
    """A game's rules, clause by clause, and the rulings on open questions."""
    if game not in skep.GAMES:
        right = ", ".join(skep.GAMES)
        raise Refused("no-game", f"there is no game {game!r}; the games: {right}")
    file = files("skep").joinpath("rules", f"{game}-rulings.md")
    found = [
        SectionSeen(
            part.name,
            part.title,
            [ClauseSeen(id, text, part.rulings.get(id, [])) for id, text in part.clauses.items()],
        )
        for part in sections(game)
    ]
    return RulesSeen(game, found, file.read_text(encoding="utf-8") if file.is_file() else "")
