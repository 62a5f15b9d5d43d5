"""What can be played, and what a new table is made from."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from skep.server.wire.coach import Coach

Value = str | int | bool
ChairKind = Literal["person", "bot", "here"]
Colour = Literal["honey", "clover", "heather", "cornflower", "poppy"]
Reveals = Literal["nothing", "chance", "turn", "end"]
Phase = Literal["waiting", "playing", "over"]


class SettingForm(Struct):
    """One setting of a game, so that the page can draw its form."""

    name: str
    type: Literal["yes-no", "number", "choice"]
    choices: list[Value]
    default: Value
    modes: list[str]


class ModeForm(Struct):
    name: str
    default: bool
    seats: list[int]
    default_seats: int
    house_seats: list[int]
    minutes: list[int]
    """How long a match takes, from and to; empty if not known."""


class StandingForm(Struct):
    """A question that falls to a seat in others' turns, and the keys that may answer it each time;
    its words are `<game>-standing-<prompt>`."""

    prompt: str
    keys: list[str]


class GameForm(Struct):
    """A game in the lobby and in the form of a new table."""

    name: str
    rules: int
    modes: list[ModeForm]
    settings: list[SettingForm]
    standing: list[StandingForm]
    minutes: list[int]
    weight: int
    """How heavy, from 1 to 5."""


class LevelForm(Struct):
    """A bot that can be given a chair; its words are `level-<name>` and `level-<name>-about`."""

    name: str


class Clock(Struct):
    """Seconds for all of a seat's decisions, and seconds won back by each answer."""

    bank: int
    more: int = 0


class NewChair(Struct):
    kind: ChairKind = "person"
    level: str = ""
    """Of a bot."""
    name: str = ""
    """Of someone at this screen."""
    colour: Colour | None = None


class NewTable(Struct):
    """`POST /api/tables`."""

    game: str
    chairs: list[NewChair]
    mode: str | None = None
    settings: dict[str, Value] = {}
    name: str = ""
    """Who makes the table, and sits down on the first chair for a person or someone here."""
    colour: Colour = "honey"
    listed: bool = False
    grace: int = 0
    """Seconds after which a bot plays for someone who is away; 0: never."""
    clock: Clock | None = None
    seed: int | None = None
    standing: dict[str, str] = {}
    """Standing orders with which all people begin: the key for each question."""
    coach: Coach = "alone"
    """Hints: `alone` against bots, `always`, or `never` (and no chances either) before the end."""
    think: int = 0
    """Seconds for which the highest level thinks about a decision; 0: as long as it always does."""


class SeatKey(Struct):
    seat: int
    key: str


class Made(Struct):
    """A new table, with every key that its maker holds: own seat, and seats at this screen."""

    table: str
    watch: str
    """The key of the watchers' link."""
    keys: list[SeatKey]
    host: str
    """The maker's key: starting, revoking links, giving chairs to bots."""


class Sit(Struct):
    """`POST /api/tables/{table}/sit`."""

    name: str
    colour: Colour | None = None
    seat: int | None = None
    key: str = ""
    """The seat's key, if the client makes it: 32 to 64 random letters, digits, `-` or `_`. Asking
    again with the same key after a lost answer gives the same seat."""


class NewFork(Struct):
    """`POST /api/tables/{table}/fork`: play on from a point of a finished match."""

    entries: int
    chairs: list[NewChair]
    name: str = ""
    colour: Colour = "honey"
    listed: bool = False
    grace: int = 0
    clock: Clock | None = None
