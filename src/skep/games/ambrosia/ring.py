"""The meadow put together: one closed ring of spaces.  AMB-SETUP-06"""

from __future__ import annotations

from typing import Final

from skep.games.ambrosia.box import PARTS, SPACES_OF_PART
from skep.games.ambrosia.pieces import (
    BEEKEEPER,
    GRASSHOPPER,
    GUERRILLA,
    GUST,
    HOLE,
    HONEYWELL,
    LEAVES,
    PLAIN,
    RAINBOW,
    THICKET,
)

MAX_RING_LENGTH: Final = len(PARTS) * SPACES_OF_PART
"""The number of spaces of the longest ring."""
LANDING: Final = (HOLE, GUST, HONEYWELL, BEEKEEPER, GUERRILLA)
"""The special spaces that act when a move ends there.  AMB-BACK-04"""


class Ring:
    """What is printed on the spaces, numbered clockwise; it never changes during a match."""

    __slots__ = (
        "acts_on_landing", "grasshoppers", "leaves", "length", "pairs", "partner", "rainbow",
        "special", "thicket", "values",
    )  # fmt: skip

    def __init__(self, values: list[int], special: list[int], pairs: list[str]) -> None:
        self.values: list[int] = values
        """The value of each flower."""
        self.special: list[int] = special
        self.pairs: list[str] = pairs
        """The colors of the earthworm holes; empty on other spaces."""
        self.length: int = len(values)
        self.thicket: list[bool] = [kind == THICKET for kind in special]
        self.leaves: list[bool] = [kind == LEAVES for kind in special]
        self.acts_on_landing: list[bool] = [kind in LANDING for kind in special]
        self.partner: list[int] = [self._partner(at) for at in range(self.length)]
        """The other hole of the same color; -1 where there is none."""
        self.rainbow: list[int] = self._spaces(RAINBOW)
        self.grasshoppers: list[int] = self._spaces(GRASSHOPPER)

    def _spaces(self, kind: int) -> list[int]:
        """All special spaces of a kind."""
        return [at for at in range(self.length) if self.special[at] == kind]

    def _partner(self, at: int) -> int:
        """The other hole of the same color, or -1.  AMB-WORM-01"""
        holes = self._spaces(HOLE) if self.special[at] == HOLE else []
        others = [hole for hole in holes if hole != at and self.pairs[hole] == self.pairs[at]]
        return others[0] if others else -1


def ring_of(parts: list[int], back: bool) -> Ring:
    """The ring of these parts, clockwise, all with the same side up.  AMB-SETUP-05"""
    values: list[int] = []
    special: list[int] = []
    pairs: list[str] = []
    for part in parts:
        values += PARTS[part].back if back else PARTS[part].front
        special += PARTS[part].special if back else [PLAIN] * SPACES_OF_PART
        pairs += PARTS[part].pair if back else [""] * SPACES_OF_PART
    return Ring(values, special, pairs)


NO_RING: Final = ring_of([], False)
"""The ring before the meadow is put together."""
