"""What a new table is made from, and what its host gets."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Value = str | int | bool
ChairKind = Literal["person", "bot", "here"]
Color = Literal["honey", "clover", "heather", "cornflower", "poppy"]
Phase = Literal["waiting", "playing", "over"]
Coach = Literal["alone", "always", "never"]
"""Who gets hints before the end: people who play against bots only, everybody, or nobody."""


@dataclass(slots=True)
class TimeLimit:
    """The clock of each seat: seconds for all of its decisions, and seconds added by each
    answer."""

    bank: int
    more: int = 0


@dataclass(slots=True)
class NewChair:
    """A chair of a new table."""

    kind: ChairKind = "person"
    level: str = ""
    """The level of a bot."""
    name: str = ""
    """The name of someone at this screen."""
    color: Color | None = None


@dataclass(slots=True)
class NewTable:
    """`POST /api/tables`."""

    game: str
    chairs: list[NewChair]
    mode: str | None = None
    settings: dict[str, Value] = field(default_factory=dict)
    name: str = ""
    """The name of the host, who gets the first chair that is not for a bot."""
    color: Color = "honey"
    listed: bool = False
    grace: int = 0
    """Seconds after which a bot plays for someone who is away; 0 means never."""
    clock: TimeLimit | None = None
    seed: int | None = None
    standing: dict[str, str] = field(default_factory=dict)
    """Standing orders that all people start with: the key for each question."""
    coach: Coach = "alone"
    """Hints before the end: `alone` only against bots, `always`, or `never`, and no chances
    either."""
    think: int = 0
    """Seconds that the highest level thinks about a decision; 0 means its usual time."""


@dataclass(slots=True)
class SeatKey:
    """The key of a seat."""

    seat: int
    key: str


@dataclass(slots=True)
class Made:
    """A new table and every key that its host gets: of the own seat and of seats at this screen."""

    table: str
    watch: str
    """The key in the spectators' link."""
    keys: list[SeatKey]
    host: str
    """The host's key: for revoking links, giving chairs away and sending people away."""


@dataclass(slots=True)
class Sit:
    """`POST /api/tables/{table}/sit`."""

    name: str
    color: Color | None = None
    seat: int | None = None
    key: str = ""
    """The seat's key, if the client makes it: 32 to 64 random letters, digits, `-` or `_`.
    Repeating a request with the same key gives the same seat."""


@dataclass(slots=True)
class NewFork:
    """`POST /api/tables/{table}/fork`: play on from a point of a finished match."""

    entries: int
    chairs: list[NewChair]
    name: str = ""
    color: Color = "honey"
    listed: bool = False
    grace: int = 0
    clock: TimeLimit | None = None
