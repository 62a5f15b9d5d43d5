"""What is seen at a turn's start is set beside the end, and matches held out measure it."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.propolis.tables import lay, start
from tuning.propolis_ends import SPANS, Ended, Seen, look, main, off, play


def test_who_would_be_ahead_at_the_quickest_end_is_seen() -> None:
    hives = {0: [start(1), 40, 41, 1, 2, 3, 4, 5, 6], 1: [start(2), 16]}
    mine = look(lay(hives=hives).realm)
    other = look(lay(hives=hives, player=1).realm)
    assert mine.marks[3] == -other.marks[3] >= 10
    assert mine.marks[:2] == [1.0, 0.5]
    assert other.marks[:2] == [1.0, -0.5]


def test_a_match_is_seen_turn_by_turn_with_its_end() -> None:
    match = play(1, 2, 2)
    assert match == play(1, 2, 2)
    assert len(match.noted) > 20
    assert len({abs(lead) for _, lead in match.noted}) == 1


def test_a_mark_that_tells_the_end_makes_it_less_far_off() -> None:
    dice = Random(1)
    matches = []
    for number in range(200):
        marks = [1.0, 0.5, dice.gauss(0, 4), dice.gauss(0, 4)]
        lead = marks[2] + 2 * marks[3] + dice.gauss(0, 1)
        matches.append(Ended(number, [(Seen(1.0, marks), lead)]))
    assert off(matches, SPANS[0], 4) == pytest.approx(1, rel=0.2)
    assert off(matches, SPANS[0], 3) == pytest.approx(8, rel=0.2)
    assert off(matches, SPANS[1], 4) == 0


def test_the_command_prints_a_line_for_each_span(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.argv", ["propolis_ends", "--games", "2", "--iterations", "1"])
    main()
    assert len(capsys.readouterr().out.splitlines()) == 1 + len(SPANS)
