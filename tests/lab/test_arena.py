"""Arenas: who meets whom, resuming, ratings, and the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from skep.cli import main
from skep.kernel.errors import BadSettings
from skep.lab import page
from skep.lab.arena import BadArena, run
from skep.lab.bouts import Arena
from skep.lab.standings import pairs, rate, report

BOTS = ("random", "larva", "greedy")


def arena(games: int = 4, seats: int = 2) -> Arena:
    return Arena.make("hivernation", BOTS, games, 3, mode="quick", seats=seats)


def test_each_pair_meets_as_often_and_from_every_seat() -> None:
    met = [bout.bots for bout in arena().bouts()]
    assert len(met) == 3 * 4
    for one, other in (("random", "larva"), ("random", "greedy"), ("larva", "greedy")):
        assert met.count((one, other)) == met.count((other, one)) == 2


def test_at_four_seats_one_sits_alone_among_the_others_in_every_seat() -> None:
    bouts = [bout.bots for bout in arena(8, 4).bouts() if "greedy" in bout.bots]
    alone = [bots.index("greedy") for bots in bouts if bots.count("greedy") == 1]
    assert sorted(alone) == [0, 0, 1, 1, 2, 2, 3, 3]


def test_together_each_sits_in_every_seat_and_wins_what_it_alone_came_first_in(
    tmp_path: Path,
) -> None:
    plan = Arena.make("propolis", BOTS, 6, 3, seats=3, together=True)
    results = run(plan, file=tmp_path / "arena.jsonl")
    for seat in range(3):
        assert sorted(found["bots"][seat] for found in results) == sorted(BOTS * 2)
    found = report(plan, results)
    places = {row["bot"]: row for row in found["places"]}
    firsts = [found["bots"][found["ranks"].index(1)] for found in results]
    assert [places[bot]["wins"] for bot in BOTS] == [firsts.count(bot) for bot in BOTS]
    assert places["random"]["fair_share"] == pytest.approx(1 / 3)
    assert "--together" in page.command(found)
    assert page.text(found).splitlines()[0].endswith("greedy, larva, random together")


def test_the_stronger_bot_is_rated_higher_and_the_pairs_add_up() -> None:
    results = run(arena())
    rated = rate(arena(), results)
    assert rated[-1]["bot"] == "random"
    assert rated[0]["rating"] - rated[-1]["rating"] > 200
    assert all(row["within"] > 0 and row["games"] == 8 for row in rated)
    for pair in pairs(arena(), results):
        assert pair["wins"] + pair["draws"] + pair["losses"] == pair["games"] == 4
        assert pair["fair_share"] == 0.5


def test_a_stopped_arena_goes_on_where_it_was_and_plays_no_game_twice(tmp_path: Path) -> None:
    whole = run(arena())
    file = tmp_path / "arena.jsonl"
    run(arena(2), file=file)
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:-1]) + lines[-1][:20])  # cut off in the middle of a line
    counted: list[int] = []
    results = run(arena(), file=file, progress=counted.append)
    assert counted[0] == 6
    assert [found["ranks"] for found in results] == [found["ranks"] for found in whole]
    assert len(file.read_text().splitlines()) == 1 + 12


def test_results_of_another_arena_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    run(arena(1), file=file)
    before = file.read_text()
    other = Arena.make("hivernation", BOTS, 1, 4, mode="quick")
    with pytest.raises(BadArena, match="another arena"):
        run(other, file=file)
    assert file.read_text() == before


def test_two_processes_find_what_one_finds() -> None:
    small = Arena.make("hivernation", ("random", "greedy"), 4, 3, mode="quick")
    here, there = run(small), run(small, jobs=2)
    assert [found["scores"] for found in here] == [found["scores"] for found in there]


@pytest.mark.parametrize(
    ("bots", "games", "code"),
    [
        (("random",), 1, "bad-bots"),
        (("random", "random"), 1, "bad-bots"),
        (("random", "oracle"), 1, "bad-bot"),
        (("random", "greedy"), 0, "bad-games"),
    ],
)
def test_an_arena_that_makes_no_sense_is_refused(
    bots: tuple[str, ...], games: int, code: str
) -> None:
    with pytest.raises(BadSettings) as fault:
        Arena.make("hivernation", bots, games)
    assert fault.value.code == code


def test_bots_together_need_a_seat_each() -> None:
    with pytest.raises(BadSettings, match="3 bots together need 3 seats, not 4") as fault:
        Arena.make("propolis", BOTS, 1, seats=4, together=True)
    assert fault.value.code == "bad-seats"


def test_the_page_keeps_the_sections_of_other_arenas(tmp_path: Path) -> None:
    file = tmp_path / "strength.md"
    for mode in ("quick", "arcade", "quick"):
        small = Arena.make("hivernation", ("random", "greedy"), 2, 1, mode=mode)
        page.write(file, report(small, run(small)))
    text = file.read_text()
    assert text.count("## Hivernation, quick, 2 seats: greedy, random") == 1
    assert text.count("## Hivernation, arcade, 2 seats, deal random: greedy, random") == 1
    command = "skep arena hivernation --mode quick --seats 2 --bots random,greedy --games 2"
    assert f"`{command} --seed 1`" in text


def test_the_command_under_a_section_gives_the_same_standings_again() -> None:
    """In the order of the bots too: who is named first sits first."""
    plan = arena()
    words = page.command(report(plan, run(plan))).split()
    again = Arena.make(
        words[2],
        words[words.index("--bots") + 1].split(","),
        int(words[words.index("--games") + 1]),
        int(words[words.index("--seed") + 1]),
        mode=words[words.index("--mode") + 1],
    )
    assert again == plan
    assert page.text(report(plan, [])).startswith("Hivernation, quick, 2 seats: greedy, larva")


@pytest.mark.parametrize("name", ["", "none/page.md"])
def test_a_page_that_can_not_be_written_is_told_before_a_game_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    monkeypatch.setattr(Arena, "play", lambda *_: pytest.fail("a game was played"))
    assert main(["arena", "hivernation", "--bots", "random,larva", "--games", "2", "--jobs", "1",
                 "--page", str(tmp_path / name)]) == 1  # fmt: skip
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"skep: {(tmp_path / name).parent if name else tmp_path}: ")
