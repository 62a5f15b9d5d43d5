"""Costs as tokens: wild units, discounts, floors, and what may stand for what.  APY-STORE-06"""

from __future__ import annotations

import pytest

from skep.games.apiary.index.payments import ways
from skep.games.apiary.resources import (
    BASICS,
    GUARD,
    ONE,
    RESOURCES,
    WILD,
    listed,
    named,
    packed,
    total,
)
from skep.games.apiary.rules.effects import vocabulary as w
from skep.games.apiary.rules.payment import can_pay, payable
from skep.testing import clause
from tests.games.apiary.tables import Table


def cost(wild: int = 0, **tokens: int) -> int:
    return packed([tokens.get(name, 0) for name in RESOURCES]) + (wild << WILD)


def paid(payments: list[int]) -> set[tuple[int, ...]]:
    return {tuple(listed(each)) for each in payments}


@clause("APY-STORE-06")
def test_a_wild_unit_is_any_basic_token() -> None:
    assert paid(ways(cost(1))) == {(1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (0, 0, 1, 0, 0)}
    assert len(ways(cost(2))) == 6
    assert paid(ways(cost(1, wax=1))) == {(1, 0, 0, 1, 0), (0, 1, 0, 1, 0), (0, 0, 1, 1, 0)}


@clause("APY-MAT-04")
def test_a_discount_takes_units_away_down_to_the_floor() -> None:
    assert paid(ways(cost(fiber=1, water=1), 1)) == {(0, 1, 0, 0, 0), (0, 0, 1, 0, 0)}
    assert paid(ways(cost(honey=3), 2, 2)) == {(0, 0, 0, 0, 2)}
    assert paid(ways(cost(honey=1), 5)) == {(0, 0, 0, 0, 0)}
    assert paid(ways(cost(honey=1), 1, 3)) == {(0, 0, 0, 0, 1)}


@pytest.mark.parametrize(
    ("goods", "price", "can"),
    [
        ({"pollen": 1}, cost(pollen=1), True),
        ({"pollen": 1}, cost(pollen=2), False),
        ({"fiber": 1}, cost(pollen=1), False),
        ({"pollen": 1, "water": 1}, cost(2), True),
        ({"pollen": 1, "wax": 3}, cost(2), False),
        ({"pollen": 2, "fiber": 1}, cost(2, pollen=1), True),
        ({"pollen": 2}, cost(2, pollen=1), False),
        ({"fiber": 2, "water": 2}, cost(4), True),
        ({"water": 3}, cost(4), False),
        ({"honey": 4}, cost(honey=4), True),
        ({}, cost(), True),
    ],
)
@clause("APY-ADV-08", "APY-GROW-10")
def test_who_has_the_tokens_can_pay(goods: dict[str, int], price: int, can: bool) -> None:
    table = Table().workers(0, 1).workers(1, 1).goods(0, **goods)
    assert table.position is not None
    assert can_pay(table.state, 0, price) == can
    assert bool(payable(table.state, 0, price)) == can


@clause("APY-STORE-06")
def test_one_resource_may_stand_for_others_only_where_an_ability_says_so() -> None:
    table = Table(2, ["saha", "ana"]).workers(0, 1).workers(1, 1).goods(0, water=2)
    assert table.position is not None
    assert can_pay(table.state, 0, cost(pollen=1, fiber=1))
    assert not can_pay(table.state, 0, cost(pollen=2, fiber=1))
    assert not can_pay(table.state, 0, cost(wax=1))
    assert can_pay(table.state, 0, cost(pollen=3), 1)
    assert can_pay(table.state, 0, cost(honey=1), 5)
    assert payable(table.state, 0, cost(honey=1), 5) == [0]
    assert table.state.powers[1][w.PAY_AS] == 0


def test_counting_tokens() -> None:
    goods = packed([1, 2, 3, 4, 5])
    assert goods == sum(n * one for n, one in zip((1, 2, 3, 4, 5), ONE))
    assert listed(goods) == [1, 2, 3, 4, 5]
    assert total(goods) == 15
    assert named(goods) == dict(zip(RESOURCES, (1, 2, 3, 4, 5)))
    assert named(packed([0, 1, 0, 0, 0])) == {"fiber": 1}
    assert goods & GUARD == 0
    assert RESOURCES[:BASICS] == ("pollen", "fiber", "water")


@clause("APY-STORE-06")
def test_the_question_says_what_is_paid_for() -> None:
    worker = Table(2, ["saha", "ana"]).workers(0, 1).workers(1, 1).goods(0, pollen=1, water=1)
    worker.do("place:grow:1")
    assert worker.state.prompt.facts(worker.state) == {"for": "worker"}
    assert worker.keys == ["pay:pollen", "pay:water"]
    frame = Table().workers(0, 2).workers(1, 1).goods(0, fiber=2, water=2).do("place:grow:2")
    assert frame.state.prompt.facts(frame.state) == {"for": "frame"}
    frame.do("pay:fiber+water")
    assert frame.prompt == "frame"
    trade = Table().workers(0, 1).workers(1, 1).goods(0, fiber=1, water=1).do("place:convert:1")
    assert trade.state.prompt.facts(trade.state) == {"for": "basic"}
