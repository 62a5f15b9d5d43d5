"""A match as text: a first line, headers, then one answer on each line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from skep.kernel.decision import Entry
from skep.kernel.game import Game, Settings
from skep.kernel.match import Match
from skep.kernel.script import CHANCE

FORMAT = 1
FIRST_LINE = "skep match"
UNFINISHED = "unfinished"
CHANCE_MARK = "*"
SETTING = "set."


class Record:
    """The contents of a match file, not replayed yet."""

    def __init__(
        self,
        game: Game[Any],
        settings: Settings,
        seed: int,
        players: Sequence[str] = (),
        result: str = UNFINISHED,
        entries: Sequence[Entry] = (),
        comments: Sequence[str] = (),
        rules: int | None = None,
    ) -> None:
        self.game = game
        self.rules = game.rules if rules is None else rules
        """The rules version of the answers."""
        self.settings = settings
        self.seed = seed
        self.players = list(players)
        self.result = result
        self.entries = list(entries)
        self.comments = list(comments)
        """Comments above the answers, for readers of the file."""
        self.name = "this match"
        self.lines: list[int] = []
        """The line of each entry."""
        self.headers: dict[str, int] = {}
        """The line of each header."""
        self.last_line = 0

    def text(self) -> str:
        """The match file."""
        heads = [f"{name}: {value}".rstrip() for name, value in self._headers()]
        notes = [f"# {tidy(comment)}" for comment in self.comments]
        answers = [f"{seat_mark(entry.seat)} {entry.key}" for entry in self.entries]
        return "\n".join([f"{FIRST_LINE} {FORMAT}", *heads, *notes, "", *answers]).rstrip() + "\n"

    def _headers(self) -> Iterator[tuple[str, str]]:
        yield "game", self.game.name
        yield "rules", str(self.rules)
        yield "mode", self.settings.mode
        yield "seats", str(self.settings.seats)
        for name, value in self.settings.values.items():
            yield SETTING + name, str(value).lower()
        if self.players:
            yield "players", ", ".join(_name(player) for player in self.players)
        yield "seed", str(self.seed)
        yield "result", self.result


def seat_mark(seat: int) -> str:
    """How a seat is written before its answer."""
    return CHANCE_MARK if seat == CHANCE else str(seat)


def result(match: Match) -> str:
    """The scores in the seats' order and the way of ending, or `unfinished`."""
    if not match.over:
        return UNFINISHED
    return result_of(match.scores, match.reason)


def result_of(scores: Sequence[int], reason: str) -> str:
    """The result of a finished match from its scores and the way of ending."""
    return " ".join([*(str(score) for score in scores), reason]).rstrip()


def of(match: Match, players: Sequence[str] = (), comments: Sequence[str] = ()) -> Record:
    """The record of a match."""
    return Record(
        match.game, match.settings, match.seed, players, result(match), match.log, comments
    )


def dump(match: Match, players: Sequence[str] = ()) -> str:
    """The match file of a match."""
    return of(match, players).text()


def tidy(text: str) -> str:
    """A text on one line, without control characters."""
    return "".join(sign if sign.isprintable() else " " for sign in text)


def _name(player: str) -> str:
    """A player's name on one line and without commas, which separate names."""
    return " ".join(tidy(player.replace(",", " ")).split()) or "nobody"
