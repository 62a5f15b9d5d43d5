"""Every answer has one number, and every number one key: `place:explore:2`, `hex:1,-1`.

The numbers of all prompts share one line, so that options stand in one order everywhere.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from skep.games.apiary.board import (
    ACTIONS,
    CONVERSIONS,
    ENTRY,
    LAST,
    LIMITS,
    SIDES,
    space_names,
)  # fmt: skip
from skep.games.apiary.box import DANCES, FACTIONS, FRAMES, MATS, SEEDS, STEPS, TILES
from skep.games.apiary.resources import ONE, RESOURCES
from skep.games.apiary.rules.effects.reader import RATES
from skep.games.apiary.rules.effects.vocabulary import TYPES
from skep.hexes import RING, Q, R, grow, size

KEYS: Final[list[str]] = []
"""The key of each number below HEX."""


def span(keys: list[str]) -> int:
    """Give these keys the next numbers; the first of them."""
    first = len(KEYS)
    KEYS.extend(keys)
    return first


PLACE: Final = span([f"place:{action}:{s}" for action in ACTIONS for s in (1, 2, 3, 4)])
RETRIEVE: Final = span(["retrieve"])
PASS: Final = span(["pass"])
ACCEPT: Final = span(["accept"])
DECLINE: Final = span(["decline"])
BEFORE: Final = span(["before"])
AFTER: Final = span(["after"])
TO_POOL: Final = span(["to-pool"])
TO_LANDING: Final = span(["to-landing"])
AS_IS: Final = span(["as-is"])
"""Back to the pool without gaining strength."""
RAISE: Final = span(["raise"])
BENEFIT: Final = span([f"benefit:{card.id}" for card in SEEDS])
RESOURCE: Final = span([f"resource:{card.id}" for card in SEEDS])
KEEP: Final = span([f"keep:{card.id}" for card in SEEDS])
PLANT: Final = span([f"plant:{card.id}" for card in SEEDS])
DISCARD: Final = span([f"discard:{card.id}" for card in SEEDS])
GAIN: Final = span([f"gain:{name}" for name in RESOURCES])
LEAVE: Final = span([f"leave:{name}" for name in RESOURCES])
DROP: Final = span([f"drop:{name}" for name in RESOURCES])
SPACE_NAMES: Final = [name for action in range(len(ACTIONS)) for name in space_names(action)]
SPACE_NUMBER: Final[list[dict[int, int]]] = [
    {
        space: SPACE_NAMES.index(name)
        for action in side.actions
        for space, name in zip((ENTRY[action], LAST[action]), space_names(action))
    }
    for side in SIDES
]
"""The number of each space's name, by side."""
WORKER: Final = span([f"worker:{place}:{s}" for place in ("pool", "landing", *SPACE_NAMES, "lifted")
                      for s in (1, 2, 3, 4)])  # fmt: skip
_LARGEST = max(SIDES, key=lambda side: side.rows * side.columns)
FLY: Final = span([f"fly:{row + 1},{column + 1}" for row in range(_LARGEST.rows)
                   for column in range(_LARGEST.columns)])  # fmt: skip
TAKE: Final = span([f"take:{kind}:{n + 1}" for kind in TYPES[:3]
                    for n in range(LIMITS["row_slots"])])  # fmt: skip
SET_ASIDE: Final = span([f"reserve:{kind}:{n + 1}" for kind in TYPES[:3]
                         for n in range(LIMITS["row_slots"])])  # fmt: skip
TILE: Final = span([f"tile:{tile.id}" for tile in TILES])
"""A carving, a tile of the reserve, or one kept from a stack."""
REFRESH: Final = span([f"refresh:{kind}" for kind in TYPES[:3]])
GROW_WORKER: Final = span(["grow:worker"])
GROW_FRAME: Final = span(["grow:frame"])
UPGRADE: Final = span(["upgrade"])
CONVERT: Final = span([f"convert:{trade.id}" for trade in CONVERSIONS])
RATE: Final = span([f"convert:{piece.split(chr(39))[1]}" for piece, _ in RATES])
DANCE: Final = span([f"convert:{dance.id}" for dance in DANCES])
TEACH: Final = span([f"teach:{dance.id}" for dance in DANCES])
STEP: Final = span([f"token:{step.id}" for step in STEPS])
CHOOSE: Final = span([f"choose:{n + 1}" for n in range(3)])
_LABELS = [[f"{sector.name}-{pod - sector.pods[0] + 1}" for sector in side.sectors
            for pod in sector.pods] for side in SIDES]  # fmt: skip
POD_NAMES: Final[list[str]] = [
    f"{name}-{n}" for name in ("left", "middle", "right") for n in range(1, 6)
]
POD: Final = span([f"pod:{name}" for name in POD_NAMES])
POD_CODE: Final[list[list[int]]] = [[POD_NAMES.index(name) for name in names] for names in _LABELS]
"""The number of each pod's name, by side."""
FACTION: Final = span([f"faction:{faction.id}" for faction in FACTIONS])
MAT: Final = span([f"mat:{mat.id}" for mat in MATS])

PAYMENTS: Final[list[int]] = []
"""Every payment of up to four tokens."""
PAYMENT: Final[dict[int, int]] = {}
"""The number of each payment, from its tokens."""
MOST_PAID: Final = 4


def _payments() -> list[str]:
    keys: list[str] = []
    for size_ in range(MOST_PAID + 1):
        for kinds in combinations_with_replacement(range(5), size_):
            PAYMENT[sum(ONE[kind] for kind in kinds)] = len(PAYMENTS)
            PAYMENTS.append(sum(ONE[kind] for kind in kinds))
            keys.append("pay:" + ("+".join(RESOURCES[kind] for kind in kinds) or "nothing"))
    return keys


PAY: Final = span(_payments())
DONE: Final = span(["done"])
CODE: Final[dict[str, int]] = {key: code for code, key in enumerate(KEYS)}
"""The number of each key below HEX, and of those hexes and frames that were once looked for."""
HEX: Final = len(KEYS)
"""From here on hexes and frames take turns: four numbers a cell."""
RINGS: Final = 3 + 3 * FRAMES
"""No frame lies farther out: a mat has three rings, and a frame reaches three beyond."""


def hex_code(cell: int) -> int:
    return HEX + 4 * cell


def frame_code(spot: int) -> int:
    """A frame's place is its first cell and its turn, as 3 * cell + turn."""
    return HEX + spot // 3 * 4 + 1 + spot % 3


def cell_of(code: int) -> int:
    return (code - HEX) >> 2


def frame_of(code: int) -> int:
    return 3 * ((code - HEX) >> 2) + ((code - HEX) & 3) - 1


def key_of(code: int) -> str:
    """The stable, readable name of an answer."""
    if code < HEX:
        return KEYS[code]
    cell, turn = (code - HEX) >> 2, (code - HEX) & 3
    if cell >= len(Q):
        grow(RING[-1] + 3)
    return f"frame:{Q[cell]},{R[cell]}:{turn}" if turn else f"hex:{Q[cell]},{R[cell]}"


def all_keys() -> list[str]:
    """Every key, in the order of the numbers."""
    return [*KEYS, *(key_of(code) for code in range(HEX, HEX + 4 * size(RINGS)))]
