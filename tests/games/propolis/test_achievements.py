"""The twenty achievements.  PRP-ACH"""

from __future__ import annotations

from pathlib import Path

import pytest

from skep.games.propolis import GAME
from skep.games.propolis.rules.achievements import reached
from skep.games.propolis.rules.ending import end
from skep.games.propolis.rules.scoring import card_points
from skep.testing import clause
from skep.tui.drawing import Scene
from skep.tui.propolis.achievements import Achievements
from skep.tui.propolis.drawing import PropolisDrawing
from skep.words import Words
from tests.games.propolis.tables import Table, lay, palace, start

SCORES = {1: 15, 2: 17, 3: 20, 4: 22, 5: 25, 6: 27, 7: 30, 8: 35, 9: 40}
NONE = [0] * 6


def solo(*hive: int, tracks: list[int] | None = None, central: int = 3, **more) -> Table:  # type: ignore[no-untyped-def]
    return lay(
        solo="easy", hives={0: hive}, tracks={0: tracks or [1] * 6}, central={0: central}, **more
    )


@clause("PRP-ACH-01", "PRP-ACH-02", "PRP-ACH-03", "PRP-ACH-04", "PRP-ACH-05")
@clause("PRP-ACH-06", "PRP-ACH-07", "PRP-ACH-08", "PRP-ACH-09")
@pytest.mark.parametrize("number", SCORES)
def test_a_score_is_reached_from_its_number_on(number: int) -> None:
    least = SCORES[number]
    for points in (least - 1, least):
        table = solo(*fixed(points), tracks=NONE)
        assert GAME.scores(table.realm) == [points]
        assert (number in reached(table.realm)) == (points >= least)


def fixed(points: int) -> list[int]:
    """Cards with printed points that make this sum: 1, 1, 1, 3, 4, 4, 5, 5, 6, 7 and a palace."""
    worth = {palace(12): 8, 43: 7, 42: 6, 41: 5, 40: 5, 39: 4, 38: 4, 37: 3, 34: 1, 35: 1, 36: 1}
    chosen = [start(1)]
    for card, value in worth.items():
        if value <= points:
            chosen.append(card)
            points -= value
    assert points == 0
    return chosen


@clause("PRP-ACH-21")
@pytest.mark.parametrize("number", [0, 15])
def test_a_mark_is_told_if_one_was_made(number: int) -> None:
    table = solo(start(1), *range(16, 24), market=(30,), tracks=[5] * 6, first=1)
    table.play("build:30", "gain:pink", "gain:pink", "gain:pink", f"mark:{number or 'none'}")
    assert table.over
    assert table.realm.marked == number
    told = [(event.seat, event.facts) for event in table.events("marked")]
    assert told == ([(0, {"number": number})] if number else [])


@clause("PRP-ACH-10")
def test_one_structure_scores_seven_and_a_palace_does_not_count() -> None:
    assert 10 in reached(solo(start(1), 43).realm)
    assert 10 not in reached(solo(start(1), 42).realm)
    assert 10 not in reached(solo(start(1), palace(12)).realm)  # scores 8


@clause("PRP-ACH-11")
def test_one_structure_scores_ten() -> None:
    hive = [start(1), 53, 1, 5, 9, 13, 2, 6, 10, 38]  # six A and four B: 8 points, with a fifth 10
    assert 11 not in reached(solo(*hive).realm)
    assert 11 in reached(solo(*hive, 14).realm)


@clause("PRP-ACH-12", "PRP-ACH-13")
def test_permanents_of_one_type_with_the_wild_ones() -> None:
    four = [start(1), 16, 28]  # yellow 3 and a wild
    assert 12 not in reached(solo(*four).realm)
    assert 12 in reached(solo(*four, 11).realm)
    six = [start(1), 16, 21, 28]  # yellow 5 and a wild
    assert 13 not in reached(solo(*six).realm)
    assert 13 in reached(solo(*six, 11).realm)


@clause("PRP-ACH-10", "PRP-ACH-11", "PRP-ACH-12", "PRP-ACH-13", "PRP-ACH-14", "PRP-ACH-15")
@clause("PRP-ACH-16", "PRP-ACH-19", "PRP-ACH-20")
def test_more_than_is_asked_for_will_do() -> None:
    hive = [start(1), 16, 21, 11, 26, 27, 28, 47, 1, 5, 9, 13]  # yellow 7 and wild 3, six A
    table = solo(*hive, tracks=[2, 0, 0, 10, 0, 10])
    assert card_points(table.realm, 0, 47) > 10
    assert {10, 11, 12, 13, 14, 15, 16, 20} <= set(reached(table.realm))
    assert 19 in reached(solo(start(1), tracks=[1, 1, 0, 0, 0, 1]).realm)


@clause("PRP-ACH-14", "PRP-ACH-15")
def test_two_wild_permanents_and_ten_in_all() -> None:
    assert 14 not in reached(solo(start(1), 28).realm)
    assert 14 in reached(solo(start(1), 28, 29).realm)
    nine = [start(1), 16, 17, 18, 19]
    assert 15 not in reached(solo(*nine).realm)
    assert 15 in reached(solo(*nine, 28).realm)


@clause("PRP-ACH-16")
def test_five_banners_of_a_letter_with_the_palaces() -> None:
    four = [start(1), 1, 5, 9]
    assert 16 not in reached(solo(*four).realm)
    assert 16 in reached(solo(*four, palace(9)).realm)
    assert 16 in reached(solo(*four, 13).realm)


@clause("PRP-ACH-17", "PRP-ACH-18")
def test_all_workers_at_home_or_all_in_central() -> None:
    assert 17 in reached(solo(start(1), central=0).realm)
    assert 17 not in reached(solo(start(1), central=0, bees={"1,1": "0:S."}).realm)
    assert 17 not in reached(solo(start(1), central=1).realm)
    assert 18 in reached(solo(start(1), central=12, market=(30,), tracks=[9] * 6).realm)
    assert 18 not in reached(solo(start(1), central=11).realm)


@clause("PRP-ACH-19", "PRP-ACH-20")
def test_few_or_many_unused_resources() -> None:
    assert 19 in reached(solo(start(1), tracks=[4, 0, 0, 0, 0, 0]).realm)
    assert 19 not in reached(solo(start(1), tracks=[4, 0, 0, 0, 0, 1]).realm)
    assert 20 in reached(solo(start(1), tracks=[10, 10, 0, 0, 0, 1]).realm)
    assert 20 not in reached(solo(start(1), tracks=[10, 10, 0, 0, 0, 0]).realm)


@clause("PRP-ACH-21")
def test_after_a_solo_match_one_of_those_met_may_be_marked_and_only_one() -> None:
    nine = [start(1), *fixed(23)[1:]]
    table = solo(*nine, 1, 2, 3, tracks=[9] * 6, market=(30,), central=0)
    table.realm.final = "ten-cards"
    table = table.play("deploy:1,1", "spaces:1")
    assert table.prompt == "mark"
    met = reached(table.realm)
    assert table.keys == ["mark:none", *(f"mark:{number}" for number in met)]
    assert table.why("mark:9") == "PRP-ACH-09"
    refused = {refusal.key for refusal in table.realm.prompt.refusals(table.realm)}
    assert refused == {f"mark:{number}" for number in range(1, 21) if number not in met}
    assert [event.facts for event in table.events("achieved")] == [
        {"numbers": met, "count": len(met)}
    ]
    table.play(f"mark:{met[0]}")
    assert table.over
    assert table.realm.marked == met[0]


@clause("PRP-ACH-20", "PRP-ACH-21")
def test_with_few_resources_the_last_achievement_is_refused_too() -> None:
    table = solo(start(1), *range(16, 25), tracks=[1, 1, 1, 0, 0, 0])
    table.realm.final = "ten-cards"
    table.play("deploy:1,1", "spaces:1")
    assert table.prompt == "mark"
    refused = {refusal.key: refusal.clause for refusal in table.realm.prompt.refusals(table.realm)}
    assert refused["mark:20"] == "PRP-ACH-20"
    assert "mark:21" not in refused


@clause("PRP-ACH-21")
def test_achievements_are_told_of_after_a_solo_match_only() -> None:
    nine = [start(1), *fixed(23)[1:]]
    table = lay(hives={0: nine}, player=1)
    table.realm.final = "ten-cards"
    table.play("deploy:1,1", "spaces:1")
    assert table.over
    assert table.events("over")
    assert table.events("achieved") == []


@clause("PRP-ACH-21")
def test_with_none_met_nothing_is_asked() -> None:
    table = solo(start(1), tracks=[5, 0, 0, 0, 0, 0])
    assert reached(table.realm) == []
    table.realm.final = "solo-deck"
    end(table.realm)
    assert table.realm.over


@clause("PRP-ACH-22")
def test_the_terminal_keeps_what_was_marked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    shown = PropolisDrawing("propolis", Words("en"), 1)
    view = {"scores": [21], "table": {"marked": 3}}
    scene = Scene(view, None, [], {}, ("you",))
    assert shown.result(scene) == "You scored 21 points. Marked so far: 1 of 20."
    again = Scene({"scores": [15], "table": {"marked": 1}}, None, [], {}, ("you",))
    assert shown.result(again) == "You scored 15 points. Marked so far: 2 of 20."
    bot = Scene(view, None, [], {}, ("search",))
    assert shown.result(bot) == "You scored 21 points."


@clause("PRP-ACH-22")
def test_achievements_carry_over_and_all_twenty_are_complete(tmp_path: Path) -> None:
    achievements = Achievements(tmp_path / "deep" / "propolis.json")
    assert achievements.load() == []
    achievements.add(7)
    achievements.add(3)
    achievements.add(7)
    assert Achievements(achievements.file).load() == [3, 7]
    assert not achievements.complete
    for number in range(1, 21):
        achievements.add(number)
    assert Achievements(achievements.file).complete
    achievements.file.write_text("nonsense", encoding="utf-8")
    assert Achievements(achievements.file).load() == []
