"""Ambrosia's bots and the stop rule: a lead fades while nobody scores."""

from __future__ import annotations

import pytest

from skep.games.ambrosia.bot.evaluation import evaluate, payoffs
from skep.games.ambrosia.box import TURNS_WITHOUT_SCORING
from tests.games.ambrosia.tables import lay


def test_a_lead_is_worth_less_the_longer_nobody_scores() -> None:
    meadow = lay({0: "A:nnn", 10: "B:nnn"}).meadow
    meadow.points = [30, 10]
    found = []
    for calm in (0, TURNS_WITHOUT_SCORING, 2 * TURNS_WITHOUT_SCORING - 1):
        meadow.turns_without_scoring = calm
        ahead, behind = evaluate(meadow)
        assert ahead > 0.5 > behind
        found.append(ahead)
    assert found == sorted(found, reverse=True)


def test_a_match_that_was_stopped_is_won_by_half() -> None:
    meadow = lay({0: "A:nnn", 10: "B:nnn"}).meadow
    meadow.points = [30, 10]
    meadow.over, meadow.reason = True, "finished"
    whole = payoffs(meadow)
    meadow.reason = "stopped"
    half = payoffs(meadow)
    assert whole[0] - 0.5 == pytest.approx(2 * (half[0] - 0.5))
    assert whole[0] > 0.9 > 0.1 > whole[1]
