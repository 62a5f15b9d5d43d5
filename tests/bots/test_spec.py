"""Bot specs: a name, a budget behind `@`, or a class of a module."""

from __future__ import annotations

import pytest

from skep.bots import Bot, InformationSet, Random, Search, Swarm, by_clock, make
from skep.bots.spec import Spec, parse
from skep.kernel.errors import BadSettings
from skep.lab.bouts import Arena
from skep.lab.plan import Plan


class First(Bot):
    """Takes the first option."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, info: InformationSet) -> str:
        return info.decision.keys[0]


FIRST = f"{__name__}:First"


@pytest.mark.parametrize(
    ("text", "spec"),
    [
        ("queen", Spec("queen")),
        ("queen@400", Spec("queen", None, 400)),
        ("search@1.5s", Spec("search", 1.5, 0)),
        ("queen@2s", Spec("queen", 2.0, 0)),
    ],
)
def test_a_spec_has_a_name_and_a_budget(text: str, spec: Spec) -> None:
    assert parse(text) == spec


def test_a_budget_in_the_spec_comes_before_the_one_for_all() -> None:
    bot = make("queen@400", 0, 2.0)
    assert isinstance(bot, Search)
    assert (bot.max_iterations, bot.seconds) == (400, 0.0)
    assert isinstance(make("queen@400", processes=2), Swarm)


def test_a_bot_of_a_module_is_made_with_its_seed() -> None:
    bot = make(FIRST, 7)
    assert type(bot).__name__ == "First"
    assert bot.seed == 7  # type: ignore[attr-defined]
    assert isinstance(make("skep.bots:Random"), Random)


@pytest.mark.parametrize(
    ("text", "code", "told"),
    [
        ("queen@", "bad-budget", "write queen@400 for 400 iterations"),
        ("queen@0", "bad-budget", "can't be read"),
        ("queen@0s", "bad-budget", "can't be read"),
        ("queen@-4", "bad-budget", "can't be read"),
        ("queen@fast", "bad-budget", "can't be read"),
        ("queen@9999s", "bad-budget", "at most 600 seconds"),
        ("queen@99999999999", "bad-budget", "1 to 10000000 iterations"),
        ("random@400", "bad-budget", "'random' takes no budget; these do: search, queen"),
        ("wasp", "bad-bot", "there is no bot 'wasp'"),
        ("no.such.module:Bot", "bad-bot", "No module named 'no"),
        ("skep.bots:Wasp", "bad-bot", "has no attribute 'Wasp'"),
        ("skep.bots:make", "bad-bot", "is not a subclass of skep.bots.Bot"),
        (":", "bad-bot", "write module:Class"),
    ],
)
def test_a_spec_that_nobody_can_mean_is_refused(text: str, code: str, told: str) -> None:
    with pytest.raises(BadSettings, match=told) as caught:
        make(text)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("text", "seconds", "iterations", "watches"),
    [
        ("queen", None, 0, True),
        ("queen", None, 50, False),
        ("queen", 1.0, 0, True),
        ("queen@400", 1.0, 0, False),
        ("queen@1s", None, 50, True),
        ("greedy", 1.0, 0, False),
        (FIRST, 1.0, 0, False),
    ],
)
def test_a_bot_with_a_time_watches_the_clock(
    text: str, seconds: float | None, iterations: int, watches: bool
) -> None:
    assert by_clock(text, seconds, iterations) is watches


def test_an_arena_compares_budgets_of_one_bot() -> None:
    arena = Arena.make("hivernation", ["queen@2", "queen@8", FIRST], 1, mode="quick")
    found = [arena.play(bout) for bout in arena.bouts()]
    assert [set(each["bots"]) for each in found] == [
        {"queen@2", "queen@8"}, {"queen@2", FIRST}, {"queen@8", FIRST},
    ]  # fmt: skip


def test_a_plan_takes_specs_and_says_whether_it_repeats() -> None:
    plan = Plan.make("hivernation", ["queen@3", FIRST], 1, mode="quick")
    assert plan.repeatable
    assert plan.play(1).log == plan.play(1).log
    assert not Plan.make("hivernation", ["queen@1s", FIRST], 1, mode="quick").repeatable
