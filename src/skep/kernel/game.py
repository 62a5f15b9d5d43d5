"""What a game brings: its modes and settings, its script, its views, its scores."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping
from typing import Any, ClassVar, Generic, NamedTuple

from skep.kernel.chance import Dice, redeal
from skep.kernel.compiling import mypyc_attr
from skep.kernel.errors import BadSettings
from skep.kernel.script import S

Value = str | int | bool


class Setting(NamedTuple):
    """One choice made when a match is set up, typed so that a front end can draw its form."""

    name: str
    default: Value
    choices: tuple[Value, ...]
    modes: tuple[str, ...] = ()
    """The modes in which it means something; empty: all."""

    def read(self, value: Value) -> Value:
        """The value meant by a word of a command line or file, or BadSettings."""
        for choice in self.choices:
            if value == choice or str(value).lower() == str(choice).lower():
                return choice
        right = ", ".join(str(choice).lower() for choice in self.choices)
        raise BadSettings(f"{self.name} can't be {value!r}; it is one of: {right}", "bad-value")


class Mode(NamedTuple):
    """One way to play a game: its id, the seat counts it takes, and which are house options."""

    name: str
    seats: tuple[int, ...]
    house: tuple[int, ...] = ()
    minutes: tuple[int, int] | None = None
    """How long a match takes, from and to; None: as long as the game's others."""


class Settings(NamedTuple):
    """All that was settled before the first decision; with the log, it is the match."""

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
    """The rules of one game, behind the one seam that bots and front ends know."""

    name: ClassVar[str] = ""
    rules: ClassVar[int] = 1
    """The rules version: a change that alters logs raises it, and every match names it."""
    modes: ClassVar[tuple[Mode, ...]] = ()
    settings: ClassVar[tuple[Setting, ...]] = ()
    standing: ClassVar[dict[str, tuple[str, ...]]] = {}
    """Questions that fall to a seat in others' turns, and the keys that may answer one each time.
    Where the question's facts name the seat itself in `by`, it is asked all the same."""

    minutes: ClassVar[tuple[int, int]] = (20, 60)
    """How long a match takes, from and to."""
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
        """The state before anything was asked."""
        raise NotImplementedError

    def script(self, state: S) -> Coroutine[Any, Any, None]:
        """The rules as a coroutine, starting from a checkpoint. It calls `checkpoint(state)`
        between turns or phases, where the state alone says how to go on. A script that returns
        before the match is over is started again."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """What the seat (None: a spectator) may know, as JSON."""
        raise NotImplementedError

    def shared(self, state: S) -> dict[str, Any]:
        """The part of every view that is the same for all: worked out once where many look."""
        return {}

    def own(self, state: S, seat: int | None) -> dict[str, Any]:
        """The rest of a view: with `shared` it is the whole."""
        return self.view(state, seat)

    def scores(self, state: S) -> list[int]:
        """The points of each seat, now or at the end: one function for both."""
        raise NotImplementedError

    def sheet(self, state: S) -> list[dict[str, Any]]:
        """The scores line by line: {seat, id, points}; the lines of a seat sum to its score."""
        raise NotImplementedError

    def reason(self, state: S) -> str:
        """The id of the way in which the match ended."""
        raise NotImplementedError

    def vocabulary(self, settings: Settings) -> list[str]:
        """Every key that can be offered, in the order in which options are listed."""
        raise NotImplementedError

    def redeal(self, state: S, seat: int | None, dice: Dice) -> None:
        """Deal anew, in place, what the seat can't see."""
        redeal(state.zones(), seat, dice)

    def ranks(self, state: S) -> list[int]:
        """The place of each seat, from 1; equal scores share one."""
        scores = self.scores(state)
        return [1 + sum(other > score for other in scores) for score in scores]

    def sides(self, settings: Settings) -> list[int]:
        """The side of each seat: seats of one side win and lose together."""
        return list(range(settings.seats))

    def payoffs(self, state: S) -> list[float]:
        """What the end is worth to each seat: 1 for beating all others, 0 for beating none."""
        ranks = self.ranks(state)
        others = max(1, len(ranks) - 1)
        beaten = [sum((a < b) + 0.5 * (a == b) for b in ranks) - 0.5 for a in ranks]
        return [count / others for count in beaten]

    def settle(
        self, mode: str | None = None, seats: int | None = None, values: Mapping[str, Value] = {}
    ) -> Settings:
        """Checked settings with every default filled in, or BadSettings. Without a mode it is the
        first that takes this seat count."""
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
