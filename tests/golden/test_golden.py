"""Golden playthroughs: each says what it said before, and together they show all there is."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import skep
from skep import record
from skep.clauses import clause_text
from skep.games.hivernation.box import MODE_IDS
from skep.games.hivernation.pieces import KINDS, SHOWN, SIDES
from skep.games.hivernation.rules.ending import REASONS
from skep.kernel.match import Match
from skep.testing import golden

FOLDER = Path(__file__).parent
FILES = golden.files(FOLDER)
HIVES = [path for path in FILES if path.parent.name == "hivernation"]

ENDINGS = {
    "quick": {"last-bee", "blocked"},
    "arcade": {"last-bee", "declined", "blocked"},
    "total": {"blocked", "converted", "no-move", "no-flips", "repetition", "turn-limit"},
}


@cache
def played(path: Path) -> Match:
    return record.replay(record.parse(path.read_text(encoding="utf-8"), path.name))


def keys() -> set[str]:
    """Every key that is answered somewhere, without its place."""
    found = {entry.key for path in HIVES for entry in played(path).log}
    return {key.split(":")[0] if "," in key else key for key in found}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_playthrough_says_what_it_said_before(path: Path) -> None:
    assert golden.stale(path) == "", "if this is meant: `make golden`, and read the difference"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_playthrough_says_what_it_shows(path: Path) -> None:
    sentence, clauses = golden.title(path.read_text(encoding="utf-8"))
    assert sentence.endswith(".")
    assert [id for id in clauses.split() if not clause_text(id)] == []


def test_every_game_has_playthroughs() -> None:
    assert {path.parent.name for path in FILES} == set(skep.GAMES)


# Hivernation, whole


def test_every_mode_seat_count_and_deal_stands_in_one() -> None:
    tables = [played(path).settings for path in HIVES]
    game = skep.game("hivernation")
    assert {table.mode for table in tables} == {mode.name for mode in game.modes} == set(MODE_IDS)
    assert {table.seats for table in tables} == {n for mode in game.modes for n in mode.seats}
    assert {table.values.get("deal") for table in tables} == {None, "random", "even"}


def test_every_kind_of_answer_stands_in_one() -> None:
    specialties = KINDS[1:]
    down = {"bee", "flower", "bear", "pesticide", "lift"}
    starts = {f"start:{side}" for side in SIDES}
    drawn = {f"tile:{kind}" for kind in specialties}
    used = {f"use:{kind}" for kind in specialties}
    fetched = {f"fetch:{kind}" for kind in KINDS[:-1]}
    assert keys() == down | starts | drawn | used | fetched | {"decline"}


def test_every_kind_of_answer_of_the_vocabulary_is_known_here() -> None:
    game = skep.game("hivernation")
    words = {key for mode in MODE_IDS for key in game.vocabulary(game.settle(mode))}
    assert {key.split(":")[0] if "," in key else key for key in words} == keys()


def test_every_kind_of_tile_lies_in_one() -> None:
    shown = {t["tile"] for path in HIVES for t in played(path).view()["table"]["hive"]}
    assert shown == set(SHOWN.values())
    seen = [t for path in HIVES for t in played(path).view()["table"]["hive"]]
    assert {(t["tile"], t["paw"]) for t in seen} >= {("worker", True), ("drone", True)}
    assert {t["under"] for t in seen} == {None, "workers", "drones"}


def test_every_event_is_told_in_one() -> None:
    told = {event.name for path in HIVES for event in played(path).events}
    pieces = {"bee", "flower", "bear", "pesticide", "beekeeper"}
    assert told == pieces | {"start", "dealt", "drew", "final", "moved", "over"}


@pytest.mark.parametrize(("mode", "reasons"), ENDINGS.items())
def test_every_way_of_ending_stands_in_one(mode: str, reasons: set[str]) -> None:
    ended = [played(path) for path in HIVES if played(path).settings.mode == mode]
    assert {match.reason for match in ended if match.over} == reasons


def test_no_way_of_ending_is_forgotten() -> None:
    assert {reason for reasons in ENDINGS.values() for reason in reasons} == set(REASONS)


def test_every_result_stands_in_one() -> None:
    over = [played(path) for path in HIVES if played(path).over]
    signs = {(m.scores[0] > m.scores[1]) - (m.scores[0] < m.scores[1]) for m in over}
    assert signs == {-1, 0, 1}


# The program behind `make golden`


SHORT, LONG = "a-long-line-is-flipped", "a-hundred-and-twenty-moves"


def copy(tmp_path: Path, old: str = "", new: str = "", name: str = SHORT) -> Path:
    folder = tmp_path / "hivernation"
    folder.mkdir()
    path = folder / "one.txt"
    text = (FOLDER / "hivernation" / f"{name}.txt").read_text(encoding="utf-8")
    path.write_text(text.replace(old, new, 1) if old else text, encoding="utf-8")
    return path


def run(path: Path, *arguments: str) -> int:
    return golden.main([*arguments, "--folder", str(path.parent.parent)])


def test_a_playthrough_that_drifted_is_named_and_written_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = copy(tmp_path, "flips 3", "flips 4")
    assert run(path, "--check") == 1
    assert "flips 4', should be" in capsys.readouterr().out
    assert run(path) == 0
    assert run(path, "--check") == 0
    assert "flips 3" in path.read_text(encoding="utf-8")


def test_a_long_playthrough_keeps_answers_and_scores_but_no_drawings() -> None:
    for path in FILES:
        story = path.read_text(encoding="utf-8").split("\n\n", 1)[1].splitlines()
        shown = [line for line in story if line.startswith("#")]
        if len(story) - len(shown) > golden.MAX_SHORT:
            assert [line for line in shown if not line.startswith("#   scores ")] == [], path
            assert (
                shown[-1].split(";")[0] == f"#   scores {' '.join(map(str, played(path).scores))}"
            )


def test_a_long_playthrough_notices_events_and_tables_that_drift(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = copy(tmp_path, name=LONG)
    assert golden.stale(path) == ""
    monkeypatch.setattr(golden, "line", lambda event: f"{event.name}, told otherwise")
    assert "digest" in golden.stale(path)
    monkeypatch.undo()
    monkeypatch.setattr(golden, "draw", lambda match: [f"{len(match.log)} answers"])
    assert "digest" in golden.stale(path)


def test_a_playthrough_that_does_not_fit_the_rules_stays_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = copy(tmp_path, "1 bee:1,2", "1 bee:9,9")
    before = path.read_text(encoding="utf-8")
    assert run(path) == 1
    assert "'bee:9,9', which is not offered" in capsys.readouterr().out
    assert path.read_text(encoding="utf-8") == before


def test_a_bare_match_file_becomes_a_playthrough(tmp_path: Path) -> None:
    path = copy(tmp_path)
    whole = path.read_text(encoding="utf-8")
    head, _, story = whole.partition("\n\n")
    answers = [line for line in story.splitlines() if not line.startswith("#")]
    path.write_text("\n".join([head, "", *answers]), encoding="utf-8")
    assert run(path) == 0
    assert path.read_text(encoding="utf-8") == whole
