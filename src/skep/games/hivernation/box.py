"""What is in the box: counts and limits, read from `content/tiles.toml`.  HIV-COMP"""

from __future__ import annotations

from typing import Any, Final

from skep.content import BadContent, load, rows
from skep.games.hivernation.pieces import BEAR_KIND, FLOWER_KIND, KINDS

FILE: Final = "hivernation/content/tiles.toml"
MODE_IDS: Final = ("quick", "arcade", "total")


LIMIT_IDS: Final = (
    "specialties", "hand", "even_flowers", "even_bears", "calm_turns", "same_position", "moves"
)  # fmt: skip


class Box:
    """The counts that the rules use, checked against each other."""

    def __init__(self, text: str) -> None:
        tiles = rows(FILE, text, "tile", {"count": int})
        modes = rows(FILE, text, "mode", {"bees": int, "minutes": str})
        limits = rows(FILE, text, "limit", {"value": int})
        self.split = [_piece(tiles, "tile", kind, "count") for kind in KINDS]
        self.bees = {mode: _piece(modes, "mode", mode, "bees") for mode in MODE_IDS}
        self.minutes = {mode: str(modes[mode]["minutes"]) for mode in MODE_IDS}
        self.limits = {name: _piece(limits, "limit", name, "value") for name in LIMIT_IDS}
        self._check()

    def _check(self) -> None:
        total = self.limits["specialties"]
        if sum(self.split[1:]) != total:
            raise BadContent(FILE, "tile", "count", f"the specialties are not {total} in all")
        if 2 * max(self.bees.values()) > self.split[0]:
            raise BadContent(FILE, "mode", "bees", f"more than the {self.split[0]} bees there are")
        if 2 * self.limits["hand"] > total:
            raise BadContent(FILE, "limit 'hand'", "value", "more than the specialties there are")
        for kind, limit in ((FLOWER_KIND, "even_flowers"), (BEAR_KIND, "even_bears")):
            if 2 * self.limits[limit] > self.split[kind]:
                raise BadContent(FILE, f"limit {limit!r}", "value", "more than there are tiles")


def _piece(pieces: dict[str, dict[str, Any]], table: str, name: str, field: str) -> int:
    if name not in pieces:
        raise BadContent(FILE, f"{table} {name!r}", "id", "is missing")
    return int(pieces[name][field])


BOX: Final = Box(load("skep.games.hivernation", "tiles.toml"))
SPLIT: Final = BOX.split
"""The number of tiles of each kind.  HIV-COMP-02, HIV-COMP-03, HIV-COMP-05"""
SPECIALTIES: Final = [kind for kind in range(1, len(KINDS)) for _ in range(SPLIT[kind])]
BEES: Final = BOX.bees
HAND: Final = BOX.limits["hand"]
EVEN_HAND: Final[list[int]] = [
    *[FLOWER_KIND] * BOX.limits["even_flowers"], *[BEAR_KIND] * BOX.limits["even_bears"]
]  # fmt: skip
CALM_TURNS: Final = BOX.limits["calm_turns"]
SAME_POSITION: Final = BOX.limits["same_position"]
MOVES_LIMIT: Final = BOX.limits["moves"]
