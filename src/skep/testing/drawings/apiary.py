"""The table of Apiary in a few lines of plain text."""

from __future__ import annotations

from typing import Any

from skep.kernel.match import Match
from skep.testing.drawings.facts import counted, value


def draw(match: Match) -> list[str]:
    """The board, then each seat with its hive."""
    table = match.view(None)["table"]
    spaces = [
        f"{a['action']} {' '.join(_worker(w) for w in a['spaces'])}" for a in table["actions"]
    ]
    rows = [
        f"{row['kind']} {' '.join(tile or '-' for tile in row['tiles'])}" for row in table["rows"]
    ]
    comb = [" ".join("_" if p is None else str(p) for p in each["pods"]) for each in table["comb"]]
    ship = f"ship at {value(table['explore']['ship'])}"
    seats = [line for seat in range(match.settings.seats) for line in _hive_of(match, seat)]
    board = ["; ".join(spaces), f"{ship}; comb {' / '.join(comb)}", *rows]
    return [*board, *seats, *_automa(table["automa"])]


def _automa(her: dict[str, Any] | None) -> list[str]:
    """The solo opponent."""
    if her is None or her["next"] is None:
        return []
    docks = [f"{d['color']} {value(d['pool'])} [{value(d['board'])}]" for d in her["workers"]]
    said = f"automa {her['score']} points; {'; '.join(docks)}; next {her['next']['id']}"
    return [said, *([f"  {' '.join(her['tiles'])}"] if her["tiles"] else [])]


def _worker(worker: dict[str, Any] | None) -> str:
    return "_" if worker is None else f"{worker['seat']}:{worker['strength']}"


def _hive_of(match: Match, seat: int) -> list[str]:
    own = match.view(seat)["table"]["seats"][seat]
    if own["faction"] is None:
        return []
    dock = {name: own["workers"][name] for name in ("pool", "landing", "board", "lifted")}
    workers = ", ".join(f"{name} {value(found)}" for name, found in dock.items() if found)
    cards = " ".join(own["hand"]["cards"] or ["none"])
    tiles = [f"{value(each['at'])} {each['tile']}" for each in own["hexes"] if each["kind"]]
    side = "upgraded" if own["upgraded"] else own["mat"]
    standing = f"{match.scores[seat]} points, favor {own['favor']}, {counted(own['goods'])}"
    return [
        f"seat {seat} {own['faction']} {side}: {standing}; {workers}; hand {cards}",
        *([f"  {', '.join(tiles)}"] if tiles else []),
    ]
