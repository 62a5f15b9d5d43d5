"""The table before the first turn: the board, then each seat's own.  APY-SETUP, APY-PSET"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
from skep.games.apiary.abilities import learn, learn_all
from skep.games.apiary.actions.explore import DEAL_TOKEN
from skep.games.apiary.asking import Choice, DealPiece
from skep.games.apiary.automa.turn import prepare
from skep.games.apiary.board import LIMITS, SIDES, side_for
from skep.games.apiary.box import (
    CARVINGS,
    DANCES,
    DEVELOPMENTS,
    FACTIONS,
    FARMS,
    FRAMES,
    MATS,
    PLAIN,
    PLANETS,
    RECRUITS,
    SEEDS,
    STEPS,
    TILES,
    TOKENS,
    Mat,
)  # fmt: skip
from skep.games.apiary.rows import COLUMNS, DEAL_TILE, refill_all
from skep.games.apiary.state import (
    ADVANCED,
    AUTOMA,
    BASE,
    EMPTY,
    FIRST_GAME,
    MODES,
    NONE,
    POOL,
    STORE,
    SUPPLY,
    WORKERS,
    Colony,
    changed,
)  # fmt: skip
from skep.games.apiary.steps import run
from skep.hexes import RING, STEP, size
from skep.kernel.game import Settings
from skep.kernel.script import CHANCE, Prompt, ask, ask_all, deal
from skep.kernel.zones import Hand, Pile

START_VP: Final = LIMITS["start_vp"]
TWO_SEEDS: Final = next(n for n, token in enumerate(TOKENS) if token.id == "explore-two-seeds")

STACKS: Final = [
    [TILES.index(tile) for tile in tiles for _ in range(tile.count)]
    for tiles in (FARMS, RECRUITS, DEVELOPMENTS)
]
"""What lies on the three stacks before the deal."""

# Which cards may stand for each other when a world is imagined.
SEED_DECK, TILE_DECK, PLANET_DECK, TOKEN_DECK = 0, 1, 4, 5


class DealMat(DealPiece):
    """Chance deals a hive mat.  APY-PSET-02"""

    name = "mat"


class DealFaction(DealPiece):
    """Chance deals a faction.  APY-PSET-03"""

    name = "deal-faction"


class DealDance(DealPiece):
    """Chance deals a dance.  APY-SETUP-06"""

    name = "dance"


class FirstPlayer(Prompt[Colony]):
    """Chance says who begins.  APY-PSET-08"""

    name = "first"

    def options(self, match: Colony) -> list[int]:
        return list(range(match.seats))

    def key(self, match: Colony, code: int) -> str:
        return f"first:{code}"


class ChooseFaction(Choice):
    """Which of the two factions is kept?  APY-PSET-03"""

    name = "faction"

    def options(self, match: Colony) -> list[int]:
        return [codes.FACTION + faction for faction in match.offered[match.seat]]


class Draft(Choice):
    """Take a faction or a hive mat.  APY-ADVV-03, APY-ADVV-06"""

    name = "draft"


DEAL_MAT: Final = DealMat("mat", (mat.id for mat in MATS))
DEAL_FACTION: Final = DealFaction("faction", (faction.id for faction in FACTIONS))
DEAL_DANCE: Final = DealDance("dance", (dance.id for dance in DANCES))
FIRST: Final = FirstPlayer()
CHOOSE_FACTION: Final = ChooseFaction()
DRAFT: Final = Draft()


def lay_table(settings: Settings) -> Colony:
    """Everything in its place that needs no luck."""
    match = Colony()
    seats = match.seats = settings.seats
    match.mode = MODES.index(settings.mode)
    match.level = int(settings.values.get("level", 0))
    players = match.players = seats + (match.level > 0)  # APY-SOLO-04
    match.side = side_for(players)
    match.seed_limit = bool(settings.values["seed_limit"])
    match.rule_two_seeds = bool(settings.values["two_seed_token"])
    match.lone = bool(settings.values["lone_benefit"])
    match.ask_favor = bool(settings.values["ask_favor"])
    side = SIDES[match.side]
    cells = side.rows * side.columns
    match.strength = [0] * WORKERS * players
    match.where = [SUPPLY] * WORKERS * players
    match.goods, match.vp, match.favor = [0] * seats, [0] * players, [0] * seats
    match.slept, match.upgraded = [0] * players, [0] * seats
    match.faction, match.mat = [NONE] * seats, [NONE] * seats
    for own in ("offered", "ground", "tiles", "front", "built", "frames", "reserve", "planted"):
        setattr(match, own, [[] for _ in range(seats)])
    match.explored = [[] for _ in range(players)]
    match.hands = [Hand([seat], (), SEED_DECK) for seat in range(seats)]
    match.deck = Pile(range(len(SEEDS)), SEED_DECK)
    match.drawn = Hand([], (), SEED_DECK)
    match.frames_left = FRAMES
    match.row = [NONE] * 3 * COLUMNS
    match.stacks = [Pile(tiles, TILE_DECK + kind) for kind, tiles in enumerate(STACKS)]
    match.carvings = [NONE] * side.carvings
    match.planets, match.tokens, match.left = [NONE] * cells, [NONE] * cells, [0] * cells
    match.ship = side.start
    match.skies = Pile(range(len(PLANETS)), PLANET_DECK)
    tokens = [n for n, token in enumerate(TOKENS) for _ in range(token.count)]
    if not match.rule_two_seeds:
        tokens.remove(TWO_SEEDS)  # APY-SEEDV-04
    match.box = Pile(tokens, TOKEN_DECK)
    match.dances = [NONE] * side.dances
    match.taught = [NONE] * side.dances
    match.on_dance = [[] for _ in range(side.dances)]
    match.tokens_left = [n for n, step in enumerate(STEPS) for _ in range(step.count)]
    match.pods = [NONE] * len(side.pods)
    learn_all(match)
    return match


async def begin(match: Colony) -> None:
    """The seats' mats and factions, then who begins."""
    if match.level:
        await prepare(match)
    if match.mode == ADVANCED:
        match.first = await ask(match, CHANCE, FIRST)  # APY-ADVV-08
        await draft(match)
    else:
        await deal_factions(match)
        match.first = AUTOMA if match.level else await ask(match, CHANCE, FIRST)
    match.player = match.first
    for place in range(match.players):
        match.vp[(match.first + place) % match.players] = START_VP + place  # APY-PSET-09, 10
    if match.recording:
        match.emit("first", match.first, {})
    for place in range(match.seats):
        seat = (match.first + place) % match.seats
        faction = FACTIONS[match.faction[seat]]
        await run(match, seat, faction.sides[0].setup, source=faction.id)


async def lay_board(match: Colony) -> bool:
    """Lay out the next part of the board; False if all was there.  APY-SETUP-03…16"""
    side = SIDES[match.side]
    if match.tokens[side.planets[-1]] == NONE:
        match.box = match.box.copy()
        for cell in side.planets:
            token = await deal(match, DEAL_TOKEN, match.box)
            match.tokens = changed(match.tokens, cell, token)
    elif NONE in match.dances:
        pile = Pile(range(len(DANCES)))
        match.dances = [await deal(match, DEAL_DANCE, pile) for _ in range(side.dances)]
    elif NONE in match.row:
        await refill_all(match)
    elif NONE in match.carvings:
        carvings = Pile(range(len(TILES) - len(CARVINGS), len(TILES)))
        for slot in range(side.carvings):
            tile = await deal(match, DEAL_TILE, carvings)
            match.carvings = changed(match.carvings, slot, tile)
    else:
        return False
    return True


async def deal_factions(match: Colony) -> None:
    """A mat at random; one of two factions, or a starter.  APY-PSET-02…06, APY-PSET-20"""
    mats = Pile(range(len(MATS)))
    for seat in range(match.seats):
        mat = await deal(match, DEAL_MAT, mats)
        match.mat = changed(match.mat, seat, mat)
    first_game = match.mode == FIRST_GAME
    factions = Pile([n for n, f in enumerate(FACTIONS) if f.starter or not first_game])
    each = 1 if first_game else 2
    for seat in range(match.seats):
        dealt = sorted([await deal(match, DEAL_FACTION, factions) for _ in range(each)])
        match.offered = changed(match.offered, seat, dealt)
    seats = range(match.seats)
    chosen = await ask_all(match, seats, CHOOSE_FACTION)
    for seat, code in zip(seats, chosen):
        match.offered = changed(match.offered, seat, [])
        settle(match, seat, code - codes.FACTION)


async def draft(match: Colony) -> None:
    """Last to first, then first to last, each takes a faction or a mat.  APY-ADVV-01…07"""
    pile, mats = Pile(range(len(FACTIONS))), Pile(range(len(MATS)))
    factions = sorted([await deal(match, DEAL_FACTION, pile) for _ in range(match.seats + 1)])
    offered = sorted([await deal(match, DEAL_MAT, mats) for _ in range(match.seats)])
    order = [(match.first + place) % match.seats for place in range(match.seats)]
    for seat in [*reversed(order), *order]:
        match.choosing = [codes.FACTION + f for f in factions if match.faction[seat] == NONE]
        match.choosing += [codes.MAT + mat for mat in offered if match.mat[seat] == NONE]
        match.offered = [[*factions], [*offered], *([] for _ in range(match.seats - 2))]
        code = await ask(match, seat, DRAFT)
        if code < codes.MAT:
            faction = code - codes.FACTION
            match.faction = changed(match.faction, seat, faction)
            factions.remove(faction)
        else:
            mat = code - codes.MAT
            match.mat = changed(match.mat, seat, mat)
            offered.remove(mat)
        if match.recording:
            match.emit("drafted", seat, {"what": codes.KEYS[code]})
    match.offered = [[] for _ in range(match.seats)]
    for seat in range(match.seats):
        settle(match, seat, match.faction[seat])


def bare(mat: Mat) -> tuple[list[int], list[int], list[int]]:
    """The ground, the tiles and the open hexes of a hive before anything is built."""
    cells = size(max(RING[cell] for cell in mat.cells) + 2)
    ground, tiles = [0] * cells, [EMPTY] * cells
    for cell, kind in zip(mat.cells, mat.kinds):
        ground[cell] = kind
    for cell in (mat.base, *mat.stores):
        ground[cell] = PLAIN
        tiles[cell] = STORE
    tiles[mat.base] = BASE
    return ground, tiles, sorted(c for c in mat.cells if any(tiles[step[c]] for step in STEP))


BARE: Final = [bare(mat) for mat in MATS]
"""Shared by all hives, which replace what they change."""


def settle(match: Colony, seat: int, faction: int) -> None:
    """Lay out a seat's mat and faction, its workers and its first tokens.  APY-PSET-04, 11…19"""
    match.faction = changed(match.faction, seat, faction)
    mat = MATS[match.mat[seat]]
    ground, tiles, front = BARE[match.mat[seat]]
    match.ground = changed(match.ground, seat, ground)
    match.tiles = changed(match.tiles, seat, tiles)
    match.front = changed(match.front, seat, front)
    for worker, strength in zip(match.workers(seat), FACTIONS[faction].workers):
        match.where[worker] = POOL
        match.strength[worker] = strength
    match.goods[seat] = FACTIONS[faction].start
    learn(match, seat)
    if match.recording:
        match.emit("settled", seat, {"faction": FACTIONS[faction].id, "mat": mat.id})
