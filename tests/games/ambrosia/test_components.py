"""What is in the box.  AMB-COMP"""

from __future__ import annotations

from collections import Counter

import pytest

import skep
from skep.content import BadContent, rows
from skep.games.ambrosia import GAME
from skep.games.ambrosia.box import (
    BEES,
    CARDS,
    LIMIT,
    PARTS,
    SCORINGS,
    SUPPLY,
    SYMBOLS,
    check,
)  # fmt: skip
from skep.games.ambrosia.pieces import COLORS, EVENTS, KINDS, SPACES, SPECIALS
from skep.testing import clause
from tests.games.ambrosia.tables import new, played_out, started


@clause("AMB-COMP-01")
@pytest.mark.parametrize("mode", ["front", "back"])
def test_two_to_four_play_and_no_other_number(mode: str) -> None:
    for seats in (2, 3, 4):
        assert len(new(seats, mode).points) == seats
    for seats in (0, 1, 5):
        with pytest.raises(skep.BadSettings) as caught:
            skep.new("ambrosia", seats=seats, mode=mode)
        assert caught.value.code == "bad-seats"


@clause("AMB-COMP-02")
def test_eight_two_sided_parts_four_basic_two_for_three_players_and_two_for_four() -> None:
    assert len(PARTS) == 8
    assert Counter(part.players for part in PARTS) == {2: 4, 3: 2, 4: 2}
    for part in PARTS:
        assert len(part.front) == len(part.back) == len(part.special) == 6
        assert part.front != part.back


@clause("AMB-COMP-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_color_has_six_normal_and_nine_special_bees(seats: int) -> None:
    assert sum(row["count"] for row in BEES.values()) == 15
    assert 15 * len(COLORS) == LIMIT["counters"] == 60
    table = started(seats)
    for color in range(seats):
        assert bin(table.meadow.starting_stacks[color]).count("1") == 6
        assert len(table.waiting(color)) == 9


@clause("AMB-COMP-04")
def test_every_color_has_one_of_each_special_bee() -> None:
    assert [KINDS[kind] for kind in SPECIALS] == [
        "guardian", "collector", "heavyweight", "turbo", "rebel", "berserker", "drone", "saboteur",
        "organizer",
    ]  # fmt: skip
    assert all(BEES[KINDS[kind]]["count"] == 1 for kind in SPECIALS)
    table = started(4)
    assert {table.waiting(color) for color in range(4)} == {"GCHTRBDSO"}


@clause("AMB-COMP-05")
def test_there_are_thirty_jellies() -> None:
    assert SUPPLY == 30
    for table in played_out("back", 1, seats=4):
        assert table.meadow.supply() + sum(table.jelly) == 30


@clause("AMB-COMP-06")
def test_there_are_seventeen_different_cards() -> None:
    assert len(CARDS) == len(set(EVENTS[1:])) == 17
    table = new(events=True)
    assert table.meadow.deck is not None
    assert table.meadow.deck.cards == list(range(1, 18))


@clause("AMB-COMP-07")
def test_there_is_a_drop_and_a_marker_for_each_player() -> None:
    assert LIMIT["drops"] == LIMIT["markers"] == 4
    for seats in (2, 3, 4):
        assert len(new(seats).points) == seats


@clause("AMB-COMP-08")
def test_the_direction_counter_shows_one_of_two_sides() -> None:
    seen = {table.meadow.direction for seed in range(8) for table in played_out("front", seed)}
    assert seen == {1, -1}
    views = {GAME.view(table.meadow, None)["direction"] for table in played_out("front", 0)}
    assert views <= {1, -1}


@clause("AMB-COMP-09")
def test_boards_match_the_number_of_players() -> None:
    assert SCORINGS == {2: 7, 3: 6, 4: 5}
    assert len({tuple(symbols) for symbols in SYMBOLS.values()}) == 3
    for seats in (2, 3, 4):
        view = GAME.view(new(seats).meadow, None)
        assert view["hives"] == SCORINGS[seats] - 1
        assert view["track"]["symbols"] == SYMBOLS[seats]


def test_every_kind_of_special_space_is_on_the_back_and_pairs_are_complete() -> None:
    for seats in (2, 3, 4):
        used = [part for part in PARTS if part.players <= seats]
        found = Counter(kind for part in used for kind in part.special if kind)
        assert set(found) == set(range(1, len(SPACES)))
        pairs = Counter(pair for part in used for pair in part.pair if pair)
        assert set(pairs.values()) == {2}
        assert found[SPACES.index("rainbow")] == 2


def test_a_content_file_with_a_wrong_row_is_named() -> None:
    check()
    text = '[[bee]]\nid = "normal"\ncount = -6\npower = "none"\nsource = "rulebook"\n'
    with pytest.raises(BadContent, match="bee 'normal': count: is -6"):
        rows("bees.toml", text, "bee", {"count": int, "power": str})
