"""The content loader: a faulty file is named, with the piece and the field."""

from __future__ import annotations

import pytest

from skep.content import BadContent, load, rows

GOOD = """
[[tile]]
id = "bee"
count = 40
source = "rulebook"
"""
FIELDS: dict[str, type] = {"count": int}


def read(text: str) -> dict[str, dict[str, object]]:
    return rows("tiles.toml", text, "tile", FIELDS)


def test_rows_are_read_by_their_ids() -> None:
    assert read(GOOD) == {"bee": {"id": "bee", "count": 40, "source": "rulebook"}}
    assert rows("tiles.toml", GOOD, "mode", FIELDS) == {}


@pytest.mark.parametrize(
    ("text", "piece", "field", "words"),
    [
        (GOOD.replace("40", '"many"'), "tile 'bee'", "count", "'many', should be a whole number"),
        (GOOD.replace("40", "true"), "tile 'bee'", "count", "True, should be a whole number"),
        (GOOD.replace("40", "-1"), "tile 'bee'", "count", "should not be negative"),
        (GOOD.replace("count = 40\n", ""), "tile 'bee'", "count", "is missing"),
        (GOOD.replace('id = "bee"\n', ""), "tile 'number 1'", "id", "is missing"),
        (GOOD + "color = 1\n", "tile 'bee'", "color", "known: id, source, count"),
        (GOOD.replace("rulebook", "hearsay"), "tile 'bee'", "source", "rulebook, published"),
        (GOOD + GOOD, "tile 'bee'", "id", "is used twice"),
        (GOOD.replace('"bee"', "7"), "tile 7", "id", "7, should be a text"),
        ("[[tile]\n", "tile", "syntax", "line 1"),
    ],
)
def test_a_fault_names_file_piece_and_field(text: str, piece: str, field: str, words: str) -> None:
    with pytest.raises(BadContent) as fault:
        read(text)
    assert (fault.value.file, fault.value.piece, fault.value.field) == ("tiles.toml", piece, field)
    assert str(fault.value).startswith(f"tiles.toml: {piece}: {field}: ")
    assert words in str(fault.value)
    assert fault.value.code == "bad-content"


def test_every_piece_of_the_box_says_where_its_figures_come_from() -> None:
    text = load("skep.games.hivernation", "tiles.toml")
    tiles = rows("tiles.toml", text, "tile", FIELDS)
    assert {piece["source"] for piece in tiles.values()} <= {"rulebook", "published", "designed"}
    assert list(tiles) == ["queen", "bee", "flower", "bear", "pesticide", "beekeeper"]
