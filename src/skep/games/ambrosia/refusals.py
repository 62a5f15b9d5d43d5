"""Why something can't be done, by clause.  Each answer here only explains what the rules decide."""

from __future__ import annotations

from skep.games.ambrosia.choices import beginnings, gifts, next_bees, places, waiting
from skep.games.ambrosia.codes import (
    BEGIN,
    GIVE,
    MOVE,
    PER_SPACE,
    PLACE,
    SCORE,
    UNDER,
    key as key_of,
    move_code,
)  # fmt: skip
from skep.games.ambrosia.moves import may_land, power, top_flies
from skep.games.ambrosia.pieces import (
    ADVANCED,
    BERSERKER,
    GUARDIAN,
    KINDS,
    LEAPING,
    MUTUAL,
    NORMAL,
    PEACEFUL,
    REBEL,
    SPECIALS,
    TAKEOVER,
    TALENTS,
    TURBO,
    listed,
)  # fmt: skip
from skep.games.ambrosia.state import Meadow
from skep.kernel.script import Refusal


def _numbers(key: str, count: int) -> list[int]:
    """The numbers behind a key's verb, or none if there are not so many, or they are odd."""
    said = key.partition(":")[2]
    parts = said.split(",")
    if len(parts) != count or not all(part.isdecimal() and part.isascii() for part in parts):
        return []
    found = [int(part[:4]) for part in parts]
    return found if ",".join(str(number) for number in found) == said else []


def _spaces(meadow: Meadow, *spaces: int) -> bool:
    return all(at < len(meadow.owner) for at in spaces)


def of_place(meadow: Meadow) -> list[Refusal]:
    allowed = set(places(meadow))
    spaces = range(len(meadow.owner))
    return [Refusal(f"place:{at}", "AMB-START-04") for at in spaces if PLACE + at not in allowed]


# Moves


def why_not_there(meadow: Meadow, color: int, to: int, berserk: bool) -> str:
    """The clause that keeps a move of the color from ending on a space; empty if it may."""
    if may_land(meadow, color, to, berserk):
        return ""
    if meadow.lower[to] == color:
        return "AMB-DEST-07"
    if meadow.event == PEACEFUL:
        return "AMB-EVT-23"
    if meadow.below[to]:
        return "AMB-DEST-06" if meadow.size[to] == 1 else "AMB-DEST-05"
    if power(meadow, to) == GUARDIAN and meadow.size[to] <= 1 + berserk:
        return "AMB-GUARD-03" if berserk else "AMB-GUARD-01"
    if not berserk:
        return "AMB-DEST-05"
    return "AMB-THICK-02" if meadow.size[to] == 2 else "AMB-BERS-04"


def why_not_from(meadow: Meadow, color: int, at: int, count: int) -> str:
    """The clause that keeps so many bees of the color from leaving a space; empty if they may."""
    if meadow.owner[at] != color:
        if meadow.lower[at] == color:
            return "AMB-MOVE-10"
        return "AMB-MOVE-01" if meadow.owner[at] < 0 else "AMB-MOVE-09"
    if meadow.size[at] == 1:
        if power(meadow, at) == TURBO:
            return "AMB-TURBO-04"
        return "AMB-MOVE-08" if meadow.below[at] else "AMB-MOVE-07"
    return "" if 1 <= count <= meadow.size[at] else "AMB-MOVE-03"


def why_not_so_far(meadow: Meadow, at: int, count: int, to: int) -> str:
    """The clause that keeps so many bees from going that far; empty if they may."""
    length = len(meadow.owner)
    ahead = (to - at) * meadow.dir % length
    top = power(meadow, at)
    back = top == REBEL or meadow.ring.leaves[at]
    normal = meadow.bees[at] & 15 == NORMAL
    further = top == TURBO or (meadow.event == ADVANCED and not meadow.literal and normal)
    if ahead == count:
        return ""
    if length - ahead == count:
        return "" if back else "AMB-MOVE-05"
    if ahead == count + 1:
        return "" if further else "AMB-TURBO-01"
    return "" if further and back and length - ahead == count + 1 else "AMB-MOVE-04"


def why_move(meadow: Meadow, key: str) -> str:
    """Why a move is not offered to the color whose turn it is."""
    found = _numbers(key, 3) if key.startswith("move:") else []
    if not found or not _spaces(meadow, found[0], found[2]):
        return ""
    at, count, to = found
    color = meadow.player
    if meadow.prompt.name in ("fly", "gust") and at != meadow.about:
        return "AMB-ORG-02" if meadow.prompt.name == "fly" else "AMB-GUST-01"
    return (
        why_not_from(meadow, color, at, count)
        or why_not_so_far(meadow, at, count, to)
        or why_not_there(meadow, color, to, power(meadow, at) == BERSERKER)
    )


def of_moves(meadow: Meadow, at: int) -> list[Refusal]:
    """The moves straight ahead of one group that are not allowed."""
    length = len(meadow.owner)
    way = 0 if meadow.dir > 0 else 2
    most = meadow.size[at] if meadow.owner[at] == meadow.player else 1
    keys = [key_of(move_code(MOVE, at, count, way), length) for count in range(1, most + 1)]
    return [Refusal(key, why) for key in keys if (why := why_move(meadow, key))]


def of_turn(meadow: Meadow) -> list[Refusal]:
    color = meadow.player
    spots = sorted([*meadow.spots[color], *meadow.covered(color)])
    refused = [refusal for at in spots for refusal in of_moves(meadow, at)]
    if SCORE not in meadow.prompt.options(meadow):
        refused.append(Refusal("score", "AMB-FORCE-01"))
    return refused + of_window(meadow)


def why_turn(meadow: Meadow, key: str) -> str:
    if key == "score":
        return "AMB-FORCE-01"
    if key.startswith("organize:"):
        found = _numbers(key, 1)
        return "AMB-ORG-01" if found and _spaces(meadow, *found) else ""
    return why_move(meadow, key) or why_window(meadow, key)


# Jelly


def why_no_jelly(meadow: Meadow, action: bool) -> str:
    """The clause that keeps the color from using a jelly at all; empty if it may."""
    if meadow.event == MUTUAL:
        return "AMB-EVT-10"
    if not meadow.jelly[meadow.player]:
        return "AMB-JELLY-02"
    if action and meadow.spent:
        return "AMB-JELLY-08" if meadow.spent == 2 else "AMB-JELLY-04"
    return ""


def why_not_free(meadow: Meadow, key: str) -> str:
    found = _numbers(key, 2)
    if not found or not _spaces(meadow, found[0]) or meadow.lower[found[0]] != meadow.player:
        return "AMB-JELLY-09" if found else ""
    if meadow.prompt.name == "more":
        return "AMB-TURN-04"
    if why := why_no_jelly(meadow, True):
        return why
    return "AMB-JELLY-09" if meadow.spots[meadow.player] else "AMB-JELLY-12"


def why_not_leap(meadow: Meadow, key: str) -> str:
    found = _numbers(key, 2)
    if not found or not _spaces(meadow, *found):
        return ""
    if meadow.event != LEAPING or meadow.owner[found[0]] != meadow.player:
        return "AMB-EVT-12"
    if why := why_no_jelly(meadow, True):
        return why
    berserk = power(meadow, found[0]) == BERSERKER
    return why_not_there(meadow, meadow.player, found[1], berserk) or "AMB-EVT-12"


def why_not_takeover(meadow: Meadow, key: str) -> str:
    found = _numbers(key, 3)
    if not found or not _spaces(meadow, found[0], found[2]):
        return ""
    owner = meadow.owner[found[0]]
    if meadow.event != TAKEOVER or owner in (-1, meadow.player) or meadow.size[found[0]] < 2:
        return "AMB-EVT-20"
    return why_no_jelly(meadow, True) or "AMB-EVT-21"


def why_window(meadow: Meadow, key: str) -> str:
    verb = key.partition(":")[0]
    if key == "point":
        return why_no_jelly(meadow, False)
    if key == "again":
        return why_no_jelly(meadow, True) or "AMB-TURN-05"
    if verb == "free":
        return why_not_free(meadow, key)
    if verb == "leap":
        return why_not_leap(meadow, key)
    return why_not_takeover(meadow, key) if verb == "takeover" else ""


def of_window(meadow: Meadow) -> list[Refusal]:
    """Points, freeing and another turn, as far as they are not offered."""
    keys = ["point", "again"]
    keys += [f"free:{at},{UNDER}" for at in meadow.covered(meadow.player)]
    offered = {key_of(code, meadow.ring.length) for code in meadow.prompt.options(meadow)}
    said = [(key, why_window(meadow, key)) for key in keys if key not in offered]
    return [Refusal(key, why) for key, why in said if why]


def of_more(meadow: Meadow) -> list[Refusal]:
    return of_window(meadow)


# Scoring


def of_order(meadow: Meadow) -> list[Refusal]:
    """What can't come on top, because the group could not move with it there."""
    if not meadow.about or meadow.placed:
        return []
    at, color = meadow.sorting, meadow.player
    stuck = [top for top in next_bees(meadow) if not top_flies(meadow, color, at, top, True)]
    return [Refusal(f"next:{KINDS[top]}", "AMB-ORG-02") for top in stuck]


def of_begin(meadow: Meadow) -> list[Refusal]:
    allowed = beginnings(meadow, meadow.player)
    spots = sorted(meadow.spots[meadow.player])
    return [Refusal(f"begin:{at}", "AMB-STACK-08") for at in spots if BEGIN + at not in allowed]


def of_give(meadow: Meadow) -> list[Refusal]:
    """Bees that stay because another kind must go first."""
    color = meadow.player
    allowed = gifts(meadow, color)
    refused: list[Refusal] = []
    stack = meadow.stack
    if stack >= 0 and meadow.owner[stack] == color:
        for bee, kind in enumerate(listed(meadow.bees[stack])):
            if kind != NORMAL and GIVE + stack * PER_SPACE + bee not in allowed:
                refused.append(Refusal(f"give:{stack},{bee}", "AMB-HIVE-01"))
    for at in meadow.covered(color):
        if GIVE + at * PER_SPACE + UNDER not in allowed:
            refused.append(Refusal(f"give:{at},{UNDER}", "AMB-HIVE-07"))
    return refused


def of_add(meadow: Meadow) -> list[Refusal]:
    color = meadow.about
    there = waiting(meadow, color)
    if meadow.event == TALENTS:
        return [Refusal(f"add:{KINDS[kind]}", "AMB-EVT-26") for kind in there]
    gone = [kind for kind in SPECIALS if kind not in there]
    return [Refusal(f"add:{KINDS[kind]}", "AMB-COMP-04") for kind in gone]
