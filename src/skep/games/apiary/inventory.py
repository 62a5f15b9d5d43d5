"""Is the box complete?  Counts, costs and sizes as the rulebook gives them.  APY-Q55"""

from __future__ import annotations

from collections.abc import Iterator

from skep.content import BadContent
from skep.games.apiary.board import FAVOR_LAST, FAVOR_VP, LIMITS, SIDES, side_for
from skep.games.apiary.box import (
    CARVINGS,
    DANCES,
    DEVELOPMENTS,
    FACTIONS,
    FARMS,
    FRAME_KINDS,
    FRAMES,
    HEXES,
    MATS,
    PLANETS,
    RECRUITS,
    SEEDS,
    STEPS,
    TILES,
    TOKENS,
    Piece,
)  # fmt: skip
from skep.games.apiary.codes import MAX_PAID
from skep.games.apiary.resources import named, total

COUNTS: list[tuple[str, list[Piece], int]] = [
    ("farms.toml", FARMS, 40),  # APY-COMP-08
    ("recruits.toml", RECRUITS, 30),  # APY-COMP-09
    ("developments.toml", DEVELOPMENTS, 29),  # APY-COMP-10
    ("carvings.toml", CARVINGS, 30),  # APY-COMP-11
    ("planets.toml", PLANETS, 15),  # APY-COMP-13
    ("explore.toml", TOKENS, 20),  # APY-COMP-14
    ("dances.toml", DANCES, 5),  # APY-COMP-15
    ("dances.toml", STEPS, 9),  # APY-COMP-16
    ("seeds.toml", SEEDS, 45),  # APY-COMP-17
]
PAID_IN = {
    "farm": {"fiber", "water"},  # APY-TILE-18
    "recruit": {"pollen"},  # APY-TILE-12
    "development": {"wax"},  # APY-TILE-14
    "carving": {"honey"},  # APY-TILE-16
}
PODS = {1: 8, 2: 8, 3: 12, 4: 15, 5: 15}
"""The pods in play by number of players.  APY-COMB-04, APY-COMB-05, APY-COMB-06"""


def faults() -> list[BadContent]:
    """All that is wrong; empty if nothing is."""
    return [*counts(COUNTS), *costs(TILES), *_mats(), *_board()]


def _fault(file: str, piece: str, field: str, why: str) -> BadContent:
    return BadContent(f"apiary/content/{file}", piece, field, why)


def counts(known: list[tuple[str, list[Piece], int]]) -> Iterator[BadContent]:
    """Kinds of which there are too many or too few."""
    for file, pieces, number in known:
        found = sum(piece.count for piece in pieces)
        if found != number:
            yield _fault(file, pieces[0].kind, "count", f"{found} in all, should be {number}")
    starters = sum(faction.starter for faction in FACTIONS)
    if (len(FACTIONS), starters) != (20, 5):  # APY-COMP-12
        yield _fault("factions.toml", "faction", "starter", "should be 20, 5 of them starters")
    bonuses = sum(bool(HEXES[kind].steps) for kind in FRAME_KINDS)  # APY-FRAME-02
    if (FRAMES, len(FRAME_KINDS), bonuses) != (15, 4, 2):  # APY-COMP-05
        yield _fault("frame.toml", "frame", "hexes", "should be 15 of 4 hexes, 2 with a seed card")


def costs(tiles: list[Piece]) -> Iterator[BadContent]:
    """Tiles and factions whose numbers can't be."""
    for tile in tiles:
        piece = f"{tile.kind} {tile.id!r}"
        kinds = set(named(tile.cost))
        if not kinds or not kinds <= PAID_IN[tile.kind] or tile.cost >> 40:
            right = " or ".join(sorted(PAID_IN[tile.kind]))
            yield _fault(tile.file, piece, "cost", f"should be paid in {right}")
        if total(tile.cost) > MAX_PAID:
            yield _fault(tile.file, piece, "cost", f"should be {MAX_PAID} tokens or fewer")
        if tile.kind == "farm" and tile.vp != 1:
            yield _fault(tile.file, piece, "vp", "should be 1")
    for faction in FACTIONS:
        if not 2 <= len(faction.workers) <= LIMITS["workers"] or set(faction.workers) - {1, 2, 3}:
            yield _fault(
                "factions.toml", f"faction {faction.id!r}", "workers", "should be 2 to 4 workers"
            )


def _mats() -> Iterator[BadContent]:
    for mat in MATS:
        cells = [mat.base, *mat.stores, *mat.cells]
        if len(set(cells)) != len(cells) or len(mat.stores) != 2:
            yield _fault("mats.toml", f"mat {mat.id!r}", "hexes", "a hex stands twice")
    if len(MATS) != 5:  # APY-COMP-03, APY-MAT-01
        yield _fault("mats.toml", "mat", "id", "should be 5 mats")


def _board() -> Iterator[BadContent]:
    if len(FAVOR_VP) != FAVOR_LAST + 1 or sorted(FAVOR_VP) != FAVOR_VP:
        yield _fault("board.toml", "track 'favor'", "vp", f"should rise from 0 to {FAVOR_LAST}")
    for seats, pods in PODS.items():
        side = SIDES[side_for(seats)]
        if len(side.pods_for(seats)) != pods:
            yield _fault("board.toml", "pod", "sector", f"should be {pods} pods for {seats} seats")
    for side in SIDES:
        if len(side.planets) > min(len(PLANETS), sum(token.count for token in TOKENS)):
            yield _fault("board.toml", f"side {side.id!r}", "grid", "has more spots than planets")
        if side.carvings > len(CARVINGS) or side.dances > len(DANCES):
            yield _fault("board.toml", f"side {side.id!r}", "carvings", "more slots than tiles")
