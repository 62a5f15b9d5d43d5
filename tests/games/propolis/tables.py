"""Laying a table of Propolis for a test: landscapes, workers, hives and tracks by name.

Landscapes are named by their spaces (`"yellow pink"`), workers by a drawing of the spaces: `S` one
that stands, `L` one that lies, a dot a free space, behind the side's number: `"0:S.L"`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from skep.games.propolis import GAME
from skep.games.propolis.box import LANDSCAPE, PERMANENTS, SPACES_OF
from skep.games.propolis.pieces import PALACE, RESOURCES, SPACES, START, STRUCTURES, TRACKS
from skep.games.propolis.rules.setup import lay_table
from skep.games.propolis.rules.structures import add_card
from skep.games.propolis.state import PLAYING, Realm
from skep.kernel.position import Position
from skep.kernel.script import CHANCE, Event
from skep.kernel.zones import Pile

PLAIN = ("yellow orange", "yellow pink", "orange pink", "purple blue")
"""Landscapes of a row about which a test says nothing."""
QUIET_MARKET = (37, 38, 39, 40, 41, 42, 43, 53, 54, 55)
"""Dear cards: none can be paid with what one starts with."""


def land(spaces: str) -> int:
    """The landscape with these spaces."""
    wanted = [SPACES.index(name) for name in spaces.split()]
    return SPACES_OF.index(wanted)


def start(number: int) -> int:
    return START + number


def palace(number: int) -> int:
    return PALACE + number


class Table:
    """A position, and what was told on the way to it."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.recorded_events: list[Event] = []

    @property
    def realm(self) -> Realm:
        assert isinstance(self.position.state, Realm)
        return self.position.state

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def seat(self) -> int:
        return self.position.seat

    @property
    def prompt(self) -> str:
        return self.realm.prompt.name

    @property
    def keys(self) -> list[str]:
        name = self.realm.prompt.key
        return [name(self.realm, code) for code in sorted(set(self.position.options))]

    def offered(self, verb: str) -> list[str]:
        """The keys that begin so."""
        return [key for key in self.keys if key.partition(":")[0] == verb]

    def why(self, key: str) -> str:
        """The clause that forbids a key, which must not be offered."""
        assert key not in self.keys
        before = self.realm.dump()
        clause = self.realm.prompt.why(self.realm, key)
        assert self.realm.dump() == before
        return clause

    def play(self, *keys: str, hold: bool = False) -> Table:
        """Answer these keys; chance takes its first option wherever no key names another."""
        for key in keys:
            while self.seat == CHANCE and key not in self.keys:
                self._answer(self.keys[0])
            self._answer(key)
        while not hold and self.seat == CHANCE:
            self._answer(self.keys[0])
        return self

    def _answer(self, key: str) -> None:
        assert key in self.keys, f"{key} is not offered: {self.keys}"
        code = next(c for c in self.position.options if self.realm.prompt.key(self.realm, c) == key)
        self.position.answer(code)
        self.recorded_events += self.realm.recorded_events
        self.realm.raw_events = []

    def events(self, name: str) -> list[Event]:
        return [event for event in self.recorded_events if event.name == name]

    # What stands

    def track(self, side: int, resource: str) -> int:
        return self.realm.tracks[side * TRACKS + RESOURCES.index(resource)]

    def tracks(self, side: int) -> list[int]:
        return self.realm.tracks[side * TRACKS : side * TRACKS + TRACKS]

    def row(self, row: int) -> list[int]:
        return self.realm.lands[4 * row - 4 : 4 * row]

    def bees(self, cell: str) -> str:
        """The workers on a place, as they are laid."""
        at = cell_of(cell)
        mask, spaces = self.realm.bees[at], len(SPACES_OF[self.realm.lands[at]])
        if not mask:
            return ""
        drawn = "".join(
            "L" if mask >> n + 4 & 1 else "S" if mask >> n & 1 else "." for n in range(spaces)
        )
        return f"{self.realm.owner[at]}:{drawn}"

    def workers(self, side: int) -> tuple[int, int, int]:
        """At home, on landscapes, in central."""
        realm = self.realm
        return realm.personal[side], realm.deployed(side), realm.central[side]


def cell_of(cell: str) -> int:
    row, slot = cell.split(",")
    return 4 * int(row) + int(slot) - 5


def lay(
    seats: int = 2,
    *,
    solo: str = "",
    rows: Sequence[Sequence[str]] = (),
    bees: Mapping[str, str] = {},
    tracks: Mapping[int, Sequence[int]] = {},
    hives: Mapping[int, Sequence[int]] = {},
    central: Mapping[int, int] = {},
    market: Sequence[int] = QUIET_MARKET,
    palaces: Sequence[int] = (8, 9, 10, 11, 12),
    deck: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    player: int = 0,
    first: int = 0,
) -> Table:
    """A table at the start of a turn."""
    mode = "solo" if solo else "multiplayer"
    realm = lay_table(GAME.settle(mode, 1 if solo else seats, {"difficulty": solo} if solo else {}))
    realm.phase = PLAYING
    realm.player, realm.first = player, first
    for row, names in enumerate(rows or ()):
        for slot, name in enumerate(names):
            realm.lands[4 * row + slot] = land(name) if name else 0
    for cell in range(len(realm.lands)):
        if cell // 4 >= len(rows):
            realm.lands[cell] = land(PLAIN[cell % 4])
    for side in range(realm.sides):
        for card in hives.get(side, (start(side + 1),)):
            add_card(realm, side, card)
        if side in tracks:
            realm.tracks[side * TRACKS : side * TRACKS + TRACKS] = list(tracks[side])
        if side in central:
            moved = central[side] - realm.central[side]
            realm.central[side] += moved
            realm.personal[side] -= moved
    for place, drawn in bees.items():
        put(realm, cell_of(place), drawn)
    realm.market = [*market, *(card for card in QUIET_MARKET if card not in market)][:10]
    realm.palaces = list(palaces)
    taken = {*realm.market, *(card for hive in realm.hives for card in hive)}
    realm.shown = sum(1 << card for card in taken if 0 < card <= STRUCTURES)
    stock = [land(name) for name in deck] if deck is not None else rest_of(realm)
    realm.top, realm.deck = (stock[0], Pile(stock[1:])) if stock else (0, Pile([]))
    realm.discard = [land(name) for name in discard]
    realm.recording = True
    table = Table(Position.start(GAME, realm))
    table.recorded_events, realm.raw_events = realm.recorded_events, []
    return table


def put(realm: Realm, cell: int, drawn: str) -> None:
    """Workers on a landscape, taken from home."""
    side, spaces = int(drawn[0]), drawn[2:]
    assert len(spaces) == len(SPACES_OF[realm.lands[cell]]), f"{drawn} on {realm.lands[cell]}"
    realm.bees[cell] = sum(
        1 << n + (4 if mark == "L" else 0) for n, mark in enumerate(spaces) if mark != "."
    )
    realm.owner[cell] = side
    realm.personal[side] -= sum(mark != "." for mark in spaces)


def rest_of(realm: Realm) -> list[int]:
    """The landscapes of the cards that lie nowhere else."""
    backs = [LANDSCAPE[card] for card in range(1, STRUCTURES + 1) if not realm.shown >> card & 1]
    for used in realm.lands:
        if used in backs:
            backs.remove(used)
    return backs


def permanents_of(*cards: int) -> list[int]:
    """What cards give in all, by track."""
    return [sum(PERMANENTS[card][track] for card in cards) for track in range(TRACKS)]
