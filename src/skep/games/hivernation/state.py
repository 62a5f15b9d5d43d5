"""The hive and all else on the table, laid out for speed: flat lists of small ints by cell."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from skep.games.hivernation.pieces import BEAR, DRONE, DRONE_PAW, EMPTY, PAW, QUEEN
from skep.hexes import AROUND, RING, STEP, grow, size
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

# What a tile adds to `near` of the six cells around it, by what shows: 1 if Workers may attach to
# it, 8 if Drones may, 64 for a Flower, to which nobody may. Sums stay small: small ints are quick.
PULL: Final = (0, 1, 8, 1, 8, 9, 64, 9)
LEAN_MASK: Final = (7, 56)
"""The part of `near` that lets a side attach."""
BESIDE_QUEEN: Final = 6
"""The last cell that touches the Queen."""
ONLY_QUEEN: Final = 9
"""`near` of a cell beside the Queen that touches nothing else."""
CLOSES: Final = 1
OPEN: Final = 4


class Hive(State):
    """One match of Hivernation."""

    __slots__ = (
        "bears",
        "bees",
        "calm",
        "circle",
        "discard",
        "even",
        "final",
        "first",
        "frontier",
        "hands",
        "holes",
        "hollow",
        "lifted",
        "lifts",
        "mark",
        "mode",
        "moves",
        "near",
        "notes",
        "occupied",
        "phase",
        "player",
        "reason",
        "reserve",
        "rings",
        "seen",
        "side",
        "stack",
        "tiles",
        "turn",
        "under",
    )  # fmt: skip

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seats", "over", "bears", "bees", "calm", "circle", "discard", "even", "final", "first",
        "frontier", "hands", "lifted", "mode", "moves", "near", "occupied", "phase", "player",
        "reason", "reserve", "rings", "seen", "side", "stack", "tiles", "turn", "under",
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
        self.frontier: list[int] = []
        """The empty cells that touch the hive."""
        self.notes: list[int] = []
        """A note by cell, wiped where it may have changed; not part of the truth. On an empty cell:
        CLOSES if Workers are known to close a line there, OPEN if they are known to close none;
        for Drones, twice that. On a bee's, while bees move: see `gaps`."""
        self.bears: int = 0
        """How many Bears lie in the hive."""
        self.occupied: list[int] = []
        """The cells with a tile, without the Queen's."""
        self.under: dict[int, int] = {}
        """The bee under a Flower or Bear, by cell: the side it showed."""
        self.bees: list[int] = []
        """Visible bees in the hive, by side."""
        self.reserve: list[int] = []
        self.hands: list[Zone] = []
        self.stack: Zone | None = None
        self.discard: list[int] = []
        """How many tiles of each kind lie in the discard pile."""

        self.lifted: int = NOWHERE
        """Where the bee on the move came from (Total Domination)."""
        self.calm: int = 0
        self.moves: int = 0
        self.seen: list[int] = []
        """The marks of the positions so far, each list made anew, so that copies share it."""
        self.mark: int = UNKNOWN
        """The mark of the position. It, `holes` and `lifts` are worked out, not the truth."""
        self.holes: int = UNKNOWN
        """How many empty spaces the hive encloses."""
        self.hollow: list[int] | None = None
        """Their cells, if they were looked for."""
        self.lifts: list[int] = []
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
        twin.notes = self.notes[:]
        twin.frontier = self.frontier[:]
        twin.occupied = self.occupied[:]
        twin.bees = self.bees[:]
        twin.reserve = self.reserve[:]
        twin.lifted = self.lifted
        if self.mode == ARCADE:
            twin.under = self.under.copy()
            twin.bears = self.bears
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

    def load(self, fields: dict[str, Any]) -> None:
        super().load(fields)
        self.notes = [0] * len(self.tiles)
        self.mark = self.seen[-1] if self.seen else UNKNOWN

    def zones(self) -> list[Zone]:
        return [*self.hands, self.stack] if self.stack is not None else []

    def make_room(self, rings: int) -> None:
        """Have cells for so many rings."""
        grow(rings)
        self.rings = rings
        more = size(rings) - len(self.tiles)
        self.tiles.extend([EMPTY] * more)
        self.near.extend([0] * more)
        self.notes.extend([0] * more)

    def put_down(self, cell: int, tile: int) -> None:
        """A tile comes to lie on an empty cell."""
        tiles = self.tiles
        near = self.near
        if RING[cell] + 2 > self.rings:
            self.make_room(self.rings + 1)
        if near[cell]:
            self.frontier.remove(cell)
        tiles[cell] = tile
        if tile != QUEEN:
            self.occupied.append(cell)
        pull = PULL[tile]
        for beside in AROUND[cell]:
            pulled = near[beside]
            if pulled == 0 and tiles[beside] == EMPTY:
                self.frontier.append(beside)
            near[beside] = pulled + pull
        self.see_again(cell)

    def take_away(self, cell: int) -> None:
        """A tile leaves the hive; its cell is empty again."""
        near = self.near
        pull = PULL[self.tiles[cell]]
        self.tiles[cell] = EMPTY
        self.occupied.remove(cell)
        for beside in AROUND[cell]:
            near[beside] -= pull
            if near[beside] == 0 and self.tiles[beside] == EMPTY:
                self.frontier.remove(beside)
        if near[cell]:
            self.frontier.append(cell)
        self.notes[cell] = 0
        self.see_again(cell)

    def see_again(self, cell: int) -> None:
        """The tile on the cell changed: so may the lines of the cells that look at it."""
        tiles = self.tiles
        notes = self.notes
        for step in STEP:
            at = step[cell]
            while EMPTY < tiles[at] <= DRONE:
                at = step[at]
            notes[at] = 0

    def change(self, cell: int, tile: int) -> None:
        """Something else shows on the cell: a bee turned over, or a tile on top of it."""
        more = PULL[tile] - PULL[self.tiles[cell]]
        self.tiles[cell] = tile
        if more:
            near = self.near
            for beside in AROUND[cell]:
                near[beside] += more
        self.see_again(cell)

    def lay_out(self) -> None:
        """Work out `near` and `frontier` from the tiles, after many have gone."""
        tiles = self.tiles
        self.near = [0] * len(tiles)
        self.notes = [0] * len(tiles)
        self.frontier = []
        for cell in [0, *self.occupied]:
            for beside in AROUND[cell]:
                self.near[beside] += PULL[tiles[cell]]
        for cell in range(size(self.rings - 1)):
            if tiles[cell] == EMPTY and self.near[cell]:
                self.frontier.append(cell)

    def paws(self, cell: int) -> bool:
        """Does a Bear touch the cell?"""
        tiles = self.tiles
        return any(tiles[beside] == BEAR for beside in AROUND[cell])

    def side_at(self, cell: int) -> int:
        """The side of the bee that shows there, or NOWHERE if none does."""
        tile = self.tiles[cell]
        return (tile - 1) % PAW if EMPTY < tile <= DRONE_PAW else NOWHERE

    def pass_turn(self) -> None:
        """The next seat round the table is to move, on the other side.  HIV-TEAM-06"""
        self.turn += 1
        circle = self.circle
        self.player = circle[(self.first + self.turn) % len(circle)]
        self.side ^= 1

    def team(self, side: int) -> tuple[int, ...]:
        """The seats that play a side."""
        return tuple(range(side, self.seats, 2))
