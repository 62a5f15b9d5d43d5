"""What a game defines: modes, settings, script, views and scores."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping
from typing import Any, ClassVar, Generic, NamedTuple

from skep.kernel.chance import Dice, redeal
from skep.kernel.compiling import mypyc_attr
from skep.kernel.errors import BadSettings
from skep.kernel.script import S

Value = str | int | bool


class Setting(NamedTuple):
    """One choice made before a match starts, typed so that a front end can show a form."""

    name: str
    default: Value
    choices: tuple[Value, ...]
    modes: tuple[str, ...] = ()
    """The modes that have this setting; empty for all."""

    def read(self, value: Value) -> Value:
        """The choice that a word from a command line or file names; BadSettings if none."""
        for choice in self.choices:
            if value == choice or str(value).lower() == str(choice).lower():
                return choice
        right = ", ".join(str(choice).lower() for choice in self.choices)
        raise BadSettings(f"{self.name} can't be {value!r}; it is one of: {right}", "bad-value")


class Mode(NamedTuple):
    """One way to play a game: its id, its seat counts, and the seat counts beyond the rulebook."""

    name: str
    seats: tuple[int, ...]
    house: tuple[int, ...] = ()
    minutes: tuple[int, int] | None = None
    """Shortest and longest usual length of a match; None for the game's `minutes`."""


class Settings(NamedTuple):
    """Game, mode, seat count and settings of a match; with the log they determine it."""

    game: str
    mode: str
    seats: int
    values: dict[str, Value]

    def __hash__(self) -> int:
        return hash((self.game, self.mode, self.seats, *sorted(self.values.items())))

    def dump(self) -> dict[str, Any]:
        return self._asdict() | {"values": dict(self.values)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one game, behind the interface that bots and front ends use."""

    name: ClassVar[str] = ""
    rules: ClassVar[int] = 1
    """The rules version. Raise it with every change that alters logs; match files name it."""
    modes: ClassVar[tuple[Mode, ...]] = ()
    settings: ClassVar[tuple[Setting, ...]] = ()
    standing: ClassVar[dict[str, tuple[str, ...]]] = {}
    """Standing orders: prompts that a seat meets in other seats' turns, and the keys that may
    answer each in advance. Not applied if the seat caused the prompt itself (`facts["by"]`)."""

    minutes: ClassVar[tuple[int, int]] = (20, 60)
    """Shortest and longest usual length of a match."""
    weight: ClassVar[int] = 3
    """How complex the game is, from 1 (light) to 5 (heavy)."""
    max_entries: ClassVar[int] = 5000
    """Most log entries of a match: measured in random matches, with a margin."""
    max_options: ClassVar[int] = 160
    """Most distinct options of a decision, measured in the same way."""
    strategy: ClassVar[str] = ""
    """The module that holds the game's `STRATEGY` for bots; empty if it has none."""

    def __reduce__(self) -> tuple[Any, ...]:
        """A game holds no data of its own, so its class is all that is pickled."""
        return type(self), ()

    def setup(self, settings: Settings) -> S:
        """The state before the first decision."""
        raise NotImplementedError

    def script(self, state: S) -> Coroutine[Any, Any, None]:
        """The rules as a coroutine, starting from a checkpoint. It calls `checkpoint(state)`
        between turns or phases, where the state alone says how to go on. A script that returns
        before the match is over is started again."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """What the seat, or a spectator (None), may know, as JSON."""
        raise NotImplementedError

    def shared(self, state: S) -> dict[str, Any]:
        """The part of a view that is the same for all viewers, computed once for all of them."""
        return {}

    def own(self, state: S, seat: int | None) -> dict[str, Any]:
        """The rest of one viewer's view: `shared` and `own` together are the view."""
        return self.view(state, seat)

    def scores(self, state: S) -> list[int]:
        """The points of each seat, during the match or at its end."""
        raise NotImplementedError

    def sheet(self, state: S) -> list[dict[str, Any]]:
        """The score sheet: lines of {seat, id, points}; the lines of a seat add up to its score."""
        raise NotImplementedError

    def reason(self, state: S) -> str:
        """The id of the way in which the match ended."""
        raise NotImplementedError

    def vocabulary(self, settings: Settings) -> list[str]:
        """Every key that can ever be offered, in the order of options."""
        raise NotImplementedError

    def redeal(self, state: S, seat: int | None, dice: Dice) -> None:
        """Deal again, in place, what the seat can't see."""
        redeal(state.zones(), seat, dice)

    def ranks(self, state: S) -> list[int]:
        """The place of each seat, from 1; equal scores share one."""
        scores = self.scores(state)
        return [1 + sum(other > score for other in scores) for score in scores]

    def sides(self, settings: Settings) -> list[int]:
        """The side of each seat: seats of one side win and lose together."""
        return list(range(settings.seats))

    def payoffs(self, state: S) -> list[float]:
        """The value of the final ranks for each seat: 1 for beating all others, 0 for none."""
        ranks = self.ranks(state)
        others = max(1, len(ranks) - 1)
        beaten = [sum((a < b) + 0.5 * (a == b) for b in ranks) - 0.5 for a in ranks]
        return [count / others for count in beaten]

    def settle(
        self, mode: str | None = None, seats: int | None = None, values: Mapping[str, Value] = {}
    ) -> Settings:
        """Check settings and fill in defaults; BadSettings if something is unknown. Without a mode,
        the first one with this seat count is taken."""
        chosen = self._mode(mode, seats)
        count = chosen.seats[0] if seats is None else seats
        here = f"{self.name} in mode {chosen.name}"
        if count not in chosen.seats:
            right = ", ".join(str(n) for n in sorted(chosen.seats))
            raise BadSettings(f"{here} is not for {count!r} seats; it takes {right}", "bad-seats")
        known = {s.name: s for s in self.settings if not s.modes or chosen.name in s.modes}
        for name in values:
            if name not in known:
                fault = f"has no setting {name!r}; its settings: {', '.join(known) or 'none'}"
                raise BadSettings(f"{here} {fault}", "bad-setting")
        read = {name: s.read(values.get(name, s.default)) for name, s in known.items()}
        return Settings(self.name, chosen.name, count, read)

    def _mode(self, name: str | None, seats: int | None) -> Mode:
        named = [mode for mode in self.modes if name is None or mode.name == name]
        fitting = [mode for mode in named if seats is None or seats in mode.seats]
        if named:
            return (fitting or named)[0]
        right = ", ".join(mode.name for mode in self.modes)
        raise BadSettings(f"{self.name} has no mode {name!r}; its modes: {right}", "bad-mode")
