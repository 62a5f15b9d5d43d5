"""A side that cannot place a bee.  HIV-DOM"""

from __future__ import annotations

import pytest

from skep.games.hivernation import GAME
from skep.testing import clause
from tests.games.hivernation.tables import Table, drawing, lay

RING = """
      W W
     W Q W
      W x
    """
"""Once a Worker is on `x` too, the Drones can put a bee nowhere."""


def ringed(mode: str = "arcade", hand: tuple[str, ...] = (), **discard: int) -> Table:
    """The Workers close the ring around the Queen; the Drones are next."""
    return lay(RING, mode=mode, other_hand=hand, discard=discard).play("bee:x")


@clause("HIV-DOM-01")
@pytest.mark.parametrize("swapped", [False, True])
@pytest.mark.parametrize("mode", ["quick", "total"])
def test_a_side_with_bees_but_no_place_ends_the_game(mode: str, swapped: bool) -> None:
    table = lay(RING, mode=mode, swapped=swapped).play("bee:x")
    assert (table.over, table.reason) == (True, "blocked")
    assert min(table.reserve) > 0


@clause("HIV-DOM-01")
@pytest.mark.parametrize("mode", ["quick", "total"])
def test_a_side_with_one_place_left_goes_on(mode: str) -> None:
    table = lay("  W y\n W Q W\n  W x", mode=mode).play("bee:x")
    assert not table.over
    assert table.tiles[table.names["y"]] == "D"  # its only place, taken unasked


@clause("HIV-DOM-01")
@pytest.mark.parametrize("mode", ["quick", "arcade", "total"])
def test_a_side_that_can_only_attack_is_not_blocked(mode: str) -> None:
    table = lay(
        """
            c   a
           W W W
          W Q D W e
           W W W
            g   f
        """,
        mode=mode,
        side="drones",
    )
    attacks = sorted(table.key(f"bee:{place}") for place in "acefg")
    assert (table.over, sorted(table.keys)) == (False, attacks)


@clause("HIV-DOM-02")
def test_in_arcade_a_blocked_side_must_play_a_specialty() -> None:
    table = ringed(hand=("bear", "flower"))
    assert (table.over, table.side) == (False, "drones")
    assert sorted(table.keys) == ["use:bear", "use:flower"]
    assert table.reserve[1] == 20


@clause("HIV-DOM-02")
def test_a_blocked_side_may_be_saved_by_a_beekeeper() -> None:
    table = ringed("arcade", ("beekeeper", "flower"), bear=1)
    assert sorted(table.keys) == ["use:beekeeper", "use:flower"]


@clause("HIV-DOM-03")
def test_after_a_bear_it_may_place_bees_again() -> None:
    table = ringed(hand=("bear", "flower")).play("use:bear", "bear:1,0", "bee:-2,0")
    assert table.side == "drones"
    assert {"bee:2,0", "bee:2,-1"} <= set(table.keys)


@clause("HIV-DOM-03")
def test_after_a_flower_it_may_place_bees_again() -> None:
    table = ringed(hand=("bear", "flower")).play("use:flower", "flower:1,0", "bee:-2,0")
    assert any(key.startswith("bee:") for key in table.keys)
    assert table.bees[1] == 2


@clause("HIV-DOM-03")
def test_if_the_hive_still_allows_no_bee_it_plays_its_next_specialty() -> None:
    far = "  W W\n W Q W W F x\n  W W"
    table = lay(far, side="drones", hand=["flower", "flower", "bear"])
    table.play("use:flower", "flower:x")
    table.play("bee:-2,0")
    assert (table.over, sorted(table.keys)) == (False, ["use:bear", "use:flower"])


@clause("HIV-DOM-04")
@pytest.mark.parametrize("hand", [(), ("beekeeper",)])
def test_in_arcade_the_game_is_over_once_no_tile_can_be_played(hand: tuple[str, ...]) -> None:
    table = ringed(hand=hand)
    assert (table.over, table.reason) == (True, "blocked")
    assert (table.reserve, table.hands[1]) == ([19, 20], list(hand))


@clause("HIV-DOM-04")
def test_a_beekeeper_that_could_only_fetch_a_bee_does_not_help() -> None:
    table = ringed("arcade", ("beekeeper",), bee=2)
    assert (table.over, table.reason) == (True, "blocked")


@clause("HIV-DOM-05")
@pytest.mark.parametrize("mode", ["quick", "arcade", "total"])
def test_the_side_with_more_bees_then_wins(mode: str) -> None:
    table = ringed(mode)
    assert (table.over, table.bees) == (True, [6, 0])
    assert GAME.payoffs(table.hive) == [1.0, 0.0]


@clause("HIV-DOM-05")
def test_the_blocked_side_wins_if_it_has_more_bees() -> None:
    table = lay(
        """
          F F
         F D F
        W Q D F
         x F F
        """,
        hand=["flower"],
    ).play("use:flower", "flower:x")
    assert (table.over, table.reason, table.bees) == (True, "blocked", [1, 2])
    assert GAME.payoffs(table.hive) == [0.0, 1.0]


@clause("HIV-DOM-06")
@pytest.mark.parametrize("mode", ["quick", "arcade", "total"])
def test_a_side_without_a_bee_has_not_lost_while_bees_are_placed(mode: str) -> None:
    table = lay("W D x\n Q", mode=mode).play("bee:x")
    assert (table.bees, table.over, table.side) == ([3, 0], False, "drones")
    table.play("bee:-1,1")
    assert table.drawing == drawing("W W W\n Q\nD")
    assert not table.over
