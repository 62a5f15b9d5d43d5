"""Names that people give: one line of letters that can be shown, and not too long."""

from __future__ import annotations

from collections.abc import Iterable

from skep.server.faults import Refused
from skep.server.story import COLOURS, Seated
from skep.server.wire import Colour

LONGEST = 24


def tidy(name: str, needed: bool = False) -> str:
    """The name on one line, or Refused. Nothing in it is ever read as anything but text."""
    shown = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
    if len(shown) > LONGEST:
        raise Refused("name-too-long", f"a name has at most {LONGEST} letters")
    if needed and not shown:
        raise Refused("no-name", "say a name")
    return shown


def colour(wish: Colour | None, chairs: Iterable[Seated], seat: int = -1) -> Colour:
    """The colour that someone wishes for, or the first that nobody has."""
    used = [chair.colour for at, chair in enumerate(chairs) if at != seat]
    free = [each for each in COLOURS if each not in used]
    if wish is not None and (wish in free or not free):
        return wish
    return free[0] if free else COLOURS[len(used) % len(COLOURS)]
