"""The golden playthroughs of Ambrosia show all there is."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import skep
from skep import record
from skep.games.ambrosia.pieces import EVENTS, KINDS, SPACES, SPECIALS
from skep.games.ambrosia.rules.ending import REASONS
from skep.kernel.match import Match
from skep.testing import every_settings
from skep.testing.golden import title

FILES = sorted((Path(__file__).parent / "ambrosia").glob("*.txt"))
POWERS = {
    "guardian": "a-guardian-cannot-be-covered",
    "collector": "a-collector-scores-one-more",
    "heavyweight": "a-heavyweight-scores-double",
    "turbo": "a-turbo-bee-flies-one-space-further",
    "rebel": "a-rebel-flies-backwards",
    "berserker": "a-berserker-covers-two",
    "drone": "a-drone-lets-its-color-score",
    "saboteur": "a-saboteur-spoils-a-scoring",
    "organizer": "an-organizer-puts-its-group-in-order",
}
PLACES = {
    "hole": "bees-go-through-an-earthworm-hole",
    "thicket": "a-thicket-silences-a-bee",
    "gust": "a-gust-carries-bees-on",
    "honeywell": "a-honeywell-gives-a-point",
    "beekeeper": "the-beekeeper-takes-a-point",
    "leaves": "leaves-let-bees-fly-backwards",
    "arena": "the-arena-gives-a-point",
    "guerrilla": "a-guerrilla-frees-a-bee",
    "grasshopper": "a-grasshopper-gives-another-turn",
    "rainbow": "a-rainbow-gives-four-points",
}


@cache
def played(path: Path) -> Match:
    return record.replay(record.parse(path.read_text(encoding="utf-8"), path.name))


def clauses(name: str) -> list[str]:
    path = next(path for path in FILES if path.stem == name)
    return title(path.read_text(encoding="utf-8"))[1].split()


def test_every_special_bee_stands_in_one_named_for_its_power() -> None:
    assert set(POWERS) == {KINDS[kind] for kind in SPECIALS}
    headings = ["GUARD", "COLL", "HEAVY", "TURBO", "REBEL", "BERS", "DRONE", "SABO", "ORG"]
    for name, heading in zip(POWERS.values(), headings):
        assert any(heading in clause for clause in clauses(name))


def test_every_event_stands_in_one_and_is_open_in_it() -> None:
    for event in EVENTS[1:]:
        (path,) = [path for path in FILES if path.stem == event]
        assert event in played(path).view()["table"]["turned"]
        assert any(clause.startswith("AMB-EVT-") for clause in clauses(event))


def test_every_special_space_stands_in_one() -> None:
    assert set(PLACES) == set(SPACES[1:])
    for name in PLACES.values():
        (path,) = [path for path in FILES if path.stem == name]
        assert played(path).settings.mode == "back"


def test_every_kind_of_answer_stands_in_one() -> None:
    """But for `shown`, which is never asked: it only marks that a hidden bee came to light."""
    game = skep.game("ambrosia")
    words = {key for table in every_settings(game) for key in game.vocabulary(table)}
    verbs = {key.partition(":")[0] for key in words}
    found = {entry.key.partition(":")[0] for path in FILES for entry in played(path).log}
    assert verbs - found == {"shown"}


def test_every_use_of_jelly_and_every_way_to_get_one_stands_in_one() -> None:
    told = [event for path in FILES for event in played(path).events]
    whys = {event.facts["why"] for event in told if event.name == "jelly"}
    assert whys == {"symbol", "hive", "favour", "rematch"}
    names = {event.name for event in told}
    assert {"point", "again", "freed", "leapt", "takeover", "leftover"} <= names


def test_every_event_that_can_be_told_is_told_in_one() -> None:
    told = {event.name for path in FILES for event in played(path).events}
    assert told == {
        "start", "picked", "placed", "flew", "dug", "leapt", "unintended", "sorted", "gust",
        "honey", "robbed", "freed", "takeover", "point", "again", "jelly", "scored", "gathered",
        "gave", "added", "hop", "event", "inspired", "leftover", "over",
    }  # fmt: skip


def test_every_way_of_ending_seat_count_and_setting_stands_in_one() -> None:
    matches = [played(path) for path in FILES]
    assert {match.reason for match in matches if match.over} == set(REASONS)
    finished = {match.settings.seats for match in matches if match.reason == "finished"}
    assert finished == {2, 3, 4}
    game = skep.game("ambrosia")
    assert {match.settings.mode for match in matches} == {mode.name for mode in game.modes}
    for setting in game.settings:
        used = {match.settings.values[setting.name] for match in matches}
        assert used == set(setting.choices)
