"""What a new table is made from, and what its maker gets."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

Value = str | int | bool
ChairKind = Literal["person", "bot", "here"]
Color = Literal["honey", "clover", "heather", "cornflower", "poppy"]
Phase = Literal["waiting", "playing", "over"]
Coach = Literal["alone", "always", "never"]
"""Who is given hints: those who play against bots alone, everybody, or nobody before the end."""


@dataclass(slots=True)
class Clock:
    """Seconds for all of a seat's decisions, and seconds won back by each answer."""

    bank: int
    more: int = 0


@dataclass(slots=True)
class NewChair:
    """A chair of a new table."""

    kind: ChairKind = "person"
    level: str = ""
    """Of a bot."""
    name: str = ""
    """Of someone at this screen."""
    color: Color | None = None


@dataclass(slots=True)
class NewTable:
    """`POST /api/tables`."""

    game: str
    chairs: list[NewChair]
    mode: str | None = None
    settings: dict[str, Value] = field(default_factory=dict)
    name: str = ""
    """Who makes the table, and sits down on the first chair for a person or someone here."""
    color: Color = "honey"
    listed: bool = False
    grace: int = 0
    """Seconds after which a bot plays for someone who is away; 0: never."""
    clock: Clock | None = None
    seed: int | None = None
    standing: dict[str, str] = field(default_factory=dict)
    """Standing orders with which all people begin: the key for each question."""
    coach: Coach = "alone"
    """Hints: `alone` against bots, `always`, or `never` (and no chances either) before the end."""
    think: int = 0
    """Seconds for which the highest level thinks about a decision; 0: as long as it always does."""


@dataclass(slots=True)
class SeatKey:
    """The key of a seat."""

    seat: int
    key: str


@dataclass(slots=True)
class Made:
    """A new table, with every key that its maker holds: own seat, and seats at this screen."""

    table: str
    watch: str
    """The key of the watchers' link."""
    keys: list[SeatKey]
    host: str
    """The maker's key: starting, revoking links, giving chairs to bots."""


@dataclass(slots=True)
class Sit:
    """`POST /api/tables/{table}/sit`."""

    name: str
    color: Color | None = None
    seat: int | None = None
    key: str = ""
    """The seat's key, if the client makes it: 32 to 64 random letters, digits, `-` or `_`. Asking
    again with the same key after a lost answer gives the same seat."""


@dataclass(slots=True)
class NewFork:
    """`POST /api/tables/{table}/fork`: play on from a point of a finished match."""

    entries: int
    chairs: list[NewChair]
    name: str = ""
    color: Color = "honey"
    listed: bool = False
    grace: int = 0
    clock: Clock | None = None
