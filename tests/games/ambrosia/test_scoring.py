"""Points of a scoring, and jelly from the track.  AMB-SCORE, AMB-TRACK"""

from __future__ import annotations

import pytest

from skep.games.ambrosia import GAME
from skep.games.ambrosia.rules.scoring import gain
from skep.testing import clause
from tests.games.ambrosia.tables import lay

FAR = {20: "B:nnn"}
"""Blue, out of the way."""


@clause("AMB-SCORE-01")
def test_the_steps_of_a_scoring_come_in_order() -> None:
    bees = {0: "A:nn", 4: "A:n", **FAR}
    match = lay(bees, event="fertile-days", points=(8, 30), scorings=(0, 1)).match()
    match._position.state.recording = True
    begun = len(match.events)
    for key in ("move:0,1,1", "begin:0", "add:turbo"):
        match.answer(key)
    told = [event.name for event in match.events[begun:]]
    start = told.index("scored")
    assert told[start : start + 7] == [
        "scored", "jelly", "gathered", "gave", "jelly", "added", "event"
    ]  # fmt: skip


@clause("AMB-SCORE-01")
def test_the_track_gives_its_jelly_before_the_end_is_tested() -> None:
    table = lay({0: "A:n", **FAR}, points=(9, 30), scorings=(6, 0))
    assert table.over
    assert table.points[0] == 9 + 1 + 1  # the flower, and the jelly won at 10 as a point


@clause("AMB-SCORE-02")
def test_a_space_counts_if_an_own_bee_is_on_top() -> None:
    table = lay({0: "A:nnn", 5: "A:n", 7: "B:n", **FAR}, values={0: 3, 5: 2, 7: 3})
    assert (table.worth(0), table.worth(1)) == (5, 4)


@clause("AMB-SCORE-03")
@pytest.mark.parametrize("value", [0, 1, 2, 3, 5])
def test_a_space_gives_the_value_of_its_flower(value: int) -> None:
    table = lay({0: "A:n", **FAR}, values={0: value}, special={23: "thicket"})
    assert table.points == [value, 0]


@clause("AMB-SCORE-04")
def test_a_space_counts_once_however_many_bees_lie_there() -> None:
    assert lay({0: "A:nnnnn", **FAR}, values={0: 3}).worth() == 3


@clause("AMB-SCORE-05")
def test_covered_bees_give_nothing() -> None:
    assert lay({0: "A:nn", 5: "B:n/A:nn", **FAR}, values={0: 1, 5: 3}).worth() == 1


@clause("AMB-SCORE-06")
def test_the_drop_advances_by_the_total() -> None:
    table = lay({0: "A:n", 5: "A:n", **FAR}, values={0: 3, 5: 2}, points=(7, 0))
    assert table.points == [12, 0]
    assert GAME.scores(table.meadow) == [12, 0]


@clause("AMB-SCORE-07")
def test_a_scoring_worth_nothing_is_still_a_scoring() -> None:
    table = lay({0: "A:n", **FAR}, values={0: 0}, special={23: "thicket"})
    assert (table.points, table.meadow.scorings, table.hives[0]) == ([0, 0], [1, 0], "n")


@clause("AMB-SCORE-08")
@pytest.mark.parametrize(
    ("top", "event", "value", "worth"),
    [
        ("H", "", 3, 7), ("C", "", 3, 5), ("n", "", 3, 4),
        ("H", "fertile-days", 2, 9), ("C", "fertile-days", 2, 6),
        ("H", "disappointed-expectations", 3, 1), ("C", "disappointed-expectations", 3, 2),
    ],
)  # fmt: skip
def test_on_one_space_the_card_comes_first_then_the_bee_then_the_arena(
    top: str, event: str, value: int, worth: int
) -> None:
    table = lay(
        {5: f"A:{top}n/B:n", 10: "A:nn", **FAR}, values={5: value, 10: 0}, special={5: "arena"},
        event=event,
    )  # fmt: skip
    assert table.worth() == worth


@clause("AMB-SCORE-08")
def test_the_saboteur_comes_last_and_takes_all_of_it() -> None:
    table = lay(
        {4: "B:S", 5: "A:Hn/B:n", 10: "A:nn", **FAR}, values={5: 3, 10: 0}, special={5: "arena"}
    )
    assert table.worth() == 0


# The track


@clause("AMB-TRACK-01")
@pytest.mark.parametrize(("seats", "gets"), [(2, [10, 22]), (3, [8, 16, 24]), (4, [6, 12, 18, 24])])
def test_only_the_symbols_for_the_number_of_players_count(seats: int, gets: list[int]) -> None:
    won = []
    for points in range(25):
        others = [30] * (seats - 1)
        far = {10 + 4 * n: f"{'BRV'[n]}:nnn" for n in range(seats - 1)}
        table = lay({0: "A:n", **far}, seats=seats, points=(points, *others))
        if table.jelly[0]:
            won.append(points + 1)
    assert won == gets


@clause("AMB-TRACK-02")
@pytest.mark.parametrize("points", [9, 8])
def test_the_last_to_reach_or_pass_a_symbol_takes_a_jelly(points: int) -> None:
    table = lay({0: "A:n", 3: "A:n", **FAR}, points=(points, 10))
    assert table.points[0] == points + 2
    assert table.jelly == [1, 0]


@clause("AMB-TRACK-03")
def test_whoever_passes_before_the_last_gets_nothing() -> None:
    table = lay({0: "A:n", 3: "A:n", **FAR}, points=(9, 9))
    assert (table.points[0], table.jelly) == (11, [0, 0])
    three = lay({0: "A:n", 10: "B:nnn", 16: "R:nnn"}, seats=3, points=(7, 20, 0))
    assert (three.points[0], three.jelly) == (8, [0, 0, 0])


@clause("AMB-TRACK-04")
def test_a_symbol_counts_anew_on_every_lap() -> None:
    for lap in (0, 50, 100):
        table = lay({0: "A:n", **FAR}, points=(9 + lap, 60 + lap))
        assert (table.points[0], table.jelly) == (10 + lap, [1, 0])


@clause("AMB-TRACK-05")
def test_several_symbols_in_one_go_are_judged_one_by_one() -> None:
    values = {0: 5, 2: 5, 4: 5}
    bees = {0: "A:H", 2: "A:n", 4: "A:n", **FAR}
    both = lay(bees, values=values, special={23: "thicket"}, points=(9, 30))
    assert (both.points[0], both.jelly) == (29, [2, 0])
    one = lay(bees, values=values, special={23: "thicket"}, points=(9, 15))
    assert one.jelly == [1, 0]


@clause("AMB-TRACK-06")
def test_a_player_pushed_back_still_counts_as_past_and_gets_nothing_twice() -> None:
    table = lay({0: "A:nnn", **FAR}, special={1: "beekeeper"}, points=(5, 10))
    table.play("move:0,1,1", "rob:1")
    assert (table.points, table.meadow.highest_points) == ([5, 10 - 1], [5, 10])
    table.meadow.points[0] = table.meadow.highest_points[0] = 20
    gain(table.meadow, 1, 3, 0)
    assert (table.points[1], table.jelly) == (12, [0, 0])  # 10 was passed before
    table = lay({0: "A:nn", **FAR}, points=(9, 9), jelly=(1, 0))
    table.meadow.highest_points[1] = 10  # pushed back from 10
    table.play("point")
    assert table.jelly == [1, 0]  # used, and won again as the last past 10


@clause("AMB-TRACK-07")
def test_points_from_jelly_honeywells_and_cards_pass_symbols_too() -> None:
    jelly = lay({0: "A:nn", **FAR}, points=(9, 30), jelly=(1, 0)).play("point")
    assert (jelly.points[0], jelly.jelly) == (10, [1, 0])
    well = lay({0: "A:nnn", **FAR}, special={1: "honeywell"}, points=(9, 30)).play("move:0,1,1")
    assert (well.points[0], well.jelly) == (10, [1, 0])
    card = lay({0: "A:nnn", **FAR}, event="unintended-consequences", points=(30, 9))
    card.play("move:0,3,3")
    assert (card.points, card.jelly) == ([30, 10], [0, 1])


@clause("AMB-TRACK-08")
def test_a_score_has_no_upper_limit() -> None:
    table = lay({0: "A:n", **FAR}, values={0: 3}, points=(149, 0))
    assert table.points == [152, 0]


@clause("AMB-TRACK-09")
def test_several_who_gain_at_once_are_handled_from_the_left() -> None:
    bees = {0: "A:nnn", 12: "B:nnn", 18: "R:nnn"}
    table = lay(bees, seats=3, event="unintended-consequences", points=(30, 7, 7))
    table.play("move:0,3,3")
    assert (table.points, table.jelly) == ([30, 8, 8], [0, 0, 1])  # Red is the last to reach 8
    other = lay(bees, seats=3, player=1, event="unintended-consequences", points=(7, 30, 7))
    other.play("move:12,3,15")
    assert (other.points, other.jelly) == ([8, 30, 8], [1, 0, 0])  # from Blue's left: Red, Amber


def test_the_score_sheet_names_where_points_come_from() -> None:
    table = lay({0: "A:nn", **FAR}, special={1: "honeywell"}, jelly=(2, 0))
    table.play("point", "move:0,1,1", "done")
    lines = {line["id"]: line["points"] for line in GAME.sheet(table.meadow) if line["seat"] == 0}
    assert (lines["jelly"], lines["honeywell"], lines["scorings"]) == (1, 1, 2)
    assert sum(lines.values()) == table.points[0] == 4
