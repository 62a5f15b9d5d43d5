"""How bees move and where a move may end.  AMB-MOVE, AMB-DEST"""

from __future__ import annotations

import pytest

from skep.games.ambrosia import GAME
from skep.testing import clause
from tests.games.ambrosia.tables import lay, played_out


@clause("AMB-MOVE-01")
def test_a_move_takes_bees_from_one_own_group() -> None:
    table = lay({0: "A:nnn", 5: "A:nn", 10: "B:nnn"})
    assert table.moves() == ["0,1,1", "0,2,2", "0,3,3", "5,1,6", "5,2,7"]
    assert table.why("move:7,1,8") == "AMB-MOVE-01"
    table.play("move:0,1,1")
    assert table.bees == {0: "A:nn", 1: "A:n", 5: "A:nn", 10: "B:nnn"}


@clause("AMB-MOVE-02")
def test_a_group_needs_two_bees_to_move() -> None:
    table = lay({0: "A:nn", 5: "A:n", 10: "B:nnn"})
    assert table.moves() == ["0,1,1", "0,2,2"]


@clause("AMB-MOVE-03")
def test_one_several_or_all_bees_of_a_group_may_go() -> None:
    table = lay({0: "A:nnnn", 10: "B:nnn"})
    assert [int(move.split(",")[1]) for move in table.moves()] == [1, 2, 3, 4]
    assert table.why("move:0,5,5") == "AMB-MOVE-03"
    assert table.why("move:0,0,0") == "AMB-MOVE-03"


@clause("AMB-MOVE-04", "AMB-EX-08")
def test_bees_fly_exactly_as_many_spaces_as_there_are_of_them() -> None:
    table = lay({0: "A:nnnn", 10: "B:nnn"})
    assert table.offers("move:0,3,3")
    for to in (2, 5, 6):
        assert table.why(f"move:0,3,{to}") == "AMB-MOVE-04"
    assert table.play("move:0,3,3").bees == {0: "A:n", 3: "A:nnn", 10: "B:nnn"}


@clause("AMB-MOVE-05")
def test_bees_fly_forward() -> None:
    table = lay({5: "A:nnn", 15: "B:nnn"})
    assert table.moves() == ["5,1,6", "5,2,7", "5,3,8"]
    assert table.why("move:5,1,4") == "AMB-MOVE-05"


@clause("AMB-MOVE-06")
def test_all_bees_moved_end_on_the_same_space() -> None:
    table = lay({0: "A:nnn", 10: "B:nnn"}).play("move:0,2,2")
    assert table.bees == {0: "A:n", 2: "A:nn", 10: "B:nnn"}


@clause("AMB-MOVE-07")
def test_a_single_bee_cannot_move() -> None:
    table = lay({0: "A:nn", 5: "A:n", 10: "B:nnn"})
    assert table.why("move:5,1,6") == "AMB-MOVE-07"


@clause("AMB-MOVE-08")
def test_a_single_bee_on_others_cannot_move_either() -> None:
    table = lay({0: "A:nn", 5: "A:n/B:n", 10: "B:nnn"})
    assert table.why("move:5,1,6") == "AMB-MOVE-08"


@clause("AMB-MOVE-09")
def test_only_own_bees_move_and_those_beneath_stay() -> None:
    table = lay({0: "A:nn/B:n", 10: "B:nnn"})
    assert table.why("move:10,1,11") == "AMB-MOVE-09"
    table.play("move:0,2,2")
    assert (table.at(0), table.at(2)) == ("B:n", "A:nn")


@clause("AMB-MOVE-10")
def test_covered_bees_cannot_move() -> None:
    table = lay({0: "A:nn", 5: "B:n/A:nn", 10: "B:nnn"})
    assert table.moves() == ["0,1,1", "0,2,2"]
    assert table.why("move:5,1,6") == "AMB-MOVE-10"
    assert table.why("move:5,2,7") == "AMB-MOVE-10"


@clause("AMB-MOVE-11")
def test_what_lies_on_the_way_does_not_matter() -> None:
    table = lay({0: "A:nnn", 1: "B:Gn", 2: "B:nnn", 12: "A:nn"})
    assert "0,3,3" in table.moves()


@clause("AMB-MOVE-12")
def test_the_top_bees_move_and_keep_their_order() -> None:
    table = lay({0: "A:TnHnR", 10: "B:nnn"}).play("move:0,3,3")
    assert (table.at(3), table.at(0)) == ("A:TnH", "A:nR")


@clause("AMB-MOVE-13")
def test_bees_land_on_top() -> None:
    table = lay({0: "A:Tn", 2: "A:HC", 10: "B:nnn"}).play("move:0,2,2")
    assert table.at(2) == "A:TnHC"


@clause("AMB-MOVE-14")
def test_a_player_may_always_look_through_own_groups() -> None:
    table = lay({0: "A:TnH", 5: "B:nn/A:C", 10: "B:nRn"}, player=1)
    spaces = GAME.view(table.meadow, 0)["spaces"]
    assert spaces[0]["group"]["bees"] == ["turbo", "normal", "heavyweight"]
    assert spaces[5]["under"]["bees"] == ["collector"]


@clause("AMB-MOVE-15")
@pytest.mark.parametrize("seat", [1, None])
def test_of_others_only_owner_height_and_top_are_known(seat: int | None) -> None:
    table = lay({0: "A:TnH", 5: "B:nn/A:C", 10: "B:nRn"})
    spaces = GAME.view(table.meadow, seat)["spaces"]
    assert spaces[0]["group"] == {"color": 0, "count": 3, "bees": ["turbo", None, None]}
    assert spaces[5]["under"] == {"color": 0, "count": 1, "bees": [None]}
    opened = lay({0: "A:TnH", 10: "B:nRn"}, opened=True)
    assert None not in GAME.view(opened.meadow, seat)["spaces"][0]["group"]["bees"]


@clause("AMB-MOVE-16")
def test_bees_cards_and_spaces_may_change_these_rules() -> None:
    bees = {5: "A:nnn", 15: "B:nnn"}
    plain = lay(bees).moves()
    assert lay({5: "A:Tnn", 15: "B:nnn"}).moves() != plain
    assert lay(bees, event="surprising-turn").moves() != plain
    assert lay(bees, special={5: "leaves"}).moves() != plain


# Where a move may end


@clause("AMB-DEST-01")
def test_a_free_space_is_open() -> None:
    table = lay({0: "A:nn", 10: "B:nnn"}).play("move:0,2,2")
    assert table.at(2) == "A:nn"


@clause("AMB-DEST-02")
def test_a_space_with_an_own_bee_on_top_is_open_whatever_its_height() -> None:
    table = lay({0: "A:nn", 1: "A:nnnn", 10: "B:nnn"}).play("move:0,1,1")
    assert table.at(1) == "A:nnnnn"


@clause("AMB-DEST-03")
def test_so_is_an_own_group_that_covers_others() -> None:
    table = lay({0: "A:nn", 1: "A:nn/B:nn", 10: "B:nnn"}).play("move:0,1,1")
    assert table.at(1) == "A:nnn/B:nn"


@clause("AMB-DEST-04")
def test_a_lone_bee_of_another_may_be_covered() -> None:
    table = lay({0: "A:nnn", 1: "B:n", 10: "B:nnn"}).play("move:0,1,1")
    assert table.at(1) == "A:n/B:n"
    assert all(not move.startswith("1,") for move in table.moves())


@clause("AMB-DEST-05")
@pytest.mark.parametrize("there", ["B:nn", "B:nnnn", "B:nn/A:n", "B:nn/R:n"])
def test_two_or_more_bees_with_another_color_on_top_are_closed(there: str) -> None:
    table = lay({0: "A:nnn", 1: there, 10: "B:nnn"}, seats=3)
    assert not table.offers("move:0,1,1")
    assert table.why("move:0,1,1") in ("AMB-DEST-05", "AMB-DEST-07")


@clause("AMB-DEST-06")
def test_a_lone_bee_on_a_covered_one_is_closed() -> None:
    table = lay({0: "A:nnn", 1: "B:n/R:n", 10: "B:nnn", 20: "R:nn"}, seats=3)
    assert table.why("move:0,1,1") == "AMB-DEST-06"


@clause("AMB-DEST-07")
def test_a_space_where_the_own_bee_is_covered_is_closed() -> None:
    table = lay({0: "A:nnn", 1: "B:n/A:n", 10: "B:nnn"})
    assert table.why("move:0,1,1") == "AMB-DEST-07"


@clause("AMB-DEST-08")
def test_if_part_of_a_covering_group_leaves_the_rest_still_covers() -> None:
    table = lay({0: "A:nnn/B:n", 10: "B:nnn"}).play("move:0,2,2")
    assert table.at(0) == "A:n/B:n"


@clause("AMB-DEST-09")
def test_if_all_of_it_leaves_what_was_beneath_is_free_at_once_with_its_power() -> None:
    table = lay({0: "A:nn/B:nT", 16: "B:nn", 11: "A:nnn"}).play("move:0,2,2")
    assert table.at(0) == "B:nT"
    assert table.seat == 1
    assert "0,1,1" in table.moves()
    other = lay({0: "A:nn/B:Tn", 16: "B:nn", 11: "A:nnn"}).play("move:0,2,2")
    assert "0,1,2" not in other.moves()  # Amber is there with two
    assert "0,2,3" in other.moves()


@clause("AMB-DEST-10")
@pytest.mark.parametrize("seed", range(6))
def test_no_space_ever_holds_bees_of_more_than_two_players(seed: int) -> None:
    for table in played_out(("front", "back")[seed % 2], seed, seats=2 + seed % 3):
        for said in table.bees.values():
            assert len(said.split("/")) <= 2
            under = said.partition("/")[2]
            assert len(under.partition(":")[2]) <= 2
            assert said[0] != under[:1]
