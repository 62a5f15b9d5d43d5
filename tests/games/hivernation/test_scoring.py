"""Who has won.  HIV-SCORE"""

from __future__ import annotations

import pytest

from skep.games.hivernation import GAME
from skep.testing import clause
from tests.games.hivernation.tables import Table, lay, played_out


def scores(table: Table) -> list[int]:
    """The scores, which the score sheet must bear out."""
    found = GAME.scores(table.hive)
    assert [line["points"] for line in GAME.sheet(table.hive)] == found
    return found


@clause("HIV-SCORE-01")
def test_each_side_counts_the_bees_that_show_it() -> None:
    assert scores(lay("W W Q D\n D D D")) == [2, 4]


@clause("HIV-SCORE-01")
def test_who_put_a_bee_down_does_not_matter() -> None:
    table = lay("x D D W\n   Q")
    assert scores(table) == [1, 2]
    table.play("bee:x")
    assert scores(table) == [4, 0]


@clause("HIV-SCORE-01")
@pytest.mark.parametrize("mode", ["quick", "arcade", "total"])
def test_in_whole_games_the_score_is_what_lies_on_the_table(mode: str) -> None:
    for seed in range(3):
        for table in played_out(mode, seed):
            shown = list(table.tiles.values())
            workers = shown.count("W") + shown.count("w")
            drones = shown.count("D") + shown.count("d")
            assert scores(table) == [workers, drones]


@clause("HIV-SCORE-02")
@pytest.mark.parametrize(
    ("hive", "payoffs", "ranks"),
    [("W W Q D", [1.0, 0.0], [1, 2]), ("W Q D D", [0.0, 1.0], [2, 1])],
)
def test_the_side_with_more_wins(hive: str, payoffs: list[float], ranks: list[int]) -> None:
    table = lay(hive, final=True).play("decline")
    assert table.over
    assert GAME.payoffs(table.hive) == payoffs
    assert GAME.ranks(table.hive) == ranks


@clause("HIV-SCORE-02")
def test_one_bee_more_is_as_good_as_ten() -> None:
    near, far = lay("W W Q D"), lay("W W W W W W Q D")
    assert GAME.payoffs(near.hive) == GAME.payoffs(far.hive)


@clause("HIV-SCORE-03")
def test_discarded_bees_are_not_counted() -> None:
    table = lay("W W Q D", hand=["pesticide"]).play("use:pesticide", "pesticide:-2,0")
    assert (table.discard["bee"], scores(table)) == (2, [0, 1])
    assert scores(lay("W Q D", discard={"bee": 9})) == [1, 1]


@clause("HIV-SCORE-04")
def test_bees_of_a_reserve_are_not_counted() -> None:
    assert scores(lay("W Q D", reserve=(20, 1))) == [1, 1]
    assert scores(lay("W Q D", reserve=(1, 20))) == [1, 1]


@clause("HIV-SCORE-05")
def test_the_queen_and_specialties_are_not_counted() -> None:
    assert scores(lay("F w B Q F F D")) == [1, 1]
    table = lay("W Q D\n x", hand=["flower"], other_hand=["bear"])
    table.play("use:flower", "flower:x", "use:bear", "bear:2,0")
    assert scores(table) == [1, 1]


@clause("HIV-SCORE-06")
@pytest.mark.parametrize(
    ("kind", "at", "left"), [("bear", "-2,0", [1, 2]), ("bear", "2,0", [2, 1])]
)
def test_a_bee_under_a_specialty_is_not_counted(kind: str, at: str, left: list[int]) -> None:
    table = lay("W W Q D D", hand=[kind]).play(f"use:{kind}", f"{kind}:{at}")
    assert scores(table) == left
    for _ in range(2):
        table.play(table.keys[-1])
    assert sum(scores(table)) == 5


@clause("HIV-SCORE-06")
def test_in_whole_games_covered_bees_are_the_ones_that_nobody_counts() -> None:
    for seed in range(6):
        for table in played_out("arcade", seed):
            if table.prompt == "play":
                bees = 40 - sum(table.reserve) - table.discard.get("bee", 0)
                assert sum(scores(table)) == bees - len(table.hive.under)


@clause("HIV-SCORE-07")
def test_equal_numbers_are_a_draw() -> None:
    table = lay("W W Q D D", final=True).play("decline")
    assert (table.over, scores(table)) == (True, [2, 2])
    assert GAME.payoffs(table.hive) == [0.5, 0.5]
    assert GAME.ranks(table.hive) == [1, 1]


@clause("HIV-SCORE-07")
def test_in_a_drawn_team_game_nobody_is_ahead() -> None:
    table = lay("W W Q D D", mode="quick", seats=4)
    assert GAME.payoffs(table.hive) == [0.5] * 4
