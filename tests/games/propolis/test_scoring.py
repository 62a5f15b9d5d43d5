"""What a hive is worth, and the rulebook's own example.  PRP-SCORE, PRP-EX"""

from __future__ import annotations

import pytest

from skep.games.propolis import GAME
from skep.games.propolis.rules.scoring import card_points
from skep.testing import clause
from tests.games.propolis.tables import Table, lay, palace, start

EXAMPLE = [start(6), 21, 22, 28, 33, 38, 44, 49, 53, palace(5)]
"""Ten cards that make the rulebook's example."""
UNUSED = [2, 6, 2, 0, 1, 2]


def hive(*cards: int, tracks: list[int] | None = None) -> Table:
    return lay(hives={0: cards}, tracks={0: tracks or [0] * 6})


def lines(table: Table, seat: int = 0) -> dict[str, int]:
    return {line["id"]: line["points"] for line in GAME.sheet(table.realm) if line["seat"] == seat}


@clause("PRP-EX-01", "PRP-EX-02", "PRP-EX-03", "PRP-EX-04", "PRP-EX-05", "PRP-EX-06", "PRP-EX-08")
def test_the_rulebooks_example_scores_26() -> None:
    table = hive(*EXAMPLE, tracks=UNUSED)
    sheet = lines(table)
    assert sheet["53"] == 6  # three A/B sets, the palace as a B
    assert sheet["49"] == 4  # four A, the palace as an A: the same banner, another letter
    assert sheet["44"] == 4  # nine yellow: 4 permanent, 1 wild, 2 unused, 2 unused wild
    assert sheet["unused"] == 2
    assert sheet["38"] + sheet["palace-5"] == 10
    assert sum(points for id, points in sheet.items() if id != "unused") == 24
    assert GAME.scores(table.realm)[0] == 26


@clause("PRP-SCORE-01", "PRP-SCORE-03")
def test_cards_and_unused_resources_make_the_score() -> None:
    table = hive(start(1), 37, 43, tracks=[1, 1, 1, 1, 1, 0])
    assert GAME.scores(table.realm)[0] == 3 + 7 + 1


@clause("PRP-SCORE-02", "PRP-EX-06")
def test_the_same_banner_counts_for_several_cards() -> None:
    table = hive(start(1), 49, 53, 54)
    # A on start 1, 49, 53, 54: letter A 4; A/B and A/C lack the other letter
    assert lines(table)["49"] == 4
    more = hive(start(2), 49, 53, 59)  # B start, A, A, B: two A/B sets; set card counts nothing
    assert (lines(more)["49"], lines(more)["53"], lines(more)["59"]) == (2, 4, 0)


@clause("PRP-SCORE-04", "PRP-SCORE-05", "PRP-SCORE-10")
@pytest.mark.parametrize(
    ("cards", "tracks", "points"),
    [
        ((44,), [0, 0, 0, 0, 0, 0], 0),  # its own permanent alone
        ((44,), [1, 0, 0, 0, 0, 0], 1),
        ((44,), [2, 9, 0, 0, 0, 0], 1),  # 3, rounded down; other colors do not count
        ((44, 16), [0, 0, 0, 0, 0, 1], 2),  # 3 permanents and a wild
        ((44, 28), [0, 0, 0, 0, 0, 2], 2),
        ((44, 45, 28), [0, 0, 0, 0, 0, 2], 2),
    ],
)
def test_half_of_a_resource(cards: tuple[int, ...], tracks: list[int], points: int) -> None:
    table = hive(start(2), *cards, tracks=tracks)
    assert lines(table)["44"] == points


@clause("PRP-SCORE-10")
def test_a_wild_counts_for_each_card_anew() -> None:
    table = hive(44, 45, tracks=[0, 0, 0, 0, 0, 3])
    assert (lines(table)["44"], lines(table)["45"]) == (2, 2)


BANNERS = (start(1), 1, 2, 3, 4)  # A, A, B, C, D


@clause("PRP-SCORE-06", "PRP-SCORE-07", "PRP-SCORE-08", "PRP-SCORE-09", "PRP-SCORE-11", "PRP-EX-14")
def test_letters_pairs_and_sets_with_the_palace() -> None:
    table = hive(*BANNERS, palace(9))
    # what scoring cards would see: A, A, B, C, D and the wild banner
    assert card_points(table.realm, 0, 53) == 4
    assert card_points(table.realm, 0, 49) == 3
    assert card_points(table.realm, 0, 59) == 4
    without = hive(*BANNERS)
    assert card_points(without.realm, 0, 53) == 2
    assert card_points(without.realm, 0, 49) == 2
    assert card_points(without.realm, 0, 59) == 4
    gap = hive(1, 2, 3, palace(9))  # A, B, C: the palace is the D
    assert card_points(gap.realm, 0, 59) == 4
    assert card_points(hive(1, 2, 3).realm, 0, 59) == 0
    alone = hive(start(2), 49)  # B, and the card's own A
    assert lines(alone)["49"] == 1


@clause("PRP-SCORE-12", "PRP-SCORE-13", "PRP-EX-04", "PRP-EX-15")
@pytest.mark.parametrize(("unused", "points"), [(4, 0), (5, 1), (9, 1), (10, 2), (13, 2)])
def test_unused_resources_score_by_fives_without_permanents(unused: int, points: int) -> None:
    tracks = [min(unused, 10), max(0, unused - 10), 0, 0, 0, 0]
    assert lines(hive(start(1), 16, tracks=tracks))["unused"] == points
    wild = [0, 0, 0, 0, 0, min(unused, 10)]
    assert lines(hive(start(1), tracks=wild))["unused"] == min(unused, 10) // 5


@clause("PRP-SCORE-14", "PRP-SCORE-15", "PRP-SCORE-16", "PRP-SCORE-17")
@pytest.mark.parametrize(
    ("one", "two", "ranks"),
    [
        ([5, 0, 0, 0, 0, 0], [4, 0, 0, 0, 0, 0], [1, 2]),  # points
        ([4, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 3], [1, 2]),  # unused
        ([4, 0, 0, 0, 0, 0], [3, 0, 0, 0, 0, 1], [2, 1]),  # unused wild
        ([4, 0, 0, 0, 0, 0], [0, 4, 0, 0, 0, 0], [1, 1]),  # shared
    ],
)
def test_most_points_then_unused_then_wild_then_shared(
    one: list[int], two: list[int], ranks: list[int]
) -> None:
    table = lay(tracks={0: one, 1: two})
    assert GAME.ranks(table.realm) == ranks
    assert GAME.payoffs(table.realm) == [
        {1: 1.0, 2: 0.0}[r] if ranks != [1, 1] else 0.5 for r in ranks
    ]


@clause("PRP-SCORE-04", "PRP-SCORE-05")
@pytest.mark.parametrize("side", [0, 1])
def test_half_of_a_color_counts_that_color_and_wild_of_its_owner_only(side: int) -> None:
    tracks = {side: [9, 9, 9, 5, 9, 1], 1 - side: [0] * 6}
    table = lay(hives={side: [start(2), 47], 1 - side: [start(1)]}, tracks=tracks)
    points = [line["points"] for line in GAME.sheet(table.realm) if line["id"] == "47"]
    assert points == [3]  # 1 permanent purple, 5 purple and 1 wild on the tracks
