"""Where each point comes from: the lines of the sheet, piece by piece."""

from __future__ import annotations

from collections.abc import Iterator

from skep.games.apiary.board import FAVOR_VP, SIDES
from skep.games.apiary.box import FACTIONS, SEEDS, TILES, TYPE
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.effects.counters import complete_frames, complete_mat
from skep.games.apiary.rules.scoring import FILLED, faction, shares, worth
from skep.games.apiary.state import FIRST, NONE, Colony
from skep.games.apiary.view.types import PointView


def points_views(state: Colony) -> list[list[PointView]]:
    """For each seat what scores, without the track; nothing that gives no point."""
    return [
        [each for each in _points(state, seat) if each["points"]] for seat in range(state.seats)
    ]


def _points(state: Colony, seat: int) -> Iterator[PointView]:
    if state.faction[seat] == NONE or not state.tiles[seat]:
        return
    for card in state.planted[seat]:
        points = worth(state, seat, SEEDS[card].planted, NONE)
        yield {"line": "planted", "piece": SEEDS[card].id, "points": points}
    yield from _tiles(state, seat)
    favor = state.favor[seat]
    yield {"line": "favor", "piece": str(favor), "points": FAVOR_VP[favor]}
    yield {"line": "filled", "piece": "mat", "points": FILLED * complete_mat(state, seat)}
    yield {"line": "filled", "piece": "frame", "points": FILLED * complete_frames(state, seat)}
    own = FACTIONS[state.faction[seat]]
    yield {"line": "faction", "piece": own.id, "points": faction(state, seat)}
    for sector in SIDES[state.side].sectors_for(state.players):
        yield {"line": "comb", "piece": sector.name, "points": shares(state, sector)[seat]}


def _tiles(state: Colony, seat: int) -> Iterator[PointView]:
    for cell in state.built[seat]:
        tile = state.tiles[seat][cell] - FIRST
        yield {"line": "printed", "piece": TILES[tile].id, "points": TILES[tile].vp}
        if TYPE[tile] == w.CARVING:
            points = worth(state, seat, TILES[tile].effect.endgame, cell)
            yield {"line": "carvings", "piece": TILES[tile].id, "points": points}
