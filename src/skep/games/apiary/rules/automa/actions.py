"""What the Automa does with a worker on the board: it pays nothing and scores points."""

from __future__ import annotations

from skep.games.apiary.board import ACTIONS, ADVANCE, CARVE, EXPLORE, SIDES
from skep.games.apiary.box import PLANETS, SLOTS, TILES, TOKENS
from skep.games.apiary.resources import ONE, RESOURCES, total
from skep.games.apiary.rules.actions.advance import columns_for
from skep.games.apiary.rules.actions.explore import DEAL_PLANET
from skep.games.apiary.rules.advance_rows import COLUMNS, take_slot
from skep.games.apiary.rules.automa.cards import CURVES, STRONG_ADVANCE, STRONG_EXPLORE, Card
from skep.games.apiary.rules.automa.dock import level_of, score
from skep.games.apiary.rules.automa.s_curve import carving_slot, flight
from skep.games.apiary.rules.bumping import bump
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.placing import admit, total_with
from skep.games.apiary.rules.workers import STRONGEST
from skep.games.apiary.state import AUTOMA, NONE, Colony, changed
from skep.kernel.script import deal


async def act(state: Colony, worker: int, action: int, support: Card) -> None:
    """Place the worker, shifting and bumping as usual, then do the action.  APY-SOLO-25"""
    strength = state.strength[worker]
    power = total_with(state, action, strength) if action <= ADVANCE else strength
    bumped = admit(state, worker, action)
    if bumped != NONE:
        await bump(state, AUTOMA, bumped)
    if action == EXPLORE:
        await explore(state, power, strength, support)
    elif action == ADVANCE:
        advance(state, power, strength, support)
    elif action == CARVE:
        carve(state, support)
    else:  # APY-SOLO-45, APY-SOLO-46
        score(state, level_of(state).work[strength - 1], ACTIONS[action])


# Explore


async def explore(state: Colony, reach: int, strength: int, support: Card) -> None:
    """Fly, uncover, put the support card's resource down; the planet gives the Automa nothing.

    APY-SOLO-36, APY-SOLO-43
    """
    cell, steps = flight(state, support.curve, reach)
    state.ship = cell
    if state.recording:
        columns = SIDES[state.side].columns
        state.emit("automa-flies", AUTOMA, {
            "to": (cell // columns + 1, cell % columns + 1), "steps": steps, "reach": reach,
            "curve": CURVES[support.curve], "support": support.number,
            "why": why_there(state, cell, steps, reach),
        })  # fmt: skip
    if state.tokens[cell] != NONE:
        await uncover(state, cell)
        score(state, level_of(state).new_planet, "new-planet")  # APY-SOLO-41
    else:
        score(state, level_of(state).old_planet, "old-planet")
    leave(state, cell, support.resource)
    if strength == STRONGEST:
        score(state, STRONG_EXPLORE, "strong-explore")  # APY-SOLO-44


def why_there(state: Colony, cell: int, steps: int, reach: int) -> str:
    """Why the Automa stopped there: for a token, at the end of its range, or beyond it."""
    if steps > reach:
        return "further"
    return "token" if state.tokens[cell] != NONE else "range"


async def uncover(state: Colony, cell: int) -> None:
    """The Automa takes the token without its benefit, and the planet is shown.  APY-SOLO-40"""
    token = state.tokens[cell]
    state.tokens = changed(state.tokens, cell, NONE)
    state.explored = changed(state.explored, AUTOMA, [*state.explored[AUTOMA], token])
    state.skies = state.skies.copy()
    planet = await deal(state, DEAL_PLANET, state.skies)
    state.planets = changed(state.planets, cell, planet)
    if state.recording:
        state.emit("token", AUTOMA, {"token": TOKENS[token].id})
        state.emit("uncovered", AUTOMA, {"planet": PLANETS[planet].id})


def leave(state: Colony, cell: int, resource: int) -> None:
    """The resource goes on the first free outline, if there is one.  APY-SOLO-42"""
    if total(state.left[cell]) < SLOTS[state.planets[cell]]:
        state.left[cell] += ONE[resource]
        if state.recording:
            state.emit("left", AUTOMA, {"item": RESOURCES[resource]})


# Advance


def wanted_slot(state: Colony, columns: int, row: int) -> int:
    """The rightmost tile of the open columns in the row, or in the next one that has any; NONE if
    all are empty.  APY-SOLO-32, APY-SOLO-33"""
    for kind in (row, (row + 1) % 3, (row + 2) % 3):
        for column in range(columns - 1, -1, -1):
            if state.row[kind * COLUMNS + column] != NONE:
                return kind * COLUMNS + column
    return NONE


def advance(state: Colony, power: int, strength: int, support: Card) -> None:
    """The Automa takes a tile for nothing; it counts at the end.  APY-SOLO-34"""
    slot = wanted_slot(state, columns_for(power), support.row)  # APY-SOLO-31
    if slot != NONE:
        tile = take_slot(state, slot)
        state.automa_tiles = [*state.automa_tiles, tile]
        if state.recording:
            state.emit("automa-takes", AUTOMA, {
                "tile": TILES[tile].id, "row": w.TYPES[slot // COLUMNS],
                "column": slot % COLUMNS + 1, "total": power, "support": support.number,
                "why": "row" if slot // COLUMNS == support.row else "next",
            })  # fmt: skip
    score(state, level_of(state).advance, "advance")  # APY-SOLO-35
    if strength == STRONGEST:
        score(state, STRONG_ADVANCE, "strong-advance")


# Carve


def carve(state: Colony, support: Card) -> None:
    """The Automa takes the carving that the curve leads to; its slot stays empty.

    APY-SOLO-47, APY-SOLO-48, APY-SOLO-49
    """
    slot = carving_slot(state, support.curve, support.count)
    tile = state.carvings[slot]
    state.carvings = changed(state.carvings, slot, NONE)
    state.automa_tiles = [*state.automa_tiles, tile]
    if state.recording:
        state.emit("automa-carves", AUTOMA, {
            "tile": TILES[tile].id, "count": support.count, "curve": CURVES[support.curve],
            "support": support.number,
        })  # fmt: skip
