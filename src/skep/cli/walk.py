"""A match shown entry by entry, as one seat may know it or with everything in its file."""

from __future__ import annotations

from typing import Any

from skep.kernel.match import Match
from skep.record import Record
from skep.record.text import seat_mark
from skep.tui import drawing
from skep.tui.drawing import Scene
from skep.tui.screen import Screen
from skep.words import Param, Words


class Names(Words):
    """Words that call a player by their own name if no catalog has it."""

    def say(self, id: str, /, **params: Param) -> str:
        name = id.removeprefix("player-")
        return name if name != id and not self.knows(id) else super().say(id, **params)


class Walk:
    """Shows one match on one screen as a seat sees it (None: with everything in the file)."""

    def __init__(
        self, record: Record, match: Match, seat: int | None, screen: Screen, lang: str
    ) -> None:
        self.match = match
        self.seat = seat
        self.screen = screen
        self.words = Names(lang)
        self.seats = match.settings.seats
        self.players = tuple(record.players) or tuple(str(each) for each in range(self.seats))
        self.drawing = drawing(match.game.name, self.words, self.seats)

    def entries(self, count: int) -> None:
        """Show each entry with what happened."""
        scene = self.scene()
        self.screen.say(self.drawing.title(scene))
        for seat in range(self.seats):
            self.screen.say(f"{seat}  {self.drawing.player(scene, seat)}")
        self.screen.say()
        for number in range(count + 1):
            self.entry(number)

    def entry(self, number: int) -> None:
        told = " ".join(self.drawing.event(each) for each in self.told(number))
        if number == 0:
            if told:
                self.screen.say(told)
            return
        entry = self.match.log[number - 1]
        key = entry.key if self.seat is None else entry.seen_by(self.seat).key
        line = f"{number:>4}  {seat_mark(entry.seat)}  {key:<16}  {told}"
        self.screen.say(line.rstrip())

    def told(self, number: int) -> list[dict[str, Any]]:
        """The events of one entry; without a seat, with their secrets."""
        events = [event for event in self.match.events if event.entry == number]
        if self.seat is not None:
            return [event.seen_by(self.seat) for event in events]
        return [event.seen_by(event.to[0] if event.to else None) for event in events]

    def table(self) -> None:
        """Show the table to the seat, or to the one that is asked."""
        scene = self.scene()
        self.screen.say()
        for line in self.drawing.status(scene):
            self.screen.say(line)
        if self.screen.plain:
            for line in self.drawing.rows(scene):
                self.screen.say(line)
        else:
            self.screen.show(self.drawing.board(scene))
        self.end()

    def end(self) -> None:
        """Say who won, or who is asked what."""
        scene = self.scene()
        self.screen.say()
        if self.match.over:
            self.screen.say(self.drawing.result(scene))
        elif scene.decision:
            self.screen.say(self.drawing.ask(scene))
        else:
            name = self.drawing.seat(self.match.decision.seat)
            self.screen.say(self.words.say("thinking", name=name))

    def scene(self) -> Scene:
        match = self.match
        decision = None if match.over else match.decision
        seat = self.seat if self.seat is not None or decision is None else decision.seat
        return Scene(
            match.view(seat),
            decision if decision and decision.seat == seat else None,
            match.events_of(seat),
            {},
            self.players,
            self.screen.width,
            self.screen.height,
            self.screen.ascii,
        )
