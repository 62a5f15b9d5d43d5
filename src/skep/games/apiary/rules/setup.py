"""The table before the first turn: the board, then each seat's own.  APY-SETUP, APY-PSET"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import codes
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
from skep.games.apiary.prompts import Choice, DealPiece
from skep.games.apiary.rules.actions.explore import DEAL_TOKEN
from skep.games.apiary.rules.advance_rows import COLUMNS, DEAL_TILE, refill_all
from skep.games.apiary.rules.automa.turn import prepare
from skep.games.apiary.rules.effects.interpreter import run
from skep.games.apiary.rules.effects.passive import learn, learn_all
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

    def options(self, state: Colony) -> list[int]:
        return list(range(state.seats))

    def key(self, state: Colony, code: int) -> str:
        return f"first:{code}"


class ChooseFaction(Choice):
    """Which of the two factions is kept?  APY-PSET-03"""

    name = "faction"

    def options(self, state: Colony) -> list[int]:
        return [codes.FACTION + faction for faction in state.offered[state.seat]]


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
    state = Colony()
    seats = state.seats = settings.seats
    state.mode = MODES.index(settings.mode)
    state.level = int(settings.values.get("level", 0))
    players = state.players = seats + (state.level > 0)  # APY-SOLO-04
    state.side = side_for(players)
    state.seed_limit = bool(settings.values["seed_limit"])
    state.rule_two_seeds = bool(settings.values["two_seed_token"])
    state.lone = bool(settings.values["lone_benefit"])
    state.ask_favor = bool(settings.values["ask_favor"])
    side = SIDES[state.side]
    cells = side.rows * side.columns
    state.strength = [0] * WORKERS * players
    state.where = [SUPPLY] * WORKERS * players
    state.goods, state.vp, state.favor = [0] * seats, [0] * players, [0] * seats
    state.slept, state.upgraded = [0] * players, [0] * seats
    state.faction, state.mat = [NONE] * seats, [NONE] * seats
    for own in ("offered", "ground", "tiles", "front", "built", "frames", "reserve", "planted"):
        setattr(state, own, [[] for _ in range(seats)])
    state.explored = [[] for _ in range(players)]
    state.hands = [Hand([seat], (), SEED_DECK) for seat in range(seats)]
    state.deck = Pile(range(len(SEEDS)), SEED_DECK)
    state.drawn = Hand([], (), SEED_DECK)
    state.frames_left = FRAMES
    state.row = [NONE] * 3 * COLUMNS
    state.stacks = [Pile(tiles, TILE_DECK + kind) for kind, tiles in enumerate(STACKS)]
    state.carvings = [NONE] * side.carvings
    state.planets, state.tokens, state.left = [NONE] * cells, [NONE] * cells, [0] * cells
    state.ship = side.start
    state.skies = Pile(range(len(PLANETS)), PLANET_DECK)
    tokens = [n for n, token in enumerate(TOKENS) for _ in range(token.count)]
    if not state.rule_two_seeds:
        tokens.remove(TWO_SEEDS)  # APY-SEEDV-04
    state.box = Pile(tokens, TOKEN_DECK)
    state.dances = [NONE] * side.dances
    state.taught = [NONE] * side.dances
    state.on_dance = [[] for _ in range(side.dances)]
    state.tokens_left = [n for n, step in enumerate(STEPS) for _ in range(step.count)]
    state.pods = [NONE] * len(side.pods)
    learn_all(state)
    return state


async def begin(state: Colony) -> None:
    """The seats' mats and factions, then who begins."""
    if state.level:
        await prepare(state)
    if state.mode == ADVANCED:
        state.first = await ask(state, CHANCE, FIRST)  # APY-ADVV-08
        await draft(state)
    else:
        await deal_factions(state)
        state.first = AUTOMA if state.level else await ask(state, CHANCE, FIRST)
    state.player = state.first
    for place in range(state.players):
        state.vp[(state.first + place) % state.players] = START_VP + place  # APY-PSET-09, 10
    if state.recording:
        state.emit("first", state.first, {})
    for place in range(state.seats):
        seat = (state.first + place) % state.seats
        faction = FACTIONS[state.faction[seat]]
        await run(state, seat, faction.sides[0].setup, source=faction.id)


async def lay_board(state: Colony) -> bool:
    """Lay out the next part of the board; False if all was there.  APY-SETUP-03…16"""
    side = SIDES[state.side]
    if state.tokens[side.planets[-1]] == NONE:
        state.box = state.box.copy()
        for cell in side.planets:
            token = await deal(state, DEAL_TOKEN, state.box)
            state.tokens = changed(state.tokens, cell, token)
    elif NONE in state.dances:
        pile = Pile(range(len(DANCES)))
        state.dances = [await deal(state, DEAL_DANCE, pile) for _ in range(side.dances)]
    elif NONE in state.row:
        await refill_all(state)
    elif NONE in state.carvings:
        carvings = Pile(range(len(TILES) - len(CARVINGS), len(TILES)))
        for slot in range(side.carvings):
            tile = await deal(state, DEAL_TILE, carvings)
            state.carvings = changed(state.carvings, slot, tile)
    else:
        return False
    return True


async def deal_factions(state: Colony) -> None:
    """A mat at random; one of two factions, or a starter.  APY-PSET-02…06, APY-PSET-20"""
    mats = Pile(range(len(MATS)))
    for seat in range(state.seats):
        mat = await deal(state, DEAL_MAT, mats)
        state.mat = changed(state.mat, seat, mat)
    first_game = state.mode == FIRST_GAME
    factions = Pile([n for n, f in enumerate(FACTIONS) if f.starter or not first_game])
    each = 1 if first_game else 2
    for seat in range(state.seats):
        dealt = sorted([await deal(state, DEAL_FACTION, factions) for _ in range(each)])
        state.offered = changed(state.offered, seat, dealt)
    seats = range(state.seats)
    chosen = await ask_all(state, seats, CHOOSE_FACTION)
    for seat, code in zip(seats, chosen):
        state.offered = changed(state.offered, seat, [])
        settle(state, seat, code - codes.FACTION)


async def draft(state: Colony) -> None:
    """Last to first, then first to last, each takes a faction or a mat.  APY-ADVV-01…07"""
    pile, mats = Pile(range(len(FACTIONS))), Pile(range(len(MATS)))
    factions = sorted([await deal(state, DEAL_FACTION, pile) for _ in range(state.seats + 1)])
    offered = sorted([await deal(state, DEAL_MAT, mats) for _ in range(state.seats)])
    order = [(state.first + place) % state.seats for place in range(state.seats)]
    for seat in [*reversed(order), *order]:
        state.choosing = [codes.FACTION + f for f in factions if state.faction[seat] == NONE]
        state.choosing += [codes.MAT + mat for mat in offered if state.mat[seat] == NONE]
        state.offered = [[*factions], [*offered], *([] for _ in range(state.seats - 2))]
        code = await ask(state, seat, DRAFT)
        if code < codes.MAT:
            faction = code - codes.FACTION
            state.faction = changed(state.faction, seat, faction)
            factions.remove(faction)
        else:
            mat = code - codes.MAT
            state.mat = changed(state.mat, seat, mat)
            offered.remove(mat)
        if state.recording:
            state.emit("drafted", seat, {"what": codes.KEYS[code]})
    state.offered = [[] for _ in range(state.seats)]
    for seat in range(state.seats):
        settle(state, seat, state.faction[seat])


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


def settle(state: Colony, seat: int, faction: int) -> None:
    """Lay out a seat's mat and faction, its workers and its first tokens.  APY-PSET-04, 11…19"""
    state.faction = changed(state.faction, seat, faction)
    mat = MATS[state.mat[seat]]
    ground, tiles, front = BARE[state.mat[seat]]
    state.ground = changed(state.ground, seat, ground)
    state.tiles = changed(state.tiles, seat, tiles)
    state.front = changed(state.front, seat, front)
    for worker, strength in zip(state.workers(seat), FACTIONS[faction].workers):
        state.where[worker] = POOL
        state.strength[worker] = strength
    state.goods[seat] = FACTIONS[faction].start
    learn(state, seat)
    if state.recording:
        state.emit("settled", seat, {"faction": FACTIONS[faction].id, "mat": mat.id})
