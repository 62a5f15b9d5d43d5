"""Points during play, the seven steps, majorities and ties.  APY-SCORE, APY-MAJ, APY-TIE"""

from __future__ import annotations

import pytest

from skep.games.apiary import GAME
from skep.games.apiary.board import SIDES
from skep.games.apiary.box import CARVINGS, FARMS, TILES, TYPE
from skep.games.apiary.rules.effects.vocabulary import CARVING
from skep.games.apiary.rules.scoring import LINES, holds, shares
from skep.testing import clause
from tests.games.apiary.tables import Table, number

SPOTS = [(1, -1), (0, -1), (-1, 0), (1, 0), (1, -2), (-2, 1), (-2, 2), (-1, 2), (0, 2), (1, 1)]
"""All ten hexes of the mat `skep`."""


# During play


@clause("APY-SCORE-01")
def test_points_of_an_explore_token_count_at_once() -> None:
    table = Table().workers(0, 1).workers(1, 1).token((1, 2), "explore-vp-3")
    assert table.do("place:explore:1", "fly:1,2").state.vp[0] == 3


@clause("APY-SCORE-02")
def test_points_of_an_income_count_at_once() -> None:
    table = Table().workers(0, 1).on("grow", 0, 1).workers(1, 1).built(0, "reed-marsh", (1, -1))
    assert table.do("retrieve").state.vp[0] == 1


@clause("APY-SCORE-03")
def test_points_of_a_pod_count_at_once() -> None:
    table = Table().workers(0, 1).on("grow", 0, 4).workers(1, 1).do("retrieve", "pod:right-1")
    assert table.state.vp[0] == 4


@clause("APY-SCORE-06")
def test_points_of_a_planets_strength_4_benefit_count_at_once() -> None:
    table = Table().workers(0, 4).workers(1, 1).planet((1, 2), "planet-12", water=3)
    assert table.do("place:explore:4", "fly:1,2", "after").state.vp[0] == 4


@clause("APY-SCORE-07")
def test_points_of_an_ability_count_when_it_happens() -> None:
    table = Table().workers(0, 4).workers(1, 1).built(0, "artisan", (1, -1)).goods(0, honey=1)
    table.carvings("fermentation").do("place:carve:4", "hex:0,-1")
    assert table.state.vp[0] == 3


# The seven steps


@clause("APY-SCORE-09", "APY-EX-07")
def test_step_1_conditions_of_planted_cards() -> None:
    assert Table().plant(0, "seed-09").goods(0, honey=3).line(0, "planted") == 6


@clause("APY-SCORE-10", "APY-SCORE-11")
def test_step_2_printed_points_of_farms_recruits_and_developments() -> None:
    table = Table().built(0, "clover-meadow", (1, -1)).built(0, "alchemist", (0, -1))
    table.built(0, "observatory", (-1, 0))
    assert table.line(0, "printed") == 1 + 2 + 8
    assert {farm.vp for farm in FARMS} == {1}


@clause("APY-SCORE-12")
def test_step_3_conditions_of_carvings() -> None:
    table = Table().built(0, "harvest", (1, -1)).built(0, "clover-meadow", (0, -1))
    table.built(0, "reed-marsh", (-1, 0))
    assert table.line(0, "carvings") == 4


@clause("APY-SCORE-14", "APY-SCORE-15")
def test_step_5_a_full_mat() -> None:
    table = Table()
    tiles = [piece.id for piece in TILES[20:30]]
    for tile, at in zip(tiles[:9], SPOTS):
        table.built(0, tile, at)
    assert table.line(0, "filled") == 0
    table.built(0, tiles[9], SPOTS[9])
    assert table.line(0, "filled") == 8
    framed = table.frame(0, (2, 0))
    assert framed.line(0, "filled") == 8  # an empty frame takes nothing away


@clause("APY-SCORE-16")
def test_step_6_the_factions_ability_of_the_side_that_shows() -> None:
    table = Table(2, ["ana", "sini"]).built(0, "alchemist", (1, -1)).built(0, "mason", (0, -1))
    table.plant(1, "seed-07")
    assert (table.line(0, "faction"), table.line(1, "faction")) == (4, 3)
    table.upgraded(0)
    assert table.line(0, "faction") == 8


@clause("APY-SCORE-17", "APY-MAJ-01")
def test_step_7_majorities_sector_by_sector() -> None:
    table = Table().slept(0, "middle-1", "middle-2").slept(1, "middle-3", "right-1")
    assert table.line(0, "comb") == 8
    assert table.line(1, "comb") == 4 + 7


@clause("APY-SCORE-18")
def test_the_score_is_the_track_and_the_seven_steps() -> None:
    table = Table().plant(0, "seed-33").built(0, "fermentation", (1, -1)).slept(0, "right-1")
    table.state.vp[0], table.state.favor[0] = 9, 20
    lines = {line: table.line(0, line) for line in LINES}
    assert lines == {
        "track": 9, "planted": 4, "printed": 0, "carvings": 5, "favor": 16, "filled": 0,
        "faction": 0, "comb": 7,
    }  # fmt: skip
    assert GAME.scores(table.state)[0] == sum(lines.values()) == 41


@clause("APY-SCORE-19")
def test_cards_in_hand_score_nothing() -> None:
    assert GAME.scores(Table().hand(0, "seed-33", "seed-07").state) == [0, 0]


# Every carving once


CARVED = {
    "advancement": 8, "brood-rearing": 4, "cluster": 9, "colony": 0, "community": 6,
    "delegation": 3, "discovery": 3, "education": 8, "efficiency": 0, "emissary": 4,
    "exchange": 2, "expansion": 4, "fermentation": 5, "food-chamber": 8, "foundation": 3,
    "harmony": 8, "harvest": 2, "heritage": 4, "industry": 3, "innovation": 4, "longevity": 5,
    "memorial": 6, "monarchy": 6, "mosaic": 0, "nursery": 0, "outpost": 4, "patronage": 5,
    "plenitude": 0, "stewardship": 8, "symmetry": 0,
}  # fmt: skip
"""What each scores in one hive, counted by hand: the carving on (1,-1) touches the base, a recruit
on (0,-1) and a development (8 VP) on (1,-2)."""


@clause("APY-SCORE-12", "APY-TILE-15")
@pytest.mark.parametrize("carving", [tile.id for tile in CARVINGS])
def test_every_carving_scores_what_it_says(carving: str) -> None:
    table = Table(2, ["arti", "cypri"]).built(0, "mason", (0, -1)).built(0, carving, (1, -1))
    table.built(0, "observatory", (1, -2)).built(0, "wax-loft", (-1, 0))
    table.workers(0, 2, 3).plant(0, "seed-01", "seed-02").frame(0, (3, 0))
    table.goods(0, honey=2, wax=1, pollen=1, fiber=1, water=1).slept(0, "middle-1", "right-1")
    table.state.explored[0] = [0]
    table.state.favor[0] = 6
    table.built(1, "fermentation" if carving != "fermentation" else "mosaic", (1, -1))
    table.position  # noqa: B018  works out the spots
    assert table.line(0, "carvings") == CARVED[carving]


def test_exchange_copies_the_best_carving_of_another_hive_as_if_it_lay_here() -> None:
    table = Table().built(0, "exchange", (1, -1)).built(0, "alchemist", (0, -1))
    table.built(1, "emissary", (1, -1)).built(1, "fermentation", (0, -1))
    assert table.line(0, "carvings") == 5 - 3
    table.built(0, "mason", (1, -2))
    assert table.line(0, "carvings") == 8 - 3  # two recruits touch it now
    alone = Table().built(0, "exchange", (1, -1))
    assert alone.line(0, "carvings") == -3
    assert TYPE[number(TILES, "exchange")] == CARVING


# Majorities


def sector(table: Table, name: str) -> list[int]:
    found = next(s for s in SIDES[table.state.side].sectors if s.name == name)
    return shares(table.state, found)


@clause("APY-MAJ-02", "APY-MAJ-03")
def test_most_tokens_take_first_and_some_sectors_pay_second() -> None:
    table = Table(3).slept(0, "left-1", "left-2").slept(1, "left-3")
    assert sector(table, "left") == [9, 4, 0]
    right = Table(3).slept(0, "right-1", "right-2").slept(1, "right-3")
    assert sector(right, "right") == [7, 0, 0]


@clause("APY-MAJ-04", "APY-MAJ-05", "APY-EX-10")
def test_a_tie_for_first_shares_everything_and_pays_no_second() -> None:
    table = Table(4).slept(0, "left-1", "left-2").slept(1, "left-3", "left-4").slept(2, "left-5")
    assert sector(table, "left") == [6, 6, 0, 0]  # 13 in all, 1 lost


@clause("APY-MAJ-06")
def test_a_tie_for_second_shares_the_second_prize() -> None:
    table = Table(4).slept(0, "left-1", "left-2").slept(1, "left-3").slept(2, "left-4")
    assert sector(table, "left") == [8, 2, 2, 0]


@clause("APY-MAJ-06")
def test_nobody_without_a_token_is_second() -> None:
    assert sector(Table(3).slept(0, "left-1"), "left") == [9, 0, 0]
    assert sector(Table(3), "left") == [0, 0, 0]


@clause("APY-MAJ-07")
def test_a_sector_out_of_play_pays_nothing() -> None:
    table = Table(2)
    table.state.pods[0] = 0  # the left sector is not in play with two
    assert table.line(0, "comb") == 0


# Ties


@clause("APY-TIE-01")
def test_most_points_win() -> None:
    table = Table(3)
    table.state.vp = [3, 9, 5]
    assert GAME.ranks(table.state) == [3, 1, 2]


@clause("APY-TIE-02", "APY-TIE-03")
def test_among_the_tied_more_active_workers_win_whatever_their_strength() -> None:
    table = Table(3).workers(0, 4).workers(1, 1, landing=True).on("grow", 1, 1).workers(2, 1, 1, 1)
    table.state.vp = [5, 5, 1]
    assert GAME.ranks(table.state) == [2, 1, 3]


@clause("APY-TIE-04")
def test_still_tied_they_share_the_victory() -> None:
    table = Table().workers(0, 4).workers(1, 1)
    table.state.vp = [5, 5]
    assert GAME.ranks(table.state) == [1, 1]
    assert GAME.payoffs(table.state) == [0.5, 0.5]


@pytest.mark.parametrize(
    ("sign", "right"),
    [(0, [False, True, False]), (1, [False, True, True]), (2, [True, True, False])],
)
def test_a_condition_is_equal_at_least_or_at_most(sign: int, right: list[bool]) -> None:
    assert [holds(value, sign, 3) for value in (2, 3, 4)] == right
