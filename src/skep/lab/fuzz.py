"""Random games of every kind, looking for crashes, dead ends and games without end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Any

from skep.kernel.errors import BadSettings
from skep.kernel.game import Game, Mode, Settings, Value
from skep.lab.find import Find
from skep.lab.styles import STYLES
from skep.lab.trial import MAX_DECISIONS, Trial
from skep.seeds import derive

Progress = Callable[[int], None]


@dataclass
class FuzzResult:
    """What the fuzzer played and what it found."""

    asked: int
    ways: int
    """The number of different settings."""
    games: int = 0
    decisions: int = 0
    finds: dict[tuple[str, ...], Find] = field(default_factory=dict)

    @property
    def stopped(self) -> bool:
        return self.games < self.asked

    def note(self, find: Find) -> None:
        """Add a find, keeping the shortest game of each fault."""
        known = self.finds.setdefault(find.sign, find)
        if known is find:
            return
        find.games = known.games = known.games + 1
        if len(find.entries) < len(known.entries):
            self.finds[find.sign] = find


def fuzz(
    game: Game[Any],
    games: int,
    seed: int = 0,
    *,
    mode: str | None = None,
    seats: int | None = None,
    values: Mapping[str, Value] = {},
    longest: int = MAX_DECISIONS,
    progress: Progress = lambda _: None,
) -> FuzzResult:
    """Play the games over all settings and styles in turn; after Ctrl-C, the result so far."""
    if games < 1:
        raise BadSettings(f"the fuzzer plays 1 or more games, not {games}", "bad-games")
    ways = every_way(game, mode, seats, values)
    search = FuzzResult(games, len(ways))
    try:
        for number in range(1, games + 1):
            trial = Trial(game, ways[(number - 1) % len(ways)], derive(seed, number), number)
            trial.style = list(STYLES)[(number + number // len(ways)) % len(STYLES)]
            run(search, trial, longest)
            progress(number)
    except KeyboardInterrupt:
        pass
    return search


def run(search: FuzzResult, trial: Trial, longest: int) -> None:
    """Play one game and note whatever goes wrong."""
    try:
        trial.play(longest)
    except Exception as fault:
        search.note(trial.find(fault))
    search.games += 1
    search.decisions += trial.decisions


def every_way(
    game: Game[Any], mode: str | None, seats: int | None, values: Mapping[str, Value]
) -> list[Settings]:
    """All settings of the game that agree with the given ones."""
    modes = [each for each in game.modes if mode in (None, each.name)]
    found = [way for each in modes for way in ways_of(game, each, seats, values)]
    if not found:
        game.settle(mode, seats, values)  # says what is wrong
    return list(dict.fromkeys(found))


def ways_of(
    game: Game[Any], mode: Mode, seats: int | None, values: Mapping[str, Value]
) -> Iterator[Settings]:
    known = [each for each in game.settings if not each.modes or mode.name in each.modes]
    counts = mode.seats if seats is None else (seats,)
    for count, picked in product(counts, product(*(each.choices for each in known))):
        chosen = dict(zip((each.name for each in known), picked))
        try:
            yield game.settle(mode.name, count, {**chosen, **values})
        except BadSettings:
            continue
