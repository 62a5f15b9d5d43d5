"""Where each point comes from: the lines of the sheet, piece by piece."""

from __future__ import annotations

from collections.abc import Iterator

from skep.games.apiary import effect_words as w
from skep.games.apiary.board import FAVOR_VP, SIDES
from skep.games.apiary.box import FACTIONS, SEEDS, TILES, TYPE
from skep.games.apiary.counting import complete_frames, complete_mat
from skep.games.apiary.scoring import FILLED, faction, shares, worth
from skep.games.apiary.state import FIRST, NONE, Colony
from skep.games.apiary.view_types import PointView


def points_views(match: Colony) -> list[list[PointView]]:
    """For each seat what scores, without the track; nothing that gives no point."""
    return [
        [each for each in _points(match, seat) if each["points"]] for seat in range(match.seats)
    ]


def _points(match: Colony, seat: int) -> Iterator[PointView]:
    if match.faction[seat] == NONE or not match.tiles[seat]:
        return
    for card in match.planted[seat]:
        points = worth(match, seat, SEEDS[card].planted, NONE)
        yield {"line": "planted", "piece": SEEDS[card].id, "points": points}
    yield from _tiles(match, seat)
    favor = match.favor[seat]
    yield {"line": "favor", "piece": str(favor), "points": FAVOR_VP[favor]}
    yield {"line": "filled", "piece": "mat", "points": FILLED * complete_mat(match, seat)}
    yield {"line": "filled", "piece": "frame", "points": FILLED * complete_frames(match, seat)}
    own = FACTIONS[match.faction[seat]]
    yield {"line": "faction", "piece": own.id, "points": faction(match, seat)}
    for sector in SIDES[match.side].sectors_for(match.players):
        yield {"line": "comb", "piece": sector.name, "points": shares(match, sector)[seat]}


def _tiles(match: Colony, seat: int) -> Iterator[PointView]:
    for cell in match.built[seat]:
        tile = match.tiles[seat][cell] - FIRST
        yield {"line": "printed", "piece": TILES[tile].id, "points": TILES[tile].vp}
        if TYPE[tile] == w.CARVING:
            points = worth(match, seat, TILES[tile].effect.endgame, cell)
            yield {"line": "carvings", "piece": TILES[tile].id, "points": points}
