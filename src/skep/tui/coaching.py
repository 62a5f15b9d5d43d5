"""The coach at a table in the terminal: a hint with its reason, chances, and a look back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skep.bots import Search
from skep.coach import odds
from skep.coach.advice import advise
from skep.coach.chart import Point, chart
from skep.coach.reasons import Reason, percent
from skep.coach.review import Mistake, review
from skep.coach.win_chances import Chance, win_chances

if TYPE_CHECKING:
    from skep.tui.table import Table

ROWS = 20
"""A chart has at most so many rows, and one for now."""
WIDE, NARROW = 20, 4
"""Signs for a chance of 100 %, at most and at least."""
LEFT, BESIDE = 6, 8
"""Room for the number of entries, and beside each bar for its chance."""


def bar(found: Chance, wide: int = WIDE) -> str:
    """A chance as a bar: full up to where it surely is, then lighter to where it may be."""
    low, high = (round(each * wide) for each in (found.low, found.high))
    return "█" * low + "▒" * (high - low) + "·" * (wide - high)


def row(point: Point, wide: int) -> str:
    """A line of a drawn chart: a bar and a number for each seat."""
    cells = [f"{bar(each, wide)} {percent(each.chance):>3} %  " for each in point.chances]
    return f"{point.entries:>{LEFT - 1}} {''.join(cells)}".rstrip()


class Coaching:
    """Says things about one table, as the one who looks at it may know them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.match = table.match
        self.lessons: list[Mistake] = []
        """What the last review found; each can be played on from."""

    def hint(self) -> list[str]:
        """What a search would answer, what it expects, and what the next best lacks."""
        say, drawing = self.table.words.say, self.table.drawing
        seat = self.match.decision.seat
        search = Search(1 + len(self.match.log), seconds=self.table.seconds or 0.0)
        found = advise(self.match, seat, search)
        says = say("hint-says", key=found.key, words=drawing.option(found.key))
        return [says, *(self.said(each) for each in found.reasons)]

    def said(self, said: Reason) -> str:
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
            say(
                "coach-chance-line",
                name=drawing.seat(seat),
                chance=percent(each.chance),
                low=percent(each.low),
                high=percent(each.high),
            )
            for seat, each in enumerate(win_chances(self.match, self.table.showing.viewer))
        ]

    def chart(self) -> list[str]:
        """The chances at each turn so far, as the viewer could judge them then: in bars side by
        side, or line by line where there is no room for them."""
        say, screen = self.table.words.say, self.table.screen
        if not odds.known(self.match.settings):
            return [say("coach-no-chances")]
        points = chart(self.match, self.table.showing.viewer, most=ROWS)
        wide = min(WIDE, (screen.width - LEFT) // len(self.table.players) - BESIDE)
        if screen.plain or screen.ascii or wide < NARROW:
            told = [
                say("coach-chart-line", entries=point.entries, chances=self.shares(point))
                for point in points
            ]
            return [say("coach-chart-title"), *told]
        names = [self.table.drawing.seat(seat) for seat in range(len(self.table.players))]
        heads = "".join(f"{name[: wide + BESIDE - 1]:<{wide + BESIDE}}" for name in names)
        return [say("coach-chart-drawn"), " " * LEFT + heads, *(row(each, wide) for each in points)]

    def shares(self, point: Point) -> str:
        """The chance of every seat, in one line."""
        say, drawing = self.table.words.say, self.table.drawing
        return "; ".join(
            f"{drawing.seat(seat)} "
            + say(
                "coach-percent",
                chance=percent(each.chance),
                low=percent(each.low),
                high=percent(each.high),
            )
            for seat, each in enumerate(point.chances)
        )

    def review(self) -> list[str]:
        """The most costly decisions of the people at this screen."""
        say = self.table.words.say
        if not odds.known(self.match.settings):
            return [say("coach-no-chances")]
        self.lessons = review(self.match, self.table.people or list(range(len(self.table.players))))
        if not self.lessons:
            return [say("coach-review-none")]
        told = [self.lesson(number, each) for number, each in enumerate(self.lessons, 1)]
        return [say("coach-review-title"), *told, say("coach-again-how")]

    def lesson(self, number: int, found: Mistake) -> str:
        drawing = self.table.drawing
        line = self.table.words.say(
            "coach-review-line",
            number=number,
            name=drawing.seat(found.seat),
            entries=found.entries,
            taken=drawing.option(found.taken),
            better=drawing.option(found.better),
            cost=percent(found.cost),
        )
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
