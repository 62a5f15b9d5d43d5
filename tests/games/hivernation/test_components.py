"""What is in the box, and what a hive is made of.  HIV-COMP"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import skep
from skep.content import BadContent, load, rows
from skep.games.hivernation import GAME
from skep.games.hivernation.box import BOX, FILE, Box
from skep.games.hivernation.pieces import KINDS
from skep.hexes import STEP, Q, R, cell_at
from skep.testing import clause
from tests.games.hivernation.tables import (
    LONGEST,
    SWAPPED,
    WAYS,
    Table,
    around,
    drawing,
    lay,
    new,
    placing,
    played_out,
)

TEXT = load("skep.games.hivernation", "tiles.toml")
SPECIALTIES = {"flower": 8, "bear": 4, "pesticide": 2, "beekeeper": 2}


def everywhere(table: Table) -> Counter[str]:
    """How many tiles of each kind there are, wherever they lie."""
    names = {"F": "flower", "B": "bear", "Q": "queen"}
    found = Counter(table.discard)
    found.update([*table.hands[0], *table.hands[1], *table.stack])
    found.update(names.get(mark, "bee") for mark in table.tiles.values())
    found["bee"] += sum(table.reserve) + len(table.hive.under)
    return found


@clause("HIV-COMP-01")
def test_there_is_one_queen_from_the_first_turn_to_the_last() -> None:
    assert rows(FILE, TEXT, "tile", {"count": int})["queen"]["count"] == 1
    for mode in ("quick", "arcade", "total"):
        for table in played_out(mode, 1):
            assert [at for at, mark in table.tiles.items() if mark == "Q"] == [(0, 0)]


@clause("HIV-COMP-02")
def test_all_forty_bees_are_used_and_each_shows_one_face_or_the_other() -> None:
    assert BOX.split[KINDS.index("bee")] == 40
    assert sum(new("arcade").reserve) == sum(new("total").reserve) == 40
    table = lay(
        """
        x D W
         Q
        """
    ).play("bee:x")
    assert table.drawing == drawing(
        """
        W W W
         Q
        """
    )
    for played in played_out("total", 2):
        assert set(played.tiles.values()) <= set("QWD")


@clause("HIV-COMP-03")
def test_there_are_sixteen_specialties_and_none_is_ever_turned_over() -> None:
    assert sum(BOX.split[1:]) == BOX.limits["specialties"] == 16
    assert len(new().stack) == 16
    for seed in range(6):
        lying: dict[tuple[int, int], str] = {}
        for table in played_out("arcade", seed):
            now = {at: mark for at, mark in table.tiles.items() if mark in "FB"}
            assert all(now[at] == mark for at, mark in lying.items() if at in now)
            lying = now


@clause("HIV-COMP-04")
def test_the_specialties_are_flowers_bears_pesticides_and_beekeepers_only() -> None:
    assert KINDS == ("bee", "flower", "bear", "pesticide", "beekeeper")
    assert set(new().stack) == set(SPECIALTIES)
    keys = GAME.vocabulary(GAME.settle("arcade"))
    assert {key for key in keys if key.startswith("use:")} == {
        f"use:{kind}" for kind in SPECIALTIES
    }


@clause("HIV-COMP-05")
def test_the_split_is_eight_four_two_two() -> None:
    stack = new().stack
    assert {kind: stack.count(kind) for kind in SPECIALTIES} == SPECIALTIES


@clause("HIV-COMP-05")
def test_no_tile_is_lost_or_found_in_a_game() -> None:
    for seed in range(6):
        for table in played_out("arcade", seed):
            if table.prompt == "play" or table.over:
                assert everywhere(table) == SPECIALTIES | {"bee": 40, "queen": 1}


@clause("HIV-COMP-05")
def test_someone_with_the_box_can_correct_the_split_in_the_content_file() -> None:
    flower = 'id = "flower"\ncount = 8'
    bear = 'id = "bear"\ncount = 4'
    assert TEXT.count(flower) == TEXT.count(bear) == 1
    text = TEXT.replace(flower, flower.replace("8", "7")).replace(bear, bear.replace("4", "5"))
    assert Box(text).split == [40, 7, 5, 2, 2]
    with pytest.raises(BadContent) as caught:
        Box(TEXT.replace(flower, flower.replace("8", "9")))
    assert (caught.value.piece, caught.value.field) == ("tile", "count")


@clause("HIV-COMP-06")
def test_a_paw_is_no_tile_and_marks_just_the_bees_beside_a_bear() -> None:
    assert not any("paw" in key for key in GAME.vocabulary(GAME.settle("arcade")))
    for seed in range(8):
        for table in played_out("arcade", seed):
            tiles = table.tiles
            for at, mark in tiles.items():
                if mark in "WDwd":
                    beside = any(tiles.get(near) == "B" for near in around(at))
                    assert (mark in "wd") == beside


@clause("HIV-COMP-06")
def test_a_bee_that_was_marked_once_is_afterwards_like_any_other() -> None:
    marked = lay(
        """
        W d B z
           w w
            Q
        """,
        hand=["pesticide"],
    ).play("use:pesticide", "pesticide:z")
    plain = lay(
        """
        W D
           W
            Q
        """,
        side="drones",
    )
    assert marked.drawing == plain.drawing
    assert marked.keys == plain.keys


def twins(mode: str, rng: Random) -> tuple[Table, Table]:
    """Two games dealt alike, but what is the Workers' in one is the Drones' in the other."""
    one, two = new(mode).play("start:workers"), new(mode).play("start:drones")
    if mode == "arcade":
        tiles = [f"tile:{kind}" for kind in rng.sample(one.stack, 6)]
        one.play(*tiles)
        two.play(*tiles[3:], *tiles[:3])
    return one, two


@clause("HIV-COMP-07")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("mode", ["quick", "arcade", "total"])
def test_swapping_workers_and_drones_swaps_plays_and_results_and_nothing_else(
    mode: str, seed: int
) -> None:
    rng = Random(f"{mode} {seed}")
    one, two = twins(mode, rng)
    for _ in range(LONGEST):
        if one.over:
            break
        assert one.keys == two.keys
        verb = rng.choice(sorted({key.partition(":")[0] for key in one.keys}))
        key = rng.choice([key for key in one.keys if key.startswith(verb)])
        one.play(key)
        two.play(key)
        assert one.drawing == two.drawing.translate(SWAPPED)
        assert (one.bees, one.reserve) == (two.bees[::-1], two.reserve[::-1])
    assert (one.over, two.over, one.reason) == (True, True, two.reason)
    assert GAME.payoffs(one.hive) == GAME.payoffs(two.hive)[::-1]


@clause("HIV-COMP-08")
def test_there_are_three_modes() -> None:
    assert sorted(mode.name for mode in GAME.modes) == ["arcade", "quick", "total"]
    with pytest.raises(skep.BadSettings) as caught:
        skep.new("hivernation", mode="basic")
    assert caught.value.code == "bad-mode"


@clause("HIV-COMP-09")
def test_a_tile_touches_six_others_and_no_more() -> None:
    table = lay(
        """
          c b .
         e W a f
          g Q . .
        """,
        mode="quick",
    )
    beside_worker = {table.key(f"bee:{name}") for name in "abceg"}
    beside_queen = {f"bee:{q},{r}" for q, r in WAYS} - {"bee:0,-1"}
    assert set(table.keys) == beside_worker | beside_queen
    assert len(table.keys) == 8
    assert not table.offers("bee:f")


@clause("HIV-COMP-09")
def test_touching_goes_both_ways_along_six_directions() -> None:
    for at in [(0, 0), (2, -1), (-4, 7), (0, 9), (-12, 3)]:
        cell = cell_at(*at)
        assert [(Q[step[cell]], R[step[cell]]) for step in STEP] == around(at)
        for way in range(6):
            assert STEP[(way + 3) % 6][STEP[way][cell]] == cell


@clause("HIV-COMP-10")
@pytest.mark.parametrize(("q", "r"), WAYS)
def test_the_hive_grows_in_any_direction_as_long_as_there_are_bees(q: int, r: int) -> None:
    table = new("total").play("start:workers")
    for n in range(1, 20):
        table.play(f"bee:{n * q},{n * r}", f"bee:{-n * q},{-n * r}")
    table.play(f"bee:{20 * q},{20 * r}")
    assert table.tiles[20 * q, 20 * r] == "W"
    assert table.offers(f"bee:{-20 * q},{-20 * r}")


@clause("HIV-COMP-10")
def test_every_place_beside_an_own_bee_is_open_however_far_out() -> None:
    for seed in range(3):
        for table in placing("quick", seed):
            own = "WD"[table.hive.side]
            bees = [at for at, mark in table.tiles.items() if mark == own]
            places = {beside for at in bees for beside in around(at)} - set(table.tiles)
            assert {f"bee:{q},{r}" for q, r in places} <= set(table.keys)
