"""A slow, plain Hivernation, written straight from the clauses to check the fast engine against."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from copy import copy

Cell = tuple[int, int]

QUEEN: Cell = (0, 0)
DIRECTIONS: list[Cell] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
SIDES = ["worker", "drone"]
BEES = {"quick": 10, "arcade": 20, "total": 20}
CIRCLES = {n: list(range(n)) for n in (2, 4, 6, 8)} | {3: [0, 1, 2, 1]}
SPECIALTIES = {"flower": 8, "bear": 4, "pesticide": 2, "beekeeper": 2}
EVEN_HAND = {"flower": 2, "bear": 1}
FETCHABLE = ["bee", "flower", "bear", "pesticide"]
MAX_QUIET, MAX_SEEN, MAX_MOVES = 16, 3, 120


def step(cell: Cell, direction: Cell) -> Cell:
    """The next place in a direction (HIV-COMP-09)."""
    return (cell[0] + direction[0], cell[1] + direction[1])


def around(cell: Cell) -> list[Cell]:
    """The 6 places that touch a place (HIV-COMP-09)."""
    return [step(cell, direction) for direction in DIRECTIONS]


def joined(cells: Iterable[Cell]) -> set[Cell]:
    """Those of the cells that a path of touching cells joins to the Queen (HIV-PEST-09)."""
    left = set(cells) - {QUEEN}
    found = [QUEEN]
    for cell in found:
        touching = left.intersection(around(cell))
        found.extend(touching)
        left -= touching
    return set(found)


def named(word: str, cell: Cell) -> str:
    """The key of a word and a place."""
    return f"{word}:{cell[0]},{cell[1]}"


def read_cell(text: str) -> Cell:
    """The place that the second part of a key names."""
    q, r = text.split(",")
    return (int(q), int(r))


class SlowHive:
    """One game: the state, what may be answered, and what an answer does."""

    def __init__(self, mode: str, seats: int = 2, deal: str = "random") -> None:
        """Lay out the Queen, the reserves and the specialties (HIV-SETUP-02 to SETUP-07)."""
        if mode not in BEES or seats not in CIRCLES or deal not in ("random", "even"):
            raise ValueError(f"no such game: {mode}, {seats} seats, {deal} deal")
        self.mode, self.seats = mode, seats
        self.tiles: dict[Cell, str] = {QUEEN: "queen"}
        self.under: set[Cell] = set()
        self.reserve = [BEES[mode], BEES[mode]]
        self.hands: list[Counter[str]] = [Counter(), Counter()]
        self.stack: Counter[str] = Counter()
        self.discard: Counter[str] = Counter()
        self.to_deal: list[int] = []  # sides still to be dealt a tile at setup
        self._open_turns()
        self._sort_specialties(deal)

    def _open_turns(self) -> None:
        """Nobody has moved; chance says who starts (HIV-SETUP-08)."""
        self.circle = CIRCLES[self.seats]
        self.at = 0  # the place in the circle of the seat whose turn it is
        self.prompt: str | None = "start"
        self.seat = -1
        self.reason: str | None = None
        self.held = ""  # the tile being played
        self.lifted: Cell | None = None  # where the held bee was picked up
        self.keeper = False  # a Beekeeper is being played
        self.signalled = False  # this turn put down the last bee of a reserve
        self.final = False  # this turn is the final move
        self.moves = 0  # turns of the second phase
        self.quiet = 0  # those of them in a row without a flip
        self.seen: Counter[tuple[frozenset[tuple[Cell, str]], int]] = Counter()

    def _sort_specialties(self, deal: str) -> None:
        """Arcade alone has specialties, dealt at random or evenly (HIV-SETUP-04, 05, 06)."""
        if self.mode != "arcade":
            return
        self.stack = Counter(SPECIALTIES)
        if deal == "random":
            self.to_deal = [0, 0, 0, 1, 1, 1]
            return
        for hand in self.hands:
            hand.update(EVEN_HAND)
            self.stack.subtract(EVEN_HAND)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.reason is not None

    @property
    def side(self) -> int:
        """The side whose turn it is (HIV-TEAM-06)."""
        return self.circle[self.at] % 2

    @property
    def scores(self) -> list[int]:
        """For each seat the count of its side (HIV-TEAM-07)."""
        return [self.count(seat % 2) for seat in range(self.seats)]

    def count(self, side: int) -> int:
        """The visible bees that show the side (HIV-SCORE-01, 03, 04, 05, 06)."""
        return sum(tile == SIDES[side] for tile in self.tiles.values())

    def copy(self) -> SlowHive:
        """A game of its own in the same state."""
        twin = copy(self)
        for name, value in vars(self).items():
            setattr(twin, name, copy(value))
        twin.hands = [copy(hand) for hand in self.hands]
        return twin

    def perft(self, depth: int) -> int:
        """The number of answer sequences of this length."""
        if depth == 0:
            return 1
        total = 0
        for key in self.keys():
            after = self.copy()
            after.answer(key)
            total += after.perft(depth - 1)
        return total

    # Where tiles may go

    def is_paw(self, cell: Cell) -> bool:
        """Whether the bee here touches a Bear (HIV-BEAR-01, 04, 05)."""
        return any(self.tiles.get(near) == "bear" for near in around(cell))

    def line(self, cell: Cell, direction: Cell) -> list[Cell]:
        """The enemies a new bee flips in one direction (HIV-PINCER-01, LOS-01 to 04, BLOCK-01)."""
        between = []
        cell = step(cell, direction)
        while self.tiles.get(cell) == SIDES[1 - self.side] and not self.is_paw(cell):
            between.append(cell)
            cell = step(cell, direction)
        return between if self.tiles.get(cell) == SIDES[self.side] else []

    def lines(self, cell: Cell) -> list[list[Cell]]:
        """The lines a new bee closes, each direction by itself (HIV-MULTI-01, 02)."""
        found = [self.line(cell, direction) for direction in DIRECTIONS]
        return [between for between in found if between]

    def empty_cells(self) -> set[Cell]:
        """The empty places that touch the hive (HIV-ATT-06, ATT-09)."""
        return {near for cell in self.tiles for near in around(cell)} - set(self.tiles)

    def takes_bee(self, cell: Cell) -> bool:
        """Whether a bee may take this empty place (HIV-ATT-01 to 05)."""
        touching = [self.tiles.get(near) for near in around(cell)]
        if "queen" in touching or "bear" in touching or SIDES[self.side] in touching:
            return True
        return bool(self.lines(cell))

    def takes_specialty(self, cell: Cell) -> bool:
        """Whether a Flower, Bear or Pesticide may be put here (HIV-SPEC-01 to 05, QUEEN-03)."""
        if cell in self.tiles:
            return self.tiles[cell] in SIDES
        touching = [self.tiles.get(near) for near in around(cell)]
        return any(tile not in (None, "queen") for tile in touching)

    def places(self, kind: str) -> Iterator[Cell]:
        """Where a tile of this kind may be put; a lifted bee not back (HIV-TURN-06, TOTAL-09)."""
        if kind == "bee":
            return (c for c in self.empty_cells() if self.takes_bee(c) and c != self.lifted)
        return (c for c in self.empty_cells() | set(self.tiles) if self.takes_specialty(c))

    # What may be answered

    def keys(self) -> list[str]:
        """The legal answers to the present prompt (for chance: HIV-SETUP-04, 08, MULTI-05)."""
        keys: list[str] = []
        if self.prompt == "start":
            keys = ["start:workers", "start:drones"]
        elif self.prompt == "draw":
            keys = [f"tile:{kind}" for kind, left in self.stack.items() if left > 0]
        elif self.prompt == "play":
            keys = self._play_keys()
        elif self.prompt == "put":
            keys = [named(self.held, cell) for cell in self.places(self.held)]
        elif self.prompt == "fetch":
            keys = self._fetch_keys()
        elif self.prompt == "lift":
            keys = self._lift_keys()
        return sorted(keys)

    def _play_keys(self) -> list[str]:
        """A bee or a specialty; declining only a final move (HIV-TURN-02, TURN-04, ARCADE-09)."""
        keys = []
        if self.reserve[self.side] > 0:
            keys += [named("bee", cell) for cell in self.places("bee")]
        hand = self.hands[self.side]
        keys += [f"use:{kind}" for kind in SPECIALTIES if hand[kind] > 0 and self.playable(kind)]
        return [*keys, "decline"] if keys and self.final else keys

    def playable(self, kind: str) -> bool:
        """Whether a tile of this kind can be played now (HIV-KEEPER-06, HIV-DOM-02)."""
        if kind == "beekeeper":
            return bool(self._fetch_keys())
        return any(self.places(kind))

    def _fetch_keys(self) -> list[str]:
        """The discarded kinds that can be played now, no Beekeeper (HIV-KEEPER-03, 06, 07)."""
        return [f"fetch:{k}" for k in FETCHABLE if self.discard[k] > 0 and self.playable(k)]

    def _lift_keys(self) -> list[str]:
        """The own bees that can be moved (HIV-TOTAL-06)."""
        own = [cell for cell, tile in self.tiles.items() if tile == SIDES[self.side]]
        return [named("lift", cell) for cell in own if self.can_move(cell)]

    def can_move(self, cell: Cell) -> bool:
        """Whether the rest stays joined and the bee has somewhere to go (HIV-TOTAL-07, 08, 09)."""
        trial = self.copy()
        trial._take(named("lift", cell))
        return joined(trial.tiles) == set(trial.tiles) and any(trial.places("bee"))

    # What an answer does

    def answer(self, key: str) -> None:
        """Take a legal answer, and then whatever is forced."""
        if key not in self.keys():
            raise ValueError(f"{key!r} is no answer to {self.prompt!r}")
        self._take(key)
        while self._is_forced():
            self._take(self.keys()[0])

    def _is_forced(self) -> bool:
        """Whether one option is left; for a draw, one tile."""
        options = self.stack.total() if self.prompt == "draw" else len(self.keys())
        return options == 1

    def _ask(self, prompt: str) -> None:
        """Put a decision to chance or to the seat whose turn it is."""
        self.prompt = prompt
        self.seat = -1 if prompt == "draw" else self.circle[self.at]

    def _take(self, key: str) -> None:
        """Do what one answer says: a word that is none of these is a tile to put down."""
        word, _, rest = key.partition(":")
        acts = {"start": self._start, "tile": self._draw, "use": self._use}
        acts |= {"fetch": self._fetch, "lift": self._lift}
        if key == "decline":
            self._finish("declined")
        else:
            acts.get(word, self._put)(rest)

    def _start(self, who: str) -> None:
        """The side that chance names starts (HIV-SETUP-08)."""
        self.at = 0 if who == "workers" else 1
        self._begin_turn()

    def _draw(self, kind: str) -> None:
        """A tile of the stack goes to a hand, at setup or as a bonus (HIV-SETUP-04, MULTI-05)."""
        at_setup = bool(self.to_deal)
        self.stack[kind] -= 1
        self.hands[self.to_deal.pop(0) if at_setup else self.side][kind] += 1
        if at_setup:
            self._begin_turn()
        else:
            self._end_turn()

    def _use(self, kind: str) -> None:
        """A specialty leaves the hand (HIV-TURN-02, HIV-KEEPER-01, 02)."""
        self.hands[self.side][kind] -= 1
        self.held = kind
        self.keeper = kind == "beekeeper"
        self._ask("fetch" if self.keeper else "put")

    def _fetch(self, kind: str) -> None:
        """The chosen tile leaves the discard pile, to be played at once (HIV-KEEPER-02, 04)."""
        self.discard[kind] -= 1
        self.held = kind
        self._ask("put")

    def _lift(self, place: str) -> None:
        """A bee is picked up (HIV-TOTAL-05)."""
        self.lifted = read_cell(place)
        del self.tiles[self.lifted]
        self.held = "bee"
        self._ask("put")

    def _put(self, place: str) -> None:
        """A tile is put down and acts by the rules of its kind (HIV-KEEPER-09)."""
        if self.prompt == "play":
            self._take_from_reserve()
        acts = {"bee": self._put_bee, "pesticide": self._put_pesticide}
        acts.get(self.held, self._put_blocker)(read_cell(place))

    def _take_from_reserve(self) -> None:
        """The last bee of a reserve signals the last round (HIV-ARCADE-02, 03, KEEPER-10)."""
        self.held = "bee"
        self.reserve[self.side] -= 1
        self.signalled = self.reserve[self.side] == 0

    def _put_bee(self, cell: Cell) -> None:
        """A bee flips each line it closes; two lines draw a tile (HIV-ATT-08, MULTI-03 to 08)."""
        lines = self.lines(cell)
        self.tiles[cell] = SIDES[self.side]
        for between in lines:
            self._flip(between)
        self.quiet = 0 if lines or self.lifted is None else self.quiet + 1
        if len(lines) >= 2 and self.stack.total() > 0:
            self._ask("draw")
        else:
            self._end_turn()

    def _flip(self, cells: list[Cell]) -> None:
        """Enemy bees come to show the side whose turn it is (HIV-PINCER-02, 04)."""
        for cell in cells:
            self.tiles[cell] = SIDES[self.side]

    def _put_blocker(self, cell: Cell) -> None:
        """A Flower or Bear may cover a bee, and stays (HIV-SPEC-01, FLOWER-01 to 08, BEAR-06)."""
        if cell in self.tiles:
            self.under.add(cell)
        self.tiles[cell] = self.held
        if self.held == "flower":
            enemies = [c for c in around(cell) if self.tiles.get(c) == SIDES[1 - self.side]]
            self._flip([c for c in enemies if not self.is_paw(c)])
        self._end_turn()

    def _put_pesticide(self, cell: Cell) -> None:
        """The touched and covered tiles go, then the cut off, and itself (HIV-PEST-01 to 12)."""
        for near in [cell, *around(cell)]:
            self._remove(near)
        for lost in set(self.tiles) - joined(self.tiles):
            self._remove(lost)
        self.discard["pesticide"] += 1
        self._end_turn()

    def _remove(self, cell: Cell) -> None:
        """A place's tiles, but never the Queen, are discarded (HIV-PEST-06, 08, QUEEN-02)."""
        if cell == QUEEN or cell not in self.tiles:
            return
        tile = self.tiles.pop(cell)
        self.discard["bee" if tile in SIDES else tile] += 1
        if cell in self.under:
            self.under.remove(cell)
            self.discard["bee"] += 1

    # Turns and endings

    def _end_turn(self) -> None:
        """Lay away what was used and pass the turn on (HIV-KEEPER-05, ARCADE-04, 05, 06)."""
        self.discard["beekeeper"] += self.keeper
        self.moves += self.lifted is not None
        self.keeper, self.lifted, self.held = False, None, ""
        if self.final:
            self._finish("last-bee")
            return
        self.final = self.signalled and self.mode == "arcade"
        self.signalled = False
        self.at = (self.at + 1) % len(self.circle)
        self._begin_turn()

    def _begin_turn(self) -> None:
        """Deal, or ask for a play unless placing is over or blocked (HIV-DOM-01, 04, QUICK-04)."""
        self._ask("draw" if self.to_deal else "play")
        if self.mode == "total" and not any(self.reserve):
            self._begin_move()
        elif self.mode == "quick" and not any(self.reserve):
            self._finish("last-bee")
        elif not self.keys():
            self._finish("last-bee" if self.final else "blocked")

    def _begin_move(self) -> None:
        """Ask for a move of the second phase, unless an ending holds (HIV-TOTAL-04, 12 to 16)."""
        self._ask("lift")
        position = (frozenset(self.tiles.items()), self.side)
        self.seen[position] += 1
        endings = [
            ("converted", self.moves > 0 and 0 in (self.count(0), self.count(1))),
            ("no-move", not self.keys()),
            ("no-flips", self.quiet >= MAX_QUIET),
            ("repetition", self.seen[position] >= MAX_SEEN),
            ("turn-limit", self.moves >= MAX_MOVES),
        ]
        for reason in [reason for reason, holds in endings if holds][:1]:
            self._finish(reason)

    def _finish(self, reason: str) -> None:
        """The game is over (HIV-ARCADE-05, DOM-05)."""
        self.reason = reason
        self.prompt = None
        self.seat = -1
