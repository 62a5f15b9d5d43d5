"""The events of a turn, for log lines and animations."""

from __future__ import annotations

from skep.games.propolis.box import SPACES_OF
from skep.games.propolis.pieces import COLORS, RESOURCES, SLOTS, SPACES, TRACKS, Resource
from skep.games.propolis.placement import standing_spaces
from skep.games.propolis.state import Realm


def place(cell: int) -> tuple[int, int]:
    """A cell as row and slot, from 1."""
    return cell // SLOTS + 1, cell % SLOTS + 1


def emit_deploy(state: Realm, side: int, cell: int, workers: int) -> None:
    spaces = [space + 1 for space in standing_spaces(workers)]
    facts = {"at": place(cell), "spaces": spaces, "count": len(spaces)}
    state.emit("deployed", side, facts)


def emit_fortify(state: Realm, side: int, cell: int, space: int) -> None:
    what = SPACES[SPACES_OF[state.lands[cell]][space]]
    state.emit("fortified", side, {"at": place(cell), "space": space + 1, "what": what})


def emit_retreat(state: Realm, side: int, cells: list[int], count: int) -> None:
    state.emit("retreated", side, {"from": [place(cell) for cell in cells], "count": count})


def emit_gains(state: Realm, side: int, came: list[int], lost: int) -> None:
    facts = {"resources": [COLORS[color] for color in came], "count": len(came), "lost": lost}
    state.emit("gained", side, facts)


def emit_wild(state: Realm, side: int, row: int, came: bool) -> None:
    state.emit("row-wild", side, {"row": row + 1, "wild": int(came)})


def emit_trade(state: Realm, side: int, lowered: int, raised: int) -> None:
    state.emit("traded", side, {"from": RESOURCES[lowered], "to": RESOURCES[raised]})


def emit_build(state: Realm, side: int, card: int, spent: list[int], workers: int) -> None:
    facts = {
        "card": card, "resources": listed(spent), "count": sum(spent), "workers": workers,
        "cards": len(state.hives[side]),
    }  # fmt: skip
    state.emit("built", side, facts)


def emit_palace(state: Realm, side: int, number: int, workers: int) -> None:
    facts = {"palace": number, "workers": workers, "cards": len(state.hives[side])}
    state.emit("palace", side, facts)


def listed(spent: list[int]) -> list[Resource]:
    """The names of resources, one for each unit."""
    return [RESOURCES[track] for track in range(TRACKS) for _ in range(spent[track])]
