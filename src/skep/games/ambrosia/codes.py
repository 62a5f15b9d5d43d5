"""The options of every question as ints, and their keys; in the order of the vocabulary.

A move is its space, how many bees, and which of four ways: n or n + 1 spaces clockwise, n or
n + 1 spaces back.
"""

from __future__ import annotations

from typing import Final

from skep.games.ambrosia.box import PART_IDS
from skep.games.ambrosia.pieces import EVENTS, KINDS, SPECIALS
from skep.games.ambrosia.ring import LONGEST

DONE: Final = 0
WAIT: Final = 1
SCORE: Final = 2
POINT: Final = 3
AGAIN: Final = 4
HOP: Final = 5
STAY: Final = 6
YES: Final = 7
NO: Final = 8
SHOWN: Final = 9
WORDS: Final = ("done", "wait", "score", "point", "again", "hop", "stay", "yes", "no", "shown")

ROB: Final = 10
START: Final = 20
LAST: Final = 30
PART: Final = 40
EVENT: Final = 50
TALENT: Final = 80
PICK: Final = 100
ADD: Final = 120
NEXT: Final = 140
TUNNEL: Final = 160
ADD_NONE: Final = ADD
ADD_CHANCE: Final = ADD + 11

PLACE: Final = 200
BEGIN: Final = 300
ORGANIZE: Final = 400
ALONE: Final = 500
FREE: Final = 1000
GIVE: Final = 2000
SWAP: Final = 3000
LEAP: Final = 5000
MOVE: Final = 10000
TAKE: Final = 20000

UNDER: Final = 8
"""Added to a bee's number on a space if it is a covered one."""
PER_SPACE: Final = 16
MOST: Final = 7
"""No color has more bees on the meadow.  AMB-NEW-04"""


def move_code(base: int, at: int, count: int, way: int) -> int:
    return base + ((at * 8 + count) * 4 + way)


def move_parts(code: int) -> tuple[int, int, int]:
    """From where, how many, and how many spaces clockwise (back: negative)."""
    way = code & 3
    count = code >> 2 & 7
    spaces = count + (way & 1)
    return code >> 5, count, -spaces if way & 2 else spaces


def key(code: int, length: int) -> str:
    """The key of any option, on a ring of this length."""
    if code >= MOVE:
        base, verb = (TAKE, "takeover") if code >= TAKE else (MOVE, "move")
        at, count, spaces = move_parts(code - base)
        return f"{verb}:{at},{count},{(at + spaces) % length}"
    if code >= LEAP:
        return f"leap:{(code - LEAP) // LONGEST},{(code - LEAP) % LONGEST}"
    if code >= FREE:
        base = code // 1000 * 1000
        verb = {FREE: "free", GIVE: "give", SWAP: "swap"}[base]
        return f"{verb}:{(code - base) // PER_SPACE},{(code - base) % PER_SPACE}"
    if code >= PLACE:
        verb = ("place", "begin", "organize", "alone")[code // 100 - 2]
        return f"{verb}:{code % 100}"
    return _small_key(code)


def _small_key(code: int) -> str:
    if code < ROB:
        return WORDS[code]
    if code < START:
        return f"rob:{code - ROB}"
    if code < LAST:
        return f"start:{code - START}"
    if code < PART:
        return f"last:{code - LAST}"
    if code < EVENT:
        return f"part:{PART_IDS[code - PART]}"
    if code < TALENT:
        return f"event:{EVENTS[code - EVENT]}"
    if code < PICK:
        return f"talent:{KINDS[code - TALENT]}"
    if code < ADD:
        return f"pick:{KINDS[code - PICK]}"
    if code == ADD_NONE:
        return "add:none"
    if code == ADD_CHANCE:
        return "add:chance"
    if code < NEXT:
        return f"add:{KINDS[code - ADD]}"
    return f"next:{KINDS[code - NEXT]}" if code < TUNNEL else f"tunnel:{code - TUNNEL}"


def every_code(seats: int, length: int, back: bool, events: bool) -> list[int]:
    """Every option that can be offered at a table, in order."""
    spaces = range(length)
    kinds = [*range(1, len(KINDS))]
    codes = [*range(ROB)]
    codes += [ROB + seat for seat in range(seats)] if back else []
    codes += [START + seat for seat in range(seats)] + [LAST + seat for seat in range(seats)]
    codes += [PART + part for part in range(len(PART_IDS))]
    codes += [EVENT + event for event in range(1, len(EVENTS))] if events else []
    codes += [TALENT + kind for kind in SPECIALS] if events else []
    codes += [PICK + kind for kind in SPECIALS]
    codes += [ADD_NONE, *(ADD + kind for kind in SPECIALS)] + ([ADD_CHANCE] if events else [])
    codes += [NEXT + kind for kind in kinds]
    codes += [TUNNEL + count for count in range(1, MOST + 1)] if back else []
    for base in (PLACE, BEGIN, ORGANIZE, ALONE):
        codes += [base + at for at in spaces]
    covered = (UNDER, UNDER + 1)
    bees = (*range(MOST), *covered)
    codes += [FREE + at * PER_SPACE + bee for at in spaces for bee in covered]
    codes += [GIVE + at * PER_SPACE + bee for at in spaces for bee in bees]
    if events:
        codes += [SWAP + at * PER_SPACE + bee for at in spaces for bee in bees]
        codes += [LEAP + at * LONGEST + to for at in spaces for to in spaces if at != to]
    for base in (MOVE, TAKE) if events else (MOVE,):
        ways = range(4) if base == MOVE else (0,)
        codes += [
            move_code(base, at, count, way)
            for at in spaces for count in range(1, MOST + 1) for way in ways
        ]  # fmt: skip
    return codes
