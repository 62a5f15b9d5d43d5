"""The table before the first turn.  HIV-SETUP"""

from __future__ import annotations

from collections import Counter

import pytest

import skep
from skep.games.hivernation import GAME
from skep.testing import clause
from tests.games.hivernation.tables import draw, lay, new

MODES = ["quick", "arcade", "total"]


@clause("HIV-SETUP-09")
@pytest.mark.parametrize("mode", MODES)
def test_what_all_see_and_what_a_side_sees_make_up_its_view(mode: str) -> None:
    hive = lay("W Q D", mode=mode, hand=["bear"] if mode == "arcade" else []).hive
    for seat in (0, 1, None):
        assert {**GAME.shared(hive), **GAME.own(hive, seat)} == GAME.view(hive, seat)
    assert not set(GAME.shared(hive)) & set(GAME.own(hive, 0))


def dealt(seed: int, deal: str = "random") -> list[list[str]]:
    """The hands that a match deals, read from the views of the two sides."""
    match = skep.new("hivernation", seed=seed, mode="arcade", deal=deal)
    hands = [match.view(seat)["table"]["hands"][seat]["tiles"] for seat in (0, 1)]
    return [sorted(Counter(hand).elements()) for hand in hands]


@clause("HIV-SETUP-01")
@pytest.mark.parametrize("mode", MODES)
def test_one_player_is_the_workers_and_the_other_the_drones(mode: str) -> None:
    for seed in range(5):
        match = skep.new("hivernation", seats=2, seed=seed, mode=mode)
        assert match.view()["table"]["sides"] == ["workers", "drones"]


@clause("HIV-SETUP-01")
def test_the_seat_of_a_side_puts_down_that_sides_bees() -> None:
    for start, seat, shows in (("workers", 0, "W"), ("drones", 1, "D")):
        table = new("quick").play(f"start:{start}")
        assert table.seat == seat
        assert table.play("bee:1,0").tiles[1, 0] == shows


@clause("HIV-SETUP-02")
@pytest.mark.parametrize(("mode", "bees"), [("quick", 10), ("arcade", 20), ("total", 20)])
def test_each_side_has_its_reserve_of_bees(mode: str, bees: int) -> None:
    assert new(mode).reserve == [bees, bees]
    match = skep.new("hivernation", seed=1, mode=mode)
    assert match.view()["table"]["reserve"] == (bees, bees)


@clause("HIV-SETUP-03")
@pytest.mark.parametrize("mode", ["quick", "total"])
def test_all_bees_of_a_reserve_show_their_owners_side(mode: str) -> None:
    table = new(mode).play("start:drones")
    for _ in range(2 * 10):
        side = table.hive.side
        before = table.bees[side]
        key = table.keys[-1]
        table.play(key)
        q, _, r = key.removeprefix("bee:").partition(",")
        assert table.tiles[int(q), int(r)] == "WD"[side]
        assert table.bees[side] > before


@clause("HIV-SETUP-04")
def test_three_tiles_are_dealt_to_each_side_from_all_that_are_left() -> None:
    table = new("arcade").play("start:workers")
    for number in range(6):
        assert (table.seat, table.prompt) == (skep.CHANCE, "draw")
        weights = [table.hive.prompt.key(table.hive, code) for code in table.position.options]
        assert sorted(weights) == sorted(f"tile:{kind}" for kind in table.stack)
        assert len(weights) == 16 - number
        table.play(table.keys[-1])
    assert [len(hand) for hand in table.hands] == [3, 3]
    assert (table.seat, table.prompt) == (0, "play")


@clause("HIV-SETUP-04")
def test_the_deal_is_random() -> None:
    deals = [dealt(seed) for seed in range(200)]
    assert len({tuple(hand) for deal in deals for hand in deal}) > 12
    kinds = Counter(kind for deal in deals for hand in deal for kind in hand)
    assert set(kinds) == {"flower", "bear", "pesticide", "beekeeper"}
    assert kinds["flower"] > kinds["bear"] > kinds["pesticide"] > 0
    for side in (0, 1):
        flowers = sum(deal[side].count("flower") for deal in deals)
        assert 240 < flowers < 360  # half of 600 tiles


@clause("HIV-SETUP-04")
@pytest.mark.parametrize("mode", ["quick", "total"])
def test_nothing_is_dealt_without_specialties(mode: str) -> None:
    table = new(mode).play("start:workers")
    assert (table.prompt, table.hands) == ("play", [])


@clause("HIV-SETUP-05")
def test_the_ten_tiles_not_dealt_are_the_stack() -> None:
    table = new("arcade").play("start:workers")
    while table.prompt == "draw":
        table.play(table.keys[0])
    assert len(table.stack) == 10
    everything = Counter([*table.stack, *table.hands[0], *table.hands[1]])
    assert everything == Counter(flower=8, bear=4, pesticide=2, beekeeper=2)
    assert skep.new("hivernation", seed=1).view(0)["table"]["stack"] == 10


@clause("HIV-SETUP-06")
def test_the_even_deal_gives_each_side_two_flowers_and_a_bear() -> None:
    for seed in range(5):
        assert dealt(seed, deal="even") == [["bear", "flower", "flower"]] * 2
    table = new("arcade", deal="even").play("start:drones")
    assert (table.prompt, table.seat) == ("play", 1)
    assert Counter(table.stack) == Counter(flower=4, bear=2, pesticide=2, beekeeper=2)


@clause("HIV-SETUP-06")
@pytest.mark.parametrize("mode", ["quick", "total"])
def test_the_even_deal_is_an_option_of_arcade_alone(mode: str) -> None:
    assert GAME.settle("arcade").values == {"deal": "random"}
    with pytest.raises(skep.BadSettings) as caught:
        skep.new("hivernation", mode=mode, deal="even")
    assert caught.value.code == "bad-setting"


@clause("HIV-SETUP-07")
@pytest.mark.parametrize("mode", MODES)
def test_queen_zizi_lies_alone_in_the_middle(mode: str) -> None:
    table = new(mode)
    assert table.tiles == {(0, 0): "Q"}
    assert (table.drawing, table.bees, table.discard) == (draw({(0, 0): "Q"}), [0, 0], {})
    shown = skep.new("hivernation", seed=1, mode=mode).view()["table"]["hive"]
    assert [tile["tile"] for tile in shown] == ["queen"]


@clause("HIV-SETUP-08")
@pytest.mark.parametrize("mode", MODES)
def test_chance_says_which_side_starts(mode: str) -> None:
    table = new(mode)
    assert (table.seat, table.prompt) == (skep.CHANCE, "start")
    assert table.keys == ["start:workers", "start:drones"]
    starters = Counter(
        skep.new("hivernation", seed=seed, mode=mode).decision.seat for seed in range(60)
    )
    assert set(starters) == {0, 1}
    assert min(starters.values()) > 15


def hidden_deal(own: list[str], stack: list[str]) -> skep.Match:
    """A table whose Workers hold these tiles; the Drones hold a Bear."""
    table = lay(
        "W Q D", hand=own, other_hand=["bear"], stack=stack, discard={"flower": 1, "bee": 2}
    )
    return table.match()


@clause("HIV-SETUP-09")
def test_a_hand_is_seen_by_its_own_side_only_but_its_size_by_all() -> None:
    match = hidden_deal(["flower", "pesticide"], ["bear"])
    own = match.view(0)["table"]["hands"]
    assert own[0] == {"count": 2, "tiles": {"flower": 1, "pesticide": 1}}
    assert own[1] == {"count": 1, "tiles": None}
    other = match.view(1)["table"]["hands"]
    assert other[0] == {"count": 2, "tiles": None}
    assert other[1] == {"count": 1, "tiles": {"bear": 1}}
    assert [hand["tiles"] for hand in match.view(None)["table"]["hands"]] == [None, None]


@clause("HIV-SETUP-09")
def test_hive_discard_pile_and_numbers_are_public() -> None:
    match = hidden_deal(["flower"], ["bear", "bear"])
    for seat in (0, 1, None):
        table = match.view(seat)["table"]
        assert [tile["tile"] for tile in table["hive"]] == ["queen", "drone", "worker"]
        assert table["discard"] == {"bee": 2, "flower": 1}
        assert (table["stack"], table["reserve"], table["bees"]) == (2, (20, 20), (1, 1))


@clause("HIV-SETUP-09")
def test_nothing_that_the_drones_are_shown_depends_on_the_workers_hand_or_the_stack() -> None:
    one = hidden_deal(["flower", "beekeeper"], ["bear", "pesticide"])
    two = hidden_deal(["pesticide", "bear"], ["flower", "flower"])
    for seat in (1, None):
        assert one.view(seat)["table"] == two.view(seat)["table"]
    assert one.view(0)["table"] != two.view(0)["table"]


@clause("HIV-SETUP-09")
def test_the_deal_stands_in_the_log_for_its_own_side_only() -> None:
    match = skep.new("hivernation", seed=5, mode="arcade")
    for seat, shown in ((0, [True] * 3 + [False] * 3), (1, [False] * 3 + [True] * 3)):
        draws = [entry.key for entry in match.log_of(seat) if entry.prompt == "draw"]
        assert [key != "?" for key in draws] == shown
    assert {entry.key for entry in match.log_of(None) if entry.prompt == "draw"} == {"?"}


@clause("HIV-SETUP-09")
def test_the_order_of_the_stack_is_settled_only_when_a_tile_is_drawn() -> None:
    table = lay("W D x D W\n   W Q", stack=["flower", "bear", "bear"]).play("bee:x")
    assert (table.seat, table.keys) == (skep.CHANCE, ["tile:flower", "tile:bear"])
    assert len(table.position.options) == 3
