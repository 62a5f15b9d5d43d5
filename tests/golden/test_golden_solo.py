"""The playthroughs of Apiary's solo opponent show all that she does."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from skep import record
from skep.games.apiary.state import AUTOMA
from skep.kernel.match import Match
from skep.testing import golden

FOLDER = Path(__file__).parent
MARK = "mode: solo"


@cache
def matches() -> list[Match]:
    texts = [path.read_text(encoding="utf-8") for path in golden.files(FOLDER)]
    own = [text for text in texts if MARK in text and "game: apiary" in text]
    return [record.replay(record.parse(text)) for text in own]


def facts(name: str, fact: str) -> set[str]:
    """What a fact of an event says in all of them."""
    return {e.facts[fact] for match in matches() for e in match.events if e.name == name}


def test_every_level_stands_in_one() -> None:
    assert {match.settings.values["level"] for match in matches()} == {1, 2, 3, 4}


def test_every_action_of_hers_stands_in_one() -> None:
    actions = {"explore", "advance", "grow", "convert", "research"}
    assert facts("automa-row-3", "action") == actions
    assert facts("automa-flies", "why") == {"token", "range", "further"}
    assert facts("automa-flies", "curve") == facts("automa-carves", "curve") == {"down", "up"}
    assert facts("automa-scores", "because") >= {
        "new-planet",
        "old-planet",
        "strong-explore",
        "advance",
        "strong-advance",
        "grow",
        "convert",
        "research",
        "retrieve",
        "hibernate",
    }


def test_everything_that_is_told_of_her_stands_in_one() -> None:
    told = {e.name for match in matches() for e in match.events if e.name.startswith("automa-")}
    assert told == {
        "automa-carves",
        "automa-flies",
        "automa-home",
        "automa-result",
        "automa-retrieves",
        "automa-row-2",
        "automa-row-3",
        "automa-scores",
        "automa-shuffles",
        "automa-sleeps",
        "automa-sleeps-not",
        "automa-takes",
        "automa-worker",
    }
    shared = {e.name for match in matches() for e in match.events if e.seat == AUTOMA}
    assert {"turn", "first", "bumped", "token", "uncovered", "left"} <= shared


def test_every_way_of_ending_and_both_results_stand_in_one() -> None:
    over = [match for match in matches() if match.over]
    assert {match.reason for match in over} == {"full-comb", "seventh-token"}
    assert {match.payoffs[0] for match in over} == {0.0, 1.0}
