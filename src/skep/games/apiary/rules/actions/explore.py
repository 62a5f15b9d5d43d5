"""Explore: fly the QueenShip, uncover, leave a token, gather.  APY-EXPL"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.board import SIDES
from skep.games.apiary.box import PLANETS, SLOTS, STRONG, TOKENS
from skep.games.apiary.index.flights import FLIGHTS, MAX_REACH, cell_named, fly_code
from skep.games.apiary.prompts import DealPiece, Prompted
from skep.games.apiary.resources import BASICS, ONE, RESOURCES, count_of, total
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.interpreter import fire, run
from skep.games.apiary.rules.effects.steps import HarvestStep
from skep.games.apiary.rules.gaining import gain_resource
from skep.games.apiary.rules.workers import NEVER
from skep.games.apiary.state import NONE, Colony, changed
from skep.kernel.script import Refusal, ask, deal


class Fly(Prompted):
    """Where does the QueenShip end?"""

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


class LeaveResource(Prompted):
    """Which basic resource is put on the planet?  APY-EXPL-13, APY-EXPL-15"""

    name = "leave"

    def options(self, state: Colony) -> list[int]:
        return LEAVES

    def refusals(self, state: Colony) -> list[Refusal]:
        return [Refusal(codes.LEAVE.key(r), "APY-EXPL-15") for r in range(BASICS, 5)]


class Strong(Prompted):
    """Take the planet's strength-4 benefit, before or after its resources?  APY-EXPL-24"""

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


LEAVES: Final = codes.LEAVE.codes(range(BASICS))
WHEN: Final = [codes.DECLINE, codes.BEFORE, codes.AFTER]
FLY: Final = Fly()
LEAVE: Final = LeaveResource()
STRONG_ASK: Final = Strong()
DEAL_PLANET: Final = DealPlanet("planet", (planet.id for planet in PLANETS))
DEAL_TOKEN: Final = DealToken("explore", (token.id for token in TOKENS))


def flight_strength(placed: int, other: int) -> int:
    """The summed strength of all workers on Explore, whoever owns them; an empty space adds
    nothing.  APY-EXPL-02, APY-EXPL-03, APY-EXPL-04"""
    return placed + other


def flights(state: Colony, seat: int, strength: int) -> list[int]:
    """The codes of the planets where the ship may end with this strength, moving orthogonally.

    APY-EXPL-05, APY-EXPL-06, APY-EXPL-07
    """
    reach = strength + state.powers[seat][w.RANGE]
    return FLIGHTS[state.side][state.ship][reach if reach < MAX_REACH else MAX_REACH]


def least_to_fly(state: Colony, seat: int, resting: int) -> int:
    """The least strength with which the ship gets anywhere, beside a worker that is there
    already."""
    for strength in range(1, NEVER):
        if flights(state, seat, strength + resting):
            return strength
    return NEVER


async def explore(state: Colony, seat: int, strength: int, strong: bool) -> None:
    """Move, uncover if unexplored, place a resource, gain resources.  APY-EXPL-01"""
    state.choosing = flights(state, seat, strength)
    cell = cell_named(SIDES[state.side], await ask(state, seat, FLY))
    state.ship = cell  # APY-EXPL-12
    if state.recording:
        columns = SIDES[state.side].columns
        state.emit("flew", seat, {"to": (cell // columns + 1, cell % columns + 1)})
    if state.tokens[cell] != NONE:  # APY-EXPL-11
        await uncover(state, seat, cell)
    planet = state.planets[cell]
    if total(state.left[cell]) < SLOTS[planet]:  # APY-EXPL-16, APY-EXPL-17, APY-EXPL-18
        await leave(state, seat, cell)
    when = codes.DECLINE
    if strong and STRONG[planet]:  # APY-EXPL-23, APY-EXPL-25
        when = await ask(state, seat, STRONG_ASK, planet)
    if when == codes.BEFORE:
        await run(state, seat, STRONG[planet], source=PLANETS[planet].id)
    await gather(state, seat, cell)  # APY-EXPL-22
    if when == codes.AFTER:
        await run(state, seat, STRONG[planet], source=PLANETS[planet].id)


async def uncover(state: Colony, seat: int, cell: int) -> None:
    """The token and its benefit, then the planet."""
    token = state.tokens[cell]
    state.tokens = changed(state.tokens, cell, NONE)  # APY-EXPL-08
    await gain_token(state, seat, token)
    state.skies = state.skies.copy()
    planet = await deal(state, DEAL_PLANET, state.skies)  # APY-EXPL-10
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
    """A basic resource of the supply goes on a free outline.

    APY-EXPL-13, APY-EXPL-14, APY-Q35
    """
    resource = codes.LEAVE.number(await ask(state, seat, LEAVE))
    state.left[cell] += ONE[resource]
    if state.recording:
        state.emit("left", seat, {"item": RESOURCES[resource]})


async def gather(state: Colony, seat: int, cell: int) -> None:
    """What is printed, and one for every token; the tokens stay.  APY-EXPL-21"""
    planet = PLANETS[state.planets[cell]]
    await run(state, seat, planet.steps, source=planet.id)  # APY-EXPL-19
    for resource in range(BASICS):
        number = count_of(state.left[cell], resource)
        if number:
            gain_resource(state, seat, resource, number)  # APY-EXPL-20


# Effects about planets and tokens


def any_token(state: Colony, seat: int) -> bool:
    """Is there an explore token in the box?"""
    return bool(state.box.cards)


async def gain_tokens(state: Colony, seat: int, number: int) -> None:
    """Random explore tokens of the box."""
    for _ in range(number):
        if not state.box.cards:
            return
        state.box = state.box.copy()
        token = await deal(state, DEAL_TOKEN, state.box)
        await gain_token(state, seat, token)


async def harvest(state: Colony, seat: int, step: HarvestStep, here: int) -> None:
    """Gain the resources of the planet where the ship is, if it is explored."""
    if state.planets[state.ship] != NONE:
        await gather(state, seat, state.ship)


def can_harvest(state: Colony, seat: int, step: HarvestStep, here: int) -> bool:
    planet = state.planets[state.ship]
    return planet != NONE and bool(PLANETS[planet].steps or state.left[state.ship])
