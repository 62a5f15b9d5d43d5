"""The whole state of a match, laid out for speed: flat lists of small ints by seat.

What changes seldom is never changed but replaced (`changed`), so that a copy may share it: lists of
lists, zones, and all but the few lists that `Colony.copy` takes.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Literal, TypeVar, get_args

from skep.games.apiary.board import SIDES, SPACES
from skep.games.apiary.box import Piece
from skep.games.apiary.index.spots import SpotsIndex
from skep.kernel.chance import Dice
from skep.kernel.script import CHANCE, State
from skep.kernel.zones import EVERYONE, Zone

T = TypeVar("T")

SETUP: Final = 0
SETTLING: Final = 1
BEFORE: Final = 2
ACTING: Final = 3
AFTER: Final = 4
STORING: Final = 5
Phase = Literal["setup", "settling", "before", "acting", "after", "storing"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

STANDARD: Final = 0
FIRST_GAME: Final = 1
ADVANCED: Final = 2
SOLO: Final = 3
Mode = Literal["standard", "first-game", "advanced", "solo"]
MODES: Final[tuple[Mode, ...]] = get_args(Mode)

# Where a worker may be; from SPACE on it stands on the board.
SUPPLY: Final = 0
POOL: Final = 1
LANDING: Final = 2
LIFTED: Final = 3
"""Off the board: being retrieved, or waiting to hibernate."""
SPACE: Final = 4
WORKERS: Final = 4
"""The workers of a seat.  APY-COMP-06"""

AUTOMA: Final = 1
"""The Automa's place in lists by seat, though it has no seat."""
NONE: Final = -1

# What lies on a hex: from FIRST on it is a tile.
EMPTY: Final = 0
BASE: Final = 1
STORE: Final = 2
FIRST: Final = 3


PODS: Final = [[side.pods_for(seats) for seats in range(6)] for side in SIDES]
"""The pods in play, by side and number of players."""


def changed(things: list[T], at: int, thing: T) -> list[T]:
    """The same list with another thing in one place."""
    twin = things[:]
    twin[at] = thing
    return twin


class Colony(State):
    """One match of Apiary."""

    __slots__ = (
        "advancing", "ask_favor", "automa_card", "automa_deck", "automa_next",
        "automa_tiles", "bought", "box", "built", "carvings", "cheaper", "choosing", "columns",
        "dances", "deck", "discard", "doing", "drawn", "explored", "faction", "favor", "final",
        "first", "frames", "frames_left", "front", "goods", "ground", "grown", "hands", "left",
        "level", "listening", "lone", "mat", "mode", "offered", "on_dance", "once", "phase",
        "planets", "planted", "played", "player", "players", "pods", "powers", "reason", "reserve",
        "row", "rows_gone", "rule_two_seeds", "seed_limit", "seeds_used", "seen", "ship", "side",
        "skies", "slept", "source", "space", "spots", "stacks", "strength", "strength_left",
        "taught", "tiles", "tokens", "tokens_left", "triggered", "turn", "upgraded", "vp",
        "waiting_to_sleep", "where",
    )  # fmt: skip

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seats", "over", "mode", "side", "seed_limit", "rule_two_seeds", "lone", "ask_favor",
        "phase", "first", "turn", "player", "final", "triggered", "reason", "strength", "where",
        "space", "goods", "vp", "favor", "slept", "faction", "upgraded", "mat", "offered",
        "ground", "tiles", "front", "built", "frames", "frames_left", "reserve", "hands",
        "planted", "deck", "discard", "drawn", "played", "row", "stacks", "rows_gone", "carvings",
        "planets", "tokens", "left", "ship", "skies", "box", "explored", "dances", "taught",
        "on_dance", "tokens_left", "pods", "waiting_to_sleep", "once", "seeds_used", "doing",
        "level", "players", "automa_card", "automa_next", "automa_deck", "automa_tiles",
    )  # fmt: skip

    mode: int
    side: int
    seed_limit: bool
    rule_two_seeds: bool
    lone: bool
    """May a strength-4 worker be placed only to upgrade or to teach?"""
    ask_favor: bool

    phase: int
    first: int
    turn: int
    player: int
    """The seat whose turn it is."""
    final: int
    """How many turns are left once the last round has begun."""
    triggered: str
    reason: str

    # Workers, by seat * 4 + number
    strength: list[int]
    where: list[int]
    space: list[int]
    """The worker on each space of the board."""
    waiting_to_sleep: list[int]

    # Each seat's own
    goods: list[int]
    vp: list[int]
    favor: list[int]
    slept: list[int]
    """Hibernation tokens placed."""
    faction: list[int]
    upgraded: list[int]
    mat: list[int]
    offered: list[list[int]]
    """The factions that a seat may choose from."""
    ground: list[list[int]]
    """The kind of hex on each cell of a hive; 0 where there is none."""
    tiles: list[list[int]]
    front: list[list[int]]
    """The hexes where a tile may be built."""
    built: list[list[int]]
    """The cells with tiles, in the order in which they were built."""
    frames: list[list[int]]
    frames_left: int
    reserve: list[list[int]]
    hands: list[Zone]
    planted: list[list[int]]
    explored: list[list[int]]

    # The board
    deck: Zone
    discard: list[int]
    drawn: Zone
    """Seed cards that the seat which drew them looks at."""
    played: list[int]
    """The seed card whose benefit is being taken."""
    row: list[int]
    """The tile in each slot of the three rows."""
    stacks: list[Zone]
    rows_gone: list[list[int]]
    """Discarded farms, recruits and developments."""
    carvings: list[int]
    planets: list[int]
    """The planet on each spot of the grid, NONE if not explored."""
    tokens: list[int]
    """The explore token on each spot."""
    left: list[int]
    """What explorers have put on each planet."""
    ship: int  # APY-COMP-07
    skies: Zone
    box: Zone
    """Explore tokens that lie on no planet."""
    dances: list[int]
    taught: list[int]
    """The teacher of each dance."""
    on_dance: list[list[int]]
    tokens_left: list[int]
    pods: list[int]
    """Whose token lies on each pod."""

    # This turn
    once: int
    """What may happen only once and has."""
    seeds_used: int
    doing: list[int]
    """The action under way: which, with how much strength, and the placed worker's own."""

    # The solo opponent
    level: int
    """The Automa's level from 1; 0 in a match without it. It has no seat.  APY-SOLO-01"""
    players: int
    """The seats, and the Automa."""
    automa_card: int
    automa_next: int
    """The top card of the Automa's deck, which lies with its support side up."""
    automa_deck: Zone
    automa_tiles: list[int]

    # Worked out from the above
    powers: list[list[int]]
    """A seat's rule changes."""
    listening: list[int]
    """A bit for each event to which a tile of the seat may react."""
    cheaper: list[list[bool]]
    """By kind of tile: may it cost the seat anything but what is printed?"""
    spots: list[SpotsIndex]
    """A seat's storage spots."""

    # What is being asked about
    source: str
    """The piece whose effect is under way, or what is being paid for."""
    strength_left: int
    """Strength on Grow, or conversions, still to use."""
    advancing: int
    """The Advance action under way."""
    columns: int
    """The columns that are open to it."""
    grown: int
    bought: int
    """The tile in hand, plus 1: chosen, and not yet built."""
    choosing: list[int]
    seen: list[int]
    """Tiles of a stack that lie open, of which some will be kept."""

    def __init__(self) -> None:
        super().__init__()
        self.side = self.first = self.turn = self.player = self.frames_left = 0
        self.ship = self.once = self.seeds_used = self.level = self.players = 0
        self.strength_left = self.advancing = self.columns = self.grown = self.bought = 0
        self.seed_limit = self.lone = self.ask_favor = False
        self.final = self.automa_card = self.automa_next = NONE
        self.triggered = self.reason = self.source = ""
        self.mode = STANDARD
        self.rule_two_seeds = True
        self.phase = SETUP
        self.strength = []
        self.where = []
        self.space = [NONE] * SPACES
        self.waiting_to_sleep = []
        self.goods = []
        self.vp = []
        self.favor = []
        self.slept = []
        self.faction = []
        self.upgraded = []
        self.mat = []
        self.offered = []
        self.ground = []
        self.tiles = []
        self.front = []
        self.built = []
        self.frames = []
        self.reserve = []
        self.hands = []
        self.planted = []
        self.explored = []
        self.deck = Zone([], 0)
        self.discard = []
        self.drawn = Zone([], 0)
        self.played = []
        self.row = []
        self.stacks = []
        self.rows_gone = [[], [], []]
        self.carvings = []
        self.planets = []
        self.tokens = []
        self.left = []
        self.skies = Zone([], 0)
        self.box = Zone([], 0)
        self.dances = []
        self.taught = []
        self.on_dance = []
        self.tokens_left = []
        self.pods = []
        self.doing = []
        self.automa_deck = Zone([], 0)
        self.automa_tiles = []
        self.powers = []
        self.listening = []
        self.cheaper = []
        self.spots = []
        self.choosing = []
        self.seen = []

    def copy(self) -> Colony:
        twin = Colony.__new__(Colony)
        State.__init__(twin)
        self._share(twin)
        twin.strength = self.strength[:]
        twin.where = self.where[:]
        twin.space = self.space[:]
        twin.waiting_to_sleep = self.waiting_to_sleep[:]
        twin.goods = self.goods[:]
        twin.vp = self.vp[:]
        twin.favor = self.favor[:]
        twin.hands = self.hands[:]
        twin.row = self.row[:]
        twin.stacks = self.stacks[:]
        twin.left = self.left[:]
        twin.source = ""
        twin.strength_left = 0
        twin.advancing = 0
        twin.columns = 0
        twin.grown = 0
        twin.bought = 0
        twin.choosing = []
        twin.seen = []
        return twin

    def _share(self, twin: Colony) -> None:
        """Give a copy all numbers, and the lists and zones that are replaced and never changed."""
        twin.seats = self.seats
        twin.over = self.over
        twin.mode = self.mode
        twin.side = self.side
        twin.seed_limit = self.seed_limit
        twin.rule_two_seeds = self.rule_two_seeds
        twin.lone = self.lone
        twin.ask_favor = self.ask_favor
        twin.phase = self.phase
        twin.first = self.first
        twin.turn = self.turn
        twin.player = self.player
        twin.final = self.final
        twin.triggered = self.triggered
        twin.reason = self.reason
        twin.slept = self.slept
        twin.faction = self.faction
        twin.upgraded = self.upgraded
        twin.mat = self.mat
        twin.offered = self.offered
        twin.ground = self.ground
        twin.tiles = self.tiles
        twin.front = self.front
        twin.built = self.built
        twin.frames = self.frames
        twin.frames_left = self.frames_left
        twin.reserve = self.reserve
        twin.planted = self.planted
        twin.explored = self.explored
        twin.deck = self.deck
        twin.discard = self.discard
        twin.drawn = self.drawn
        twin.played = self.played
        twin.rows_gone = self.rows_gone
        twin.carvings = self.carvings
        twin.planets = self.planets
        twin.tokens = self.tokens
        twin.ship = self.ship
        twin.skies = self.skies
        twin.box = self.box
        twin.dances = self.dances
        twin.taught = self.taught
        twin.on_dance = self.on_dance
        twin.tokens_left = self.tokens_left
        twin.pods = self.pods
        twin.once = self.once
        twin.seeds_used = self.seeds_used
        twin.doing = self.doing
        twin.level = self.level
        twin.players = self.players
        twin.automa_card = self.automa_card
        twin.automa_next = self.automa_next
        twin.automa_deck = self.automa_deck
        twin.automa_tiles = self.automa_tiles
        twin.powers = self.powers
        twin.listening = self.listening
        twin.cheaper = self.cheaper
        twin.spots = self.spots

    def load(self, fields: dict[str, Any]) -> None:
        super().load(fields)
        from skep.games.apiary.rules.effects.passive import learn_all  # it needs this module

        learn_all(self)

    def hidden(self) -> list[Zone]:
        """The zones that some seat can't see."""
        zones = [self.deck, self.drawn, *self.hands, *self.stacks, self.skies, self.box]
        return [*zones, self.automa_deck] if self.level else zones

    def own_zones(self) -> None:
        """Copy the hidden zones, so that they can be dealt again; a pile from which chance is
        dealing is not shared anyway."""
        dealing = self.pile if self.seat == CHANCE else None
        self.hands = [hand.copy() for hand in self.hands]
        self.stacks = [each if each is dealing else each.copy() for each in self.stacks]
        self.drawn = self.drawn.copy()
        if self.deck is not dealing:
            self.deck = self.deck.copy()
        if self.skies is not dealing:
            self.skies = self.skies.copy()
        if self.box is not dealing:
            self.box = self.box.copy()
        if self.automa_deck is not dealing:
            self.automa_deck = self.automa_deck.copy()

    def redeal(self, seat: int | None, dice: Dice) -> None:
        """Deal again what the seat can't see. Only seed cards need it: every other hidden kind is
        in a single pile."""
        self.own_zones()
        hidden = [
            hand for hand in (self.drawn, *self.hands) if hand.cards and not hand.seen_by(seat)
        ]
        if not hidden:
            return
        pool = self.deck.cards[:]
        for hand in hidden:
            pool += hand.cards
        pool.sort()
        for hand in hidden:
            hand.cards = dice.take(pool, len(hand.cards))
        pool.sort()
        self.deck.cards = pool

    def give_card(self, seat: int, card: int) -> None:
        """A seed card comes to a hand."""
        hand = self.hands[seat].copy()
        hand.put(card)
        self.hands[seat] = hand

    def take_card(self, seat: int, card: int) -> None:
        """A seed card leaves a hand."""
        hand = self.hands[seat].copy()
        hand.take(card)
        self.hands[seat] = hand

    def zones(self) -> list[Zone]:
        shown = [
            self.row, self.carvings, self.tokens, self.planets, self.dances, self.mat, self.faction,
            self.discard, self.played, self.seen, *self.offered, *self.planted,
            *self.explored, *self.reserve, *self.rows_gone, self.automa_tiles,
        ]  # fmt: skip
        return [*self.hidden(), *(Zone(cards, EVERYONE) for cards in shown)]

    # Workers

    def active(self, seat: int) -> int:
        """How many workers a seat has on the board and on its docking mat.  APY-TURN-12"""
        return WORKERS - self.where[seat * WORKERS : seat * WORKERS + WORKERS].count(SUPPLY)

    def workers(self, seat: int) -> range:
        return range(seat * WORKERS, seat * WORKERS + WORKERS)

    def spare_worker(self, seat: int) -> int:
        """A worker in the supply, or NONE."""
        where = self.where
        for worker in range(seat * WORKERS, seat * WORKERS + WORKERS):
            if where[worker] == SUPPLY:
                return worker
        return NONE

    def has_spare(self, seat: int) -> bool:
        """Is there a worker in the supply?"""
        return SUPPLY in self.where[seat * WORKERS : seat * WORKERS + WORKERS]

    # The board

    def pods_in_play(self) -> list[int]:
        """The pods of the sectors in play."""
        return PODS[self.side][self.players]

    def vacant_pods(self) -> list[int]:
        """The pods in play without a token."""
        return [pod for pod in self.pods_in_play() if self.pods[pod] == NONE]

    def pod(self, number: int) -> Piece:
        """What is printed on a pod."""
        return SIDES[self.side].pods[number]
