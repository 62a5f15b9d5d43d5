"""The table before the first turn.  AMB-SETUP, AMB-START"""

from __future__ import annotations

from skep.games.ambrosia.box import LISTED, SLOTS, START_BEES
from skep.games.ambrosia.cards import next_card
from skep.games.ambrosia.codes import DONE, LAST, PART, PICK, PLACE, START
from skep.games.ambrosia.events import emit
from skep.games.ambrosia.pieces import KINDS, SPECIALS
from skep.games.ambrosia.prompts import LAST_SEAT, LAY_PART, PICK_BEE, PLACE_STACK, START_SEAT
from skep.games.ambrosia.scoring import take_jelly
from skep.games.ambrosia.state import LINES, PLAYING, Meadow, lay_deck
from skep.kernel.game import Settings
from skep.kernel.script import CHANCE, ask

HOST = 0
"""The seat that picks the order of the parts, if it is to be picked."""


def lay_table(settings: Settings) -> Meadow:
    """Every color's bees at hand, drops on 0, jellies in the supply.  AMB-SETUP-07…11"""
    meadow = Meadow()
    seats = settings.seats
    meadow.seats = seats
    meadow.back = settings.mode == "back"
    meadow.events = bool(settings.values["events"])
    meadow.listed = settings.values["meadow"] == "listed"
    meadow.chosen = settings.values["meadow"] == "chosen"
    meadow.asking = bool(settings.values["ask"])
    meadow.literal = settings.values["advanced"] == "collector"
    meadow.open = settings.values["stacks"] == "open"
    meadow.rematch = bool(settings.values["rematch"])
    meadow.spots = [[] for _ in range(seats)]
    meadow.home = [START_BEES] * seats
    meadow.waiting = [sum(1 << kind for kind in SPECIALS)] * seats
    meadow.hives = [[] for _ in range(seats)]
    meadow.gone = [0] * seats
    meadow.points = [0] * seats
    meadow.high = [0] * seats
    meadow.jelly = [0] * seats
    meadow.scorings = [0] * seats
    meadow.lines = [[0] * len(LINES) for _ in range(seats)]
    if meadow.events:
        lay_deck(meadow)
    return meadow


async def begin(meadow: Meadow) -> None:
    """Lay the meadow, pick special bees, place the stacks, turn up the first card."""
    await lay_parts(meadow)
    if meadow.rematch:
        await comfort(meadow)
    meadow.first = await ask(meadow, CHANCE, START_SEAT) - START
    if meadow.recording:
        emit(meadow, "start", meadow.first, {})
    order = [(meadow.first + step) % meadow.seats for step in range(meadow.seats)]
    for color in order:  # AMB-START-01
        meadow.player = color
        await pick_bee(meadow, color)
    for color in order:
        meadow.player = color
        await place_stack(meadow, color)
    meadow.player = meadow.first
    meadow.phase = PLAYING
    await next_card(meadow, meadow.first)  # AMB-EVENT-01


async def lay_parts(meadow: Meadow) -> None:
    """Put the meadow together: as listed, at random, or as the host likes.  AMB-SETUP-01…05"""
    if meadow.listed:
        meadow.lay_ring(LISTED[meadow.seats][:])
        return
    layer = HOST if meadow.chosen else CHANCE
    while len(meadow.parts) < len(SLOTS[meadow.seats]):
        meadow.parts.append(await ask(meadow, layer, LAY_PART) - PART)
    meadow.lay_ring(meadow.parts)


async def comfort(meadow: Meadow) -> None:
    """Who was last in the match before starts with a jelly.  AMB-TIE-03"""
    while not all(meadow.jelly):
        code = await ask(meadow, HOST, LAST_SEAT)
        if code == DONE:
            return
        take_jelly(meadow, code - LAST, "rematch")


async def pick_bee(meadow: Meadow, color: int) -> None:
    """A special bee of one's choice on top of the six normal ones.  AMB-SETUP-10"""
    kind = await ask(meadow, color, PICK_BEE) - PICK
    meadow.waiting[color] -= 1 << kind
    meadow.home[color] = meadow.home[color] << 4 | kind
    if meadow.recording:
        emit(meadow, "picked", color, {"bee": KINDS[kind]})


async def place_stack(meadow: Meadow, color: int) -> None:
    """The starting stack goes onto the meadow; no special space acts.  AMB-START-02…05"""
    at = await ask(meadow, color, PLACE_STACK) - PLACE
    stack = meadow.home[color]
    meadow.home[color] = 0
    meadow.land(color, at, stack, 7)
    if meadow.recording:
        emit(meadow, "placed", color, {"at": at})
