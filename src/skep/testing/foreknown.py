"""What the rules hide must be unknown: worlds differ in it, and nothing that is shown names it.

The law of secrecy deals again what a game declares as hidden, so it can't notice a game that
forgets to declare something. Here the rules say what is hidden: a test gives a `Secret` for each
clause, without asking the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from skep.kernel.chance import Dice
from skep.kernel.position import Position
from skep.testing.case import Case, position_of, sight_of

Secret = Callable[[Position, int | None, Dice], list[str] | None]
"""The cards or tiles that are hidden from a viewer in a position, by the names under which they are
revealed; None if nothing is hidden. It may play the position on to see what comes.
"""

WORLDS = 6
"""The number of sampled worlds. If all of them agree, the viewer is taken to know."""


class Foreknown:
    """How often a viewer knew what the rules hide, over many looks."""

    def __init__(self) -> None:
        self.looks = 0
        """The number of checks in which something was hidden."""
        self.known = 0
        """The number of checks in which all worlds agreed on it."""
        self.names: Counter[str] = Counter()
        """If a single thing is hidden: how often each place in the view held its name, minus how
        often it held an earlier one's, since small numbers are in many places."""
        self._other = ""
        self._last = ""

    def look(self, case: Case, viewer: int | None, secret: Secret) -> None:
        """Check the end of a case for one viewer."""
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
        """Count the places with the name of the hidden thing, and those with another one's."""
        if hidden != self._last:
            self._last, self._other = hidden, self._last
        self.names.update({place for place, said in shown if said == hidden})
        self.names.subtract({place for place, said in shown if said == self._other})

    @property
    def named(self) -> dict[str, int]:
        """The places that held the hidden name in at least half of the checks."""
        return {place: often for place, often in self.names.items() if 2 * often >= self.looks}


def foreknown(cases: Iterable[Case], secret: Secret) -> Foreknown:
    """Check many cases for every viewer."""
    found = Foreknown()
    for case in cases:
        for viewer in case.viewers:
            found.look(case, viewer, secret)
    return found


def scalars(shown: Any, place: str = "") -> Iterator[tuple[str, str]]:
    """Every number and word in a view with its place; a list counts as one place. Of a key such
    as `landscape:7`, only the number is taken."""
    if isinstance(shown, dict):
        for name, part in shown.items():
            yield from scalars(part, f"{place}.{name}" if place else str(name))
    elif isinstance(shown, list | tuple):
        for part in shown:
            yield from scalars(part, f"{place}[]")
    elif shown is not None and not isinstance(shown, bool):
        yield place, str(shown).rpartition(":")[2]
