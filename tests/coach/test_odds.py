"""From evaluations to chances: they sum to one, sharpen with time, and fit what happened."""

from __future__ import annotations

from random import Random

import pytest

import skep
from skep.coach.fitting import by_side, fit
from skep.coach.odds import Curve, curve, shares, strengths
from skep.coach.reliability import bins, error, write_page
from skep.coach.samples import Sample


def test_the_chances_of_all_sides_sum_to_one() -> None:
    chances = Curve(40.0, (1.0, 0.5, 0.0)).chances([0.5, 0.3, 0.6, 0.2], [0, 1, 2, 3], 10)
    assert sum(chances) == pytest.approx(1)
    assert sorted(range(4), key=lambda seat: chances[seat]) == [3, 1, 0, 2]


def test_seats_of_one_side_have_the_same_chance() -> None:
    chances = Curve(40.0).chances([0.7, 0.3, 0.7, 0.3], [0, 1, 0, 1], 10)
    assert chances[0] == chances[2] > chances[1] == chances[3]
    assert chances[0] + chances[1] == pytest.approx(1)


def test_a_lead_means_more_late_in_the_match() -> None:
    bend = Curve(40.0, (0.5, 2.0, 0.0))
    early, late = (bend.chances([0.6, 0.4], [0, 1], at)[0] for at in (2, 38))
    assert 0.5 < early < late < 1


def test_a_lone_seat_is_measured_against_an_even_chance() -> None:
    assert Curve(40.0).chances([0.5], [0], 5) == [pytest.approx(0.5)]
    assert Curve(40.0).chances([0.8], [0], 5)[0] > 0.5


def test_fitting_finds_the_weights_that_made_the_matches() -> None:
    truth, dice = Curve(40.0, (0.4, 1.6, 0.0)), Random(1)
    samples = []
    for _ in range(6000):
        worths, at = [dice.uniform(0.2, 0.8), dice.uniform(0.2, 0.8)], dice.randrange(40)
        first = dice.random() < shares(strengths(worths, [0, 1]), truth.trust(at))[0]
        samples.append(Sample(at, worths, [1.0, 0.0] if first else [0.0, 1.0]))
    found = fit(samples, [0, 1], 40.0)
    for at in (4, 20, 36):
        assert found.trust(at) == pytest.approx(truth.trust(at), abs=0.2)
    assert error(bins(samples, [0, 1], found)) < 0.03


def test_a_curve_that_boasts_has_a_large_error() -> None:
    dice = Random(2)
    samples = [
        Sample(20, [0.7, 0.3], [1.0, 0.0] if dice.random() < 0.6 else [0.0, 1.0])
        for _ in range(500)
    ]
    assert error(bins(samples, [0, 1], Curve(40.0, (3.0, 0.0, 0.0)))) > 0.3


def test_what_a_side_won_is_counted_once() -> None:
    assert by_side([1.0, 0.0, 1.0, 0.0], [0, 1, 0, 1]) == [1.0, 0.0]
    assert by_side([0.25], [0]) == [0.25, 0.75]


@pytest.mark.parametrize("name", skep.GAMES)
def test_every_game_has_a_curve_for_each_mode(name: str) -> None:
    for mode in skep.game(name).modes:
        for seats in mode.seats:
            bend = curve(skep.game(name).settle(mode.name, seats))
            assert bend.length > 5
            assert len(bend.weights) == 3
            assert bend.trust(round(bend.length)) > 0


def test_the_page_keeps_other_sections(tmp_path) -> None:  # type: ignore[no-untyped-def]
    page = tmp_path / "calibration.md"
    for text in ("## B\n\none\n", "## A\n\ntwo\n", "## B\n\nthree\n"):
        write_page(page, text)
    written = page.read_text()
    assert written.index("## A") < written.index("## B")
    assert "three" in written
    assert "one" not in written.split("## B")[1]
