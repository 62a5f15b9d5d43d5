"""The hive and everything else on the table, as flat lists of small ints by cell."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Literal

from skep.games.hivernation.index.adjacency import adjacency_of, places_of
from skep.games.hivernation.pieces import EMPTY, SIDE_SHOWN
from skep.hexes import AROUND, RING, grow, size
from skep.kernel.script import State
from skep.kernel.zones import Zone

QUICK: Final = 0
ARCADE: Final = 1
TOTAL: Final = 2
Mode = Literal["quick", "arcade", "total"]
MODES: Final[tuple[Mode, ...]] = ("quick", "arcade", "total")
"""HIV-COMP-08"""

SETUP: Final = 0
PLACING: Final = 1
MOVING: Final = 2

NOWHERE: Final = -1
UNKNOWN: Final = -1

NO_CELLS: Final[list[int]] = []
NO_HANDS: Final[list[Zone]] = []
NOTHING_UNDER: Final[dict[int, int]] = {}
"""Shared empty values for fields that a mode does not use; they stay empty."""


class Hive(State):
    """One match of Hivernation."""

    __slots__ = (
        "adjacency", "bees", "calm", "circle", "discard", "even", "final", "first", "hands",
        "hole_cells", "holes", "liftable", "lifted", "mode", "moves", "occupied",
        "phase", "places", "player", "position_hash", "reason", "reserve", "rings", "seen", "side",
        "stack", "tiles", "turn", "under",
    )  # fmt: skip

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seats", "over", "bees", "calm", "circle", "discard", "even", "final", "first",
        "hands", "lifted", "mode", "moves", "occupied", "phase", "player",
        "reason", "reserve", "rings", "side", "stack", "tiles", "turn", "under",
    )  # fmt: skip

    mode: int
    even: bool
    """The even deal was chosen (HIV-SETUP-06)."""
    circle: list[int]
    """The seats in the order of their turns, once around the table."""
    phase: int
    first: int
    turn: int
    player: int
    """The seat whose turn it is."""
    side: int
    """The side whose turn it is."""
    final: bool
    """The next turn is the final move (HIV-ARCADE-04)."""
    reason: str

    rings: int
    tiles: list[int]
    """What shows on each cell."""
    occupied: list[int]
    """The cells with a tile, without the Queen's."""
    under: dict[int, int]
    """The side of the bee under a Flower or Bear, by cell."""
    bees: list[int]
    """The number of visible bees in the hive, by side."""
    reserve: list[int]
    """The number of bees not yet put down, by side."""
    hands: list[Zone]
    stack: Zone | None
    discard: list[int]
    """The number of tiles in the discard pile, by kind."""

    lifted: int
    """The cell that the bee on the move was lifted from (Total Domination)."""
    calm: int
    """Second-phase turns in a row without a flip."""
    moves: int
    """Second-phase turns so far."""
    seen: bytes
    """The hashes of the positions so far, eight bytes each; copies share it."""

    # Derived from the fields above, by the modules of `index`.
    adjacency: list[int]
    """What is around each empty cell (`index.adjacency`)."""
    places: list[list[int]]
    """The empty cells where each side may put a bee."""
    position_hash: int
    holes: int
    """The number of empty spaces that the hive encloses."""
    hole_cells: dict[int, int] | None
    """The cells of those spaces, each with the number of its space, if they were searched for;
    never changed in place, so that copies share it."""
    liftable: list[int]
    """The bees that the side to move may pick up; empty if not yet known."""

    def __init__(self) -> None:
        super().__init__()
        self.mode = QUICK
        self.even = False
        self.circle = []
        self.phase = SETUP
        self.first = 0
        self.turn = 0
        self.player = 0
        self.side = 0
        self.final = False
        self.reason = ""
        self.rings = 0
        self.tiles = []
        self.occupied = []
        self.under = NOTHING_UNDER
        self.bees = []
        self.reserve = []
        self.hands = NO_HANDS
        self.stack = None
        self.discard = NO_CELLS
        self.lifted = NOWHERE
        self.calm = 0
        self.moves = 0
        self.seen = b""
        self.adjacency = []
        self.places = []
        self.position_hash = UNKNOWN
        self.holes = UNKNOWN
        self.hole_cells = None
        self.liftable = NO_CELLS

    def copy(self) -> Hive:
        twin = Hive.__new__(Hive)
        State.__init__(twin)
        twin.seats = self.seats
        twin.over = self.over
        twin.mode = self.mode
        twin.even = self.even
        twin.circle = self.circle
        twin.phase = self.phase
        twin.first = self.first
        twin.turn = self.turn
        twin.player = self.player
        twin.side = self.side
        twin.final = self.final
        twin.reason = self.reason
        twin.rings = self.rings
        twin.tiles = self.tiles[:]
        twin.adjacency = self.adjacency[:]
        workers, drones = self.places
        twin.places = [workers[:], drones[:]]
        twin.occupied = self.occupied[:]
        twin.bees = self.bees[:]
        twin.reserve = self.reserve[:]
        twin.lifted = self.lifted
        arcade = self.mode == ARCADE
        twin.under = self.under.copy() if arcade else self.under
        twin.hands = [hand.copy() for hand in self.hands]
        twin.stack = self.stack.copy() if self.stack is not None else None
        twin.discard = self.discard[:]
        twin.calm = self.calm
        twin.moves = self.moves
        twin.seen = self.seen
        twin.position_hash = self.position_hash
        twin.holes = self.holes
        twin.hole_cells = self.hole_cells
        twin.liftable = self.liftable
        return twin

    def dump(self) -> dict[str, Any]:
        hashes = [
            int.from_bytes(self.seen[at : at + 8], "big") for at in range(0, len(self.seen), 8)
        ]
        return super().dump() | {"places": [cells[:] for cells in self.places], "seen": hashes}

    def load(self, fields: dict[str, Any]) -> None:
        super().load(fields)
        self.build_index()
        self.places = [cells[:] for cells in fields["places"]]  # in the same order
        self.seen = b"".join(seen.to_bytes(8, "big") for seen in fields["seen"])
        self.position_hash = fields["seen"][-1] if self.seen else UNKNOWN

    def build_index(self) -> None:
        """Work out from the tiles where bees may be put."""
        self.adjacency = adjacency_of(self.tiles, self.rings)
        self.places = places_of(self.adjacency)

    def zones(self) -> list[Zone]:
        return [*self.hands, self.stack] if self.stack is not None else []

    def make_room(self, rings: int) -> None:
        """Add cells up to this number of rings: the playing surface has no edge.  HIV-COMP-10"""
        grow(rings)
        self.rings = rings
        more = [EMPTY] * (size(rings) - len(self.tiles))
        self.tiles += more
        self.adjacency += more

    def tile_at(self, cell: int) -> int:
        """What shows on a cell, however far out it is."""
        return self.tiles[cell] if cell < len(self.tiles) else EMPTY

    def touching(self, cell: int) -> list[int]:
        """What shows on the six cells around a cell, as far as there are tiles.  HIV-COMP-09"""
        if RING[cell] >= self.rings:
            return []
        return [self.tiles[beside] for beside in AROUND[cell]]

    def side_at(self, cell: int) -> int:
        """The side of the bee that shows on a cell, or NO_SIDE."""
        return SIDE_SHOWN[self.tiles[cell]]

    def pass_turn(self) -> None:
        """Let the next seat around the table move, for the other side.  HIV-TURN-01, HIV-TEAM-06"""
        turn = self.turn + 1
        circle = self.circle
        self.turn = turn
        self.player = circle[(self.first + turn) % len(circle)]
        self.side = 1 - self.side

    def team(self, side: int) -> tuple[int, ...]:
        """The seats that play a side: every other seat.  HIV-TEAM-02"""
        return tuple(range(side, self.seats, 2))
