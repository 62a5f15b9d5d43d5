"""`skep play` as a person meets it: what they type, what they read, how they leave."""

import io
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from skep import record
from skep.bots import Search
from skep.cli import main
from skep.coach.chart import Point
from skep.coach.review import Mistake
from skep.coach.win_chances import Chance
from skep.tui.coaching import Coaching, bar, row
from tests.processes import PATIENCE, SKEP, interrupt, started

Play = Callable[..., str]
QUICK = ("--mode", "quick", "--seats", "you,random", "--seed", "2")
ARCADE = ("--mode", "arcade", "--seats", "you,random", "--seed", "2")


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    """Type these lines at a table and read all that was said."""

    def sit(*typed: str, options: tuple[str, ...] = QUICK, code: int = 0) -> str:
        lines = "".join(f"{line}\n" for line in typed)
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        arguments = options if "--lang" in options else ("--lang", "en", *options)
        assert main(["play", "hivernation", *arguments]) == code
        return capsys.readouterr().out

    return sit


# ---- answers


def test_the_prompt_says_what_is_asked_and_lists_the_options_in_words(play: Play) -> None:
    said = play()
    assert "Workers: put down a bee." in said
    assert "1. bee:-1,1: put a bee on -1,1" in said


@pytest.mark.parametrize("typed", ["1", "bee:-1,1", "-1,1", "-1, 1"])
def test_an_option_is_taken_by_number_key_or_place(play: Play, typed: str) -> None:
    assert "Workers put a bee on -1,1." in play(typed)


def test_after_a_bots_turn_it_is_said_what_happened(play: Play) -> None:
    said = play("1")
    assert said.count("Drones put a bee on") == 2
    assert "Workers (you): 1 bee in the hive, 9 in reserve" in said


def test_a_whole_match_ends_with_reason_and_result(play: Play) -> None:
    said = play(*["1"] * 10)
    assert "The match ended: the last bees are down." in said
    assert "win with" in said or "A draw" in said


def test_bots_alone_play_to_the_end(play: Play) -> None:
    said = play(options=("--mode", "quick", "--seats", "random,greedy", "--seed", "1"))
    assert "Nobody sits at this screen" in said
    assert said.count("The match ended") == 1


@pytest.mark.parametrize("mode", ["quick", "arcade", "total"])
@pytest.mark.parametrize("lang", ["en", "pl", "de"])
def test_every_mode_is_played_in_every_language(play: Play, mode: str, lang: str) -> None:
    said = play(
        *["2"] * 12,
        options=("--mode", mode, "--seats", "you,random,you,random", "--seed", "5", "--lang", lang),
    )
    assert "{" not in said
    assert "hivernation-" not in said


# ---- slips


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "There is no option 99; they go from 1 to 5."),
        ("0", "There is no option 0; they go from 1 to 5."),
        ("9" * 5000, "There is no option 9999"),
        ("bees", "There is no option or command bees. Type a number from 1 to 5, a key such as"),
        ("bee:0,0", "bee:0,0 is not allowed: a tile lies there already"),
        ("bee:7,7", "HIV-ATT-06: A place that touches no tile is illegal."),
        ("use:bear", "use:bear is not allowed: specialties are played in Arcade only."),
        ("\x1b[2J", "There is no option or command [2J."),
    ],
)
def test_a_slip_is_told_in_a_line_and_changes_nothing(play: Play, typed: str, said: str) -> None:
    heard = play(typed)
    assert said in heard
    assert "Workers put" not in heard


def test_an_empty_line_is_no_slip(play: Play) -> None:
    assert play("", "1").count("There is no") == 0


# ---- commands


def test_undo_takes_the_answer_back_and_the_bots_with_it(play: Play) -> None:
    said = play("1", "undo", "2")
    assert "Taken back: bee:-1,1." in said
    assert "Workers put a bee on 0,1." in said.partition("Taken back")[2]


def test_undo_without_an_answer_says_so(play: Play) -> None:
    assert "There is no answer of yours to take back yet." in play("undo")


def test_undo_within_a_turn_is_the_rules_own(play: Play) -> None:
    said = play("use:bear", "undo", options=ARCADE)
    assert "Taken back: use:bear." in said
    assert said.count("Drones put") == 1


def test_undo_works_after_the_end_too(play: Play) -> None:
    said = play(*["1"] * 10, "1", "undo", "log")
    assert "The match is over. Type log, score, review, again N, undo, save FILE or quit." in said
    assert said.rstrip().endswith("Number, key or help:")


def test_help_gives_an_option_of_this_game_as_an_example(play: Play) -> None:
    said = play("help")
    number, key = re.findall(r"^(\d+)\. (\S+): ", said, re.M)[-1]
    assert re.search(rf"^  {number} · {re.escape(key)} +take this option", said, re.M)


def test_hint_says_what_a_search_bot_would_do(play: Play) -> None:
    said = play("hint", options=(*QUICK, "--seconds", "0.05"))
    assert "A search bot would answer bee:" in said


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("why", "Say which key, for example: why bee:"),
        ("why 1", "bee:-1,1 is offered now: put a bee on -1,1."),
        ("why bee:0,0", "HIV-TURN-06: A bee takes an empty place"),
        ("why 5,5", "bee:5,5 is not allowed: that place touches no tile."),
        ("why nothing", "No rule speaks of nothing here."),
        ("why lift:1,0", "HIV-TOTAL-03"),
    ],
)
def test_why_answers_with_the_rule(play: Play, asked: str, said: str) -> None:
    assert said in play(asked)


def test_log_tells_what_the_seat_may_know(play: Play) -> None:
    told = play("log", options=ARCADE).partition("help: log")[2]
    assert told.count("Workers were dealt a tile.") == 0
    assert told.count("Drones were dealt a tile.") == 3


def test_rules_are_read_by_heading_and_clause(play: Play) -> None:
    said = play("rules", "rules pincer", "rules HIV-EX-02", "rules bridge")
    assert "PINCER  Pincer attack" in said
    assert "  HIV-PINCER-05: " in said
    assert "  HIV-EX-02: " in said
    assert "There is no heading or clause bridge." in said


def test_help_score_list_and_look(play: Play) -> None:
    said = play("help", "score", "list", "look")
    assert "why KEY       the rule that forbids a key" in said
    assert said.count("1. bee:-1,1: put a bee on -1,1") == 3


# ---- files


def test_a_saved_match_goes_on_where_it_was(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "evening.match"
    assert f"Saved to {file}." in play("1", f"save {file}")
    assert record.open(file).players == ["you", "random"]
    said = play("log", options=("--load", str(file)))
    assert "Workers put a bee on -1,1." in said


def test_saving_never_writes_over_a_file_unasked(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "a.match"
    file.write_text("mine")
    assert "exists already" in play(f"save {file}")
    assert file.read_text() == "mine"
    play(f"save {file}", f"save {file}")
    assert file.read_text() != "mine"


@pytest.mark.parametrize("where", ["", "no/such/folder/a.match", "."])
def test_what_can_not_be_saved_is_told(play: Play, tmp_path: Path, where: str) -> None:
    said = play(f"save {tmp_path / where if where else ''}")
    assert "was not written" in said or "Say where to" in said


def test_quit_asks_nothing_of_a_pipe(play: Play) -> None:
    said = play("1", "quit", "2")
    assert "Save the match" not in said
    assert "Workers put a bee on 0,1" not in said


# ---- several people at one screen


def test_a_hand_is_shown_only_when_its_owner_is_there(play: Play) -> None:
    said = play("", "1", options=("--mode", "arcade", "--seats", "you,you", "--seed", "2"))
    before, _, after = said.partition("Pass the screen to Workers.")
    assert "Workers (you): 0 bees in the hive, 20 in reserve, hand: 3 tiles" in before
    assert "hand: 2 Flowers, 1 Bear" not in before
    assert "Workers (you)" not in after


def test_without_hidden_hands_the_screen_need_not_be_passed(play: Play) -> None:
    assert "Pass the screen" not in play("1", "1", options=("--seats", "you,you", *QUICK[:2]))


# ---- the command line


@pytest.mark.parametrize(
    ("options", "search", "queen"), [((), 0.3, 1.5), (("--seconds", "0.7"), 0.7, 0.7)]
)
def test_a_bot_thinks_as_long_as_anywhere_unless_a_time_is_named(
    monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...], search: float, queen: float
) -> None:
    seen: list[float] = []
    monkeypatch.setattr(Search, "choose", lambda self, sight: leave(seen, self.seconds))
    for name in ("search", "queen"):
        main(["play", "hivernation", "--plain", "--seats", f"{name},{name}", *options])
    assert seen == [search, queen]


def leave(seen: list[float], seconds: float) -> str:
    """Note how long a bot would think, and leave the table."""
    seen.append(seconds)
    raise KeyboardInterrupt


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess"], "there is no game 'chess'; the games: hivernation"),
        (["hivernation", "--mode", "slow"], "no mode 'slow'; its modes: arcade, quick, total"),
        (["hivernation", "--seats", "you,bob"], "'bob' can't sit here"),
        (["hivernation", "--seats", ""], "'' can't sit here"),
        (["hivernation", "--seats", "you"], "not for 1 seats"),
        (["hivernation", "--set", "deal"], "name=value"),
        (["hivernation", "--set", "deal=odd"], "deal can't be 'odd'"),
        (["hivernation", "--lang", "fr"], "there is no language 'fr'"),
        (["hivernation", "--seconds", "-1"], "seconds, not -1"),
        (["hivernation", "--load", "x.match", "--mode", "quick"], "leave out --mode"),
    ],
)
def test_wrong_usage_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], told: str
) -> None:
    assert main(["play", *arguments]) == 2
    said = capsys.readouterr().err
    assert told in said
    assert said.count("\n") == 1


def test_a_match_that_does_not_exist_can_not_be_loaded(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["play", "hivernation", "--load", str(tmp_path / "none.match")]) in (1, 2)
    assert capsys.readouterr().err.count("\n") == 1


def test_ctrl_c_ends_without_a_traceback() -> None:
    with started(*SKEP, "play", "hivernation", "--lang", "en", *QUICK) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith("Workers: put"):
                break
        interrupt(process)
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert err.strip() == ""


def charted(said: str) -> list[str]:
    """The lines of the chart among what was said."""
    chart = said.split("Chances of winning at each turn")[1].replace("\xa0", " ")
    return [line for line in chart.splitlines() if line.startswith("After ")]


def test_a_chart_tells_the_chances_of_every_seat_turn_by_turn(play: Play) -> None:
    lines = charted(play("1", "1", "chart"))
    assert len(lines) >= 4
    for line in lines:
        found = re.fullmatch(r"After \d+ entr(?:y|ies): Workers (.*); Drones (.*)", line)
        assert found
        seats = [re.fullmatch(r"(\d+)% \((\d+)–(\d+)\)", each) for each in found.groups()]
        numbers = [[int(part) for part in each.groups()] for each in seats if each]
        assert all(low <= chance <= high for chance, low, high in numbers)
        assert 99 <= sum(chance for chance, _, _ in numbers) <= 101
    after = [int(line.split()[1]) for line in lines]
    assert after == sorted(set(after))


def test_a_chart_fits_a_screen_however_long_the_match_and_ends_with_who_won(play: Play) -> None:
    total = ("--mode", "total", "--seats", "you,random", "--seed", "3")
    assert 10 <= len(charted(play(*["1"] * 60, "chart", options=total))) <= 21
    said = charted(play(*["1"] * 10, "chart"))[-1]
    assert "100% (100–100)" in said or "50% (50–50)" in said


def test_a_bar_is_lighter_where_a_chance_is_not_sure() -> None:
    assert bar(Chance(0.5, 0.4, 0.6)) == "████████▒▒▒▒········"
    assert bar(Chance(1.0, 1.0, 1.0)) == "█" * 20
    sure, open_ = Chance(0.25, 0.25, 0.25), Chance(0.75, 0.5, 1.0)
    assert row(Point(12, [sure, open_]), 4) == "   12 █···  25 %  ██▒▒  75 %"


def test_the_coach_says_why_and_one_plays_on_from_a_lesson(play: Play) -> None:
    said = play("hint", "again 1", options=(*QUICK, "--seconds", "0.05"))
    assert "Your chance of winning" in said
    assert "Next best:" in said
    assert "The review comes after the match." in said
    said = play(*["1"] * 10, "again 1", "review", "again 99", "again 1", "chances", "list")
    assert "Type review first" in said
    assert "What cost most, in chances of winning:" in said
    assert "Say which, from 1 to" in said
    assert "Back to where" in said
    assert "% to win" in said.split("Back to where")[1]


def test_one_plays_on_right_where_the_dearer_answer_was_given(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lesson's decision is asked again: both what was taken and what was better is offered."""
    lessons: list[Mistake] = []
    asked: list[tuple[int, int, list[str]]] = []
    again = Coaching.again

    def note(coach: Coaching, typed: str) -> str:
        lessons.extend(coach.lessons)
        said = again(coach, typed)
        match = coach.match
        asked.append((len(match.log), match.decision.seat, match.decision.keys))
        return said

    monkeypatch.setattr(Coaching, "again", note)
    play(*["1"] * 10, "review", "again 1")
    entries, seat, keys = asked[0]
    assert (entries, seat) == (lessons[0].entries, lessons[0].seat)
    assert {lessons[0].taken, lessons[0].better} <= set(keys)
