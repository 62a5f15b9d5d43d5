"""EvaluationWeights are moved by dice, what a step brings is found, and all stands as before."""

from __future__ import annotations

from random import Random

import pytest

from skep.games.propolis.bot.weights import FITTED
from tuning.propolis_play import NOW, STEPS, Bout, effects, main, play


def test_a_match_moves_every_weight_and_puts_it_back() -> None:
    bouts = [play(1, 2, number) for number in range(2)]
    assert bouts[0] == play(1, 2, 0)
    assert bouts[0].moved != bouts[1].moved
    assert all(set(bout.moved) == {-1, 1} for bout in bouts)
    assert {name: getattr(FITTED, name) for name in STEPS} == NOW


def test_what_wins_is_found_among_what_does_not() -> None:
    dice = Random(1)
    throws = [[dice.choice((-1, 1)) for _ in range(3)] for _ in range(2000)]
    bouts = [Bout(one, round(4 + 2 * one[0] - one[2] + dice.gauss(0, 8))) for one in throws]
    brought, error = effects(bouts)
    assert error == pytest.approx(8 / 2000**0.5, rel=0.1)
    assert brought == pytest.approx([2, 0, -1], abs=4 * error)


def test_the_command_names_every_weight(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["propolis_play", "--games", "2", "--iterations", "1", "--jobs", "2"]
    monkeypatch.setattr("sys.argv", words)
    main()
    said = capsys.readouterr().out
    assert said.startswith("2 matches")
    assert sorted(line.split()[0] for line in said.splitlines()[1:]) == sorted(STEPS)


@pytest.mark.parametrize("word", ["--games", "--iterations", "--jobs"])
@pytest.mark.parametrize("number", ["0", "-3", "many"])
def test_a_number_that_can_not_be_is_told_in_a_line(
    word: str, number: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["propolis_play", f"{word}={number}"])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    assert "a whole number from 1 on" in capsys.readouterr().err
