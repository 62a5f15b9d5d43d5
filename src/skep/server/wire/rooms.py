"""What a table looks like to those with a link."""

from __future__ import annotations

from msgspec import Struct

from skep.tables.forms import ChairKind, Clock, Color, Phase, Value
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
    """Is someone connected for it now?"""
    bot_plays: bool
    """Someone is away, and a bot plays."""
    resigned: bool
    left: float | None
    """Seconds left on the clock, at `Room.now`."""
    side: int
    """Seats of one side win together and may see each other's hands."""


class Room(Struct):
    """Who is at the table and how it was set; nothing of it is secret to those with a link."""

    table: str
    """Empty for watchers."""
    watch: str
    """The watchers' key, for whoever may sit down here; empty for watchers."""
    game: str
    mode: str
    settings: dict[str, Value]
    rules: int
    phase: Phase
    chairs: list[Chair]
    listed: bool
    grace: int
    clock: Clock | None
    takeback: Takeback | None
    next_table: str
    """The rematch, once it is made; empty before, and for watchers."""
    rematch: list[int]
    """The seats that want one."""
    forked_from: Fork | None
    seeded: bool
    """Someone may know the seed, and so what chance will deal: the maker chose it, or a match file
    names it."""
    ordered: list[Ordered]
    """The answers that standing orders gave."""
    notes: list[Note]
    """What happened to seats since the match began: the newest, in order."""
    hints: bool
    """May people ask the coach what to do?"""
    chances: bool
    """Does the coach say how likely each seat is to win?"""
    kept: Kept | None
    """Set if the match was made under other rules than the server has: it is kept and can be
    exported, but there are no sights of it, and nobody can play on."""
    entries: int
    running: list[int]
    """The seats whose clocks run."""
    now: float
    last: float
    """When something last happened, in seconds since 1970."""


class Kept(Struct):
    """A match that was made under other rules: what is known of it without replaying it."""

    rules: int
    """The rules that the server has; `Room.rules` are those of the match."""
    scores: list[int]
    """As they last stood; empty if there were none yet."""
    reason: str
    """How the match ended; empty if it had not."""


class Takeback(Struct):
    """Someone asks to go back to where the log had so many entries."""

    seat: int
    entries: int
    agreed: list[int]


class Ordered(Struct):
    """A standing order answered: whose, and how long the log was then."""

    seat: int
    entry: int


class Fork(Struct):
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
