"""The coach at a table in the terminal: a hint with its reason, chances, and a look back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skep.bots import Search
from skep.coach.advice import judge
from skep.coach.outlook import outlook
from skep.coach.review import Lesson, review

if TYPE_CHECKING:
    from skep.tui.table import Table


def percent(chance: float) -> int:
    return round(100 * chance)


class Coaching:
    """Says things about one table, as the one who looks at it may know them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.match = table.match

    def hint(self) -> list[str]:
        """What a search would answer, and how it compares to the next best."""
        say, drawing = self.table.words.say, self.table.drawing
        seat = self.match.decision.seat
        search = self.table.bot("search", seat)
        assert isinstance(search, Search)
        judged = judge(self.match, seat, search)
        best = judged[0]
        said = [say("hint-says", key=best.key, words=drawing.option(best.key))]
        said.append(say("hint-chance", chance=percent(best.chance), tried=best.tried))
        if len(judged) > 1:
            other = judged[1]
            said.append(
                say("hint-next", key=other.key, words=drawing.option(other.key),
                    chance=percent(other.chance), tried=other.tried)
            )  # fmt: skip
        return said

    def chances(self) -> list[str]:
        """Each seat's chance to win, as the viewer may judge it."""
        say, drawing = self.table.words.say, self.table.drawing
        found = outlook(self.match, self.table.showing.viewer)
        return [
            say("chance-line", name=drawing.seat(seat), chance=percent(each.chance),
                low=percent(each.low), high=percent(each.high))
            for seat, each in enumerate(found)
        ]  # fmt: skip

    def review(self) -> list[str]:
        """The dearest decisions of the people at this screen."""
        found = review(self.match, self.table.people or list(range(len(self.table.players))))
        if not found:
            return [self.table.words.say("review-none")]
        return [self.table.words.say("review-title"), *(self.lesson(each) for each in found)]

    def lesson(self, found: Lesson) -> str:
        drawing = self.table.drawing
        return self.table.words.say(
            "review-line", name=drawing.seat(found.seat), entries=found.entries,
            taken=drawing.option(found.taken), better=drawing.option(found.better),
            cost=percent(found.cost),
        )  # fmt: skip
