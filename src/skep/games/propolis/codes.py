"""Option codes and their keys: one code for each thing that can be answered, in the keys' order.

Codes are built and taken apart by the functions here; `verb` says what a code is about.
"""

from __future__ import annotations

from typing import Final

from skep.games.propolis.box import SPACES_OF
from skep.games.propolis.pieces import (
    COLORS,
    MAX_COST,
    MAX_SPACES,
    QUEEN_CARDS,
    RESOURCES,
    SLOTS,
    STRUCTURES,
    TRACKS,
    WILD,
)
from skep.games.propolis.placement import EVERY_SPACE, PLACEMENTS, standing_spaces

CELLS: Final = 12
ACHIEVEMENTS: Final = 20
SOLO_CARDS: Final = 16

# The first code of each verb.
_DEPLOY: Final = 0
_FORTIFY: Final = 16
RETREAT_ALL: Final = 64
RETREAT_SOME: Final = 65
_RETREAT_ONE: Final = 66
_SPACES: Final = 120
_GATHER: Final = 135
_TRADE: Final = 141
KEEP: Final = 178
_GAIN: Final = 180
_BUILD: Final = 200
_OTHER_PAYMENT: Final = 300
_PAY: Final = 400
_PALACE: Final = 600
SKIP: Final = 620
PASS: Final = 621
DONE: Final = 622
TAKE: Final = 623
DECLINE: Final = 624
_MARK: Final = 630
_STRUCTURE: Final = 700
_LANDSCAPE: Final = 800
_START: Final = 900
_SOLO: Final = 920
_END: Final = 940

WAYS_TO_PAY: Final[list[tuple[int, int]]] = sorted(
    ((track, wild) for track in range(MAX_COST + 1) for wild in range(MAX_COST + 1 - track)),
    key=lambda way: (sum(way), way[1]),
)
"""What a color's own track and the wild track pay of its cost; the thriftiest come first."""
_WAY: Final[dict[tuple[int, int], int]] = {way: at for at, way in enumerate(WAYS_TO_PAY)}


def deploy_code(cell: int) -> int:
    return _DEPLOY + cell


def deploy_cell(code: int) -> int:
    return code - _DEPLOY


def fortify_code(cell: int, space: int) -> int:
    return _FORTIFY + MAX_SPACES * cell + space


def fortify_place(code: int) -> tuple[int, int]:
    """Cell and space of the worker to fortify."""
    return divmod(code - _FORTIFY, MAX_SPACES)


def retreat_code(cell: int, space: int) -> int:
    return _RETREAT_ONE + MAX_SPACES * cell + space


def retreat_place(code: int) -> tuple[int, int]:
    """Cell and space of the worker to take back."""
    return divmod(code - _RETREAT_ONE, MAX_SPACES)


def spaces_code(workers: int) -> int:
    """Workers on these spaces; all spaces have the lowest code."""
    return _SPACES + EVERY_SPACE - workers


def spaces_workers(code: int) -> int:
    """The standing workers that a choice of spaces puts down."""
    return _SPACES + EVERY_SPACE - code


def gather_code(color: int) -> int:
    return _GATHER + color


def gather_color(code: int) -> int:
    return code - _GATHER


def trade_code(lowered: int, raised: int) -> int:
    return _TRADE + TRACKS * lowered + raised


def trade_tracks(code: int) -> tuple[int, int]:
    """The track to lower and the track to raise."""
    return divmod(code - _TRADE, TRACKS)


def gain_code(color: int) -> int:
    return _GAIN + color


def gain_color(code: int) -> int:
    return code - _GAIN


def build_code(card: int) -> int:
    """Construct a structure with the thriftiest payment."""
    return _BUILD + card


def other_payment_code(card: int) -> int:
    """Construct a structure with a payment that the player chooses."""
    return _OTHER_PAYMENT + card


def build_card(code: int) -> int:
    """The structure to construct, whatever the payment."""
    return code - (_BUILD if code < _OTHER_PAYMENT else _OTHER_PAYMENT)


def pay_code(color: int, track: int, wild: int) -> int:
    return _PAY + len(WAYS_TO_PAY) * color + _WAY[track, wild]


def pay_color(code: int) -> int:
    """The color of a cost that is paid."""
    return (code - _PAY) // len(WAYS_TO_PAY)


def pay_way(code: int) -> tuple[int, int]:
    """What the color's own track and the wild track pay."""
    return WAYS_TO_PAY[(code - _PAY) % len(WAYS_TO_PAY)]


def palace_code(number: int) -> int:
    return _PALACE + number


def palace_number(code: int) -> int:
    return code - _PALACE


def mark_code(achievement: int) -> int:
    """Mark an achievement; 0 for none."""
    return _MARK + achievement


def mark_number(code: int) -> int:
    return code - _MARK


def structure_key(card: int) -> str:
    return KEY[_STRUCTURE + card]


def landscape_key(landscape: int) -> str:
    return KEY[_LANDSCAPE + landscape]


def start_key(number: int) -> str:
    return KEY[_START + number]


def palace_key(number: int) -> str:
    return KEY[_PALACE + number]


def solo_key(card: int) -> str:
    return KEY[_SOLO + card]


def _at(cell: int) -> str:
    return f"{cell // SLOTS + 1},{cell % SLOTS + 1}"


def _spaces(workers: int) -> str:
    return "+".join(str(space + 1) for space in standing_spaces(workers))


def _all() -> dict[int, str]:
    """Every key by its code."""
    keys: dict[int, str] = {}
    for cell in range(CELLS):
        keys[deploy_code(cell)] = f"deploy:{_at(cell)}"
        for space in range(MAX_SPACES):
            keys[fortify_code(cell, space)] = f"fortify:{_at(cell)},{space + 1}"
            keys[retreat_code(cell, space)] = f"retreat:{_at(cell)},{space + 1}"
    keys[RETREAT_ALL] = "retreat:all"
    keys[RETREAT_SOME] = "retreat:some"
    for workers in PLACEMENTS:
        keys[spaces_code(workers)] = f"spaces:{_spaces(workers)}"
    for color, name in enumerate(COLORS):
        keys[gather_code(color)] = f"gather:{name}"
    for lowered, raised in ((a, b) for a in range(WILD + 1) for b in range(WILD) if a != b):
        keys[trade_code(lowered, raised)] = f"trade:{RESOURCES[lowered]}>{RESOURCES[raised]}"
    keys[KEEP] = "keep"
    for color, name in enumerate(COLORS):
        keys[gain_code(color)] = f"gain:{name}"
        for track, wild in WAYS_TO_PAY:
            keys[pay_code(color, track, wild)] = f"pay:{name},{track},{wild}"
    for card in range(1, STRUCTURES + 1):
        keys[build_code(card)] = f"build:{card}"
        keys[other_payment_code(card)] = f"other:{card}"
        keys[_STRUCTURE + card] = f"structure:{card}"
    for landscape in range(1, len(SPACES_OF)):
        keys[_LANDSCAPE + landscape] = f"landscape:{landscape}"
    for number in range(1, QUEEN_CARDS + 1):
        keys[palace_code(number)] = f"palace:{number}"
        keys[_START + number] = f"start:{number}"
    keys[SKIP], keys[PASS], keys[DONE] = "skip", "pass", "done"
    keys[TAKE], keys[DECLINE] = "take", "decline"
    for number in range(ACHIEVEMENTS + 1):
        keys[mark_code(number)] = f"mark:{number or 'none'}"
    for number in range(1, SOLO_CARDS + 1):
        keys[_SOLO + number] = f"solo:{number}"
    return dict(sorted(keys.items()))


_KEYS: Final[dict[int, str]] = _all()
KEY: Final[list[str]] = [_KEYS.get(code, "") for code in range(_END)]
"""The key of each code; empty where there is none."""
CODE: Final[dict[str, int]] = {key: code for code, key in _KEYS.items()}
VERB: Final[list[str]] = [
    key if key in ("retreat:all", "retreat:some") else key.partition(":")[0] for key in KEY
]
"""What each code is about: the word before the colon of its key. `retreat:all` and `retreat:some`
begin the action and are verbs of their own; `retreat` takes one worker back."""
