"""The Pesticide.  HIV-PEST"""

from __future__ import annotations

from collections import Counter

import pytest

from skep.testing import clause
from tests.games.hivernation.tables import Cell, Table, drawing, joined, lay, played_out

SIDES = pytest.mark.parametrize("side", ["workers", "drones"])


def sprayed(hive: str, at: str = "x", side: str = "workers", **more: tuple[str, ...]) -> Table:
    """Put a Pesticide there."""
    table = lay(hive, side=side, hand=["pesticide"], stack=more.get("stack", ()))
    return table.play("use:pesticide", f"pesticide:{at}")


@clause("HIV-PEST-01")
@SIDES
def test_every_bee_that_touches_it_is_removed_own_or_enemy(side: str) -> None:
    table = sprayed(
        """
          W D
         D x W W
          W D Q D
        """,
        side=side,
    )
    assert table.drawing == drawing(
        """
         .   . W
              Q D
        """
    )
    assert table.bees == [1, 1]


@clause("HIV-PEST-02")
@SIDES
def test_every_specialty_that_touches_it_is_removed(side: str) -> None:
    table = sprayed(
        """
          F B
         F x B
          Q F F D
        """,
        side=side,
    )
    assert table.drawing == drawing("Q")
    assert table.discard == {"bee": 1, "flower": 4, "bear": 2, "pesticide": 1}


@clause("HIV-PEST-03")
@SIDES
@pytest.mark.parametrize("bee", ["W", "D"])
def test_the_bee_beneath_it_is_removed_too(bee: str, side: str) -> None:
    table = sprayed(f"D Q {bee}\n W", "1,0", side=side)
    assert table.drawing == drawing("D Q\n W")
    assert table.discard == {"bee": 1, "pesticide": 1}


@clause("HIV-PEST-04")
@SIDES
def test_what_is_no_longer_joined_to_the_queen_goes_as_well(side: str) -> None:
    table = sprayed("W D F Q W D F B", "1,0", side=side)
    assert table.drawing == drawing("W D F Q")
    assert table.discard == {"bee": 2, "flower": 1, "bear": 1, "pesticide": 1}


@clause("HIV-PEST-04")
def test_what_another_way_still_joins_to_the_queen_stays() -> None:
    table = sprayed(
        """
         D W D
        Q . . W
         D D W
        """,
        "1,-1",
    )
    assert table.drawing == drawing(
        """
         . . D
        Q . . W
         D D W
        """
    )


@clause("HIV-PEST-05")
@pytest.mark.parametrize("at", ["x", "1,0", "2,0"])
def test_the_pesticide_itself_never_stays(at: str) -> None:
    table = sprayed("D W Q W D x", at)
    assert set(table.tiles.values()) <= set("QWD")
    assert (table.hands, table.discard["pesticide"]) == ([[], []], 1)
    where = table.names["x"] if at == "x" else (int(at[0]), 0)
    assert where not in table.tiles


@clause("HIV-PEST-06")
def test_all_that_is_removed_goes_to_the_discard_pile() -> None:
    table = lay(
        """
         F w d
        W x B d Q
         D w
        """,
        hand=["pesticide", "flower"],
        discard={"bee": 3, "flower": 1},
    ).play("use:pesticide", "pesticide:x")
    assert table.drawing == drawing(" D\n  D Q")
    assert table.discard == {"bee": 7, "flower": 2, "bear": 1, "pesticide": 1}
    assert table.hands == [["flower"], []]


@clause("HIV-PEST-07")
def test_a_removed_bee_does_not_return_to_a_reserve() -> None:
    table = sprayed("W Q W D", "1,0")
    assert (table.reserve, table.discard) == ([20, 20], {"bee": 2, "pesticide": 1})


@clause("HIV-PEST-07")
def test_the_discard_pile_is_touched_by_nothing_but_a_beekeeper() -> None:
    for seed in range(8):
        before: Counter[str] = Counter()
        for table in played_out("arcade", seed):
            if table.prompt == "play" or table.over:
                now = Counter(table.discard)
                taken = before - now
                assert taken.total() <= now["beekeeper"] - before["beekeeper"]
                before = now


@clause("HIV-PEST-08")
@pytest.mark.parametrize("bee", ["W", "D"])
@pytest.mark.parametrize(("tile", "kind"), [("F", "flower"), ("B", "bear")])
def test_a_removed_flower_or_bear_takes_the_bee_beneath_along(
    tile: str, kind: str, bee: str
) -> None:
    table = lay(f"F F Q {tile} x", hand=["pesticide"], under={(1, 0): bee})
    table.play("use:pesticide", "pesticide:x")
    assert table.drawing == drawing("F F Q")
    assert table.discard == {kind: 1, "bee": 1, "pesticide": 1}
    assert table.hive.under == {}


@clause("HIV-PEST-08")
def test_a_pile_that_is_cut_off_goes_as_a_whole() -> None:
    table = lay("D Q W D F", hand=["pesticide"], under={(3, 0): "W"})
    table.play("use:pesticide", "pesticide:1,0")
    assert table.drawing == drawing("D Q")
    assert table.discard == {"flower": 1, "bee": 3, "pesticide": 1}


@clause("HIV-PEST-08")
def test_a_pile_that_stays_keeps_its_bee() -> None:
    table = lay("F Q W", hand=["pesticide"], under={(-1, 0): "D"})
    table.play("use:pesticide", "pesticide:1,0")
    assert (table.drawing, table.discard) == (drawing("F Q"), {"bee": 1, "pesticide": 1})
    assert list(table.hive.under.values()) == [1]


@clause("HIV-PEST-09")
def test_tiles_of_any_kind_and_either_side_join_to_the_queen() -> None:
    chain = "Q W D F F w B d W D"
    table = sprayed(f"W {chain}", "-1,0")
    assert table.drawing == drawing(chain)


@clause("HIV-PEST-09", "HIV-PEST-01", "HIV-PEST-04")
def test_in_whole_games_just_the_touched_and_the_cut_off_go() -> None:
    tried = 0
    for seed in range(30):
        for table in played_out("arcade", seed):
            if table.prompt == "put" and table.keys[0].startswith("pesticide:"):
                for key in table.keys[::5]:
                    twin = Table(table.position.clone(), {}).play(key)
                    assert set(twin.tiles) == survivors(set(table.tiles), key)
                    tried += 1
    assert tried > 50


def survivors(cells: set[Cell], key: str) -> set[Cell]:
    """What a Pesticide put there leaves in a hive."""
    q, r = (int(part) for part in key.partition(":")[2].split(","))
    near = {(q + dq, r + dr) for dq in (-1, 0, 1) for dr in (-1, 0, 1) if abs(dq + dr) < 2}
    return joined((cells - near) | {(0, 0)})


@clause("HIV-PEST-09")
def test_between_turns_every_tile_is_joined_to_the_queen() -> None:
    for seed in range(10):
        for table in played_out("arcade", seed):
            if table.prompt == "play":
                assert joined(table.tiles) == set(table.tiles)


@clause("HIV-PEST-10")
def test_the_pesticides_own_place_joins_nothing() -> None:
    table = sprayed("Q x D W F\n D D")
    assert table.drawing == drawing("Q")
    over_a_bee = sprayed("W Q D W D W", "2,0")
    assert over_a_bee.drawing == drawing("W Q")


@clause("HIV-PEST-11")
def test_neither_a_paw_nor_a_bear_is_safe_from_it() -> None:
    table = sprayed("F Q d B\n     w x")
    assert table.drawing == drawing("F Q D")
    assert table.discard == {"bee": 1, "bear": 1, "pesticide": 1}
    on_a_paw = sprayed("F Q F d B w", "2,0")
    assert on_a_paw.drawing == drawing("F Q")


@clause("HIV-PEST-12")
def test_nothing_is_flipped_by_a_removal() -> None:
    table = sprayed(
        """
        x
         B
        w d W
           Q
        """
    )
    assert table.drawing == drawing(
        """
        W D W
           Q
        """
    )
    assert table.bees == [2, 1]


@clause("HIV-PEST-12")
def test_removing_bees_draws_no_tile() -> None:
    table = sprayed("D W Q D W", "-1,0", stack=("bear", "bear"))
    assert (table.prompt, table.hands) == ("play", [[], []])
