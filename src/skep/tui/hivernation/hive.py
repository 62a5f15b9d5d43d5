"""The hive as a picture: what stands on each place, and in which colors."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from rich.text import Text

from skep.tui import hexgrid as grid
from skep.tui.drawing import Scene
from skep.tui.hexgrid import Cell, Place

LETTERS = {"queen": "Q", "worker": "W", "drone": "D", "flower": "F", "bear": "B"}
FILLS = {
    "queen": "bold #3a2408 on #f4e4b8",
    "worker": "bold #2b1d08 on #e0a63c",
    "drone": "bold #f4f1ff on #5f5e92",
    "flower": "bold #14220c on #8fae6b",
    "bear": "bold #f9ecdb on #7c5438",
}
EDGES = {
    "queen": "#d9bd74",
    "worker": "#c48d2c",
    "drone": "#8685b8",
    "flower": "#7d9c5a",
    "bear": "#9a6f4e",
}
QUIET = "#8b7c66"
OPEN = "#a8823f"
STRONG = "bold #c0710f"
MARK = "bold"


class HiveSigns(NamedTuple):
    """Signs that tell without color."""

    paw: str
    last: str
    flipped: str
    gone: str
    closed: str
    open: str
    lifted: str


SIGNS = HiveSigns("∴", "●", "○", "×", "·", "○", "↑")
ASCII_SIGNS = HiveSigns("*", "!", "~", "x", ".", "o", "^")


def signs(scene: Scene) -> HiveSigns:
    return ASCII_SIGNS if scene.ascii else SIGNS


class Fresh(NamedTuple):
    """The places that the last play changed."""

    last: set[Place]
    flipped: set[Place]
    gone: set[Place]


def fresh(scene: Scene) -> Fresh:
    """What the latest play put down, flipped and removed."""
    plays = [event for event in scene.latest if "at" in event["facts"]]
    if not plays:
        return Fresh(set(), set(), set())
    name, facts = plays[-1]["name"], plays[-1]["facts"]
    touched = [*facts.get("cells", []), *facts.get("cut", [])]
    flipped = {_place(cell) for line in facts.get("lines", []) for cell in line}
    if name == "flower":
        flipped = {_place(cell) for cell in touched}
    gone = {_place(cell) for cell in touched} if name == "pesticide" else set()
    return Fresh({_place(facts["at"])}, flipped, gone)


def _place(at: list[int]) -> Place:
    return at[0], at[1]


def place_of(key: str) -> Place | None:
    """The place that a key such as `bee:2,-1` names."""
    q, _, r = key.partition(":")[2].partition(",")
    return (int(q), int(r)) if r and q.lstrip("-").isdigit() and r.lstrip("-").isdigit() else None


def numbers(scene: Scene) -> dict[Place, int]:
    """The number of the option on each place that can be picked."""
    found = {place_of(key): number for number, key in enumerate(scene.keys, 1)}
    return {place: number for place, number in found.items() if place is not None}


def cells(scene: Scene) -> dict[Place, Cell]:
    """All places worth drawing: tiles, and what is open, closed or just left."""
    new, mark = fresh(scene), signs(scene)
    drawn = ground(scene, new)
    for tile in scene.table["hive"]:
        place = _place(tile["at"])
        label = drawn[place].number if place in drawn else ""
        drawn[place] = _tile(tile, label, place, new, mark)
    return drawn


def ground(scene: Scene, new: Fresh) -> dict[Place, Cell]:
    """What is drawn on places without a tile; tiles take only the number from it."""
    mark = signs(scene)
    refused = (
        [place_of(refusal.key) for refusal in scene.decision.refusals] if scene.decision else []
    )
    drawn = {place: Cell(mark.closed, fill=QUIET) for place in refused if place is not None}
    drawn.update({place: Cell(mark.gone, fill=QUIET) for place in new.gone})
    for place, number in numbers(scene).items():
        strong = bool(scene.effects.get(scene.keys[number - 1]))
        drawn[place] = _open(str(number), strong, mark.gone if place in new.gone else " ")
    if scene.table["lifted"]:
        drawn[_place(scene.table["lifted"])] = Cell(mark.lifted, fill=QUIET)
    return drawn


def _open(number: str, strong: bool, below: str) -> Cell:
    fill = STRONG if strong else OPEN
    return Cell("", number, below=below, fill=fill, edge=QUIET, mark=QUIET, weight=1)


def _tile(tile: dict[str, Any], number: str, place: Place, new: Fresh, mark: HiveSigns) -> Cell:
    kind = tile["tile"]
    below = mark.last if place in new.last else mark.flipped if place in new.flipped else " "
    fill = FILLS[kind] + (" underline" if below != " " else "")
    above = mark.paw if tile["paw"] else " "
    return Cell(LETTERS[kind], number, above, below, fill, EDGES[kind], MARK, 2)


def chip(kind: str) -> Text:
    """A tile in the middle of a text."""
    return Text(no_wrap=False).append(f" {LETTERS[kind]} ", FILLS[kind])


def picture(scene: Scene, width: int, height: int) -> list[Text]:
    """The hive in the largest size that fits; empty if it is too wide for all."""
    wide_enough = [found for found in sizes(scene) if wide(found) <= width]
    return next((found for found in wide_enough if len(found) <= height), _flattest(wide_enough))


def _flattest(pictures: list[list[Text]]) -> list[Text]:
    return min(pictures, key=len, default=[])


def wide(drawn: list[Text]) -> int:
    return max((line.cell_len for line in drawn), default=0)


def sizes(scene: Scene) -> Iterator[list[Text]]:
    """The hive outlined, tight and small."""
    drawn, pens = cells(scene), grid.ASCII if scene.ascii else grid.LINES
    inks = (grid.outlined(drawn, pens), grid.tight(drawn), grid.small(drawn, signs(scene).open))
    for ink, size in zip(inks, (grid.ROOMY, grid.TIGHT, grid.SMALL)):
        grid.axes(ink, drawn, pens, size, QUIET)
        yield grid.lines(ink)
