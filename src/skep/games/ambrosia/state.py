"""The meadow and all else on the table: flat lists of small ints, by space and by seat."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from skep.games.ambrosia.box import SUPPLY
from skep.games.ambrosia.pieces import EVENTS, MASK, MUTUAL, NO_EVENT, SURPRISING, listed
from skep.games.ambrosia.ring import NO_RING, Ring, ring_of
from skep.kernel.script import State
from skep.kernel.zones import EVERYONE, Pile, Row, Zone

SETUP: Final = 0
PLAYING: Final = 1

NOBODY: Final = -1
NOWHERE: Final = -1

LINES: Final = ("scorings", "final", "jelly", "honeywell", "events", "beekeeper", "leftover")
"""Where points come from, for the score sheet."""
FROM_SCORING: Final = 0
FROM_FINAL: Final = 1
FROM_JELLY: Final = 2
FROM_HONEYWELL: Final = 3
FROM_EVENT: Final = 4
FROM_BEEKEEPER: Final = 5
FROM_LEFTOVER: Final = 6


class Meadow(State):
    """One match of Ambrosia.

    On each space lies at most one group (`owner`, `size`, `bees`) and beneath it at most two
    covered bees of one other color (`lower`, `below`). AMB-DEST-10
    """

    __slots__ = (
        "_groups",
        "asking",
        "back",
        "bared",
        "bees",
        "below",
        "calm",
        "chosen",
        "deck",
        "declined",
        "dir",
        "event",
        "events",
        "extra",
        "first",
        "gone",
        "high",
        "hives",
        "home",
        "hop",
        "jelly",
        "lines",
        "listed",
        "literal",
        "lower",
        "open",
        "owner",
        "parts",
        "phase",
        "placed",
        "player",
        "points",
        "reason",
        "rematch",
        "ring",
        "scored",
        "scorings",
        "size",
        "sorting",
        "spent",
        "spots",
        "stack",
        "trigger",
        "turned",
        "turns",
        "used",
        "waiting",
    )  # fmt: skip

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seats", "over", "asking", "back", "bared", "bees", "below", "calm", "chosen", "declined",
        "deck", "dir", "event", "events", "extra", "first", "gone", "high", "hives", "home", "hop",
        "jelly", "lines", "listed", "literal", "lower", "open", "owner", "parts", "phase", "placed",
        "player", "points", "reason", "rematch", "scored", "scorings", "size", "sorting", "spent",
        "spots", "stack", "trigger", "turned", "turns", "used", "waiting",
    )  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        # The table's settings
        self.back: bool = False
        self.events: bool = False
        self.listed: bool = False
        self.chosen: bool = False
        self.asking: bool = False
        self.literal: bool = False
        self.open: bool = False
        self.rematch: bool = False

        # The ring
        self.ring: Ring = NO_RING
        self.parts: list[int] = []
        """The parts, clockwise."""
        self.owner: list[int] = []
        """Whose group lies there; NOBODY on a free space."""
        self.size: list[int] = []
        self.bees: list[int] = []
        self.lower: list[int] = []
        """Whose bees are covered there, if any are."""
        self.below: list[int] = []
        self.spots: list[list[int]] = []
        """The spaces of each color's groups."""

        # The colors
        self.home: list[int] = []
        """The starting stacks that are not yet on the meadow."""
        self.waiting: list[int] = []
        """A bit for each special bee that has not entered play."""
        self.hives: list[list[int]] = []
        """The bees of each color on its hives, first hive first."""
        self.gone: list[int] = []
        """Normal bees that left the game by Spontaneous inspiration."""
        self.points: list[int] = []
        self.high: list[int] = []
        """The most points that each color ever had."""
        self.jelly: list[int] = []
        self.scorings: list[int] = []
        self.lines: list[list[int]] = []

        # The cards
        self.deck: Zone | None = None
        self.turned: Zone | None = None
        self.event: int = NO_EVENT
        self.dir: int = 1

        # The turn
        self.phase: int = SETUP
        self.first: int = 0
        self.player: int = 0
        """The color whose turn it is."""
        self.turns: int = 0
        self.calm: int = 0
        """Turns in a row without a scoring."""
        self.extra: bool = False
        """The turn was paid with a jelly: no second action in it."""
        self.spent: int = 0
        """The jelly action of this turn: 1 if it is used up, 2 if a paid turn has none."""
        self.used: int = 0
        """A bit for each special space that acted in this turn."""
        self.scored: bool = False
        self.hop: bool = False
        """The grasshopper gives another turn."""
        self.bared: bool = False
        """Another color's hidden bee came into sight."""
        self.stack: int = NOWHERE
        """Where the new stack of a scoring stands."""
        self.sorting: int = NOWHERE
        """The space of the group that is being put in order, and how many bees are in place."""
        self.placed: int = 0
        self.declined: int = 0
        """A bit for each optional bonus of a scoring that was declined."""
        self.trigger: int = NOBODY
        """Who ended the match."""
        self.reason: str = ""
        self._groups: list[Zone] = []
        """What else lies there, as zones; made when asked for."""

    def lay_ring(self, parts: list[int]) -> None:
        """The meadow is together, and empty."""
        self.parts = parts
        self.ring = ring_of(parts, self.back)
        length = self.ring.length
        self.owner = [NOBODY] * length
        self.size = [0] * length
        self.bees = [0] * length
        self.lower = [NOBODY] * length
        self.below = [0] * length

    def load(self, fields: dict[str, Any]) -> None:
        super().load(fields)
        if self.owner:
            self.ring = ring_of(self.parts, self.back)

    def copy(self) -> Meadow:
        twin = Meadow()
        twin.seats = self.seats
        twin.over = self.over
        twin.back = self.back
        twin.events = self.events
        twin.listed = self.listed
        twin.chosen = self.chosen
        twin.asking = self.asking
        twin.literal = self.literal
        twin.open = self.open
        twin.rematch = self.rematch
        twin.ring = self.ring
        twin.parts = self.parts[:]
        twin.owner = self.owner[:]
        twin.size = self.size[:]
        twin.bees = self.bees[:]
        twin.lower = self.lower[:]
        twin.below = self.below[:]
        twin.spots = [spots[:] for spots in self.spots]
        twin.home = self.home[:]
        twin.waiting = self.waiting[:]
        twin.hives = [hives[:] for hives in self.hives]
        twin.gone = self.gone[:]
        twin.points = self.points[:]
        twin.high = self.high[:]
        twin.jelly = self.jelly[:]
        twin.scorings = self.scorings[:]
        twin.lines = [lines[:] for lines in self.lines]
        if self.deck is not None and self.turned is not None:
            twin.deck = self.deck.copy()
            twin.turned = self.turned.copy()
        twin.event = self.event
        twin.dir = self.dir
        twin.phase = self.phase
        twin.first = self.first
        twin.player = self.player
        twin.turns = self.turns
        twin.calm = self.calm
        twin.extra = self.extra
        twin.spent = self.spent
        twin.used = self.used
        twin.scored = self.scored
        twin.hop = self.hop
        twin.bared = self.bared
        twin.stack = self.stack
        twin.sorting = self.sorting
        twin.placed = self.placed
        twin.declined = self.declined
        twin.trigger = self.trigger
        twin.reason = self.reason
        return twin

    def cards(self) -> list[Zone]:
        """Where event cards lie."""
        if self.deck is None or self.turned is None:
            return []
        return [self.deck, self.turned]

    def zones(self) -> list[Zone]:
        """The cards, the meadow's parts, the hives, and the bees of each space: the topmost is for
        all, the others for those who may look.  AMB-MOVE-14, AMB-MOVE-15"""
        self._groups = [Zone(shown[:], EVERYONE) for shown in (self.parts, *self.hives)]
        for at, owner in enumerate(self.owner):
            bees, below = listed(self.bees[at]), listed(self.below[at])
            self._groups.append(Zone(bees[:1], EVERYONE))
            self._groups.append(Zone(bees[1:], self.sight_of(owner)))
            self._groups.append(Zone(below, self.sight_of(self.lower[at])))
        return [*self.cards(), *self._groups]

    def sight_of(self, color: int) -> int:
        """A bit for each seat that may look through the groups of a color."""
        onlookers = None if color < 0 else self.onlookers(color)
        return EVERYONE if onlookers is None else sum(1 << seat for seat in onlookers)

    # Bees

    def lift(self, at: int, count: int) -> int:
        """Take the top bees of a group away; what it covered comes to light.  AMB-DEST-08, 09"""
        whole = self.bees[at]
        size = self.size[at]
        if count < size:
            self.bees[at] = whole >> 4 * count
            self.size[at] = size - count
            return whole & MASK[count]
        self.spots[self.owner[at]].remove(at)
        under = self.below[at]
        if under:
            owner = self.lower[at]
            self.owner[at] = owner
            self.bees[at] = under
            self.size[at] = 2 if under > 15 else 1
            self.below[at] = 0
            self.lower[at] = NOBODY
            self.spots[owner].append(at)
            self.bared = True
        else:
            self.owner[at] = NOBODY
            self.bees[at] = 0
            self.size[at] = 0
        return whole

    def land(self, color: int, at: int, bees: int, count: int) -> None:
        """Bees come down on top of whatever lies there.  AMB-MOVE-13"""
        owner = self.owner[at]
        if owner == color:
            self.bees[at] = self.bees[at] << 4 * count | bees
            self.size[at] += count
            return
        if owner >= 0:
            self.spots[owner].remove(at)
            self.lower[at] = owner
            self.below[at] = self.bees[at]
        self.owner[at] = color
        self.bees[at] = bees
        self.size[at] = count
        self.spots[color].append(at)

    def set_below(self, at: int, bees: int) -> None:
        """The bees covered on a space are these now, perhaps none."""
        self.below[at] = bees
        if not bees:
            self.lower[at] = NOBODY

    def covered(self, color: int) -> list[int]:
        """The spaces where bees of the color are covered."""
        return [at for at in range(len(self.lower)) if self.lower[at] == color]

    # Seats

    def hand(self, color: int) -> int:
        """Who decides for a color: under Mutual agreement the seat to its right.  AMB-EVT-08"""
        return (color - 1) % self.seats if self.event == MUTUAL else color

    def sees(self, seat: int | None, color: int) -> bool:
        """May a seat look through the groups of a color?  AMB-MOVE-14, AMB-MOVE-15, AMB-EVT-08"""
        if self.open:
            return True
        return seat is not None and (seat == color or self.hand(color) == seat)

    def onlookers(self, color: int) -> tuple[int, ...] | None:
        """The seats that may look through the groups of a color; None if all may."""
        if self.open:
            return None
        hand = self.hand(color)
        return (color,) if hand == color else (min(color, hand), max(color, hand))

    def from_left(self, color: int) -> list[int]:
        """The others in turn order, from the left of a color on."""
        return [(color + step) % self.seats for step in range(1, self.seats)]

    def supply(self) -> int:
        """The jellies that nobody has."""
        return SUPPLY - sum(self.jelly)

    def turn_card(self, event: int) -> None:
        """A card is in force from now on.  AMB-EVENT-02, AMB-EVT-05"""
        self.event = event
        self.dir = -1 if event == SURPRISING else 1


def lay_deck(meadow: Meadow) -> None:
    """The cards lie face down, none is turned up."""
    meadow.deck = Pile(range(1, len(EVENTS)))
    meadow.turned = Row()
