"""Propolis' golden playthroughs show all there is."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import skep
from skep import record
from skep.games.propolis import GAME
from skep.games.propolis.box import KINDS, LEVELS
from skep.games.propolis.pieces import SOLO_ACTIONS, STRUCTURES
from skep.games.propolis.rules.ending import REASONS
from skep.games.propolis.rules.solo import HINDRANCES
from skep.kernel.match import Match
from skep.kernel.script import Event

FILES = sorted((Path(__file__).parent / "propolis").glob("*.txt"))

EVENTS = {
    "start", "deployed", "fetched", "gained", "traded", "kept", "row-wild", "fortified",
    "retreated", "built", "palace", "took", "won", "tied", "discarded", "landscape", "structure",
    "reshuffled", "skipped", "passed", "opponent", "last-round", "over", "achieved", "marked",
}  # fmt: skip


@cache
def played(path: Path) -> Match:
    return record.replay(record.parse(path.read_text(encoding="utf-8"), path.name))


def events() -> list[Event]:
    return [event for path in FILES for event in played(path).events]


def verbs(keys: list[str]) -> set[str]:
    """Keys without what they are done to; bare ones as they are."""
    whole = ("retreat:all", "retreat:some", "mark:none")
    return {key if key in whole else key.partition(":")[0] for key in keys}


def test_every_seat_count_and_difficulty_stands_in_one() -> None:
    tables = [played(path).settings for path in FILES]
    assert {(t.mode, t.seats) for t in tables} == {
        (mode.name, seats) for mode in GAME.modes for seats in mode.seats
    }
    assert {t.values.get("difficulty") for t in tables} == {None, *LEVELS}


def test_every_kind_of_answer_stands_in_one() -> None:
    answered = verbs([entry.key for path in FILES for entry in played(path).log])
    known = {
        word
        for mode in GAME.modes
        for word in verbs(GAME.vocabulary(GAME.settle(mode.name, mode.seats[-1])))
    }
    assert known - answered == {"pass"}  # it is never asked for: who must pass has no other option


def test_every_event_is_told_in_one() -> None:
    assert {event.name for event in events()} == EVENTS


def test_every_kind_of_card_is_built_in_one() -> None:
    built = {KINDS[event.facts["card"]] for event in events() if event.name == "built"}
    assert built == set(KINDS[1 : STRUCTURES + 1])


def test_every_action_of_the_opponent_and_every_hindrance_stands_in_one() -> None:
    told = [event.facts for event in events() if event.name == "opponent"]
    assert {facts["deed"] for facts in told} == set(SOLO_ACTIONS)
    assert {facts["half"] for facts in told} == {0, 1, 2}
    # A market row is empty only once deck and discards are: no match of two comes so far.
    assert {why for facts in told for why in facts["why"]} == set(HINDRANCES) - {"", "no-structure"}


def test_a_row_is_won_by_either_side_and_tied() -> None:
    won = [(e.facts["wild"], played(path).settings.mode, e.seat) for path in FILES
           for e in played(path).events if e.name == "won"]  # fmt: skip
    assert {wild for wild, mode, _ in won if mode == "multiplayer"} == {0, 1}
    assert {seat for _, mode, seat in won if mode == "solo"} == {0, 1}


def test_every_way_of_ending_stands_in_one() -> None:
    ended = {played(path).reason for path in FILES if played(path).over}
    assert ended == set(REASONS)


def test_the_rulebooks_examples_are_among_them() -> None:
    scoring = played(Path(__file__).parent / "propolis" / "the-rulebooks-scoring-example.txt")
    assert scoring.scores[0] == 26
    assert scoring.view(0)["table"]["sides"][0]["unused"] == 13
    paying = played(Path(__file__).parent / "propolis" / "the-rulebooks-payment-example.txt")
    built = next(event.facts for event in paying.events if event.name == "built")
    assert (built["card"], built["resources"], built["workers"]) == (10, ["orange", "orange"], 1)
    assert "propolis" in skep.GAMES
