"""What a turn is.  HIV-TURN"""

from __future__ import annotations

from collections import Counter

import pytest

from skep.testing import clause
from tests.games.hivernation.tables import Table, around, drawing, lay, new, placing

MODES = ["quick", "arcade", "total"]


def verbs(table: Table) -> set[str]:
    return {key.partition(":")[0] for key in table.keys}


@clause("HIV-TURN-01")
def test_after_one_bee_it_is_the_other_sides_turn() -> None:
    table = new("quick").play("start:workers", "bee:1,0")
    assert (table.side, table.seat, table.reserve) == ("drones", 1, [9, 10])
    table.play("bee:-1,0")
    assert (table.side, table.seat, table.reserve) == ("workers", 0, [9, 9])


@clause("HIV-TURN-01")
def test_after_one_specialty_it_is_the_other_sides_turn() -> None:
    table = lay("W Q D", hand=["flower", "bear"]).play("use:flower", "flower:-2,0")
    assert (table.side, table.prompt) == ("drones", "play")
    assert (table.hands, table.reserve) == ([["bear"], []], [20, 20])


@clause("HIV-TURN-01")
@pytest.mark.parametrize("mode", MODES)
def test_each_turn_of_a_game_plays_one_tile_and_the_sides_alternate(mode: str) -> None:
    for seed in range(3):
        last: tuple[int, int, int] | None = None
        for table in placing(mode, seed):
            tiles = sum(table.reserve) + sum(len(hand) for hand in table.hands)
            stack = len(table.stack) if mode == "arcade" else 0
            if last is not None:
                drawn = last[2] - stack
                assert (table.hive.side, tiles) == (1 - last[0], last[1] + drawn - 1)
            last = (table.hive.side, tiles, stack)


@clause("HIV-TURN-02")
def test_a_play_is_a_bee_by_the_queen_or_an_own_bee_or_a_pincer_or_a_specialty() -> None:
    table = lay(
        """
                n
           a W D c
              Q
             b
        """,
        hand=["flower", "pesticide"],
    )
    for place in "abc":
        assert table.offers(f"bee:{place}")
    assert not table.offers("bee:n")
    assert {key for key in table.keys if not key.startswith("bee:")} == {
        "use:flower",
        "use:pesticide",
    }
    assert table.why("use:bear") == "HIV-TURN-02"


@clause("HIV-TURN-02")
@pytest.mark.parametrize(
    ("mode", "open_to"),
    [("quick", {"bee"}), ("total", {"bee"}), ("arcade", {"bee", "use"})],
)
def test_no_turn_of_the_placing_phase_offers_anything_else(mode: str, open_to: set[str]) -> None:
    for seed in range(3):
        for table in placing(mode, seed):
            if not table.hive.final:
                assert verbs(table) <= open_to
                assert not any(table.offers(f"use:{kind}") for kind in missing(table))


def missing(table: Table) -> set[str]:
    """The specialties that the side to play does not hold."""
    held = table.hands[table.hive.side] if table.hands else []
    return {"flower", "bear", "pesticide", "beekeeper"} - set(held)


@clause("HIV-TURN-03")
@pytest.mark.parametrize("mode", ["quick", "total"])
def test_specialties_are_for_arcade_only(mode: str) -> None:
    table = lay("W Q D", mode=mode)
    for kind in ("flower", "bear", "pesticide", "beekeeper"):
        assert not table.offers(f"use:{kind}")
        assert table.why(f"use:{kind}") == "HIV-TURN-03"
    arcade = lay("W Q D", hand=["flower"])
    assert arcade.offers("use:flower")


@clause("HIV-TURN-04")
@pytest.mark.parametrize("mode", MODES)
def test_a_side_that_can_play_cannot_pass(mode: str) -> None:
    table = lay("W Q D", mode=mode)
    assert table.why("decline") == "HIV-TURN-04"
    for seed in range(3):
        for played in placing(mode, seed):
            if not played.hive.final:
                assert not {"decline", "pass"} & set(played.keys)


@clause("HIV-TURN-05")
@pytest.mark.parametrize(("side", "shows"), [("workers", "W"), ("drones", "D")])
def test_a_bee_is_put_down_with_its_players_side_up(side: str, shows: str) -> None:
    table = lay("W Q D\n   x", side=side).play("bee:x")
    assert table.shows("x") == shows
    assert Counter(table.tiles.values()) == Counter("QWD" + shows)


@clause("HIV-TURN-06")
@pytest.mark.parametrize("side", ["workers", "drones"])
def test_a_bee_is_never_put_on_top_of_a_tile(side: str) -> None:
    table = lay(
        """
          W D W
         F Q w
          D d B
        """,
        side=side,
    )
    for q, r in table.tiles:
        assert not table.offers(f"bee:{q},{r}")
        assert table.why(f"bee:{q},{r}") == "HIV-TURN-06"


@clause("HIV-TURN-06")
def test_no_bee_place_of_any_game_is_taken() -> None:
    for mode in MODES:
        for table in placing(mode, 1):
            taken = {f"bee:{q},{r}" for q, r in table.tiles}
            assert not taken & set(table.keys)


@clause("HIV-TURN-07")
@pytest.mark.parametrize("side", ["workers", "drones"])
def test_the_first_tile_is_a_bee_beside_the_queen(side: str) -> None:
    hand = ["beekeeper", "flower", "bear", "pesticide"]
    table = lay("Q", side=side, hand=hand, other_hand=hand)
    assert set(table.keys) == {f"bee:{q},{r}" for q, r in around((0, 0))}
    for kind in ("flower", "bear", "pesticide"):
        assert table.why(f"use:{kind}") == "HIV-TURN-07"


@clause("HIV-TURN-07")
def test_the_second_tile_may_be_a_bear() -> None:
    table = lay("Q", other_hand=["bear"]).play("bee:1,0", "use:bear", "bear:2,0")
    assert table.drawing == drawing("Q w B")
