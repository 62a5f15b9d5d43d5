"""The coach at a table in the terminal: a hint with its reason, chances, and a look back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skep.bots import Search
from skep.coach import odds
from skep.coach.advice import advise
from skep.coach.chart import Point, chart
from skep.coach.reasons import CoachReason, percent
from skep.coach.review import Mistake, review
from skep.coach.win_chances import Chance, win_chances

if TYPE_CHECKING:
    from skep.tui.table import TerminalTable

ROWS = 20
"""The most rows of a chart, besides the one for now."""
WIDE, NARROW = 20, 4
"""The width of a bar for 100 %, at most and at least."""
LEFT, BESIDE = 6, 8
"""The width for the number of entries, and for the chance beside each bar."""


def bar(found: Chance, wide: int = WIDE) -> str:
    """A chance as a bar: full up to the low end of its interval, lighter to the high end."""
    low, high = (round(each * wide) for each in (found.low, found.high))
    return "█" * low + "▒" * (high - low) + "·" * (wide - high)


def row(point: Point, wide: int) -> str:
    """A line of a drawn chart: a bar and a number for each seat."""
    cells = [f"{bar(each, wide)} {percent(each.chance):>3} %  " for each in point.chances]
    return f"{point.entries:>{LEFT - 1}} {''.join(cells)}".rstrip()


class Coaching:
    """The coach's advice at one table, from what the viewer may know."""

    def __init__(self, table: TerminalTable) -> None:
        self.table = table
        self.match = table.match
        self.lessons: list[Mistake] = []
        """The mistakes of the last review; `again` goes back to one of them."""

    def hint(self) -> list[str]:
        """What a search would answer, what it expects, and why the second best is worse."""
        say, drawing = self.table.words.say, self.table.drawing
        seat = self.match.decision.seat
        search = Search(1 + len(self.match.log), seconds=self.table.seconds or 0.0)
        found = advise(self.match, seat, search)
        says = say("hint-says", key=found.key, words=drawing.option(found.key))
        return [says, *(self.said(each) for each in found.reasons)]

    def said(self, said: CoachReason) -> str:
        """A reason in words."""
        facts = dict(said.facts)
        if "option" in facts:
            facts["option"] = self.table.drawing.option(str(facts["option"]))
        if "seat" in facts:
            facts["seat"] = self.table.drawing.seat(int(facts["seat"]))
        return self.table.words.say(f"coach-{said.id}", **facts)

    def chances(self) -> list[str]:
        """Each seat's chance to win, as far as the viewer can know."""
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
        """The chances at each turn so far, as far as the viewer could know then: in bars side by
        side, or line by line if there is no room."""
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
        """Go back to a mistake and play on; returns an error message, empty if it worked."""
        last = len(self.lessons)
        number = int(typed) if typed.isascii() and typed.isdigit() else 0
        if not 1 <= number <= last:
            return self.table.words.say("coach-again-which", last=last)
        entries = self.lessons[number - 1].entries
        self.match.back_to(entries)
        self.lessons = []
        self.table.showing.rewound(self.table.words.say("coach-again-done", entries=entries))
        return ""
