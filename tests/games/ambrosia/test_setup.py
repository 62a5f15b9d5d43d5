"""The table before the first turn.  AMB-SETUP, AMB-START"""

from __future__ import annotations

import pytest

import skep
from skep.games.ambrosia import GAME
from skep.games.ambrosia.box import PARTS, SLOTS
from skep.games.ambrosia.pieces import COLORS
from skep.testing import clause
from tests.games.ambrosia.tables import lay, new, started


def shapes(seats: int, seed: int) -> list[str]:
    match = skep.new("ambrosia", seats=seats, seed=seed)
    return [part["shape"] for part in match.view()["table"]["parts"]]


def parts(seats: int, seed: int, mode: str = "front") -> list[str]:
    match = skep.new("ambrosia", seats=seats, seed=seed, mode=mode)
    return [part["id"] for part in match.view()["table"]["parts"]]


@clause("AMB-SETUP-01")
def test_two_play_on_a_circle_of_the_four_basic_parts() -> None:
    for seed in range(5):
        assert sorted(parts(2, seed)) == ["A", "B", "C", "D"]
        assert shapes(2, seed) == ["corner"] * 4


@clause("AMB-SETUP-02")
def test_three_play_on_an_oval_of_six_parts() -> None:
    for seed in range(5):
        assert sorted(parts(3, seed)) == ["A", "B", "C", "D", "E", "F"]
        assert shapes(3, seed) == ["corner", "corner", "straight"] * 2


@clause("AMB-SETUP-03")
def test_four_play_on_a_square_of_all_parts() -> None:
    for seed in range(5):
        assert sorted(parts(4, seed)) == [part.name for part in PARTS]
        assert shapes(4, seed) == ["corner", "straight"] * 4


@clause("AMB-SETUP-04")
def test_the_order_of_the_parts_is_random() -> None:
    assert len({tuple(parts(2, seed)) for seed in range(40)}) > 10
    assert len({tuple(parts(4, seed)) for seed in range(40)}) > 30


@clause("AMB-SETUP-04")
def test_the_host_may_pick_the_order_of_the_parts_but_not_their_shape() -> None:
    table = new(3, meadow="chosen")
    assert table.seat == 0
    table.play("part:D", "part:B")
    assert table.keys == ["part:E", "part:F"]
    table.play("part:F", "part:A")
    assert [PARTS[part].name for part in table.meadow.parts] == ["D", "B", "F", "A", "C", "E"]


@clause("AMB-SETUP-05")
@pytest.mark.parametrize(("mode", "side"), [("front", "front"), ("back", "back")])
def test_all_parts_show_the_same_side(mode: str, side: str) -> None:
    for seats in (2, 3, 4):
        meadow = started(seats, mode).meadow
        printed = [value for part in meadow.parts for value in getattr(PARTS[part], side)]
        assert meadow.ring.values == printed
        if mode == "front":
            assert not any(meadow.ring.special)


@clause("AMB-SETUP-06")
def test_the_last_space_is_followed_by_the_first() -> None:
    table = lay({23: "A:nnn", 5: "B:nn"})
    assert table.moves() == ["23,1,0", "23,2,1", "23,3,2"]
    assert [len(SLOTS[n]) * 6 for n in (2, 3, 4)] == [24, 36, 48]


@clause("AMB-SETUP-07")
def test_bees_fly_clockwise_at_first() -> None:
    assert started().meadow.direction == 1


@clause("AMB-SETUP-08")
def test_every_drop_starts_on_zero() -> None:
    assert [started(seats).points for seats in (2, 3, 4)] == [[0] * 2, [0] * 3, [0] * 4]


@clause("AMB-SETUP-09")
def test_all_jellies_start_in_the_supply() -> None:
    assert started(3).jelly == [0, 0, 0]
    assert started(3).meadow.supply() == 30


@clause("AMB-SETUP-10")
def test_a_starting_stack_is_six_normal_bees_under_a_special_one_of_choice() -> None:
    table = started()
    assert len(table.keys) == 9
    table.play("pick:rebel", "pick:drone", "place:4", "place:12")
    assert table.bees == {4: "A:Rnnnnnn", 12: "B:Dnnnnnn"}


@clause("AMB-SETUP-11")
def test_the_other_eight_special_bees_wait_and_all_see_them() -> None:
    table = started().play("pick:rebel", "pick:drone")
    assert table.waiting(0) == "GCHTBDSO"
    for seat in (0, 1, None):
        colors = GAME.view(table.meadow, seat)["colors"]
        assert "rebel" not in colors[0]["waiting"]
        assert len(colors[0]["waiting"]) == len(colors[1]["waiting"]) == 8


@clause("AMB-SETUP-12")
def test_cards_and_the_back_are_options_of_their_own_and_a_first_match_has_neither() -> None:
    plain = skep.new("ambrosia", seed=1)
    assert (plain.settings.mode, plain.settings.values["events"]) == ("front", False)
    for mode in ("front", "back"):
        for events in (False, True):
            meadow = new(2, mode, events=events).meadow
            assert (meadow.back, meadow.deck is not None) == (mode == "back", events)


@clause("AMB-SETUP-13")
def test_who_starts_is_random() -> None:
    firsts = {skep.new("ambrosia", seats=4, seed=s).view()["table"]["first"] for s in range(40)}
    assert firsts == {0, 1, 2, 3}


# Placing


@clause("AMB-START-01")
def test_all_pick_openly_in_turn_order_before_anyone_places() -> None:
    table = started(3, first=1)
    order = []
    for key in ("pick:turbo", "pick:turbo", "pick:rebel", "place:0", "place:10", "place:20"):
        order.append((table.seat, table.prompt))
        assert table.meadow.prompt.facts(table.meadow) == {"color": COLORS[table.seat]}
        table.play(key)
    assert order == [
        (1, "pick"), (2, "pick"), (0, "pick"), (1, "place"), (2, "place"), (0, "place")
    ]  # fmt: skip
    match = skep.new("ambrosia", seats=2, seed=1)
    match.answer("pick:turbo")
    assert [entry.key for entry in match.log_of(1 - match.log[-1].seat)][-1] == "pick:turbo"


@clause("AMB-START-02")
def test_the_first_stack_goes_anywhere() -> None:
    table = started().play("pick:rebel", "pick:drone")
    assert table.keys == [f"place:{at}" for at in range(24)]


@clause("AMB-START-03")
def test_the_others_place_on_any_space_that_keeps_the_gap() -> None:
    table = started(3).play("pick:rebel", "pick:drone", "pick:drone", "place:10")
    assert table.seat == 1
    assert table.keys == [f"place:{at}" for at in range(36) if abs(at - 10) >= 4]
    table.play("place:20")
    assert table.keys == [f"place:{at}" for at in range(36) if min(abs(at - 10), abs(at - 20)) >= 4]


@clause("AMB-START-04", "AMB-EX-18")
def test_at_least_three_spaces_lie_between_stacks_both_ways_round() -> None:
    table = started().play("pick:rebel", "pick:drone", "place:0")
    for at in (1, 2, 3, 21, 22, 23, 0):
        assert table.why(f"place:{at}") == "AMB-START-04"
    assert table.offers("place:4")
    assert table.offers("place:20")


@clause("AMB-START-05")
def test_a_stack_may_start_on_a_special_space_which_does_nothing() -> None:
    table = started(2, "back").play("pick:rebel", "pick:drone")
    wells = [at for at, kind in enumerate(table.meadow.ring.special) if kind == 4]
    table.play(f"place:{wells[0]}")
    assert (table.points, table.prompt, table.seat) == ([0, 0], "place", 1)


@clause("AMB-START-06")
def test_the_starting_player_takes_the_first_turn() -> None:
    table = started(3, first=2).play("pick:rebel", "pick:drone", "pick:drone")
    table.play("place:0", "place:10", "place:20")
    assert (table.seat, table.prompt) == (2, "turn")
