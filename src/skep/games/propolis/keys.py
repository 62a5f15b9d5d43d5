"""The keys of Propolis: one code for each thing that can be answered, in the keys' order."""

from __future__ import annotations

from typing import Final

from skep.games.propolis.box import SPACES_OF
from skep.games.propolis.pieces import (
    COLORS,
    MOST_COST,
    MOST_SPACES,
    QUEENS,
    RESOURCES,
    SLOTS,
    STRUCTURES,
    WILD,
)  # fmt: skip

CELLS: Final = 12

DEPLOY: Final = 0
"""And the cell."""
TIP: Final = 16
"""And four times the cell and the space."""
RETREAT_ALL: Final = 64
RETREAT_SOME: Final = 65
RETREAT_ONE: Final = 66
"""And four times the cell and the space."""
SPREAD: Final = 120
"""And 15 less the mask of the spaces: all of them come first."""
GATHER: Final = 135
"""And the color."""
SWAP: Final = 141
"""And six times the track lowered and the track raised."""
KEEP: Final = 178
GAIN: Final = 180
"""And the track."""
GAINS: Final = range(GAIN, GAIN + WILD)
"""One for each color."""
BUILD: Final = 200
"""And the card."""
OTHER_WAY: Final = 300
"""And the card: it is built with a payment of one's choice."""
COIN: Final = 400
"""And 15 times the color and the place in COINS."""
COINS: Final[list[tuple[int, int]]] = sorted(
    ((track, wild) for track in range(MOST_COST + 1) for wild in range(MOST_COST + 1 - track)),
    key=lambda coin: (sum(coin), coin[1]),
)
"""What the color's own track and the wild track pay; the thriftiest come first."""
COURT: Final = 600
"""And the palace's number."""
SKIP: Final = 620
PASS: Final = 621
DONE: Final = 622
TAKE: Final = 623
DECLINE: Final = 624
MARK: Final = 630
"""And the achievement's number; 0 for none."""
ACHIEVEMENTS: Final = 20
MARKS: Final = range(MARK + 1, MARK + ACHIEVEMENTS + 1)
"""One for each achievement."""
STRUCTURE: Final = 700
LAND: Final = 800
START_CARD: Final = 900
SOLO_CARD: Final = 920
SOLO_CARDS: Final = 16
LAST: Final = 940


def _at(cell: int) -> str:
    return f"{cell // SLOTS + 1},{cell % SLOTS + 1}"


def _spaces(mask: int) -> str:
    return "+".join(str(bit + 1) for bit in range(MOST_SPACES) if mask >> bit & 1)


def _all() -> dict[int, str]:
    """Every key by its code."""
    keys: dict[int, str] = {}
    for cell in range(CELLS):
        keys[DEPLOY + cell] = f"deploy:{_at(cell)}"
        for space in range(MOST_SPACES):
            keys[TIP + cell * 4 + space] = f"fortify:{_at(cell)},{space + 1}"
            keys[RETREAT_ONE + cell * 4 + space] = f"retreat:{_at(cell)},{space + 1}"
    keys[RETREAT_ALL] = "retreat:all"
    keys[RETREAT_SOME] = "retreat:some"
    for mask in range(1, 16):
        keys[SPREAD + 15 - mask] = f"spaces:{_spaces(mask)}"
    for color, name in enumerate(COLORS):
        keys[GATHER + color] = f"gather:{name}"
    for lowered, raised in ((a, b) for a in range(WILD + 1) for b in range(WILD) if a != b):
        keys[SWAP + 6 * lowered + raised] = f"trade:{RESOURCES[lowered]}>{RESOURCES[raised]}"
    keys[KEEP] = "keep"
    for color, name in enumerate(COLORS):
        keys[GAIN + color] = f"gain:{name}"
        for at, (track, wild) in enumerate(COINS):
            keys[COIN + len(COINS) * color + at] = f"pay:{name},{track},{wild}"
    for card in range(1, STRUCTURES + 1):
        keys[BUILD + card] = f"build:{card}"
        keys[OTHER_WAY + card] = f"other:{card}"
        keys[STRUCTURE + card] = f"structure:{card}"
    for land in range(1, len(SPACES_OF)):
        keys[LAND + land] = f"landscape:{land}"
    for number in range(1, QUEENS + 1):
        keys[COURT + number] = f"palace:{number}"
        keys[START_CARD + number] = f"start:{number}"
    keys[SKIP], keys[PASS], keys[DONE] = "skip", "pass", "done"
    keys[TAKE], keys[DECLINE] = "take", "decline"
    for number in range(ACHIEVEMENTS + 1):
        keys[MARK + number] = f"mark:{number or 'none'}"
    for number in range(1, SOLO_CARDS + 1):
        keys[SOLO_CARD + number] = f"solo:{number}"
    return dict(sorted(keys.items()))


_KEYS: Final[dict[int, str]] = _all()
KEY: Final[list[str]] = [_KEYS.get(code, "") for code in range(LAST)]
"""The key of each code; empty where there is none."""
CODE: Final[dict[str, int]] = {key: code for code, key in _KEYS.items()}
