"""The slow Hivernation is itself checked: worked examples, endings and whole random games."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from tests.games.hivernation.slow import Cell, SlowHive, joined

LETTERS = {"W": "worker", "D": "drone", "F": "flower", "B": "bear"}
REASONS = {
    "quick": {"last-bee", "blocked"},
    "arcade": {"last-bee", "declined", "blocked"},
    "total": {"blocked", "converted", "no-move", "no-flips", "repetition", "turn-limit"},
}
NEW: Cell = (3, 1)  # where the worker of the examples is put; its line runs left, past the Queen


def row(line: str) -> dict[Cell, str]:
    """The tiles left of NEW, nearest first; a dot is an empty place."""
    return {(2 - i, 1): LETTERS[letter] for i, letter in enumerate(line) if letter != "."}


def game(tiles: dict[Cell, str], mode: str = "arcade", **hand: int) -> SlowHive:
    """The workers are to play on these tiles, with this hand; the drones hold nothing."""
    hive = SlowHive(mode, deal="even")
    hive.answer("start:workers")
    hive.tiles |= tiles
    hive.hands = [Counter(hand), Counter()]
    return hive


def second_phase(tiles: dict[Cell, str], side: int = 0) -> SlowHive:
    """Total Domination with all bees down and this side to move."""
    hive = game(tiles, "total")
    hive.reserve = [0, 0]
    hive.at = side
    hive._begin_turn()
    return hive


def played(hive: SlowHive, *keys: str) -> SlowHive:
    for key in keys:
        hive.answer(key)
    return hive


def offered(hive: SlowHive) -> set[str]:
    return set(hive.keys())


def drones(hive: SlowHive) -> list[Cell]:
    return sorted(cell for cell, tile in hive.tiles.items() if tile == "drone")


# The worked examples


def test_ex_01_a_flower_in_the_line_stops_the_flips_but_not_the_bee() -> None:
    hive = played(game(row("DFDW") | {(3, 0): "worker"}), "bee:3,1")
    assert drones(hive) == [(0, 1), (2, 1)]


def test_ex_02_a_line_ends_at_the_first_own_bee() -> None:
    assert drones(played(game(row("DWD")), "bee:3,1")) == [(0, 1)]


def test_ex_03_two_lines_with_four_drones_flip_and_draw_one_tile() -> None:
    down: dict[Cell, str] = {(2, 2): "drone", (1, 3): "drone", (0, 4): "worker"}
    hive = played(game(row("DDW") | down), "bee:3,1")
    assert (drones(hive), hive.prompt, hive.seat) == ([], "draw", -1)
    hive.answer("tile:pesticide")
    assert hive.hands[0] == Counter(pesticide=1)
    assert (hive.stack.total(), hive.stack["pesticide"]) == (9, 1)
    assert (hive.prompt, hive.seat) == ("play", 1)


def test_ex_04_one_line_of_three_flips_and_draws_nothing() -> None:
    hive = played(game(row("DDDW")), "bee:3,1")
    assert (hive.scores, hive.prompt) == ([5, 0], "play")


def test_ex_05_a_gap_ends_the_line() -> None:
    hive = played(game(row("D.W") | {(3, 0): "worker"}), "bee:3,1")
    assert drones(hive) == [(2, 1)]


def test_ex_06_nobody_plays_through_the_queen() -> None:
    tiles: dict[Cell, str] = {(1, 0): "drone", (-1, 0): "worker", (2, -1): "worker"}
    assert drones(played(game(tiles), "bee:2,0")) == [(1, 0)]


def test_ex_07_three_lines_of_one_drone_draw_one_tile() -> None:
    down: dict[Cell, str] = {(2, 2): "drone", (1, 3): "worker"}
    up: dict[Cell, str] = {(3, 0): "drone", (3, -1): "worker"}
    hive = played(game(row("DW") | down | up), "bee:3,1", "tile:bear")
    assert (hive.scores, hive.hands[0], hive.prompt) == ([7, 0], Counter(bear=1), "play")


def test_ex_08_drones_with_paws_end_the_line() -> None:
    bear: dict[Cell, str] = {(0, 2): "bear", (3, 0): "worker"}
    hive = played(game(row("DDDDW") | bear), "bee:3,1")
    assert (hive.is_paw((0, 1)), hive.is_paw((1, 1)), hive.is_paw((2, 1))) == (True, True, False)
    assert len(drones(hive)) == 4


def test_ex_09_an_own_paw_may_be_the_far_end() -> None:
    assert drones(played(game(row("DW") | {(0, 2): "bear"}), "bee:3,1")) == []


def test_ex_10_two_opposite_directions_are_two_lines() -> None:
    right: dict[Cell, str] = {(4, 1): "drone", (5, 1): "worker"}
    hive = played(game(row("DW") | right), "bee:3,1")
    assert (drones(hive), hive.prompt) == ([], "draw")


def test_ex_11_a_flower_flips_the_drones_beside_it_that_have_no_paw() -> None:
    ring: dict[Cell, str] = {(4, 1): "drone", (3, 0): "drone", (2, 2): "worker"}
    hive = game(row("D") | ring | {(1, 1): "bear"}, flower=1)
    played(hive, "use:flower", "flower:3,1")
    assert drones(hive) == [(2, 1)]
    assert (hive.tiles[NEW], hive.under, hive.hands[0].total()) == ("flower", set(), 0)


def test_ex_12_pesticide_on_b_removes_the_whole_chain() -> None:
    chain: dict[Cell, str] = {(q, 0): "worker" if q % 2 else "drone" for q in (1, 2, 3, 4)}
    hive = played(game(chain, pesticide=1), "use:pesticide", "pesticide:2,0")
    assert hive.discard == Counter(bee=4, pesticide=1)
    assert hive.tiles == {(0, 0): "queen"}


def test_ex_13_without_an_own_bee_the_blocked_attack_is_illegal() -> None:
    hive = game(row("DFDW"))
    with pytest.raises(ValueError, match="bee:3,1"):
        hive.answer("bee:3,1")


# Other clauses


def test_only_a_pincer_lets_a_bee_touch_enemies_alone() -> None:
    assert "bee:3,1" in offered(game(row("DDW")))
    assert "bee:3,1" not in offered(game(row("DDD")))


def test_specialties_wait_for_a_bee_and_never_lie_on_one_another() -> None:
    hive = game({}, flower=1)
    assert hive.keys() == sorted(f"bee:{q},{r}" for q, r in hive.empty_cells())
    hive = played(game(row("WWF"), bear=1), "use:bear")
    assert {"bear:2,1", "bear:1,1", "bear:3,1"} < offered(hive)
    assert not {"bear:0,1", "bear:0,0", "bear:1,-1"} & offered(hive)


def test_a_pile_goes_with_the_pesticide_and_the_queen_stays() -> None:
    hive = played(game(row("WWW"), flower=1, pesticide=1), "use:flower", "flower:0,1")
    assert (hive.under, hive.scores) == ({(0, 1)}, [2, 0])
    played(hive, "bee:-1,0", "use:pesticide", "pesticide:-1,1")
    assert hive.discard == Counter(bee=4, flower=1, pesticide=1)
    assert hive.tiles == {(0, 0): "queen"}


def test_a_beekeeper_fetches_no_beekeeper_and_is_discarded_last() -> None:
    hive = game(row("WDD"), beekeeper=1)
    hive.discard = Counter(beekeeper=1)
    assert "use:beekeeper" not in offered(hive)
    hive.discard = Counter(beekeeper=1, bee=1, bear=1)
    hive.answer("use:beekeeper")
    assert hive.keys() == ["fetch:bear", "fetch:bee"]
    played(hive, "fetch:bee", "bee:3,1")
    assert (hive.discard, hive.reserve) == (Counter(beekeeper=2, bear=1), [20, 20])


def test_the_last_tile_of_the_stack_is_drawn_unasked_and_an_empty_one_not_at_all() -> None:
    tiles = row("DW") | {(4, 1): "drone", (5, 1): "worker"}
    for left, drawn in ((1, 1), (0, 0)):
        hive = game(tiles)
        hive.stack = Counter(bear=left)
        hive.answer("bee:3,1")
        assert (hive.prompt, hive.hands[0]["bear"], hive.stack["bear"]) == ("play", drawn, 0)


def test_two_tiles_of_one_kind_are_still_asked_for() -> None:
    hive = game(row("DW") | {(4, 1): "drone", (5, 1): "worker"})
    hive.stack = Counter(bear=2)
    hive.answer("bee:3,1")
    assert hive.keys() == ["tile:bear"]


def test_a_last_bee_leaves_one_move_that_may_be_declined() -> None:
    hive = game(row("W"))
    hive.reserve[0] = 1
    hive.answer("bee:3,1")
    assert "decline" in offered(hive)
    assert played(hive.copy(), "decline").reason == "declined"
    assert played(hive, "bee:1,0").reason == "last-bee"


def test_a_final_move_without_a_tile_to_play_ends_the_game() -> None:
    hive = game(row("W"))
    hive.reserve = [1, 0]
    assert played(hive, "bee:3,1").reason == "last-bee"


def ring_of_workers() -> dict[Cell, str]:
    return dict.fromkeys(SlowHive("quick").empty_cells(), "worker")


@pytest.mark.parametrize("mode", ["quick", "arcade", "total"])
def test_a_side_that_can_play_no_tile_ends_the_game(mode: str) -> None:
    assert played(game(ring_of_workers(), mode), "bee:2,0").reason == "blocked"


def test_a_specialty_keeps_a_blocked_side_in_the_game() -> None:
    hive = game(ring_of_workers())
    hive.hands[1] = Counter(bear=1, flower=1)
    hive.answer("bee:2,0")
    assert hive.keys() == ["use:bear", "use:flower"]


# Total Domination's second phase


def test_a_bee_that_holds_the_hive_together_stays() -> None:
    ends: dict[Cell, str] = {(-1, 0): "worker", (0, 1): "worker"}
    hive = second_phase({(1, 0): "worker", (2, 0): "drone"} | ends)
    assert hive.keys() == ["lift:-1,0", "lift:0,1"]
    assert "bee:0,1" not in offered(played(hive, "lift:0,1"))


def test_the_only_bee_that_can_be_moved_is_lifted_unasked() -> None:
    tiles: dict[Cell, str] = {(1, 0): "worker", (2, 0): "drone", (0, -1): "drone"}
    hive = second_phase(tiles | {(-1, 0): "worker"}, side=1)
    played(hive, "lift:0,-1", "bee:3,0")
    assert (hive.prompt, hive.seat, (-1, 0) in hive.tiles) == ("put", 0, False)
    assert "bee:-1,0" not in offered(hive)


def test_a_side_whose_only_bee_holds_the_hive_together_has_no_move() -> None:
    hive = second_phase({(1, 0): "worker", (2, 0): "drone", (0, -1): "drone"}, side=1)
    assert played(hive, "lift:0,-1", "bee:3,0").reason == "no-move"


def test_a_lifted_bee_cannot_lean_on_itself() -> None:
    hive = second_phase({(1, 0): "worker", (1, -1): "worker", (-1, 0): "drone"})
    hive.answer("lift:1,0")
    assert "bee:2,0" not in offered(hive)


def test_converting_the_last_enemy_ends_the_game() -> None:
    tiles: dict[Cell, str] = {(1, 0): "worker", (2, 0): "drone", (2, -1): "worker"}
    hive = second_phase(tiles)
    assert played(hive, "lift:2,-1", "bee:3,0").reason == "converted"


def test_a_side_without_a_bee_has_no_move_when_the_second_phase_begins() -> None:
    assert second_phase({(1, 0): "worker"}, side=1).reason == "no-move"
    assert second_phase({(1, 0): "worker"}, side=0).reason is None


def opposite() -> SlowHive:
    """Two bees a side around the Queen, none of them in a line with another."""
    tiles: dict[Cell, str] = {(1, 0): "worker", (1, -1): "worker"}
    return second_phase(tiles | {(-1, 0): "drone", (-1, 1): "drone"})


FORTH = ["lift:1,0", "bee:0,1", "lift:-1,0", "bee:0,-1"]
BACK = ["lift:0,1", "bee:1,0", "lift:0,-1", "bee:-1,0"]


def test_the_third_occurrence_of_a_position_ends_the_game_and_the_first_is_the_start() -> None:
    hive = played(opposite(), *FORTH, *BACK, *FORTH)
    assert not hive.over
    assert played(hive, *BACK).reason == "repetition"


def test_sixteen_turns_without_a_flip_come_before_repetition() -> None:
    hive = opposite()
    hive.quiet = 8
    assert played(hive, *FORTH, *BACK, *FORTH, *BACK).reason == "no-flips"


def test_the_hundred_and_twentieth_turn_is_the_last() -> None:
    hive = opposite()
    hive.moves = 118
    assert played(hive, *FORTH).reason == "turn-limit"


# Whole games


def check_tiles(hive: SlowHive) -> None:
    """No tile is lost and none is cut off (between turns)."""
    bees = hive.count(0) + hive.count(1) + len(hive.under) + hive.discard["bee"]
    assert bees + sum(hive.reserve) == (20 if hive.mode == "quick" else 40)
    piles = sum((*hive.hands, hive.discard), Counter(hive.stack))
    lying = sum(tile in ("flower", "bear") for tile in hive.tiles.values())
    assert lying + piles.total() - piles["bee"] == (16 if hive.mode == "arcade" else 0)
    assert joined(hive.tiles) == set(hive.tiles)


@pytest.mark.parametrize("seats", [2, 3, 4, 6, 8])
@pytest.mark.parametrize(
    ("mode", "deal"),
    [("quick", "random"), ("arcade", "random"), ("arcade", "even"), ("total", "random")],
)
def test_a_random_game_ends_with_a_reason_and_keeps_its_tiles(
    mode: str, deal: str, seats: int
) -> None:
    rng = random.Random(f"{mode} {seats} {deal}")
    hive = SlowHive(mode, seats, deal)
    while not hive.over:
        keys = hive.keys()
        assert keys == sorted(set(keys))
        assert len(keys) > 1 or hive.prompt == "draw"
        hive.answer(rng.choice(keys))
        if hive.prompt not in ("put", "fetch", "draw"):
            check_tiles(hive)
    assert hive.reason in REASONS[mode]
    assert (hive.keys(), hive.prompt, len(hive.scores)) == ([], None, seats)


@pytest.mark.parametrize("mode", ["quick", "total"])
def test_swapping_the_sides_swaps_nothing_else(mode: str) -> None:
    rng = random.Random(mode)
    one, two = played(SlowHive(mode), "start:workers"), played(SlowHive(mode), "start:drones")
    while not one.over:
        assert one.keys() == two.keys()
        key = rng.choice(one.keys())
        played(one, key)
        played(two, key)
        assert one.scores == two.scores[::-1]
    assert one.reason == two.reason


def test_three_seats_go_round_two_against_one() -> None:
    hive = played(SlowHive("quick", 3), "start:drones")
    order = []
    for _ in range(6):
        order.append(hive.seat)
        hive.answer(hive.keys()[0])
    assert order == [1, 2, 1, 0, 1, 2]


def test_the_first_counts_agree_with_counting_by_hand() -> None:
    for mode in ("quick", "total"):
        assert [SlowHive(mode).perft(depth) for depth in range(4)] == [1, 2, 12, 60]
    assert [SlowHive("arcade").perft(depth) for depth in range(4)] == [1, 2, 8, 32]
    even = SlowHive("arcade", deal="even")
    assert [even.perft(depth) for depth in range(4)] == [1, 2, 12, 84]
