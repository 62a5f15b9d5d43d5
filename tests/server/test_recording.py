"""Recordings: what the seats of a match saw, for the workbench of the page."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from skep import record
from skep.server.recording import recording
from skep.testing import golden

SHORT = {
    "hivernation": "a-flower-flips-what-touches-it",
    "ambrosia": "a-drone-is-declined",
    "propolis": "a-trade",
    "apiary": "a-dance-is-taught",
}
FOLDER = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("game", SHORT)
def test_a_recording_shows_what_each_seat_saw_at_each_moment(game: str) -> None:
    text = (FOLDER / game / f"{SHORT[game]}.txt").read_text(encoding="utf-8")
    match = record.replay(record.parse(text))
    made: dict[str, Any] = json.loads(recording(text))
    moments = made["moments"]
    answers = [entry for entry in match.log if not entry.chance]
    assert [each["answer"] and each["answer"]["key"] for each in moments] == [
        None, *[entry.key for entry in answers],
    ]  # fmt: skip
    for seat, sight in enumerate(moments[-1]["sights"]):
        assert sight["view"] == json.loads(json.dumps(match.view(seat)))
        assert (sight["decision"] is not None) == (seat in match.waiting)
        assert len(made["events"][seat]) == len(match.events) == moments[-1]["told"]
    assert [chair["side"] for chair in made["room"]["chairs"]] == match.game.sides(match.settings)


def test_every_next_answer_is_among_the_options_of_the_moment_before() -> None:
    path = golden.files(FOLDER)[0]
    moments = json.loads(recording(path.read_text(encoding="utf-8")))["moments"]
    for now, then in pairwise(moments):
        decision = now["sights"][then["answer"]["seat"]]["decision"]
        assert then["answer"]["key"] in [option["key"] for option in decision["options"]]
