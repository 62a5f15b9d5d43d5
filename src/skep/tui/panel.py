"""The options beside a picture, in as many columns as fit."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from skep.tui.drawing import Drawing, Scene

GAP = 3
FULL, EFFECTS, KEYS = 2, 1, 0
"""How much is said of an option."""
QUIET = "#8b7c66"
NUMBER = "bold #b0761c"


def line(drawing: Drawing, scene: Scene, number: int, detail: int = FULL) -> Text:
    """One option: its number, its key, what it is and does in words."""
    key = scene.keys[number - 1]
    said = [drawing.option(key) if detail == FULL else "", scene.effects.get(key, "")]
    words = ", ".join(part for part in said if part) if detail else ""
    text = Text(no_wrap=True)
    text.append(f"{number:>3} ", NUMBER).append(key)
    return text.append(f"  {words}" if words else "", QUIET)


def beside(drawing: Drawing, scene: Scene, width: int, height: int) -> list[Text] | None:
    """The options in columns, in as much detail as fits; None if they do not fit."""
    count = len(scene.keys)
    for detail in (FULL, EFFECTS, KEYS):
        every = [line(drawing, scene, number, detail) for number in range(1, count + 1)]
        if (found := _columns(every, width, height)) is not None:
            return found
    return None


def _columns(every: list[Text], width: int, height: int) -> list[Text] | None:
    wide = max((text.cell_len for text in every), default=0) + 2
    columns = -(-len(every) // height)
    if not every or columns * wide > width:
        return None if every else []
    rows = -(-len(every) // columns)
    return [_across(every[row::rows], wide) for row in range(rows)]


def _across(texts: list[Text], wide: int) -> Text:
    row = Text(no_wrap=True)
    for text in texts:
        row.append_text(text).append(" " * (wide - text.cell_len))
    return row


def joined(left: list[Text], wide: int, right: list[Text]) -> RenderableType:
    """Two pictures side by side."""
    rows: list[Text] = []
    for at in range(max(len(left), len(right))):
        row = left[at].copy() if at < len(left) else Text(no_wrap=True)
        if at < len(right):
            row.append(" " * (wide - row.cell_len + GAP)).append_text(right[at])
        rows.append(row)
    return Group(*rows)


def stacked(above: list[Text], below: list[Text]) -> RenderableType:
    return Group(*above, *below)
