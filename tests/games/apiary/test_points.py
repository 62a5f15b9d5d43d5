"""Every point has a reason: the pieces of a line sum to the line."""

from __future__ import annotations

import random

import pytest

import skep


@pytest.mark.parametrize("seed", range(6))
def test_what_scores_sums_to_the_lines_of_the_sheet(seed: int) -> None:
    solo = seed % 3 == 2
    mode = "solo" if solo else "standard"
    match = skep.new("apiary", seats=1 if solo else 2 + seed % 4, mode=mode, seed=seed)
    dice = random.Random(seed)
    while not match.over:
        match.answer(dice.choice(match.decision.keys))
        if len(match.log) % 40 == 0 or match.over:
            table = match.view(None)["table"]
            for points, lines in zip(table["points"], table["lines"]):
                assert all(each["points"] for each in points)
                sums = {line: 0 for line in lines if line != "track"}
                for each in points:
                    sums[each["line"]] += each["points"]
                assert sums == {line: n for line, n in lines.items() if line != "track"}
    assert any(match.view(None)["table"]["points"])
