"""The meadow of Ambrosia in a few lines of plain text."""

from __future__ import annotations

from typing import Any

from skep.kernel.match import Match

COLORS = ("amber", "blue", "red", "violet")


def draw(match: Match) -> list[str]:
    """The occupied spaces with their bees from the top down, then a line for each color."""
    table = match.view(None)["table"]
    sights = [match.view(seat)["table"]["spaces"] for seat in range(match.settings.seats)]
    spaces = [_space(sights, space) for space in table["spaces"] if space["group"]]
    colors = [f"{COLORS[seat]}: {_color(color)}" for seat, color in enumerate(table["colors"])]
    card = [f"card {table['event']}"] if table["event"] else []
    return [*spaces, *colors, *card]


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
