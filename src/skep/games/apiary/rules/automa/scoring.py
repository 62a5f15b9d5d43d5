"""The Automa's score, live and final, and who wins."""

from __future__ import annotations

from typing import Final

from skep.games.apiary.box import TILES, TYPE
from skep.games.apiary.rules.automa.cards import EXPLORE_TOKEN
from skep.games.apiary.rules.automa.dock import level_of
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.scoring import comb, scores
from skep.games.apiary.state import AUTOMA, NONE, Colony

LINES: Final = ("track", "tiles", "explore-tokens", "carvings", "comb")


def lines(state: Colony) -> list[int]:
    """The points of each line of the Automa's sheet.

    APY-SOLO-61, APY-SOLO-62, APY-SOLO-63, APY-SOLO-64, APY-SOLO-68
    """
    carvings = sum(1 for tile in state.automa_tiles if TYPE[tile] == w.CARVING)
    return [
        state.vp[AUTOMA], sum(TILES[tile].vp for tile in state.automa_tiles),
        EXPLORE_TOKEN * len(state.explored[AUTOMA]), level_of(state).carving * carvings,
        comb(state)[AUTOMA],
    ]  # fmt: skip


def points(state: Colony) -> int:
    return sum(lines(state))


def wins(state: Colony) -> bool:
    """Is the seat ahead?  A tie is its own.  APY-SOLO-65, APY-SOLO-66"""
    return scores(state)[0] >= points(state)


def tell_result(state: Colony) -> None:
    facts = {"own": scores(state)[0], "hers": points(state), "won": "yes" if wins(state) else "no"}
    state.emit("automa-result", NONE, facts)
