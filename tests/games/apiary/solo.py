"""Laying a table against the solo opponent: her card, the support card, her workers by color.

It is her turn, and it is played as soon as anyone looks. The player has two workers of strength 1.
"""

from __future__ import annotations

from skep.games.apiary import GAME
from skep.games.apiary.board import ACTIONS, ENTRY, LAST
from skep.games.apiary.box import TILES
from skep.games.apiary.rules.automa.cards import CARDS, COLORS
from skep.games.apiary.rules.automa.dock import active, of_color, on_board
from skep.games.apiary.rules.automa.turn import CARD_DECK
from skep.games.apiary.state import AUTOMA, POOL, SPACE
from skep.kernel.zones import Pile
from tests.games.apiary.tables import Table, number


class Solo(Table):
    """A table with the Automa, whose next card and its support are named."""

    def __init__(self, card: int, support: int = 0, level: int = 1) -> None:
        super().__init__(1, mode="solo", level=level)
        state = self.state
        state.first = state.player = AUTOMA
        state.automa_next = card - 1
        state.automa_deck = Pile([n for n in range(len(CARDS)) if n != card - 1], CARD_DECK)
        self.luck = [f"automa-{support or 1 + (card == 1):02}"]
        self.workers(0, 1, 1)
        self.hers("yellow", 1, 1).hers("gray", 1, 1)

    # Laying out

    def hers(self, color: str, *strengths: int) -> Solo:
        """Her two workers of a color, both in the pool."""
        for worker, strength in zip(of_color(COLORS.index(color)), strengths, strict=True):
            self.state.where[worker], self.state.strength[worker] = POOL, strength
        return self

    def out(self, color: str, action: str, strength: int, last: bool = False) -> Solo:
        """One of her workers stands on the board: the second of its color, then the first."""
        worker = [w for w in of_color(COLORS.index(color)) if self.state.where[w] == POOL][-1]
        at = ACTIONS.index(action)
        space = LAST[at] if last else ENTRY[at]
        self.state.space[space] = worker
        self.state.where[worker], self.state.strength[worker] = SPACE + space, strength
        return self

    def on(self, action: str, seat: int, strength: int, last: bool = False) -> Solo:
        super().on(action, seat, strength, last)
        return self

    def ship(self, at: tuple[int, int]) -> Solo:
        super().ship(at)
        return self

    def yours(self) -> Solo:
        """It is the player's turn, and hers comes after it."""
        self.state.player = 0
        self.state.turn = 1
        return self

    def bare(self, *kinds: str) -> Solo:
        """Rows without tiles, and without a stack to fill them."""
        for kind in kinds:
            at = ["farm", "recruit", "development"].index(kind)
            self.state.row[3 * at : 3 * at + 3] = [-1] * 3
            self.state.stacks[at].cards = []
        return self

    # Playing and looking

    def play(self) -> Solo:
        """Her turn, up to the player's first decision."""
        assert self.position is not None
        return self

    @property
    def vp(self) -> int:
        return self.state.vp[AUTOMA]

    def ready(self, color: str) -> list[int]:
        return [self.state.strength[w] for w in active(self.state, COLORS.index(color))]

    def placed(self, color: str) -> list[int]:
        return [self.state.strength[w] for w in on_board(self.state, COLORS.index(color))]

    @property
    def taken(self) -> list[str]:
        return [TILES[tile].id for tile in self.state.automa_tiles]

    @property
    def at(self) -> tuple[int, int]:
        """Where the QueenShip is, as row and column."""
        return self.state.ship // 4 + 1, self.state.ship % 4 + 1

    def known(self, *spots: tuple[int, int]) -> Solo:
        """Planets without a token there; all that are not named have one."""
        names = (f"planet-{n:02}" for n in range(1, 16))
        for spot in spots:
            self.planet(spot, next(names))
        return self

    def carved(self) -> str:
        """The carving that she took."""
        return next(t for t in self.taken if TILES[number(TILES, t)].kind == "carving")

    @property
    def tokens(self) -> list[str]:
        """The pods with her tokens."""
        view = GAME.view(self.state, 0)
        return [
            name
            for sector in view["comb"]
            for name, pod in zip(sector["pod_names"], sector["pods"])
            if pod == AUTOMA
        ]


def slots(*, without: tuple[int, ...] = ()) -> list[int]:
    """The first eight carvings in their slots, some of them gone."""
    first = number(TILES, "advancement")
    return [-1 if n in without else first + n for n in range(8)]


def carving(slot: int) -> str:
    return TILES[number(TILES, "advancement") + slot].id


def points(table: Table) -> int:
    """Her score."""
    return int(GAME.view(table.state, 0)["automa"]["score"])


def line(table: Table, id: str) -> int:
    """A line of her score sheet."""
    return int(GAME.view(table.state, 0)["automa"]["lines"][id])
