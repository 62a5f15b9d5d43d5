"""Her actions on the board.  APY-SOLO-31…35, APY-SOLO-40…49"""

from __future__ import annotations

import pytest

from skep.games.apiary.box import PLANETS, TILES, TOKENS
from skep.games.apiary.state import AUTOMA
from skep.testing import clause
from tests.games.apiary.solo import Solo, slots
from tests.games.apiary.tables import number

ADVANCE = 5
"""Yellow, Advance."""
EXPLORE = 2
"""Gray, Explore."""
FARM, RECRUIT, DEVELOPMENT = 2, 1, 3
"""Support cards that name these rows."""


def column(table: Solo) -> int:
    return int(table.told("automa-takes")[0]["column"])


# Advance


@clause("APY-SOLO-31", "APY-SOLO-32")
@pytest.mark.parametrize(("strength", "right"), [(1, 1), (2, 2), (3, 2), (4, 3)])
def test_she_takes_the_rightmost_tile_that_her_strength_opens(strength: int, right: int) -> None:
    table = Solo(ADVANCE, support=FARM).hers("yellow", strength, 1)
    wanted = table.shown("farm")[right - 1]
    table.play()
    assert column(table) == right
    assert table.taken == [wanted]


@clause("APY-SOLO-31")
def test_the_other_worker_on_advance_counts_as_for_a_player() -> None:
    table = Solo(ADVANCE, support=FARM).on("advance", 0, 3)
    table.play()
    assert table.told("automa-takes")[0]["total"] == 4  # and no 1 for an empty space
    assert column(Solo(ADVANCE, support=FARM).on("advance", 0, 4).play()) == 3


@clause("APY-SOLO-32")
@pytest.mark.parametrize(
    ("support", "row"), [(FARM, "farm"), (RECRUIT, "recruit"), (DEVELOPMENT, "development")]
)
def test_the_support_card_names_the_row(support: int, row: str) -> None:
    table = Solo(ADVANCE, support=support).play()
    assert TILES[number(TILES, table.taken[0])].kind == row
    assert table.told("automa-takes")[0]["why"] == "row"


@clause("APY-SOLO-32")
def test_of_the_open_columns_the_rightmost_that_has_a_tile() -> None:
    table = Solo(ADVANCE, support=FARM).hers("yellow", 4, 1)
    table.state.stacks[0].cards = []
    table.state.row[2] = -1
    assert column(table.play()) == 2


@clause("APY-SOLO-33")
@pytest.mark.parametrize(
    ("support", "bare", "row"),
    [
        (FARM, ("farm",), "recruit"),
        (RECRUIT, ("recruit",), "development"),
        (DEVELOPMENT, ("development",), "farm"),
        (RECRUIT, ("recruit", "development"), "farm"),
    ],
)
def test_a_row_without_a_tile_sends_her_to_the_next(
    support: int, bare: tuple[str, ...], row: str
) -> None:
    table = Solo(ADVANCE, support=support).bare(*bare).play()
    assert table.told("automa-takes")[0]["row"] == row
    assert table.told("automa-takes")[0]["why"] == "next"


@clause("APY-SOLO-33")
def test_with_no_tile_anywhere_she_takes_none() -> None:
    table = Solo(ADVANCE).bare("farm", "recruit", "development").play()
    assert table.told("automa-takes") == []
    assert table.told("automa-scores")[0] == {"points": 1, "because": "advance"}


@clause("APY-SOLO-34")
def test_the_tile_has_no_cost_and_no_effect_and_the_row_refills_after_her_turn() -> None:
    table = Solo(ADVANCE, support=FARM)
    first, second, third = table.shown("farm")
    size = len(table.state.stacks[0])
    table.play()
    assert table.taken == [first]
    assert table.shown("farm")[:2] == [second, third]
    assert table.shown("farm")[2] is not None
    assert len(table.state.stacks[0]) == size - 1
    assert table.vp == 1  # of Advance alone
    assert table.told("paid") == table.told("gained") == table.told("built") == []


@clause("APY-SOLO-35")
@pytest.mark.parametrize(("level", "points"), [(1, 1), (2, 2), (3, 3), (4, 3)])
def test_advance_brings_the_levels_points_and_3_more_with_strength_4(
    level: int, points: int
) -> None:
    assert Solo(ADVANCE, level=level).hers("yellow", 3, 3).play().vp == points
    assert Solo(ADVANCE, level=level).hers("yellow", 4, 3).play().vp == points + 3


# Explore


@clause("APY-SOLO-40")
def test_on_a_new_planet_she_takes_the_token_without_its_benefit() -> None:
    table = Solo(EXPLORE)
    tokens, here = table.state.tokens, table.spot((2, 3))
    there = tokens.index(number(TOKENS, "explore-vp-3"))
    tokens[here], tokens[there] = tokens[there], tokens[here]
    table.luck.append("planet-07")
    table.play()
    assert table.state.tokens[here] == -1
    assert table.told("token") == [{"token": "explore-vp-3"}]
    assert table.told("uncovered") == [{"planet": "planet-07"}]
    assert PLANETS[table.state.planets[table.state.ship]].id == "planet-07"
    assert table.vp == 1
    assert len(table.state.explored[AUTOMA]) == 1
    assert table.state.explored[0] == []


@clause("APY-SOLO-41")
@pytest.mark.parametrize(("level", "new", "old"), [(1, 1, 0), (2, 2, 1), (3, 3, 1), (4, 3, 2)])
def test_a_new_planet_and_a_known_one_bring_the_levels_points(
    level: int, new: int, old: int
) -> None:
    assert Solo(EXPLORE, level=level).play().vp == new
    assert Solo(EXPLORE, level=level).known((2, 3)).play().vp == old


@clause("APY-SOLO-42")
@pytest.mark.parametrize(("support", "item"), [(1, "pollen"), (5, "fiber"), (10, "water")])
def test_she_leaves_the_support_cards_resource(support: int, item: str) -> None:
    table = Solo(EXPLORE, support=support).known((2, 3)).play()
    assert table.told("left") == [{"item": item}]
    assert table.state.left[table.spot((2, 3))] == 1 << 8 * ["pollen", "fiber", "water"].index(item)


@clause("APY-SOLO-42")
def test_without_a_free_outline_she_leaves_nothing() -> None:
    table = Solo(EXPLORE)
    table.planet((2, 3), "planet-04", water=1)
    table.play()
    assert table.at == (2, 3)
    assert table.told("left") == []
    assert table.state.left[table.spot((2, 3))] == 1 << 16


@clause("APY-SOLO-43")
def test_she_gains_nothing_from_the_planet() -> None:
    table = Solo(EXPLORE).hers("gray", 4, 1)
    table.luck.append("planet-07")  # a strength-4 worker would gain 3 VP
    table.play()
    assert table.vp == 1 + 2
    assert table.told("gained") == []


@clause("APY-SOLO-44")
def test_strength_4_on_explore_brings_2_more() -> None:
    assert Solo(EXPLORE).hers("gray", 3, 3).play().vp == 1
    assert Solo(EXPLORE).hers("gray", 4, 3).play().vp == 1 + 2
    # The other worker's strength does not matter.
    table = Solo(EXPLORE)
    table.on("explore", 0, 4)
    assert table.play().vp == 1


# Grow, Convert, Research


@clause("APY-SOLO-45")
@pytest.mark.parametrize("card", [9, 11, 13])
@pytest.mark.parametrize(
    ("level", "points"), [(1, [1, 1, 2]), (2, [1, 2, 3]), (3, [1, 2, 3]), (4, [2, 3, 4])]
)
def test_work_brings_strength_changed_by_the_level(
    card: int, level: int, points: list[int]
) -> None:
    for strength, expected in zip((1, 2, 3), points, strict=True):
        assert Solo(card, level=level).hers("yellow", strength, 1).play().vp == expected


@clause("APY-SOLO-45")
@pytest.mark.parametrize(("level", "points"), [(1, 3), (2, 4), (3, 4), (4, 5)])
def test_work_of_strength_4_brings_no_more_than_its_points(level: int, points: int) -> None:
    assert Solo(9, level=level).hers("yellow", 4, 1).play().vp == points


@clause("APY-SOLO-46")
@pytest.mark.parametrize("card", [9, 11, 13])
def test_work_gives_nothing_else(card: int) -> None:
    table = Solo(card).hers("yellow", 3, 3)
    before = (len(table.state.deck), table.state.frames_left, [*table.state.taught])
    table.play()
    assert (len(table.state.deck), table.state.frames_left, table.state.taught) == before
    assert table.state.active(AUTOMA) == 4
    assert sorted(table.ready("yellow") + table.placed("yellow")) == [3, 3]


# Carve


@clause("APY-SOLO-47")
def test_the_strength_4_worker_stands_on_carve_and_brings_no_points_yet() -> None:
    table = Solo(1).hers("yellow", 4, 4).play()
    assert table.spaces("carve") == [(AUTOMA, 4)]
    assert table.placed("yellow") == [4]
    assert table.vp == 0
    assert table.told("paid") == []


@clause("APY-SOLO-47")
def test_carving_bumps_who_stood_there() -> None:
    table = Solo(1).hers("yellow", 4, 1)
    table.on("carve", 0, 4)
    table.play()
    assert table.prompt == "pod"  # the player's worker was of strength 4


@clause("APY-SOLO-49")
def test_a_carving_is_not_replaced() -> None:
    table = Solo(1, support=4).hers("yellow", 4, 1)
    table.state.carvings = slots()
    table.play()
    assert table.state.carvings == slots(without=(3,))
