"""Where a bee may be attached.  HIV-ATT"""

from __future__ import annotations

import pytest

from skep.games.hivernation.rules.attaching import takes_bee
from skep.testing import clause
from tests.games.hivernation.tables import Cell, Table, around, drawing, lay, placing

SIDES = ["workers", "drones"]


@clause("HIV-ATT-01")
@pytest.mark.parametrize("turned", range(6))
def test_any_place_beside_the_queen_is_open_whatever_else_it_touches(turned: int) -> None:
    table = lay(
        """
          W x
         W Q W
          y W
        """,
        side="drones",
        turned=turned,
    )
    assert sorted(table.keys) == sorted([table.key("bee:x"), table.key("bee:y")])


@clause("HIV-ATT-01")
@pytest.mark.parametrize("side", SIDES)
def test_all_open_places_beside_the_queen_are_offered_to_both_sides(side: str) -> None:
    table = lay(
        """
          a W
         b Q F
          c e
        """,
        side=side,
    )
    for place in "abce":
        assert table.offers(f"bee:{place}")


@clause("HIV-ATT-02")
@pytest.mark.parametrize("swapped", [False, True])
def test_a_bee_may_join_an_own_bee_though_enemies_touch_it_too(swapped: bool) -> None:
    table = lay(
        """
          D x n
         F W D D
            Q
        """,
        swapped=swapped,
    )
    assert table.offers("bee:x")
    assert not table.offers("bee:n")


@clause("HIV-ATT-02")
def test_a_covered_own_bee_is_no_reason_to_be_allowed() -> None:
    assert lay("Q D W x").offers("bee:x")
    table = lay("Q D W x", side="drones", hand=["flower"]).play("use:flower", "flower:2,0")
    assert table.side == "workers"
    assert not table.offers("bee:x")


@clause("HIV-ATT-03")
@pytest.mark.parametrize("side", SIDES)
def test_either_side_may_take_any_open_side_of_a_bear(side: str) -> None:
    foe = "d" if side == "workers" else "w"
    table = lay(
        f"""
           a b
        Q {foe} B c
           e f
        """,
        side=side,
    )
    for place in "abcef":
        assert table.offers(f"bee:{place}")


@clause("HIV-ATT-03")
def test_only_places_that_touch_the_bear_gain_by_it() -> None:
    table = lay(
        """
        Q d B
           d x
          n
        """
    )
    assert table.offers("bee:x")
    assert not table.offers("bee:n")


@clause("HIV-ATT-04")
@pytest.mark.parametrize("turned", range(6))
def test_among_enemies_alone_a_bee_may_lie_only_where_it_makes_a_pincer(turned: int) -> None:
    table = lay(
        """
        x D D W
         n D Q
        """,
        turned=turned,
    )
    assert table.offers("bee:x")
    assert not table.offers("bee:n")
    assert table.why("bee:n") == "HIV-ATT-04"


@clause("HIV-ATT-04")
@pytest.mark.parametrize("line", ["n D D F", "n D D . W", "n D F W"])
def test_a_line_that_is_not_closed_gives_no_right_to_be_there(line: str) -> None:
    table = lay(f"{line}\n     F Q")
    assert not table.offers("bee:n")
    assert table.why("bee:n") == "HIV-ATT-04"


@clause("HIV-ATT-05")
@pytest.mark.parametrize("side", SIDES)
def test_a_flower_gives_no_right_to_be_there(side: str) -> None:
    table = lay("x F F W Q D F y", side=side)
    assert not table.offers("bee:x")
    assert not table.offers("bee:y")
    assert table.why("bee:x") == table.why("bee:y") == "HIV-ATT-05"


@clause("HIV-ATT-06")
@pytest.mark.parametrize("side", SIDES)
def test_a_place_that_touches_no_tile_is_not_open(side: str) -> None:
    table = lay("x . W Q D . y", side=side)
    assert not table.offers("bee:x")
    assert not table.offers("bee:y")
    assert table.why("bee:x") == table.why("bee:y") == "HIV-ATT-06"


@clause("HIV-ATT-07")
def test_a_bee_may_be_attached_without_flipping_anything() -> None:
    table = lay(
        """
        x W D
           Q D
        """
    ).play("bee:x")
    assert table.drawing == drawing(
        """
        W W D
           Q D
        """
    )
    assert table.side == "drones"


@clause("HIV-ATT-08")
def test_a_bee_attached_to_the_queen_also_attacks() -> None:
    table = lay(
        """
        Q x D D W
         D D
        """
    ).play("bee:x")
    assert table.drawing == drawing(
        """
        Q W W W W
         D D
        """
    )


@clause("HIV-ATT-08")
def test_a_bee_attached_to_a_bear_also_attacks() -> None:
    table = lay(
        """
         W D x B
        Q D D d
        """
    ).play("bee:x")
    assert table.drawing == drawing(
        """
         W W w B
        Q D D d
        """
    )


@clause("HIV-ATT-08")
def test_a_bee_attached_to_an_own_bee_also_attacks() -> None:
    table = lay(
        """
         W D x W
        Q D D D
        """
    ).play("bee:x")
    assert table.drawing == drawing(
        """
         W W W W
        Q D D D
        """
    )


@clause("HIV-ATT-09")
@pytest.mark.parametrize("side", SIDES)
def test_a_bee_may_be_put_into_a_hole(side: str) -> None:
    table = lay(
        """
          D W
         D x W
          W D Q
        """,
        side=side,
    )
    assert table.offers("bee:x")
    table.play("bee:x")
    assert table.shows("x") == ("W" if side == "workers" else "D")


@clause("HIV-ATT-09")
def test_a_bee_may_close_a_ring_so_that_a_hole_is_left() -> None:
    table = lay(
        """
          W W
         x y D
          D W Q
        """
    ).play("bee:x")
    assert table.shows("y") == "."
    assert table.offers("bee:y")


def reasons(tiles: dict[Cell, str], own: str) -> set[str]:
    """Every place for a bee by the clauses, looked up tile by tile."""
    enemy = {"W": "D", "D": "W"}[own]
    leans = {"Q", "B", own, own.lower()}
    places = {beside for at in tiles for beside in around(at)} - set(tiles)
    found = set()
    for q, r in places:
        if any(tiles.get(beside) in leans for beside in around((q, r))):
            found.add(f"bee:{q},{r}")
        for to_q, to_r in around((0, 0)):
            steps = 1
            while tiles.get((q + steps * to_q, r + steps * to_r)) == enemy:
                steps += 1
            end = tiles.get((q + steps * to_q, r + steps * to_r))
            if steps > 1 and end in (own, own.lower()):
                found.add(f"bee:{q},{r}")
    return found


def offered_bees(table: Table) -> set[str]:
    return {key for key in table.keys if key.startswith("bee:")}


@clause("HIV-ATT-02", "HIV-ATT-04", "HIV-ATT-06")
@pytest.mark.parametrize("mode", ["quick", "arcade", "total"])
def test_in_whole_games_a_bee_may_go_where_the_clauses_say_and_nowhere_else(mode: str) -> None:
    for seed in range(6):
        for table in placing(mode, seed):
            assert offered_bees(table) == reasons(table.tiles, "WD"[table.hive.side])


@clause("HIV-TURN-06")
def test_no_tile_of_the_hive_takes_a_bee_on_top() -> None:
    hive = lay("W Q D\n W D F", mode="arcade").hive
    assert not any(takes_bee(hive, cell, side) for cell in [0, *hive.occupied] for side in range(2))
