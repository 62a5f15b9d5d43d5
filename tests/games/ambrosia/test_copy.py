"""A copy of a meadow is equal to it and shares nothing with it."""

from __future__ import annotations

import pytest

from skep.games.ambrosia.state import Meadow
from tests.games.ambrosia.tables import lay, new, played_out, started


def filled() -> Meadow:
    """A meadow in which no field has the value that it has in an empty one."""
    meadow = lay(
        {0: "A:Tnn", 4: "B:n/A:n", 20: "B:nnn"}, seats=3, player=1, special={9: "gust"},
        event="surprising-turn", points=(3, 4, 5), jelly=(1, 2, 3), scorings=(1, 1, 2), calm=2,
        ask=True, literal=True, opened=True,
    ).meadow  # fmt: skip
    empty = Meadow()
    meadow.host_lays_meadow = meadow.rematch = meadow.over = meadow.paid_turn = meadow.scored = True
    meadow.grasshopper_turn = meadow.hidden_bee_shown = True
    meadow.starting_player = meadow.turns = meadow.jelly_action = meadow.spaces_used = (
        meadow.ordered
    ) = 1
    meadow.declined = meadow.ended_by = meadow.new_stack = meadow.ordering = 2
    meadow.reason = "stopped"
    same = [name for name in Meadow.FIELDS if getattr(meadow, name) == getattr(empty, name)]
    assert same == [], "give these a value above"
    return meadow


def test_a_copy_has_every_field() -> None:
    meadow = filled()
    assert meadow.copy().dump() == meadow.dump()
    assert meadow.copy().ring is meadow.ring


def test_what_happens_to_a_copy_leaves_the_meadow_alone() -> None:
    meadow = filled()
    before = meadow.dump()
    twin = meadow.copy()
    for name in Meadow.FIELDS:
        field = getattr(twin, name)
        for row in [field, *field] if isinstance(field, list) else []:
            if isinstance(row, list):
                row.append(99)
    for cards in twin.cards():
        cards.put(99)
    assert meadow.dump() == before


def test_a_match_without_cards_is_copied_as_well() -> None:
    meadow = lay({0: "A:nnn", 20: "B:nnn"}).meadow
    assert meadow.copy().dump() == meadow.dump()
    assert meadow.copy().cards() == []


@pytest.mark.parametrize("mode", ["front", "back"])
def test_a_meadow_is_read_back_as_it_was_written(mode: str) -> None:
    for table in played_out(mode, 3, seats=3):
        read = Meadow()
        read.load(table.meadow.dump())
        assert read.dump() == table.meadow.dump()
        if table.meadow.owner:
            assert read.ring.values == table.meadow.ring.values
            assert read.ring.special == table.meadow.ring.special


def test_before_its_parts_are_laid_a_meadow_has_no_ring() -> None:
    assert Meadow().ring.length == 0
    assert new(2, meadow="random").meadow.copy().ring.length == 0
    read = Meadow()
    read.load(new(2, meadow="random").meadow.dump())
    assert read.ring.length == 0
    assert started().meadow.ring.length == len(started().meadow.owner)
