"""Laying a table for a test: the hive drawn as text, hands and piles by name, and play from there.

        x D Da F        Q the Queen, W and D bees, w and d bees with a paw, F a Flower, B a Bear,
         W Q .          a dot an empty place. Neighbours in a row are two columns apart and each
                        row is shifted by one, so a line runs level or aslant.

Any other letter or digit names an empty place (`x`), or, right behind a tile, its place (`Da`);
keys may then use the name: `bee:x`, `lift:a`. Coordinates are axial, the Queen lies on (0, 0).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from random import Random

import skep
from skep.games.hivernation import GAME
from skep.games.hivernation.index.attachment import put_down
from skep.games.hivernation.index.repetition import position_hash
from skep.games.hivernation.pieces import KINDS, SIDES, WORKERS
from skep.games.hivernation.rules.bear import put_bear
from skep.games.hivernation.rules.flower import put_flower
from skep.games.hivernation.state import MOVING, PLACING, Hive
from skep.hexes import RING, Q, R, cell_at
from skep.kernel.position import Position
from skep.kernel.script import Event

Cell = tuple[int, int]
SHOWS = ".WDwdQFB"
"""The letter of what shows on a cell."""
SWAPPED = str.maketrans("WDwd", "DWdw")
LONGEST = 400
"""No game takes more answers: 7 to begin, 40 bees, 120 moves of two answers each."""
WAYS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The six directions, going round."""


def around(cell: Cell) -> list[Cell]:
    """The six places that touch a place."""
    return [(cell[0] + q, cell[1] + r) for q, r in WAYS]


def joined(cells: Collection[Cell]) -> set[Cell]:
    """Those of the cells that a path of touching cells joins to the Queen."""
    met = [(0, 0)]
    for cell in met:
        met.extend(beside for beside in around(cell) if beside in cells and beside not in met)
    return set(met)


def read(text: str) -> tuple[dict[Cell, str], dict[str, Cell]]:
    """The tiles of a drawing, and its named places."""
    rows = text.splitlines()
    home = next(row for row, line in enumerate(rows) if "Q" in line)
    middle = rows[home].index("Q")
    tiles: dict[Cell, str] = {}
    names: dict[str, Cell] = {}
    for row, line in enumerate(rows):
        for column, mark in enumerate(line):
            r = row - home
            q, behind = divmod(column - middle - r, 2)
            if mark in " .":
                assert mark == " " or not behind, f"askew: {line}"
            elif behind or mark not in SHOWS:
                assert mark not in names, f"{mark!r} names two places"
                assert not behind or (mark not in SHOWS and line[column - 1] != " "), (
                    f"askew: {line}"
                )
                names[mark] = (q, r)
            else:
                tiles[q, r] = mark
    return tiles, names


def draw(tiles: Mapping[Cell, str]) -> str:
    """Tiles as a drawing, always the same for the same tiles."""
    at = {(r, 2 * q + r): mark for (q, r), mark in tiles.items()}
    rows = sorted({row for row, _ in at})
    columns = sorted({column for _, column in at})
    lines = [
        "".join(at.get((row, column), " ") for column in range(columns[0], columns[-1] + 1))
        for row in range(rows[0], rows[-1] + 1)
    ]
    return "\n".join(["", *(line.rstrip() for line in lines)])


def turn_cell(cell: Cell, turned: int) -> Cell:
    """The place a number of sixths of a turn further round the Queen."""
    q, r = cell
    for _ in range(turned):
        q, r = -r, q + r
    return q, r


def drawing(text: str, turned: int = 0, swapped: bool = False) -> str:
    """What `Table.drawing` looks like for a hive drawn so."""
    tiles = read(text.translate(SWAPPED) if swapped else text)[0]
    return draw({turn_cell(cell, turned): mark for cell, mark in tiles.items()})


class Table:
    """A position, and the names of places on it."""

    def __init__(self, position: Position, names: Mapping[str, Cell]) -> None:
        self.position = position
        self.names = names

    @property
    def hive(self) -> Hive:
        assert isinstance(self.position.state, Hive)
        return self.position.state

    # What is asked

    @property
    def keys(self) -> list[str]:
        """What is offered now, each key once."""
        name = self.hive.prompt.key
        return [name(self.hive, code) for code in sorted(set(self.position.options))]

    @property
    def seat(self) -> int:
        return self.position.seat

    @property
    def side(self) -> str:
        return SIDES[self.hive.side]

    @property
    def prompt(self) -> str:
        return "" if self.over else self.hive.prompt.name

    def key(self, key: str) -> str:
        """A key with coordinates in place of a name."""
        verb, _, name = key.partition(":")
        if name not in self.names:
            return key
        q, r = self.names[name]
        return f"{verb}:{q},{r}"

    def offers(self, key: str) -> bool:
        return self.key(key) in self.keys

    def why(self, key: str) -> str:
        """The clause that forbids a key."""
        assert not self.offers(key)
        return self.hive.prompt.why(self.hive, self.key(key))

    def play(self, *keys: str) -> Table:
        """Answer with these keys, one after the other."""
        for key in keys:
            assert self.offers(key), f"{key} is not offered: {self.keys}"
            codes = {self.hive.prompt.key(self.hive, code): code for code in self.position.options}
            self.position.answer(codes[self.key(key)])
        return self

    def tells(self, *keys: str) -> list[Event]:
        """What is told while these keys are played."""
        self.hive.recording = True
        before = len(self.hive.recorded_events)
        return self.play(*keys).hive.recorded_events[before:]

    def match(self) -> skep.Match:
        """A match that has come to this table."""
        mode = ("quick", "arcade", "total")[self.hive.mode]
        match = skep.new("hivernation", seats=self.hive.seats, seed=1, mode=mode)
        match._position = self.position.clone()
        match._decisions = {}
        return match

    # What lies there

    @property
    def tiles(self) -> dict[Cell, str]:
        """What shows on each place, by letter."""
        cells = [0, *self.hive.occupied]
        return {(Q[cell], R[cell]): SHOWS[self.hive.tiles[cell]] for cell in cells}

    @property
    def drawing(self) -> str:
        return draw(self.tiles)

    def shows(self, name: str) -> str:
        """The letter of what shows on a named place."""
        return self.tiles.get(self.names[name], ".")

    @property
    def bees(self) -> list[int]:
        return self.hive.bees

    @property
    def reserve(self) -> list[int]:
        return self.hive.reserve

    @property
    def hands(self) -> list[list[str]]:
        return [[KINDS[kind] for kind in hand.cards] for hand in self.hive.hands]

    @property
    def stack(self) -> list[str]:
        assert self.hive.stack is not None
        return [KINDS[kind] for kind in self.hive.stack.cards]

    @property
    def discard(self) -> dict[str, int]:
        return {KINDS[kind]: count for kind, count in enumerate(self.hive.discard) if count}

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def reason(self) -> str:
        return GAME.reason(self.hive)


def lay(
    text: str,
    *,
    mode: str = "arcade",
    side: str = "workers",
    hand: Sequence[str] = (),
    other_hand: Sequence[str] = (),
    stack: Sequence[str] = (),
    discard: Mapping[str, int] | None = None,
    reserve: tuple[int, int] | None = None,
    under: Mapping[Cell, str] | None = None,
    final: bool = False,
    moving: bool = False,
    seats: int = 2,
    turned: int = 0,
    swapped: bool = False,
) -> Table:
    """A table in the middle of a game, this side to play, `hand` being its hand.

    `reserve` is (Workers', Drones'); `under` says which bee (W or D) lies under a tile.
    `turned` turns the drawing by sixths around the Queen; `swapped` swaps the sides in it,
    and the side to play.
    """
    tiles, names = read(text.translate(SWAPPED) if swapped else text)
    names = {name: turn_cell(cell, turned) for name, cell in names.items()}
    starts = SIDES[SIDES.index(side) ^ swapped]
    hive = new(mode, seats, "even" if mode == "arcade" else "").play(f"start:{starts}").hive.copy()
    hive.phase = MOVING if moving else PLACING
    hive.final = final
    if reserve is not None or moving:
        hive.reserve = [0, 0] if reserve is None else list(reserve)
    put_tiles(hive, {turn_cell(cell, turned): mark for cell, mark in tiles.items()})
    for cell, bee in (under or {}).items():
        hive.under[cell_at(*cell)] = "WD".index(bee)
    if hive.stack is not None:
        hive.stack.cards = sorted(KINDS.index(kind) for kind in stack)
        hive.hands[hive.side].cards = sorted(KINDS.index(kind) for kind in hand)
        hive.hands[1 - hive.side].cards = sorted(KINDS.index(kind) for kind in other_hand)
    for kind, count in (discard or {}).items():
        hive.discard[KINDS.index(kind)] = count
    if moving:
        hive.position_hash = position_hash(hive)
        hive.seen = hive.position_hash.to_bytes(8, "big")
    return Table(Position.start(GAME, hive), names)


def put_tiles(hive: Hive, tiles: Mapping[Cell, str]) -> None:
    """Put drawn tiles into a hive that holds only the Queen; a paw must lie beside a Bear."""
    assert joined(tiles) == set(tiles), "the drawing falls apart"
    hive.make_room(2 + max(RING[cell_at(*at)] for at in tiles))
    for at, mark in sorted(tiles.items(), key=lambda tile: "QFWwDdB".index(tile[1])):
        if mark == "F":
            put_flower(hive, cell_at(*at), WORKERS)  # while there is nothing to flip
        elif mark == "B":
            put_bear(hive, cell_at(*at), WORKERS)  # marks the bees that lie there already
        elif mark != "Q":
            side = "WD".index(mark.upper())
            put_down(hive, cell_at(*at), side + 1)
            hive.bees[side] += 1
    shown = {(Q[cell], R[cell]): SHOWS[hive.tiles[cell]] for cell in [0, *hive.occupied]}
    assert draw(shown) == draw(tiles), "a paw too many or too few"


def new(mode: str = "arcade", seats: int = 2, deal: str = "") -> Table:
    """A game before its first decision, chance's included."""
    hive = GAME.setup(GAME.settle(mode, seats, {"deal": deal} if deal else {}))
    return Table(Position.start(GAME, hive), {})


def played_out(mode: str, seed: int, seats: int = 2) -> Iterator[Table]:
    """A random game from its first decision to its end; specialties come as often as bees."""
    rng = Random(f"{mode} {seed} {seats}")
    table = new(mode, seats)
    yield table
    for _ in range(LONGEST):
        if table.over:
            return
        keys = table.keys
        verb = rng.choice(sorted({key.partition(":")[0] for key in keys}))
        table.play(rng.choice([key for key in keys if key.partition(":")[0] == verb]))
        yield table
    raise AssertionError(f"not over after {LONGEST} answers")


def placing(mode: str, seed: int) -> Iterator[Table]:
    """The turns of a random game in which tiles are put down, each at its start."""
    for table in played_out(mode, seed):
        if table.prompt == "lift":
            return
        if table.prompt == "play":
            yield table
