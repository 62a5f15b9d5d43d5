"""What the rules hide must stay open: worlds differ in it, and nothing that is shown names it.

The law of secrecy deals anew what a game says is hidden. It can't notice a game that forgets to say
so. Here the rules say what is hidden: a test gives a `Secret` for each clause, and no code of the
game is asked whether it is one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from skep.kernel.chance import Dice
from skep.kernel.position import Position
from skep.testing.case import Case, position_of, sight_of

Secret = Callable[[Position, int | None, Dice], list[str] | None]
"""What is hidden from a viewer in a position: cards or tiles by the names under which they come to
light; None if nothing is hidden there. It may play on to see what comes: the position is its own.
"""

WORLDS = 6
"""Worlds that are imagined for each look. If all of them agree, the viewer is taken to know."""


class Foreknown:
    """How often a viewer knew what the rules hide, over many looks."""

    def __init__(self) -> None:
        self.looks = 0
        """How often something was hidden."""
        self.known = 0
        """How often every world agreed on it."""
        self.names: Counter[str] = Counter()
        """If a single thing is hidden: how often each place of what is shown held its name, less
        how often it held that of an earlier one, as small numbers stand in many places."""
        self._other = ""
        self._last = ""

    def look(self, case: Case, viewer: int | None, secret: Secret) -> None:
        """Look at the end of a case with the eyes of one viewer."""
        match = case.match()
        if match.over:
            return
        dice = case.dice()
        truth = secret(position_of(match).clone(), viewer, dice)
        if truth is None:
            return
        position = position_of(match)
        worlds = [position.world(viewer, dice.roll(), keep=True) for _ in range(WORLDS)]
        values = [secret(world, viewer, dice) for world in worlds]
        self.looks += 1
        self.known += all(value == truth for value in values)
        if len(truth) == 1:
            self._count(truth[0], list(scalars(sight_of(match, viewer))))

    def _count(self, hidden: str, shown: list[tuple[str, str]]) -> None:
        """Where the name of the hidden thing stands, and where that of another does."""
        if hidden != self._last:
            self._last, self._other = hidden, self._last
        self.names.update({place for place, said in shown if said == hidden})
        self.names.subtract({place for place, said in shown if said == self._other})

    @property
    def named(self) -> dict[str, int]:
        """The places that held the name of the hidden thing in at least half of the looks."""
        return {place: often for place, often in self.names.items() if 2 * often >= self.looks}


def foreknown(cases: Iterable[Case], secret: Secret) -> Foreknown:
    """Look at many cases with the eyes of every viewer."""
    found = Foreknown()
    for case in cases:
        for viewer in case.viewers:
            found.look(case, viewer, secret)
    return found


def scalars(shown: Any, place: str = "") -> Iterator[tuple[str, str]]:
    """Every number and word of what is shown, and where it stands; lists count as one place. Of a
    key such as `landscape:7` the number counts."""
    if isinstance(shown, dict):
        for name, part in shown.items():
            yield from scalars(part, f"{place}.{name}" if place else str(name))
    elif isinstance(shown, list | tuple):
        for part in shown:
            yield from scalars(part, f"{place}[]")
    elif shown is not None and not isinstance(shown, bool):
        yield place, str(shown).rpartition(":")[2]
