"""The commands, as a person meets them."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import skep
from skep import record
from skep.lab.plan import Plan
from tests.cli.running import good, run
from tests.lab import toy

COMMANDS = ("games", "play", "replay", "simulate", "fuzz", "version")


@pytest.fixture(scope="module")
def arcade(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished match of Hivernation, as a file."""
    plan = Plan.make("hivernation", ["random", "random"], 1, 3)
    file = tmp_path_factory.mktemp("matches") / "arcade.skep"
    record.save(file, plan.play(1), plan.bots)
    return file


# ---- the house itself


def test_alone_it_lists_its_commands() -> None:
    text = "\n".join(good())
    assert text == "\n".join(good("--help"))
    assert all(f"  {name}  " in text for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself(name: str) -> None:
    lines = good(name, "--help")
    assert lines[0].startswith(f"Usage: skep {name}")


def test_the_list_of_commands_cuts_no_sentence() -> None:
    assert [line for line in good("--help") if line.endswith("...")] == [
        "Usage: skep [OPTIONS] COMMAND [ARGS]..."
    ]


def test_it_says_which_skep_it_is() -> None:
    assert good("--version") == [f"skep {skep.__version__}"]
    first, *games = good("version")
    assert first.startswith(f"skep {skep.__version__} (")
    assert "hivernation: rules 1" in games


def test_python_runs_it_as_a_module() -> None:
    command = [sys.executable, "-m", "skep", "--version"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert ran.stdout == f"skep {skep.__version__}\n"


@pytest.mark.skipif(os.name == "nt", reason="no such pipes")
def test_a_reader_who_leaves_early_is_no_fault(arcade: Path) -> None:
    command = f"'{sys.executable}' -m skep replay '{arcade}' | head -1"
    ran = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert (ran.stdout, ran.stderr) == ("Hivernation, Arcade\n", "")


# ---- games


def test_games_are_listed_for_people() -> None:
    lines = good("games")
    assert lines[0] == "hivernation, rules 1"
    assert any(
        "--mode quick" in line and "2, 4, 6 or 8 seats, 3 as a house option" in line
        for line in lines
    )
    assert any("--set deal=…" in line and "random or even; else random" in line for line in lines)


def test_games_are_listed_for_programs() -> None:
    game, *others = json.loads("\n".join(good("games", "--json")))
    assert [each["name"] for each in [game, *others]] == list(skep.GAMES)
    assert (game["name"], game["rules"]) == ("hivernation", 1)
    assert {mode["name"]: mode["seats"] for mode in game["modes"]} == {
        "arcade": [2, 3, 4, 6, 8],
        "quick": [2, 3, 4, 6, 8],
        "total": [2, 3, 4, 6, 8],
    }
    assert [mode["name"] for mode in game["modes"] if mode["default"]] == ["arcade"]
    assert game["settings"] == [
        {
            "name": "deal",
            "type": "choice",
            "choices": ["random", "even"],
            "default": "random",
            "modes": ["arcade"],
        }
    ]


# ---- replay


def test_a_replay_walks_through_every_entry(arcade: Path) -> None:
    match = record.replay(record.open(arcade))
    lines = good("replay", arcade)
    walked = [line.split()[:3] for line in lines if line[:4].strip().isdigit()]
    assert walked == [
        [str(number), "*" if entry.chance else str(entry.seat), entry.key]
        for number, entry in enumerate(match.log, 1)
    ]
    assert lines[:3] == ["Hivernation, Arcade", "0  Workers: random bot", "1  Drones: random bot"]
    assert "bees to" in lines[-1]


def test_a_replay_tells_what_happened(arcade: Path) -> None:
    assert "Workers put a bee on " in "\n".join(good("replay", arcade))


def test_a_seat_does_not_see_what_the_other_was_dealt(arcade: Path) -> None:
    dealt = [line.split()[2] for line in good("replay", arcade, "--seat", 1)[4:11]]
    assert dealt[1:4] == ["?", "?", "?"]
    assert all(key.startswith("tile:") for key in dealt[4:7])


def test_a_replay_stops_where_it_is_told_and_shows_the_table(arcade: Path) -> None:
    lines = good("replay", arcade, "--at", 8)
    numbers = [line.split()[0] for line in lines if line[:4].strip().isdigit()]
    assert numbers == [str(number) for number in range(1, 9)]
    assert any(line.startswith("The hive, row by row") for line in lines)
    assert lines[-1].endswith("put down a bee or play a specialty.")


def test_a_replay_from_the_start_has_the_hands_dealt(arcade: Path) -> None:
    lines = good("replay", arcade, "--at", 0, "--seat", 0)
    assert any("7  *  ?" in line for line in lines)
    assert any("20 in reserve" in line for line in lines)


def test_who_is_not_asked_is_told_who_is(arcade: Path) -> None:
    match = record.replay(record.open(arcade), 8)
    lines = good("replay", arcade, "--at", 8, "--seat", 1 - match.decision.seat)
    assert lines[-1] == f"{('Workers', 'Drones')[match.decision.seat]} is thinking …"


def test_a_check_is_one_line(arcade: Path) -> None:
    match = record.replay(record.open(arcade))
    assert good("replay", arcade, "--check") == [
        f"{arcade}: good: hivernation arcade, 2 seats, rules 1, {len(match.log)} entries,"
        f" {record.result(match)}"
    ]


def test_an_unfinished_match_ends_with_what_is_asked(tmp_path: Path) -> None:
    match = skep.new("hivernation", seed=1, mode="quick")
    record.save(tmp_path / "open.skep", match, ["Ada", "Ben"])
    lines = good("replay", tmp_path / "open.skep")
    assert lines[1:3] == ["0  Workers: Ada", "1  Drones: Ben"]
    assert lines[-1].endswith(": put down a bee.")


def test_a_file_without_names_is_walked_too(tmp_path: Path) -> None:
    record.save(tmp_path / "open.skep", skep.new("hivernation", seed=1, mode="quick"))
    assert good("replay", tmp_path / "open.skep")[1] == "0  Workers: 0"


@pytest.mark.parametrize("lang", ["en", "pl", "de"])
def test_a_replay_speaks_its_languages(arcade: Path, lang: str) -> None:
    assert len(good("replay", arcade, "--lang", lang, "--plain")) > 40


# ---- simulate and fuzz


@pytest.mark.parametrize("game", ["propolis", "apiary"])
def test_a_lone_seat_means_solo_where_a_game_has_it(game: str) -> None:
    lines = good("simulate", game, "--seats", "random", "--games", "1", "--jobs", "1")
    assert lines[0].startswith(f"{game} solo, 1 game")


SIMULATE = (
    "simulate",
    "hivernation",
    "--mode",
    "quick",
    "--seats",
    "random,greedy",
    "--games",
    6,
    "--seed",
    4,
)


def test_a_simulation_reports_by_seat() -> None:
    lines = good(*SIMULATE, "--jobs", 1)
    assert lines[0] == "hivernation quick, 6 games, seed 4"
    assert [line.split()[1] for line in lines[3:5]] == ["random", "greedy"]


def test_a_simulation_prints_one_object_that_is_the_same_each_time() -> None:
    found = []
    for jobs in (1, 2):
        ran = json.loads("\n".join(good(*SIMULATE, "--json", "--jobs", jobs)))
        assert set(ran.pop("timing")) >= {"seconds", "decisions"}
        found.append(ran)
    assert found[0] == found[1]
    assert found[0]["games"] == 6
    assert [seat["seat"] for seat in found[0]["seats"]] == [0, 1]
    assert {"bot", "wins", "draws", "mean_score"} <= set(found[0]["seats"][0])


def test_a_simulation_takes_settings(tmp_path: Path) -> None:
    good(
        "simulate",
        "hivernation",
        "--games",
        1,
        "--jobs",
        1,
        "--set",
        "deal=even",
        "--save",
        tmp_path,
    )
    (file,) = tmp_path.iterdir()
    assert "set.deal: even" in file.read_text()
    assert good("replay", file, "--check")


def test_a_search_by_the_clock_is_said_to_differ() -> None:
    arguments = (
        "simulate",
        "hivernation",
        "--mode",
        "quick",
        "--seats",
        "search,random",
        "--games",
        1,
    )
    assert "--iterations N repeats" in run(*arguments, "--seconds", 0.001).err
    assert "--iterations N repeats" not in run(*arguments, "--iterations", 2).err


def test_a_fuzz_that_finds_nothing_leaves_nothing(tmp_path: Path) -> None:
    lines = good(
        "fuzz",
        "hivernation",
        "--mode",
        "quick",
        "--seats",
        2,
        "--games",
        5,
        "--save",
        tmp_path / "finds",
    )
    assert lines[0].startswith("hivernation: 5 games, 1 way to set up, ")
    assert lines[0].endswith("nothing found")
    assert not (tmp_path / "finds").exists()


def test_a_fault_that_is_found_can_be_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(skep, "GAMES", ("stones",))
    monkeypatch.setitem(sys.modules, "skep.games.stones", toy)
    monkeypatch.setattr(toy, "GAME", toy.Stones("crash"))
    ran = run("fuzz", "stones", "--games", 12, "--save", tmp_path)
    file = tmp_path / "stones-crash-1.skep"
    assert ran.code == 1
    assert ran.lines[0].endswith("decisions: 1 fault")
    assert ran.lines[1].startswith("crash: ValueError: the stones have gone missing")
    assert ran.lines[1].endswith(f"shown by {file}")
    assert good("replay", file, "--check")[0].endswith("unfinished")
    assert good("replay", file)
