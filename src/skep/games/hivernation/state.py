"""The hive and all else on the table, laid out for speed: flat lists of small ints by cell."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from skep.games.hivernation.lines import FIRST, LINES, lines_from
from skep.games.hivernation.pieces import DRONE_PAW, EMPTY, FLOWER, PAW
from skep.hexes import AROUND, grow, size
from skep.kernel.script import State
from skep.kernel.zones import Zone

QUICK: Final = 0
ARCADE: Final = 1
TOTAL: Final = 2
MODES: Final = ("quick", "arcade", "total")

SETUP: Final = 0
PLACING: Final = 1
MOVING: Final = 2

NOWHERE: Final = -1
UNKNOWN: Final = -1

# What a tile adds to `near` of the empty cells around it, by what shows: 1 if Workers may attach to
# it, 8 if Drones may, 64 for a Flower, to which nobody may, and 512 for a Bear. Above these sums
# stand the bits of `lines`. A bee's cell has no sum; there, while bees move, the same bits tell on
# which sides it is touched (`gaps`). Most sums stay small: small ints are quick.
PULL: Final = [0, 1, 8, 1, 8, 9, 64, 521]
LEANS: Final = [7, 56]
"""The part of `near` that lets a side attach."""
OPENS: Final = [LEANS[side] | LINES[side] for side in range(2)]
"""The part of `near` that lets a side put a bee down."""
AROUND_IT: Final = FIRST[0] - 1
"""The part of `near` that is a sum."""
BEARS: Final = 7 * 512
"""The part of `near` that tells of Bears."""
BESIDE_QUEEN: Final = 6
"""The last cell that touches the Queen."""
ONLY_QUEEN: Final = 9
"""`near` of a cell beside the Queen that touches nothing else."""

NO_CELLS: Final[list[int]] = []
NO_HANDS: Final[list[Zone]] = []
NOTHING_UNDER: Final[dict[int, int]] = {}
"""What a hive begins with that gets lists of its own later, or never: these stay empty."""


class Hive(State):
    """One match of Hivernation."""

    __slots__ = (
        "bees", "calm", "circle", "discard", "even", "final", "first", "hands",
        "holes", "hollow", "lifted", "lifts", "mark", "mode", "moves", "near", "occupied",
        "phase", "places", "player", "reason", "reserve", "rings", "seen", "side", "stack",
        "tiles", "turn", "under",
    )  # fmt: skip

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seats", "over", "bees", "calm", "circle", "discard", "even", "final", "first",
        "hands", "lifted", "mode", "moves", "occupied", "phase", "player",
        "reason", "reserve", "rings", "side", "stack", "tiles", "turn", "under",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.mode: int = QUICK
        self.even: bool = False
        self.circle: list[int] = []
        """The seats in the order of their turns, once round the table."""
        self.phase: int = SETUP
        self.first: int = 0
        self.turn: int = 0
        self.player: int = 0
        """The seat whose turn it is."""
        self.side: int = 0
        """The side whose turn it is."""
        self.final: bool = False
        """The turn to come is the last one (HIV-ARCADE-04)."""
        self.reason: str = ""

        self.rings: int = 0
        self.tiles: list[int] = []
        """What shows on each cell."""
        self.near: list[int] = []
        """For each empty cell, what is around it. Worked out from the tiles, not the truth."""
        self.places: list[list[int]] = []
        """For each side the empty cells where it may put a bee. Worked out, as `near` is."""
        self.occupied: list[int] = []
        """The cells with a tile, without the Queen's."""
        self.under: dict[int, int] = NOTHING_UNDER
        """The bee under a Flower or Bear, by cell: the side it showed."""
        self.bees: list[int] = []
        """Visible bees in the hive, by side."""
        self.reserve: list[int] = []
        self.hands: list[Zone] = NO_HANDS
        self.stack: Zone | None = None
        self.discard: list[int] = NO_CELLS
        """How many tiles of each kind lie in the discard pile."""

        self.lifted: int = NOWHERE
        """Where the bee on the move came from (Total Domination)."""
        self.calm: int = 0
        self.moves: int = 0
        self.seen: bytes = b""
        """The marks of the positions so far, eight bytes each; copies share it."""
        self.mark: int = UNKNOWN
        """The mark of the position. It, `holes` and `lifts` are worked out, not the truth."""
        self.holes: int = UNKNOWN
        """How many empty spaces the hive encloses."""
        self.hollow: dict[int, int] | None = None
        """Their cells, if they were looked for, each with a number of its space; each dict is made
        anew, so that copies share it."""
        self.lifts: list[int] = NO_CELLS
        """The bees that the side to move may pick up; empty if not yet known."""

    def copy(self) -> Hive:
        twin = Hive()
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
        twin.near = self.near[:]
        workers, drones = self.places
        twin.places = [workers[:], drones[:]]
        twin.occupied = self.occupied[:]
        twin.bees = self.bees[:]
        twin.reserve = self.reserve[:]
        twin.lifted = self.lifted
        if self.mode == ARCADE:
            twin.under = self.under.copy()
            twin.hands = [hand.copy() for hand in self.hands]
            twin.stack = self.stack.copy() if self.stack is not None else None
            twin.discard = self.discard[:]
        else:
            twin.calm = self.calm
            twin.moves = self.moves
            twin.seen = self.seen
            twin.mark = self.mark
            twin.holes = self.holes
            twin.hollow = self.hollow
            twin.lifts = self.lifts
        return twin

    def dump(self) -> dict[str, Any]:
        marks = [
            int.from_bytes(self.seen[at : at + 8], "big") for at in range(0, len(self.seen), 8)
        ]
        return super().dump() | {"places": [cells[:] for cells in self.places], "seen": marks}

    def load(self, fields: dict[str, Any]) -> None:
        super().load(fields)
        self.look_around()
        self.places = [cells[:] for cells in fields["places"]]  # in the same order
        self.seen = b"".join(mark.to_bytes(8, "big") for mark in fields["seen"])
        self.mark = fields["seen"][-1] if self.seen else UNKNOWN

    def zones(self) -> list[Zone]:
        return [*self.hands, self.stack] if self.stack is not None else []

    def make_room(self, rings: int) -> None:
        """Have cells for so many rings."""
        grow(rings)
        self.rings = rings
        more = [0] * (size(rings) - len(self.tiles))
        self.tiles += more
        self.near += more

    def look_around(self) -> None:
        """Work out `near` and `places` from the tiles."""
        tiles = self.tiles
        near = [0] * len(tiles)
        for cell in [0, *self.occupied]:
            pull = PULL[tiles[cell]]
            for beside in AROUND[cell]:
                near[beside] += pull
        for cell in [0, *self.occupied]:
            near[cell] = 0
        places: list[list[int]] = [[], []]
        for cell in range(size(self.rings - 1)):
            if near[cell]:
                around = near[cell] + lines_from(tiles, cell)
                near[cell] = around
                for side in range(2):
                    if around & OPENS[side]:
                        places[side].append(cell)
        self.near = near
        self.places = places

    @property
    def frontier(self) -> list[int]:
        """The empty cells that touch the hive."""
        near = self.near
        cells = self.places[0] + [cell for cell in self.places[1] if not near[cell] & OPENS[0]]
        if self.mode == ARCADE:
            self._add_beside_flowers(cells)
        return cells

    def _add_beside_flowers(self, cells: list[int]) -> None:
        """The empty cells that touch Flowers alone, to which no bee may attach."""
        tiles = self.tiles
        for flower in [cell for cell in self.occupied if tiles[cell] == FLOWER]:
            for beside in AROUND[flower]:
                if tiles[beside] == EMPTY and beside not in cells:
                    cells.append(beside)

    def side_at(self, cell: int) -> int:
        """The side of the bee that shows there, or NOWHERE if none does."""
        tile = self.tiles[cell]
        return (tile - 1) % PAW if EMPTY < tile <= DRONE_PAW else NOWHERE

    def pass_turn(self) -> None:
        """The next seat round the table is to move, on the other side.  HIV-TEAM-06"""
        turn = self.turn + 1
        circle = self.circle
        self.turn = turn
        self.player = circle[(self.first + turn) % len(circle)]
        self.side = 1 - self.side

    def team(self, side: int) -> tuple[int, ...]:
        """The seats that play a side."""
        return tuple(range(side, self.seats, 2))
