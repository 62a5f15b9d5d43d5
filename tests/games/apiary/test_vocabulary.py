"""Every answer of a match has a key in the vocabulary, and no other has."""

from __future__ import annotations

from collections import Counter

import pytest

from skep.games.apiary import GAME
from skep.games.apiary.board import _advances
from skep.games.apiary.codes import frame_code, frame_of, key_of
from skep.games.apiary.index.frame_places import frame_cells
from skep.games.apiary.rules.frames import frame_spots
from skep.hexes import RING
from tests.games.apiary.tables import Table

VERBS = {
    "place": 32, "worker": 60, "take": 9, "reserve": 9, "refresh": 3, "choose": 3, "pod": 15,
    "gain": 5, "leave": 5, "drop": 5, "grow": 2, "teach": 5, "token": 9, "faction": 20, "mat": 5,
    "benefit": 45, "resource": 45, "keep": 45, "plant": 45, "discard": 45, "pay": 126,
    "convert": 10, "fly": 16, "tile": 109,
}  # fmt: skip
"""How many keys there are of each verb; hexes and frames have no end but the table."""


@pytest.mark.parametrize("seats", [2, 5])
def test_there_are_as_many_keys_of_each_verb_as_there_are_things(seats: int) -> None:
    keys = GAME.vocabulary(GAME.settle("standard", seats))
    assert len(keys) == len(set(keys))
    found = Counter(key.partition(":")[0] for key in keys)
    assert {verb: found[verb] for verb in VERBS} == VERBS
    assert found["first"] == seats
    alone = {key for key in keys if ":" not in key}
    assert alone == {
        "retrieve", "pass", "accept", "decline", "before", "after", "to-pool", "to-landing",
        "as-is", "raise", "upgrade", "done",
    }  # fmt: skip


def test_the_farthest_frame_has_a_key() -> None:
    table = Table()
    for _ in range(15):
        spots = frame_spots(table.state, 0)
        far = max(spots, key=lambda spot: max(RING[cell] for cell in frame_cells(spot)))
        assert frame_of(frame_code(far)) == far
        table.state.frames_left = 15
        table.frame(0, *_place(key_of(frame_code(far))))
    assert key_of(frame_code(far)) in GAME.vocabulary(GAME.settle())


def _place(key: str) -> tuple[tuple[int, int], int]:
    _, at, turn = key.split(":")
    q, r = at.split(",")
    return (int(q), int(r)), int(turn)


def test_a_board_with_rows_that_no_action_has_is_refused() -> None:
    from skep.content import BadContent

    with pytest.raises(BadContent, match="no such action"):
        _advances({"id": "side", "advance": [["farm", "recruit"]]})
    assert _advances({"id": "side", "advance": [["farm"], ["recruit", "development"]]}) == [2, 3]
