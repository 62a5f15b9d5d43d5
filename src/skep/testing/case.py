"""The input of a law: a game, its settings, and integers that steer a match."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any

from skep.kernel.chance import Dice
from skep.kernel.game import Game, Setting, Settings, Value
from skep.kernel.match import Match
from skep.kernel.position import Position

Pieces = Callable[[Match], Any]
"""Counts every piece of a match, wherever it is; the count must never change."""

MAX_ANSWERS = 2000
"""More answers than any match takes."""


class LawBroken(AssertionError):
    """A law does not hold; says why, and how to reproduce the position."""


class Case:
    """A match given by integers: the first is its seed, each other one picks an option."""

    def __init__(
        self,
        game: Game[Any],
        settings: Settings,
        picks: Sequence[int] = (),
        pieces: Pieces | None = None,
    ) -> None:
        self.game = game
        self.settings = settings
        self.seed = picks[0] if picks else 0
        self.picks = list(picks[1:])
        self.pieces = pieces

    @property
    def viewers(self) -> list[int | None]:
        """Every seat, and a spectator."""
        return [*range(self.settings.seats), None]

    def steps(self) -> Iterator[Match]:
        """The match at each of its decisions, as far as the integers lead."""
        match = Match(self.game, self.settings, self.seed)
        yield match
        for pick in self.picks:
            if match.over:
                return
            take(match, pick)
            yield match

    def match(self) -> Match:
        """The match at the end of the integers."""
        *_, last = self.steps()
        return last

    def dice(self) -> Dice:
        """Dice for everything that the integers leave open, the same each time."""
        return Dice(self.seed + sum(self.picks))


def take(match: Match, pick: int) -> None:
    """Answer `options[pick % n]`; if several seats are asked at once, the pick also chooses the
    seat."""
    waiting = match.waiting
    seat = waiting[pick % len(waiting)]
    options = match.decision_of(seat).options
    match.answer(options[pick // len(waiting) % len(options)].key, seat)


def play_on(match: Match, dice: Dice, answers: int = MAX_ANSWERS) -> None:
    """Answer at random, to the end or for this number of answers."""
    for _ in range(answers):
        if match.over:
            return
        take(match, dice.roll())


def position_of(match: Match) -> Position:
    """The match's private position: laws may see it, bots may not."""
    return match._position


def snapshot(match: Match) -> dict[str, Any]:
    """Everything about a match: the full state, and what each viewer is shown."""
    viewers: list[int | None] = [*range(match.settings.seats), None]
    return {
        "state": match.dump_state(),
        "log": [list(entry) for entry in match.log],
        "over": [match.over, match.reason, match.scores, match.sheet, match.ranks],
        "sights": {str(viewer): sight_of(match, viewer) for viewer in viewers},
    }


def sight_of(match: Match, viewer: int | None) -> dict[str, Any]:
    """Everything that a viewer is shown: view, log, events, and what it is asked."""
    return {
        "view": match.view(viewer),
        "log": [list(entry) for entry in match.log_of(viewer)],
        "told": match.events_of(viewer),
        "decision": _asked(match, viewer),
    }


def _asked(match: Match, viewer: int | None) -> dict[str, Any] | None:
    """What a viewer is asked now, and its refusals."""
    if viewer is None or viewer not in match.waiting:
        return None
    asked = match.decision_of(viewer)
    return {
        "seat": asked.seat,
        "prompt": asked.prompt,
        "facts": asked.facts,
        "options": asked.keys,
        "refusals": [list(refusal) for refusal in asked.refusals],
    }


def every_settings(game: Game[Any]) -> list[Settings]:
    """Each mode with each seat count and each choice of its first setting. The choices of the
    other settings are spread over these so that as many pairs as possible meet."""
    found: list[Settings] = []
    met: set[tuple[str, str]] = set()
    for mode in game.modes:
        known = [s for s in game.settings if not s.modes or mode.name in s.modes]
        firsts = known[0].choices if known else (None,)
        for seats, first in product(mode.seats, firsts):
            fixed = {known[0].name: first} if known and first is not None else {}
            chosen = _spread(known[1:], [f"mode {mode.name}", f"seats {seats}"], fixed, met)
            found.append(game.settle(mode.name, int(seats), chosen))
    return found


def _spread(
    others: list[Setting], table: list[str], fixed: dict[str, Value], met: set[tuple[str, str]]
) -> dict[str, Value]:
    """One choice for each setting: the one that completes the most new pairs."""
    chosen = dict(fixed)
    for setting in others:
        made = [*table, *(f"{name}={value}" for name, value in chosen.items()), setting.name]

        def known(value: Value, made: list[str] = made, name: str = setting.name) -> int:
            return sum((one, f"{name}={value}") in met for one in made)

        value = min(setting.choices, key=known)
        met.update((one, f"{setting.name}={value}") for one in made)
        chosen[setting.name] = value
    return chosen


def demand(holds: bool, why: str, match: Match) -> None:
    """Raise LawBroken unless it holds."""
    if not holds:
        raise LawBroken(f"{why}\n  {_story(match)}")


def same(what: str, one: Any, other: Any, match: Match) -> None:
    """Raise LawBroken, naming the first place where the two differ, unless they are equal."""
    if one != other:
        raise LawBroken(f"{what}: {_difference(one, other)}\n  {_story(match)}")


def _difference(one: Any, other: Any, at: str = "") -> str:
    if isinstance(one, dict) and isinstance(other, dict) and list(one) == list(other):
        key = next(key for key in one if one[key] != other[key])
        return _difference(one[key], other[key], f"{at}.{key}" if at else str(key))
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        n = next(n for n in range(len(one)) if one[n] != other[n])
        return _difference(one[n], other[n], f"{at}[{n}]")
    return f"{at or 'all'} is {one!r}, and {other!r}"


def _story(match: Match) -> str:
    keys = " ".join(entry.key for entry in match.log)
    return f"{match.settings.dump()} seed {match.seed}, after: {keys or 'nothing'}"
