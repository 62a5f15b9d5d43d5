"""Commands of clients, over the WebSocket, or over HTTP as POST …/{do}."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from skep.server.wire.coach import Chances, Hint, Review
from skep.tables.forms import ChairKind


class Hello(Struct, tag_field="do", tag="hello"):
    """The first message, within five seconds: which table, and who the client is."""

    id: int
    table: str = ""
    watch: str = ""
    keys: list[str] = []
    host: str = ""
    seen: int | None = None
    """The last step seen; `null` to get the whole table."""
    told: list[int] = []
    """The number of events that the client has, for each of its seats in order."""
    take: bool = False
    """Whether to take the seats over from another device."""
    device: str = ""
    """Any word that the client keeps. The same device may reconnect without asking."""


class Answer(Struct, tag_field="do", tag="answer"):
    id: int
    seat: int
    key: str
    entries: int
    """The length of the log when the person saw the decision. An answer to an older decision is
    refused as `stale`."""


class Undo(Struct, tag_field="do", tag="undo"):
    id: int
    seat: int


class AskTakeback(Struct, tag_field="do", tag="takeback"):
    """Ask the others to go back to where the log had this many entries. It is done once all
    agree."""

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
    """Ask for a rematch. Once all people have asked, the result and `room.next_table` name it."""

    id: int
    seat: int


class Back(Struct, tag_field="do", tag="back"):
    """Take the seat back from the bot that plays for it."""

    id: int
    seat: int


class StandUp(Struct, tag_field="do", tag="leave"):
    """Stand up. The chair is free again; during a match a bot plays if the table has a grace
    time."""

    id: int
    seat: int


class SendAway(Struct, tag_field="do", tag="send-away"):
    """Free a chair and void its key, for the host: before the start any person's chair, during a
    match that of someone who was away for the table's grace time and at least five minutes, or for
    an hour at a table without a grace time."""

    id: int
    seat: int


class HandOver(Struct, tag_field="do", tag="hand-over"):
    """Make a new key for the seat, for another person or device. The old one becomes void."""

    id: int
    seat: int


class Revoke(Struct, tag_field="do", tag="revoke"):
    """Revoke a link, for the host: `watch` or `table`. The result is the new one."""

    id: int
    link: Literal["watch", "table"]


class GiveChair(Struct, tag_field="do", tag="chair"):
    """Give a chair to a bot, to a person or to someone at this screen, for the host. During a match
    only a free chair can be given, and only to a bot."""

    id: int
    seat: int
    kind: ChairKind
    level: str = ""
    name: str = ""


class Standing(Struct, tag_field="do", tag="standing"):
    """Set a standing order: the key that answers this question in other seats' turns. An empty key
    removes it."""

    id: int
    seat: int
    prompt: str
    key: str = ""


class AskReveals(Struct, tag_field="do", tag="reveals"):
    """Ask what each option of the seat's decision reveals. The result is {key: reveals}."""

    id: int
    seat: int


class Why(Struct, tag_field="do", tag="why"):
    """Ask why an option is not offered. The result is {clause, text} or null."""

    id: int
    seat: int
    key: str


class Preview(Struct, tag_field="do", tag="preview"):
    """Ask what an option would do, in a world that fits what the seat knows. The result is a
    PreviewSeen."""

    id: int
    seat: int
    key: str


class At(Struct, tag_field="do", tag="at"):
    """Ask for the sight when the log had this many entries: one's own or a spectator's, or any
    seat's once the match is over."""

    id: int
    entries: int
    viewer: int | None = None


class Course(Struct, tag_field="do", tag="course"):
    """Ask for the scores over the course of the match. The result is [{entries, scores}], in
    order."""

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
    | StandUp
    | SendAway
    | HandOver
    | Revoke
    | GiveChair
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
