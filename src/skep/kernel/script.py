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
"""What an `Event` is made of, kept as a tuple because most are never read."""
Imagined = tuple[int, int | None, int]
"""A deal anew: after how many answers, for whom, from which seed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole truth of one match, as plain data; each game adds its own fields. Those here say
    what is being asked: between two turns they mean nothing, so `copy` need not carry them."""

    __slots__ = (
        "_base",
        "about",
        "answer",
        "asked",
        "entry",
        "imagined",
        "keep",
        "over",
        "pile",
        "prompt",
        "raw_events",
        "recording",
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
        """The seats that are asked at once, if several are."""
        self.sealed: dict[int, int] = {}
        """Those of them that have answered, and how."""
        self.pile: Zone | None = None
        self.recording: bool = False
        self.entry: int = 0
        """The number of the log's entry that is being obeyed."""
        self.raw_events: list[RawEvent] = []
        self.keep: bool = False
        self._base: State | None = None
        """The last checkpoint, if checkpoints are kept."""
        self.since: list[int] = []
        """The answers since then, forced ones among them."""
        self.imagined: list[Imagined] = []
        """What was dealt anew since then."""

    def __await__(self) -> Generator[None, None, int]:
        yield None
        return self.answer

    def copy(self) -> State:
        """A twin that shares nothing that changes; written by hand in each game."""
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """The state as JSON; `load` reads it back."""
        return {name: _dump(getattr(self, name)) for name in self.FIELDS}

    def load(self, fields: dict[str, Any]) -> None:
        """Take over the fields of a dumped state."""
        for name in self.FIELDS:
            setattr(self, name, _load(fields[name]))

    def zones(self) -> list[Zone]:
        """Every zone that holds cards; the kernel re-deals what a seat can't see in them."""
        return []

    @property
    def recorded_events(self) -> list[Event]:
        """What happened so far, if it was told."""
        return [Event(*tale) for tale in self.raw_events]

    def emit(
        self, name: str, seat: int, facts: Facts, secret: Facts | None = None,
        to: tuple[int, ...] = (),
    ) -> None:  # fmt: skip
        """Note what happened, for the log line and the animation; `secret` facts go `to` seats."""
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
    """Something that happened: a name and facts that everyone sees, and some that only few see;
    after how many entries of the log."""

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
    """A question of the rules: what may be answered, under which keys, and what may not.

    Options are small ints (codes); keys are made only when someone looks. What the options
    depend on stands in the state, so that they can be asked for again at any time.
    """

    name: ClassVar[str] = ""

    def options(self, state: S) -> list[int]:
        """The codes that may be answered now; for chance, repeated by their weight."""
        raise NotImplementedError

    def key(self, state: S, code: int) -> str:
        """The stable, readable name of an option."""
        raise NotImplementedError

    def find(self, state: S, key: str, options: list[int]) -> int | None:
        """The option with this key, if it is among these."""
        for code in options:
            if self.key(state, code) == key:
                return code
        return None

    def refusals(self, state: S) -> list[Refusal]:
        """What a person would expect here but may not do, each with its clause."""
        return []

    def why(self, state: S, key: str) -> str:
        """The clause that forbids a key that is not offered now; empty if none speaks of it."""
        return next((no.clause for no in self.refusals(state) if no.key == key), "")

    def facts(self, state: S) -> dict[str, str]:
        """What the question's wording needs to know."""
        return {}

    def witnesses(self, state: S) -> tuple[int, ...] | None:
        """The seats that see which option was picked; None if all do."""
        return None


NO_PROMPT: Final[Prompt[Any]] = Prompt()


def checkpoint(state: State) -> None:
    """Between two turns or phases: all that matters stands in the state, so a checkpoint may be
    taken, from which the game's script can be started anew."""
    if state.keep:
        state._base = state.copy()
        state.since = []
        state.imagined = []


def ask(state: State, seat: int, prompt: Prompt[Any], about: int = 0) -> State:
    """`code = await ask(state, seat, PROMPT)`: one seat must pick one option."""
    state.seat = seat
    state.prompt = prompt
    state.about = about
    return state


async def ask_all(
    state: State, seats: Iterable[int], prompt: Prompt[Any], about: int = 0
) -> list[int]:
    """Several seats answer at once, none knowing the others' answers; in the seats' order."""
    asked = state.asked = list(seats)
    await ask(state, state.seat, prompt, about)
    given = [state.sealed[seat] for seat in asked]
    state.asked = None
    state.sealed = {}
    return given


async def deal(state: State, prompt: Prompt[Any], pile: Zone, about: int = 0) -> int:
    """Chance takes one card out of a pile; the rule puts it where it belongs."""
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
