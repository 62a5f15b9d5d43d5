"""Explore: fly the QueenShip, uncover, leave a token, gather.  APY-EXPL"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.board import SIDES, Side
from skep.games.apiary.box import PLANETS, SLOTS, STRONG, TOKENS
from skep.games.apiary.prompts import Choice, DealPiece
from skep.games.apiary.resources import BASICS, ONE, RESOURCES, TOKEN, total
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.interpreter import (
    ABLE,
    DOERS,
    GAINABLE,
    GAINERS,
    fire,
    gain_now,
    run,
)
from skep.games.apiary.rules.effects.reader import Step
from skep.games.apiary.rules.workers import NEVER
from skep.games.apiary.state import NONE, Colony, changed
from skep.kernel.script import Refusal, ask, deal

MOST: Final = 19
WIDEST: Final = max(side.columns for side in SIDES)
"""The columns of the wider grid, by which spots are named."""


class Fly(Choice):
    """Where does the QueenShip end?  APY-EXPL-05…07"""

    name = "fly"

    def refusals(self, state: Colony) -> list[Refusal]:
        side = SIDES[state.side]
        refused: list[Refusal] = []
        for cell in range(side.rows * side.columns):
            code = fly_code(side, cell)
            if code not in state.choosing:
                far = cell not in (state.ship, side.start)
                refused.append(Refusal(codes.KEYS[code], "APY-EXPL-05" if far else "APY-EXPL-07"))
        return refused


class Leave(Choice):
    """Which basic resource is put on the planet?  APY-EXPL-13…15"""

    name = "leave"

    def options(self, state: Colony) -> list[int]:
        return LEAVES

    def refusals(self, state: Colony) -> list[Refusal]:
        return [Refusal(codes.KEYS[codes.LEAVE + r], "APY-EXPL-15") for r in range(BASICS, 5)]


class Strong(Choice):
    """Take the planet's strength-4 benefit, before or after its resources?  APY-EXPL-23, 24"""

    name = "strong"

    def options(self, state: Colony) -> list[int]:
        return WHEN

    def facts(self, state: Colony) -> dict[str, str]:
        return {"source": PLANETS[state.about].id}


class DealPlanet(DealPiece):
    """Chance turns the top planet face up.  APY-EXPL-10"""

    name = "planet"


class DealToken(DealPiece):
    """Chance deals an explore token.  APY-SETUP-03"""

    name = "token"


LEAVES: Final = [codes.LEAVE + resource for resource in range(BASICS)]
WHEN: Final = [codes.DECLINE, codes.BEFORE, codes.AFTER]
FLY: Final = Fly()
LEAVE: Final = Leave()
STRONG_ASK: Final = Strong()
DEAL_PLANET: Final = DealPlanet("planet", (planet.id for planet in PLANETS))
DEAL_TOKEN: Final = DealToken("explore", (token.id for token in TOKENS))


def fly_code(side: Side, cell: int) -> int:
    return codes.FLY + cell // side.columns * WIDEST + cell % side.columns


def cell_named(state: Colony, code: int) -> int:
    cell = code - codes.FLY
    return cell // WIDEST * SIDES[state.side].columns + cell % WIDEST


FLIGHTS: Final[list[list[list[list[int]]]]] = [
    [[[fly_code(side, cell) for cell in cells] for cells in reach] for reach in side.reach]
    for side in SIDES
]
"""The codes of the planets within reach, by side, place of the ship and steps."""


def flights(state: Colony, seat: int, strength: int) -> list[int]:
    """The codes of the planets where the ship may end with so much strength."""
    far = strength + state.powers[seat][w.RANGE]
    return FLIGHTS[state.side][state.ship][far if far < MOST else MOST]


def least_to_fly(state: Colony, seat: int, resting: int) -> int:
    """The least strength with which the ship gets anywhere, beside a worker who rests there."""
    for strength in range(1, NEVER):
        if flights(state, seat, strength + resting):
            return strength
    return NEVER


async def explore(state: Colony, seat: int, strength: int, strong: bool) -> None:
    """Move, uncover if unexplored, place a resource, gain resources.  APY-EXPL-01"""
    state.choosing = flights(state, seat, strength)
    cell = cell_named(state, await ask(state, seat, FLY))
    state.ship = cell
    if state.recording:
        columns = SIDES[state.side].columns
        state.emit("flew", seat, {"to": [cell // columns + 1, cell % columns + 1]})
    if state.tokens[cell] != NONE:
        await uncover(state, seat, cell)
    planet = state.planets[cell]
    if total(state.left[cell]) < SLOTS[planet]:
        await leave(state, seat, cell)
    when = codes.DECLINE
    if strong and STRONG[planet]:
        when = await ask(state, seat, STRONG_ASK, planet)
    if when == codes.BEFORE:
        await run(state, seat, STRONG[planet], source=PLANETS[planet].id)
    await gather(state, seat, cell)
    if when == codes.AFTER:
        await run(state, seat, STRONG[planet], source=PLANETS[planet].id)


async def uncover(state: Colony, seat: int, cell: int) -> None:
    """The token and its benefit, then the planet.  APY-EXPL-08…10"""
    token = state.tokens[cell]
    state.tokens = changed(state.tokens, cell, NONE)
    await gain_token(state, seat, token)
    state.skies = state.skies.copy()
    planet = await deal(state, DEAL_PLANET, state.skies)
    state.planets = changed(state.planets, cell, planet)
    if state.recording:
        state.emit("uncovered", seat, {"planet": PLANETS[planet].id})


async def gain_token(state: Colony, seat: int, token: int) -> None:
    """An explore token is kept face up, and gives its benefit.  APY-EXPL-09, APY-Q36"""
    state.explored = changed(state.explored, seat, [*state.explored[seat], token])
    if state.recording:
        state.emit("token", seat, {"token": TOKENS[token].id})
    await run(state, seat, TOKENS[token].steps, source=TOKENS[token].id)
    await fire(state, seat, w.GAIN_TOKEN)


async def leave(state: Colony, seat: int, cell: int) -> None:
    """A basic resource of the supply goes on a free outline.  APY-EXPL-13…18"""
    resource = await ask(state, seat, LEAVE) - codes.LEAVE
    state.left[cell] += ONE[resource]
    if state.recording:
        state.emit("left", seat, {"item": RESOURCES[resource]})


async def gather(state: Colony, seat: int, cell: int) -> None:
    """What is printed, and one for every token; the tokens stay.  APY-EXPL-19…22"""
    planet = PLANETS[state.planets[cell]]
    await run(state, seat, planet.steps, source=planet.id)
    for resource in range(BASICS):
        number = state.left[cell] >> 8 * resource & 255
        if number:
            gain_now(state, seat, 1 << resource, number)


# Effects about planets and tokens


async def gain_tokens(state: Colony, seat: int, number: int) -> None:
    """Random explore tokens of the box."""
    for _ in range(number):
        if not state.box.cards:
            return
        state.box = state.box.copy()
        token = await deal(state, DEAL_TOKEN, state.box)
        await gain_token(state, seat, token)


async def _harvest(state: Colony, seat: int, step: Step, here: int) -> None:
    if state.planets[state.ship] != NONE:
        await gather(state, seat, state.ship)


def can_harvest(state: Colony) -> bool:
    planet = state.planets[state.ship]
    return planet != NONE and bool(PLANETS[planet].steps or state.left[state.ship])


DOERS[w.HARVEST] = _harvest
ABLE[w.HARVEST] = lambda state, seat, step, here: can_harvest(state)
GAINERS[TOKEN] = gain_tokens
GAINABLE[TOKEN] = lambda state, seat: bool(state.box.cards)
