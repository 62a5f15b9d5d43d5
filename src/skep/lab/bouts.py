"""The games of an arena: who meets whom, and the result of each game as one line of JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from time import perf_counter
from typing import Any

import skep
from skep.bots import InformationSet, make
from skep.kernel.errors import BadSettings
from skep.kernel.game import Settings, Value
from skep.kernel.match import Match
from skep.seeds import derive


@dataclass(frozen=True)
class Bout:
    """One game of an arena: who sits where, and its number among the games of this line-up."""

    bots: tuple[str, ...]
    number: int

    @property
    def name(self) -> str:
        return f"{','.join(self.bots)}#{self.number}"


@dataclass(frozen=True)
class Arena:
    """Every bot meets every other one in `games` games, with rotated seats; or, together, all
    sit at one table."""

    settings: Settings
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    seconds: float | None = None
    iterations: int = 0
    together: bool = False

    @classmethod
    def make(
        cls,
        game: str,
        bots: Sequence[str],
        games: int,
        seed: int = 0,
        *,
        mode: str | None = None,
        seats: int | None = None,
        values: Mapping[str, Value] = {},
        seconds: float | None = None,
        iterations: int = 0,
        together: bool = False,
    ) -> Arena:
        """A checked arena, or BadSettings."""
        if games < 1:
            raise BadSettings(f"an arena has 1 or more games a pair, not {games}", "bad-games")
        if len(set(bots)) != len(bots) or len(bots) < 2:
            raise BadSettings("an arena takes two or more different bots", "bad-bots")
        for bot in (*bots, "search"):
            make(bot, 0, seconds, iterations)
        settings = skep.game(game).settle(mode, seats, values)
        if settings.seats < 2:
            raise BadSettings("an arena needs two or more seats", "bad-seats")
        if together and settings.seats != len(bots):
            text = f"{len(bots)} bots together need {len(bots)} seats, not {settings.seats}"
            raise BadSettings(text, "bad-seats")
        return cls(settings, tuple(bots), games, seed, seconds, iterations, together)

    def bouts(self) -> Iterator[Bout]:
        """All games: each bot of a pair takes every seat in turn; together, each bot of all
        does."""
        for number in range(self.games):
            if self.together:
                turn = number % len(self.bots)
                yield Bout((*self.bots[turn:], *self.bots[:turn]), number)
                continue
            for one, other in combinations(self.bots, 2):
                yield self._bout(one, other, number)

    def _bout(self, one: str, other: str, number: int) -> Bout:
        """A game of two bots; with more than two seats, they take turns at sitting alone."""
        seats = self.settings.seats
        alone, rest = (one, other) if seats == 2 or number % 2 == 0 else (other, one)
        turn = (number if seats == 2 else number // 2) % seats
        return Bout(tuple(alone if seat == turn else rest for seat in range(seats)), number)

    def play(self, bout: Bout) -> dict[str, Any]:
        """Play one game to its end: who sat where, ranks, scores, and how long each bot thought."""
        seed = derive(self.seed, "arena", bout.number)  # the same luck for every pair
        match = Match(skep.game(self.settings.game), self.settings, seed)
        bots = [
            make(name, derive(seed, "bot", seat), self.seconds, self.iterations)
            for seat, name in enumerate(bout.bots)
        ]
        spent, answers = [0.0] * len(bots), [0] * len(bots)
        while not match.over:
            seat = match.decision.seat
            start = perf_counter()
            key = bots[seat].choose(InformationSet(match, seat))
            spent[seat] += perf_counter() - start
            answers[seat] += 1
            match.answer(key, seat)
        return {
            "bout": bout.name,
            "bots": list(bout.bots),
            "ranks": match.ranks,
            "scores": match.scores,
            "payoffs": match.payoffs,
            "reason": match.reason,
            "answers": answers,
            "seconds": [round(each, 3) for each in spent],
        }

    def head(self) -> dict[str, Any]:
        """What identifies this arena in a file of results."""
        return {
            "arena": 1,
            **self.settings.dump(),
            "rules": skep.game(self.settings.game).rules,
            "seed": self.seed,
            "seconds": self.seconds,
            "iterations": self.iterations,
            **({"together": True} if self.together else {}),
        }


def line(found: Mapping[str, Any]) -> str:
    """A result as a line of the file."""
    return json.dumps(found, separators=(",", ":"), sort_keys=True) + "\n"
