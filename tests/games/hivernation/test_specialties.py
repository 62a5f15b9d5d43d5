"""What holds for Flower, Bear and Pesticide alike.  HIV-SPEC"""

from __future__ import annotations

import pytest

from skep.games.hivernation import GAME
from skep.testing import clause
from tests.games.hivernation.tables import around, drawing, lay, played_out

SIDES = pytest.mark.parametrize("side", ["workers", "drones"])
KINDS = pytest.mark.parametrize("kind", ["flower", "bear", "pesticide"])


@clause("HIV-SPEC-01")
@KINDS
@SIDES
def test_a_specialty_may_be_put_on_top_of_any_bee(side: str, kind: str) -> None:
    hive = "D W Q D W"
    table = lay(hive, side=side, hand=[kind]).play(f"use:{kind}")
    for place in (-2, -1, 1, 2):
        assert table.offers(f"{kind}:{place},0")
    table.play(f"{kind}:-2,0")
    after = {"flower": "F W Q D W", "bear": "B w Q D W", "pesticide": "Q D W"}[kind]
    if (kind, side) == ("flower", "drones"):
        after = "F D Q D W"
    assert table.drawing == drawing(after)


@clause("HIV-SPEC-02")
@KINDS
@SIDES
def test_a_specialty_may_be_put_beside_any_bee(side: str, kind: str) -> None:
    table = lay(
        """
          e f
         a W Q D x
          b c
        """,
        side=side,
        hand=[kind],
    ).play(f"use:{kind}")
    for place in "abcefx":
        assert table.offers(f"{kind}:{place}")


@clause("HIV-SPEC-02")
@KINDS
def test_a_specialty_needs_something_to_touch(kind: str) -> None:
    table = lay("W Q D . x", hand=[kind]).play(f"use:{kind}")
    assert not table.offers(f"{kind}:x")
    assert table.why(f"{kind}:x") == "HIV-SPEC-02"


@clause("HIV-SPEC-03")
@KINDS
@SIDES
@pytest.mark.parametrize("hive", ["Q W F x", "Q w B x", "Q D F F x", "Q D F B x"])
def test_a_specialty_may_be_put_beside_another(hive: str, side: str, kind: str) -> None:
    table = lay(hive, side=side, hand=[kind]).play(f"use:{kind}")
    assert table.offers(f"{kind}:x")


@clause("HIV-SPEC-04")
@KINDS
@SIDES
def test_the_queen_alone_is_not_enough_for_a_specialty(side: str, kind: str) -> None:
    table = lay(
        """
          a n
         W Q m
          c D
        """,
        side=side,
        hand=[kind],
    ).play(f"use:{kind}")
    assert not table.offers(f"{kind}:n")
    assert table.why(f"{kind}:n") == "HIV-SPEC-04"
    for place in "amc":
        assert table.offers(f"{kind}:{place}")


@clause("HIV-SPEC-02", "HIV-SPEC-04")
@pytest.mark.parametrize("turned", range(6))
def test_on_every_side_of_the_queen_she_alone_is_not_enough_and_two_bees_are(turned: int) -> None:
    alone = lay("n Q W", hand=["flower"], turned=turned).play("use:flower")
    assert not alone.offers("flower:n")
    for hive in ("   D\nQ W x", "Q W\n D x"):
        table = lay(hive, hand=["flower"], turned=turned).play("use:flower")
        assert table.offers("flower:x")


@clause("HIV-SPEC-05")
@KINDS
@SIDES
def test_no_specialty_is_put_on_top_of_another(side: str, kind: str) -> None:
    table = lay("F W Q d B", side=side, hand=[kind]).play(f"use:{kind}")
    for place in ("-2,0", "2,0"):
        assert not table.offers(f"{kind}:{place}")
        assert table.why(f"{kind}:{place}") == "HIV-SPEC-05"


@clause("HIV-SPEC-05")
def test_in_whole_games_a_specialty_goes_where_the_clauses_say_and_nowhere_else() -> None:
    for seed in range(6):
        for table in played_out("arcade", seed):
            kind = table.hive.about
            if table.prompt == "put" and kind:
                bees = {at for at, mark in table.tiles.items() if mark in "WDwd"}
                tiles = [at for at in table.tiles if at != (0, 0)]
                beside = {near for at in tiles for near in around(at)} - set(table.tiles)
                offered = {key.partition(":")[2] for key in table.keys}
                assert offered == {f"{q},{r}" for q, r in bees | beside}


@clause("HIV-SPEC-06")
@KINDS
@SIDES
@pytest.mark.parametrize("bee", ["w", "d"])
def test_a_bee_with_a_paw_may_be_covered(bee: str, side: str, kind: str) -> None:
    table = lay(f"D W Q {bee} B", side=side, hand=[kind]).play(f"use:{kind}", f"{kind}:1,0")
    after = {"flower": "D W Q F B", "bear": "D W Q B B", "pesticide": "D W Q"}[kind]
    assert table.drawing == drawing(after)
    assert table.bees == [1, 1]


@clause("HIV-SPEC-07")
@SIDES
def test_a_covered_bee_gives_no_attachment(side: str) -> None:
    own, other = ("W", "drones") if side == "workers" else ("D", "workers")
    hive = f"{own} Q F {own} x"
    assert lay(hive, side=side).offers("bee:x")
    table = lay(hive, side=other, hand=["flower"]).play("use:flower", "flower:2,0")
    assert (table.side, table.drawing) == (side, drawing(f"{own} Q F F"))
    assert not table.offers("bee:x")


@clause("HIV-SPEC-07")
def test_a_covered_bee_ends_no_line() -> None:
    hive = "x D W\n F Q"
    assert lay(hive).offers("bee:x")
    table = lay(hive, side="drones", hand=["flower"]).play("use:flower", "flower:1,-1")
    assert table.drawing == drawing("  D F\n F Q")
    assert table.side == "workers"
    assert not table.offers("bee:x")


@clause("HIV-SPEC-07")
@pytest.mark.parametrize("kind", ["flower", "bear"])
@pytest.mark.parametrize(("bee", "left"), [("-2,0", [1, 2]), ("2,0", [2, 1])])
def test_a_covered_bee_belongs_to_nobody(bee: str, left: list[int], kind: str) -> None:
    table = lay("W W Q D D", hand=[kind])
    assert table.bees == [2, 2]
    table.play(f"use:{kind}", f"{kind}:{bee}")
    if (kind, bee) == ("flower", "2,0"):
        left = [3, 0]  # its neighbour was flipped
    assert (table.bees, GAME.scores(table.hive)) == (left, left)
    assert table.discard == {}


@clause("HIV-SPEC-08")
def test_a_specialty_does_not_attack() -> None:
    flower = lay("x D D W\n   Q", hand=["flower"]).play("use:flower", "flower:x")
    assert flower.drawing == drawing("F W D W\n   Q")
    bear = lay("x D D W\n   Q", hand=["bear"]).play("use:bear", "bear:x")
    assert bear.drawing == drawing("B d D W\n   Q")


@clause("HIV-SPEC-08")
@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize("line", ["x D F", "x D D F", "x D d B"])
def test_a_specialty_is_no_far_end(line: str, swapped: bool) -> None:
    own = f"{line}\n W Q F F"
    table = lay(own, swapped=swapped).play("bee:x")
    assert table.drawing == drawing(own.replace("x", "W"), swapped=swapped)
    alone = f"{line}\n F Q F F"
    assert not lay(alone, swapped=swapped).offers("bee:x")
