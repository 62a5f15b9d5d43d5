"""The coach at a table in the terminal: a hint with its reason, chances, and a look back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skep.bots import Search
from skep.coach import odds
from skep.coach.advice import advise
from skep.coach.outlook import outlook
from skep.coach.review import Lesson, review
from skep.coach.said import Said, percent

if TYPE_CHECKING:
    from skep.tui.table import Table


class Coaching:
    """Says things about one table, as the one who looks at it may know them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.match = table.match
        self.lessons: list[Lesson] = []
        """What the last review found; each can be played on from."""

    def hint(self) -> list[str]:
        """What a search would answer, what it expects, and what the next best lacks."""
        say, drawing = self.table.words.say, self.table.drawing
        seat = self.match.decision.seat
        search = Search(1 + len(self.match.log), seconds=self.table.seconds or 0.0)
        found = advise(self.match, seat, search)
        says = say("hint-says", key=found.key, words=drawing.option(found.key))
        return [says, *(self.said(each) for each in found.reasons)]

    def said(self, said: Said) -> str:
        """A reason in words."""
        facts = dict(said.facts)
        if "option" in facts:
            facts["option"] = self.table.drawing.option(str(facts["option"]))
        if "seat" in facts:
            facts["seat"] = self.table.drawing.seat(int(facts["seat"]))
        return self.table.words.say(f"coach-{said.id}", **facts)

    def chances(self) -> list[str]:
        """Each seat's chance to win, as the viewer may judge it."""
        say, drawing = self.table.words.say, self.table.drawing
        if not odds.known(self.match.settings):
            return [say("coach-no-chances")]
        return [
            say("coach-chance-line", name=drawing.seat(seat), chance=percent(each.chance),
                low=percent(each.low), high=percent(each.high))
            for seat, each in enumerate(outlook(self.match, self.table.showing.viewer))
        ]  # fmt: skip

    def review(self) -> list[str]:
        """The dearest decisions of the people at this screen."""
        say = self.table.words.say
        if not odds.known(self.match.settings):
            return [say("coach-no-chances")]
        self.lessons = review(self.match, self.table.people or list(range(len(self.table.players))))
        if not self.lessons:
            return [say("coach-review-none")]
        told = [self.lesson(number, each) for number, each in enumerate(self.lessons, 1)]
        return [say("coach-review-title"), *told, say("coach-again-how")]

    def lesson(self, number: int, found: Lesson) -> str:
        drawing = self.table.drawing
        line = self.table.words.say(
            "coach-review-line", number=number, name=drawing.seat(found.seat),
            entries=found.entries, taken=drawing.option(found.taken),
            better=drawing.option(found.better), cost=percent(found.cost),
        )  # fmt: skip
        return f"{line} {self.said(found.reason)}"

    def again(self, typed: str) -> str:
        """Go back to where a lesson was learned and play on; what to say, or nothing if done."""
        last = len(self.lessons)
        number = int(typed) if typed.isascii() and typed.isdigit() else 0
        if not 1 <= number <= last:
            return self.table.words.say("coach-again-which", last=last)
        entries = self.lessons[number - 1].entries
        self.match.back_to(entries)
        self.lessons = []
        self.table.showing.rewound(self.table.words.say("coach-again-done", entries=entries))
        return ""
