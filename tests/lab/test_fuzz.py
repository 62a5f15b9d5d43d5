"""The fuzzer finds what is wrong and writes a match file that shows it."""

from pathlib import Path
from typing import Any

import pytest

import skep
from skep.kernel.chance import Dice
from skep.kernel.errors import BadSettings
from skep.kernel.game import Game
from skep.lab import Find, FuzzResult, fuzz, trial
from skep.lab.fuzz import every_way
from skep.lab.styles import STYLES
from skep.record import Record, parse, replay
from tests.lab.toy import FAULTS, Stones


def found(fault: str, games: int = 30, **more: Any) -> Find:
    """The one fault that is found in a broken game."""
    finds = list(fuzz(Stones(fault), games, seed=1, **more).finds.values())
    assert len(finds) == 1
    return finds[0]


def opened(find: Find) -> Record:
    return parse(find.record().text(), "dump", games=lambda name: find.game)


def test_a_sound_game_is_left_alone() -> None:
    search = fuzz(Stones(), 60, seed=1)
    assert (search.games, search.finds, search.stopped) == (60, {}, False)
    assert search.decisions > 60


def test_hivernation_has_no_fault_in_a_few_games_of_every_kind() -> None:
    search = fuzz(skep.game("hivernation"), 24, seed=2)
    assert search.ways == 20
    assert search.finds == {}


@pytest.mark.parametrize("kind", ["crash", "dead-end", "clone", "keys"])
def test_a_fault_is_found_and_its_dump_opens_just_before_it(kind: str) -> None:
    find = found(kind)
    assert find.kind == kind
    match = replay(opened(find))
    assert not match.over
    assert match.log == list(find.entries)


def test_a_crash_is_shown_by_its_shortest_game_with_the_answer_that_did_it() -> None:
    find = found("crash", 60, mode="short")
    text = find.record().text()
    assert find.games == 60
    assert 2 <= len(find.entries) <= 3  # 12 stones, nearly always three at a time
    assert find.place.startswith("toy.py")
    assert "# found by skep fuzz, game " in text
    assert "# ValueError: the stones have gone missing" in text
    assert f"# it went wrong at the next answer: {find.answer}" in text
    assert "\x1b" not in text


def test_the_answer_named_in_a_dump_brings_the_crash_back() -> None:
    find = found("crash")
    match = replay(opened(find))
    seat, key = find.answer.split()
    with pytest.raises(ValueError, match="gone missing"):
        match.answer(key, int(seat))


def test_a_game_without_end_is_stopped_at_the_bound_and_opens() -> None:
    find = found("endless", longest=50)
    assert (find.kind, find.what) == ("endless", "no end after 50 decisions")
    assert len(replay(opened(find)).log) == 50


def test_rules_that_never_come_back_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial, "MAX_SECONDS", 0.05)
    find = found("hang", 3)
    assert find.kind == "hang"
    assert not replay(opened(find)).over


def test_a_match_that_does_not_play_again_is_found() -> None:
    search = fuzz(Stones("replay"), 30, seed=1)
    assert {find.kind for find in search.finds.values()} <= {"clone", "replay"}
    for find in search.finds.values():
        assert "piles" in find.what
        assert replay(opened(find)).log == list(find.entries)


def test_a_view_that_can_not_be_sent_is_found() -> None:
    find = found("view")
    assert find.kind == "crash"
    assert "set is not JSON serializable" in find.what


def test_a_table_that_can_not_be_set_is_found_and_written_without_answers() -> None:
    find = found("setup")
    assert find.what == "ZeroDivisionError: no stones"
    assert opened(find).entries == []


def test_no_fault_of_the_toy_is_missed() -> None:
    for fault in FAULTS:
        if fault != "hang":
            assert bool(fuzz(Stones(fault), 20, longest=40).finds) == bool(fault)


def test_the_same_seed_finds_the_same() -> None:
    one, other = found("crash"), found("crash")
    assert one.record().text() == other.record().text()


def test_dumps_never_take_the_place_of_other_files(tmp_path: Path) -> None:
    find = found("crash")
    (tmp_path / "stones-crash-1.skep").write_text("mine")
    find.save(tmp_path)
    find.save(tmp_path)
    assert (tmp_path / "stones-crash-1.skep").read_text() == "mine"
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "stones-crash-1.skep",
        "stones-crash-2.skep",
    ]


def ways(game: Game[Any], *named: Any) -> list[tuple[Any, ...]]:
    return [(w.mode, w.seats, *w.values.values()) for w in every_way(game, *named)]


def test_all_modes_seats_and_settings_are_gone_through() -> None:
    assert ways(Stones(), None, None, {}) == [
        ("short", 2, 12, False),
        ("short", 2, 12, True),
        ("short", 2, 20, False),
        ("short", 2, 20, True),
        ("short", 3, 12, False),
        ("short", 3, 12, True),
        ("short", 3, 20, False),
        ("short", 3, 20, True),
        ("long", 2, False),
        ("long", 2, True),
    ]


def test_only_what_agrees_with_the_named_is_played() -> None:
    assert ways(Stones(), None, 3, {"dark": "true"}) == [
        ("short", 3, 12, True),
        ("short", 3, 20, True),
    ]
    assert ways(Stones(), "long", None, {"dark": "false"}) == [("long", 2, False)]


@pytest.mark.parametrize(
    "named", [("slow", None, {}), (None, 7, {}), ("long", 3, {}), (None, None, {"size": "3"})]
)
def test_what_can_not_be_set_up_is_refused(named: tuple[Any, ...]) -> None:
    with pytest.raises(BadSettings):
        every_way(Stones(), *named)


def test_styles_differ() -> None:
    keys = ["bee:0,1", "bee:1,0", "bee:2,0", "use:bear"]
    chosen = {
        name: {style(keys, Dice(n), "use:x") for n in range(60)} for name, style in STYLES.items()
    }
    assert chosen["uniform"] == set(keys)
    assert chosen["stubborn"] == {"use:bear"}
    assert chosen["fickle"] == set(keys)
    assert chosen["extreme"] == {"bee:0,1", "use:bear"}


def test_a_stopped_search_says_so() -> None:
    search = FuzzResult(asked=10, ways=1, games=4)
    assert search.stopped
