"""The law of secrecy reaches what the rules hide: hands, stacks, and the other side of a card."""

from __future__ import annotations

from typing import Any

import pytest

import skep
from skep.games.ambrosia import game as rules
from skep.games.ambrosia.game import Ambrosia
from skep.games.ambrosia.state import Meadow
from skep.games.apiary.game import Apiary
from skep.games.apiary.state import Colony
from skep.games.propolis.game import Propolis
from skep.games.propolis.rules.deck import FLIP, Flip
from skep.games.propolis.state import Realm
from skep.kernel.chance import Dice
from skep.kernel.game import Game, Settings, Value
from skep.kernel.match import Match
from skep.testing import LAWS, Case, LawBroken, clause
from skep.testing.foreknown import Foreknown, foreknown
from skep.testing.laws import random_picks
from skep.testing.shadows import shadows
from tests.laws.hidden import HIDDEN

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
    for case in cases(skep.game(name), 16):
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

    def emit(
        self, name: str, seat: int, facts: dict[str, Any], secret: dict[str, Any] | None = None,
        to: tuple[int, ...] = (),
    ) -> None:  # fmt: skip
        super().emit(name, seat, facts | (secret or {}))


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

    def emit(
        self, name: str, seat: int, facts: dict[str, Any], secret: dict[str, Any] | None = None,
        to: tuple[int, ...] = (),
    ) -> None:  # fmt: skip
        super().emit(name, seat, facts | (secret or {}))


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


# What the rules hide, whatever a game says of itself

TABLES: list[tuple[str, str | None, int, int]] = [
    ("ambrosia", None, 2, 90), ("apiary", None, 2, 160), ("hivernation", "arcade", 2, 12),
    ("propolis", None, 2, 60), ("propolis", None, 4, 90), ("propolis", "solo", 1, 60),
]  # fmt: skip
"""Game, mode, seats, and how long the longest match is."""
MATCHES = 16
ENOUGH_LOOKS = 8


def looks(game: Game[Any], mode: str | None, seats: int, longest: int) -> Foreknown:
    """What viewers know of what is hidden, in matches of all lengths."""
    table = game.settle(mode, seats)
    dice = Dice(seats)
    lengths = [4 + longest * n // MATCHES for n in range(MATCHES)]
    every = [Case(game, table, [dice.roll() for _ in range(length)]) for length in lengths]
    return foreknown(every, HIDDEN[game.name])


def test_every_game_says_what_its_rules_hide() -> None:
    assert set(HIDDEN) == set(skep.GAMES) == {name for name, *_ in TABLES}


@clause("PRP-SETUP-07", "AMB-MOVE-15", "HIV-SETUP-04")
@pytest.mark.parametrize(("name", "mode", "seats", "longest"), TABLES)
def test_what_the_rules_hide_stays_open_in_worlds_and_is_named_nowhere(
    name: str, mode: str | None, seats: int, longest: int
) -> None:
    found = looks(skep.game(name), mode, seats, longest)
    assert found.looks >= ENOUGH_LOOKS
    assert 3 * found.known <= found.looks  # a little can be worked out from what has been seen
    assert found.named == {}


class FirstTwin(Flip):
    """Each landscape turns into one certain structure."""

    def options(self, realm: Realm) -> list[int]:
        return super().options(realm)[:1]


class NumberedPropolis(Propolis):
    """The landscape on top is shown under the number of its structure."""

    def view(self, realm: Realm, seat: int | None) -> dict[str, Any]:
        realm.about, about = realm.top, realm.about
        number = FirstTwin().options(realm)
        realm.about = about
        return super().view(realm, seat) | {"top_landscape": number[0] if realm.top else 0}


@pytest.mark.skipif(COMPILED, reason="a compiled game takes no plain one that leaks for a child")
def test_a_landscape_that_tells_its_structure_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("skep.games.propolis.rules.deck.FLIP", FirstTwin())
    found = looks(NumberedPropolis(), None, 2, 60)
    assert found.known == found.looks >= ENOUGH_LOOKS
    assert list(found.named) == ["view.table.top_landscape"]
    assert type(FLIP) is Flip
