"""What she does with a worker on the board: no cost, no benefit, but points.  APY-SOLO-36…52"""

from __future__ import annotations

from skep.games.apiary import effect_words as w
from skep.games.apiary.actions.advance import columns_for
from skep.games.apiary.actions.explore import DEAL_PLANET
from skep.games.apiary.automa.cards import CURVES, STRONG_ADVANCE, STRONG_EXPLORE, Card
from skep.games.apiary.automa.curve import carving_slot, flight
from skep.games.apiary.automa.dock import level_of, score
from skep.games.apiary.board import ACTIONS, ADVANCE, CARVE, EXPLORE, SIDES
from skep.games.apiary.box import PLANETS, SLOTS, TILES, TOKENS
from skep.games.apiary.goods import ONE, RESOURCES, total
from skep.games.apiary.placing import admit, bump, total_with
from skep.games.apiary.rows import COLUMNS, take_slot
from skep.games.apiary.state import AUTOMA, NONE, Colony, changed
from skep.games.apiary.workers import STRONGEST
from skep.kernel.script import deal


async def act(match: Colony, worker: int, action: int, support: Card) -> None:
    """Place the worker, shifting and bumping as usual, then do the action.  APY-SOLO-25"""
    strength = match.strength[worker]
    power = total_with(match, action, strength) if action <= ADVANCE else strength
    bumped = admit(match, worker, action)
    if bumped != NONE:
        await bump(match, AUTOMA, bumped)
    if action == EXPLORE:
        await explore(match, power, strength, support)
    elif action == ADVANCE:
        advance(match, power, strength, support)
    elif action == CARVE:
        carve(match, support)
    else:
        score(match, level_of(match).work[strength - 1], ACTIONS[action])  # APY-SOLO-45, 46


# Explore


async def explore(match: Colony, reach: int, strength: int, support: Card) -> None:
    """Fly, uncover, put the support card's resource down.  APY-SOLO-36…44"""
    cell, steps = flight(match, support.curve, reach)
    match.ship = cell
    if match.recording:
        columns = SIDES[match.side].columns
        match.emit("automa-flies", AUTOMA, {
            "to": [cell // columns + 1, cell % columns + 1], "steps": steps, "reach": reach,
            "curve": CURVES[support.curve], "support": support.number,
            "why": why_there(match, cell, steps, reach),
        })  # fmt: skip
    if match.tokens[cell] != NONE:
        await uncover(match, cell)
        score(match, level_of(match).new_planet, "new-planet")
    else:
        score(match, level_of(match).old_planet, "old-planet")
    leave(match, cell, support.resource)
    if strength == STRONGEST:
        score(match, STRONG_EXPLORE, "strong-explore")


def why_there(match: Colony, cell: int, steps: int, reach: int) -> str:
    """Why she stopped there: for a token, at the end of her range, or on beyond it."""
    if steps > reach:
        return "further"
    return "token" if match.tokens[cell] != NONE else "range"


async def uncover(match: Colony, cell: int) -> None:
    """She takes the token without its benefit, and the planet is shown.  APY-SOLO-40"""
    token = match.tokens[cell]
    match.tokens = changed(match.tokens, cell, NONE)
    match.explored = changed(match.explored, AUTOMA, [*match.explored[AUTOMA], token])
    match.skies = match.skies.copy()
    planet = await deal(match, DEAL_PLANET, match.skies)
    match.planets = changed(match.planets, cell, planet)
    if match.recording:
        match.emit("token", AUTOMA, {"token": TOKENS[token].id})
        match.emit("uncovered", AUTOMA, {"planet": PLANETS[planet].id})


def leave(match: Colony, cell: int, resource: int) -> None:
    """The resource goes on the first free outline, if there is one.  APY-SOLO-42"""
    if total(match.left[cell]) < SLOTS[match.planets[cell]]:
        match.left[cell] += ONE[resource]
        if match.recording:
            match.emit("left", AUTOMA, {"item": RESOURCES[resource]})


# Advance


def wanted_slot(match: Colony, columns: int, row: int) -> int:
    """The rightmost tile of the open columns in the row, or in the next one that has any; NONE if
    all are empty.  APY-SOLO-31…33"""
    for kind in (row, (row + 1) % 3, (row + 2) % 3):
        for column in range(columns - 1, -1, -1):
            if match.row[kind * COLUMNS + column] != NONE:
                return kind * COLUMNS + column
    return NONE


def advance(match: Colony, power: int, strength: int, support: Card) -> None:
    """A tile lies in front of her, and counts at the end.  APY-SOLO-31…35"""
    slot = wanted_slot(match, columns_for(power), support.row)
    if slot != NONE:
        tile = take_slot(match, slot)
        match.automa_tiles = [*match.automa_tiles, tile]
        if match.recording:
            match.emit("automa-takes", AUTOMA, {
                "tile": TILES[tile].id, "row": w.TYPES[slot // COLUMNS],
                "column": slot % COLUMNS + 1, "total": power, "support": support.number,
                "why": "row" if slot // COLUMNS == support.row else "next",
            })  # fmt: skip
    score(match, level_of(match).advance, "advance")
    if strength == STRONGEST:
        score(match, STRONG_ADVANCE, "strong-advance")


# Carve


def carve(match: Colony, support: Card) -> None:
    """The carving that the curve leads to; its slot stays empty.  APY-SOLO-47…49"""
    slot = carving_slot(match, support.curve, support.count)
    tile = match.carvings[slot]
    match.carvings = changed(match.carvings, slot, NONE)
    match.automa_tiles = [*match.automa_tiles, tile]
    if match.recording:
        match.emit("automa-carves", AUTOMA, {
            "tile": TILES[tile].id, "count": support.count, "curve": CURVES[support.curve],
            "support": support.number,
        })  # fmt: skip
