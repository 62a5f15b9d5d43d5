"""Content files: what is wrong is named by file, piece and field."""

from __future__ import annotations

from typing import Any

import pytest

from skep.content import BadContent, rows
from skep.games.apiary import inventory
from skep.games.apiary.board import Side
from skep.games.apiary.box import RECRUITS, Piece
from skep.games.apiary.rules.effects.reader import Reader
from tests.cli.running import run


def fault_of(effect: Any) -> str:
    with pytest.raises(BadContent) as fault:
        Reader("recruits.toml", "recruit 'x'").effect(effect)
    return str(fault.value)


@pytest.mark.parametrize(
    ("effect", "why"),
    [
        ([{"do": []}], "a part has no `when`"),
        ([{"when": "sometimes", "do": []}], "'sometimes' is no trigger"),
        ([{"when": "built", "do": [{"win": {}}]}], "'win' is no step"),
        ([{"when": "built", "do": [{"gain": {"gold": 1}}]}], "'gold' is no item"),
        ([{"when": "built", "do": [{"pay": {"vp": 1}}]}], "'vp' can't be paid"),
        ([{"when": {"event": "rain"}, "do": []}], "'rain' is no event"),
        ([{"when": "always", "modify": [{"rule": "gravity"}]}], "'gravity' is no rule"),
        (
            [{"when": "endgame", "do": [{"score": {"vp": "x"}}]}],
            "vp is 'x', should be a whole number",
        ),
        (
            [{"when": "endgame", "do": [{"score_per": {"count": "x", "vp": 1}}]}],
            "'x' is no counter",
        ),
        ([{"when": "built", "limit": "never", "do": []}], "'never' is no limit"),
        ([{"when": "built", "do": ["gain"]}], "'gain' should be a step with one word"),
        ([{"when": "built", "do": [{"special": "x"}]}], "'x' is no rule"),
        ([{"when": "built", "did": []}], "'did' is no part of an effect"),
        ([{"when": "built", "do": [{"gain": 5}]}], "{'gain': 5} can't be read"),
        ([{"when": "built", "do": [{"gain": {"wax": "x"}}]}], "wax is 'x', should be a whole"),
        ([{"when": "built", "do": [{"choose": {}}]}], "{'choose': {}} can't be read: lacks 'from'"),
        ([{"when": {"event": "conversion", "gains": "x"}, "do": []}], "{'when': "),
    ],
)
def test_a_word_that_is_not_known_is_named(effect: Any, why: str) -> None:
    assert fault_of(effect).startswith(f"apiary/content/recruits.toml: recruit 'x': effect: {why}")


def test_a_field_that_is_missing_or_strange_is_named() -> None:
    text = '[[tile]]\nid = "a"\nsource = "designed"\nlong = 1\n'
    with pytest.raises(BadContent, match="f: tile 'a': long: is not known"):
        rows("f", text, "tile", {}, {"note": str})
    with pytest.raises(BadContent, match="f: tile 'a': note: is 3, should be a text"):
        rows("f", text.replace("long = 1", "note = 3"), "tile", {}, {"note": str})


def test_the_box_is_complete() -> None:
    assert inventory.faults() == []


def test_a_wrong_cost_or_count_is_found() -> None:
    strange = Piece("recruits.toml", "recruit", {"id": "x", "cost": {"honey": 5}})
    known = [("recruits.toml", [*RECRUITS, strange], 30)]
    found = [*inventory.counts(known), *inventory.costs([strange])]
    assert [str(fault) for fault in found] == [
        "apiary/content/recruits.toml: recruit: count: 31 in all, should be 30",
        "apiary/content/recruits.toml: recruit 'x': cost: should be paid in pollen",
        "apiary/content/recruits.toml: recruit 'x': cost: should be 4 tokens or fewer",
    ]


def test_the_command_lists_every_piece_and_its_source() -> None:
    done = run("content", "apiary", "--check")
    assert done.code == 0
    assert "farms.toml: farm: 20 (2 published, 18 designed)" in done.out
    assert "  visah: published (designed: workers" in done.out
    assert done.out.rstrip().endswith("nothing wrong")


def test_the_command_serves_every_game() -> None:
    done = run("content", "hivernation")
    assert done.code == 0
    assert "tiles.toml: tile:" in done.out


@pytest.mark.parametrize("grid", [["PP", "PP"], ["SP", "PS"], ["SP", "P"]])
def test_a_grid_without_just_one_start_is_refused(grid: list[str]) -> None:
    with pytest.raises(BadContent, match="one S"):
        Side({"id": "side", "seats": [2], "grid": grid})
