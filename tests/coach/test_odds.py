"""From evaluations to chances: they sum to one, sharpen with time, and fit what happened."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import skep
from skep.coach.drift import MAX_DRIFT, drift, reference_chances
from skep.coach.fitting import predictions, settings_of
from skep.coach.newton import by_side, fit
from skep.coach.odds import (
    CLEAR,
    DEFAULT_WEIGHTS,
    LONE,
    Curve,
    between,
    curve,
    known,
    name_of,
    shares,
    table,
)
from skep.coach.reliability import bins, error, write_page
from skep.coach.samples import Sample, play, samples
from skep.coach.stored_matches import StoredMatches
from skep.kernel.errors import BadSettings

PAGE = Path(__file__).parents[2] / "docs" / "calibration.md"


def test_the_chances_of_all_sides_sum_to_one() -> None:
    chances = Curve(40.0, (1.0, 1.5, 2.0, 0.0)).chances([0.5, 0.3, 0.6, 0.2], [0, 1, 2, 3], 10)
    assert sum(chances) == pytest.approx(1)
    assert sorted(range(4), key=lambda seat: chances[seat]) == [3, 1, 0, 2]


def test_seats_of_one_side_have_the_same_chance() -> None:
    chances = Curve(40.0).chances([0.7, 0.3, 0.7, 0.3], [0, 1, 0, 1], 10)
    assert chances[0] == chances[2] > chances[1] == chances[3]
    assert chances[0] + chances[1] == pytest.approx(1)


def test_a_lead_means_more_late_in_the_match() -> None:
    bend = Curve(40.0, (0.5, 1.5, 2.5, 0.2))
    early, late = (bend.chances([0.6, 0.4], [0, 1], at)[0] for at in (2, 38))
    assert 0.5 < early < late < 1
    assert bend.chances([0.6, 0.4], [0, 1], 40) == bend.chances([0.6, 0.4], [0, 1], 90)


@pytest.mark.parametrize("far", [0.0, 0.2, 0.5, 0.8, 1.0, 1.4])
def test_a_moment_lies_between_start_halfway_and_end(far: float) -> None:
    parts = between(far)
    assert sum(parts) == pytest.approx(1)
    assert min(parts) >= 0
    assert parts[0] * 0 + parts[1] * 0.5 + parts[2] == pytest.approx(min(1, far))


def test_a_lone_seat_has_what_speaks_for_it_beside_the_evaluation() -> None:
    even, hard = Curve(40.0, DEFAULT_WEIGHTS), Curve(40.0, (1.0, 1.0, 1.0, 0.0, -1.0))
    assert even.chances([0.5], [0], 5) == [pytest.approx(0.5)]
    assert hard.chances([0.5], [0], 5)[0] < 0.5 < even.chances([0.8], [0], 5)[0]


def made_by(truth: Curve, sides: list[int], count: int, seed: int) -> list[Sample]:
    """Positions whose ends are as likely as a curve says."""
    dice, found = Random(seed), []
    for _ in range(count):
        worths, at = [dice.uniform(0.2, 0.8) for _ in sides], dice.randrange(40)
        chances = shares(truth.rows(worths, sides, at), truth.weights)
        first = dice.random() < chances[0]
        found.append(
            Sample(at, worths, [1.0, 0.0][: len(sides)] if first else [0.0, 1.0][: len(sides)])
        )
    return found


def test_fitting_finds_the_weights_that_made_the_matches() -> None:
    truth = Curve(40.0, (0.4, 1.2, 2.0, 0.3))
    samples = made_by(truth, [0, 1], 6000, 1)
    found = fit(samples, [0, 1], 40.0)
    assert found.weights == pytest.approx(truth.weights, abs=0.3)
    assert error(bins(predictions(found, samples, [0, 1]))) < 0.03


def test_fitting_finds_what_speaks_against_a_lone_seat() -> None:
    truth = Curve(40.0, (0.8, 1.0, 1.2, 0.0, -1.5))
    found = fit(made_by(truth, [0], 6000, 2), [0], 40.0)
    assert found.weights[LONE] == pytest.approx(-1.5, abs=0.2)


def test_a_better_evaluation_never_means_a_smaller_chance() -> None:
    """Even if the matches that teach say so."""
    upside_down = [Sample(at, [0.7, 0.3], [0.0, 1.0]) for at in range(40)]
    assert min(fit(upside_down, [0, 1], 40.0).weights[:CLEAR]) > 0


def test_a_curve_that_boasts_has_a_large_error() -> None:
    dice = Random(2)
    samples = [
        Sample(20, [0.7, 0.3], [1.0, 0.0] if dice.random() < 0.6 else [0.0, 1.0])
        for _ in range(500)
    ]
    assert error(bins(predictions(Curve(40.0, (3.0, 3.0, 3.0, 0.0)), samples, [0, 1]))) > 0.3


def test_what_a_side_won_is_counted_once() -> None:
    assert by_side([1.0, 0.0, 1.0, 0.0], [0, 1, 0, 1]) == [1.0, 0.0]
    assert by_side([0.25], [0]) == [0.25, 0.75]


@pytest.mark.parametrize("name", skep.GAMES)
def test_every_mode_for_several_has_a_curve(name: str) -> None:
    for mode in skep.game(name).modes:
        for seats in mode.seats:
            settings = skep.game(name).settle(mode.name, seats)
            if known(settings):
                bend = curve(settings)
                assert bend.length > 5
                assert len(bend.weights) == (4 if seats > 1 else 5)
                assert min(bend.weights[:3]) > 0
                assert 0 < bend.error <= 0.1


@pytest.mark.parametrize(
    ("name", "mode", "seats"),
    [
        ("hivernation", "arcade", [2]),
        ("ambrosia", "front", [2, 3, 4]),
        ("propolis", "multiplayer", [2, 3, 4]),
        ("apiary", "standard", [2, 3, 4, 5]),
    ],
)
def test_every_number_of_seats_has_a_curve_of_its_own(
    name: str, mode: str, seats: list[int]
) -> None:
    for count in seats:
        assert name_of(skep.game(name).settle(mode, count)) in table()["curves"]


@pytest.mark.parametrize("name", ["propolis", "apiary"])
def test_a_lone_seat_is_told_no_chances(name: str) -> None:
    solo = skep.game(name).settle("solo", 1)
    assert not known(solo)
    with pytest.raises(BadSettings, match="gives no chances"):
        curve(solo)


@pytest.mark.parametrize("name", skep.GAMES)
def test_the_odds_fit_the_evaluation_as_it_is_now(name: str) -> None:
    """If this fails, the evaluation or the rules have changed: fit the odds anew."""
    moved = drift(table()["reference"][name], reference_chances(name))
    assert moved <= MAX_DRIFT, f"run: python -m skep.coach.fitting {name}"


@pytest.mark.parametrize("name", skep.GAMES)
def test_the_page_tells_of_a_thousand_matches_and_a_small_error(name: str) -> None:
    text = PAGE.read_text(encoding="utf-8").split(f"## {name.capitalize()}\n")[1]
    found = re.search(r"error \*\*(0\.\d+)\*\* over (\d+) matches", text)
    assert found
    assert float(found[1]) <= 0.05
    assert int(found[2]) >= 1000
    for settings, _ in settings_of(skep.game(name)):
        assert name_of(settings) in table()["curves"]


def test_the_same_seed_plays_the_same_match() -> None:
    settings = skep.game("hivernation").settle("quick", 2)
    assert play(settings, 5).log == play(settings, 5).log
    assert play(settings, 5).log != play(settings, 6).log


def test_matches_are_kept_in_a_file_and_looked_at_again(tmp_path: Path) -> None:
    settings, file = skep.game("hivernation").settle("arcade", 2), tmp_path / "matches"
    played = StoredMatches(file).matches(settings, 3, 1)
    file.write_text(file.read_text() + '{"name": "cut')  # as if it had been ended in mid-line
    again = StoredMatches(file).matches(settings, 4, 1)
    assert [match.log for match in again[:3]] == [match.log for match in played]
    assert [samples(match) for match in again[:3]] == [samples(match) for match in played]
    assert len(StoredMatches(file).rows) == 4


def test_the_page_keeps_other_sections(tmp_path: Path) -> None:
    page = tmp_path / "calibration.md"
    for text in ("## B\n\none\n", "## A\n\ntwo\n", "## B\n\nthree\n"):
        write_page(page, text)
    written = page.read_text()
    assert written.index("## A") < written.index("## B")
    assert "three" in written
    assert "one" not in written.split("## B")[1]
