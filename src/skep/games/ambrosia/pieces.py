"""Bees, event cards and special spaces as small ints, with their names."""

from __future__ import annotations

from typing import Final, Literal, get_args

Color = Literal["amber", "blue", "red", "violet"]
Bee = Literal[
    "normal", "guardian", "collector", "heavyweight", "turbo", "rebel", "berserker", "drone",
    "saboteur", "organizer",
]  # fmt: skip
EventCard = Literal[
    "surprising-turn", "advanced-movement", "mutual-agreement", "leaping-behaviour",
    "royal-favour", "unintended-consequences", "valuable-prisoners", "enemy-takeover",
    "peaceful-solution", "hidden-talents", "equal-rights", "spontaneous-inspiration",
    "prisoners-protest", "disappointed-expectations", "fertile-days", "state-intervention",
    "liberating-effect",
]  # fmt: skip
Special = Literal[
    "", "hole", "thicket", "gust", "honeywell", "beekeeper", "leaves", "arena", "guerrilla",
    "grasshopper", "rainbow",
]  # fmt: skip
"""What a space of the meadow's back is; empty for a flower alone."""

COLORS: Final[tuple[Color, ...]] = ("amber", "blue", "red", "violet")
"""The color of each seat."""

# Kinds of bee. A group of bees is one int, four bits a bee, the top bee in the lowest four:
# so 0 is no bee, and a kind is never 0.
NORMAL: Final = 1
GUARDIAN: Final = 2
COLLECTOR: Final = 3
HEAVYWEIGHT: Final = 4
TURBO: Final = 5
REBEL: Final = 6
BERSERKER: Final = 7
DRONE: Final = 8
SABOTEUR: Final = 9
ORGANIZER: Final = 10
BEES: Final[dict[int, Bee]] = dict(enumerate(get_args(Bee), NORMAL))
KINDS: Final = ("", *BEES.values())
TOP_BEE: Final = 15
"""The bits of the top bee."""
SPECIALS: Final = tuple(range(GUARDIAN, ORGANIZER + 1))

# Event cards.
NO_EVENT: Final = 0
SURPRISING: Final = 1
ADVANCED: Final = 2
MUTUAL: Final = 3
LEAPING: Final = 4
FAVOUR: Final = 5
UNINTENDED: Final = 6
PRISONERS: Final = 7
TAKEOVER: Final = 8
PEACEFUL: Final = 9
TALENTS: Final = 10
EQUAL: Final = 11
INSPIRATION: Final = 12
PROTEST: Final = 13
DISAPPOINTED: Final = 14
FERTILE: Final = 15
INTERVENTION: Final = 16
LIBERATING: Final = 17
EVENT_CARDS: Final[dict[int, EventCard]] = dict(enumerate(get_args(EventCard), SURPRISING))
EVENTS: Final = ("", *EVENT_CARDS.values())

# Special spaces of the meadow's back.
PLAIN: Final = 0
HOLE: Final = 1
THICKET: Final = 2
GUST: Final = 3
HONEYWELL: Final = 4
BEEKEEPER: Final = 5
LEAVES: Final = 6
ARENA: Final = 7
GUERRILLA: Final = 8
GRASSHOPPER: Final = 9
RAINBOW: Final = 10
SPACES: Final[tuple[Special, ...]] = get_args(Special)


def top_of(bees: int) -> int:
    """The kind of the top bee of a group; 0 if there is none."""
    return bees & TOP_BEE


def count_bees(bees: int) -> int:
    """How many bees a group has."""
    return (bees.bit_length() + 3) >> 2


def listed(bees: int) -> list[int]:
    """The kinds of the bees in a group, from the top down."""
    kinds: list[int] = []
    while bees:
        kinds.append(bees & TOP_BEE)
        bees >>= 4
    return kinds


def lift_top(bees: int, count: int) -> tuple[int, int]:
    """The top bees of a group, and the rest."""
    return bees & ((1 << 4 * count) - 1), bees >> 4 * count


def put_on_top(bees: int, top: int, count: int) -> int:
    """A group with `count` more bees on top."""
    return bees << 4 * count | top


def without(bees: int, number: int) -> int:
    """A group without one bee, counted from the top."""
    kinds = listed(bees)
    del kinds[number]
    return stacked(kinds)


def exchanged(bees: int, number: int, kind: int) -> int:
    """A group with another bee in one place, counted from the top."""
    kinds = listed(bees)
    kinds[number] = kind
    return stacked(kinds)


def stacked(kinds: list[int]) -> int:
    """The group of these kinds, from the top down."""
    bees = 0
    for kind in reversed(kinds):
        bees = bees << 4 | kind
    return bees
