"""A hive of Apiary as lines of text: its hexes row by row, tiles, storage, cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from skep.tui.drawing import Scene

if TYPE_CHECKING:
    from skep.tui.apiary.drawing import ApiaryDrawing

LETTERS = {"farm": "F", "recruit": "R", "development": "D", "carving": "C"}


def hive_lines(drawing: ApiaryDrawing, scene: Scene, seat: int) -> Iterator[str]:
    """All that lies before one seat."""
    own = scene.table["seats"][seat]
    if own["faction"] is None or own["mat"] is None:
        return
    yield drawing.say(
        "table-hive",
        seat=drawing.seat(seat),
        faction=drawing.piece(own["faction"]),
        mat=drawing.piece(own["mat"]),
    )
    yield f"  {drawing.deed(own['faction'], own['upgraded'])}"
    yield from (f"  {row}" for row in picture(own["hexes"]))
    tiles = [each for each in own["hexes"] if each["tile"] not in (None, "base", "store")]
    for each in tiles:
        at = ",".join(str(n) for n in each["at"])
        yield f"  {at}: {drawing.piece(each['tile'])}: {drawing.deed(each['tile'])}"
    yield "  " + " ".join(_spot(drawing, spot) for spot in own["spots"])
    for name in ("planted", "reserve"):
        if own[name]:
            yield f"  {drawing.say('table-' + name)}: {_names(drawing, own[name])}"
    if own["hand"]["cards"]:
        yield f"  {drawing.say('table-hand')}: {_names(drawing, own['hand']['cards'])}"


def _names(drawing: ApiaryDrawing, ids: list[str]) -> str:
    return ", ".join(drawing.piece(id) for id in ids)


def _spot(drawing: ApiaryDrawing, spot: Mapping[str, Any]) -> str:
    """A storage spot: what lies there, or the first letters of what it takes."""
    if spot["holds"]:
        return f"[{drawing.say('item-' + spot['holds'])}]"
    return "(" + "/".join(drawing.say(f"item-{item}")[:2] for item in spot["accepts"]) + ")"


def picture(hexes: list[dict[str, Any]]) -> list[str]:
    """The hexes, each row half a place further right."""
    shown = {(each["at"][0], each["at"][1]): _letter(each) for each in hexes}
    left = min(2 * q + r for q, r in shown)
    rows = []
    for row in range(min(r for _, r in shown), max(r for _, r in shown) + 1):
        signs = {2 * q + r - left: sign for (q, r), sign in shown.items() if r == row}
        line = "".join(signs.get(x, " ") for x in range(max(signs, default=-1) + 1))
        rows.append(f"{row:>3}  {line}")
    return rows


def _letter(each: Mapping[str, Any]) -> str:
    tile = each["tile"]
    if tile == "base":
        return "B"
    if tile == "store":
        return "S"
    if tile:
        return LETTERS[each["kind"]]
    if each["open"]:
        return "*"
    return "+" if each["bonus"] else "."
