"""The hive of Hivernation in a few lines of plain text."""

from __future__ import annotations

from typing import Any

from skep.kernel.match import Match
from skep.testing.drawings.facts import counted, value

LETTERS = {"queen": "Q", "worker": "W", "drone": "D", "flower": "F", "bear": "B"}


def draw(match: Match) -> list[str]:
    """The hive, with each row half a cell further right; w and d are bees with a paw."""
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
    hand = ", hand " + (counted(tiles) or "empty") if table["hands"] else ""
    return f"{table['sides'][side]} {table['bees'][side]}, reserve {table['reserve'][side]}{hand}"


def _beside(table: dict[str, Any]) -> list[str]:
    """The stack, the discard pile, tiles beneath others, and a lifted tile."""
    under = [f"{value(t['at'])} {t['under']}" for t in table["hive"] if t["under"]]
    facts = {
        "stack": str(table["stack"]) if table["hands"] else "",
        "discarded": counted(table["discard"]),
        "beneath": ", ".join(under),
        "lifted from": value(table["lifted"]) if table["lifted"] else "",
    }
    said = [f"{name} {fact}" for name, fact in facts.items() if fact]
    return ["; ".join(said)] if said else []
