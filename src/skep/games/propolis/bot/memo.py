"""Values that a search needs again and again, kept by what they depend on.

A `Memo` belongs to a strategy and changes no result: each value would be the same if it were worked
out again. Whoever changes weights in place calls `clear`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from skep.games.propolis.bot.end_estimate import Pace

MAX_ENTRIES: Final = 8000
"""Entries of one table; a full table starts again empty."""

Gain = tuple[float, float]
"""Points that a card brings at once, and what it saves with each card still to come."""


@final
class Memo:
    """Tables of values by hive, and by all that a side's worth depends on."""

    __slots__ = ("gains", "paces", "points", "worths")

    def __init__(self) -> None:
        self.gains: dict[int, dict[int, Gain]] = {}
        """By the bits of a hive and by card: `card_values.card_gain`."""
        self.points: dict[int, dict[int, float]] = {}
        """By the bits of a hive and by card: `end_estimate.brought`."""
        self.paces: dict[tuple[object, ...], Pace] = {}
        """`end_estimate.pace`."""
        self.worths: dict[tuple[object, ...], float] = {}
        """`evaluation.hive_worth`, by weights too."""

    def gains_of(self, hive_bits: int) -> dict[int, Gain]:
        """What cards bring to this hive; filled by whoever works one out."""
        found = self.gains.get(hive_bits)
        if found is None:
            if len(self.gains) >= MAX_ENTRIES:
                self.gains.clear()
            found = self.gains[hive_bits] = {}
        return found

    def points_of(self, hive_bits: int) -> dict[int, float]:
        """The points that cards bring to this hive; filled by whoever works them out."""
        found = self.points.get(hive_bits)
        if found is None:
            if len(self.points) >= MAX_ENTRIES:
                self.points.clear()
            found = self.points[hive_bits] = {}
        return found

    def keep_pace(self, key: tuple[object, ...], pace: Pace) -> None:
        if len(self.paces) >= MAX_ENTRIES:
            self.paces.clear()
        self.paces[key] = pace

    def keep_worth(self, key: tuple[object, ...], worth: float) -> None:
        if len(self.worths) >= MAX_ENTRIES:
            self.worths.clear()
        self.worths[key] = worth

    def clear(self) -> None:
        """Forget everything."""
        self.gains.clear()
        self.points.clear()
        self.paces.clear()
        self.worths.clear()
