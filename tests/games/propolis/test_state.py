"""The state can be copied and written down whole, and a copy shares nothing that changes."""

from __future__ import annotations

from typing import Any

import pytest

import skep
from skep.games.propolis import GAME
from skep.games.propolis.game import Propolis
from skep.games.propolis.state import PLAYING, Realm
from skep.kernel.chance import Dice
from skep.kernel.position import Position
from skep.kernel.zones import Zone
from skep.testing.case import position_of
from tests.games.propolis.tables import lay


def filled(solo: bool) -> Realm:
    """A realm in which every field has a value of its own."""
    realm = Realm()
    for number, name in enumerate(Realm.FIELDS, 3):
        now = getattr(realm, name)
        values: dict[type, Any] = {
            bool: True, int: number, str: name, list: [number, number + 1],
            Zone: Zone([number, number + 2], 0),
        }  # fmt: skip
        setattr(realm, name, values[type(now)])
    realm.phase, realm.solo = PLAYING, solo
    realm.hives = [[101, 4], [102]]
    realm.hive_bits = [1 << 101 | 1 << 4, 1 << 102]
    return realm


@pytest.mark.parametrize("solo", [False, True])
def test_a_copy_has_every_field(solo: bool) -> None:
    realm = filled(solo)
    assert realm.copy().dump() == realm.dump()
    assert realm.copy().hive_bits == realm.hive_bits


@pytest.mark.parametrize("solo", [False, True])
def test_what_is_played_on_a_copy_leaves_the_original_as_it_was(solo: bool) -> None:
    match = skep.new("propolis", seats=1 if solo else 3, seed=3)
    position = position_of(match)
    before = position.state.dump()
    for seed in range(3):
        twin, dice = position.clone(), Dice(seed)
        while not twin.over:
            twin.answer(twin.options[dice.below(len(twin.options))])
        assert twin.state.dump() != before
        assert position.state.dump() == before


def test_a_state_that_was_written_down_is_read_back_with_the_bits_of_its_hives() -> None:
    realm = filled(True)
    read = Realm()
    read.load(realm.dump())
    assert read.dump() == realm.dump()
    assert read.hive_bits == realm.hive_bits


def test_every_key_can_be_offered_somewhere() -> None:
    game = Propolis()
    two, four = (game.vocabulary(game.settle(seats=seats)) for seats in (2, 4))
    solo = game.vocabulary(game.settle(seats=1))
    assert {key for key in four if key not in two} == {
        key for key in four if key.split(":")[-1].startswith("3,")
    }
    assert {key.split(":")[0] for key in two if key not in solo} == {"take", "decline"}
    assert {key.split(":")[0] for key in solo if key not in two} == {"solo", "mark"}
    for keys, places in ((two, 8), (four, 12), (solo, 8)):
        assert sum(key.startswith("deploy:") for key in keys) == places
        assert sum(key.startswith("fortify:") for key in keys) == 4 * places
    for verb, number in (("landscape", 20), ("structure", 60), ("start", 12), ("palace", 12),
                         ("gather", 5), ("trade", 25), ("spaces", 15), ("gain", 5)):  # fmt: skip
        assert sum(key.startswith(f"{verb}:") for key in two) == number


def test_a_landscape_that_is_open_again_belongs_to_nobody() -> None:
    table = lay(bees={"1,1": "0:SS", "1,2": "1:S."}).play("retreat:all")
    assert table.realm.owner == [-1, 1, -1, -1, -1, -1, -1, -1]


def test_what_is_dealt_on_a_copy_is_still_in_the_pile_of_the_original() -> None:
    start = Position.start(GAME, GAME.setup(GAME.settle(seats=2)))
    before = start.state.dump()
    twin = start.clone()
    while twin.state.prompt.name != "palace":
        twin.answer(twin.options[0])
    assert twin.state.dump()["start_and_palace_pile"] != before["start_and_palace_pile"]
    assert start.state.dump() == before


@pytest.mark.parametrize("seats", [1, 3])
def test_the_bits_of_the_hives_are_those_of_the_cards_from_the_first_deal_on(seats: int) -> None:
    realm = position_of(skep.new("propolis", seats=seats, seed=2)).state
    assert isinstance(realm, Realm)
    assert all(realm.hives)
    assert realm.hive_bits == [sum(1 << card for card in hive) for hive in realm.hives]
