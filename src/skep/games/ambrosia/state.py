"""The meadow and everything else on the table: flat lists of small ints, by space and by seat."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from skep.games.ambrosia.box import SUPPLY
from skep.games.ambrosia.pieces import (
    MUTUAL,
    NO_EVENT,
    SPECIALS,
    count_bees,
    lift_top,
    listed,
    put_on_top,
    top_of,
    without,
)
from skep.games.ambrosia.ring import NO_RING, Ring, ring_of
from skep.kernel.script import State
from skep.kernel.zones import EVERYONE, Zone

SETUP: Final = 0
PLAYING: Final = 1

NOBODY: Final = -1
NOWHERE: Final = -1

ACTION_LEFT: Final = 0
ACTION_USED: Final = 1
NO_ACTION: Final = 2

POINT_SOURCES: Final = (
    "scorings", "final", "jelly", "honeywell", "events", "beekeeper", "leftover",
)  # fmt: skip
"""Where points come from, for the score sheet."""
FROM_SCORING: Final = 0
FROM_FINAL: Final = 1
FROM_JELLY: Final = 2
FROM_HONEYWELL: Final = 3
FROM_EVENT: Final = 4
FROM_BEEKEEPER: Final = 5
FROM_LEFTOVER: Final = 6

DUMPED_AS: Final = {
    "asks_for_bonuses": "asking", "hidden_bee_shown": "bared", "covered_bees": "below",
    "turns_without_scoring": "calm", "host_lays_meadow": "chosen", "direction": "dir",
    "paid_turn": "extra", "starting_player": "first", "discarded": "gone", "highest_points": "high",
    "starting_stacks": "home", "grasshopper_turn": "hop", "points_by_source": "lines",
    "listed_layout": "listed", "advanced_as_collector": "literal", "covered_color": "lower",
    "open_stacks": "open", "ordered": "placed", "ordering": "sorting", "jelly_action": "spent",
    "groups": "spots", "new_stack": "stack", "ended_by": "trigger", "spaces_used": "used",
}  # fmt: skip
"""The names of fields in dumps where they differ: digests of stored matches depend on them."""


class Meadow(State):
    """One match of Ambrosia.

    On each space lies at most one group (`owner`, `size`, `bees`) and beneath it at most two
    covered bees of one other color (`covered_color`, `covered_bees`).  AMB-DEST-10
    """

    __slots__ = (
        "advanced_as_collector", "asks_for_bonuses", "back", "bees", "covered_bees",
        "covered_color", "deck", "declined", "direction", "discarded", "ended_by", "event",
        "events", "grasshopper_turn", "groups", "hidden_bee_shown", "highest_points", "hives",
        "host_lays_meadow", "jelly", "jelly_action", "listed_layout", "new_stack", "open_stacks",
        "ordered", "ordering", "owner", "paid_turn", "parts", "phase", "player", "points",
        "points_by_source", "reason", "rematch", "ring", "scored", "scorings", "size",
        "spaces_used", "starting_player", "starting_stacks", "turned", "turns",
        "turns_without_scoring", "waiting",
    )  # fmt: skip

    FIELDS: ClassVar[tuple[str, ...]] = (
        "seats", "over", "asks_for_bonuses", "back", "hidden_bee_shown", "bees", "covered_bees",
        "turns_without_scoring", "host_lays_meadow", "declined", "deck", "direction", "event",
        "events", "paid_turn", "starting_player", "discarded", "highest_points", "hives",
        "starting_stacks", "grasshopper_turn", "jelly", "points_by_source", "listed_layout",
        "advanced_as_collector", "covered_color", "open_stacks", "owner", "parts", "phase",
        "ordered", "player", "points", "reason", "rematch", "scored", "scorings", "size",
        "ordering", "jelly_action", "groups", "new_stack", "ended_by", "turned", "turns",
        "spaces_used", "waiting",
    )  # fmt: skip

    # The table's settings
    back: bool
    """The meadow shows its back, with special spaces."""
    events: bool
    listed_layout: bool
    """The parts lie in the order of the content file."""
    host_lays_meadow: bool
    asks_for_bonuses: bool
    """Optional points are asked for; else they are always taken."""
    advanced_as_collector: bool
    """Advanced Movement is read as printed: normal bees score like the Collector."""
    open_stacks: bool
    """Everyone may look through all groups."""
    rematch: bool

    # The ring
    ring: Ring
    parts: list[int]
    """The parts, clockwise."""
    owner: list[int]
    """The color of the group on each space; NOBODY on a free space."""
    size: list[int]
    """The number of bees of the group on each space."""
    bees: list[int]
    """The group on each space."""
    covered_color: list[int]
    """The color of the covered bees on each space, or NOBODY."""
    covered_bees: list[int]
    """The covered bees on each space."""
    groups: list[list[int]]
    """The spaces of each color's groups."""

    # The colors
    starting_stacks: list[int]
    """The starting stacks that are not yet on the meadow."""
    waiting: list[int]
    """A bit for each special bee that has not entered play."""
    hives: list[list[int]]
    """The bees of each color on its hives, first hive first."""
    discarded: list[int]
    """The number of normal bees that left the game by Spontaneous inspiration."""
    points: list[int]
    highest_points: list[int]
    """The most points that each color ever had."""
    jelly: list[int]
    scorings: list[int]
    points_by_source: list[list[int]]

    # The cards
    deck: Zone | None
    turned: Zone | None
    event: int
    """The card in force."""
    direction: int
    """Forward: 1 is clockwise, -1 counterclockwise."""

    # The turn
    phase: int
    starting_player: int
    player: int
    """The color whose turn it is."""
    turns: int
    turns_without_scoring: int
    paid_turn: bool
    """The next turn was paid with a jelly, so it has no jelly action."""
    jelly_action: int
    """Whether this turn's jelly action is left, used, or never was there."""
    spaces_used: int
    """A bit for each special space that acted in this turn."""
    scored: bool
    """There was a scoring in this turn."""
    grasshopper_turn: bool
    """The grasshopper gives another turn."""
    hidden_bee_shown: bool
    """Another color's hidden bee came into sight."""
    new_stack: int
    """Where the new stack of a scoring stands."""
    ordering: int
    """The space of the group that is being put in order."""
    ordered: int
    """How many of its bees are in place."""
    declined: int
    """A bit for each optional bonus of a scoring that was declined."""
    ended_by: int
    """The color whose scoring ended the match."""
    reason: str

    def __init__(self) -> None:
        super().__init__()
        self.back = False
        self.events = False
        self.listed_layout = False
        self.host_lays_meadow = False
        self.asks_for_bonuses = False
        self.advanced_as_collector = False
        self.open_stacks = False
        self.rematch = False
        self.ring = NO_RING
        self.parts = []
        self.owner = []
        self.size = []
        self.bees = []
        self.covered_color = []
        self.covered_bees = []
        self.groups = []
        self.starting_stacks = []
        self.waiting = []
        self.hives = []
        self.discarded = []
        self.points = []
        self.highest_points = []
        self.jelly = []
        self.scorings = []
        self.points_by_source = []
        self.deck = None
        self.turned = None
        self.event = NO_EVENT
        self.direction = 1
        self.phase = SETUP
        self.starting_player = 0
        self.player = 0
        self.turns = 0
        self.turns_without_scoring = 0
        self.paid_turn = False
        self.jelly_action = ACTION_LEFT
        self.spaces_used = 0
        self.scored = False
        self.grasshopper_turn = False
        self.hidden_bee_shown = False
        self.new_stack = NOWHERE
        self.ordering = NOWHERE
        self.ordered = 0
        self.declined = 0
        self.ended_by = NOBODY
        self.reason = ""

    def lay_ring(self, parts: list[int]) -> None:
        """Put the meadow together, without any bees."""
        self.parts = parts
        self.ring = ring_of(parts, self.back)
        length = self.ring.length
        self.owner = [NOBODY] * length
        self.size = [0] * length
        self.bees = [0] * length
        self.covered_color = [NOBODY] * length
        self.covered_bees = [0] * length

    def dump(self) -> dict[str, Any]:
        return {DUMPED_AS.get(name, name): value for name, value in super().dump().items()}

    def load(self, fields: dict[str, Any]) -> None:
        super().load({name: fields[DUMPED_AS.get(name, name)] for name in self.FIELDS})
        if self.owner:
            self.ring = ring_of(self.parts, self.back)

    def copy(self) -> Meadow:
        twin = Meadow.__new__(Meadow)
        State.__init__(twin)
        twin.seats = self.seats
        twin.over = self.over
        twin.back = self.back
        twin.events = self.events
        twin.listed_layout = self.listed_layout
        twin.host_lays_meadow = self.host_lays_meadow
        twin.asks_for_bonuses = self.asks_for_bonuses
        twin.advanced_as_collector = self.advanced_as_collector
        twin.open_stacks = self.open_stacks
        twin.rematch = self.rematch
        twin.ring = self.ring
        twin.parts = self.parts[:]
        twin.owner = self.owner[:]
        twin.size = self.size[:]
        twin.bees = self.bees[:]
        twin.covered_color = self.covered_color[:]
        twin.covered_bees = self.covered_bees[:]
        twin.groups = [groups[:] for groups in self.groups]
        twin.starting_stacks = self.starting_stacks[:]
        twin.waiting = self.waiting[:]
        twin.hives = [hives[:] for hives in self.hives]
        twin.discarded = self.discarded[:]
        twin.points = self.points[:]
        twin.highest_points = self.highest_points[:]
        twin.jelly = self.jelly[:]
        twin.scorings = self.scorings[:]
        twin.points_by_source = [sources[:] for sources in self.points_by_source]
        twin.deck = self.deck.copy() if self.deck is not None else None
        twin.turned = self.turned.copy() if self.turned is not None else None
        twin.event = self.event
        twin.direction = self.direction
        twin.phase = self.phase
        twin.starting_player = self.starting_player
        twin.player = self.player
        twin.turns = self.turns
        twin.turns_without_scoring = self.turns_without_scoring
        twin.paid_turn = self.paid_turn
        twin.jelly_action = self.jelly_action
        twin.spaces_used = self.spaces_used
        twin.scored = self.scored
        twin.grasshopper_turn = self.grasshopper_turn
        twin.hidden_bee_shown = self.hidden_bee_shown
        twin.new_stack = self.new_stack
        twin.ordering = self.ordering
        twin.ordered = self.ordered
        twin.declined = self.declined
        twin.ended_by = self.ended_by
        twin.reason = self.reason
        return twin

    # Zones

    def cards(self) -> list[Zone]:
        """The deck of event cards and the cards turned up."""
        if self.deck is None or self.turned is None:
            return []
        return [self.deck, self.turned]

    def zones(self) -> list[Zone]:
        """The cards, the parts, the hives, and the bees of each space: all see the top bee, and
        onlookers of the color see the others.  AMB-MOVE-14, AMB-MOVE-15"""
        zones = [*self.cards(), *(Zone(shown[:], EVERYONE) for shown in (self.parts, *self.hives))]
        for at, owner in enumerate(self.owner):
            bees = self.kinds(at)
            zones.append(Zone(bees[:1], EVERYONE))
            zones.append(Zone(bees[1:], self.sight_of(owner)))
            zones.append(Zone(self.covered_kinds(at), self.sight_of(self.covered_color[at])))
        return zones

    def sight_of(self, color: int) -> int:
        """A bit for each seat that may look through the groups of a color."""
        onlookers = None if color < 0 else self.onlookers(color)
        return EVERYONE if onlookers is None else sum(1 << seat for seat in onlookers)

    # Bees on the meadow

    def top(self, at: int) -> int:
        """The kind of the top bee on a space; 0 on a free one."""
        return top_of(self.bees[at])

    def kinds(self, at: int) -> list[int]:
        """The kinds of the group on a space, from the top down."""
        return listed(self.bees[at])

    def covered_kinds(self, at: int) -> list[int]:
        """The kinds of the covered bees on a space, from the top down."""
        return listed(self.covered_bees[at])

    def covered_spaces(self, color: int) -> list[int]:
        """The spaces where bees of the color are covered."""
        return [at for at, covered in enumerate(self.covered_color) if covered == color]

    def ahead(self, at: int, spaces: int) -> int:
        """The space this many spaces forward from another."""
        return (at + spaces * self.direction) % len(self.owner)

    def lift(self, at: int, count: int) -> int:
        """Take the top bees off a group; if it all leaves, what it covered is uncovered."""
        bees = self.bees[at]
        if count < self.size[at]:
            lifted, self.bees[at] = lift_top(bees, count)
            self.size[at] -= count
            return lifted
        self.groups[self.owner[at]].remove(at)
        uncovered = self.covered_bees[at]
        self.owner[at] = self.covered_color[at]
        self.bees[at] = uncovered
        self.size[at] = 0
        if uncovered:
            self.size[at] = count_bees(uncovered)
            self.groups[self.owner[at]].append(at)
            self.set_covered(at, 0)
            self.hidden_bee_shown = True
        return bees

    def land(self, color: int, at: int, bees: int, count: int) -> None:
        """Put bees of a color on top of whatever lies on a space."""
        owner = self.owner[at]
        if owner == color:
            self.bees[at] = put_on_top(self.bees[at], bees, count)
            self.size[at] += count
            return
        if owner >= 0:
            self.groups[owner].remove(at)
            self.covered_color[at] = owner
            self.covered_bees[at] = self.bees[at]
        self.owner[at] = color
        self.bees[at] = bees
        self.size[at] = count
        self.groups[color].append(at)

    def set_covered(self, at: int, bees: int) -> None:
        """Replace the covered bees of a space, perhaps by none."""
        self.covered_bees[at] = bees
        if not bees:
            self.covered_color[at] = NOBODY

    def take_covered(self, at: int, bee: int) -> int:
        """Take a covered bee off its space; its kind."""
        kind = self.covered_kinds(at)[bee]
        self.set_covered(at, without(self.covered_bees[at], bee))
        return kind

    def take_from_group(self, at: int, bee: int) -> int:
        """Take a bee out of the group on a space, wherever it lies in it; its kind."""
        if self.size[at] == 1:
            return self.lift(at, 1)
        kind = self.kinds(at)[bee]
        self.bees[at] = without(self.bees[at], bee)
        self.size[at] -= 1
        return kind

    # Special bees and spaces

    def waiting_kinds(self, color: int) -> list[int]:
        """The color's special bees that have not entered play."""
        waiting = self.waiting[color]
        return [kind for kind in SPECIALS if waiting >> kind & 1]

    def is_waiting(self, color: int, kind: int) -> bool:
        """Whether a special bee of the color has not entered play."""
        return self.waiting[color] >> kind & 1 > 0

    def enter_play(self, color: int, kind: int) -> None:
        """A special bee of the color is no longer waiting."""
        self.waiting[color] -= 1 << kind

    def has_acted(self, at: int) -> bool:
        """Whether the special space acted in this turn."""
        return self.spaces_used >> at & 1 > 0

    def note_acted(self, at: int) -> None:
        """The special space acts now, and no more in this turn."""
        self.spaces_used |= 1 << at

    def declines(self, bonus: int) -> bool:
        """Whether this bonus of the present scoring was declined."""
        return self.declined >> bonus & 1 > 0

    # Seats

    def decider(self, color: int) -> int:
        """The seat that decides for a color: its own, or under Mutual agreement the seat to its
        right.  AMB-EVT-08"""
        return (color - 1) % self.seats if self.event == MUTUAL else color

    def sees(self, seat: int | None, color: int) -> bool:
        """Whether a seat may look through the groups of a color.  AMB-MOVE-14, AMB-MOVE-15"""
        onlookers = self.onlookers(color)
        return onlookers is None or seat in onlookers

    def onlookers(self, color: int) -> tuple[int, ...] | None:
        """The seats that may look through the groups of a color; None if all may."""
        if self.open_stacks:
            return None
        decider = self.decider(color)
        return (color,) if decider == color else (min(color, decider), max(color, decider))

    def from_left(self, color: int) -> list[int]:
        """The other colors in turn order, from the left of a color on."""
        return [(color + step) % self.seats for step in range(1, self.seats)]

    def supply(self) -> int:
        """The number of jellies that nobody has."""
        return SUPPLY - sum(self.jelly)
