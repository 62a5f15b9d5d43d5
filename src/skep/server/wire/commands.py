"""From a client to the server, over the socket; over HTTP the same as POST …/{do}."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from skep.server.wire.coach import Chances, Hint, Review
from skep.tables.forms import ChairKind


class Hello(Struct, tag_field="do", tag="hello"):
    """The first message, within five seconds: which table, and who I am."""

    id: int
    table: str = ""
    watch: str = ""
    keys: list[str] = []
    host: str = ""
    seen: int | None = None
    """The last step seen; None: send the whole of where it stands."""
    told: list[int] = []
    """How many told events the client has, for each of its seats in order."""
    take: bool = False
    """Take the seats over from another device that is connected for them."""
    device: str = ""
    """Any word that the client keeps: the same device may come back without asking."""


class Answer(Struct, tag_field="do", tag="answer"):
    id: int
    seat: int
    key: str
    entries: int
    """How long the log was when the person saw the question: an answer to an older one is
    refused as `stale`."""


class Undo(Struct, tag_field="do", tag="undo"):
    id: int
    seat: int


class AskTakeback(Struct, tag_field="do", tag="takeback"):
    """Ask the others to go back to where the log had so many entries; done once all agree."""

    id: int
    seat: int
    entries: int


class Agree(Struct, tag_field="do", tag="agree"):
    """Agree to the take-back, or refuse it."""

    id: int
    seat: int
    yes: bool


class Resign(Struct, tag_field="do", tag="resign"):
    id: int
    seat: int


class Rematch(Struct, tag_field="do", tag="rematch"):
    """Want a rematch; once all people do, the result (and the next `room.next_table`) names it."""

    id: int
    seat: int


class Back(Struct, tag_field="do", tag="back"):
    """Take the seat back from the bot that plays for it."""

    id: int
    seat: int


class Leave(Struct, tag_field="do", tag="leave"):
    """Stand up: before the start the chair is free again, later a bot or nobody plays."""

    id: int
    seat: int


class SendAway(Struct, tag_field="do", tag="send-away"):
    """The host frees a chair and voids its key: before the start any person's; in a match that of
    someone who was away for the table's grace time and at least five minutes, or for an hour."""

    id: int
    seat: int


class HandOver(Struct, tag_field="do", tag="hand-over"):
    """A new key for the seat, for another person or device; the old one no longer holds."""

    id: int
    seat: int


class Revoke(Struct, tag_field="do", tag="revoke"):
    """The host takes a link back: `watch` or `table`; the result is the new one."""

    id: int
    link: Literal["watch", "table"]


class Chairs(Struct, tag_field="do", tag="chair"):
    """The host gives a chair to a bot, to a person, or to someone at this screen; once the match
    has started, only a free chair and only to a bot."""

    id: int
    seat: int
    kind: ChairKind
    level: str = ""
    name: str = ""


class Standing(Struct, tag_field="do", tag="standing"):
    """A standing order: the key that answers this question in others' turns; empty: ask me."""

    id: int
    seat: int
    prompt: str
    key: str = ""


class AskReveals(Struct, tag_field="do", tag="reveals"):
    """What each option of the seat's decision reveals: {key: reveals}."""

    id: int
    seat: int


class Why(Struct, tag_field="do", tag="why"):
    """Why can't I? The result is {clause, text} or null."""

    id: int
    seat: int
    key: str


class Preview(Struct, tag_field="do", tag="preview"):
    """What would happen, in a world that the seat may imagine: {told, table, scores, reveals}."""

    id: int
    seat: int
    key: str


class At(Struct, tag_field="do", tag="at"):
    """The table after so many entries: a Sight. One's own or a watcher's; any seat's once the match
    is over."""

    id: int
    entries: int
    viewer: int | None = None


class Course(Struct, tag_field="do", tag="course"):
    """How the scores came about: [{entries, scores}], in order."""

    id: int


class Ping(Struct, tag_field="do", tag="ping"):
    id: int


Command = (
    Hello
    | Answer
    | Undo
    | AskTakeback
    | Agree
    | Resign
    | Rematch
    | Back
    | Leave
    | SendAway
    | HandOver
    | Revoke
    | Chairs
    | Standing
    | AskReveals
    | Why
    | Preview
    | Hint
    | Chances
    | Review
    | At
    | Course
    | Ping
)
