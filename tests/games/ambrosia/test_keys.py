"""The keys of all answers: one list for each kind of table, in a fixed order."""

from __future__ import annotations

import pytest

from skep.games.ambrosia import GAME
from skep.games.ambrosia.box import PART_IDS
from skep.games.ambrosia.rules.moving import SHOW
from tests.games.ambrosia.tables import new, started

SPECIALS = [
    "guardian", "collector", "heavyweight", "turbo", "rebel", "berserker", "drone", "saboteur",
    "organizer",
]  # fmt: skip
CARDS = [
    "surprising-turn", "advanced-movement", "mutual-agreement", "leaping-behaviour",
    "royal-favour", "unintended-consequences", "valuable-prisoners", "enemy-takeover",
    "peaceful-solution", "hidden-talents", "equal-rights", "spontaneous-inspiration",
    "prisoners-protest", "disappointed-expectations", "fertile-days", "state-intervention",
    "liberating-effect",
]  # fmt: skip
WORDS = ["done", "wait", "score", "point", "again", "hop", "stay", "yes", "no", "shown"]
GROUP, COVERED = [0, 1, 2, 3, 4, 5, 6], [8, 9]
"""A bee's number: in a group of seven at most, or among two covered ones."""


def vocabulary(mode: str, seats: int, events: bool) -> list[str]:
    return GAME.vocabulary(GAME.settle(mode, seats, {"events": events}))


def expected(seats: int, length: int, back: bool, events: bool) -> list[str]:
    """Every key, as the guide of notation has them."""
    spaces = range(length)
    found = list(WORDS)
    found += [f"rob:{seat}" for seat in range(seats) if back]
    found += [f"start:{seat}" for seat in range(seats)]
    found += [f"last:{seat}" for seat in range(seats)]
    found += [f"part:{part}" for part in PART_IDS]
    found += [f"event:{card}" for card in CARDS if events]
    found += [f"talent:{bee}" for bee in SPECIALS if events]
    found += [f"pick:{bee}" for bee in SPECIALS]
    found += [f"add:{bee}" for bee in ["none", *SPECIALS, *(["chance"] if events else [])]]
    found += [f"next:{bee}" for bee in ["normal", *SPECIALS]]
    found += [f"tunnel:{count}" for count in range(1, 8) if back]
    found += [f"{verb}:{at}" for verb in ("place", "begin", "organize", "alone") for at in spaces]
    found += [f"free:{at},{bee}" for at in spaces for bee in COVERED]
    found += [f"give:{at},{bee}" for at in spaces for bee in GROUP + COVERED]
    if events:
        found += [f"swap:{at},{bee}" for at in spaces for bee in GROUP + COVERED]
        found += [f"leap:{at},{to}" for at in spaces for to in spaces if at != to]
    for at in spaces:
        for count in range(1, 8):
            ends = (count, count + 1, -count, -count - 1)
            found += [f"move:{at},{count},{(at + end) % length}" for end in ends]
    if events:
        found += [
            f"takeover:{at},{count},{(at + count) % length}"
            for at in spaces
            for count in range(1, 8)
        ]
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("events", [False, True])
@pytest.mark.parametrize("mode", ["front", "back"])
def test_every_table_has_its_list_of_keys(mode: str, seats: int, events: bool) -> None:
    length = started(seats, mode).meadow.ring.length
    found = vocabulary(mode, seats, events)
    assert found == expected(seats, length, mode == "back", events)


def test_chance_names_the_seat_that_begins() -> None:
    assert new(3, meadow="listed").keys == ["start:0", "start:1", "start:2"]


def test_what_chance_brings_to_light_has_a_key_of_its_own() -> None:
    meadow = started().meadow
    assert [SHOW.key(meadow, code) for code in SHOW.options(meadow)] == ["shown"]
