"""Her score, live and final, and who wins.  APY-SOLO-61…66"""

from __future__ import annotations

from typing import Final

from skep.games.apiary import effect_words as w
from skep.games.apiary.automa.cards import EXPLORE_TOKEN
from skep.games.apiary.automa.dock import level_of
from skep.games.apiary.box import TILES, TYPE
from skep.games.apiary.scoring import comb, scores
from skep.games.apiary.state import AUTOMA, NONE, WORKERS, Colony

LINES: Final = ("track", "tiles", "explore-tokens", "carvings", "comb")
STRENGTH: Final = 0.8
"""What a bot thinks that a point of her workers' strength will bring her."""


def lines(match: Colony) -> list[int]:
    """The points of each line of her sheet."""
    carvings = sum(1 for tile in match.automa_tiles if TYPE[tile] == w.CARVING)
    return [
        match.vp[AUTOMA], sum(TILES[tile].vp for tile in match.automa_tiles),
        EXPLORE_TOKEN * len(match.explored[AUTOMA]), level_of(match).carving * carvings,
        comb(match)[AUTOMA],
    ]  # fmt: skip


def points(match: Colony) -> int:
    return sum(lines(match))


def wins(match: Colony) -> bool:
    """Is the seat ahead?  A tie is its own.  APY-SOLO-65, APY-SOLO-66"""
    return scores(match)[0] >= points(match)


def tell_result(match: Colony) -> None:
    facts = {"own": scores(match)[0], "hers": points(match), "won": "yes" if wins(match) else "no"}
    match.emit("automa-result", NONE, facts)


def outlook(match: Colony, left: float) -> float:
    """Her score as it may be once her workers have worked on; for bots."""
    strength = sum(match.strength[AUTOMA * WORKERS :])
    return points(match) + left * STRENGTH * strength
