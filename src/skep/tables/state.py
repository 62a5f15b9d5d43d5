"""The state of a table, folded from its entries: seats, clocks, links, wishes; not its log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import skep
from skep.kernel.errors import BadSettings
from skep.kernel.game import Game, Settings, Value
from skep.tables.entries import Row
from skep.tables.faults import Refused
from skep.tables.forms import ChairKind, Coach, Color, Phase, TimeLimit
from skep.tables.notes import Note

NOTED = (
    "away", "back", "flagged", "resigned", "left", "sat", "undo", "takeback", "takeback-refused",
    "handed-over", "sent-away", "chair",
)  # fmt: skip
"""Kinds of entries that are shown in the log next to what happens in the game."""
MAX_NOTES = 30
ACTED = (
    "sat", "answer", "undo", "takeback-asked", "takeback-agreed", "takeback-refused", "back",
    "handed-over", "standing",
)  # fmt: skip
"""Kinds of entries that only someone who is present can cause."""
RESIGNED = "resigned"
"""The reason of a match that ended by resignation; no game has an ending of this name."""
PLAIN_ANSWER = {"keep", "log", "scores"}
"""The fields of an answer that does nothing but add to the log."""
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
        """The hash of the seat's key; empty if nobody has a key."""
        self.bot_plays = False
        self.resigned = False
        self.flagged = False
        self.left: float | None = None
        """Seconds left on the clock when the last entry was made."""
        self.acted = 0.0
        """When the person on this chair last caused an entry."""
        self.standing: dict[str, str] = {}
        """Standing orders: the key that answers each question in other seats' turns."""

    def copy(self) -> Seated:
        """A chair that can change without changing this one."""
        new = object.__new__(Seated)
        new.__dict__.update(self.__dict__)
        return new

    @property
    def by_bot(self) -> bool:
        """Whether a bot answers for this seat now."""
        return self.kind == "bot" or self.bot_plays or self.resigned or self.flagged

    @property
    def person(self) -> bool:
        """Whether a person decides for this seat now."""
        return self.taken and not self.by_bot

    @property
    def free(self) -> bool:
        """Whether someone may sit down on this chair."""
        return not (self.taken or self.resigned or self.flagged)

    @property
    def held(self) -> bool:
        """Whether someone has a key of this seat."""
        return self.taken and bool(self.key)

    @property
    def must_agree(self) -> bool:
        """Whether a take-back needs this seat's consent, even while a bot stands in."""
        return self.taken and self.kind != "bot" and not (self.resigned or self.flagged)

    def dump(self) -> list[Any]:
        return [self.kind, self.level, self.name, self.color, self.taken, self.key]


class TakebackWish:
    """A seat's request to go back to where the log had `entries` entries."""

    def __init__(self, seat: int, entries: int, agreed: list[int]) -> None:
        self.seat = seat
        self.entries = entries
        self.agreed = agreed


class TableState:
    """What a table's entries add up to, apart from the log of its match.

    `after` folds one more entry into a copy, so a state that somebody holds never changes.
    """

    def __init__(self) -> None:
        self.n = 0
        """The number of the last entry."""
        self.made = self.at = 0.0
        self.phase: Phase = "waiting"
        self.chairs: list[Seated] = []
        self.clock: TimeLimit | None = None
        self.entries = 0
        """The length of the match's log."""
        self.scores: list[int] = []
        """The scores after the last entry of the log."""
        self.running: list[int] = []
        """The seats whose clocks run."""
        self.wish: TakebackWish | None = None
        self.takebacks = 0
        """The number of take-backs so far."""
        self.rematch: list[int] = []
        """The seats that want a rematch."""
        self.next_table = ""
        """The link of the rematch, once there is one."""
        self.floors: list[tuple[int, int]] = []
        """Entries that took events back, each with the number of events that were kept."""
        self.ordered: list[tuple[int, int]] = []
        """Answers by standing orders: the seat, and the length of the log after the answer."""
        self.notes: list[Note] = []
        """The last things that happened to seats, for the log on the page."""
        self.end: dict[str, Any] = {}
        """How the match ended: `reason`, and `digest` of its last state."""
        self.cached: dict[Any, Any] = {}
        """Values computed from this state that a plain answer does not change."""

    # Set by the first entry

    game: Game[Any]
    settings: Settings
    rules: int
    seed: int
    link: str
    watch: str
    """The hash of the spectators' key, by which the table is found."""
    watch_key: str
    """The spectators' key itself. It is stored because it opens less than the link does."""
    host: str
    listed: bool
    grace: int
    standing: dict[str, str]
    fork: int | None
    seeded: bool
    coach: Coach
    think: int
    """Seconds that the highest level thinks about a decision; 0 means its usual time."""

    @property
    def over(self) -> bool:
        return self.phase == "over"

    @property
    def sides(self) -> list[int]:
        """The side of each seat. Seats of one side may share what they hold."""
        return self.game.sides(self.settings)

    @property
    def open(self) -> bool:
        """Whether the lobby may show it: listed, and waiting for people."""
        return self.listed and self.phase == "waiting"

    @property
    def kept(self) -> bool:
        """Whether the log was written under other rules than this Skep has; it is not replayed."""
        return self.rules != self.game.rules and (self.phase != "waiting" or self.entries > 0)

    @property
    def hints(self) -> bool:
        """Whether people may ask the coach for hints."""
        people = sum(chair.kind != "bot" for chair in self.chairs)
        wanted = self.coach == "always" or (self.coach == "alone" and people == 1)
        return wanted and not self.kept

    @property
    def chances(self) -> bool:
        """Whether the coach may tell each seat's chance to win; always once the match is over."""
        return (self.over or self.coach != "never") and not self.kept

    @property
    def unhurried(self) -> bool:
        """Whether nothing ever happens at this table unless a person acts."""
        found: bool | None = self.cached.get("unhurried")
        if found is None:
            slow = not (self.clock or self.grace)
            found = slow and not any(chair.by_bot or chair.standing for chair in self.chairs)
            self.cached["unhurried"] = found
        return found

    def check_rules(self) -> None:
        """Refused if the log was written under other rules than this Skep has."""
        if self.kept:
            raise Refused(
                "other-rules", f"this match was made under rules {self.rules} of"
                f" {self.game.name}, and this server has rules {self.game.rules}: the match is"
                " kept and can be exported, but not shown or continued here",
            )  # fmt: skip

    def settings_now(self) -> Settings:
        """The settings under the rules that this Skep has; Refused if they no longer fit."""
        old = self.settings
        try:
            return self.game.settle(old.mode, old.seats, old.values)
        except BadSettings as fault:
            raise Refused(
                "other-rules", f"this table was made under rules {self.rules} of {old.game},"
                f" and its settings do not fit rules {self.game.rules}, which this server"
                f" has: {fault}; make a new table",
            ) from fault  # fmt: skip

    def after(self, row: Row) -> TableState:
        """The state once this entry was made."""
        new = object.__new__(TableState)
        new.__dict__.update(self.__dict__)
        new.chairs = [chair.copy() for chair in self.chairs]
        new._fold(row)
        return new

    def _fold(self, row: Row) -> None:
        n, at, kind, seat, body = row
        for running in self.running:
            self._tick(self.chairs[running], at)
        if kind != "answer" or self.wish or body.keys() != PLAIN_ANSWER:
            self.cached = {}
        name = self.chairs[seat].name if seat >= 0 else ""
        act = ACTS.get(kind)
        if act is not None:
            act(self, row)
        if "log" in body:
            self._count_log(body)
        if "end" in body:
            self.phase, self.end = "over", body["end"]
        if kind in NOTED and self.phase != "waiting":
            name = (self.chairs[seat].name if seat >= 0 else "") or name
            self.notes = [*self.notes[1 - MAX_NOTES :], Note(kind, seat, name, self.entries)]
        self.running = body.get("run", self.running)
        if seat >= 0 and kind in ACTED and "by" not in body:
            self.chairs[seat].acted = at
        self.n, self.at = n, at

    def _tick(self, chair: Seated, now: float) -> None:
        if chair.left is not None:
            chair.left -= max(0.0, now - self.at)

    def _count_log(self, body: dict[str, Any]) -> None:
        """Fold an entry that keeps some of the log and adds to it."""
        keep = body["keep"]
        if keep < self.entries:
            self.ordered = [each for each in self.ordered if each[1] <= keep]
            self.notes = [note.capped(keep) for note in self.notes]
        self.entries = keep + len(body["log"])
        self.scores = body.get("scores", self.scores)
        if body.get("by") == "order":
            self.ordered = [*self.ordered, (body["log"][0][0], keep + 1)]
        if "told" in body:
            self.floors = [*self.floors, (self.n + 1, body["told"])]

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
        self.clock = TimeLimit(*body["clock"]) if body["clock"] else None
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
        """Someone stood up, or the host sent them away."""
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
        if "by" not in row.body:  # a bot's answer does not end a take-back request
            self.wish = None
        chair = self.chairs[row.seat]
        if self.clock and chair.left is not None and not chair.by_bot:
            chair.left += self.clock.more

    def _standing(self, row: Row) -> None:
        chair = self.chairs[row.seat]
        chair.standing = {**chair.standing, row.body["prompt"]: row.body["key"]}

    def _undo(self, row: Row) -> None:
        self.wish = None

    def _takeback(self, row: Row) -> None:
        self.wish = None
        self.takebacks += 1

    def _takeback_refused(self, row: Row) -> None:
        self.wish = None

    def _takeback_asked(self, row: Row) -> None:
        self.wish = TakebackWish(row.seat, row.body["entries"], row.body["agreed"])

    def _takeback_agreed(self, row: Row) -> None:
        if self.wish:
            wish = self.wish
            self.wish = TakebackWish(wish.seat, wish.entries, [*wish.agreed, row.seat])

    def _resigned(self, row: Row) -> None:
        self.chairs[row.seat].resigned = True
        self.wish = None

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


ACTS: dict[str, Callable[[TableState, Row], None]] = {
    "made": TableState._made,
    "sat": TableState._sat,
    "left": TableState._left,
    "sent-away": TableState._left,
    "chair": TableState._chair,
    "started": TableState._started,
    "answer": TableState._answer,
    "standing": TableState._standing,
    "undo": TableState._undo,
    "takeback": TableState._takeback,
    "takeback-refused": TableState._takeback_refused,
    "takeback-asked": TableState._takeback_asked,
    "takeback-agreed": TableState._takeback_agreed,
    "resigned": TableState._resigned,
    "away": TableState._away,
    "back": TableState._back,
    "flagged": TableState._flagged,
    "handed-over": TableState._handed_over,
    "revoked": TableState._revoked,
    "rematch-wanted": TableState._rematch_wanted,
    "rematch": TableState._rematch,
}
