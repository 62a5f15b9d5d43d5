"""What is printed on tiles, cards and boards: typed rows in TOML files, checked as they load."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from skep.kernel.errors import SkepError

SOURCES = ("rulebook", "published", "designed")


class BadContent(SkepError):
    """A content file that can't be used; names the file, the piece and the field."""

    code = "bad-content"

    def __init__(self, file: str, piece: str, field: str, fault: str) -> None:
        super().__init__(f"{file}: {piece}: {field}: {fault}")
        self.file = file
        self.piece = piece
        self.field = field


def load(package: str, file: str) -> str:
    """The text of a content file in a game's `content` folder."""
    return files(package).joinpath("content", file).read_text(encoding="utf-8")


def rows(
    file: str, text: str, table: str, fields: Mapping[str, type], more: Mapping[str, type] = {}
) -> dict[str, dict[str, Any]]:
    """The rows of one table by their ids. Each has these fields, `id` and `source`; it may have
    those in `more`, and no others."""
    try:
        found = tomllib.loads(text).get(table, [])
    except tomllib.TOMLDecodeError as fault:
        raise BadContent(file, table, "syntax", str(fault)) from fault
    pieces: dict[str, dict[str, Any]] = {}
    for number, row in enumerate(found, 1):
        piece = f"{table} {row.get('id', f'number {number}')!r}"
        _check(file, piece, row, {"id": str, "source": str, **fields}, more)
        if row["id"] in pieces:
            raise BadContent(file, piece, "id", "is used twice")
        pieces[row["id"]] = row
    return pieces


def _check(
    file: str,
    piece: str,
    row: Mapping[str, Any],
    fields: Mapping[str, type],
    more: Mapping[str, type],
) -> None:
    for field, kind in {**fields, **more}.items():
        if field not in row:
            if field in more:
                continue
            raise BadContent(file, piece, field, "is missing")
        if type(row[field]) is not kind:
            raise BadContent(file, piece, field, f"is {row[field]!r}, should be {_noun(kind)}")
        if kind is int and row[field] < 0:
            raise BadContent(file, piece, field, f"is {row[field]}, should not be negative")
    for field in row:
        if field not in fields and field not in more:
            known = ", ".join([*fields, *more])
            raise BadContent(file, piece, field, f"is not known; known: {known}")
    if row["source"] not in SOURCES:
        raise BadContent(file, piece, "source", f"should be one of: {', '.join(SOURCES)}")


def _noun(kind: type) -> str:
    nouns = {
        int: "a whole number",
        str: "a text",
        bool: "true or false",
        list: "a list",
        dict: "a table",
    }
    return nouns.get(kind, kind.__name__)
