"""Which tiles join others to the Queen.  HIV-TOTAL-07"""

from __future__ import annotations

from skep.games.hivernation.pieces import EMPTY
from skep.hexes import AROUND


def needed_tiles(tiles: list[int]) -> bytearray:
    """A mark for each cell whose tile joins others to the Queen (Tarjan's cut points)."""
    needed = bytearray(len(tiles))
    _visit(tiles, 0, [0] * len(tiles), [0] * len(tiles), needed, 1)
    return needed


def _visit(
    tiles: list[int], cell: int, met: list[int], low: list[int], needed: bytearray, count: int
) -> int:
    """Depth first from a cell: `met` is the order, `low` how far back another way leads."""
    met[cell] = low[cell] = count
    for beside in AROUND[cell]:
        if tiles[beside] == EMPTY:
            continue
        if not met[beside]:
            count = _visit(tiles, beside, met, low, needed, count + 1)
            if low[beside] >= met[cell]:
                needed[cell] = 1
            low[cell] = min(low[cell], low[beside])
        elif met[beside] < low[cell]:
            low[cell] = met[beside]
    return count
