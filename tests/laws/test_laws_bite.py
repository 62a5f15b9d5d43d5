"""Each law fails on a game that breaks it, and holds on one that does not."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import find, settings

from skep.kernel.chance import Dice
from skep.kernel.game import Settings
from skep.testing import LAWS, Case, LawBroken, check_laws, every_settings
from skep.testing.laws import random_picks
from tests.kernel.combs import COMBS, Combs, cards_of
from tests.kernel.toys import BROKEN, DeadEnd, LeakyView, Lossy, Unlisted
from tests.laws.test_laws import picks

TRIES = 60
SEATED = [(law, game) for law, games in BROKEN.items() for game in games]


def cases(game: Combs, table: Settings | None = None) -> list[Case]:
    """Matches of two seats, each steered to another place."""
    settled = table or game.settle("plain", 2)
    return [Case(game, settled, random_picks(Dice(n), 14), cards_of) for n in range(TRIES)]


def broken(law: str, case: Case) -> str:
    """What the law says against the case; empty if it holds."""
    try:
        LAWS[law](case)
    except Exception as fault:  # a game that breaks down breaks the law too
        return str(fault) or repr(fault)
    return ""


def test_every_law_has_a_game_that_breaks_it() -> None:
    assert list(BROKEN) == list(LAWS)


@pytest.mark.parametrize(
    ("law", "game"), SEATED, ids=[f"{law}-{type(g).__name__}" for law, g in SEATED]
)
def test_a_game_that_breaks_the_law_is_caught(law: str, game: Combs) -> None:
    assert any(broken(law, case) for case in cases(game))


@pytest.mark.parametrize("law", LAWS)
def test_an_honest_game_keeps_the_law(law: str) -> None:
    for table in every_settings(COMBS):
        for case in cases(COMBS, table)[::10]:
            LAWS[law](case)


def test_a_broken_law_says_how_to_come_to_the_same_place() -> None:
    with pytest.raises(LawBroken) as fault:
        LAWS["secrecy"](Case(LeakyView(), COMBS.settle("plain", 2), [7, 1, 2]))
    words = str(fault.value)
    assert words.startswith("shown to ")
    assert "view.table.lowest[0] is" in words
    assert "seed 7, after: draw:" in words


@pytest.mark.parametrize(
    ("law", "game", "answers"),
    [("keys", Unlisted(), 3), ("ends", DeadEnd(), 0), ("pieces", Lossy(), 0)],
)
def test_hypothesis_shrinks_to_the_shortest_match(law: str, game: Any, answers: int) -> None:
    table = game.settle("plain", 2, {"rounds": 1})
    shortest = find(
        picks(40),
        lambda drawn: bool(broken(law, Case(game, table, drawn, cards_of))),
        settings=settings(max_examples=150, database=None, derandomize=True),
    )
    assert len(shortest) <= 1 + answers


def test_laws_are_checked_in_one_call() -> None:
    check_laws(COMBS, cases=4, pieces=cards_of)
    check_laws(COMBS, COMBS.settle("solo"), cases=2, seed=5)
    with pytest.raises(LawBroken):
        check_laws(Unlisted(), cases=6)
