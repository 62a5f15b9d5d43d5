"""The Beekeeper.  HIV-KEEPER"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from skep.games.hivernation import GAME
from skep.testing import clause
from tests.games.hivernation.tables import Table, drawing, lay, played_out

RING = """
      W W
     W Q W
      W W
    """
"""The Drones can put a bee nowhere here."""


def keeper(
    hive: str = "D W Q\n   x",
    discard: Mapping[str, int] | None = None,
    side: str = "workers",
    **more: tuple[str, ...],
) -> Table:
    """A side with a Beekeeper and this discard pile."""
    full = {"bee": 2, "flower": 1, "bear": 1, "pesticide": 1}
    return lay(
        hive,
        side=side,
        hand=["beekeeper", *more.get("hand", ())],
        stack=more.get("stack", ()),
        discard=full if discard is None else discard,
    )


@clause("HIV-KEEPER-01")
def test_a_beekeeper_is_never_put_into_the_hive() -> None:
    keys = GAME.vocabulary(GAME.settle("arcade"))
    assert not [key for key in keys if key.startswith("beekeeper:")]
    table = keeper().play("use:beekeeper")
    assert table.prompt == "fetch"
    table.play("fetch:flower", "flower:x")
    assert table.drawing == drawing("D W Q\n   F")


@clause("HIV-KEEPER-02")
@pytest.mark.parametrize(
    ("kind", "left"),
    [
        ("bee", {"bee": 1, "flower": 1, "bear": 1, "pesticide": 1}),
        ("flower", {"bee": 2, "bear": 1, "pesticide": 1}),
        ("bear", {"bee": 2, "flower": 1, "pesticide": 1}),
    ],
)
def test_it_is_exchanged_for_one_tile_of_the_discard_pile(kind: str, left: dict[str, int]) -> None:
    table = keeper(hand=("flower",))
    table.play("use:beekeeper", f"fetch:{kind}")
    assert table.discard == left
    table.play(f"{kind}:x")
    assert table.discard == left | {"beekeeper": 1}
    assert (table.hands, table.side) == ([["flower"], []], "drones")


@clause("HIV-KEEPER-03")
def test_the_player_chooses_among_all_that_was_discarded() -> None:
    table = keeper().play("use:beekeeper")
    assert set(table.keys) == {"fetch:bee", "fetch:flower", "fetch:bear", "fetch:pesticide"}
    some = keeper(discard={"bee": 1, "pesticide": 2}).play("use:beekeeper")
    assert set(some.keys) == {"fetch:bee", "fetch:pesticide"}


@clause("HIV-KEEPER-04")
@pytest.mark.parametrize("kind", ["bee", "flower", "bear", "pesticide"])
def test_the_chosen_tile_is_played_at_once(kind: str) -> None:
    table = keeper().play("use:beekeeper", f"fetch:{kind}")
    assert (table.prompt, table.seat, table.hands) == ("put", 0, [[], []])
    assert {key.partition(":")[0] for key in table.keys} == {kind}
    table.play(table.keys[0])
    assert (table.prompt, table.seat, table.hands) == ("play", 1, [[], []])


@clause("HIV-KEEPER-05")
@pytest.mark.parametrize("kind", ["bee", "flower", "bear", "pesticide"])
def test_only_after_that_the_beekeeper_goes_to_the_discard_pile(kind: str) -> None:
    table = keeper().play("use:beekeeper")
    assert "beekeeper" not in table.discard
    table.play(f"fetch:{kind}")
    assert "beekeeper" not in table.discard
    table.play(table.keys[0])
    assert table.discard["beekeeper"] == 1
    assert table.hands == [[], []]


@clause("HIV-KEEPER-06")
def test_without_a_discard_pile_a_beekeeper_waits() -> None:
    table = keeper(discard={})
    assert not table.offers("use:beekeeper")
    assert table.why("use:beekeeper") == "HIV-KEEPER-06"
    table.play("bee:x")
    assert table.hands[0] == ["beekeeper"]


@clause("HIV-KEEPER-06")
def test_a_beekeeper_is_no_use_if_the_discarded_bee_has_no_place() -> None:
    bee_only = keeper(RING, {"bee": 3}, "drones", hand=("bear", "flower"))
    assert set(bee_only.keys) == {"use:bear", "use:flower"}
    assert bee_only.why("use:beekeeper") == "HIV-KEEPER-06"
    with_flower = keeper(RING, {"bee": 3, "flower": 1}, "drones", hand=("bear",))
    assert set(with_flower.keys) == {"use:bear", "use:beekeeper"}
    with_flower.play("use:beekeeper")
    assert {key.partition(":")[0] for key in with_flower.keys} == {"flower"}


@clause("HIV-KEEPER-06")
def test_in_an_empty_hive_only_a_bee_can_be_fetched() -> None:
    assert not keeper("Q", {"flower": 1, "bear": 1, "pesticide": 1}).offers("use:beekeeper")
    table = keeper("Q", {"flower": 1, "bee": 1})
    assert table.offers("use:beekeeper")
    table.play("use:beekeeper")
    assert {key.partition(":")[0] for key in table.keys} == {"bee"}


@clause("HIV-KEEPER-07")
def test_it_cannot_fetch_another_beekeeper() -> None:
    table = keeper(discard={"beekeeper": 1, "bee": 1, "bear": 1}).play("use:beekeeper")
    assert set(table.keys) == {"fetch:bee", "fetch:bear"}
    assert table.why("fetch:beekeeper") == "HIV-KEEPER-07"
    assert not keeper(discard={"beekeeper": 1}).offers("use:beekeeper")


@clause("HIV-KEEPER-08")
@pytest.mark.parametrize(("side", "shows"), [("workers", "W"), ("drones", "D")])
def test_a_fetched_bee_shows_its_players_side_whoever_had_it(side: str, shows: str) -> None:
    other = "drones" if side == "workers" else "workers"
    enemy = "1,0" if side == "workers" else "-1,0"
    table = lay("W Q D\n   x", side=other, hand=["pesticide"], other_hand=["beekeeper"])
    table.play("use:pesticide", f"pesticide:{enemy}", "use:beekeeper", "fetch:bee", "bee:x")
    assert table.shows("x") == shows
    assert sorted(table.bees) == [0, 2]


@clause("HIV-KEEPER-09")
def test_a_fetched_bee_attacks_and_draws_its_bonus_tile() -> None:
    table = keeper("W D x D W\n   F Q", {"bee": 1, "bear": 1}, stack=("flower", "bear"))
    table.play("use:beekeeper", "fetch:bee", "bee:x")
    assert table.drawing == drawing("W W W W W\n   F Q")
    assert table.prompt == "draw"
    table.play("tile:bear")
    assert (table.hands[0], table.discard) == (["bear"], {"bear": 1, "beekeeper": 1})


@clause("HIV-KEEPER-09")
def test_a_fetched_bee_lies_where_any_bee_may_and_nowhere_else() -> None:
    hive = "n D D Q W F m\n   x"
    plain = [key for key in lay(hive).keys if key.startswith("bee:")]
    table = keeper(hive).play("use:beekeeper", "fetch:bee")
    assert table.keys == plain
    assert not table.offers("bee:n")
    assert not table.offers("bee:m")


@clause("HIV-KEEPER-09")
@pytest.mark.parametrize(
    ("kind", "after"),
    [
        ("flower", "W F Q\n W"),
        ("bear", "d B Q\n d"),
        ("pesticide", "Q"),
    ],
)
def test_a_fetched_specialty_acts_as_one_of_the_hand(kind: str, after: str) -> None:
    table = keeper("D W Q\n D").play("use:beekeeper", f"fetch:{kind}", f"{kind}:-1,0")
    assert table.drawing == drawing(after)


@clause("HIV-KEEPER-10")
def test_a_fetched_bee_is_not_one_of_the_reserve_and_signals_nothing() -> None:
    table = keeper(discard={"bee": 1, "bear": 1})
    table.hive.reserve = [1, 7]
    table.play("use:beekeeper", "fetch:bee", "bee:x")
    assert (table.reserve, table.hive.final) == ([1, 7], False)
    assert not table.offers("decline")


@clause("HIV-KEEPER-10")
def test_in_whole_games_only_a_bee_of_the_reserve_lowers_the_reserve() -> None:
    for seed in range(8):
        before = [20, 20]
        fetched = False
        for table in played_out("arcade", seed):
            fetched |= table.prompt in ("fetch", "put")
            if table.prompt == "play" or table.over:
                spent = sum(before) - sum(table.reserve)
                assert spent in ((0,) if fetched else (0, 1))
                before, fetched = table.reserve[:], False


@clause("HIV-KEEPER-09", "HIV-MULTI-03")
def test_a_fetched_bee_that_closes_no_line_or_one_draws_nothing() -> None:
    for hive in ("x Q D\n   W", "x D W\n   Q"):
        table = lay(hive, hand=["beekeeper"], discard={"bee": 1}, stack=["bear", "flower"])
        table.play("use:beekeeper", "bee:x")
        assert (table.prompt, len(table.stack), table.hands[0]) == ("play", 2, [])


@clause("HIV-KEEPER-06", "HIV-ATT-01")
def test_with_the_queen_alone_a_beekeeper_fetches_a_bee_and_nothing_else() -> None:
    table = lay("Q", hand=["beekeeper", "flower"], discard={"bee": 1, "bear": 1})
    assert table.offers("use:beekeeper")
    assert not table.offers("use:flower")
    table.play("use:beekeeper")  # the bee is the only choice, so it is fetched unasked
    assert (table.prompt, table.offers("bee:1,0")) == ("put", True)
    assert table.discard == {"bear": 1}
