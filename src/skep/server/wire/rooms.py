"""Tables as everyone with a link sees them."""

from __future__ import annotations

from msgspec import Struct

from skep.tables.forms import ChairKind, Color, Phase, TimeLimit, Value
from skep.tables.notes import Note


class Chair(Struct):
    """A seat and who sits there."""

    seat: int
    kind: ChairKind
    taken: bool
    name: str
    color: Color
    level: str
    here: bool
    """Whether someone is connected for the seat now."""
    bot_plays: bool
    """Whether a bot plays for a person who is away or out of time."""
    resigned: bool
    left: float | None
    """Seconds left on the clock, at `Room.now`."""
    side: int
    """Seats of one side win together and may see each other's hands."""


class Room(Struct):
    """Who is at the table and how it is set up. Nothing in it is secret to people with a link."""

    table: str
    """The table's link; empty for spectators."""
    watch: str
    """The spectators' key; empty for spectators."""
    game: str
    mode: str
    settings: dict[str, Value]
    rules: int
    phase: Phase
    chairs: list[Chair]
    listed: bool
    grace: int
    clock: TimeLimit | None
    takeback: Takeback | None
    next_table: str
    """The link of the rematch; empty before it is made, and for spectators."""
    rematch: list[int]
    """The seats that have asked for a rematch."""
    forked_from: Fork | None
    seeded: bool
    """Whether someone may know the seed and so what chance will deal: the host chose it, or a match
    file names it."""
    ordered: list[Ordered]
    """The answers that standing orders gave, in order."""
    notes: list[Note]
    """The newest things that happened to seats since the match began, in order."""
    hints: bool
    """Whether people may ask the coach for hints."""
    chances: bool
    """Whether the coach tells each seat's chance to win."""
    kept: OtherRules | None
    """Set if the match was made under other rules than the server has. It is kept and can be
    exported, but it can't be shown or continued."""
    entries: int
    running: list[int]
    """The seats whose clocks run."""
    now: float
    last: float
    """The time of the last entry, in seconds since 1970."""


class OtherRules(Struct):
    """What is known of a match that was made under other rules, without replaying it."""

    rules: int
    """The rules that the server has; `Room.rules` are those of the match."""
    scores: list[int]
    """The last scores; empty if there are none."""
    reason: str
    """How the match ended; empty if it did not."""


class Takeback(Struct):
    """A seat's request to go back to where the log had this many entries."""

    seat: int
    entries: int
    agreed: list[int]


class Ordered(Struct):
    """An answer by a standing order: the seat, and the length of the log after it."""

    seat: int
    entry: int


class Fork(Struct):
    """The point of another match that this one started from."""

    entries: int


class Listing(Struct):
    """An open table in the lobby."""

    table: str
    game: str
    mode: str
    chairs: list[Chair]
    since: float
    seeded: bool
    """As in `Room`."""
