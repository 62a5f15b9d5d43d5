"""The realm of Propolis as a picture: rows of landscapes, the market and the palaces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from rich.text import Text

from skep.tui.drawing import Scene

LETTERS = {
    "yellow": "Y",
    "orange": "O",
    "pink": "P",
    "purple": "V",
    "blue": "B",
    "wild": "*",
    "worker": "w",
    "trade": "t",
}
INKS = {
    "yellow": "bold #c9a200",
    "orange": "bold #d9771b",
    "pink": "bold #d0589a",
    "purple": "bold #8a5fc0",
    "blue": "bold #3d82c4",
    "wild": "bold #b08a3c",
    "worker": "#8b7c66",
    "trade": "#8b7c66",
}
SIDES = ("bold #4f9a57", "bold #c8493a", "bold #a9a29a", "bold #6b6f8a")
"""Inks of the four boards."""
QUIET = "#8b7c66"
GOOD = "bold #4f9a57"
CELL = 16


class WorkerSigns(NamedTuple):
    """Signs for workers and free spaces."""

    standing: str
    lying: str
    open: str


SIGNS = WorkerSigns("▲", "◄", "·")
ASCII_SIGNS = WorkerSigns("^", "<", ".")


def signs(scene: Scene) -> WorkerSigns:
    return ASCII_SIGNS if scene.ascii else SIGNS


def coins(numbers: Mapping[str, int]) -> Text:
    """Resources as colored letters: `YYOB`."""
    text = Text()
    for name, number in numbers.items():
        text.append(LETTERS[name] * number, INKS[name])
    return text


def landscape(found: Mapping[str, Any] | None, signs: WorkerSigns) -> Text:
    """The spaces with their workers, and whose they are."""
    text = Text()
    if found is None:
        return text.append("-", QUIET)
    owner = found["owner"]
    ink = SIDES[owner] if owner is not None else QUIET
    for space in found["spaces"]:
        sign = {"": signs.open, "standing": signs.standing, "lying": signs.lying}[space["worker"]]
        text.append(LETTERS[space["gives"]], INKS[space["gives"]]).append(sign + " ", ink)
    if owner is not None:
        text.append(str(owner), ink)
    return text


def padded(text: Text, wide: int) -> Text:
    return text.append(" " * max(0, wide - text.cell_len))


def row(found: Mapping[str, Any], title: str, standing: str, signs: WorkerSigns) -> Text:
    """A row of landscapes, and how the majority stands."""
    line = Text(no_wrap=True)
    line.append(f"{title:<8}", QUIET)
    for each in found["landscapes"]:
        line.append_text(padded(landscape(each, signs), CELL))
    return line.append(standing, QUIET)


def heads() -> Text:
    """The numbers of the four places above the rows."""
    return Text(" " * 8 + "".join(f"{place:<{CELL}}" for place in (1, 2, 3, 4)), style=QUIET)


def brief_score(score: Mapping[str, Any] | None) -> Text:
    """How a card scores, in a few signs: `5`, `Y/2`, `1A`, `2AB`, `4ABCD`."""
    if score is None:
        return Text("")
    if score["rule"] == "fixed":
        return Text(str(score["points"]))
    if score["rule"] == "half":
        return coins({score["color"]: 1}).append("/2")
    number = {"letter": 1, "pair": 2, "set": 4}[score["rule"]]
    return Text(f"{number}{score['letters']}")


def offer(found: Mapping[str, Any] | None) -> Text:
    """A structure of the market on one line: number, banner, cost, what it brings."""
    line = Text(no_wrap=True)
    if found is None:
        return line.append("  -", QUIET)
    card = found["card"]
    line.append(f"{card['number']:>3} ", GOOD if found["can"] else "")
    line.append(f"{card['guild']} ")
    cost = coins(card["cost"]).append("w" * card["workers"], INKS["worker"])
    line.append_text(padded(cost, 11))
    brings = Text("")
    if card["permanents"]:
        brings.append("+").append_text(coins(card["permanents"])).append(" ")
    if card["gives_workers"]:
        brings.append(f"{card['gives_workers']}w ", INKS["worker"])
    if card["gives_any"]:
        brings.append(f"{card['gives_any']}? ")
    brings.append_text(brief_score(card["score"]))
    line.append_text(padded(brings, 10))
    if card["score"] is not None:
        line.append(f"={card['points']}", QUIET)
    return padded(line, 32)


def hive(cards: list[Mapping[str, Any]], title: str, width: int) -> list[Text]:
    """The cards of a hive, as many on a line as fit."""
    lines = [Text(f"{title}: ", style=QUIET, no_wrap=True)]
    for card in cards:
        brief = built(card)
        if lines[-1].cell_len + brief.cell_len + 3 > width:
            lines.append(Text("  ", no_wrap=True))
        lines[-1].append_text(brief).append("   ")
    return lines


def built(card: Mapping[str, Any]) -> Text:
    """A card of a hive in a few signs: number, banner, permanents, points: `17 A +YY 2AB=4`."""
    sign = {"palace": "P", "start": "S"}.get(card["kind"], "")
    text = Text(f"{sign}{card['number']}", no_wrap=True).append(f" {card['guild'] or '*'}")
    if card["permanents"]:
        text.append(" +").append_text(coins(card["permanents"]))
    if card["score"] is not None:
        text.append(" ").append_text(brief_score(card["score"])).append(f"={card['points']}", QUIET)
    return text


def palace(found: Mapping[str, Any]) -> Text:
    """A palace on one line: number, permanents asked for, workers, points, what is lacking."""
    card = found["card"]
    line = Text(no_wrap=True)
    line.append(f"{card['number']:>3} ", GOOD if found["can"] else "")
    line.append_text(padded(coins(card["cost"]), 6))
    line.append("w" * card["workers"] + " ", INKS["worker"])
    line.append(f"{card['points']}")
    return line.append(f"  -{found['lacks']}" if found["lacks"] else "", QUIET)
