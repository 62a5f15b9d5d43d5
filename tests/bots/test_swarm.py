"""Several processes on one decision: the same choice for the same seed, and one may die."""

from __future__ import annotations

import os

import pytest

import skep
from skep.bots import InformationSet, Search, Swarm, make
from skep.bots.swarm import heard


def first_sight() -> InformationSet:
    match = skep.new("hivernation", mode="quick", seed=5)
    for _ in range(6):
        match.answer(match.decision.keys[0])
    return InformationSet(match, match.decision.seat)


def test_a_swarm_answers_with_an_option_and_the_same_one_for_the_same_seed() -> None:
    info = first_sight()
    picked = {make("search", seed=3, iterations=60, processes=3).choose(info) for _ in range(2)}
    assert len(picked) == 1
    assert picked <= set(info.decision.keys)


def test_iterations_are_shared_out_and_what_all_tried_is_added_up() -> None:
    info = first_sight()
    swarm = Swarm(3, iterations=60, processes=3)
    ours = swarm.fork(info)
    assert swarm.first.max_iterations == 20
    visits = heard(ours)
    assert len(visits) == len(info.decision.options)
    assert sum(visits) >= 20


def test_a_process_that_dies_is_done_without(monkeypatch: pytest.MonkeyPatch) -> None:
    def dies(search: Search, info: InformationSet, pipe: object) -> None:
        os._exit(9)

    info = first_sight()
    alone = Search(0, iterations=30)
    swarm = Swarm(3, iterations=60, processes=2)
    alone.dice.pips = swarm.first.dice.pips
    monkeypatch.setattr("skep.bots.swarm.think_and_tell", dies)
    assert swarm.choose(info) == alone.choose(info)


@pytest.mark.parametrize("name", ["queen", "search"])
def test_only_bots_that_take_a_budget_swarm(name: str) -> None:
    assert isinstance(make(name, processes=2), Swarm)
    assert not isinstance(make("forager", processes=2), Swarm)


@pytest.mark.parametrize(
    ("seconds", "iterations", "processes"),
    [(None, -1, 1), (None, 10**9, 1), (None, 0, 0), (None, 0, -2), (None, 0, 1000), (1e9, 0, 1)],
)
def test_an_absurd_budget_is_refused_in_one_line(
    seconds: float | None, iterations: int, processes: int
) -> None:
    with pytest.raises(skep.BadSettings) as fault:
        make("search", 0, seconds, iterations, processes)
    assert fault.value.code == "bad-budget"
    assert "\n" not in str(fault.value)
