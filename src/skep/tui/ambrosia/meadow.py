"""The meadow of Ambrosia in the terminal: the ring cut open, two parts in a row."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from skep.tui.drawing import Scene

PAINT = ("#b0761c", "#3b6ea5", "#b03a2e", "#7d4ea0")
"""Amber, blue, red, violet."""
QUIET = "#8b7c66"
LATEST = "reverse"
COLOR = "ABRV"
BEES = {
    "normal": "n",
    "guardian": "G",
    "collector": "C",
    "heavyweight": "H",
    "turbo": "T",
    "rebel": "R",
    "berserker": "B",
    "drone": "D",
    "saboteur": "S",
    "organizer": "O",
}
SPECIAL = {
    "": " ",
    "hole": "o",
    "thicket": "#",
    "gust": "~",
    "honeywell": "+",
    "beekeeper": "-",
    "leaves": "<",
    "arena": "x",
    "guerrilla": "^",
    "grasshopper": ">",
    "rainbow": "=",
}
WIDE = 6
"""Columns of a space."""


def picture(scene: Scene) -> list[Text]:
    """Each part shows its spaces' numbers and flowers, and below what lies there."""
    table = scene.table
    parts = table["parts"]
    if not table["spaces"]:
        return [Text(" ".join(part["id"] for part in parts))]
    per_row = 2 if scene.width >= 2 * (6 * WIDE + 3) else 1
    arrow = arrows(scene, table["direction"])
    touched = latest(scene)
    rows: list[Text] = []
    for start in range(0, len(parts), per_row):
        top, bottom = Text(no_wrap=True), Text(no_wrap=True)
        for part in parts[start : start + per_row]:
            top.append(f" {arrow} ", QUIET)
            bottom.append(f" {part['id']} ", QUIET)
            for at in range(part["first"], part["first"] + part["spaces"]):
                space = table["spaces"][at]
                top.append_text(ground(space))
                bottom.append_text(bees(space, at in touched))
        rows += [top, bottom]
    return rows


def arrows(scene: Scene, direction: int) -> str:
    """Which way bees fly."""
    if scene.ascii:
        return ">" if direction > 0 else "<"
    return "▸" if direction > 0 else "◂"


def latest(scene: Scene) -> set[int]:
    """The spaces where bees came down last."""
    for event in reversed(scene.latest):
        if "to" in event["facts"]:
            return {int(event["facts"]["to"])}
    return set()


def ground(space: Mapping[str, Any]) -> Text:
    """The number of a space and its flower: `12 3~`."""
    value = space["counts"]
    text = Text(f"{space['at']:>2} ", QUIET, no_wrap=True)
    text.append(str(value), "bold" if value >= 3 else "")
    return text.append(SPECIAL[space["special"]] + " ", "bold")


def bees(space: Mapping[str, Any], touched: bool) -> Text:
    """What lies on a space: `A5Hb1` is Amber, five, Heavyweight on top, over one of Blue."""
    group, under = space["group"], space["under"]
    text = Text(no_wrap=True)
    if group is None:
        return text.append(" ·    ", QUIET)
    style = f"bold {PAINT[group['color']]}"
    said = f"{COLOR[group['color']]}{group['count']}{BEES[group['bees'][0]]}"
    text.append(said, f"{style} {LATEST}" if touched else style)
    if under is not None:
        letter = COLOR[under["color"]].lower()
        text.append(f"{letter}{under['count']}", PAINT[under["color"]])
    return text.append(" " * (WIDE - text.cell_len))


def letters(group: Mapping[str, Any]) -> str:
    """The bees of a group from the top down, one letter each."""
    return "".join(BEES.get(bee, "?") for bee in group["bees"])
