"""The table of Propolis in a few lines of plain text."""

from __future__ import annotations

from typing import Any

from skep.kernel.match import Match


def draw(match: Match) -> list[str]:
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
