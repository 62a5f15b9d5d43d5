"""Results against the Automa: kept from match to match, counted once, never rewritten."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import skep
from skep.tui import drawing
from skep.tui.apiary.results import BadResults, LevelResults, Results, SoloResult, ended
from skep.tui.drawing import Scene
from skep.words import LANGUAGES, Words
from tests.cli.running import run


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "skep" / "apiary-solo.jsonl"


def finished(players: tuple[str, ...] = ("you",)) -> Scene:
    match = skep.new("apiary", mode="solo", level=2, seed=2)
    while not match.over:
        offered = match.decision.keys
        match.answer(offered[(7 * len(match.log) + 3) % len(offered)])
    return Scene(match.view(0), None, match.events_of(0), {}, players)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_is_told_with_those_before_and_counts_once(lang: str, home: Path) -> None:
    scene = finished()
    shown = drawing("apiary", Words(lang), 1)
    said = shown.remember(scene)
    assert shown.remember(scene) == said
    assert len(home.read_text().splitlines()) == 1
    text = "\n".join(said)
    for part in (2, scene.view["scores"][0], scene.table["automa"]["score"]):
        assert str(part) in text
    assert "apiary-" not in text


def test_a_match_that_a_bot_played_is_not_mine(home: Path) -> None:
    assert drawing("apiary", Words("en"), 1).remember(finished(("greedy",))) == []
    assert not home.exists()


def test_results_are_summed_by_level() -> None:
    results = Results()
    assert run("results").out.startswith("No match against the Automa")
    for at, (level, own, hers) in enumerate([(1, 80, 70), (1, 61, 70), (4, 90, 120)]):
        results.add(SoloResult(str(at), level, own, hers, own >= hers))
    assert list(results.levels()) == [
        LevelResults(1, 2, 1, 80, 70.5, 70.0),
        LevelResults(4, 1, 0, 90, 90.0, 120),
    ]
    assert json.loads(run("results", "--json").out)[0]["won"] == 1
    assert "Level 1: 1 of 2 matches won; your best 80 VP" in run("results").out


@pytest.mark.parametrize("line", ["{", "[1]", "{}", '{"match": "a", "level": "one"}', "nonsense"])
def test_a_broken_line_is_named_and_nothing_is_lost(line: str, home: Path) -> None:
    home.parent.mkdir(parents=True)
    home.write_text(f"{line}")
    with pytest.raises(BadResults, match="line 1"):
        Results().load()
    said = drawing("apiary", Words("en"), 1).remember(finished())
    assert "line 1 is not a result" in said[0]
    kept = home.read_text().splitlines()
    assert kept[0] == line
    assert json.loads(kept[1])["own"] == ended(finished()).own
    found = run("results")
    assert found.code == 1
    assert "line 1" in found.err
