"""What is in the box, and the board before the first turn.  APY-COMP, APY-SETUP"""

from __future__ import annotations

import pytest

import skep
from skep.games.apiary import GAME
from skep.games.apiary.board import LIMITS, SIDES, side_for
from skep.games.apiary.box import (
    CARVINGS,
    DANCES,
    DEVELOPMENTS,
    FACTIONS,
    FARMS,
    FRAME_KINDS,
    FRAMES,
    MATS,
    PLANETS,
    RECRUITS,
    SEEDS,
    STEPS,
    TILES,
    TOKENS,
    Piece,
)  # fmt: skip
from skep.games.apiary.state import NONE, SUPPLY, Colony
from skep.testing import clause
from skep.testing.case import position_of
from tests.games.apiary.tables import Table

SEATS = (2, 3, 4, 5)


def begun(seats: int, seed: int = 1, mode: str = "standard", **values: bool) -> Colony:
    """A match whose factions have just been chosen."""
    match = skep.Match(GAME, GAME.settle(mode, seats, values), seed)
    while match.decision.prompt in ("faction", "draft", "keep-tile"):
        match.answer(match.decision.keys[0])
    state = position_of(match).state
    assert isinstance(state, Colony)
    return state


def test_the_shelf_says_how_long_and_how_heavy_it_is() -> None:
    assert (GAME.minutes, GAME.weight) == ((60, 90), 4)


@clause("APY-SOLO-08", "APY-SEEDV-05")
def test_settings_that_nobody_chose_are_those_of_the_rulebook() -> None:
    plain = {"seed_limit": False, "two_seed_token": True, "lone_benefit": False, "ask_favor": False}
    assert GAME.settle().values == plain
    assert GAME.settle("solo").values == {**plain, "level": 1}
    levels = next(setting for setting in GAME.settings if setting.name == "level")
    assert levels.choices == (1, 2, 3, 4)


@clause("APY-COMP-01")
def test_one_to_five_play_and_one_means_solo() -> None:
    assert {seats for mode in GAME.modes for seats in mode.seats} == {1, 2, 3, 4, 5}
    assert [mode.name for mode in GAME.modes if 1 in mode.seats] == ["solo"]


@clause("APY-COMP-02", "APY-SETUP-01", "APY-SOLO-02")
def test_the_board_has_a_side_for_up_to_three_and_one_for_more() -> None:
    assert [SIDES[side_for(seats)].id for seats in (1, 2, 3, 4, 5)] == [
        "side-1-3", "side-1-3", "side-1-3", "side-4-5", "side-4-5"
    ]  # fmt: skip
    assert [Table(seats).state.side for seats in SEATS] == [0, 0, 1, 1]


@clause("APY-COMP-03", "APY-MAT-01")
def test_there_are_five_hive_mats() -> None:
    assert {mat.id for mat in MATS} == {"langstroth", "log", "bastian", "skep", "warre"}
    assert len(MATS) == 5


@clause("APY-COMP-04", "APY-COMP-06", "APY-COMP-18", "APY-COMP-19")
def test_each_seat_has_its_docking_mat_four_workers_and_seven_hibernation_tokens() -> None:
    assert max(mode_seats for mode in GAME.modes for mode_seats in mode.seats) == 5
    for seats in SEATS:
        state = begun(seats)
        view = GAME.view(state, None)["seats"]
        assert len(state.where) == 4 * seats
        assert [own["sleepers_left"] for own in view] == [7] * seats
        tracks = [own["vp"] for own in view], [own["favor"] for own in view]
        assert [len(track) for track in tracks] == [seats, seats]
        assert [own["taught"] for own in view] == [None] * seats


@clause("APY-COMP-05", "APY-FRAME-01", "APY-FRAME-02")
def test_there_are_fifteen_frames_of_four_hexes_two_of_them_with_a_seed() -> None:
    table = Table()
    assert FRAMES == table.state.frames_left == 15
    assert len(FRAME_KINDS) == 4
    table.frame(0, (2, 0))
    hexes = [each for each in GAME.view(table.state, 0)["seats"][0]["hexes"] if each["frame"] == 0]
    assert sorted(each["bonus"] for each in hexes) == ["", "", "gain:seed:1", "gain:seed:1"]


@clause("APY-COMP-07", "APY-SETUP-05")
@pytest.mark.parametrize("seats", SEATS)
def test_one_ship_for_all_begins_on_its_marked_spot(seats: int) -> None:
    sky = GAME.view(begun(seats), None)["explore"]
    starts = [spot["at"] for spot in sky["spots"] if spot["start"]]
    assert starts == [sky["ship"]]


@clause(
    "APY-COMP-08", "APY-COMP-09", "APY-COMP-10", "APY-COMP-11", "APY-COMP-12", "APY-COMP-13",
    "APY-COMP-14", "APY-COMP-15", "APY-COMP-16", "APY-COMP-17",
)  # fmt: skip
def test_tiles_cards_and_tokens_are_counted() -> None:
    def count(pieces: list[Piece]) -> int:
        return sum(piece.count for piece in pieces)

    assert [count(each) for each in (FARMS, RECRUITS, DEVELOPMENTS, CARVINGS)] == [40, 30, 29, 30]
    assert len(FACTIONS) == len({f.id for f in FACTIONS}) == 20
    assert sum(faction.starter for faction in FACTIONS) == 5
    assert all(len(faction.sides) == 2 for faction in FACTIONS)
    assert [count(each) for each in (PLANETS, TOKENS, DANCES, STEPS, SEEDS)] == [15, 20, 5, 9, 45]
    state = begun(4)
    in_play = [*state.box.cards, *(token for token in state.tokens if token != NONE)]
    assert len(in_play) == 20


@clause("APY-COMP-20", "APY-COMP-21", "APY-COMP-22")
def test_tokens_of_resources_are_not_limited() -> None:
    """APY-Q04: the counts in the box are no limit; more may be gained than there are tokens."""
    table = Table().workers(0, 1).workers(1, 1).goods(0, honey=12, pollen=25, water=25)
    table.do("place:convert:1", "convert:honey")
    assert table.held(0) == {"pollen": 23, "water": 24, "honey": 13}


@clause("APY-COMP-23", "APY-HIB-12")
@pytest.mark.parametrize("seed", range(6))
def test_a_worker_always_shows_1_to_4(seed: int) -> None:
    match = skep.new("apiary", seats=2 + seed % 4, seed=seed)
    state = position_of(match).state
    assert isinstance(state, Colony)
    for turn in range(200):
        if match.over:
            return
        shown = {s for s, where in zip(state.strength, state.where) if where != SUPPLY}
        assert shown <= {1, 2, 3, 4}
        match.answer(match.decision.keys[turn * 7 % len(match.decision.keys)])


@clause("APY-COMP-24")
def test_nobody_has_more_than_four_workers() -> None:
    table = Table().workers(0, 1, 1).on("explore", 0, 1).workers(0, 2, landing=True)
    table.hand(0, "seed-16").workers(1, 1)
    assert LIMITS["workers"] == 4
    assert "benefit:seed-16" not in table.keys
    assert "resource:seed-16" in table.keys


@clause("APY-COMP-25")
def test_the_small_side_has_fewer_planets_spaces_and_carvings() -> None:
    small, large = SIDES
    assert len(small.planets) < len(large.planets)
    assert len(small.actions) < len(large.actions)
    assert small.carvings < large.carvings


# The board


@clause("APY-SETUP-02", "APY-SETUP-03", "APY-SETUP-04")
@pytest.mark.parametrize("seats", SEATS)
def test_planets_are_hidden_and_every_spot_has_a_token(seats: int) -> None:
    state = begun(seats)
    side = SIDES[state.side]
    assert len(state.skies) == 15
    assert not state.skies.seen_by(0)
    assert [cell for cell, token in enumerate(state.tokens) if token != NONE] == side.planets
    assert set(state.planets) == {NONE}
    assert len(state.box) == 20 - len(side.planets)
    assert state.tokens != begun(seats, seed=2).tokens


@clause("APY-SETUP-06", "APY-SETUP-07")
@pytest.mark.parametrize("seats", SEATS)
def test_a_random_dance_lies_on_each_spot(seats: int) -> None:
    state = begun(seats)
    assert len(set(state.dances)) == len(state.dances) == SIDES[state.side].dances
    assert {tuple(begun(seats, seed).dances) for seed in range(8)} != {tuple(state.dances)}


@clause("APY-SETUP-08", "APY-DANCE-06")
def test_all_dance_tokens_are_open_to_all() -> None:
    view = GAME.view(begun(3), None)
    assert view["dance_tokens"] == [step.id for step in STEPS]


@clause("APY-SETUP-09", "APY-SETUP-19")
def test_seed_cards_are_hidden_and_nobody_starts_with_one() -> None:
    state = begun(4)
    assert len(state.deck) == 45
    assert not state.deck.seen_by(2)
    assert [len(hand) for hand in state.hands] == [0] * 4


@clause("APY-SETUP-10", "APY-SETUP-11", "APY-SETUP-12", "APY-SETUP-13", "APY-SETUP-14")
@pytest.mark.parametrize("seats", SEATS)
def test_three_tiles_lie_open_in_each_row_and_the_rest_in_stacks(seats: int) -> None:
    state = begun(seats, mode="first-game")
    kinds = [TILES[tile].kind for tile in state.row]
    assert kinds == ["farm"] * 3 + ["recruit"] * 3 + ["development"] * 3
    assert [len(stack) for stack in state.stacks] == [37, 27, 26]
    assert [stack.seen_by(0) for stack in state.stacks] == [False] * 3
    assert [{TILES[t].kind for t in stack.cards} for stack in state.stacks] == [
        {"farm"}, {"recruit"}, {"development"}
    ]  # fmt: skip


@clause("APY-SETUP-15", "APY-SETUP-16")
@pytest.mark.parametrize("seats", SEATS)
def test_a_carving_lies_on_each_slot_and_the_others_are_out(seats: int) -> None:
    state = begun(seats)
    assert len(set(state.carvings)) == SIDES[state.side].carvings
    assert {TILES[tile].kind for tile in state.carvings} == {"carving"}
    assert not any(TILES[t].kind == "carving" for stack in state.stacks for t in stack.cards)


@clause("APY-SETUP-17")
def test_frames_and_resources_are_common() -> None:
    assert begun(5).frames_left == 15
    table = Table().workers(0, 2).goods(0, pollen=2).workers(1, 1)
    table.do("place:grow:2", "grow:frame", "frame:2,0:1")
    assert table.state.frames_left == 14


@clause("APY-SETUP-18")
def test_nobody_stands_on_the_board_and_nothing_is_taught() -> None:
    state = begun(3)
    assert set(state.space) == set(state.pods) == set(state.taught) == {NONE}
