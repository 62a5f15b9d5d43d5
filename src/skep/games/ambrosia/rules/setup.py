"""Game preparation: the table before the first turn.  AMB-SETUP, AMB-START"""

from __future__ import annotations

from typing import Final

from skep.games.ambrosia.box import GAP, LISTED, MOST_BEES, PARTS, SLOTS, START_BEES
from skep.games.ambrosia.codes import DONE, LAST, PART, PICK, PLACE, START
from skep.games.ambrosia.events import emit
from skep.games.ambrosia.pieces import KINDS, SPECIALS, put_on_top
from skep.games.ambrosia.rules import event_cards, royal_jelly
from skep.games.ambrosia.rules.prompt import ColorPrompt
from skep.games.ambrosia.state import NOBODY, PLAYING, POINT_SOURCES, Meadow
from skep.kernel.game import Settings
from skep.kernel.script import CHANCE, Refusal, ask

HOST: Final = 0
"""The seat that picks the order of the parts, if it is to be picked."""


def lay_table(settings: Settings) -> Meadow:
    """The table before the first decision.  AMB-SETUP-12"""
    meadow = Meadow()
    meadow.seats = settings.seats
    meadow.back = settings.mode == "back"
    meadow.events = bool(settings.values["events"])
    meadow.listed_layout = settings.values["meadow"] == "listed"
    meadow.host_lays_meadow = settings.values["meadow"] == "chosen"
    meadow.asks_for_bonuses = bool(settings.values["ask"])
    meadow.advanced_as_collector = settings.values["advanced"] == "collector"
    meadow.open_stacks = settings.values["stacks"] == "open"
    meadow.rematch = bool(settings.values["rematch"])
    lay_colors(meadow)
    if meadow.events:
        event_cards.lay_deck(meadow)
    return meadow


def lay_colors(meadow: Meadow) -> None:
    """Each color's bees, drop, marker and jellies; the direction is clockwise.  AMB-SETUP-07"""
    seats = meadow.seats
    meadow.groups = [[] for _ in range(seats)]
    meadow.starting_stacks = [START_BEES] * seats
    meadow.waiting = [sum(1 << kind for kind in SPECIALS)] * seats  # AMB-SETUP-11
    meadow.hives = [[] for _ in range(seats)]
    meadow.discarded = [0] * seats
    meadow.points = [0] * seats  # AMB-SETUP-08
    meadow.highest_points = [0] * seats
    meadow.jelly = [0] * seats  # AMB-SETUP-09
    meadow.scorings = [0] * seats
    meadow.points_by_source = [[0] * len(POINT_SOURCES) for _ in range(seats)]


async def begin(meadow: Meadow) -> None:
    """Lay the meadow, pick special bees, place the stacks, turn up the first card."""
    await lay_parts(meadow)
    if meadow.rematch:
        await give_rematch_jelly(meadow)
    meadow.starting_player = START.number(await ask(meadow, CHANCE, START_SEAT))  # AMB-SETUP-13
    if meadow.recording:
        emit(meadow, "start", meadow.starting_player, {})
    order = [meadow.starting_player, *meadow.from_left(meadow.starting_player)]
    for color in order:  # AMB-START-01
        meadow.player = color
        await pick_bee(meadow, color)
    for color in order:
        meadow.player = color
        await place_stack(meadow, color)
    meadow.player = meadow.starting_player  # AMB-START-06
    meadow.phase = PLAYING
    await event_cards.maybe_turn_card(meadow, meadow.starting_player)  # AMB-EVENT-01


class Start(ColorPrompt):
    """Chance says who begins.  AMB-SETUP-13"""

    name = "start"

    def options(self, state: Meadow) -> list[int]:
        return [START.code(seat) for seat in range(state.seats)]


START_SEAT: Final = Start()

# The meadow


class Part(ColorPrompt):
    """Which part lies in the next slot? Chance or the host says.

    AMB-SETUP-01, AMB-SETUP-02, AMB-SETUP-03
    """

    name = "part"

    def options(self, state: Meadow) -> list[int]:
        shape = SLOTS[state.seats][len(state.parts)]
        return [
            PART.code(at)
            for at, part in enumerate(PARTS)
            if part.shape == shape and part.players <= state.seats and at not in state.parts
        ]


LAY_PART: Final = Part()


async def lay_parts(meadow: Meadow) -> None:
    """Put the meadow together: as listed, at random, or as the host likes.  AMB-SETUP-04"""
    if meadow.listed_layout:
        meadow.lay_ring(LISTED[meadow.seats][:])
        return
    layer = HOST if meadow.host_lays_meadow else CHANCE
    while len(meadow.parts) < len(SLOTS[meadow.seats]):
        meadow.parts.append(PART.number(await ask(meadow, layer, LAY_PART)))
    meadow.lay_ring(meadow.parts)


# A rematch


class Last(ColorPrompt):
    """Who was last in the match before, and starts with a jelly?  AMB-TIE-03"""

    name = "last"

    def options(self, state: Meadow) -> list[int]:
        others = [seat for seat in range(state.seats) if not state.jelly[seat]]
        return [DONE, *(LAST.code(seat) for seat in others)]


LAST_SEAT: Final = Last()


async def give_rematch_jelly(meadow: Meadow) -> None:
    """The seats that were last in the match before start with a jelly.  AMB-TIE-03"""
    while not all(meadow.jelly):
        code = await ask(meadow, HOST, LAST_SEAT)
        if code == DONE:
            return
        royal_jelly.take_jelly(meadow, LAST.number(code), "rematch")


# The starting stacks


class Pick(ColorPrompt):
    """Which special bee lies on top of the starting stack?  AMB-SETUP-10"""

    name = "pick"

    def options(self, state: Meadow) -> list[int]:
        return [PICK.code(kind) for kind in SPECIALS]


PICK_BEE: Final = Pick()


async def pick_bee(meadow: Meadow, color: int) -> None:
    """The color puts a special bee on top of its six normal ones.  AMB-SETUP-10"""
    kind = PICK.number(await ask(meadow, color, PICK_BEE))
    meadow.enter_play(color, kind)
    meadow.starting_stacks[color] = put_on_top(meadow.starting_stacks[color], kind, 1)
    if meadow.recording:
        emit(meadow, "picked", color, {"bee": KINDS[kind]})


def places(meadow: Meadow) -> list[int]:
    """The spaces where a starting stack keeps the gap to all others, both ways.

    AMB-START-02, AMB-START-03, AMB-START-04, AMB-EX-18
    """
    near = range(-GAP, GAP + 1)
    spaces = range(len(meadow.owner))
    return [
        at for at in spaces if all(meadow.owner[meadow.ahead(at, step)] == NOBODY for step in near)
    ]


class Place(ColorPrompt):
    """Where does the starting stack stand?  AMB-START-02, AMB-START-03"""

    name = "place"

    def options(self, state: Meadow) -> list[int]:
        return [PLACE.code(at) for at in places(state)]

    def refusals(self, state: Meadow) -> list[Refusal]:
        allowed = set(places(state))
        refused = [at for at in range(len(state.owner)) if at not in allowed]
        return [Refusal(f"place:{at}", "AMB-START-04") for at in refused]


PLACE_STACK: Final = Place()


async def place_stack(meadow: Meadow, color: int) -> None:
    """The starting stack goes onto the meadow; no special space acts.  AMB-START-05, AMB-BACK-05"""
    at = PLACE.number(await ask(meadow, color, PLACE_STACK))
    stack = meadow.starting_stacks[color]
    meadow.starting_stacks[color] = 0
    meadow.land(color, at, stack, MOST_BEES)
    if meadow.recording:
        emit(meadow, "placed", color, {"at": at})
