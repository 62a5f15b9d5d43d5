"""Arcade, also called Standard: the last round and the end.  HIV-ARCADE"""

from __future__ import annotations

from collections import Counter

import pytest

from skep.games.hivernation import GAME
from skep.testing import clause
from tests.games.hivernation.tables import Table, drawing, lay, new, played_out


def last_round(
    hive: str = "W Q D\n x y",
    *,
    hand: tuple[str, ...] = (),
    discard: dict[str, int] | None = None,
    stack: tuple[str, ...] = (),
    reserve: tuple[int, int] = (1, 5),
) -> Table:
    """The Workers put down their last bee on `x`; the Drones, with this hand, are to move."""
    table = lay(hive, other_hand=hand, discard=discard, stack=stack, reserve=reserve)
    return table.play("bee:x")


@clause("HIV-ARCADE-01")
def test_all_sixteen_specialties_are_in_the_game() -> None:
    table = new("arcade").play("start:workers")
    while table.prompt == "draw":
        table.play(table.keys[0])
    tiles = Counter([*table.stack, *table.hands[0], *table.hands[1]])
    assert tiles == Counter(flower=8, bear=4, pesticide=2, beekeeper=2)


@clause("HIV-ARCADE-02")
@pytest.mark.parametrize("side", ["workers", "drones"])
def test_the_last_bee_of_a_reserve_signals_the_last_round(side: str) -> None:
    reserve = (1, 9) if side == "workers" else (9, 1)
    table = lay("W Q D\n x", side=side, reserve=reserve)
    assert GAME.view(table.hive, 0)["final"] is False
    table.play("bee:x")
    assert GAME.view(table.hive, 0)["final"] is True
    assert (table.over, table.side) == (False, "drones" if side == "workers" else "workers")


@clause("HIV-ARCADE-02")
def test_the_last_bee_but_one_signals_nothing() -> None:
    table = lay("W Q D\n x", reserve=(2, 9)).play("bee:x")
    assert (table.reserve, table.hive.final) == ([1, 9], False)
    table.play("bee:2,0")
    assert not table.over


@clause("HIV-ARCADE-02")
def test_a_specialty_signals_nothing() -> None:
    table = lay("W Q D", hand=["flower"], reserve=(1, 1)).play("use:flower", "flower:-2,0")
    assert (table.hands, table.hive.final) == ([[], []], False)


@clause("HIV-ARCADE-03")
@pytest.mark.parametrize("own", [(), ("flower", "bear", "pesticide")])
@pytest.mark.parametrize("other", [(), ("flower",) * 5])
@pytest.mark.parametrize("bees", [1, 2, 20])
def test_it_does_so_whatever_tiles_and_bees_are_left(
    own: tuple[str, ...], other: tuple[str, ...], bees: int
) -> None:
    table = lay("W Q D\n x", hand=own, other_hand=other, reserve=(1, bees)).play("bee:x")
    assert (table.hive.final, table.side) == (True, "drones")
    table.play("bee:2,0")
    assert table.over


@clause("HIV-ARCADE-04")
def test_the_other_side_then_has_a_bee_or_a_specialty_to_play() -> None:
    table = last_round(hand=("flower", "bear"))
    assert {"bee:2,0", "use:flower", "use:bear"} <= set(table.keys)
    assert table.seat == 1


@clause("HIV-ARCADE-04", "HIV-ARCADE-05")
@pytest.mark.parametrize("keys", [["bee:2,0"], ["use:bear", "bear:2,0"]])
def test_after_exactly_one_more_move_the_game_is_over(keys: list[str]) -> None:
    table = last_round(hand=("flower", "bear"))
    assert not table.over
    table.play(*keys)
    assert (table.over, table.reason, table.keys) == (True, "last-bee", [])
    assert (2, 0) in table.tiles


@clause("HIV-ARCADE-05")
def test_hands_and_reserves_left_over_are_not_played() -> None:
    table = lay("W Q D\n x", hand=["flower"], other_hand=["bear"], reserve=(1, 12))
    table.play("bee:x", "bee:2,0")
    assert table.over
    assert (table.reserve, table.hands) == ([0, 11], [["flower"], ["bear"]])


@clause("HIV-ARCADE-06")
def test_if_that_move_is_a_last_bee_too_nothing_more_follows() -> None:
    table = lay("W Q D\n x", hand=["flower", "bear"], reserve=(1, 1)).play("bee:x")
    assert not table.over
    table.play("bee:2,0")
    assert (table.over, table.reason, table.reserve) == (True, "last-bee", [0, 0])
    assert table.hands[0] == ["flower", "bear"]


@clause("HIV-ARCADE-07")
def test_a_beekeeper_may_be_the_final_move() -> None:
    table = last_round(hand=("beekeeper",), discard={"flower": 1, "bear": 1})
    assert table.offers("use:beekeeper")
    without = last_round(hand=("beekeeper",))
    assert not without.offers("use:beekeeper")


@clause("HIV-ARCADE-08")
def test_the_tile_it_fetches_ends_the_game() -> None:
    table = last_round(hand=("beekeeper", "flower"), discard={"bear": 1, "bee": 2})
    table.play("use:beekeeper", "fetch:bee")
    assert (table.over, table.seat, table.prompt) == (False, 1, "put")
    table.play("bee:2,0")
    assert (table.over, table.reason) == (True, "last-bee")
    assert (table.reserve, table.hands[1]) == ([0, 5], ["flower"])
    assert table.bees == [2, 2]


@clause("HIV-ARCADE-08")
def test_a_bonus_tile_is_drawn_even_on_the_last_move() -> None:
    hive = "D W y W D\n   F Q x"
    table = last_round(hive, stack=("bear", "flower")).play("bee:y", "tile:bear")
    assert (table.over, table.hands) == (True, [[], ["bear"]])
    assert table.drawing == drawing("D D D D D\n   F Q W")


@clause("HIV-ARCADE-09")
def test_the_final_move_may_be_declined() -> None:
    table = last_round(hand=("bear",))
    before = (table.drawing, table.reserve[:], table.hands)
    assert table.offers("decline")
    table.play("decline")
    assert (table.over, table.reason) == (True, "declined")
    assert (table.drawing, table.reserve, table.hands) == before


@clause("HIV-ARCADE-09")
def test_no_other_move_may_be_declined() -> None:
    table = lay("W Q D\n x", reserve=(1, 5))
    assert not table.offers("decline")
    kept = lay("W Q D\n x", reserve=(2, 5)).play("bee:x")
    assert not kept.offers("decline")
    fetching = last_round(hand=("beekeeper",), discard={"bee": 1, "bear": 1})
    assert not fetching.play("use:beekeeper").offers("decline")
    assert not fetching.play("fetch:bee").offers("decline")


@clause("HIV-ARCADE-09")
def test_a_side_with_one_play_left_may_still_choose_to_decline() -> None:
    ring = "  W W\n W Q W\n  W x"
    table = last_round(ring, hand=("bear",))
    assert table.keys == ["decline", "use:bear"]


@clause("HIV-ARCADE-09")
def test_a_side_with_nothing_to_play_is_not_asked_to_decline() -> None:
    ring = "  W W\n W Q W\n  W x"
    table = last_round(ring)
    assert (table.over, table.reason) == (True, "last-bee")


@clause("HIV-ARCADE-10")
@pytest.mark.parametrize("seed", range(12))
def test_each_play_uses_up_one_of_fifty_six_tiles_and_so_the_game_ends(seed: int) -> None:
    for table in played_out("arcade", seed):
        if table.prompt == "play" or table.over:
            left = sum(table.reserve) + len(table.hands[0]) + len(table.hands[1])
            plays = 56 - left - len(table.stack)
            assert plays == table.hive.turn <= 56
    assert table.reason in ("last-bee", "declined", "blocked")
