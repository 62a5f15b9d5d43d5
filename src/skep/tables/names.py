"""Names of people: one short line of visible letters, different from the others at the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count
from unicodedata import category, combining, normalize

from skep.tables.faults import Refused
from skep.tables.forms import Color
from skep.tables.state import COLORS, Seated

MAX_NAME_LENGTH = 24
MAX_MARKS = 3
"""Combining marks on one letter: enough for every living script, too few to cover other lines."""
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\U00013441\U00013442\U0001d159")
"""Letters and signs that are invisible."""
IGNORED = frozenset("\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f\U00016fe4")
"""Combining marks that are invisible."""
JOINERS = frozenset("\u200c\u200d")
"""Zero-width joiners: they shape Persian letters and join emoji to one picture."""
PICTURE = "\ufe0f"
"""The selector that shows the sign before it as a picture."""
ACCENT = 200
"""Combining classes from here on are accents. Lower ones are vowels and the like, which
distinguish words."""
UNSEEN = ("Cf", "Me", "Zs")
LOOKS = str.maketrans(
    "аеорсухіјѕԁһԛԝкмтвнαορνικτυχ01i|ıɩℓøđłħ",  # noqa: RUF001
    "aeopcyxljsdhqwkmtbhaopvlktuxollllllodlh",
)  # fmt: skip
"""Letters of other scripts, and digits, that look like Latin ones; after `casefold`."""


def tidy(name: str, needed: bool = False) -> str:
    """The name on one line without invisible characters; Refused if it is too long."""
    shown = " ".join("".join(_visible(normalize("NFC", name))).split())
    if len(shown) > MAX_NAME_LENGTH:
        raise Refused("name-too-long", f"a name has at most {MAX_NAME_LENGTH} letters")
    if needed and not shown:
        raise Refused("no-name", "say a name that can be seen")
    return shown


def _visible(name: str) -> Iterator[str]:
    """The visible characters of a name; a blank for each invisible one."""
    last, marks = " ", 0
    for at, sign in enumerate(name):
        kind = category(sign)
        if sign in IGNORED:
            continue
        if sign in JOINERS or sign == PICTURE:
            follows = name[at + 1 : at + 2] if sign in JOINERS else "x"
            if not _joins(sign, last, follows):
                continue
        elif kind in ("Mn", "Me"):
            marks += 1
            if last == " " or marks > MAX_MARKS or _selects(sign):
                continue
        else:
            sign, marks = sign if sign.isprintable() and sign not in BLANK else " ", 0
        yield sign
        last = sign


def _joins(sign: str, before: str, after: str) -> bool:
    """Whether a joiner changes how its neighbors look."""
    if sign == PICTURE:
        return category(before) in ("So", "Sm", "Po", "Nd", "Sk")
    shaped = before == PICTURE or category(before) in ("Lo", "Mn", "Mc", "So", "Sk")
    return shaped and bool(after) and category(after) in ("Lo", "So")


def _selects(sign: str) -> bool:
    """Whether it is a variation selector, which is invisible."""
    return "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"


def apart(name: str, chairs: Iterable[Seated], seat: int = -1) -> str:
    """The name, with a number after it if another person at the table has a similar one."""
    used = {
        skeleton(chair.name) for at, chair in enumerate(chairs) if at != seat and chair.taken
    }  # fmt: skip
    if not name or skeleton(name) not in used:
        return name
    for number in count(2):
        ending = f" {number}"
        new = name[: MAX_NAME_LENGTH - len(ending)].rstrip() + ending
        if skeleton(new) not in used:
            break
    return new


def skeleton(name: str) -> str:
    """A form that is equal for names that look the same."""
    plain = normalize("NFD", normalize("NFKC", name).casefold())
    letters = (
        sign
        for sign in plain
        if combining(sign) < ACCENT and category(sign) not in UNSEEN and sign != PICTURE
    )
    return "".join(letters).translate(LOOKS)


def color(wish: Color | None, chairs: Iterable[Seated], seat: int = -1) -> Color:
    """The color that someone asked for, or the first that nobody has."""
    used = [chair.color for at, chair in enumerate(chairs) if at != seat]
    free = [each for each in COLORS if each not in used]
    if wish is not None and (wish in free or not free):
        return wish
    return free[0] if free else COLORS[len(used) % len(COLORS)]
