"""Quick Play.  HIV-QUICK"""

from __future__ import annotations

import pytest

import skep
from skep.games.hivernation import GAME
from skep.testing import clause
from tests.games.hivernation.tables import lay, new, played_out

HIVES = [
    "x D W\n   Q",
    "x D D D W\n D Q",
    "x D W D\n W Q D D",
    "W D x D W\n   D Q",
    "x D Q W\n W",
    "x W D\n   Q",
]


@clause("HIV-QUICK-01")
def test_each_side_has_ten_bees() -> None:
    assert new("quick").reserve == [10, 10]
    *_, table = played_out("quick", 1)
    assert table.reason == "last-bee"
    assert table.bees[0] + table.bees[1] == 20


@clause("HIV-QUICK-02")
def test_no_specialty_is_used_dealt_or_drawn() -> None:
    match = skep.new("hivernation", seed=3, mode="quick")
    assert match.view(0)["table"]["hands"] == []
    assert match.view(0)["table"]["stack"] == 0
    keys = GAME.vocabulary(GAME.settle("quick"))
    assert {key.partition(":")[0] for key in keys} == {"start", "bee"}
    for seed in range(5):
        for table in played_out("quick", seed):
            assert table.prompt in ("start", "play", "")
            assert set(table.tiles.values()) <= set("QWD")


@clause("HIV-QUICK-02")
def test_two_lines_draw_nothing() -> None:
    table = lay("W D x D W\n   D Q", mode="quick").play("bee:x")
    assert (table.bees, table.prompt, table.side) == ([5, 1], "play", "drones")


@clause("HIV-QUICK-03")
@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize("hive", HIVES)
def test_attaching_and_attacking_work_as_in_arcade(hive: str, swapped: bool) -> None:
    quick = lay(hive, mode="quick", swapped=swapped)
    arcade = lay(hive, mode="arcade", swapped=swapped)
    assert quick.keys == arcade.keys
    for key in quick.keys:
        one = lay(hive, mode="quick", swapped=swapped).play(key)
        two = lay(hive, mode="arcade", swapped=swapped).play(key)
        assert one.drawing == two.drawing
        assert one.bees == two.bees


@clause("HIV-QUICK-03")
def test_all_positions_of_a_quick_game_offer_what_arcade_would() -> None:
    for seed in range(3):
        for table in played_out("quick", seed):
            if table.prompt == "play":
                arcade = lay(table.drawing, side=table.side)
                assert arcade.keys == table.keys


@clause("HIV-QUICK-04")
def test_the_game_is_over_once_the_last_bee_is_down() -> None:
    table = lay("W Q D\n x y", mode="quick", reserve=(1, 1)).play("bee:x")
    assert (table.over, table.side, table.hive.final) == (False, "drones", False)
    assert not table.offers("decline")
    table.play("bee:y")
    assert (table.over, table.reason, table.reserve) == (True, "last-bee", [0, 0])


@clause("HIV-QUICK-04")
def test_the_game_goes_on_while_bees_are_left() -> None:
    table = lay("W Q D\n x y", mode="quick", reserve=(2, 2)).play("bee:x", "bee:y")
    assert not table.over


@clause("HIV-QUICK-04")
def test_both_sides_put_down_all_ten_unless_one_is_blocked() -> None:
    reasons = set()
    for seed in range(25):
        *_, table = played_out("quick", seed)
        reasons.add(table.reason)
        assert table.reason in ("last-bee", "blocked")
        assert (table.reason == "last-bee") == (table.reserve == [0, 0])
        assert len(table.tiles) == 21 - sum(table.reserve)
    assert "last-bee" in reasons
