"""Effects that name a worker: which one gains strength, and which one comes home.  APY-Q25"""

from __future__ import annotations

import pytest

from skep.games.apiary import GAME
from skep.games.apiary.rules.workers import any_away, leave_space
from skep.games.apiary.state import LIFTED
from skep.testing import clause
from skep.tui import drawing
from skep.words import Words
from tests.games.apiary.tables import Table

STRENGTHEN = "seed-19"
"""Two workers gain 1 strength each."""
STRENGTHEN_ONE = "seed-18"
RECALL = "seed-27"


def workers(table: Table) -> list[str]:
    return [key for key in table.keys if key.startswith("worker:")]


def standing(card: str) -> Table:
    """Two workers of strength 2 on Explore, one on Advance, and a card that names one of them."""
    table = Table().on("explore", 0, 2).on("explore", 0, 2, last=True).on("advance", 0, 2)
    table.ship((1, 1)).workers(0, 1).workers(1, 1)
    return table.hand(0, card).do(f"benefit:{card}")


@clause("APY-EXPL-02", "APY-ADV-02")
@pytest.mark.parametrize("card", [STRENGTHEN, RECALL])
def test_equal_workers_on_different_spaces_are_different_options(card: str) -> None:
    on_board = ["worker:explore-1:2", "worker:explore-2:2", "worker:advance-1:2"]
    pool = ["worker:pool:1"] if card == STRENGTHEN else []
    assert workers(standing(card)) == pool + on_board


@clause("APY-EXPL-02")
def test_the_worker_that_was_named_gains_the_strength() -> None:
    first = standing(STRENGTHEN).do("worker:explore-1:2", "done")
    assert first.spaces("explore") == [(0, 3), (0, 2)]
    assert first.spaces("advance") == [(0, 2), None]
    last = standing(STRENGTHEN).do("worker:explore-2:2", "done")
    assert last.spaces("explore") == [(0, 2), (0, 3)]
    # The worker on the last space will be bumped, so only the other one adds its strength.
    reach = {t: t.do("place:explore:1", "to-pool").keys for t in (first, last)}
    assert "fly:2,4" in reach[first]
    assert "fly:2,4" not in reach[last]


@clause("APY-RETR-13", "APY-ADV-03")
def test_the_worker_that_was_named_comes_home() -> None:
    first = standing(RECALL).do("worker:explore-1:2", "to-pool")
    assert first.spaces("explore") == [None, (0, 2)]
    last = standing(RECALL).do("worker:explore-2:2", "to-pool")
    assert last.spaces("explore") == [(0, 2), None]
    other = standing(RECALL).do("worker:advance-1:2", "to-landing")
    assert other.spaces("advance") == [None, None]
    assert other.landing(0) == [2]


@clause("APY-ADVP-02")
def test_where_advance_is_two_actions_each_has_its_own_spaces() -> None:
    table = Table(4).on("advance-farms", 0, 1, last=True).on("advance-others", 0, 1)
    table.hand(0, RECALL).workers(1, 1).workers(2, 1).workers(3, 1).do(f"benefit:{RECALL}")
    assert workers(table) == ["worker:advance-farms-2:1", "worker:advance-others-1:1"]


@clause("APY-HIB-12")
def test_who_has_strength_4_is_refused_where_it_stands() -> None:
    table = Table().on("explore", 0, 4).on("explore", 0, 4, last=True).workers(0, 1, 4)
    table.hand(0, STRENGTHEN_ONE).workers(1, 1).do(f"benefit:{STRENGTHEN_ONE}")
    assert workers(table) == ["worker:pool:1"]
    refused = ["worker:explore-1:4", "worker:explore-2:4", "worker:pool:4"]
    assert [refusal.key for refusal in table.refusals] == refused
    assert {refusal.clause for refusal in table.refusals} == {"APY-HIB-12"}


def test_one_worker_does_not_gain_strength_twice_from_one_effect() -> None:
    table = Table().workers(0, 1).on("grow", 0, 1).hand(0, STRENGTHEN).workers(1, 1)
    table.do(f"benefit:{STRENGTHEN}", "worker:grow:1")
    assert workers(table) == ["worker:pool:1"]
    table.do("worker:pool:1")
    assert (table.pool(0), table.board(0)) == ([2], [2])
    assert table.prompt == "turn"


def test_equal_workers_in_the_pool_are_one_option() -> None:
    table = Table().workers(0, 1, 1).workers(0, 1, landing=True).hand(0, STRENGTHEN).workers(1, 1)
    table.do(f"benefit:{STRENGTHEN}")
    assert workers(table) == ["worker:pool:1", "worker:landing:1"]
    table.do("worker:pool:1")
    assert workers(table) == ["worker:pool:1", "worker:landing:1"]
    table.do("worker:pool:1")
    assert (table.pool(0), table.landing(0)) == ([2, 2], [1])


def test_every_space_of_the_board_has_a_name_and_words() -> None:
    keys = [key for key in GAME.vocabulary(GAME.settle()) if key.startswith("worker:")]
    assert len(keys) == 4 * (3 + 12)
    english = drawing("apiary", Words("en"), 2)
    assert english.option("worker:explore-2:3") == "the worker of strength 3 (Explore, last space)"
    assert english.option("worker:grow:1") == "the worker of strength 1 (Grow)"
    assert english.option("worker:pool:1") == "the worker of strength 1 (active pool)"
    assert len({english.option(key) for key in keys}) == len(keys)


@clause("APY-TURN-04")
def test_a_worker_that_waits_to_hibernate_is_not_there_to_retrieve() -> None:
    table = Table().on("grow", 0, 4)
    assert any_away(table.state, 0)
    leave_space(table.state, 0)
    assert table.state.where[0] == LIFTED
    assert not any_away(table.state, 0)


@clause("APY-GROW-07")
def test_each_seat_has_a_supply_of_its_own() -> None:
    table = Table(3).workers(0, 1).workers(1, 1, 1, 1, 1).workers(2, 1, 1)
    assert [table.state.has_spare(seat) for seat in range(3)] == [True, False, True]
    assert table.state.spare_worker(1) == -1
