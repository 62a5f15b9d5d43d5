"""The state of a match: flat lists of small ints, by side and by place.

A side is a seat; in solo the opponent is a side behind the only seat. A cell is a place for a
landscape, four to a row, from the left. A card that lies landscape side up is the number of its
landscape: which structure is on the other side is decided when it is turned over, and a pile has
no order until chance deals from it. So the state holds nothing that a seat may not know.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from skep.games.propolis.box import ALL_WORKERS, TRACK_END
from skep.games.propolis.pieces import ANY_LETTER, BANNERS, NO_OWNER, TRACKS, WILD
from skep.games.propolis.placement import count, without
from skep.kernel.script import State
from skep.kernel.zones import Pile, Zone

SETUP: Final = 0
PLAYING: Final = 1
MARKING: Final = 2

OPPONENT: Final = 1
"""The side of the opponent in solo."""
NOWHERE: Final = -1
NO_PILE: Final = Pile([])
"""A placeholder until the table is set up; nothing is ever put there."""


class Realm(State):
    """One match of Propolis."""

    __slots__ = (
        "banners", "bees", "card", "cell", "central", "deck", "discard", "final", "first",
        "gains", "hive_bits", "hives", "lands", "level", "marked", "market", "owner", "palaces",
        "passes", "permanents", "personal", "phase", "player", "reason", "rounds", "shown",
        "sides", "solo", "solo_card", "solo_deck", "solo_half", "solo_out", "solo_used", "spent",
        "start_and_palace_pile", "stuck", "top", "tracks", "turn", "wild_permanents_used",
    )  # fmt: skip

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seats", "over", "banners", "bees", "card", "cell", "central", "deck", "discard", "final",
        "first", "gains", "hives", "lands", "level", "marked", "market", "owner", "palaces",
        "passes", "permanents", "personal", "phase", "player", "reason", "rounds", "shown",
        "sides", "solo", "solo_card", "solo_deck", "solo_half", "solo_out", "solo_used", "spent",
        "start_and_palace_pile", "stuck", "top", "tracks", "turn", "wild_permanents_used",
    )  # fmt: skip

    sides: int
    solo: bool
    level: int
    phase: int
    first: int
    player: int
    """The side whose turn it is."""
    turn: int
    rounds: int
    final: str
    """What triggered the last round; empty before it."""
    reason: str

    # By cell
    lands: list[int]
    """The landscape; 0 if there is none."""
    bees: list[int]
    """The workers on it, as `placement` describes; 0 if it is open."""
    owner: list[int]
    """The side whose workers they are; `NO_OWNER` if there are none."""

    # By side
    personal: list[int]
    central: list[int]
    tracks: list[int]
    """Six numbers a side."""
    permanents: list[int]
    """Six numbers a side."""
    banners: list[int]
    """Five numbers a side: the letters, and the palace's wild banner."""
    hives: list[list[int]]
    """The cards in the order in which they came."""

    hive_bits: list[int]
    """The cards of each hive as bits, derived from `hives`: bots look hives up by them."""

    market: list[int]
    """Structures by slot; 0 where a slot is empty."""
    palaces: list[int]
    deck: Zone
    """The landscapes of the deck, without the one on top."""
    top: int
    """The landscape on top of the deck; 0 if the deck is empty."""
    discard: list[int]
    shown: int
    """A bit for each structure that has been seen; see `show` and `is_shown`."""
    start_and_palace_pile: Zone
    """The starting structure/palace cards that were not dealt."""

    # Within a turn
    cell: int
    """The landscape on which workers are about to be deployed."""
    card: int
    """The structure for which a payment is being chosen."""
    spent: list[int]
    """The part of that payment chosen so far, by track."""
    wild_permanents_used: int
    """How many wild permanents the chosen payment uses so far."""
    gains: list[int]
    """Colors still to be gained, if a trade may come before them."""

    # Solo
    solo_deck: Zone
    """The solo cards that may still come in this pass."""
    solo_used: list[int]
    solo_out: list[int]
    """The cards that were removed, known once the first pass is over."""
    passes: int
    solo_card: int
    """The card of the opponent's last turn."""
    solo_half: int
    """Which of its halves was done: 0 the top, 1 the bottom, 2 neither."""
    stuck: list[int]
    """Why the halves before it could not be done."""
    marked: int
    """The achievement that was marked."""

    def __init__(self) -> None:
        super().__init__()
        self.sides = 0
        self.solo = False
        self.level = 0
        self.phase = SETUP
        self.first = 0
        self.player = 0
        self.turn = 0
        self.rounds = 0
        self.final = ""
        self.reason = ""
        self.lands = []
        self.bees = []
        self.owner = []
        self.personal = []
        self.central = []
        self.tracks = []
        self.permanents = []
        self.banners = []
        self.hives = []
        self.hive_bits = []
        self.market = []
        self.palaces = []
        self.deck = NO_PILE
        self.top = 0
        self.discard = []
        self.shown = 0
        self.start_and_palace_pile = NO_PILE
        self.cell = NOWHERE
        self.card = 0
        self.spent = []
        self.wild_permanents_used = 0
        self.gains = []
        self.solo_deck = NO_PILE
        self.solo_used = []
        self.solo_out = []
        self.passes = 0
        self.solo_card = 0
        self.solo_half = 0
        self.stuck = []
        self.marked = 0

    def copy(self) -> Realm:
        twin = Realm.__new__(Realm)
        State.__init__(twin)
        twin.seats = self.seats
        twin.over = self.over
        twin.sides = self.sides
        twin.phase = self.phase
        twin.first = self.first
        twin.player = self.player
        twin.turn = self.turn
        twin.rounds = self.rounds
        twin.final = self.final
        twin.reason = self.reason
        twin.lands = self.lands[:]
        twin.bees = self.bees[:]
        twin.owner = self.owner[:]
        twin.personal = self.personal[:]
        twin.central = self.central[:]
        twin.tracks = self.tracks[:]
        twin.permanents = self.permanents[:]
        twin.banners = self.banners[:]
        twin.hives = [hive[:] for hive in self.hives]
        twin.hive_bits = self.hive_bits[:]
        twin.market = self.market[:]
        twin.palaces = self.palaces[:]
        twin.deck = Zone(self.deck.cards[:], 0)
        twin.top = self.top
        twin.discard = self.discard[:]
        twin.shown = self.shown
        twin.start_and_palace_pile = (
            self.start_and_palace_pile if self.phase else self.start_and_palace_pile.copy()
        )
        twin.cell = self.cell
        twin.card = self.card
        twin.spent = self.spent[:]
        twin.wild_permanents_used = self.wild_permanents_used
        twin.gains = self.gains[:]
        twin.solo = self.solo
        twin.level = self.level
        twin.solo_deck = self.solo_deck.copy() if self.solo else self.solo_deck
        twin.solo_used = self.solo_used[:]
        twin.solo_out = self.solo_out
        twin.passes = self.passes
        twin.solo_card = self.solo_card
        twin.solo_half = self.solo_half
        twin.stuck = self.stuck
        twin.marked = self.marked
        return twin

    def load(self, fields: dict[str, Any]) -> None:
        super().load(fields)
        self.hive_bits = [sum(1 << card for card in hive) for hive in self.hives]

    def gain(self, side: int, track: int) -> bool:
        """One more of a resource, unless the track is at its end; did it rise?  PRP-COMP-08"""
        at = side * TRACKS + track
        if self.tracks[at] >= TRACK_END:
            return False
        self.tracks[at] += 1
        return True

    def gain_workers(self, side: int, workers: int) -> int:
        """Own workers come from central to personal, as far as there are any; how many came.

        PRP-DEP-13, PRP-DEP-14, PRP-CARD-02
        """
        came = min(workers, self.central[side])
        self.central[side] -= came
        self.personal[side] += came
        return came

    def pay_workers(self, side: int, workers: int) -> None:
        """Workers go from personal to central.  PRP-BUILD-04, PRP-PAL-07"""
        self.personal[side] -= workers
        self.central[side] += workers

    def return_workers(self, cell: int, workers: int) -> None:
        """Workers leave a landscape for personal; one without workers is open again.

        PRP-RETR-01, PRP-RETR-03, PRP-RETR-06
        """
        left = without(self.bees[cell], workers)
        self.personal[self.owner[cell]] += count(self.bees[cell]) - count(left)
        self.bees[cell] = left
        if left == 0:
            self.owner[cell] = NO_OWNER

    def show(self, card: int) -> None:
        """Everybody has seen this structure from now on."""
        self.shown |= 1 << card

    def is_shown(self, card: int) -> bool:
        return bool(self.shown >> card & 1)

    def deployed(self, side: int) -> int:
        """How many workers of a side are on landscapes."""
        return ALL_WORKERS - self.personal[side] - self.central[side]

    def unused(self, side: int) -> int:
        """Resources on all six tracks.  PRP-SCORE-12"""
        base = side * TRACKS
        return sum(self.tracks[base : base + TRACKS])

    def unused_wild(self, side: int) -> int:
        """Wild on the track."""
        return self.tracks[side * TRACKS + WILD]

    def has_board(self, side: int) -> bool:
        """Whether the side has a board; the solo opponent has none.  PRP-SSET-03, PRP-SOLO-19"""
        return not (self.solo and side == OPPONENT)

    def has_palace(self, side: int) -> bool:
        """Whether the hive has a palace: only palaces have the wild banner.  PRP-PAL-01"""
        return self.banners[side * BANNERS + ANY_LETTER] > 0
