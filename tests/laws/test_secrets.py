"""The law of secrecy reaches Apiary's hands and Ambrosia's stacks: a leak of either is caught."""

from __future__ import annotations

from typing import Any

import pytest

import skep
from skep.games.ambrosia import rules
from skep.games.ambrosia.rules import Ambrosia
from skep.games.ambrosia.state import Meadow
from skep.games.apiary.rules import Apiary
from skep.games.apiary.state import Colony
from skep.kernel.chance import Dice
from skep.kernel.game import Game, Settings, Value
from skep.kernel.match import Match
from skep.testing import LAWS, Case, LawBroken
from skep.testing.laws import random_picks
from skep.testing.shadows import shadows

LENGTH = {"apiary": 120, "ambrosia": 90}
SEATS = 2
COMPILED = not str(rules.__file__).endswith(".py")


def cases(game: Game[Any], number: int) -> list[Case]:
    """Matches well under way."""
    table = game.settle(seats=SEATS)
    most = LENGTH[game.name]
    return [Case(game, table, random_picks(Dice(n), 1) + [n * 7919 + k for k in range(most)])
            for n in range(number)]  # fmt: skip


def caught(game: Game[Any], number: int = 24) -> str:
    """What the law says against the first case that breaks it; empty if it holds in all."""
    for case in cases(game, number):
        try:
            LAWS["secrecy"](case)
        except LawBroken as fault:
            return str(fault)
    return ""


@pytest.mark.parametrize("name", LENGTH)
def test_matches_are_found_that_a_viewer_cannot_tell_apart(name: str) -> None:
    found = 0
    for case in cases(skep.game(name), 8):
        match = case.match()
        found += sum(any(shadows(match, seat, case.dice())) for seat in range(SEATS))
    assert found >= 3


def test_a_first_answer_that_all_see_stays_as_it_was() -> None:
    ambrosia = skep.game("ambrosia")
    values: dict[str, Value] = {"rematch": True, "events": False, "meadow": "listed"}
    match = Match(ambrosia, ambrosia.settle("front", 4, values), 0)
    match.answer("last:0")
    for seed in range(8):
        assert not any(shadows(match, 0, Dice(seed)))


class OpenTold(Colony):
    """Every secret is told to all."""

    def tell(
        self, name: str, seat: int, facts: dict[str, Any], secret: dict[str, Any] | None = None,
        to: tuple[int, ...] = (),
    ) -> None:  # fmt: skip
        super().tell(name, seat, facts | (secret or {}))


class ToldApiary(Apiary):
    def setup(self, settings: Settings) -> Colony:
        laid = OpenTold()
        laid.load(super().setup(settings).dump())
        return laid


class ShownApiary(Apiary):
    """Everyone sees what the numbers of the first hand add up to."""

    def view(self, match: Colony, seat: int | None) -> dict[str, Any]:
        return super().view(match, seat) | {"sum": sum(match.hands[0].cards)}


class OpenTale(Meadow):
    """Every secret is told to all."""

    def tell(
        self, name: str, seat: int, facts: dict[str, Any], secret: dict[str, Any] | None = None,
        to: tuple[int, ...] = (),
    ) -> None:  # fmt: skip
        super().tell(name, seat, facts | (secret or {}))


class ToldAmbrosia(Ambrosia):
    def setup(self, settings: Settings) -> Meadow:
        laid = OpenTale()
        laid.load(super().setup(settings).dump())
        return laid


class ShownAmbrosia(Ambrosia):
    """Everyone sees the lowest bee of each group."""

    def view(self, match: Meadow, seat: int | None) -> dict[str, Any]:
        lowest = [bees >> 4 * size - 4 if size else 0 for bees, size in zip(match.bees, match.size)]
        return super().view(match, seat) | {"lowest": lowest}


@pytest.mark.skipif(COMPILED, reason="a compiled game takes no plain one that leaks for a child")
@pytest.mark.parametrize(
    ("game", "where"),
    [(ShownApiary, "view.table.sum"), (ToldApiary, "told["),
     (ShownAmbrosia, "view.table.lowest"), (ToldAmbrosia, "told[")],
)  # fmt: skip
def test_a_leak_of_hidden_cards_or_bees_is_caught(game: type[Game[Any]], where: str) -> None:
    assert where in caught(game())


@pytest.mark.parametrize("name", LENGTH)
def test_nothing_leaks_in_the_same_matches(name: str) -> None:
    assert caught(skep.game(name), 4) == ""
