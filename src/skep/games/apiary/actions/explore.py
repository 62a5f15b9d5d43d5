"""Explore: fly the QueenShip, uncover, leave a token, gather.  APY-EXPL"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes, effect_words as w
from skep.games.apiary.asking import Choice, DealPiece
from skep.games.apiary.board import SIDES, Side
from skep.games.apiary.box import PLANETS, SLOTS, STRONG, TOKENS
from skep.games.apiary.effect import Step
from skep.games.apiary.goods import BASICS, ONE, RESOURCES, TOKEN, total
from skep.games.apiary.state import NONE, Colony, changed
from skep.games.apiary.steps import ABLE, DOERS, GAINABLE, GAINERS, fire, gain_now, run
from skep.games.apiary.workers import NEVER
from skep.kernel.script import Refusal, ask, deal

MOST: Final = 19
WIDEST: Final = max(side.columns for side in SIDES)
"""The columns of the wider grid, by which spots are named."""


class Fly(Choice):
    """Where does the QueenShip end?  APY-EXPL-05…07"""

    name = "fly"

    def refusals(self, match: Colony) -> list[Refusal]:
        side = SIDES[match.side]
        refused: list[Refusal] = []
        for cell in range(side.rows * side.columns):
            code = fly_code(side, cell)
            if code not in match.choosing:
                far = cell not in (match.ship, side.start)
                refused.append(Refusal(codes.KEYS[code], "APY-EXPL-05" if far else "APY-EXPL-07"))
        return refused


class Leave(Choice):
    """Which basic resource is put on the planet?  APY-EXPL-13…15"""

    name = "leave"

    def options(self, match: Colony) -> list[int]:
        return LEAVES

    def refusals(self, match: Colony) -> list[Refusal]:
        return [Refusal(codes.KEYS[codes.LEAVE + r], "APY-EXPL-15") for r in range(BASICS, 5)]


class Strong(Choice):
    """Take the planet's strength-4 benefit, before or after its resources?  APY-EXPL-23, 24"""

    name = "strong"

    def options(self, match: Colony) -> list[int]:
        return WHEN

    def facts(self, match: Colony) -> dict[str, str]:
        return {"source": PLANETS[match.about].id}


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


def cell_named(match: Colony, code: int) -> int:
    cell = code - codes.FLY
    return cell // WIDEST * SIDES[match.side].columns + cell % WIDEST


FLIGHTS: Final[list[list[list[list[int]]]]] = [
    [[[fly_code(side, cell) for cell in cells] for cells in reach] for reach in side.reach]
    for side in SIDES
]
"""The codes of the planets within reach, by side, place of the ship and steps."""


def flights(match: Colony, seat: int, strength: int) -> list[int]:
    """The codes of the planets where the ship may end with so much strength."""
    far = strength + match.powers[seat][w.RANGE]
    return FLIGHTS[match.side][match.ship][far if far < MOST else MOST]


def least_to_fly(match: Colony, seat: int, resting: int) -> int:
    """The least strength with which the ship gets anywhere, beside a worker who rests there."""
    for strength in range(1, NEVER):
        if flights(match, seat, strength + resting):
            return strength
    return NEVER


async def explore(match: Colony, seat: int, strength: int, strong: bool) -> None:
    """Move, uncover if unexplored, place a resource, gain resources.  APY-EXPL-01"""
    match.choosing = flights(match, seat, strength)
    cell = cell_named(match, await ask(match, seat, FLY))
    match.ship = cell
    if match.recording:
        columns = SIDES[match.side].columns
        match.emit("flew", seat, {"to": [cell // columns + 1, cell % columns + 1]})
    if match.tokens[cell] != NONE:
        await uncover(match, seat, cell)
    planet = match.planets[cell]
    if total(match.left[cell]) < SLOTS[planet]:
        await leave(match, seat, cell)
    when = codes.DECLINE
    if strong and STRONG[planet]:
        when = await ask(match, seat, STRONG_ASK, planet)
    if when == codes.BEFORE:
        await run(match, seat, STRONG[planet], source=PLANETS[planet].id)
    await gather(match, seat, cell)
    if when == codes.AFTER:
        await run(match, seat, STRONG[planet], source=PLANETS[planet].id)


async def uncover(match: Colony, seat: int, cell: int) -> None:
    """The token and its benefit, then the planet.  APY-EXPL-08…10"""
    token = match.tokens[cell]
    match.tokens = changed(match.tokens, cell, NONE)
    await gain_token(match, seat, token)
    match.skies = match.skies.copy()
    planet = await deal(match, DEAL_PLANET, match.skies)
    match.planets = changed(match.planets, cell, planet)
    if match.recording:
        match.emit("uncovered", seat, {"planet": PLANETS[planet].id})


async def gain_token(match: Colony, seat: int, token: int) -> None:
    """An explore token is kept face up, and gives its benefit.  APY-EXPL-09, APY-Q36"""
    match.explored = changed(match.explored, seat, [*match.explored[seat], token])
    if match.recording:
        match.emit("token", seat, {"token": TOKENS[token].id})
    await run(match, seat, TOKENS[token].steps, source=TOKENS[token].id)
    await fire(match, seat, w.GAIN_TOKEN)


async def leave(match: Colony, seat: int, cell: int) -> None:
    """A basic resource of the supply goes on a free outline.  APY-EXPL-13…18"""
    resource = await ask(match, seat, LEAVE) - codes.LEAVE
    match.left[cell] += ONE[resource]
    if match.recording:
        match.emit("left", seat, {"item": RESOURCES[resource]})


async def gather(match: Colony, seat: int, cell: int) -> None:
    """What is printed, and one for every token; the tokens stay.  APY-EXPL-19…22"""
    planet = PLANETS[match.planets[cell]]
    await run(match, seat, planet.steps, source=planet.id)
    for resource in range(BASICS):
        number = match.left[cell] >> 8 * resource & 255
        if number:
            gain_now(match, seat, 1 << resource, number)


# Effects about planets and tokens


async def gain_tokens(match: Colony, seat: int, number: int) -> None:
    """Random explore tokens of the box."""
    for _ in range(number):
        if not match.box.cards:
            return
        match.box = match.box.copy()
        token = await deal(match, DEAL_TOKEN, match.box)
        await gain_token(match, seat, token)


async def _harvest(match: Colony, seat: int, step: Step, here: int) -> None:
    if match.planets[match.ship] != NONE:
        await gather(match, seat, match.ship)


def can_harvest(match: Colony) -> bool:
    planet = match.planets[match.ship]
    return planet != NONE and bool(PLANETS[planet].steps or match.left[match.ship])


DOERS[w.HARVEST] = _harvest
ABLE[w.HARVEST] = lambda match, seat, step, here: can_harvest(match)
GAINERS[TOKEN] = gain_tokens
GAINABLE[TOKEN] = lambda match, seat: bool(match.box.cards)
