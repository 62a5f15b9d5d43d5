"""Game preparation: the table before the first turn.  AMB-SETUP, AMB-START"""

from __future__ import annotations

from typing import Final

from skep.games.ambrosia.box import GAP, LISTED, MAX_BEES, PARTS, SLOTS, START_BEES
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
    state = Meadow()
    state.seats = settings.seats
    state.back = settings.mode == "back"
    state.events = bool(settings.values["events"])
    state.listed_layout = settings.values["meadow"] == "listed"
    state.host_lays_meadow = settings.values["meadow"] == "chosen"
    state.asks_for_bonuses = bool(settings.values["ask"])
    state.advanced_as_collector = settings.values["advanced"] == "collector"
    state.open_stacks = settings.values["stacks"] == "open"
    state.rematch = bool(settings.values["rematch"])
    lay_colors(state)
    if state.events:
        event_cards.lay_deck(state)
    return state


def lay_colors(state: Meadow) -> None:
    """Each color's bees, drop, marker and jellies; the direction is clockwise.

    AMB-COMP-03, AMB-COMP-07, AMB-COMP-08, AMB-SETUP-07
    """
    seats = state.seats  # AMB-COMP-01
    state.groups = [[] for _ in range(seats)]
    state.starting_stacks = [START_BEES] * seats
    state.waiting = [sum(1 << kind for kind in SPECIALS)] * seats  # AMB-SETUP-11
    state.hives = [[] for _ in range(seats)]
    state.discarded = [0] * seats
    state.points = [0] * seats  # AMB-SETUP-08
    state.highest_points = [0] * seats
    state.jelly = [0] * seats  # AMB-COMP-05, AMB-SETUP-09
    state.scorings = [0] * seats
    state.points_by_source = [[0] * len(POINT_SOURCES) for _ in range(seats)]


async def begin(state: Meadow) -> None:
    """Lay the meadow, pick special bees, place the stacks, turn up the first card."""
    await lay_parts(state)
    if state.rematch:
        await give_rematch_jelly(state)
    state.starting_player = START.number(await ask(state, CHANCE, START_SEAT))  # AMB-SETUP-13
    if state.recording:
        emit(state, "start", state.starting_player, {})
    order = [state.starting_player, *state.from_left(state.starting_player)]
    for color in order:  # AMB-START-01
        state.player = color
        await pick_bee(state, color)
    for color in order:
        state.player = color
        await place_stack(state, color)
    state.player = state.starting_player  # AMB-START-06
    state.phase = PLAYING
    await event_cards.maybe_turn_card(state, state.starting_player)  # AMB-EVENT-01


class StartSeat(ColorPrompt):
    """Chance says who begins.  AMB-SETUP-13"""

    name = "start"

    def options(self, state: Meadow) -> list[int]:
        return [START.code(seat) for seat in range(state.seats)]


START_SEAT: Final = StartSeat()

# The meadow


class LayPart(ColorPrompt):
    """Which part lies in the next slot? Chance or the host says.

    AMB-COMP-02, AMB-SETUP-01, AMB-SETUP-02, AMB-SETUP-03
    """

    name = "part"

    def options(self, state: Meadow) -> list[int]:
        shape = SLOTS[state.seats][len(state.parts)]
        return [
            PART.code(at)
            for at, part in enumerate(PARTS)
            if part.shape == shape and part.players <= state.seats and at not in state.parts
        ]


LAY_PART: Final = LayPart()


async def lay_parts(state: Meadow) -> None:
    """Put the meadow together: as listed, at random, or as the host likes.  AMB-SETUP-04"""
    if state.listed_layout:
        state.lay_ring(LISTED[state.seats][:])
        return
    layer = HOST if state.host_lays_meadow else CHANCE
    while len(state.parts) < len(SLOTS[state.seats]):
        state.parts.append(PART.number(await ask(state, layer, LAY_PART)))
    state.lay_ring(state.parts)  # AMB-SETUP-05, AMB-SETUP-06


# A rematch


class Last(ColorPrompt):
    """Who was last in the match before, and starts with a jelly?  AMB-TIE-03"""

    name = "last"

    def options(self, state: Meadow) -> list[int]:
        others = [seat for seat in range(state.seats) if not state.jelly[seat]]
        return [DONE, *(LAST.code(seat) for seat in others)]


LAST_SEAT: Final = Last()


async def give_rematch_jelly(state: Meadow) -> None:
    """The seats that were last in the match before start with a jelly.  AMB-TIE-03"""
    while not all(state.jelly):
        code = await ask(state, HOST, LAST_SEAT)
        if code == DONE:
            return
        royal_jelly.take_jelly(state, LAST.number(code), "rematch")


# The starting stacks


class Pick(ColorPrompt):
    """Which special bee lies on top of the starting stack?  AMB-SETUP-10"""

    name = "pick"

    def options(self, state: Meadow) -> list[int]:
        return [PICK.code(kind) for kind in SPECIALS]


PICK_BEE: Final = Pick()


async def pick_bee(state: Meadow, color: int) -> None:
    """The color puts a special bee on top of its six normal ones.  AMB-SETUP-10"""
    kind = PICK.number(await ask(state, color, PICK_BEE))
    state.enter_play(color, kind)
    state.starting_stacks[color] = put_on_top(state.starting_stacks[color], kind, 1)
    if state.recording:
        emit(state, "picked", color, {"bee": KINDS[kind]})


def places(state: Meadow) -> list[int]:
    """The spaces where a starting stack keeps the gap to all others, both ways.

    AMB-START-02, AMB-START-03, AMB-START-04, AMB-EX-18
    """
    length = len(state.owner)
    stacks = [at for at in range(length) if state.owner[at] != NOBODY]
    near = {(at + step) % length for at in stacks for step in range(-GAP, GAP + 1)}
    return [at for at in range(length) if at not in near]


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


async def place_stack(state: Meadow, color: int) -> None:
    """The starting stack goes onto the meadow; no special space acts.  AMB-START-05, AMB-BACK-05"""
    at = PLACE.number(await ask(state, color, PLACE_STACK))
    stack = state.starting_stacks[color]
    state.starting_stacks[color] = 0
    state.land(color, at, stack, MAX_BEES)
    if state.recording:
        emit(state, "placed", color, {"at": at})
