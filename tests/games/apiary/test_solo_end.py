"""Her score and who wins.  APY-SOLO-61…68"""

from __future__ import annotations

import pytest

from skep.games.apiary import GAME
from skep.games.apiary.bot import STRATEGY
from skep.games.apiary.box import TILES
from skep.games.apiary.rules.effects.passive import learn_all
from skep.games.apiary.state import AUTOMA
from skep.testing import clause
from tests.games.apiary.solo import Solo, line, points
from tests.games.apiary.tables import number


def owning(*tiles: str, level: int = 1) -> Solo:
    """These tiles lie in front of her."""
    table = Solo(9, level=level)
    table.state.automa_tiles = [number(TILES, tile) for tile in tiles]
    learn_all(table.state)
    return table


def printed(tile: str) -> int:
    return TILES[number(TILES, tile)].vp


@clause("APY-SOLO-61")
def test_she_scores_what_is_printed_on_her_tiles() -> None:
    tiles = ["clover-meadow", "ambassador", "genome-vault"]
    assert [printed(tile) for tile in tiles] == [1, 1, printed("genome-vault")]
    assert printed("genome-vault") > 1
    assert line(owning(*tiles), "tiles") == sum(printed(tile) for tile in tiles)


@clause("APY-SOLO-62")
def test_she_scores_2_for_each_explore_token() -> None:
    table = owning()
    table.state.explored[AUTOMA] = [0, 3, 3]
    assert line(table, "explore-tokens") == 6
    assert points(table) == 6


@clause("APY-SOLO-63", "APY-SOLO-68")
@pytest.mark.parametrize(("level", "each"), [(1, 6), (2, 8), (3, 10), (4, 12)])
@pytest.mark.parametrize("carving", ["fermentation", "food-chamber", "exchange"])
def test_a_carving_scores_by_the_level_whatever_it_asks_for(
    level: int, each: int, carving: str
) -> None:
    assert line(owning(carving, level=level), "carvings") == each
    assert line(owning(carving, "harvest", level=level), "carvings") == 2 * each
    assert line(owning(carving, level=level), "tiles") == 0


@clause("APY-SOLO-64")
def test_she_takes_part_in_the_majorities() -> None:
    table = owning().slept(AUTOMA, "middle-1", "middle-2", "right-1")
    table.slept(0, "middle-3", "right-2")
    assert line(table, "comb") == 8 + 7 // 2  # first in the middle, tied on the right
    assert table.line(0, "comb") == 4 + 7 // 2


@clause("APY-SOLO-64")
def test_without_a_token_in_a_sector_she_is_not_second() -> None:
    table = owning().slept(0, "middle-3")
    assert (line(table, "comb"), table.line(0, "comb")) == (0, 8)


@clause("APY-SOLO-65")
@pytest.mark.parametrize(("more", "rank", "payoff"), [(1, 1, 1.0), (-1, 2, 0.0)])
def test_more_points_win_and_fewer_lose(more: int, rank: int, payoff: float) -> None:
    table = owning("fermentation")
    table.state.vp = [6 + more, 0]
    table.state.over = True
    assert GAME.scores(table.state)[0] == points(table) + more
    assert GAME.ranks(table.state) == [rank]
    assert GAME.payoffs(table.state) == STRATEGY.evaluate(table.state) == [payoff]


@clause("APY-SOLO-66")
def test_a_tie_is_won_by_the_player_whatever_else_they_have() -> None:
    table = owning("fermentation")
    table.state.vp = [6, 0]
    assert table.state.active(0) < table.state.active(AUTOMA)
    assert GAME.scores(table.state)[0] == points(table) == 6
    assert GAME.ranks(table.state) == [1]
    assert GAME.payoffs(table.state) == [1.0]


@clause("APY-SOLO-67")
def test_the_players_exchange_copies_a_carving_of_hers_in_the_players_hive() -> None:
    table = owning("harvest")  # 2 VP for each farm of the player's
    table.state.automa_tiles += [number(TILES, "clover-meadow")] * 3
    table.built(0, "exchange", (1, -1)).built(0, "reed-marsh", (0, -1))
    learn_all(table.state)
    assert table.line(0, "carvings") == 2 - 3


@clause("APY-SOLO-67")
def test_without_a_carving_of_hers_there_is_nothing_to_copy() -> None:
    table = owning("clover-meadow").built(0, "exchange", (1, -1)).built(0, "reed-marsh", (0, -1))
    learn_all(table.state)
    assert table.line(0, "carvings") == -3


def test_a_lead_looks_better_to_a_bot_than_a_deficit() -> None:
    table = owning("fermentation")
    table.state.vp = [0, 0]
    behind = STRATEGY.evaluate_one_ply(table.state, 0)
    table.state.vp = [20, 0]
    ahead = STRATEGY.evaluate_one_ply(table.state, 0)
    table.state.vp = [20, 30]
    assert STRATEGY.evaluate_one_ply(table.state, 0) < behind < ahead
    assert 0 < behind < ahead < 1
