"""Option codes and their keys: every answer has one number, and every number one key.

Keys look like `place:explore:2` or `hex:1,-1`. The numbers of all prompts share one range, so
options have the same order everywhere.
"""

from __future__ import annotations

from collections.abc import Iterable
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


class Span:
    """The codes of all options with one verb: one code for each of its things, in their order."""

    __slots__ = ("end", "first")

    def __init__(self, keys: list[str]) -> None:
        self.first: int = len(KEYS)
        KEYS.extend(keys)
        self.end: int = len(KEYS)

    def code(self, number: int) -> int:
        """The code of the thing with this number."""
        return self.first + number

    def codes(self, numbers: Iterable[int]) -> list[int]:
        """The codes of these things."""
        first = self.first
        return [first + number for number in numbers]

    def number(self, code: int) -> int:
        """The thing that a code of this span names."""
        return code - self.first

    def holds(self, code: int) -> bool:
        """Does the code name a thing of this span?"""
        return self.first <= code < self.end

    def key(self, number: int) -> str:
        """The key of the thing with this number."""
        return KEYS[self.first + number]


def single(key: str) -> int:
    """Give one key the next code."""
    KEYS.append(key)
    return len(KEYS) - 1


STRENGTHS: Final = (1, 2, 3, 4)
PLACE: Final = Span([f"place:{action}:{s}" for action in ACTIONS for s in STRENGTHS])
RETRIEVE: Final = single("retrieve")
PASS: Final = single("pass")
ACCEPT: Final = single("accept")
DECLINE: Final = single("decline")
BEFORE: Final = single("before")
AFTER: Final = single("after")
TO_POOL: Final = single("to-pool")
TO_LANDING: Final = single("to-landing")
AS_IS: Final = single("as-is")
"""Back to the pool without gaining strength."""
RAISE: Final = single("raise")
BENEFIT: Final = Span([f"benefit:{card.id}" for card in SEEDS])
RESOURCE: Final = Span([f"resource:{card.id}" for card in SEEDS])
KEEP: Final = Span([f"keep:{card.id}" for card in SEEDS])
PLANT: Final = Span([f"plant:{card.id}" for card in SEEDS])
DISCARD: Final = Span([f"discard:{card.id}" for card in SEEDS])
GAIN: Final = Span([f"gain:{name}" for name in RESOURCES])
LEAVE: Final = Span([f"leave:{name}" for name in RESOURCES])
DROP: Final = Span([f"drop:{name}" for name in RESOURCES])
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
WORKER: Final = Span([f"worker:{place}:{s}" for place in ("pool", "landing", *SPACE_NAMES, "lifted")
                      for s in STRENGTHS])  # fmt: skip
_LARGEST = max(SIDES, key=lambda side: side.rows * side.columns)
FLY: Final = Span([f"fly:{row + 1},{column + 1}" for row in range(_LARGEST.rows)
                   for column in range(_LARGEST.columns)])  # fmt: skip
TAKE: Final = Span([f"take:{kind}:{n + 1}" for kind in TYPES[:3]
                    for n in range(LIMITS["row_slots"])])  # fmt: skip
SET_ASIDE: Final = Span([f"reserve:{kind}:{n + 1}" for kind in TYPES[:3]
                         for n in range(LIMITS["row_slots"])])  # fmt: skip
TILE: Final = Span([f"tile:{tile.id}" for tile in TILES])
"""A carving, a tile of the reserve, or one kept from a stack."""
REFRESH: Final = Span([f"refresh:{kind}" for kind in TYPES[:3]])
GROW_WORKER: Final = single("grow:worker")
GROW_FRAME: Final = single("grow:frame")
UPGRADE: Final = single("upgrade")
CONVERT: Final = Span([f"convert:{trade.id}" for trade in CONVERSIONS])
RATE: Final = Span([f"convert:{piece.split(chr(39))[1]}" for piece, _ in RATES])
DANCE: Final = Span([f"convert:{dance.id}" for dance in DANCES])
TEACH: Final = Span([f"teach:{dance.id}" for dance in DANCES])
STEP: Final = Span([f"token:{step.id}" for step in STEPS])
CHOOSE: Final = Span([f"choose:{n + 1}" for n in range(3)])
_LABELS = [[f"{sector.name}-{pod - sector.pods[0] + 1}" for sector in side.sectors
            for pod in sector.pods] for side in SIDES]  # fmt: skip
POD_NAMES: Final[list[str]] = [
    f"{name}-{n}" for name in ("left", "middle", "right") for n in range(1, 6)
]
POD: Final = Span([f"pod:{name}" for name in POD_NAMES])
POD_CODE: Final[list[list[int]]] = [[POD_NAMES.index(name) for name in names] for names in _LABELS]
"""The number of each pod's name, by side."""


def pod_code(side: int, pod: int) -> int:
    return POD.code(POD_CODE[side][pod])


def pod_of(side: int, code: int) -> int:
    """The pod that a code names on this side of the board."""
    return POD_CODE[side].index(POD.number(code))


def pod_name(side: int, pod: int) -> str:
    return POD_NAMES[POD_CODE[side][pod]]


FACTION: Final = Span([f"faction:{faction.id}" for faction in FACTIONS])
MAT: Final = Span([f"mat:{mat.id}" for mat in MATS])

PAYMENTS: Final[list[int]] = []
"""Every payment of up to four tokens."""
PAYMENT: Final[dict[int, int]] = {}
"""The number of each payment, from its tokens."""
MAX_PAID: Final = 4


def _payments() -> list[str]:
    keys: list[str] = []
    for size_ in range(MAX_PAID + 1):
        for kinds in combinations_with_replacement(range(5), size_):
            PAYMENT[sum(ONE[kind] for kind in kinds)] = len(PAYMENTS)
            PAYMENTS.append(sum(ONE[kind] for kind in kinds))
            keys.append("pay:" + ("+".join(RESOURCES[kind] for kind in kinds) or "nothing"))
    return keys


PAY: Final = Span(_payments())
DONE: Final = single("done")
CODE: Final[dict[str, int]] = {key: code for code, key in enumerate(KEYS)}
"""The number of each key below HEX, and of those hexes and frames that were once looked for."""
HEX: Final = len(KEYS)
"""From here on hexes and frames alternate."""
TURNS: Final = 3
"""The orientations of a frame."""
HEX_CODES: Final = 1 + TURNS
"""The codes of a cell: the hex itself, and a frame that begins there in each orientation."""
RINGS: Final = 3 + 3 * FRAMES
"""No frame lies farther out: a mat has three rings, and a frame reaches three beyond."""


def placement_code(action: int, strength: int) -> int:
    """The code for placing a worker of this strength on an action."""
    return PLACE.code(len(STRENGTHS) * action + strength - 1)


def placement(code: int) -> tuple[int, int]:
    """The action and the strength that a placement names."""
    action, strength = divmod(PLACE.number(code), len(STRENGTHS))
    return action, strength + 1


def worker_code(place: int, strength: int) -> int:
    """The code of a worker of this strength at a place beside or on the board."""
    return WORKER.code(len(STRENGTHS) * place + strength - 1)


def payment_code(payment: int) -> int:
    return PAY.code(PAYMENT[payment])


def payment_of(code: int) -> int:
    """The tokens that a code pays."""
    return PAYMENTS[PAY.number(code)]


def hex_code(cell: int) -> int:
    return HEX + HEX_CODES * cell


def hex_codes(cells: list[int]) -> list[int]:
    return [HEX + HEX_CODES * cell for cell in cells]


def frame_spot(cell: int, turn: int) -> int:
    """The place of a frame as one number: its first cell and its turn, counted from 0."""
    return TURNS * cell + turn


def frame_parts(spot: int) -> tuple[int, int]:
    """The first cell and the turn of a frame's place."""
    return divmod(spot, TURNS)


def frame_code(spot: int) -> int:
    cell, turn = frame_parts(spot)
    return HEX + HEX_CODES * cell + 1 + turn


def cell_of(code: int) -> int:
    """The cell that the code of a hex or a frame names."""
    return (code - HEX) // HEX_CODES


def frame_of(code: int) -> int:
    """The place that the code of a frame names."""
    cell, turn = divmod(code - HEX, HEX_CODES)
    return frame_spot(cell, turn - 1)


def key_of(code: int) -> str:
    """The stable, readable name of an answer."""
    if code < HEX:
        return KEYS[code]
    cell, turn = divmod(code - HEX, HEX_CODES)
    if cell >= len(Q):
        grow(RING[-1] + 3)
    return f"frame:{Q[cell]},{R[cell]}:{turn}" if turn else f"hex:{Q[cell]},{R[cell]}"


def all_keys() -> list[str]:
    """Every key, in the order of the numbers."""
    return [*KEYS, *(key_of(code) for code in range(HEX, HEX + HEX_CODES * size(RINGS)))]
