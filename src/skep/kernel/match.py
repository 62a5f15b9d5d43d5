"""A match: settings, seed and log, and the position that follows from them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from skep.kernel.dealer import Dealer
from skep.kernel.decision import Decision, Entry
from skep.kernel.errors import Diverged, IllegalAnswer
from skep.kernel.game import Game, Settings
from skep.kernel.position import Position, seat_name
from skep.kernel.script import CHANCE, Event, State

CHECKPOINTED_ENTRIES: Final = 40
"""Number of entries at the end of a log for which a replay takes checkpoints."""


class Match:
    """One play-through of a game. Answers are keys and are checked; the dealer answers for chance.
    A log is replayed first; Diverged if it does not fit the rules. Without `keep`, no checkpoint
    is taken until a world is asked for."""

    def __init__(
        self, game: Game[Any], settings: Settings, seed: int, log: Iterable[Entry] = (),
        keep: bool = True,
    ) -> None:  # fmt: skip
        self.game = game
        self.settings = settings
        self.seed = seed
        self._keep = keep
        self._rewind(list(log))
        self._deal()

    def _rewind(self, entries: list[Entry]) -> None:
        """Play these answers from the start. Only the last checkpoint is needed afterwards."""
        self._replay(entries, len(entries) + (-CHECKPOINTED_ENTRIES if self._keep else 1))
        if self._keep and self._position.state._checkpoint is None:
            self._replay(entries, 0)

    def _replay(self, entries: list[Entry], unkept: int) -> None:
        """Play these answers from the start; the first `unkept` entries take no checkpoints."""
        state = self.game.setup(self.settings)
        state.recording = True
        self._position = Position.start(self.game, state, unkept <= 0)
        self._decisions: dict[int, Decision] = {}
        self._fixed = 0
        """Number of entries that no seat can undo alone, because something was revealed."""
        self.log: list[Entry] = []
        self._dealer = Dealer(self.seed)
        self._events: list[Event] = []
        for number, entry in enumerate(entries, 1):
            if number == unkept:
                state.keeps_checkpoints = True
            self._redo(number, entry)

    def _redo(self, number: int, entry: Entry) -> None:
        position = self._position
        state = position.state
        seat, name, key = entry.seat, entry.prompt, entry.key
        if state.seat != seat:
            if self.over:
                raise Diverged(f"entry {number} is {key!r}, but the match is over", number)
            if seat not in self.waiting:
                asked = ", ".join(seat_name(seat) for seat in self.waiting)
                raise self._diverged(
                    number, f"is an answer of {seat_name(seat)}, but {asked} is asked"
                )
            position.turn_to(seat)
        prompt = state.prompt
        if name and name != prompt.name:
            raise self._diverged(number, f"answers {name!r}, but {prompt.name!r} is asked")
        code = prompt.find(state, key, position.options)
        if code is None:
            fault = f"is {key!r}, which is not offered to {seat_name(seat)}"
            raise self._diverged(number, fault, prompt.why(state, key))
        witnesses = self._witnesses(seat)
        if not name or entry.witnesses != witnesses:
            entry = Entry(seat, prompt.name, key, witnesses)
        self._take(entry, code)

    def _diverged(self, number: int, fault: str, clause: str = "") -> Diverged:
        where = self._position.where()
        return Diverged(f"entry {number} {fault} ({where}){clause and f': {clause}'}", number)

    # Queries

    @property
    def over(self) -> bool:
        return self._position.over

    @property
    def waiting(self) -> list[int]:
        """The seats that may answer now."""
        return self._position.waiting()

    @property
    def events(self) -> list[Event]:
        """Everything that happened so far."""
        raw_events, events = self._position.state.raw_events, self._events
        events.extend(Event(*raw) for raw in raw_events[len(events) :])
        return events

    @property
    def decision(self) -> Decision:
        """The decision now; if several seats are asked at once, that of the first."""
        return self.decision_of(self._asked(None))

    def decision_of(self, seat: int) -> Decision:
        """The decision of this seat now; IllegalAnswer if it is not asked."""
        if self._asked(seat) not in self._decisions:
            self._decisions[seat] = Decision(self._position, seat)
        return self._decisions[seat]

    @property
    def scores(self) -> list[int]:
        return self.game.scores(self._position.state)

    @property
    def sheet(self) -> list[dict[str, Any]]:
        """The score sheet: the scores line by line."""
        return self.game.sheet(self._position.state)

    @property
    def ranks(self) -> list[int]:
        return self.game.ranks(self._position.state)

    @property
    def payoffs(self) -> list[float]:
        """The value of the ranks for each seat, from 0 to 1."""
        return self.game.payoffs(self._position.state)

    @property
    def state(self) -> State:
        """The whole truth, for tools that review or test a match. Never show it to a player."""
        return self._position.state

    @property
    def reason(self) -> str:
        """The id of the way in which the match ended; empty while it goes on."""
        return self.game.reason(self._position.state)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know, as JSON."""
        self._check_seat(seat)
        table = self.game.view(self._position.state, seat)
        return {**self.head(), "viewer": seat, "table": table}

    def head(self) -> dict[str, Any]:
        """The fields about the match itself that every view has."""
        over = self.over
        return {
            "settings": self.settings.dump(), "rules": self.game.rules, "entries": len(self.log),
            "waiting": self.waiting, "prompt": None if over else self._position.state.prompt.name,
            "over": over, "scores": self.scores, "ranks": self.ranks if over else None,
        }  # fmt: skip

    def shared(self) -> dict[str, Any]:
        """The part of the game's view that is the same for all viewers."""
        return self.game.shared(self._position.state)

    def own(self, seat: int | None) -> dict[str, Any]:
        """The rest of the game's view for a seat (None: a spectator)."""
        self._check_seat(seat)
        return self.game.own(self._position.state, seat)

    def log_of(self, seat: int | None = None) -> list[Entry]:
        """The log as a seat may know it."""
        return [entry.seen_by(seat) for entry in self.log]

    def events_of(self, seat: int | None = None, since: int = 0) -> list[dict[str, Any]]:
        """The events as a seat may know them, from entry number `since` on."""
        return [event.seen_by(seat) for event in self.events if event.entry >= since]

    def dump_state(self) -> dict[str, Any]:
        """The whole truth as JSON, for tests and tools."""
        return self._position.state.dump()

    # Commands

    def answer(self, key: str, seat: int | None = None) -> None:
        """Answer with an option's key for the seat that is asked; IllegalAnswer if not offered."""
        who = self._asked(seat)
        option = self.decision_of(who).find(key)
        if option is None:
            raise self._not_offered(who, key)
        self._position.turn_to(who)
        name = self._position.state.prompt.name
        self._take(Entry(who, name, key, self._witnesses(who)), option.code)
        self._deal()

    def why(self, key: str, seat: int | None = None) -> str:
        """The clause that forbids this key now; empty if it is offered or unknown."""
        asked = [who for who in self.waiting if seat is None or who == seat]
        if not asked or self.decision_of(asked[0]).find(key):
            return ""
        with self._position.asking(asked[0]) as state:
            return state.prompt.why(state, key)

    def can_undo(self, seat: int) -> bool:
        """Whether the seat can take its last answer back alone: nothing was revealed since."""
        return self._undo_at(seat) >= 0

    def undo(self, seat: int) -> str:
        """Take the seat's last answer back, and return its key."""
        at = self._undo_at(seat)
        if at < 0:
            raise IllegalAnswer("nothing to undo: more has been revealed since", "no-undo")
        gone = self.log[at]
        self._rewind(self.log[:at] + self.log[at + 1 :])
        return gone.key

    def back_to(self, entries: int) -> None:
        """Go back to when the log had this many entries, whoever answered since."""
        if not 0 <= entries <= len(self.log):
            raise IllegalAnswer(f"the log has entries 0 to {len(self.log)}", "no-entry")
        self._rewind(self.log[:entries])
        self._deal()

    def clone(self) -> Match:
        """An independent copy of the match."""
        return Match(self.game, self.settings, self.seed, self.log)

    def __copy__(self) -> Match:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle settings, seed and log; the rules play it again."""
        return Match, (self.game, self.settings, self.seed, self.log, self._keep)

    def __repr__(self) -> str:
        game, mode, seats, _ = self.settings
        table = f"{game} {mode}, {seats} {'seat' if seats == 1 else 'seats'}"
        if self.over:
            return f"<Match {table}, seed {self.seed}: over, {self.reason}, scores {self.scores}>"
        asked = ", ".join(str(seat) for seat in self.waiting)
        prompt, entries = self._position.state.prompt.name, len(self.log)
        return f"<Match {table}, seed {self.seed}, {entries} entries: seat {asked} asked {prompt}>"

    def position(self, seat: int | None, seed: int) -> Position:
        """A world for the seat, ready to be searched."""
        if not self._keep:
            self._keep = True
            self._rewind(self.log)
        return self._position.world(seat, seed, keep=True)

    # Helpers

    def _witnesses(self, seat: int) -> tuple[int, ...] | None:
        """Who sees which option the seat picks; None if all do."""
        state = self._position.state
        return state.prompt.witnesses(state) if state.asked is None else (seat,)

    def _take(self, entry: Entry, code: int) -> None:
        position = self._position
        state = position.state
        asked = state.asked
        self.log.append(entry)
        state.entry = len(self.log)
        position.forced = 0
        position.answer(code)
        if state.asked is not asked or (position.forced and position.forced_beside(entry.seat)):
            self._fixed = len(self.log)
        if self._decisions:
            self._decisions = {}

    def _deal(self) -> None:
        state = self._position.state
        while state.seat == CHANCE:
            code = self._dealer.deal(self.log, self._position.options)
            key = state.prompt.key(state, code)
            entry = Entry(CHANCE, state.prompt.name, key, self._witnesses(CHANCE))
            self._take(entry, code)

    def _undo_at(self, seat: int) -> int:
        """The number of the entry that the seat may take back, or -1."""
        last = len(self.log) - 1
        if seat in self._position.state.sealed:
            while last >= self._fixed and self.log[last].seat != seat:
                last -= 1
        elif self.waiting != [seat]:
            return -1
        return last if last >= self._fixed and self.log[last].seat == seat else -1

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.settings.seats:
            right = ", ".join(str(n) for n in range(self.settings.seats))
            raise IllegalAnswer(f"there is no seat {seat}; the seats: {right}", "bad-seat")

    def _asked(self, seat: int | None) -> int:
        """The seat, if it is asked now (None: the first that is); else IllegalAnswer."""
        waiting = self.waiting
        if seat in waiting:
            return seat
        self._check_seat(seat)
        if not waiting:
            raise IllegalAnswer("the match is over; nothing is asked", "match-over")
        if seat is None:
            return waiting[0]
        asked = ", ".join(str(n) for n in waiting)
        raise IllegalAnswer(f"seat {seat} is not asked now; seat {asked} is", "not-your-turn")

    def _not_offered(self, seat: int, key: str) -> IllegalAnswer:
        clause = self.why(key, seat)
        if clause:
            return IllegalAnswer(f"{key} is not allowed now: {clause}", "refused", clause)
        offered = self.decision_of(seat).keys
        some = ", ".join(offered[:5]) + (" …" if len(offered) > 5 else "")
        return IllegalAnswer(f"{key!r} is not offered; offered: {some}", "not-offered")
