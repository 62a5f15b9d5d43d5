"""One game of the fuzzer."""

from __future__ import annotations

from typing import Any

from skep.kernel.chance import Dice
from skep.kernel.game import Game, Settings
from skep.kernel.match import Match
from skep.lab.checks import check_clone, check_keys, check_replay, check_views
from skep.lab.find import Find, GameFault, kind_of, place_of, what_of
from skep.lab.styles import STYLES
from skep.lab.watch import within
from skep.seeds import derive

MAX_DECISIONS = 5000
"""The number of decisions after which a game counts as endless."""
MAX_SECONDS = 10.0
"""Seconds after which a step counts as hanging."""
CLOSE_GAMES = 4
"""One game in this many also checks views, clones and the match file."""
CLOSE_DECISIONS = 16
"""In such a game, one decision in this many is checked."""


class Trial:
    """A random game, and where it was when something went wrong."""

    def __init__(self, game: Game[Any], settings: Settings, seed: int, number: int) -> None:
        self.game = game
        self.settings = settings
        self.seed = seed
        self.number = number
        self.style = "uniform"
        self.decisions = 0
        self.match: Match | None = None
        self.good = 0
        """The number of log entries before the current answer."""
        self.answer = ""
        self.dice = Dice(derive(seed, "style"))
        self.before: dict[int, str] = {}

    def play(self, longest: int = MAX_DECISIONS) -> None:
        """Play to the end, or until something goes wrong."""
        with within(MAX_SECONDS):
            match = self.match = Match(self.game, self.settings, self.seed)
        while not match.over:
            if self.decisions >= longest:
                raise GameFault("endless", f"no end after {longest} decisions")
            with within(MAX_SECONDS):
                self.step(match)
        if self.closely:
            with within(MAX_SECONDS):
                check_replay(match)

    @property
    def closely(self) -> bool:
        return self.number % CLOSE_GAMES == 1

    def step(self, match: Match) -> None:
        """Check what there is to check, then answer."""
        self.good = len(match.log)
        seat = match.waiting[self.dice.below(len(match.waiting))]
        decision = match.decision_of(seat)
        check_keys(decision)
        if self.closely and self.decisions % CLOSE_DECISIONS == 0:
            check_views(match)
            check_clone(match, self.dice)
        key = STYLES[self.style](decision.keys, self.dice, self.before.get(seat, ""))
        self.before[seat] = key
        self.answer = f"{seat} {key}"
        match.answer(key, seat)
        self.good, self.answer = len(match.log), ""
        self.decisions += 1

    def find(self, fault: Exception) -> Find:
        """What went wrong, with everything needed to reproduce it."""
        entries = self.match.log[: self.good] if self.match else []
        return Find(
            kind_of(fault),
            what_of(fault),
            place_of(fault),
            self.number,
            self.game,
            self.settings,
            self.seed,
            self.style,
            entries,
            self.answer,
        )
