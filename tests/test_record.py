"""Match files: what is written can be read again, and nothing is lost on the way."""

import os
from pathlib import Path

import pytest

import skep
from skep import record
from skep.kernel.match import Match
from skep.record import BadRecord, Taken
from tests.lab.toy import Stones
from tests.matches import ARCADE, FIRST, LINES, OPEN, TEXT, changed, line_of, played, same

# ---- there and back


def test_a_file_reads_as_it_was_written() -> None:
    assert LINES[: FIRST + 2] == [
        "skep match 1",
        "game: hivernation",
        "rules: 1",
        "mode: arcade",
        "seats: 2",
        "set.deal: random",
        "players: Ada, Ben",
        "seed: 11",
        f"result: {record.result(ARCADE)}",
        "",
        f"* {ARCADE.log[0].key}",
        f"* {ARCADE.log[1].key}",
    ]
    assert len(LINES) == FIRST + len(ARCADE.log)


@pytest.mark.parametrize("mode", ["quick", "arcade", "total"])
@pytest.mark.parametrize("answers", [0, 7, None])
def test_a_match_comes_back_as_it_was(mode: str, answers: int | None) -> None:
    match = played(answers, mode=mode)
    found = record.parse(record.dump(match, ["Ada", "Ben"]))
    assert found.players == ["Ada", "Ben"]
    assert same(record.replay(found), match)
    assert found.text() == record.dump(match, ["Ada", "Ben"])


def test_settings_come_back(tmp_path: Path) -> None:
    match = played(3, seats=4, deal="even")
    record.save(tmp_path / "teams.skep", match)
    found = record.open(tmp_path / "teams.skep")
    assert (found.settings.seats, found.settings.values) == (4, {"deal": "even"})
    assert found.players == []


def test_a_match_can_be_played_on_from_its_file() -> None:
    match, again = played(9), record.replay(record.parse(OPEN))
    for each in (match, again):
        each.answer(each.decision.keys[0])
    assert same(match, again)


def test_comments_blank_lines_and_another_editor_do_no_harm() -> None:
    lines = [*LINES[:3], "", "# about the mode", *LINES[3:FIRST], "", "  # now we play"]
    lines += [f"   {LINES[FIRST]}   # luck", "", *LINES[FIRST + 1 :], "", "# well played", ""]
    text = "\ufeff" + "\r\n".join(lines)
    assert same(record.replay(record.parse(text)), ARCADE)


def test_a_setting_that_is_not_named_has_its_default() -> None:
    assert same(record.replay(record.parse(changed(line_of("set.deal"), None))), ARCADE)


def test_names_keep_to_their_line() -> None:
    text = record.dump(played(1), ["Ada, Countess\n0 bee", "  "])
    assert record.parse(text).players == ["Ada Countess 0 bee", "nobody"]


def test_part_of_a_match_can_be_had() -> None:
    found = record.parse(TEXT)
    match = record.replay(found, 9)
    assert match.log == ARCADE.log[: len(match.log)]
    assert len(match.log) == 9
    assert len(record.replay(found, 0).log) == 7  # who begins, and six tiles


def test_part_of_a_match_follows_the_file_not_the_seed() -> None:
    found = record.parse(changed(FIRST + 1, _other_start()))
    assert record.replay(found, 0).log[0].key == _other_start()[2:]


def _other_start() -> str:
    return "* start:drones" if LINES[FIRST].endswith("workers") else "* start:workers"


@pytest.mark.parametrize("upto", [-1, len(ARCADE.log) + 1])
def test_more_than_there_is_can_not_be_had(upto: int) -> None:
    with pytest.raises(skep.BadSettings, match=f"entries 0 to {len(ARCADE.log)}, not {upto}"):
        record.replay(record.parse(TEXT), upto)


def test_other_games_are_found_where_they_are_looked_for() -> None:
    game = Stones()
    match = Match(game, game.settle("short", 3, {"dark": True}), 5)
    match.answer("take:2")
    text = record.dump(match)
    assert "set.stones: 12\nset.dark: true" in text
    assert same(record.replay(record.parse(text, games=lambda name: game)), match)


# ---- on disk


def test_a_saved_match_opens(tmp_path: Path) -> None:
    record.save(tmp_path / "a.skep", ARCADE, ["Ada", "Ben"])
    assert (tmp_path / "a.skep").read_text(encoding="utf-8") == TEXT
    assert same(record.replay(record.open(tmp_path / "a.skep")), ARCADE)
    assert [path.name for path in tmp_path.iterdir()] == ["a.skep"]


def test_a_file_is_written_over_only_when_forced(tmp_path: Path) -> None:
    file = tmp_path / "a.skep"
    file.write_text("mine")
    with pytest.raises(Taken, match="nothing was written"):
        record.save(file, ARCADE)
    assert file.read_text() == "mine"
    record.save(file, ARCADE, force=True)
    assert record.open(file).entries
    assert [path.name for path in tmp_path.iterdir()] == ["a.skep"]


def test_a_file_that_appears_meanwhile_is_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "a.skep"
    monkeypatch.setattr(os, "fsync", lambda number: file.write_text("mine"))
    with pytest.raises(Taken):
        record.save(file, ARCADE)
    assert file.read_text() == "mine"
    assert [path.name for path in tmp_path.iterdir()] == ["a.skep"]


def test_a_write_that_fails_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    file = tmp_path / "a.skep"
    file.write_text("mine")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left") as caught:
        record.save(file, ARCADE, force=True)
    assert caught.value.filename == str(file)
    assert file.read_text() == "mine"
    assert [path.name for path in tmp_path.iterdir()] == ["a.skep"]


def test_a_place_that_is_no_place(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        record.save(tmp_path, ARCADE, force=True)
    with pytest.raises(FileNotFoundError, match="no such folder"):
        record.save(tmp_path / "none" / "a.skep", ARCADE)
    assert list(tmp_path.iterdir()) == []


def test_a_record_that_does_not_open_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "a.skep"
    file.write_text(changed(12, "nonsense"))
    before = file.read_bytes()
    with pytest.raises(BadRecord):
        record.open(file)
    assert file.read_bytes() == before
