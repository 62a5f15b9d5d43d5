"""The story of a table: what its entries, read in order, tell. No clock, no store, no sockets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import skep
from skep.kernel.decision import Entry
from skep.kernel.game import Game, Settings, Value
from skep.tables.entries import Row
from skep.tables.forms import ChairKind, Clock, Coach, Color, Phase
from skep.tables.notes import Note

NOTED = (
    "away", "back", "flagged", "resigned", "left", "sat", "undo", "takeback", "takeback-refused",
    "handed-over", "sent-away", "chair",
)  # fmt: skip
"""What is told in the log beside what happens on the table."""
NOTES = 30
ACTED = (
    "sat", "answer", "undo", "takeback-asked", "takeback-agreed", "takeback-refused", "back",
    "handed-over", "standing",
)  # fmt: skip
"""What a person does who is there."""
RESIGNED = "resigned"
"""How a match ended that people gave up: no way of ending that a game knows."""
MOVE = {"keep", "log", "scores"}
"""All that the body of a plain answer says: the log grew."""
COLORS: tuple[Color, ...] = ("honey", "clover", "heather", "cornflower", "poppy")


class Seated:
    """A chair of a table and who sits on it."""

    def __init__(
        self, kind: ChairKind, level: str, name: str, color: Color, taken: bool, key: str
    ) -> None:
        self.kind = kind
        self.level = level
        self.name = name
        self.color = color
        self.taken = taken
        self.key = key
        """The mark of the seat's key; empty if nobody holds one."""
        self.bot_plays = False
        self.resigned = False
        self.flagged = False
        self.left: float | None = None
        self.acted = 0.0
        """When the person here last did something that the table noted."""
        self.standing: dict[str, str] = {}
        """The keys that answer questions in others' turns."""

    @property
    def by_bot(self) -> bool:
        """Does a bot answer for it now?"""
        return self.kind == "bot" or self.bot_plays or self.resigned or self.flagged

    @property
    def person(self) -> bool:
        """Does a person decide here now?"""
        return self.taken and not self.by_bot

    @property
    def free(self) -> bool:
        """May someone sit down here?"""
        return not (self.taken or self.resigned or self.flagged)

    @property
    def held(self) -> bool:
        """Does someone hold a key of it?"""
        return self.taken and bool(self.key)

    @property
    def asked_back(self) -> bool:
        """Must someone agree here before a move is taken back?  Also while a bot stands in."""
        return self.taken and self.kind != "bot" and not (self.resigned or self.flagged)

    def dump(self) -> list[Any]:
        return [self.kind, self.level, self.name, self.color, self.taken, self.key]


class Wish:
    """Someone asks to go back to where the log had so many entries."""

    def __init__(self, seat: int, entries: int, agreed: list[int]) -> None:
        self.seat = seat
        self.entries = entries
        self.agreed = agreed


class Story:
    """All that is known of a table but the match itself, which follows from `log`."""

    def __init__(self, rows: list[Row]) -> None:
        self.n = 0
        self.made = self.at = 0.0
        self.phase: Phase = "waiting"
        self.log: list[Entry] = []
        self.running: list[int] = []
        """The seats whose clocks run."""
        self.wish: Wish | None = None
        self.takebacks = 0
        """How often a move was taken back with the others' consent."""
        self.rematch: list[int] = []
        self.next_table = ""
        self.floors: list[tuple[int, int]] = []
        """After which entry told events were taken back, and how many still held."""
        self.kinds: list[tuple[str, int]] = []
        """What each entry was and whose doing, for those who come back."""
        self.ordered: list[tuple[int, int]] = []
        """The seats and entries for which a standing order answered."""
        self.notes: list[Note] = []
        """What happened to seats, for the log."""
        self.course: list[tuple[int, list[int]]] = []
        """The scores after so many entries."""
        self.end: dict[str, Any] = {}
        self.lasting: dict[Any, Any] = {}
        """What was worked out from all of this but the log; plain answers leave it as it is."""
        for row in rows:
            self.apply(row)

    # How the table was set

    game: Game[Any]
    settings: Settings
    rules: int
    seed: int
    chairs: list[Seated]
    link: str
    watch: str
    """The mark of the watchers' key, by which the table is found."""
    watch_key: str
    """The key itself: it opens less than the link, which is kept as well."""
    host: str
    listed: bool
    grace: int
    clock: Clock | None
    standing: dict[str, str]
    fork: int | None
    seeded: bool
    coach: Coach
    think: int
    """Seconds for which the highest level thinks; 0: as long as it always does."""

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def sides(self) -> list[int]:
        """The side of each seat: seats of one side may share what they hold."""
        return self.game.sides(self.settings)

    @property
    def open(self) -> bool:
        """Is it for the lobby: listed, and waiting for people?"""
        return self.listed and self.phase == "waiting"

    @property
    def kept(self) -> bool:
        """Was the log written under other rules than this Skep has?  Then it is not replayed."""
        return self.rules != self.game.rules and (self.phase != "waiting" or bool(self.log))

    @property
    def hints(self) -> bool:
        """May people ask the coach what to do?  Against other people only if the maker says so."""
        people = sum(chair.kind != "bot" for chair in self.chairs)
        wanted = self.coach == "always" or (self.coach == "alone" and people == 1)
        return wanted and not self.kept

    @property
    def chances(self) -> bool:
        """May the coach say how likely each seat is to win?  Always, once the match is over."""
        return (self.over or self.coach != "never") and not self.kept

    @property
    def unhurried(self) -> bool:
        """Does nothing ever happen here unless a person does it?"""
        found: bool | None = self.lasting.get("unhurried")
        if found is None:
            slow = not (self.clock or self.grace)
            found = slow and not any(chair.by_bot or chair.standing for chair in self.chairs)
            self.lasting["unhurried"] = found
        return found

    def apply(self, row: Row) -> None:
        """Take one more entry in."""
        n, at, kind, seat, body = row
        if self.running:
            self._tick(row)
        if kind != "answer" or self.wish or body.keys() != MOVE:
            self.lasting.clear()
        name = self.chairs[seat].name if seat >= 0 else ""
        act = ACTS.get(kind)
        if act is not None:
            act(self, row)
        if "log" in body:
            self._log(body)
        if kind in NOTED and self.phase != "waiting":
            name = (self.chairs[seat].name if seat >= 0 else "") or name
            self.notes = [*self.notes[1 - NOTES :], Note(kind, seat, name, len(self.log))]
        self.running = body.get("run", self.running)
        if seat >= 0 and kind in ACTED and "by" not in body:
            self.chairs[seat].acted = at
        self.n, self.at = n, at
        self.kinds.append((kind, seat))

    def _tick(self, row: Row) -> None:
        for seat in self.running:
            chair = self.chairs[seat]
            if chair.left is not None:
                chair.left -= max(0.0, row.at - self.at)

    def _log(self, body: dict[str, Any]) -> None:
        """An entry that changes the log says how much of it stays and what comes after."""
        keep = body["keep"]
        while self.ordered and self.ordered[-1][1] > keep:
            self.ordered.pop()
        while self.course and self.course[-1][0] > keep:
            self.course.pop()
        for note in self.notes if keep < len(self.log) else ():
            note.entries = min(note.entries, keep)
        del self.log[keep:]
        self.log += [Entry(seat, prompt, key) for seat, prompt, key in body["log"]]
        if body.get("by") == "order":
            self.ordered.append((body["log"][0][0], keep + 1))
        if "scores" in body:
            self.course.append((len(self.log), body["scores"]))
        if "told" in body:
            self.floors.append((len(self.kinds) + 1, body["told"]))
        if "end" in body:
            self.phase, self.end = "over", body["end"]

    # What the kinds of entries mean

    def _made(self, row: Row) -> None:
        body = row.body
        self.made = row.at
        self.game = skep.game(body["game"])
        values: dict[str, Value] = body["values"]
        self.settings = Settings(body["game"], body["mode"], body["seats"], values)
        self.rules, self.seed = body["rules"], body["seed"]
        self.chairs = [Seated(*chair) for chair in body["chairs"]]
        self.link, self.watch, self.host = body["link"], body["watch"], body["host"]
        self.watch_key = body.get("watch_key", "")
        self.listed, self.grace, self.fork = body["listed"], body["grace"], body["fork"]
        self.clock = Clock(*body["clock"]) if body["clock"] else None
        self.standing, self.seeded = body["standing"], body.get("seeded", False)
        self.coach, self.think = body.get("coach", "alone"), body.get("think", 0)
        for chair in self.chairs:
            chair.standing = dict(self.standing)
            chair.left = float(self.clock.bank) if self.clock else None

    def _sat(self, row: Row) -> None:
        chair = self.chairs[row.seat]
        chair.kind, chair.taken, chair.level = "person", True, ""
        chair.name, chair.color, chair.key = row.body["name"], row.body["colour"], row.body["key"]
        chair.bot_plays = False
        chair.standing = dict(self.standing)

    def _left(self, row: Row) -> None:
        """Someone stood up or was sent away."""
        chair = self.chairs[row.seat]
        chair.taken, chair.key, self.wish = False, "", None
        if self.phase == "waiting":
            chair.name = ""
        else:
            chair.bot_plays = row.body["bot"]

    def _chair(self, row: Row) -> None:
        body, old = row.body, self.chairs[row.seat]
        new = Seated(
            body["kind"], body["level"], body["name"], old.color, body["taken"], body["key"]
        )
        new.left, new.standing = old.left, dict(self.standing)
        self.chairs[row.seat] = new

    def _started(self, row: Row) -> None:
        self.phase = "playing"
        self.rules = row.body.get("rules", self.rules)
        values: dict[str, Value] = row.body.get("values", self.settings.values)
        self.settings = self.settings._replace(values=values)

    def _answer(self, row: Row) -> None:
        if "by" not in row.body:  # a bot's answer leaves a wish to go back standing
            self.wish = None
        chair = self.chairs[row.seat]
        if self.clock and chair.left is not None and not chair.by_bot:
            chair.left += self.clock.more

    def _standing(self, row: Row) -> None:
        self.chairs[row.seat].standing[row.body["prompt"]] = row.body["key"]

    def _undo(self, row: Row) -> None:
        self.wish = None

    def _takeback(self, row: Row) -> None:
        self.wish = None
        self.takebacks += 1

    def _takeback_refused(self, row: Row) -> None:
        self.wish = None

    def _takeback_asked(self, row: Row) -> None:
        self.wish = Wish(row.seat, row.body["entries"], row.body["agreed"])

    def _takeback_agreed(self, row: Row) -> None:
        if self.wish:
            self.wish.agreed = [*self.wish.agreed, row.seat]

    def _resigned(self, row: Row) -> None:
        self.chairs[row.seat].resigned = True
        self.wish = None
        if "end" in row.body:
            self.phase, self.end = "over", row.body["end"]

    def _away(self, row: Row) -> None:
        self.chairs[row.seat].bot_plays = True

    def _back(self, row: Row) -> None:
        self.chairs[row.seat].bot_plays = False

    def _flagged(self, row: Row) -> None:
        self.chairs[row.seat].flagged, self.wish = True, None

    def _handed_over(self, row: Row) -> None:
        self.chairs[row.seat].key = row.body["key"]

    def _revoked(self, row: Row) -> None:
        if row.body["link"] == "table":
            self.link = row.body["to"]
            self.listed = False  # the lobby would tell everybody the new name
        else:
            self.watch, self.watch_key = row.body["to"], row.body.get("key", "")

    def _rematch_wanted(self, row: Row) -> None:
        if row.seat not in self.rematch:
            self.rematch = [*self.rematch, row.seat]

    def _rematch(self, row: Row) -> None:
        self.next_table = row.body["table"]


ACTS: dict[str, Callable[[Story, Row], None]] = {
    "made": Story._made,
    "sat": Story._sat,
    "left": Story._left,
    "sent-away": Story._left,
    "chair": Story._chair,
    "started": Story._started,
    "answer": Story._answer,
    "standing": Story._standing,
    "undo": Story._undo,
    "takeback": Story._takeback,
    "takeback-refused": Story._takeback_refused,
    "takeback-asked": Story._takeback_asked,
    "takeback-agreed": Story._takeback_agreed,
    "resigned": Story._resigned,
    "away": Story._away,
    "back": Story._back,
    "flagged": Story._flagged,
    "handed-over": Story._handed_over,
    "revoked": Story._revoked,
    "rematch-wanted": Story._rematch_wanted,
    "rematch": Story._rematch,
}
