"""Many games: the same result however they are shared out, counted right, ended cleanly."""

import json
import os
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import skep
from skep import record
from skep.kernel.errors import BadSettings
from skep.lab import Plan, Tally, report, simulate
from skep.lab.report import quantile, spread, text, wilson
from skep.lab.simulate import Failed
from skep.lab.workers import Crew, crew
from skep.seeds import derive
from tests.lab.toy import Stones
from tests.processes import PATIENCE, SKEP, interrupt, started


def quick(games: int = 12, **more: Any) -> Plan:
    return Plan.make("hivernation", ["random", "greedy"], games, 5, mode="quick", **more)


def steady(plan: Plan, jobs: int = 1) -> dict[str, Any]:
    """What a simulation reports, without what varies from run to run."""
    found = report(simulate(plan, jobs))
    found.pop("timing")
    return found


def test_the_same_seed_gives_the_same_whatever_the_number_of_jobs() -> None:
    assert steady(quick(), 1) == steady(quick(), 2) == steady(quick(), 3)


def test_another_seed_gives_other_games() -> None:
    other = Plan.make("hivernation", ["random", "greedy"], 12, 6, mode="quick")
    assert steady(quick()) != steady(other)


def test_a_search_with_iterations_repeats_exactly() -> None:
    plan = Plan.make("hivernation", ["search", "random"], 2, 1, mode="quick", iterations=5)
    assert plan.repeatable
    assert steady(plan) == steady(plan)


def test_a_search_by_the_clock_is_known_not_to_repeat() -> None:
    assert not Plan.make("hivernation", ["search", "random"], 2).repeatable
    assert not Plan.make("hivernation", ["search", "random"], 2, seconds=1, iterations=5).repeatable
    assert quick().repeatable


def test_the_report_counts_every_game_once() -> None:
    found = report(simulate(quick()))
    for seat in found["seats"]:
        assert seat["wins"] + seat["draws"] + seat["losses"] == 12
        assert seat["scores"]["min"] <= seat["mean_score"] <= seat["scores"]["max"]
    assert found["games"] == sum(found["endings"].values()) == 12
    assert found["seats"][1]["bot"] == "greedy"
    assert found["timing"]["decisions"] == round(found["lengths"]["mean"] * 12)
    assert not found["stopped"]
    json.dumps(found)


def test_team_mates_win_together() -> None:
    plan = Plan.make("hivernation", ["random"] * 4, 10, mode="quick")
    wins = [seat["wins"] for seat in steady(plan)["seats"]]
    assert wins[0] == wins[2]
    assert wins[1] == wins[3]
    assert wins[0] + wins[1] > 0


def test_a_draw_is_a_win_for_nobody() -> None:
    tally = Tally(2)
    for number in range(1, 60):
        match = quick(60).play(number)
        tally.add(match)
        if match.scores[0] == match.scores[1]:
            break
    assert tally.draws[0] == tally.draws[1]
    assert sum(tally.wins) + tally.draws[0] == tally.games


def test_without_bots_all_seats_play_at_random() -> None:
    assert Plan.make("hivernation", [], 3).bots == ("random", "random")


def test_every_game_has_a_seed_of_its_own() -> None:
    seeds = {derive(seed, number) for seed in range(50) for number in range(50)}
    assert len(seeds) == 2500
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_matches_are_saved_by_number_and_replay(tmp_path: Path) -> None:
    outcome = simulate(quick(10, folder=tmp_path / "new" / "matches"), jobs=2)
    files = sorted((tmp_path / "new" / "matches").iterdir())
    assert [file.name for file in files] == [f"{number:02}.skep" for number in range(1, 11)]
    tally = Tally(2)
    for file in files:
        found = record.open(file)
        assert found.players == ["random", "greedy"]
        tally.add(record.replay(found))
    assert vars(tally) == vars(outcome.tally)


def test_saved_matches_are_not_written_over(tmp_path: Path) -> None:
    simulate(quick(2, folder=tmp_path))
    before = (tmp_path / "1.skep").read_bytes()
    other = Plan.make("hivernation", ["random", "random"], 2, 9, folder=tmp_path)
    with pytest.raises(record.Taken, match="--force"):
        simulate(other)
    assert (tmp_path / "1.skep").read_bytes() == before
    forced = Plan.make("hivernation", ["random", "random"], 2, 9, folder=tmp_path, force=True)
    simulate(forced)
    assert (tmp_path / "1.skep").read_bytes() != before


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"games": 0}, "1 or more games, not 0"),
        ({"games": -4}, "1 or more games, not -4"),
        ({"bots": ["random", "oracle"]}, "no bot 'oracle'"),
        ({"bots": ["random"] * 5}, "not for 5 seats"),
        ({"mode": "slow"}, "no mode 'slow'"),
        ({"values": {"deal": "odd"}}, "deal can't be 'odd'"),
        ({"seconds": -1.0}, "seconds, not -1"),
        ({"game": "chess"}, "no game 'chess'"),
    ],
)
def test_a_bad_plan_is_refused(wrong: dict[str, Any], says: str) -> None:
    right: dict[str, Any] = {"game": "hivernation", "bots": ["random", "random"], "games": 1}
    with pytest.raises(BadSettings, match=says):
        Plan.make(**{**right, **wrong})


@pytest.mark.parametrize("jobs", [0, -1, 257])
def test_a_bad_number_of_jobs_is_refused(jobs: int) -> None:
    with pytest.raises(BadSettings, match=f"not {jobs}"):
        simulate(quick(), jobs)


# ---- when things go wrong


def test_rules_that_crash_name_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(skep, "game", lambda name: Stones("crash"))
    plan = Plan.make("stones", ["random", "random"], 3)
    with pytest.raises(Failed, match="game 1 of stones broke: ValueError: the stones"):
        simulate(plan)


def test_a_worker_that_can_not_play_says_why(tmp_path: Path) -> None:
    plan = quick(4, folder=tmp_path / "gone")  # nobody makes the folder for these workers
    with crew(plan, 2) as workers, pytest.raises(OSError, match="no such folder"):
        list(workers.parts())


def test_a_worker_that_dies_is_noticed() -> None:
    plan = Plan.make("hivernation", ["greedy", "greedy"], 1000)
    with crew(plan, 2) as workers:
        workers.processes[0].kill()
        with pytest.raises(Exception, match="died"):
            list(workers.parts())


def test_stopped_workers_hand_over_what_they_have() -> None:
    plan = Plan.make("hivernation", ["random", "random"], 100_000, mode="quick")
    with crew(plan, 2) as workers:
        counted = next(iter(workers.parts())).games
        counted += sum(part.games for part in workers.last_parts())
        taken = plan.games
    assert 0 < counted < taken
    assert not any(process.is_alive() for process in workers.processes)


def test_crews_without_workers_are_done_at_once() -> None:
    assert list(Crew(quick()).parts()) == []


@pytest.mark.skipif(os.name == "nt", reason="no process groups")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_cleanly_with_what_was_done(jobs: str, tmp_path: Path) -> None:
    words = [
        "simulate",
        "hivernation",
        "--mode",
        "quick",
        "--json",
        "--games",
        "1000000",
        "--jobs",
        jobs,
        "--save",
        str(tmp_path),
    ]
    with started(*SKEP, *words) as running:
        wait_for_matches(tmp_path)
        interrupt(running)
        out, err = running.communicate(timeout=PATIENCE)
    assert running.returncode == 130, err
    found = json.loads(out)
    saved = [file.name for file in tmp_path.iterdir()]
    assert found["stopped"]
    assert found["games"] <= len(saved) <= found["games"] + 1  # one written, not yet counted
    assert all(name.endswith(".skep") and not name.startswith(".") for name in saved)
    assert f"stopped after {found['games']} of 1000000 games" in err
    assert "Traceback" not in err


def wait_for_matches(folder: Path) -> None:
    """Until a simulation is well under way."""
    for _ in range(1200):
        if len(list(folder.glob("*.skep"))) > 5:
            return
        time.sleep(0.05)
    raise AssertionError("the simulation does not get going")


# ---- numbers


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (0, 0, 0.0, 1.0)],
)
def test_wilson_agrees_with_the_tables(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_quartiles_of_a_small_count() -> None:
    counts = Counter({1: 1, 2: 2, 5: 1})
    assert [quantile(counts, share) for share in (0.25, 0.5, 0.75)] == [1, 2, 2]
    assert spread(counts) == {"mean": 2.5, "min": 1, "q1": 1, "median": 2, "q3": 2, "max": 5}
    assert spread(Counter())["mean"] is None


def test_the_report_for_people_says_the_same() -> None:
    outcome = simulate(quick())
    lines = text(outcome).splitlines()
    assert lines[0] == "hivernation quick, 12 games, seed 5"
    assert lines[3].split()[:3] == ["0", "random", str(outcome.tally.wins[0])]
    assert lines[4].split()[:3] == ["1", "greedy", str(outcome.tally.wins[1])]
