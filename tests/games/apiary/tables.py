"""Laying a table for a test: seats, workers, tokens and tiles by name, and play from there.

A table starts plain: seat 0 is to move, everyone has the mat `skep` (whose hexes (1,-1), (0,-1) and
(-1,0) beside the base have no bonus) and a faction without abilities during play, no workers, no
tokens. Chance gives what `luck` names, else the first thing that it can.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from skep.games.apiary import GAME, codes
from skep.games.apiary.board import ACTIONS, ENTRY, LAST, SIDES
from skep.games.apiary.box import DANCES, FACTIONS, MATS, PLANETS, SEEDS, STEPS, TILES, TOKENS
from skep.games.apiary.resources import RESOURCES, listed, packed
from skep.games.apiary.rules.advance_rows import COLUMNS
from skep.games.apiary.rules.effects.passive import learn_all
from skep.games.apiary.rules.effects.vocabulary import TYPES
from skep.games.apiary.rules.frames import lay_frame
from skep.games.apiary.rules.setup import lay_table, settle
from skep.games.apiary.rules.tiles import lay_tile
from skep.games.apiary.state import BEFORE, LANDING, NONE, POOL, SPACE, SUPPLY, Colony
from skep.hexes import cell_at
from skep.kernel.position import Position
from skep.kernel.script import CHANCE, Refusal

PLAIN = ("ana", "cypri", "lama", "pomon", "sini")
Hex = tuple[int, int]
RULES = Path(__file__).parents[3] / "docs" / "rules" / "apiary.md"
CLAUSES = set(re.findall(r"^- (APY-[A-Z]+-\d\d) ", RULES.read_text(encoding="utf-8"), re.MULTILINE))
REFUSED = {
    "turn": {"place", "retrieve", "benefit"}, "after": {"benefit"}, "advance": {"take", "tile"},
    "carve": {"tile"}, "convert": {"convert", "done"}, "fly": {"fly"}, "leave": {"leave"},
    "grow": {"grow", "upgrade", "done"}, "frame": {"frame"}, "hex": {"hex"}, "income": {"hex"},
    "pod": {"pod"}, "store": {"drop", "done"}, "strengthen": {"worker"}, "dance-token": {"token"},
}  # fmt: skip
"""What each question may refuse, by the verbs of the keys."""


def number(pieces: Sequence[Any], id: str) -> int:
    """The number of the piece with an id."""
    return [piece.id for piece in pieces].index(id)


class Table:
    """A position that is laid out by hand and then played by keys."""

    def __init__(
        self, seats: int = 2, factions: Sequence[str] = PLAIN, mats: Sequence[str] = ("skep",) * 5,
        mode: str = "standard", **values: int,
    ) -> None:  # fmt: skip
        state = lay_table(GAME.settle(mode, seats, values))
        self.state: Colony = state
        self.luck: list[str] = []
        side = SIDES[state.side]
        for cell in side.planets:
            state.tokens[cell] = state.box.cards[0]
            state.box.take(state.tokens[cell])
        state.dances = list(range(side.dances))
        for seat in range(seats):
            state.mat[seat] = number(MATS, mats[seat])
            settle(state, seat, number(FACTIONS, factions[seat]))
            state.goods[seat] = 0
            for worker in state.workers(seat):
                state.where[worker], state.strength[worker] = SUPPLY, 0
        for kind in range(3):
            for slot in range(kind * COLUMNS, kind * COLUMNS + COLUMNS):
                state.row[slot] = state.stacks[kind].cards[0]
                state.stacks[kind].take(state.row[slot])
        first = number(TILES, "advancement")
        state.carvings = list(range(first, first + side.carvings))
        state.vp = [0] * state.players
        state.phase = BEFORE
        state.recording = True
        self._position: Position | None = None

    # Laying out

    def workers(self, seat: int, *strengths: int, landing: bool = False) -> Table:
        """Workers of these strengths join the seat's pool, or its landing."""
        for strength in strengths:
            worker = self.state.spare_worker(seat)
            assert worker != NONE
            self.state.where[worker] = LANDING if landing else POOL
            self.state.strength[worker] = strength
        return self

    def on(self, action: str, seat: int, strength: int, last: bool = False) -> Table:
        """A worker stands on an action: on its first space, or on its last."""
        worker = self.state.spare_worker(seat)
        assert worker != NONE
        at = ACTIONS.index(action)
        space = LAST[at] if last else ENTRY[at]
        self.state.space[space] = worker
        self.state.where[worker] = SPACE + space
        self.state.strength[worker] = strength
        return self

    def goods(self, seat: int, **tokens: int) -> Table:
        self.state.goods[seat] = packed([tokens.get(name, 0) for name in RESOURCES])
        return self

    def hand(self, seat: int, *cards: str) -> Table:
        for card in cards:
            self.state.deck.take(number(SEEDS, card))
            self.state.hands[seat].put(number(SEEDS, card))
        return self

    def plant(self, seat: int, *cards: str) -> Table:
        for card in cards:
            self.state.deck.take(number(SEEDS, card))
            self.state.planted[seat] = [*self.state.planted[seat], number(SEEDS, card)]
        return self

    def row(self, kind: str, *tiles: str) -> Table:
        """These tiles lie in a row; what lay there goes back to the stack."""
        at = TYPES.index(kind)
        stack = self.state.stacks[at]
        first = at * COLUMNS
        old = self.state.row[first : first + COLUMNS]
        new = [number(TILES, tile) for tile in tiles]
        for tile in old:
            stack.put(tile)
        for tile in new:
            stack.take(tile)
        for slot in range(len(new), COLUMNS):
            new.append(old[slot] if old[slot] in stack.cards else stack.cards[0])
            stack.take(new[-1])
        self.state.row[first : first + COLUMNS] = new
        return self

    def carvings(self, *tiles: str) -> Table:
        """Only these carvings are left."""
        left = [number(TILES, tile) for tile in tiles]
        self.state.carvings = left + [NONE] * (len(self.state.carvings) - len(left))
        return self

    def built(self, seat: int, tile: str, at: Hex) -> Table:
        """A tile lies in a hive, without anything having followed from it."""
        at_cell = cell_at(*at)
        if at_cell not in self.state.front[seat]:
            self.state.front[seat] = sorted([*self.state.front[seat], at_cell])
        lay_tile(self.state, seat, number(TILES, tile), at_cell)
        return self

    def frame(self, seat: int, at: Hex, turn: int = 1) -> Table:
        lay_frame(self.state, seat, 3 * cell_at(*at) + turn - 1)
        return self

    def reserve(self, seat: int, *tiles: str) -> Table:
        for tile in tiles:
            self.state.stacks[TYPES.index(TILES[number(TILES, tile)].kind)].take(
                number(TILES, tile)
            )
            self.state.reserve[seat] = sorted([*self.state.reserve[seat], number(TILES, tile)])
        return self

    def token(self, at: Hex, token: str | None) -> Table:
        """An explore token on a spot of the grid, given as row and column."""
        cell, tokens = self.spot(at), self.state.tokens
        if token is None:
            self.state.box.put(tokens[cell])
            tokens[cell] = NONE
        elif number(TOKENS, token) in tokens:  # it changes places
            other = tokens.index(number(TOKENS, token))
            tokens[cell], tokens[other] = tokens[other], tokens[cell]
        else:
            self.state.box.put(tokens[cell])
            tokens[cell] = number(TOKENS, token)
            self.state.box.take(tokens[cell])
        return self

    def planet(self, at: Hex, planet: str, **left: int) -> Table:
        """An explored planet, with tokens that were left there."""
        self.token(at, None)
        self.state.planets[self.spot(at)] = number(PLANETS, planet)
        self.state.skies.take(number(PLANETS, planet))
        self.state.left[self.spot(at)] = packed([left.get(name, 0) for name in RESOURCES])
        return self

    def spot(self, at: Hex) -> int:
        return (at[0] - 1) * SIDES[self.state.side].columns + at[1] - 1

    def ship(self, at: Hex) -> Table:
        self.state.ship = self.spot(at)
        return self

    def taught(self, seat: int, dance: str, *tokens: str) -> Table:
        place = self.state.dances.index(number(DANCES, dance))
        self.state.taught[place] = seat
        self.state.on_dance[place] = [number(STEPS, token) for token in tokens]
        for token in self.state.on_dance[place]:
            self.state.tokens_left.remove(token)
        return self

    def dances(self, *dances: str) -> Table:
        self.state.dances = [number(DANCES, dance) for dance in dances]
        return self

    def slept(self, seat: int, *pods: str) -> Table:
        """Hibernation tokens lie on these pods."""
        for pod in pods:
            self.state.pods[self.pod(pod)] = seat
            self.state.slept[seat] += 1
        return self

    def pod(self, name: str) -> int:
        return codes.POD_CODE[self.state.side].index(codes.POD_NAMES.index(name))

    def upgraded(self, seat: int) -> Table:
        self.state.upgraded[seat] = 1
        return self

    # Playing

    @property
    def position(self) -> Position:
        if self._position is None:
            learn_all(self.state)
            self._position = Position.start(GAME, self.state)
            self._deal()
        return self._position

    def do(self, *keys: str) -> Table:
        """Answer these keys, each of which must be offered."""
        for key in keys:
            self.check_question()
            assert key in self.keys, f"{key} is not offered: {self.prompt} {self.keys}"
            code = self.state.prompt.find(self.state, key, self.position.options)
            assert code is not None
            assert self.state.prompt.key(self.state, code) == key
            self.position.answer(code)
            self._deal()
        return self

    def _deal(self) -> None:
        position = self.position
        while position.seat == CHANCE:
            keys = {self.state.prompt.key(self.state, c): c for c in sorted(position.options)}
            wished = [key for key in keys if key.partition(":")[2] in self.luck[:1]]
            if wished:
                self.luck.pop(0)
            position.answer(keys[wished[0]] if wished else next(iter(keys.values())))

    def end_turn(self) -> Table:
        """Play no more cards and keep all that can be kept."""
        while self.prompt in ("after", "store"):
            self.do("done" if "done" in self.keys else self.keys[0])
        return self

    # Looking

    @property
    def keys(self) -> list[str]:
        codes_ = sorted(set(self.position.options))
        return [self.state.prompt.key(self.state, code) for code in codes_]

    @property
    def prompt(self) -> str:
        return "" if self.position.over else self.state.prompt.name

    @property
    def seat(self) -> int:
        return self.position.seat

    @property
    def refusals(self) -> list[Refusal]:
        assert self.position is not None
        return self.state.prompt.refusals(self.state)

    def refused(self) -> dict[str, str]:
        """What is refused now, with its clauses."""
        return {refusal.key: refusal.clause for refusal in self.refusals}

    def check_question(self) -> None:
        """Options stand in the order of the vocabulary. What is refused is refused once, is not
        offered, and is a thing that this question is about."""
        options = list(self.position.options)
        assert options == sorted(set(options)), self.prompt
        keys = [refusal.key for refusal in self.refusals]
        assert len(keys) == len(set(keys)), keys
        assert not set(keys) & set(self.keys)
        assert {key.partition(":")[0] for key in keys} <= REFUSED.get(self.prompt, set())
        assert {refusal.clause for refusal in self.refusals} <= CLAUSES

    def why(self, key: str) -> str:
        assert self.position is not None
        assert key not in self.keys
        assert self.state.prompt.find(self.state, key, self.position.options) is None
        return self.state.prompt.why(self.state, key)

    def placing(self, action: str) -> list[int]:
        """The strengths with which the seat may go on an action now."""
        start = f"place:{action}:"
        return [int(key.removeprefix(start)) for key in self.keys if key.startswith(start)]

    def held(self, seat: int) -> dict[str, int]:
        """The tokens of a seat."""
        return {RESOURCES[r]: n for r, n in enumerate(listed(self.state.goods[seat])) if n}

    def pool(self, seat: int) -> list[int]:
        return self._strengths(seat, POOL, POOL)

    def landing(self, seat: int) -> list[int]:
        return self._strengths(seat, LANDING, LANDING)

    def board(self, seat: int) -> list[int]:
        return self._strengths(seat, SPACE, 99)

    def supply(self, seat: int) -> int:
        return len(self._strengths(seat, SUPPLY, SUPPLY))

    def _strengths(self, seat: int, low: int, high: int) -> list[int]:
        state = self.state
        own = [k for k in state.workers(seat) if low <= state.where[k] <= high]
        return sorted(state.strength[k] for k in own)

    def spaces(self, action: str) -> list[tuple[int, int] | None]:
        """Who stands on an action: seat and strength, from the first space on."""
        at = ACTIONS.index(action)
        found = [self.state.space[space] for space in dict.fromkeys([ENTRY[at], LAST[at]])]
        return [None if k == NONE else (k >> 2, self.state.strength[k]) for k in found]

    def cards(self, seat: int) -> list[str]:
        return [SEEDS[card].id for card in self.state.hands[seat].cards]

    def discarded(self) -> list[str]:
        return [SEEDS[card].id for card in self.state.discard]

    def tiles(self, seat: int) -> dict[Hex, str]:
        """The built tiles of a hive, by hex."""
        from skep.hexes import Q, R

        tiles = self.state.tiles[seat]
        return {(Q[c], R[c]): TILES[tiles[c] - 3].id for c in self.state.built[seat]}

    def shown(self, kind: str) -> list[str | None]:
        """The tiles of a row."""
        at = TYPES.index(kind) * COLUMNS
        return [None if t == NONE else TILES[t].id for t in self.state.row[at : at + COLUMNS]]

    def told(self, name: str) -> list[dict[str, Any]]:
        """What was told under a name, in order."""
        return [event.facts for event in self.state.recorded_events if event.name == name]

    def line(self, seat: int, id: str) -> int:
        """A line of the score sheet."""
        sheet = GAME.sheet(self.state)
        return int(next(e["points"] for e in sheet if e["seat"] == seat and e["id"] == id))
