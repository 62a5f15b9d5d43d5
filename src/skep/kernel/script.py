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
Tale = tuple[str, int, Facts, Facts | None, tuple[int, ...], int]
"""What a `Told` is made of; most are never looked at."""
Imagined = tuple[int, int | None, int]
"""A deal anew: after how many answers, for whom, from which seed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The whole truth of one match, as plain data; each game adds its own fields. Those here say
    what is being asked: between two turns they mean nothing, so `copy` need not carry them."""

    __slots__ = (
        "_base", "about", "answer", "asked", "entry", "imagined", "keep", "over", "pile", "prompt",
        "sealed", "seat", "seats", "since", "tales", "telling",
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
        self.telling: bool = False
        self.entry: int = 0
        """The number of the log's entry that is being obeyed."""
        self.tales: list[Tale] = []
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
    def told(self) -> list[Told]:
        """What happened so far, if it was told."""
        return [Told(*tale) for tale in self.tales]

    def tell(
        self, name: str, seat: int, facts: Facts, secret: Facts | None = None,
        to: tuple[int, ...] = (),
    ) -> None:  # fmt: skip
        """Note what happened, for the log line and the animation; `secret` facts go `to` seats."""
        self.tales.append((name, seat, facts, secret, to, self.entry))


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


class Told(NamedTuple):
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

    def options(self, match: S) -> list[int]:
        """The codes that may be answered now; for chance, repeated by their weight."""
        raise NotImplementedError

    def key(self, match: S, code: int) -> str:
        """The stable, readable name of an option."""
        raise NotImplementedError

    def find(self, match: S, key: str, options: list[int]) -> int | None:
        """The option with this key, if it is among these."""
        for code in options:
            if self.key(match, code) == key:
                return code
        return None

    def refusals(self, match: S) -> list[Refusal]:
        """What a person would expect here but may not do, each with its clause."""
        return []

    def why(self, match: S, key: str) -> str:
        """The clause that forbids a key that is not offered now; empty if none speaks of it."""
        return next((no.clause for no in self.refusals(match) if no.key == key), "")

    def facts(self, match: S) -> dict[str, str]:
        """What the question's wording needs to know."""
        return {}

    def witnesses(self, match: S) -> tuple[int, ...] | None:
        """The seats that see which option was picked; None if all do."""
        return None


NO_PROMPT: Final[Prompt[Any]] = Prompt()


def rest(match: State) -> None:
    """Between two turns or phases: all that matters stands in the state, so a checkpoint may be
    taken, from which the game's script can be started anew."""
    if match.keep:
        match._base = match.copy()
        match.since = []
        match.imagined = []


def ask(match: State, seat: int, prompt: Prompt[Any], about: int = 0) -> State:
    """`code = await ask(match, seat, PROMPT)`: one seat must pick one option."""
    match.seat = seat
    match.prompt = prompt
    match.about = about
    return match


async def ask_all(
    match: State, seats: Iterable[int], prompt: Prompt[Any], about: int = 0
) -> list[int]:
    """Several seats answer at once, none knowing the others' answers; in the seats' order."""
    asked = match.asked = list(seats)
    await ask(match, match.seat, prompt, about)
    given = [match.sealed[seat] for seat in asked]
    match.asked = None
    match.sealed = {}
    return given


async def deal(match: State, prompt: Prompt[Any], pile: Zone, about: int = 0) -> int:
    """Chance takes one card out of a pile; the rule puts it where it belongs."""
    match.pile = pile
    card = await ask(match, CHANCE, prompt, about)
    pile.take(card)
    return card


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal(Prompt[S]):
    """A question to chance: which card of the pile comes next."""

    def options(self, match: S) -> list[int]:
        assert match.pile is not None
        return match.pile.cards[:]
