"""How a search thinks of luck: some outcomes told apart, and the mean of them."""

from __future__ import annotations

import pytest

from skep.bots.search import Node, Search, chance_value
from skep.kernel.script import CHANCE


def test_of_many_outcomes_only_as_many_are_told_apart_as_visits_can_tell_of() -> None:
    bot, node = Search(1, iterations=1), Node(0, 0)
    for _ in range(100):
        node.visits += 1
        bot.sample_chance(node, list(range(60))).visits += 1
    assert 5 <= len(node.children) <= 10
    assert all(child.seat == CHANCE for child in node.children.values())


def test_an_outcome_that_this_world_can_not_have_is_never_dealt() -> None:
    bot, node = Search(1, iterations=1), Node(0, 0)
    for code in (1, 2, 3):
        node.child(code, CHANCE)
    assert {bot.sample_chance(node, [3, 4]).code for _ in range(20)} == {3}
    assert bot.sample_chance(node, [7, 8]).code in (7, 8)


def test_before_luck_a_line_is_worth_the_mean_of_what_may_come() -> None:
    node = Node(0, 0)
    for code, visits, worth in ((1, 3, [0.2, 0.8]), (2, 1, [0.6, 0.4])):
        child = node.child(code, CHANCE)
        child.visits, child.best = visits, worth
    assert chance_value(node) == pytest.approx([0.3, 0.7])
