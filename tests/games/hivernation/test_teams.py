"""Who sits at the table, and for which side.  HIV-TEAM"""

from __future__ import annotations

from itertools import islice, pairwise

import pytest

import skep
from skep.games.hivernation import GAME
from skep.testing import clause
from tests.games.hivernation.tables import drawing, lay, new, played_out

MODES = ["quick", "arcade", "total"]


def sides(seats: int, mode: str = "quick") -> list[str]:
    match = skep.new("hivernation", seats=seats, seed=1, mode=mode)
    found: list[str] = match.view()["table"]["sides"]
    return found


def seats_in_order(start: str, seats: int, turns: int) -> list[int]:
    """Whose turn it is, one turn after the other."""
    table = new("quick", seats).play(f"start:{start}")
    order: list[int] = []
    for _ in range(turns):
        order.append(table.seat)
        table.play(table.keys[0])
    return order


@clause("HIV-TEAM-01")
@pytest.mark.parametrize("mode", MODES)
def test_two_players_are_enough_and_one_is_not(mode: str) -> None:
    assert sides(2, mode) == ["workers", "drones"]
    for seats in (0, 1):
        with pytest.raises(skep.BadSettings) as caught:
            skep.new("hivernation", seats=seats, mode=mode)
        assert caught.value.code == "bad-seats"


@clause("HIV-TEAM-02")
@pytest.mark.parametrize("seats", [3, 4, 6, 8])
def test_however_many_sit_down_there_are_two_teams(seats: int) -> None:
    assert len(sides(seats)) == seats
    assert set(sides(seats)) == {"workers", "drones"}
    assert len(new("arcade", seats).hands) == 2


@clause("HIV-TEAM-03")
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_a_team_has_two_players_or_more(seats: int) -> None:
    assert sides(seats).count("workers") >= 2
    assert sides(seats).count("drones") >= 2


@clause("HIV-TEAM-04")
@pytest.mark.parametrize("mode", MODES)
def test_one_to_four_a_side_sit_down_and_both_sides_are_equal(mode: str) -> None:
    (chosen,) = [one for one in GAME.modes if one.name == mode]
    even = sorted(seats for seats in chosen.seats if seats != 3)
    assert even == [2, 4, 6, 8]
    for seats in even:
        assert sides(seats, mode).count("workers") == sides(seats, mode).count("drones")
    for seats in (5, 7, 9, 10):
        with pytest.raises(skep.BadSettings) as caught:
            skep.new("hivernation", seats=seats, mode=mode)
        assert caught.value.code == "bad-seats"


@clause("HIV-TEAM-04")
@pytest.mark.parametrize("mode", MODES)
def test_two_workers_may_play_against_one_drone_as_a_house_option(mode: str) -> None:
    assert sides(3, mode) == ["workers", "drones", "workers"]
    *_, table = played_out(mode, 1, seats=3)
    assert table.over


@clause("HIV-TEAM-05")
def test_partners_put_down_bees_of_one_reserve() -> None:
    table = new("quick", 4).play("start:workers")
    assert table.reserve == [10, 10]
    table.play("bee:1,0", "bee:-1,0")
    assert (table.seat, table.reserve) == (2, [9, 9])
    table.play("bee:2,0", "bee:-2,0")
    assert (table.seat, table.reserve) == (0, [8, 8])


@clause("HIV-TEAM-05")
def test_partners_play_specialties_of_one_hand() -> None:
    table = lay("W Q D", hand=["bear", "flower"], other_hand=["flower"], seats=4)
    table.play("use:bear", "bear:2,0", "bee:-1,1")
    assert table.seat == 2
    assert table.offers("use:flower")
    assert not table.offers("use:bear")
    assert table.hands == [["flower"], ["flower"]]


@clause("HIV-TEAM-05")
def test_partners_see_the_hand_and_nobody_else_does() -> None:
    table = lay("W Q D", hand=["bear", "flower"], other_hand=["pesticide"], seats=4)
    own = {"count": 2, "tiles": {"bear": 1, "flower": 1}}
    for seat, tiles in [(0, own), (2, own), (1, None), (3, None), (None, None)]:
        hands = GAME.view(table.hive, seat)["hands"]
        assert hands[0] == (tiles or {"count": 2, "tiles": None})
        assert (hands[1]["tiles"] is not None) == (seat in (1, 3))


@clause("HIV-TEAM-05")
def test_a_bonus_tile_goes_to_the_team() -> None:
    table = lay("W D x D W\n   W Q", stack=["bear"], seats=4).play("bee:x")
    assert table.hands == [["bear"], []]
    table.play(table.keys[0])
    assert table.seat == 2
    assert table.offers("use:bear")


@clause("HIV-TEAM-06")
@pytest.mark.parametrize(
    ("seats", "start", "order"),
    [
        (2, "workers", [0, 1, 0, 1, 0]),
        (4, "workers", [0, 1, 2, 3, 0]),
        (4, "drones", [1, 2, 3, 0, 1]),
        (6, "workers", [0, 1, 2, 3, 4, 5, 0]),
        (8, "drones", [1, 2, 3, 4, 5, 6, 7, 0, 1]),
        (3, "workers", [0, 1, 2, 1, 0, 1]),
        (3, "drones", [1, 2, 1, 0, 1, 2]),
    ],
)
def test_seats_alternate_between_the_sides(seats: int, start: str, order: list[int]) -> None:
    assert seats_in_order(start, seats, len(order)) == order
    for one, following in pairwise(order):
        assert one % 2 != following % 2


@clause("HIV-TEAM-06")
def test_the_final_move_is_one_for_the_side_not_one_for_each_partner() -> None:
    table = lay("W Q D", reserve=(1, 5), seats=4).play("bee:-2,0")
    assert (table.seat, table.over) == (1, False)
    table.play("bee:2,0")
    assert (table.over, table.reason) == (True, "last-bee")


@clause("HIV-TEAM-07")
def test_a_partners_bee_is_an_own_bee_to_attach_to_and_to_close_a_line_with() -> None:
    table = new("quick", 4).play("start:workers", "bee:1,0", "bee:1,-1")
    assert (table.seat, table.tiles[1, 0]) == (2, "W")
    assert table.offers("bee:2,0")
    table.play("bee:1,-2")
    assert table.drawing == drawing(
        """
        W
         W
        Q W
        """
    )


@clause("HIV-TEAM-07")
@pytest.mark.parametrize("seats", [3, 4, 6, 8])
def test_the_bees_of_a_side_count_for_all_of_its_team(seats: int) -> None:
    table = lay("D\n W Q D\n  W W", mode="quick", seats=seats)
    assert GAME.scores(table.hive) == [3 if seat % 2 == 0 else 2 for seat in range(seats)]
    assert GAME.payoffs(table.hive) == [1.0 if seat % 2 == 0 else 0.0 for seat in range(seats)]
    assert [line["points"] for line in GAME.sheet(table.hive)] == GAME.scores(table.hive)


@clause("HIV-TEAM-07")
def test_every_random_team_game_scores_partners_alike() -> None:
    for table in islice(played_out("arcade", 3, seats=6), 10, None):
        scores = GAME.scores(table.hive)
        assert scores[0] == scores[2] == scores[4] == table.bees[0]
        assert scores[1] == scores[3] == scores[5] == table.bees[1]


@clause("HIV-TEAM-04")
def test_each_mode_names_two_against_one_as_a_house_option() -> None:
    modes = [(mode.name, mode.seats, mode.house, mode.minutes) for mode in GAME.modes]
    assert modes == [
        ("arcade", (2, 4, 6, 8, 3), (3,), (10, 20)),
        ("quick", (2, 4, 6, 8, 3), (3,), (5, 10)),
        ("total", (2, 4, 6, 8, 3), (3,), (10, 20)),
    ]
