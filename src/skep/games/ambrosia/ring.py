"""The meadow put together: one closed ring of spaces.  AMB-SETUP-01…06, AMB-BACK"""

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
)  # fmt: skip

LONGEST: Final = len(PARTS) * SPACES_OF_PART
"""More spaces no ring has."""
LANDING: Final = (HOLE, GUST, HONEYWELL, BEEKEEPER, GUERRILLA)
"""What acts when a move ends there.  AMB-BACK-04"""


class Ring:
    """What is printed on the spaces, numbered clockwise; it never changes during a match."""

    __slots__ = (
        "calls", "grass", "leaves", "length", "pairs", "partner", "rainbow", "special", "thicket",
        "values",
    )  # fmt: skip

    def __init__(self, parts: list[int], back: bool) -> None:
        self.values: list[int] = []
        self.special: list[int] = []
        self.pairs: list[str] = []
        for part in parts:
            self.values += PARTS[part].back if back else PARTS[part].front
            self.special += PARTS[part].special if back else [PLAIN] * SPACES_OF_PART
            self.pairs += PARTS[part].pair if back else [""] * SPACES_OF_PART
        self.length: int = len(self.values)
        self.thicket: list[bool] = [special == THICKET for special in self.special]
        self.leaves: list[bool] = [special == LEAVES for special in self.special]
        self.partner: list[int] = [self._partner(at) for at in range(self.length)]
        self.rainbow: list[int] = self._all(RAINBOW)
        self.grass: list[int] = self._all(GRASSHOPPER)
        self.calls: list[bool] = [special in LANDING for special in self.special]
        """Does something happen when a move ends there?"""

    def _all(self, special: int) -> list[int]:
        return [at for at in range(self.length) if self.special[at] == special]

    def _partner(self, at: int) -> int:
        """The other hole of the same color, or -1.  AMB-WORM-01"""
        if self.special[at] == HOLE:
            for other in range(self.length):
                hole = self.special[other] == HOLE and self.pairs[other] == self.pairs[at]
                if hole and other != at:
                    return other
        return -1


_KNOWN: Final[dict[tuple[int, ...], Ring]] = {}


def ring_of(parts: list[int], back: bool) -> Ring:
    """The ring of these parts, made once."""
    name = (int(back), *parts)
    if name not in _KNOWN:
        _KNOWN[name] = Ring(parts, back)
    return _KNOWN[name]


NO_RING: Final = Ring([], False)
