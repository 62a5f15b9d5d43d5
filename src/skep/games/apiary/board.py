"""The two sides of the board, its tracks and numbers, read from `content/board.toml`."""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

from skep.content import BadContent
from skep.games.apiary.box import Piece, cards, further, table
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.steps import PayStep

LIMITS: Final[dict[str, int]] = {
    row["id"]: row["value"] for row in table("board.toml", "limit", {"value": int}).values()
}
FAVOR_VP: Final[list[int]] = table("board.toml", "track", {"vp": list})["favor"]["vp"]
"""What each space of the Queen's Favor track is worth at the end."""
FAVOR_LAST: Final = LIMITS["favor_last"]
TURNS: Final = LIMITS["turns"]
TOKENS_EACH: Final = LIMITS["hibernation_tokens"]
"""The hibernation tokens of a player.  APY-COMP-19"""

# Actions as they stand on the board: Advance is one on one side and two on the other.
EXPLORE: Final = 0
ADVANCE: Final = 1
FARMERS: Final = 2
HIRES: Final = 3
GROW: Final = 4
RESEARCH: Final = 5
CONVERT: Final = 6
CARVE: Final = 7
Action = Literal[
    "explore", "advance", "advance-farms", "advance-others", "grow", "research", "convert", "carve"
]  # fmt: skip
ACTIONS: Final[tuple[Action, ...]] = get_args(Action)
PRINTED: Final[tuple[int, ...]] = (0, 1, 1, 1, 2, 3, 4, 5)
"""The action that each is for tiles, which know only one Advance."""
ENTRY: Final[tuple[int, ...]] = (0, 2, 2, 4, 6, 7, 8, 9)
"""The space where a worker goes."""
LAST: Final[tuple[int, ...]] = (1, 3, 3, 5, 6, 7, 8, 9)
"""The space from which one is bumped."""
SPACES: Final = 10


def space_names(action: int) -> list[str]:
    """What the spaces of an action are called: like it, and numbered where there are two."""
    name = ACTIONS[action]
    return [name] if ENTRY[action] == LAST[action] else [f"{name}-1", f"{name}-2"]


# APY-ADVP-01: one action for all rows; APY-ADVP-02, APY-ADVP-03: two, one of them for farms.
ROWS_OF: Final[dict[int, list[int]]] = {
    ADVANCE: [w.FARM, w.RECRUIT, w.DEVELOPMENT], FARMERS: [w.FARM],
    HIRES: [w.RECRUIT, w.DEVELOPMENT],
}  # fmt: skip


class Sector:
    """A part of the comb: its pods and what majorities pay.  APY-COMB-01, APY-MAJ-03"""

    def __init__(self, row: dict[str, Any], first_pod: int, pods: list[Piece]) -> None:
        self.id: str = row["id"]
        self.name: str = row["name"]
        self.seats: list[int] = row["seats"]
        self.first: int = row["first"]
        self.second: int = row["second"]
        self.pods = list(range(first_pod, first_pod + len(pods)))


class Side:
    """One side of the board.  APY-COMP-02, APY-COMP-25"""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.seats: list[int] = row["seats"]
        if len({len(line) for line in row["grid"]}) != 1 or "".join(row["grid"]).count("S") != 1:
            why = "should be lines of one length with one S"
            raise BadContent("apiary/content/board.toml", f"side {row['id']!r}", "grid", why)
        self.rows: int = len(row["grid"])
        self.columns: int = len(row["grid"][0])
        grid = "".join(row["grid"])
        self.start = grid.index("S")
        self.planets = [cell for cell, sign in enumerate(grid) if sign == "P"]
        self.dances: int = row["dances"]
        self.carvings: int = row["carvings"]
        self.carving_columns: int = row["carving_columns"]
        self.advances = _advances(row)
        self.actions = [EXPLORE, *self.advances, GROW, RESEARCH, CONVERT, CARVE]
        self.sectors: list[Sector] = []
        self.pods: list[Piece] = []

    def distance(self, one: int, other: int) -> int:
        """The number of orthogonal steps between two cells of the grid.  APY-EXPL-06"""
        across = abs(one % self.columns - other % self.columns)
        return across + abs(one // self.columns - other // self.columns)

    def sectors_for(self, seats: int) -> list[Sector]:
        """The sectors in play at this number of players.  APY-COMB-03"""
        return [sector for sector in self.sectors if seats in sector.seats]

    def pods_for(self, seats: int) -> list[int]:
        return [pod for sector in self.sectors_for(seats) for pod in sector.pods]


def _advances(row: dict[str, Any]) -> list[int]:
    rows = [[w.TYPES.index(name) for name in names] for names in row["advance"]]
    for names in rows:
        if names not in ROWS_OF.values():
            raise BadContent(
                "apiary/content/board.toml", f"side {row['id']!r}", "advance", "no such action"
            )
    return [action for action in ROWS_OF if ROWS_OF[action] in rows]


def read_sides() -> list[Side]:
    """Both sides with their combs."""
    fields: dict[str, type] = {
        "seats": list, "grid": list, "advance": list, "dances": int, "carvings": int,
        "carving_columns": int,
    }  # fmt: skip
    sides = [Side(row) for row in table("board.toml", "side", fields).values()]
    by_id = {side.id: side for side in sides}
    pods = cards("board.toml", "pod", {"sector": str})
    known: dict[str, type] = {
        "side": str, "name": str, "seats": list, "first": int, "second": int
    }  # fmt: skip
    for row in table("board.toml", "sector", known).values():
        side = by_id[row["side"]]
        own = [pod for pod in pods if pod.row["sector"] == row["id"]]
        side.sectors.append(Sector(row, len(side.pods), own))
        side.pods += own
    return sides


SIDES: Final = read_sides()
SMALL: Final = 0
LARGE: Final = 1


def side_for(seats: int) -> int:
    """The side that is used with this number of players.  APY-SETUP-01"""
    return SMALL if seats in SIDES[SMALL].seats else LARGE


def read_trades(name: str, fields: dict[str, type]) -> list[Piece]:
    """The uses of Grow or Convert that are printed on the board."""
    found: list[Piece] = []
    for row in table("board.toml", name, {"effect": list, **fields}).values():
        piece = Piece("board.toml", name, row)
        piece.steps = further(piece, "effect")
        found.append(piece)
    return found


CONVERSIONS: Final = read_trades("conversion", {})
GROWTH: Final = read_trades("grow", {"strength": int})


def cost_of(piece: Piece) -> int:
    """The tokens that the first step of a piece asks for; 0 if it asks for none."""
    first = piece.steps[0]
    return first.cost if isinstance(first, PayStep) else 0


GROW_WORKER_COST: Final = cost_of(GROWTH[0])  # APY-GROW-03
GROW_FRAME_COST: Final = cost_of(GROWTH[1])  # APY-GROW-08
GROW_STRENGTH: Final[list[int]] = [piece.row["strength"] for piece in GROWTH]
