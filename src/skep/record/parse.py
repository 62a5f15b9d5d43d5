"""Reading a match file: every error names its line, what was expected and why."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import skep
from skep.kernel.decision import Entry
from skep.kernel.errors import BadSettings
from skep.kernel.game import Game, Settings, Value
from skep.kernel.script import CHANCE
from skep.record.fault import BadRecord, quoted
from skep.record.text import CHANCE_MARK, FIRST_LINE, FORMAT, SETTING, UNFINISHED, Record, tidy

Games = Callable[[str], Game[Any]]

NEEDED = ("game", "rules", "mode", "seats", "seed", "result")
HEADERS = ("game", "rules", "mode", "seats", "set.<name>", "players", "seed", "result")
HEADER = re.compile(r"([A-Za-z][\w.-]*)\s*:\s*(.*)")
ANSWER = re.compile(r"(\S+)\s+(\S+)(?:\s+#.*)?")
NUMBER = re.compile(r"-?[0-9]{1,4000}")
RESULT = re.compile(r"((?:-?[0-9]{1,18} )+)([A-Za-z][\w-]*)")


def parse(text: str, name: str = "this text", games: Games = skep.game) -> Record:
    """The record that a text holds, its settings checked, or BadRecord; nothing is played."""
    return _Reader(text, name, games).read()


class _Reader:
    """The state while reading a file: its lines and what was read so far."""

    def __init__(self, text: str, name: str, games: Games) -> None:
        self.name = name
        self.games = games
        lines = text.removeprefix("\ufeff").rstrip().split("\n")
        self.lines = [line.strip() for line in lines]
        self.heads: dict[str, tuple[int, str]] = {}
        self.answers: list[tuple[int, str, str]] = []

    def read(self) -> Record:
        self.first_line()
        for number, line in enumerate(self.lines[1:], 2):
            if line and not line.startswith("#"):
                self.line(number, line)
        for name in NEEDED:
            if name not in self.heads:
                raise self.fault(self.header_end(), f"the header has no line '{name}: …'")
        return self.record()

    def fault(self, line: int, why: str, code: str = "bad-record") -> BadRecord:
        return BadRecord(self.name, line, why, code)

    def header_end(self) -> int:
        return self.answers[0][0] if self.answers else len(self.lines)

    # Line by line

    def first_line(self) -> None:
        found = self.lines[0]
        version = found.removeprefix(FIRST_LINE).strip()
        if not found.startswith(FIRST_LINE) or not re.fullmatch("[0-9]{1,9}", version):
            raise self.fault(
                1,
                f"not a match file: expected '{FIRST_LINE} {FORMAT}', found {quoted(found)}",
                "not-a-match",
            )
        if int(version) != FORMAT:
            newer = "newer than" if int(version) > FORMAT else "unknown to"
            raise self.fault(
                1,
                f"format {version} is {newer} this Skep, which reads format {FORMAT}",
                "newer-format",
            )

    def line(self, number: int, line: str) -> None:
        header = HEADER.fullmatch(line)
        if header and not self.answers:
            self.header(number, header[1], header[2])
        elif not self.answers and self.known(line.split()[0]):
            name, _, value = line.partition(" ")
            raise self.fault(
                number,
                f"a header has a colon: expected {quoted(f'{name}: {value.strip()}')},"
                f" found {quoted(line)}",
            )
        elif not header and (answer := ANSWER.fullmatch(line)):
            self.answers.append((number, answer[1], answer[2]))
        elif header and self.known(header[1]):
            raise self.fault(number, f"the header {header[1]!r} is among the answers")
        else:
            raise self.fault(
                number, f"expected a seat and a key, such as '0 bee:1,0', found {quoted(line)}"
            )

    def known(self, name: str) -> bool:
        return name in HEADERS or name.startswith(SETTING)

    def header(self, number: int, name: str, value: str) -> None:
        if not self.known(name):
            raise self.fault(
                number,
                f"there is no header {quoted(name)}; the headers: {', '.join(HEADERS)}"
                " (an answer starts with its seat: '0 bee:1,0')",
            )
        if name in self.heads:
            raise self.fault(
                number,
                f"the header {quoted(name)} is given twice, first on line"
                f" {self.heads[name][0]}; expected it once",
            )
        self.heads[name] = (number, value)

    # The whole

    def record(self) -> Record:
        game = self.settled("game", lambda: self.games(self.heads["game"][1]))
        self.check_rules(game)
        settings = self.settings(game)
        record = Record(game, settings, self.number("seed"), self.players(settings.seats))
        record.result = self.result(settings.seats)
        record.entries = [self.entry(*answer, settings.seats) for answer in self.answers]
        record.name = self.name
        record.lines = [line for line, _, _ in self.answers]
        record.headers = {name: line for name, (line, _) in self.heads.items()}
        record.last_line = len(self.lines)
        return record

    def settled(self, header: str, settle: Callable[[], Any]) -> Any:
        """The result of `settle`; an error is reported at the header's line."""
        try:
            return settle()
        except BadSettings as fault:
            raise self.fault(self.heads[header][0], str(fault), fault.code) from None

    def number(self, header: str) -> int:
        line, found = self.heads[header]
        if not NUMBER.fullmatch(found):
            raise self.fault(line, f"{header}: expected a whole number, found {quoted(found)}")
        return int(found)

    def check_rules(self, game: Game[Any]) -> None:
        rules = self.number("rules")
        if rules != game.rules:
            newer = "newer than" if rules > game.rules else "unknown to"
            raise self.fault(
                self.heads["rules"][0],
                f"rules {rules} of {game.name} are {newer} this Skep, which plays rules"
                f" {game.rules}; the Skep that wrote the file can open it",
                "newer-rules",
            )

    def settings(self, game: Game[Any]) -> Settings:
        mode, seats = self.heads["mode"][1], self.number("seats")
        self.settled("mode", lambda: game.settle(mode))
        self.settled("seats", lambda: game.settle(mode, seats))
        values: dict[str, Value] = {}
        for name, (_, value) in self.heads.items():
            if name.startswith(SETTING):
                values[name.removeprefix(SETTING)] = value
                self.settled(name, lambda: game.settle(mode, seats, values))
        settings: Settings = game.settle(mode, seats, values)
        return settings

    def players(self, seats: int) -> list[str]:
        if "players" not in self.heads:
            return []
        line, found = self.heads["players"]
        names = [tidy(name).strip() for name in found.split(",")]
        if len(names) != seats:
            raise self.fault(line, f"players: expected {seats} names, found {len(names)}")
        return names

    def result(self, seats: int) -> str:
        line, value = self.heads["result"]
        found = " ".join(value.split())
        scored = RESULT.fullmatch(found)
        if found != UNFINISHED and (not scored or len(scored[1].split()) != seats):
            raise self.fault(
                line,
                f"result: expected '{UNFINISHED}', or {seats} scores and a way of ending,"
                f" found {quoted(value)}",
            )
        return found

    def entry(self, line: int, seat: str, key: str, seats: int) -> Entry:
        if seat == CHANCE_MARK:
            return Entry(CHANCE, "", key)
        if not re.fullmatch("[0-9]{1,9}", seat) or int(seat) >= seats:
            raise self.fault(
                line,
                f"expected a seat, 0 to {seats - 1}, or {CHANCE_MARK} for chance, found"
                f" {quoted(seat)}",
                "bad-seat",
            )
        return Entry(int(seat), "", key)
