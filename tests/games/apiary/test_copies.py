"""A copy of a state stays as it is, whatever happens to the one that it was taken from."""

from __future__ import annotations

import pytest

from skep.games.apiary import GAME
from skep.games.apiary.state import Colony
from tests.games.apiary.solo import Solo
from tests.games.apiary.tables import Table

STORIES = {
    "explore": ["place:explore:1", "fly:1,2"],
    "research": ["place:research:2"],
    "advance": ["place:advance:1", "take:farm:1", "hex:1,-1"],
    "grow": ["place:grow:2", "grow:frame", "frame:2,0:1"],
    "convert": ["place:convert:2", "convert:wax"],
    "card": ["benefit:seed-01"],
    "tokens of the box": ["place:advance:2", "take:development:2", "hex:1,-1"],
    "retrieve": ["retrieve"],
}


@pytest.mark.parametrize("story", STORIES)
def test_of_the_players_turn(story: str) -> None:
    table = Table().workers(0, 1, 2).workers(1, 1, 1).on("explore", 0, 4).on("explore", 1, 1)
    table.goods(0, pollen=4, fiber=4, water=4, wax=2).hand(0, "seed-01")
    table.row("farm", "clover-meadow").row("development", "abundance", "cartography")
    assert table.position is not None
    twin = table.state.copy()
    assert GAME.view(twin, 0) == GAME.view(table.state, 0)
    before = twin.dump()
    for key in STORIES[story]:
        if key in table.keys:
            table.do(key)
    while table.prompt not in ("turn", ""):
        table.do(table.keys[0])
    assert table.state.dump() != before
    assert twin.dump() == before


@pytest.mark.parametrize("card", range(1, 15))
def test_of_her_turn(card: int) -> None:
    table = Solo(card, support=1 + card % 14).out("gray", "explore", 4).out("yellow", "grow", 4)
    twin = table.state.copy()
    before = twin.dump()
    table.play()
    assert table.state.dump() != before
    assert twin.dump() == before


def test_a_state_that_is_read_back_knows_the_abilities_and_the_spots_of_its_seats() -> None:
    table = Table(2, ["casi", "ana"]).built(0, "quartermaster", (1, -1)).workers(0, 1)
    assert table.position is not None
    read = Colony()
    read.load(table.state.dump())
    assert read.powers == table.state.powers
    assert read.listening == table.state.listening
    assert [each.takes for each in read.spots] == [each.takes for each in table.state.spots]


def test_what_lies_open_is_in_a_zone_as_well() -> None:
    state = Table().state
    cards = [zone.cards for zone in state.zones()]
    assert state.row in cards
    assert state.dances in cards
    assert len(cards) > len(state.hidden())
