"""Setup: the board, then each player's mat, faction, workers and tokens.  APY-SETUP, APY-PSET"""

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
from skep.games.apiary.prompts import DealPiece, Prompted
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

# Which cards may replace each other when a world is dealt.
SEED_DECK, TILE_DECK, PLANET_DECK, TOKEN_DECK = 0, 1, 4, 5


class DealMat(DealPiece):
    """Chance deals a hive mat."""

    name = "mat"


class DealFaction(DealPiece):
    """Chance deals a faction."""

    name = "deal-faction"


class DealDance(DealPiece):
    """Chance deals a dance."""

    name = "dance"


class FirstPlayer(Prompt[Colony]):
    """Chance says who begins.  APY-PSET-08"""

    name = "first"

    def options(self, state: Colony) -> list[int]:
        return list(range(state.seats))

    def key(self, state: Colony, code: int) -> str:
        return f"first:{code}"


class ChooseFaction(Prompted):
    """Which of the two factions is kept?  APY-PSET-03"""

    name = "faction"

    def options(self, state: Colony) -> list[int]:
        return codes.FACTION.codes(state.offered[state.seat])


class Draft(Prompted):
    """Take a faction or a hive mat.  APY-ADVV-03, APY-ADVV-06"""

    name = "draft"


DEAL_MAT: Final = DealMat("mat", (mat.id for mat in MATS))
DEAL_FACTION: Final = DealFaction("faction", (faction.id for faction in FACTIONS))
DEAL_DANCE: Final = DealDance("dance", (dance.id for dance in DANCES))
FIRST: Final = FirstPlayer()
CHOOSE_FACTION: Final = ChooseFaction()
DRAFT: Final = Draft()


def lay_table(settings: Settings) -> Colony:
    """Put everything in its place that needs no chance.  APY-SETUP-17, APY-SETUP-18,
    APY-SETUP-19"""
    state = Colony()
    seats = state.seats = settings.seats
    state.mode = MODES.index(settings.mode)
    state.level = int(settings.values.get("level", 0))
    players = state.players = seats + (state.level > 0)  # APY-SOLO-04
    state.side = side_for(players)  # APY-COMP-02, APY-SETUP-01, APY-SOLO-02
    state.seed_limit = bool(settings.values["seed_limit"])
    state.rule_two_seeds = bool(settings.values["two_seed_token"])
    state.lone = bool(settings.values["lone_benefit"])
    state.ask_favor = bool(settings.values["ask_favor"])
    side = SIDES[state.side]
    cells = side.rows * side.columns
    state.strength = [0] * WORKERS * players  # APY-COMP-06
    state.where = [SUPPLY] * WORKERS * players
    state.goods, state.vp, state.favor = [0] * seats, [0] * players, [0] * seats  # APY-PSET-11
    state.slept, state.upgraded = [0] * players, [0] * seats  # APY-PSET-13, APY-SOLO-07
    state.faction, state.mat = [NONE] * seats, [NONE] * seats
    for own in ("offered", "ground", "tiles", "front", "built", "frames", "reserve", "planted"):
        setattr(state, own, [[] for _ in range(seats)])
    state.explored = [[] for _ in range(players)]
    state.hands = [Hand([seat], (), SEED_DECK) for seat in range(seats)]  # APY-SETUP-19
    state.deck = Pile(range(len(SEEDS)), SEED_DECK)  # APY-COMP-17, APY-SETUP-09
    state.drawn = Hand([], (), SEED_DECK)
    state.frames_left = FRAMES  # APY-COMP-05
    state.row = [NONE] * 3 * COLUMNS
    state.stacks = [
        Pile(tiles, TILE_DECK + kind) for kind, tiles in enumerate(STACKS)
    ]  # APY-COMP-08, APY-COMP-09, APY-COMP-10, APY-SETUP-13
    state.carvings = [NONE] * side.carvings
    state.planets, state.tokens, state.left = [NONE] * cells, [NONE] * cells, [0] * cells
    state.ship = side.start  # APY-COMP-07, APY-SETUP-05
    state.skies = Pile(range(len(PLANETS)), PLANET_DECK)  # APY-COMP-13, APY-SETUP-02
    tokens = [n for n, token in enumerate(TOKENS) for _ in range(token.count)]
    if not state.rule_two_seeds:
        tokens.remove(TWO_SEEDS)  # APY-SEEDV-04
    state.box = Pile(tokens, TOKEN_DECK)  # APY-COMP-14
    state.dances = [NONE] * side.dances
    state.taught = [NONE] * side.dances  # APY-PSET-12
    state.on_dance = [[] for _ in range(side.dances)]
    state.tokens_left = [
        n for n, s in enumerate(STEPS) for _ in range(s.count)
    ]  # APY-COMP-16, APY-SETUP-08
    state.pods = [NONE] * len(side.pods)
    learn_all(state)
    return state


async def begin(state: Colony) -> None:
    """The seats' mats and factions, then who begins.  APY-PSET-20"""
    if state.level:
        await prepare(state)
    if state.mode == ADVANCED:
        state.first = await ask(state, CHANCE, FIRST)  # APY-ADVV-08
        await draft(state)
    else:
        await deal_factions(state)
        state.first = AUTOMA if state.level else await ask(state, CHANCE, FIRST)  # APY-PSET-08
    state.player = state.first  # APY-SOLO-16
    for place in range(state.players):  # APY-SOLO-03, APY-EX-12
        state.vp[(state.first + place) % state.players] = (
            START_VP + place
        )  # APY-PSET-09, APY-PSET-10
    if state.recording:
        state.emit("first", state.first, {})
    for place in range(state.seats):
        seat = (state.first + place) % state.seats
        faction = FACTIONS[state.faction[seat]]
        await run(state, seat, faction.sides[0].setup, source=faction.id)  # APY-PSET-18


async def lay_board(state: Colony) -> bool:
    """Lay out the next part of the board; False if everything is there."""
    side = SIDES[state.side]
    if state.tokens[side.planets[-1]] == NONE:
        state.box = state.box.copy()
        for cell in side.planets:
            token = await deal(state, DEAL_TOKEN, state.box)  # APY-SETUP-03, APY-SETUP-04
            state.tokens = changed(state.tokens, cell, token)
    elif NONE in state.dances:
        pile = Pile(range(len(DANCES)))  # APY-COMP-15, APY-SETUP-06, APY-SETUP-07
        state.dances = [await deal(state, DEAL_DANCE, pile) for _ in range(side.dances)]
    elif NONE in state.row:
        await refill_all(state)  # APY-SETUP-10, APY-SETUP-11, APY-SETUP-12, APY-SETUP-14
    elif NONE in state.carvings:
        carvings = Pile(range(len(TILES) - len(CARVINGS), len(TILES)))  # APY-COMP-11
        for slot in range(side.carvings):
            tile = await deal(state, DEAL_TILE, carvings)  # APY-SETUP-15, APY-SETUP-16
            state.carvings = changed(state.carvings, slot, tile)
    else:
        return False
    return True


async def deal_factions(state: Colony) -> None:
    """A mat at random; one of two factions, or a random starter in a first game."""
    mats = Pile(range(len(MATS)))
    for seat in range(state.seats):
        mat = await deal(state, DEAL_MAT, mats)  # APY-COMP-03, APY-MAT-01, APY-PSET-02
        state.mat = changed(state.mat, seat, mat)
    first_game = state.mode == FIRST_GAME
    # APY-COMP-12, APY-PSET-06, APY-PSET-07
    starters = [n for n, faction in enumerate(FACTIONS) if faction.starter]
    factions = Pile(starters if first_game else range(len(FACTIONS)))
    each = 1 if first_game else 2  # APY-PSET-03, APY-PSET-05
    for seat in range(state.seats):
        dealt = sorted([await deal(state, DEAL_FACTION, factions) for _ in range(each)])
        state.offered = changed(state.offered, seat, dealt)
    seats = range(state.seats)
    chosen = await ask_all(state, seats, CHOOSE_FACTION)
    for seat, code in zip(seats, chosen):
        state.offered = changed(state.offered, seat, [])
        settle(state, seat, codes.FACTION.number(code))


async def draft(state: Colony) -> None:
    """The advanced variant: each takes a faction or a mat, then the other.  APY-ADVV-07"""
    pile, mats = Pile(range(len(FACTIONS))), Pile(range(len(MATS)))
    factions = sorted(
        [await deal(state, DEAL_FACTION, pile) for _ in range(state.seats + 1)]
    )  # APY-ADVV-01
    offered = sorted([await deal(state, DEAL_MAT, mats) for _ in range(state.seats)])  # APY-ADVV-02
    order = [(state.first + place) % state.seats for place in range(state.seats)]
    for seat in [*reversed(order), *order]:  # APY-ADVV-04, APY-ADVV-05, APY-EX-11
        state.choosing = codes.FACTION.codes(factions) if state.faction[seat] == NONE else []
        state.choosing += codes.MAT.codes(offered) if state.mat[seat] == NONE else []
        state.offered = [[*factions], [*offered], *([] for _ in range(state.seats - 2))]
        code = await ask(state, seat, DRAFT)
        if codes.FACTION.holds(code):
            faction = codes.FACTION.number(code)
            state.faction = changed(state.faction, seat, faction)
            factions.remove(faction)
        else:
            mat = codes.MAT.number(code)
            state.mat = changed(state.mat, seat, mat)
            offered.remove(mat)
        if state.recording:
            state.emit("drafted", seat, {"what": codes.KEYS[code]})
    state.offered = [[] for _ in range(state.seats)]
    for seat in range(state.seats):
        settle(state, seat, state.faction[seat])


def bare(mat: Mat) -> tuple[list[int], list[int], list[int]]:
    """The ground, the tiles and the open hexes of a hive before anything is built: the faction tile
    covers a base and two storage parts.  APY-TILE-01, APY-TILE-02, APY-TILE-05"""
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
"""Every mat before anything is built; shared by all hives, which replace what they change."""


def settle(state: Colony, seat: int, faction: int) -> None:
    """Lay out a seat's mat and faction, its workers and its first tokens.

    APY-PSET-15, APY-PSET-18, APY-PSET-19
    """
    state.faction = changed(state.faction, seat, faction)  # APY-PSET-04
    mat = MATS[state.mat[seat]]
    ground, tiles, front = BARE[state.mat[seat]]
    state.ground = changed(state.ground, seat, ground)
    state.tiles = changed(state.tiles, seat, tiles)
    state.front = changed(state.front, seat, front)
    for worker, strength in zip(state.workers(seat), FACTIONS[faction].workers):
        state.where[worker] = POOL
        state.strength[worker] = strength  # APY-PSET-14
    state.goods[seat] = FACTIONS[faction].start  # APY-PSET-16, APY-PSET-17
    learn(state, seat)
    if state.recording:
        state.emit("settled", seat, {"faction": FACTIONS[faction].id, "mat": mat.id})
