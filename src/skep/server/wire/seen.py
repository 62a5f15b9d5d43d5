"""What one viewer may know, and what some commands give back."""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

from msgspec import Struct

from skep.server.typescript import OfGame
from skep.server.wire.forms import Reveals
from skep.tables.forms import Value

GameTable = Annotated[dict[str, Any], OfGame("Table")]
"""What a game shows."""


class SettingsSeen(TypedDict):
    """How a match was set."""

    game: str
    mode: str
    seats: int
    values: dict[str, Value]


class MatchView(TypedDict):
    """What `Match.view` gives."""

    settings: SettingsSeen
    rules: int
    """The version of the rules."""
    entries: int
    """How long the log is."""
    waiting: list[int]
    """The seats that are asked."""
    prompt: str | None
    over: bool
    scores: list[int]
    ranks: list[int] | None
    """Once the match is over: 1 for whoever won."""
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
    """Something that happened, as the viewer may know it: `<game>-event-<name>` with facts."""

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
    """What the viewer is asked, if it is."""
    sheet: list[SheetLine]
    reason: str
    can_undo: bool
    keep: int
    """So many of the told events that the client has still hold; the rest were taken back."""
    told: list[ToldSeen]
    """What follows after them."""
    standing: dict[str, str] = {}
    """The viewer's own standing orders."""


class Stand(Struct):
    """The scores after so many entries."""

    entries: int
    scores: list[int]


class WhySeen(Struct):
    clause: str
    text: str


class PreviewSeen(Struct):
    """What would happen in a world that the seat may imagine."""

    told: list[ToldSeen]
    table: GameTable
    scores: list[int]
    reveals: Reveals


class Rematched(Struct):
    """The next table, whose seats have the same keys; empty until all people want it."""

    table: str


class NewKey(Struct):
    """A new key of a seat or of the watchers, or the new name of the table."""

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
    """The rules of a game, and how we settle what they leave open (Markdown)."""

    game: str
    sections: list[SectionSeen]
    rulings: str
