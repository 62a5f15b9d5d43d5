"""The plan of a simulation; the same plan gives the same matches on any number of processes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import skep
from skep.bots import Bot, InformationSet, by_clock, make
from skep.kernel.errors import BadSettings
from skep.kernel.game import Settings, Value
from skep.kernel.match import Match
from skep.record import save
from skep.seeds import derive

SUFFIX = ".skep"


@dataclass(frozen=True)
class Plan:
    """A number of games between bots. Each game depends only on the plan and its number."""

    settings: Settings
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    seconds: float | None = None
    iterations: int = 0
    folder: Path | None = None
    force: bool = False

    @classmethod
    def make(
        cls,
        game: str,
        bots: Sequence[str],
        games: int,
        seed: int = 0,
        *,
        mode: str | None = None,
        values: Mapping[str, Value] = {},
        seconds: float | None = None,
        iterations: int = 0,
        folder: Path | None = None,
        force: bool = False,
    ) -> Plan:
        """A checked plan, or BadSettings; without bots, all seats play at random."""
        if games < 1:
            raise BadSettings(f"a simulation has 1 or more games, not {games}", "bad-games")
        settings = skep.game(game).settle(mode, len(bots) or None, values)
        seated = tuple(bots) or ("random",) * settings.seats
        for bot in (*seated, "search"):
            make(bot, 0, seconds, iterations)
        return cls(settings, seated, games, seed, seconds, iterations, folder, force)

    @property
    def repeatable(self) -> bool:
        """Whether the same plan gives the same result: not if a bot's budget is in seconds."""
        return not any(by_clock(bot, self.seconds, self.iterations) for bot in self.bots)

    def bot(self, number: int, seat: int) -> Bot:
        seed = derive(self.seed, number, "bot", seat)
        return make(self.bots[seat], seed, self.seconds, self.iterations)

    def play(self, number: int) -> Match:
        """Play game `number`, counted from 1, to its end, and save it if there is a folder."""
        seed = derive(self.seed, number)
        match = Match(skep.game(self.settings.game), self.settings, seed)
        bots = [self.bot(number, seat) for seat in range(self.settings.seats)]
        while not match.over:
            seat = match.decision.seat
            match.answer(bots[seat].choose(InformationSet(match, seat)), seat)
        if self.folder is not None:
            save(self.file(number), match, self.bots, self.force)
        return match

    def file(self, number: int) -> Path:
        """The file for a game."""
        assert self.folder is not None
        return self.folder / f"{number:0{len(str(self.games))}}{SUFFIX}"
