"""Rules as scripts: coroutines that ask seats, and the plain state that they change.

A rule is an `async` function over a `State`. It awaits `ask`, `ask_all`, `deal` and other
rules, and nothing else. There is no event loop: a `Position` drives the script with `send`.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from skep.kernel.compiling import mypyc_attr
from skep.kernel.zones import Zone

CHANCE: Final = -1
NOBODY: Final = -2
Facts = dict[str, Any]
RawEvent = tuple[str, int, Facts, Facts | None, tuple[int, ...], int]
"""The fields of an `Event`, kept as a tuple because most are never read."""
Redeal = tuple[int, int | None, int]
"""One redeal: the number of answers before it, the seat it is for, and its seed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole truth of one match, as plain data; each game adds its own fields. The fields here
    hold the open question and the checkpoint. `copy` need not carry them: at a checkpoint no
    question is open."""

    __slots__ = (
        "_checkpoint",
        "about",
        "answer",
        "asked",
        "entry",
        "keeps_checkpoints",
        "over",
        "pile",
        "prompt",
        "raw_events",
        "recording",
        "redeals",
        "sealed",
        "seat",
        "seats",
        "since",
    )  # fmt: skip

    FIELDS: ClassVar[tuple[str, ...]] = ("seats", "over")

    def __init__(self) -> None:
        self.seats: int = 0
        self.over: bool = False
        self.seat: int = NOBODY
        self.prompt: Prompt[Any] = NO_PROMPT
        self.about: int = 0
        self.answer: int = 0
        self.asked: list[int] | None = None
        """The seats asked at once; None if one seat is asked."""
        self.sealed: dict[int, int] = {}
        """The answers of those seats that have answered already."""
        self.pile: Zone | None = None
        self.recording: bool = False
        self.entry: int = 0
        """The number of the log entry that is being applied."""
        self.raw_events: list[RawEvent] = []
        self.keeps_checkpoints: bool = False
        self._checkpoint: State | None = None
        """The last checkpoint; None if none was taken."""
        self.since: list[int] = []
        """The answers since the checkpoint, forced ones included."""
        self.redeals: list[Redeal] = []
        """The redeals since the checkpoint."""

    def __await__(self) -> Generator[None, None, int]:
        yield None
        return self.answer

    def copy(self) -> State:
        """An independent copy of the game's own fields; each game writes it by hand."""
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """The state as JSON; `load` reads it back."""
        return {name: _dump(getattr(self, name)) for name in self.FIELDS}

    def load(self, fields: dict[str, Any]) -> None:
        """Set the fields from a dumped state."""
        for name in self.FIELDS:
            setattr(self, name, _load(fields[name]))

    def zones(self) -> list[Zone]:
        """Every zone that holds cards; `redeal` deals again what a seat can't see in them."""
        return []

    @property
    def recorded_events(self) -> list[Event]:
        """The events so far, if they are recorded."""
        return [Event(*raw) for raw in self.raw_events]

    def emit(
        self, name: str, seat: int, facts: Facts, secret: Facts | None = None,
        to: tuple[int, ...] = (),
    ) -> None:  # fmt: skip
        """Record an event; only the seats in `to` see the `secret` facts."""
        self.raw_events.append((name, seat, facts, secret, to, self.entry))


def _dump(value: Any) -> Any:
    if isinstance(value, Zone):
        return {"cards": value.cards[:], "sight": value.sight, "deck": value.deck}
    if isinstance(value, list):
        return [_dump(item) for item in value]
    if isinstance(value, dict):
        return {"map": [[_dump(key), _dump(item)] for key, item in value.items()]}
    return value


def _load(value: Any) -> Any:
    if isinstance(value, list):
        return [_load(item) for item in value]
    if isinstance(value, dict):
        if "map" in value:
            return {_load(key): _load(item) for key, item in value["map"]}
        return Zone(value["cards"][:], value["sight"], value["deck"])
    return value


class Event(NamedTuple):
    """Something that happened, for log lines and animation: a name, facts that everyone sees,
    secret facts for the seats in `to`, and the number of the log entry that caused it."""

    name: str
    seat: int
    facts: Facts
    secret: Facts | None
    to: tuple[int, ...]
    entry: int

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The event as one seat (or a spectator, None) may know it."""
        secret = self.secret if seat in self.to else None
        facts = {**self.facts, **(secret or {})}
        return {"entry": self.entry, "name": self.name, "seat": self.seat, "facts": facts}


S = TypeVar("S", bound=State)


class Refusal(NamedTuple):
    """An option that a person would expect but may not take, and the clause that forbids it."""

    key: str
    clause: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Prompt(Generic[S]):
    """A kind of question: its options, their keys, and its refusals.

    Options are small ints (codes); keys are computed only when needed. Options depend on the
    state alone, so they can be computed again at any time.
    """

    name: ClassVar[str] = ""

    def options(self, state: S) -> list[int]:
        """The codes of the legal options; for chance, each code as often as its weight."""
        raise NotImplementedError

    def key(self, state: S, code: int) -> str:
        """The stable, readable name of an option."""
        raise NotImplementedError

    def find(self, state: S, key: str, options: list[int]) -> int | None:
        """The code of this key among these options; None if it is not there."""
        for code in options:
            if self.key(state, code) == key:
                return code
        return None

    def refusals(self, state: S) -> list[Refusal]:
        """The options that a person would expect but may not take now, each with its clause."""
        return []

    def why(self, state: S, key: str) -> str:
        """The clause that forbids a key that is not offered; empty if there is none."""
        return next((no.clause for no in self.refusals(state) if no.key == key), "")

    def facts(self, state: S) -> dict[str, str]:
        """The values that the question's text needs."""
        return {}

    def witnesses(self, state: S) -> tuple[int, ...] | None:
        """The seats that see which option was picked; None if all do."""
        return None


NO_PROMPT: Final[Prompt[Any]] = Prompt()


def checkpoint(state: State) -> None:
    """Take a checkpoint, if the position wants any. Call it between turns or phases, where the
    state alone says how the script goes on."""
    if state.keeps_checkpoints:
        state._checkpoint = state.copy()
        state.since = []
        state.redeals = []


def ask(state: State, seat: int, prompt: Prompt[Any], about: int = 0) -> State:
    """`code = await ask(state, seat, PROMPT)`: one seat must pick one option."""
    state.seat = seat
    state.prompt = prompt
    state.about = about
    return state


async def ask_all(
    state: State, seats: Iterable[int], prompt: Prompt[Any], about: int = 0
) -> list[int]:
    """Ask several seats at once; none sees the others' answers. Returns them in seat order."""
    asked = state.asked = list(seats)
    await ask(state, state.seat, prompt, about)
    given = [state.sealed[seat] for seat in asked]
    state.asked = None
    state.sealed = {}
    return given


async def deal(state: State, prompt: Prompt[Any], pile: Zone, about: int = 0) -> int:
    """Chance takes one card out of a pile and returns it."""
    state.pile = pile
    card = await ask(state, CHANCE, prompt, about)
    pile.take(card)
    return card


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal(Prompt[S]):
    """A question to chance: which card of the pile comes next."""

    def options(self, state: S) -> list[int]:
        assert state.pile is not None
        return state.pile.cards[:]
