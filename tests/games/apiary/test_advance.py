"""Advance: strength, columns, paying, building, refilling.  APY-ADV, APY-ADVP"""

from __future__ import annotations

import pytest

from skep.games.apiary.box import TILES, TYPE
from skep.kernel.zones import Zone
from skep.testing import clause
from tests.games.apiary.tables import Table

RICH = {"pollen": 4, "fiber": 4, "water": 4, "wax": 3, "honey": 3}


def ready(strength: int = 1, seats: int = 2) -> Table:
    """Cheap tiles in all rows, and tokens for all of them."""
    table = Table(seats).workers(0, strength).goods(0, **RICH)
    for seat in range(1, seats):
        table.workers(seat, 1)
    table.row("farm", "clover-meadow", "reed-marsh", "misty-terrace")
    table.row("recruit", "thatcher", "warden", "mentor")
    return table.row("development", "abundance", "bee-bread", "court-audience")


def columns(table: Table, action: str = "advance") -> set[int]:
    strength = table.placing(action)[0]
    table.do(f"place:{action}:{strength}")
    if table.prompt == "hex":  # one tile was open, and was taken
        return {1 + table.state.row.index(-1) % 3}
    return {int(key.split(":")[2]) for key in table.keys if key.startswith("take:")}


@clause("APY-ADV-01")
def test_exactly_one_tile_is_gained_and_built() -> None:
    table = ready().do("place:advance:1", "take:farm:1", "hex:1,-1")
    assert table.tiles(0) == {(1, -1): "clover-meadow"}
    assert table.prompt in ("store", "turn")


@clause("APY-ADV-02", "APY-EX-13")
@pytest.mark.parametrize(
    ("strength", "open_columns"), [(1, {1}), (2, {1, 2}), (3, {1, 2}), (4, {1, 2, 3})]
)
def test_a_lone_worker_counts_one_more(strength: int, open_columns: set[int]) -> None:
    assert columns(ready(strength)) == open_columns


@clause("APY-ADV-02", "APY-ADV-03")
def test_another_seats_worker_counts_and_an_occupied_last_space_adds_nothing() -> None:
    assert columns(ready(1).on("advance", 1, 1)) == {1}  # 1 + 1, and no 1 besides
    assert columns(ready(1).on("advance", 1, 1, last=True)) == {1}
    assert columns(ready(2).on("advance", 1, 2)) == {1, 2}
    assert columns(ready(2).on("advance", 1, 3)) == {1, 2, 3}


@clause("APY-ADV-02")
def test_the_total_is_taken_after_shifting_and_bumping() -> None:
    table = ready(1).on("advance", 1, 1).on("advance", 1, 4, last=True)
    table.do("place:advance:1")
    assert {key.split(":")[2] for key in table.keys if key.startswith("take")} == {"1"}


@clause("APY-ADV-04")
def test_a_total_of_2_opens_only_the_left_column() -> None:
    table = ready(1).do("place:advance:1")
    assert [k for k in table.keys if k.startswith("take")] == [
        "take:farm:1", "take:recruit:1", "take:development:1"
    ]  # fmt: skip
    assert table.why("take:farm:2") == "APY-ADV-04"


@clause("APY-ADV-05", "APY-ADV-06")
def test_3_and_4_open_two_columns_and_5_all() -> None:
    table = ready(3).do("place:advance:3")
    assert table.why("take:farm:3") == "APY-ADV-05"
    assert columns(ready(4)) == {1, 2, 3}
    assert columns(ready(4).on("advance", 1, 4)) == {1, 2, 3}


@clause("APY-ADV-07")
def test_the_total_is_never_below_2() -> None:
    from skep.games.apiary.board import ADVANCE
    from skep.games.apiary.rules.placing import total_with

    for table in (ready(), ready().on("advance", 1, 1), ready().on("advance", 1, 1, last=True)):
        assert total_with(table.state, ADVANCE, 1) == 2


@clause("APY-ADV-08")
def test_the_printed_cost_is_paid_in_full() -> None:
    table = ready().goods(0, fiber=1, pollen=2).do("place:advance:1", "take:farm:1", "hex:1,-1")
    assert table.held(0) == {"pollen": 2}
    poor = ready().goods(0, pollen=1, fiber=3)
    poor.row("farm", "sunflower-terrace").do("place:advance:1")
    assert "take:farm:1" not in poor.keys
    assert poor.tiles(0) == {}


@clause("APY-ADV-09")
def test_a_build_bonus_can_not_help_to_pay() -> None:
    table = ready().goods(0, water=1, fiber=1)
    table.row("farm", "wild-acre").row("recruit", "warden")
    # On (-2,1) the mat gives 1 fiber: that would be the second one, but it comes too late.
    assert table.placing("advance") == []


@clause("APY-ADV-10", "APY-ADV-11", "APY-TILE-05", "APY-TILE-06")
def test_a_tile_goes_on_an_empty_hex_beside_a_tile_or_any_part_of_the_faction() -> None:
    table = ready().do("place:advance:1", "take:farm:1")
    # Around the base (0,0) and the stores (-1,1) and (0,1).
    assert set(table.keys) == {
        "hex:1,0", "hex:1,-1", "hex:0,-1", "hex:-1,0", "hex:-2,1", "hex:-2,2", "hex:-1,2",
        "hex:0,2", "hex:1,1",
    }  # fmt: skip
    assert table.why("hex:0,0") == "APY-ADV-10"
    assert table.why("hex:1,-2") == "APY-TILE-06"
    second = ready().built(0, "warden", (1, -1)).do("place:advance:1", "take:farm:1")
    assert "hex:1,-2" in second.keys
    assert "hex:1,-1" not in second.keys


@clause("APY-ADV-12", "APY-TILE-08")
def test_no_later_answer_moves_a_built_tile() -> None:
    table = ready().workers(0, 1, 1).built(0, "warden", (1, -1))
    table.do("place:advance:1", "take:farm:1", "hex:0,-1")
    assert table.tiles(0)[(1, -1)] == "warden"
    assert not any(key.startswith("move") for key in table.keys)


@clause("APY-ADV-13", "APY-TILE-07", "APY-SCORE-04")
def test_building_on_an_icon_gains_its_bonus_once() -> None:
    table = ready().goods(0, fiber=1).do("place:advance:1", "hex:1,0")
    assert table.held(0) == {"pollen": 1}
    points = Table(2, mats=["bastian"] * 5).workers(0, 1).workers(1, 1).goods(0, fiber=1)
    points.row("farm", "clover-meadow").do("place:advance:1", "hex:-2,1")
    assert points.state.vp[0] == 1


@clause("APY-ADV-14", "APY-TILE-13")
def test_a_developments_benefit_comes_after_the_build_bonus() -> None:
    table = ready().goods(0, wax=1).do("place:advance:1", "hex:1,0")
    items = [told["item"] for told in table.told("gained")]
    assert items == ["pollen"]
    assert table.prompt == "gain"  # now Abundance
    table.do(*["gain:fiber"] * 4)
    assert [told["item"] for told in table.told("gained")][:5] == ["pollen"] + ["fiber"] * 4


@clause("APY-ADV-15", "APY-TILE-09")
@pytest.mark.parametrize("take", ["take:farm:1", "take:recruit:1"])
def test_farms_and_recruits_give_nothing_of_their_own_when_built(take: str) -> None:
    table = ready().row("recruit", "agriculturalist").do("place:advance:1", take, "hex:1,-1")
    assert table.told("gained") == []
    assert table.state.vp[0] == table.state.favor[0] == 0


@clause("APY-ADV-16")
def test_printed_points_wait_for_the_end() -> None:
    table = ready().goods(0, wax=1).row("development", "court-audience")
    table.do("place:advance:1", "hex:1,-1")
    assert table.state.vp[0] == 0
    assert table.line(0, "printed") == 1


@clause("APY-ADV-17", "APY-ADV-18", "APY-ADV-19", "APY-ADV-20")
def test_at_the_end_of_the_turn_the_row_slides_left_and_is_refilled() -> None:
    table = ready(1).goods(0, fiber=1)
    others = table.shown("recruit"), table.shown("development")
    table.hand(0, "seed-01")
    table.luck = ["royal-plot"]
    table.do("place:advance:1", "hex:1,-1")
    assert table.shown("farm") == [None, "reed-marsh", "misty-terrace"]
    table.do("done")
    assert table.shown("farm") == ["reed-marsh", "misty-terrace", "royal-plot"]
    assert (table.shown("recruit"), table.shown("development")) == others


@clause("APY-ADV-21", "APY-ADV-22", "APY-SCORE-05")
def test_a_placed_4_brings_3_points_at_once_and_by_itself() -> None:
    table = ready(4).do("place:advance:4")
    assert table.state.vp[0] == 3
    assert table.prompt == "advance"
    assert ready(3).do("place:advance:3").state.vp[0] == 0


# By player count


@clause("APY-ADVP-01")
def test_up_to_three_players_have_one_action_for_all_rows() -> None:
    for seats in (2, 3):
        table = ready(1, seats).do("place:advance:1")
        assert {key.split(":")[1] for key in table.keys} == {"farm", "recruit", "development"}


@clause("APY-ADVP-02", "APY-ADVP-03")
@pytest.mark.parametrize("seats", [4, 5])
def test_more_players_have_one_for_farms_and_one_for_the_others(seats: int) -> None:
    farms = ready(4, seats).do("place:advance-farms:4")
    assert {key.split(":")[1] for key in farms.keys} == {"farm"}
    assert farms.why("take:recruit:1") == "APY-ADVP-03"
    others = ready(4, seats).do("place:advance-others:4")
    assert {key.split(":")[1] for key in others.keys} == {"recruit", "development"}
    assert others.why("take:farm:1") == "APY-ADVP-03"
    assert "place:advance:4" not in ready(4, seats).keys


@clause("APY-ADVP-04", "APY-EX-03")
def test_each_pair_is_summed_on_its_own() -> None:
    table = ready(1, 4).on("advance-farms", 1, 1).on("advance-others", 2, 1)
    table.on("advance-others", 3, 1, last=True)
    assert columns(table, "advance-farms") == {1}
    lone = ready(1, 4).on("advance-others", 1, 4)
    assert columns(lone, "advance-farms") == {1}
    strong = ready(1, 4).on("advance-others", 1, 4)
    assert columns(strong, "advance-others") == {1, 2, 3}


@clause("APY-ADVP-05")
def test_bumping_stays_within_the_pair() -> None:
    table = ready(1, 4).on("advance-farms", 1, 2).on("advance-farms", 2, 2, last=True)
    table.on("advance-others", 3, 3).on("advance-others", 3, 3, last=True)
    table.do("place:advance-farms:1")
    assert (table.prompt, table.seat) == ("bumped", 2)
    assert table.spaces("advance-others") == [(3, 3), (3, 3)]
    assert table.spaces("advance-farms") == [(0, 1), (1, 2)]


@clause("APY-ADVP-06")
@pytest.mark.parametrize("action", ["advance-farms", "advance-others"])
def test_a_4_brings_3_points_on_either(action: str) -> None:
    assert ready(4, 4).do(f"place:{action}:4").state.vp[0] == 3


# The reserve


def test_a_tile_of_the_reserve_is_built_as_if_it_lay_in_the_first_column() -> None:
    table = ready(1).goods(0, fiber=2, water=2).reserve(0, "grand-estate")
    table.do("place:advance:1")
    assert "tile:grand-estate" in table.keys
    table.do("tile:grand-estate", "hex:1,-1")
    assert table.tiles(0) == {(1, -1): "grand-estate"}
    assert table.state.reserve[0] == []
    assert table.held(0) == {}


@clause("APY-ADVP-03")
@pytest.mark.parametrize(
    ("tile", "cost", "action"),
    [
        ("royal-plot", {"fiber": 4, "water": 4}, "advance-farms"),
        ("mason", {"pollen": 4}, "advance-others"),
        ("court-audience", {"wax": 1}, "advance-others"),
    ],
)
def test_where_advance_is_split_a_tile_of_the_reserve_is_built_by_the_action_of_its_kind(
    tile: str, cost: dict[str, int], action: str
) -> None:
    table = Table(4).workers(0, 1).goods(0, **cost).reserve(0, tile)
    for seat in (1, 2, 3):
        table.workers(seat, 1)
    table.state.row[:] = [-1] * 9
    table.state.stacks = [Zone([], 0) for _ in range(3)]
    other = {"advance-farms": "advance-others", "advance-others": "advance-farms"}[action]
    assert (table.placing(action), table.placing(other)) == ([1], [])
    table.do(f"place:{action}:1", "hex:1,-1")
    assert table.tiles(0) == {(1, -1): tile}
    assert table.state.reserve[0] == []


@clause("APY-TILE-20", "APY-ADV-08")
def test_a_tile_of_the_reserve_that_costs_too_much_opens_nothing() -> None:
    table = Table().workers(0, 4).workers(1, 1).goods(0, pollen=1).reserve(0, "mason")
    table.row("recruit", "mentor", "warden", "navigator")
    assert table.placing("advance") == []
    assert table.refused()["place:advance:4"] == "APY-PLACE-09"


@clause("APY-TILE-20")
def test_equal_tiles_of_the_reserve_are_one_option_and_one_of_them_is_built() -> None:
    table = ready(1).goods(0, fiber=1).row("farm", "royal-plot", "royal-plot")
    table.reserve(0, "clover-meadow", "clover-meadow").row("recruit", "mason")
    table.row("development", "abundance").do("place:advance:1")
    assert table.prompt == "hex"
    table.do("hex:1,-1")
    assert [TILES[tile].id for tile in table.state.reserve[0]] == ["clover-meadow"]


@clause("APY-TILE-20")
def test_a_tile_gained_to_the_reserve_is_not_built_and_scores_nothing() -> None:
    table = ready(1).goods(0, wax=1).row("development", "storm-cellar")
    table.do("place:advance:1", "hex:1,-1", "accept", "reserve:farm:2", "reserve:recruit:3")
    names = [TILES[tile].id for tile in table.state.reserve[0]]
    assert sorted(names) == ["mentor", "reed-marsh"]
    assert table.tiles(0) == {(1, -1): "storm-cellar"}
    assert table.line(0, "printed") == 2
    assert {TYPE[tile] for tile in table.state.reserve[0]} == {0, 1}
