"""What counts in a hurry is found by play: the weights move towards what wins."""

from __future__ import annotations

from random import Random

import pytest

from skep.games.propolis.bot.playout_weights import TUNED, PlayoutWeights
from tuning.propolis_playouts import (
    FAR,
    HIGHEST,
    STEPS,
    better,
    bouts,
    leads,
    main,
    moved,
    weights_of,
)  # fmt: skip

NOW = weights_of(TUNED)


def test_every_weight_of_a_hunch_can_be_moved() -> None:
    assert set(STEPS) == set(vars_of(TUNED))
    some = moved(NOW, [1] * len(STEPS))
    assert all(getattr(some, name) == pytest.approx(NOW[name] + STEPS[name]) for name in STEPS)


def vars_of(weights: PlayoutWeights) -> list[str]:
    return [name for name in dir(weights) if not name.startswith("_")]


def test_matches_are_the_same_for_the_same_seed() -> None:
    noted = bouts(NOW, 3, 5)
    assert noted == bouts(NOW, 3, 5) != bouts(NOW, 3, 6)
    for steps, lead in noted:
        assert steps[0] == 1
        assert set(steps[1:]) <= {-2, 0, 2}
        assert abs(lead) <= FAR


def test_weights_move_towards_what_wins_and_not_beyond_what_builds() -> None:
    dice = Random(1)
    noted = []
    for _ in range(3000):
        steps = [float(dice.choice((-2, 0, 2))) for _ in STEPS]
        noted.append(([1.0, *steps], 0.3 * steps[0] - 0.3 * steps[1] + dice.gauss(0, 3)))
    low = dict.fromkeys(STEPS, 1.0)
    new = better(low, noted)
    first, second, *_ = STEPS
    assert new[first] > 1.0 + STEPS[first]
    assert new[second] < 1.0 - STEPS[second]
    assert all(new[name] <= most for name, most in HIGHEST.items())
    assert all(weight >= 0 for weight in new.values())


def test_a_hand_that_never_builds_loses_to_one_that_does() -> None:
    idle = {**NOW, "ready": 9.0, "palace": -99.0}
    assert sum(leads(idle, NOW, 6, 1)) < -30
    assert sum(leads(NOW, idle, 6, 1)) > 30


def test_the_command_prints_the_weights_as_they_are_written(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["propolis_hunches", "--rounds", "1", "--games", "8"])
    main()
    told, weights = capsys.readouterr().out.splitlines()
    assert told.startswith("round 1: ahead of those in use by ")
    found = dict(each.split("=") for each in weights.split(", "))
    assert PlayoutWeights(**{name: float(each) for name, each in found.items()}).card > 0


@pytest.mark.parametrize("word", ["--rounds", "--games", "--jobs"])
def test_a_number_that_can_not_be_is_told_in_a_line(
    word: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["propolis_hunches", f"{word}=0"])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    assert "a whole number from 1 on" in capsys.readouterr().err
