"""Attacks along several lines at once, and the bonus tile.  HIV-MULTI"""

from __future__ import annotations

import pytest

import skep
from skep.testing import clause
from tests.games.hivernation.tables import drawing, lay


def star(ends: str, ring: str = "DDDDDD", middle: str = "x") -> str:
    """A place with six neighbours, and what lies behind each of them, in reading order."""
    return f"""
          {ends[0]} Q {ends[1]}
           {ring[0]} {ring[1]}
        {ends[2]} {ring[2]} {middle} {ring[3]} {ends[3]}
           {ring[4]} {ring[5]}
          {ends[4]} . {ends[5]}
        """


@clause("HIV-MULTI-01")
@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize(
    "ends", ["WW....", "W..W..", "W....W", "W.W.W.", ".WW.WW", "WWW.WW", "WWWWWW"]
)
def test_one_bee_attacks_along_many_lines_at_once(ends: str, swapped: bool) -> None:
    table = lay(star(ends), swapped=swapped).play("bee:x")
    flipped = ends.replace(".", "D")
    assert table.drawing == drawing(star(ends, flipped, "W"), swapped=swapped)


@clause("HIV-MULTI-02")
@pytest.mark.parametrize("ends", ["W.....", "W.FF..", "WDF.D.", "W.FFWF"])
def test_each_direction_is_judged_on_its_own(ends: str) -> None:
    table = lay(star(ends)).play("bee:x")
    flipped = "".join("W" if end == "W" else "D" for end in ends)
    assert table.drawing == drawing(star(ends, flipped, "W"))


@clause("HIV-MULTI-03")
def test_two_lines_gain_a_specialty() -> None:
    table = lay(star("WW...."), stack=["bear", "flower"]).play("bee:x")
    assert (table.seat, table.prompt) == (skep.CHANCE, "draw")
    table.play("tile:flower")
    assert (table.hands, table.stack) == ([["flower"], []], ["bear"])
    assert (table.side, table.prompt) == ("drones", "play")


@clause("HIV-MULTI-03")
@pytest.mark.parametrize("mode", ["quick", "total"])
def test_without_specialties_two_lines_gain_nothing(mode: str) -> None:
    table = lay(star("WWW..."), mode=mode).play("bee:x")
    assert (table.side, table.prompt, table.hands) == ("drones", "play", [])


@clause("HIV-MULTI-04")
@pytest.mark.parametrize("ends", ["WW....", "WWW...", "WWWW..", "WWWWW.", "WWWWWW"])
def test_it_is_one_tile_however_many_lines_there_are(ends: str) -> None:
    table = lay(star(ends), stack=["bear"] * 6).play("bee:x", "tile:bear")
    assert (table.hands, table.stack) == ([["bear"], []], ["bear"] * 5)
    assert table.prompt == "play"


@clause("HIV-MULTI-05")
@pytest.mark.parametrize("side", [0, 1])
def test_the_tile_comes_from_the_stack_into_the_hand_of_who_attacked(side: int) -> None:
    table = lay(
        star("W....W"),
        hand=["flower"],
        other_hand=["bear"],
        stack=["pesticide", "beekeeper", "bear"],
        discard={"flower": 2},
        swapped=side == 1,
    ).play("bee:x")
    assert table.keys == ["tile:bear", "tile:pesticide", "tile:beekeeper"]
    table.play("tile:pesticide")
    assert table.hands[side] == ["flower", "pesticide"]
    assert table.hands[1 - side] == ["bear"]
    assert (table.stack, table.discard) == (["bear", "beekeeper"], {"flower": 2})


@clause("HIV-MULTI-05")
def test_only_the_attackers_side_sees_which_tile_it_was() -> None:
    table = lay(star("W....W"), stack=["pesticide", "beekeeper", "bear"])
    match = table.match()
    match.answer(table.key("bee:x"))
    drawn = match.log[-1]
    assert (drawn.prompt, drawn.key.startswith("tile:")) == ("draw", True)
    assert match.log_of(0)[-1].key == drawn.key
    assert match.log_of(1)[-1].key == match.log_of(None)[-1].key == "?"


@clause("HIV-MULTI-06")
@pytest.mark.parametrize("hive", [star("W....."), star("...W.."), "x D D D D W\n   Q"])
def test_a_single_line_gains_no_tile_however_long(hive: str) -> None:
    table = lay(hive, stack=["bear", "flower"]).play("bee:x")
    assert (table.side, table.prompt) == ("drones", "play")
    assert (table.hands, len(table.stack)) == ([[], []], 2)


@clause("HIV-MULTI-06")
def test_a_bee_that_flips_nothing_gains_no_tile() -> None:
    table = lay("W Q D\n   x", stack=["bear", "flower"]).play("bee:x")
    assert (table.prompt, table.hands) == ("play", [[], []])


@clause("HIV-MULTI-07")
@pytest.mark.parametrize("ends", ["..WW..", "W....W", ".W..W."])
def test_two_opposite_directions_are_two_lines(ends: str) -> None:
    table = lay(star(ends), stack=["bear", "bear"]).play("bee:x")
    assert table.prompt == "draw"
    assert table.play("tile:bear").hands == [["bear"], []]


@clause("HIV-MULTI-08")
def test_with_an_empty_stack_the_bees_flip_and_nothing_is_drawn() -> None:
    left = {"flower": 3, "bear": 1, "bee": 4}
    table = lay(star("WW.WW."), discard=left).play("bee:x")
    assert table.drawing == drawing(star("WW.WW.", "WWDWWD", "W"))
    assert (table.prompt, table.side) == ("play", "drones")
    assert (table.hands, table.stack, table.discard) == ([[], []], [], left)


@clause("HIV-MULTI-09")
def test_a_drawn_tile_may_be_played_from_the_next_turn_on() -> None:
    table = lay(star("WW...."), stack=["bear", "flower"]).play("bee:x", "tile:bear")
    assert table.side == "drones"
    assert not table.offers("use:bear")
    table.play(table.keys[0])
    assert table.side == "workers"
    assert table.offers("use:bear")


@clause("HIV-MULTI-09")
def test_a_hand_may_grow_without_limit() -> None:
    hand = ["flower"] * 7 + ["bear"] * 3 + ["pesticide"] * 2
    table = lay(star("WW...."), hand=hand, stack=["bear", "beekeeper"])
    table.play("bee:x", "tile:bear")
    assert (table.prompt, len(table.hands[0])) == ("play", 13)
