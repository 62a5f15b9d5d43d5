"""The events of a turn, for log lines and animations."""

from __future__ import annotations

from skep.games.propolis.box import SPACES_OF
from skep.games.propolis.pieces import COLORS, RESOURCES, SLOTS, SPACES, TRACKS
from skep.games.propolis.placement import standing_spaces
from skep.games.propolis.state import Realm


def place(cell: int) -> list[int]:
    """A cell as row and slot, from 1."""
    return [cell // SLOTS + 1, cell % SLOTS + 1]


def emit_deploy(realm: Realm, side: int, cell: int, workers: int) -> None:
    spaces = [space + 1 for space in standing_spaces(workers)]
    facts = {"at": place(cell), "spaces": spaces, "count": len(spaces)}
    realm.emit("deployed", side, facts)


def emit_fortify(realm: Realm, side: int, cell: int, space: int) -> None:
    what = SPACES[SPACES_OF[realm.lands[cell]][space]]
    realm.emit("fortified", side, {"at": place(cell), "space": space + 1, "what": what})


def emit_retreat(realm: Realm, side: int, cells: list[int], count: int) -> None:
    realm.emit("retreated", side, {"from": [place(cell) for cell in cells], "count": count})


def emit_gains(realm: Realm, side: int, came: list[int], lost: int) -> None:
    facts = {"resources": [COLORS[color] for color in came], "count": len(came), "lost": lost}
    realm.emit("gained", side, facts)


def emit_wild(realm: Realm, side: int, row: int, came: bool) -> None:
    realm.emit("row-wild", side, {"row": row + 1, "wild": int(came)})


def emit_trade(realm: Realm, side: int, lowered: int, raised: int) -> None:
    realm.emit("traded", side, {"from": RESOURCES[lowered], "to": RESOURCES[raised]})


def emit_build(realm: Realm, side: int, card: int, spent: list[int], workers: int) -> None:
    facts = {
        "card": card, "resources": listed(spent), "count": sum(spent), "workers": workers,
        "cards": len(realm.hives[side]),
    }  # fmt: skip
    realm.emit("built", side, facts)


def emit_palace(realm: Realm, side: int, number: int, workers: int) -> None:
    facts = {"palace": number, "workers": workers, "cards": len(realm.hives[side])}
    realm.emit("palace", side, facts)


def listed(spent: list[int]) -> list[str]:
    """The names of resources, one for each unit."""
    return [RESOURCES[track] for track in range(TRACKS) for _ in range(spent[track])]
