"""What is wrong and what would be right, in one line; never a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import skep
from skep import record
from skep.cli import app
from tests.cli.running import Ran, run

FAILED, USAGE = 1, 2
SIMULATE = ("simulate", "hivernation")
FUZZ = ("fuzz", "hivernation")
PLAY = ("play", "hivernation")


def one_line(ran: Ran) -> str:
    """The line on the error output; all else must be silent."""
    assert ran.out == ""
    assert ran.err.startswith("skep: ")
    assert ran.err.count("\n") == 1
    assert ran.err.endswith("\n")
    assert "Traceback" not in ran.err
    return ran.err


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A match file with 3 entries."""
    match = skep.new("hivernation", seed=1, mode="quick")
    match.answer(match.decision.keys[0])
    match.answer(match.decision.keys[0])
    record.save(tmp_path / "match.skep", match)
    return tmp_path / "match.skep"


@pytest.mark.parametrize(
    ("arguments", "wrong", "right"),
    [
        (
            ("dance",),
            "no such command 'dance'",
            "games, learn, play, results, serve, replay, simulate, arena, fuzz, content, where, "
            "export, check, version",
        ),
        (("gamse",), "no such command 'gamse'", "games"),
        (("games", "--xml"), "no such option", "skep games --help"),
        (("games", "hivernation"), "hivernation", "skep games --help"),
        (("simulate",), "missing argument 'GAME'", "skep simulate --help"),
        (("simulate", "chess"), "no game 'chess'", "hivernation"),
        ((*SIMULATE, "--mode", "slow"), "no mode 'slow'", "arcade, quick, total"),
        ((*SIMULATE, "--seats", "random"), "1 seats", "2, "),
        ((*SIMULATE, "--seats", "random,oracle"), "no bot 'oracle'", "random, greedy, search"),
        ((*SIMULATE, "--seats", "random,,greedy"), "no bot ''", "random, greedy, search"),
        ((*SIMULATE, "--games", "-1"), "not -1", "1 or more games"),
        ((*SIMULATE, "--games", "0"), "not 0", "1 or more games"),
        ((*SIMULATE, "--games", "many"), "not 'many'", "--games takes a whole number"),
        ((*SIMULATE, "--games"), "--games", "requires an argument"),
        ((*SIMULATE, "--seed", "x"), "not 'x'", "--seed takes a whole number"),
        ((*SIMULATE, "--jobs", "0"), "not 0", "1 to 256"),
        ((*SIMULATE, "--jobs", "9999"), "not 9999", "1 to 256"),
        ((*SIMULATE, "--set", "deal"), "'deal'", "name=value"),
        ((*SIMULATE, "--set", "=even"), "'=even'", "name=value"),
        ((*SIMULATE, "--set", "deal=odd"), "'odd'", "random, even"),
        ((*SIMULATE, "--set", "size=9"), "no setting 'size'", "deal"),
        ((*SIMULATE, "--mode", "quick", "--set", "deal=even"), "no setting 'deal'", "none"),
        ((*SIMULATE, "--set", "deal=even", "--set", "deal=even"), "twice", "one value"),
        ((*SIMULATE, "--seconds", "long"), "not 'long'", "--seconds takes a number"),
        ((*SIMULATE, "--seconds", "0"), "not 0.0", "at most 600"),
        ((*SIMULATE, "--seconds", "nan"), "not nan", "at most 600"),
        ((*SIMULATE, "--iterations", "0"), "not 0", "1 or more iterations"),
        ((*SIMULATE, "--save", ""), "--save", "name of a folder"),
        (("fuzz", "chess"), "no game 'chess'", "hivernation"),
        ((*FUZZ, "--games", "-1"), "not -1", "1 or more games"),
        ((*FUZZ, "--seats", "5"), "5 seats", "2, "),
        ((*FUZZ, "--mode", "slow"), "no mode 'slow'", "arcade, quick, total"),
        ((*FUZZ, "--set", "size=9"), "no setting 'size'", "deal"),
        ((*FUZZ, "--longest", "0"), "not 0", "1 or more decisions"),
        (("play", "chess"), "no game 'chess'", "hivernation"),
        ((*PLAY, "--mode", "slow"), "no mode 'slow'", "arcade, quick, total"),
        ((*PLAY, "--seats", "you,oracle"), "'oracle'", "you, random, greedy, search"),
        ((*PLAY, "--seats", "you"), "1 seats", "2, "),
        (("replay",), "missing argument 'FILE'", "skep replay --help"),
    ],
)
def test_wrong_usage_is_told_in_a_line(arguments: tuple[str, ...], wrong: str, right: str) -> None:
    ran = run(*arguments)
    line = one_line(ran)
    assert ran.code == USAGE
    assert wrong in line
    assert right in line


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("--at", "4"), "has entries 0 to 3, not 4"),
        (("--at", "-1"), "has entries 0 to 3, not -1"),
        (("--seat", "2"), "has seats 0 to 1, no seat 2"),
        (("--seat", "-1"), "has seats 0 to 1, no seat -1"),
        (("--check", "--at", "2"), "leave out --at"),
        (("--lang", "xx"), "the languages: en, pl, de"),
    ],
)
def test_a_replay_that_can_not_be_had(file: Path, options: tuple[str, ...], says: str) -> None:
    ran = run("replay", file, *options)
    assert says in one_line(ran)
    assert ran.code == USAGE


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    ran = run("replay", tmp_path / "none.skep")
    assert one_line(ran) == f"skep: {tmp_path}/none.skep: there is no such file or folder\n"
    assert ran.code == FAILED


def test_a_file_that_is_a_folder(tmp_path: Path) -> None:
    ran = run("replay", tmp_path)
    assert one_line(ran) == f"skep: {tmp_path}: is a folder, where a file is needed\n"
    assert ran.code == FAILED


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_file_that_may_not_be_read(file: Path) -> None:
    file.chmod(0)
    ran = run("replay", file)
    assert "no permission" in one_line(ran)
    assert ran.code == FAILED


def test_a_file_that_is_no_match(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ada,\n")
    ran = run("replay", tmp_path / "letter")
    assert "line 1: not a match file: expected 'skep match 1'" in one_line(ran)
    assert ran.code == FAILED


def test_a_file_with_an_answer_that_is_not_allowed_names_line_and_rule(file: Path) -> None:
    edited = file.read_text().splitlines()
    edited[-1] = edited[-1].split()[0] + " bee:9,9"
    file.write_text("\n".join(edited))
    for options in ((), ("--check",), ("--at", "3")):
        ran = run("replay", file, *options)
        line = one_line(ran)
        assert f"{file}, line {len(edited)}: 'bee:9,9' is not offered to seat" in line
        assert "(rule HIV-ATT-06); expected one of bee:" in line
        assert ran.code == FAILED


def test_what_stands_before_a_bad_line_can_be_looked_at(file: Path) -> None:
    file.write_text(file.read_text() + "0 nonsense\n")
    assert run("replay", file).code == FAILED
    assert run("replay", file, "--at", "3").code == 0


def test_a_folder_with_matches_is_not_written_over(file: Path) -> None:
    before = file.read_bytes()
    ran = run(*SIMULATE, "--games", "1", "--save", file.parent)
    assert "already holds match files" in one_line(ran)
    assert "--force" in ran.err
    assert ran.code == FAILED
    assert [path.name for path in file.parent.iterdir()] == ["match.skep"]
    assert file.read_bytes() == before


def test_a_folder_that_is_a_file(file: Path) -> None:
    ran = run(*SIMULATE, "--games", "1", "--save", file)
    assert one_line(ran) == f"skep: {file}: is a file, where a folder is needed\n"
    assert ran.code == FAILED


def test_a_fault_of_our_own_is_a_line_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(skep, "GAMES", (None,))
    ran = run("games")
    assert "a fault in Skep itself: ModuleNotFoundError" in one_line(ran)
    assert "SKEP_TRACE=1" in ran.err
    assert ran.code == FAILED


def test_whoever_mends_it_sees_where(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(skep, "GAMES", (None,))
    monkeypatch.setenv("SKEP_TRACE", "1")
    with pytest.raises(ModuleNotFoundError):
        run("games")


def test_ctrl_c_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def press(arguments: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(app, "run", press)
    assert run("games") == Ran(130, "", "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is always full")
def test_output_that_can_not_be_written_is_told() -> None:
    with open("/dev/full", "w") as full:
        ran = subprocess.run(
            [sys.executable, "-m", "skep", "games"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (ran.returncode, ran.stderr) == (1, "skep: there is no room left on the disk\n")
