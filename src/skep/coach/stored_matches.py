"""The matches between bots that odds are fitted to, stored in a file as they are played, one on
each line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import skep
from skep.coach.odds import name_of
from skep.coach.samples import play
from skep.kernel.decision import Entry
from skep.kernel.game import Settings
from skep.kernel.match import Match
from skep.seeds import derive


class StoredMatches:
    """The matches in a file; without a file, each one is played when asked for."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        text = file.read_text(encoding="utf-8") if file is not None and file.exists() else ""
        if file is not None and text and not text.endswith("\n"):
            file.write_text(
                text + "\n", encoding="utf-8"
            )  # the last run was stopped in the middle of a line
        rows = [json.loads(line) for line in text.splitlines() if line.endswith("}")]
        self.rows: dict[str, Any] = {row["name"]: row for row in rows}

    def matches(self, settings: Settings, games: int, seed: int) -> list[Match]:
        """The first `games` matches; those in the file are not played again."""
        return [self._match(settings, number, seed) for number in range(games)]

    def _match(self, settings: Settings, number: int, seed: int) -> Match:
        name = f"{name_of(settings)}/{seed}/{number}"
        if name not in self.rows:
            match = play(settings, derive(seed, name_of(settings), number))
            self._store(name, match)
            return match
        row = self.rows[name]
        game = skep.game(settings.game)
        dealt = game.settle(settings.mode, settings.seats, row["values"])
        log = [Entry(seat, "", key) for seat, key in row["log"]]
        return Match(game, dealt, row["seed"], log)

    def _store(self, name: str, match: Match) -> None:
        if self.file is None:
            return
        log = [[entry.seat, entry.key] for entry in match.log]
        row = {"name": name, "values": match.settings.values, "seed": match.seed, "log": log}
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
