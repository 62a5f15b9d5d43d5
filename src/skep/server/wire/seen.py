"""What one viewer may know, and the results of some commands."""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

from msgspec import Struct

from skep.server.typescript import OfGame
from skep.server.wire.forms import Reveals
from skep.tables.forms import Value

GameTable = Annotated[dict[str, Any], OfGame("Table")]
"""The game's part of a view."""


class SettingsSeen(TypedDict):
    """The settings of a match."""

    game: str
    mode: str
    seats: int
    values: dict[str, Value]


class MatchView(TypedDict):
    """A view, as `Match.view` returns it."""

    settings: SettingsSeen
    rules: int
    """The version of the rules."""
    entries: int
    """The length of the log."""
    waiting: list[int]
    """The seats that are asked now."""
    prompt: str | None
    over: bool
    scores: list[int]
    ranks: list[int] | None
    """Each seat's rank once the match is over; the winner has rank 1."""
    viewer: int | None
    table: GameTable


class OptionSeen(Struct):
    """One that may be taken; the command `reveals` tells what it would reveal."""

    key: str


class RefusalSeen(Struct):
    key: str
    clause: str


class DecisionSeen(Struct):
    seat: int
    prompt: str
    facts: dict[str, str]
    options: list[OptionSeen]
    refusals: list[RefusalSeen]


class ToldSeen(Struct):
    """An event, as the viewer may know it. Its words are `<game>-event-<name>` with the facts."""

    name: str
    seat: int
    entry: int
    facts: dict[str, Any]


class SheetLine(Struct):
    seat: int
    id: str
    points: int


class Sight(Struct):
    """All that one viewer may know at one moment."""

    viewer: int | None
    view: MatchView
    decision: DecisionSeen | None
    """What the viewer is asked; `null` if nothing."""
    sheet: list[SheetLine]
    reason: str
    can_undo: bool
    keep: int
    """The number of the client's events that still hold; the rest were taken back."""
    told: list[ToldSeen]
    """The events after those."""
    standing: dict[str, str] = {}
    """The viewer's own standing orders."""


class Stand(Struct):
    """The scores when the log had this many entries."""

    entries: int
    scores: list[int]


class WhySeen(Struct):
    clause: str
    text: str


class PreviewSeen(Struct):
    """What an option would do, in a world that fits what the seat knows."""

    told: list[ToldSeen]
    table: GameTable
    scores: list[int]
    reveals: Reveals


class Rematched(Struct):
    """The link of the rematch, whose seats have the same keys; empty until all people have
    asked."""

    table: str


class NewKey(Struct):
    """A new key of a seat or of the spectators, or the new link of the table."""

    key: str


class ClauseSeen(Struct):
    id: str
    text: str
    rulings: list[str]
    """The rulings that it rests on, as `HIV-Q46`."""


class SectionSeen(Struct):
    name: str
    title: str
    clauses: list[ClauseSeen]


class RulesSeen(Struct):
    """A game's rules, and the rulings on open questions as Markdown."""

    game: str
    sections: list[SectionSeen]
    rulings: str
