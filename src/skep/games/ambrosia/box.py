"""What is in the box: parts, boards, bees and cards, read from `content/`.  AMB-COMP"""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

from skep.content import BadContent, load, rows
from skep.games.ambrosia.pieces import EVENTS, KINDS, NORMAL, SPACES, stacked

PACKAGE: Final = "skep.games.ambrosia"
PLAYERS: Final = (2, 3, 4)
"""How many may play.  AMB-COMP-01"""
LIMITS: Final = (
    "lap", "jelly", "gap", "rainbow", "calm_turns", "normal", "special", "cards", "parts",
    "counters", "drops", "markers",
)  # fmt: skip
Shape = Literal["corner", "straight"]
SHAPES: Final[tuple[Shape, ...]] = get_args(Shape)


class MeadowPart:
    """One two-sided piece of the meadow."""

    def __init__(self, name: str, row: dict[str, Any]) -> None:
        self.name = name
        self.shape: int = SHAPES.index(row["shape"])
        self.players: int = row["players"]
        self.front: list[int] = row["front"]
        self.back: list[int] = row["back"]
        self.special: list[int] = []
        self.pair: list[str] = []
        """The color of a hole, by space; empty elsewhere."""
        for said in row["special"]:
            name, _, pair = str(said).partition("-")
            self.special.append(SPACES.index(name))
            self.pair.append(pair)


def _rows(file: str, table: str, fields: dict[str, type]) -> dict[str, dict[str, Any]]:
    return rows(f"ambrosia/content/{file}", load(PACKAGE, file), table, fields)


def read_parts() -> list[MeadowPart]:
    """The eight parts, each side with as many spaces as the other.  AMB-COMP-02"""
    fields = {"shape": str, "players": int, "front": list, "back": list, "special": list}
    found = _rows("meadow.toml", "part", fields)
    for name, row in found.items():
        if not len(row["front"]) == len(row["back"]) == len(row["special"]) == SPACES_OF_PART:
            fault = f"each side has {SPACES_OF_PART} spaces"
            raise BadContent("ambrosia/content/meadow.toml", f"part {name!r}", "front", fault)
    return [MeadowPart(name, row) for name, row in found.items()]


SPACES_OF_PART: Final = 6
PARTS: Final = read_parts()
PART_IDS: Final = [part.name for part in PARTS]

_LAYOUTS: Final = _rows("meadow.toml", "layout", {"outline": str, "slots": list, "listed": list})
SLOTS: Final = {n: [SHAPES.index(shape) for shape in _LAYOUTS[str(n)]["slots"]] for n in PLAYERS}
"""The shape that lies in each slot, clockwise, by number of players.  AMB-SETUP-01…04"""
LISTED: Final = {n: [PART_IDS.index(name) for name in _LAYOUTS[str(n)]["listed"]] for n in PLAYERS}
OUTLINES: Final = {n: str(_LAYOUTS[str(n)]["outline"]) for n in PLAYERS}

_LIMITS: Final = _rows("boards.toml", "limit", {"value": int})
_HIVES: Final = _rows("boards.toml", "hives", {"scorings": int, "first": int})
_SYMBOLS: Final = _rows("boards.toml", "symbols", {"at": list})
LIMIT: Final[dict[str, int]] = {name: int(_LIMITS[name]["value"]) for name in LIMITS}
LAP: Final = LIMIT["lap"]
SUPPLY: Final = LIMIT["jelly"]
"""How many jellies there are.  AMB-COMP-05"""
GAP: Final = LIMIT["gap"]
RAINBOW_POINTS: Final = LIMIT["rainbow"]
TURNS_WITHOUT_SCORING: Final = LIMIT["calm_turns"]
SCORINGS: Final[dict[int, int]] = {n: int(_HIVES[str(n)]["scorings"]) for n in PLAYERS}
"""The scoring that ends the game, one more than hives, by number of players.  AMB-HIVE-05"""
FIRST_HIVE: Final[dict[int, int]] = {n: int(_HIVES[str(n)]["first"]) for n in PLAYERS}
SYMBOLS: Final[dict[int, list[int]]] = {n: list(_SYMBOLS[str(n)]["at"]) for n in PLAYERS}

BEES: Final = _rows("bees.toml", "bee", {"count": int, "power": str})
CARDS: Final = _rows("events.toml", "event", {"once": bool})


def check() -> None:
    """Check that the counts fit each other and what the rules know.  AMB-COMP-03"""
    if list(BEES) != list(KINDS[1:]):
        raise BadContent("ambrosia/content/bees.toml", "bee", "id", f"should be {KINDS[1:]}")
    if list(CARDS) != list(EVENTS[1:]) or len(CARDS) != LIMIT["cards"]:
        raise BadContent("ambrosia/content/events.toml", "event", "id", f"should be {EVENTS[1:]}")
    if [BEES[kind]["count"] for kind in KINDS[1:]] != [LIMIT["normal"]] + [1] * LIMIT["special"]:
        raise BadContent("ambrosia/content/bees.toml", "bee", "count", "does not fit the limits")
    if len(PARTS) != LIMIT["parts"]:
        raise BadContent("ambrosia/content/meadow.toml", "part", "id", "does not fit the limits")


check()
START_BEES: Final = stacked([NORMAL] * LIMIT["normal"])
"""The normal bees of one color, as a group.  AMB-SETUP-10"""
MAX_BEES: Final = LIMIT["normal"] + 1
"""No color ever has more bees on the meadow.  AMB-NEW-04"""
