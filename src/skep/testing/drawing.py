"""What a table looks like in a golden playthrough: a few lines of plain text."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from skep.kernel.match import Match
from skep.kernel.script import Event

LETTERS = {"queen": "Q", "worker": "W", "drone": "D", "flower": "F", "bear": "B"}


def draw(match: Match) -> list[str]:
    """The table as it truly is, hidden cards and all."""
    return DRAWINGS.get(match.game.name, _plain)(match)


def _plain(match: Match) -> list[str]:
    return [json.dumps(match.dump_state(), sort_keys=True)]


def hive(match: Match) -> list[str]:
    """The hive, each row half a place further right; w and d are bees with a paw."""
    table = match.view(None)["table"]
    tiles = {(tile["at"][0], tile["at"][1]): _letter(tile) for tile in table["hive"]}
    return [*_rows(tiles), *(_side(match, side) for side in (0, 1)), *_beside(table)]


def _letter(tile: dict[str, Any]) -> str:
    letter = LETTERS[tile["tile"]]
    return letter.lower() if tile["paw"] else letter


def _rows(tiles: dict[tuple[int, int], str]) -> list[str]:
    left = min(2 * q + r for q, r in tiles)
    rows = []
    for row in range(min(r for _, r in tiles), max(r for _, r in tiles) + 1):
        letters = {2 * q + r - left: letter for (q, r), letter in tiles.items() if r == row}
        rows.append("".join(letters.get(x, " ") for x in range(max(letters, default=-1) + 1)))
    return rows


def _side(match: Match, side: int) -> str:
    table = match.view(side)["table"]
    tiles = table["hands"][side]["tiles"] if table["hands"] else {}
    hand = ", hand " + (_counts(tiles) or "empty") if table["hands"] else ""
    return f"{table['sides'][side]} {table['bees'][side]}, reserve {table['reserve'][side]}{hand}"


def _beside(table: dict[str, Any]) -> list[str]:
    """The stack, the discard pile, and what lies beneath tiles or is on the move."""
    under = [f"{_value(t['at'])} {t['under']}" for t in table["hive"] if t["under"]]
    facts = {
        "stack": str(table["stack"]) if table["hands"] else "",
        "discarded": _counts(table["discard"]),
        "beneath": ", ".join(under),
        "lifted from": _value(table["lifted"]) if table["lifted"] else "",
    }
    said = [f"{name} {fact}" for name, fact in facts.items() if fact]
    return ["; ".join(said)] if said else []


def meadow(match: Match) -> list[str]:
    """The spaces that are not empty, every bee of them from the top down; then each color."""
    table = match.view(None)["table"]
    sights = [match.view(seat)["table"]["spaces"] for seat in range(match.settings.seats)]
    spaces = [_space(sights, space) for space in table["spaces"] if space["group"]]
    colors = [f"{COLORS[seat]}: {_color(color)}" for seat, color in enumerate(table["colors"])]
    card = [f"card {table['event']}"] if table["event"] else []
    return [*spaces, *colors, *card]


COLORS = ("amber", "blue", "red", "violet")


def _space(sights: list[list[dict[str, Any]]], space: dict[str, Any]) -> str:
    said = []
    for part in (space["group"], space["under"]):
        if part:
            own = sights[part["color"]][space["at"]]
            bees = next(
                p["bees"] for p in (own["group"], own["under"]) if p and p["color"] == part["color"]
            )
            said.append(f"{COLORS[part['color']]} {' '.join(bees)}")
    special = f" {space['special']}" if space["special"] else ""
    return f"{space['at']} (flower {space['value']}{special}): {', over '.join(said)}"


def _color(color: dict[str, Any]) -> str:
    hives = f", hives {' '.join(color['hives'])}" if color["hives"] else ""
    jelly = f", jelly {color['jelly']}" if color["jelly"] else ""
    return f"{color['points']} points{jelly}{hives}"


def _counts(counts: dict[str, int]) -> str:
    return ", ".join(f"{count} {kind}" if count > 1 else kind for kind, count in counts.items())


def realm(match: Match) -> list[str]:
    """Rows with their workers (S stands, L lies), the market, and a line for each side."""
    table = match.view(None)["table"]
    rows = [
        f"row {row['row']}: " + " | ".join(map(_land, row["landscapes"])) for row in table["rows"]
    ]
    market = " ".join(offer["card"]["id"] if offer else "-" for offer in table["market"])
    palaces = " ".join(palace["card"]["id"] for palace in table["palaces"])
    piles = f"deck {table['deck']}, on top {' '.join(table['top'])}; discarded {table['discard']}"
    sides = [_colony(side) for side in table["sides"]]
    return [*rows, f"market {market}", palaces, piles, *sides]


def _land(found: dict[str, Any] | None) -> str:
    if found is None:
        return "-"
    signs = {"": "", "standing": "+S", "lying": "+L"}
    spaces = " ".join(space["gives"] + signs[space["worker"]] for space in found["spaces"])
    return spaces if found["owner"] is None else f"{spaces} ({found['owner']})"


def _colony(side: dict[str, Any]) -> str:
    tracks = " ".join(str(number) for number in side["tracks"].values())
    cards = " ".join(card["id"] for card in side["hive"])
    crew = f"workers {side['personal']} home {side['out']} out {side['central']} central"
    return f"side {side['side']}: {side['score']} points; tracks {tracks}; {crew}; hive {cards}"


def colony(match: Match) -> list[str]:
    """Apiary's board in a few lines, then each seat with its hive."""
    table = match.view(None)["table"]
    spaces = [
        f"{a['action']} {' '.join(_worker(w) for w in a['spaces'])}" for a in table["actions"]
    ]
    rows = [
        f"{row['kind']} {' '.join(tile or '-' for tile in row['tiles'])}" for row in table["rows"]
    ]
    comb = [" ".join("_" if p is None else str(p) for p in each["pods"]) for each in table["comb"]]
    ship = f"ship at {_value(table['explore']['ship'])}"
    seats = [line for seat in range(match.settings.seats) for line in _hive_of(match, seat)]
    board = ["; ".join(spaces), f"{ship}; comb {' / '.join(comb)}", *rows]
    return [*board, *seats, *_automa(table["automa"])]


def _automa(her: dict[str, Any] | None) -> list[str]:
    """Apiary's solo opponent."""
    if her is None or her["next"] is None:
        return []
    docks = [f"{d['color']} {_value(d['pool'])} [{_value(d['board'])}]" for d in her["workers"]]
    said = f"automa {her['score']} points; {'; '.join(docks)}; next {her['next']['id']}"
    return [said, *([f"  {' '.join(her['tiles'])}"] if her["tiles"] else [])]


def _worker(worker: dict[str, Any] | None) -> str:
    return "_" if worker is None else f"{worker['seat']}:{worker['strength']}"


def _hive_of(match: Match, seat: int) -> list[str]:
    own = match.view(seat)["table"]["seats"][seat]
    if own["faction"] is None:
        return []
    dock = {name: own["workers"][name] for name in ("pool", "landing", "board", "lifted")}
    workers = ", ".join(f"{name} {_value(found)}" for name, found in dock.items() if found)
    cards = " ".join(own["hand"]["cards"] or ["none"])
    tiles = [f"{_value(each['at'])} {each['tile']}" for each in own["hexes"] if each["kind"]]
    side = "upgraded" if own["upgraded"] else own["mat"]
    standing = f"{match.scores[seat]} points, favor {own['favor']}, {_counts(own['goods'])}"
    return [
        f"seat {seat} {own['faction']} {side}: {standing}; {workers}; hand {cards}",
        *([f"  {', '.join(tiles)}"] if tiles else []),
    ]


DRAWINGS: dict[str, Callable[[Match], list[str]]] = {
    "ambrosia": meadow,
    "apiary": colony,
    "hivernation": hive,
    "propolis": realm,
}


def line(event: Event) -> str:
    """What was told, its secrets included: `bee: side workers; at 1,0; flips 2`."""
    facts = event.facts | (event.secret or {})
    said = "; ".join(f"{name} {_value(fact)}" for name, fact in facts.items() if fact != [])
    return f"{event.name}: {said}"


def _value(fact: Any) -> str:
    """Coordinates as 1,0; several apart by a space; lines of them apart by a stroke."""
    if not isinstance(fact, list):
        return str(fact)
    if all(isinstance(item, int) for item in fact):
        return ",".join(str(item) for item in fact)
    nested = any(isinstance(item, list) and item and isinstance(item[0], list) for item in fact)
    return (" / " if nested else " ").join(_value(item) for item in fact)
