"""Whole matches of Ambrosia and Propolis by keys alone, to the last line of the score sheet."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.house import House
from tests.web.keys import play_by_keys, sheet_by_keys
from tests.web.people import People, Person
from tests.web.test_propolis_page import soonest


def scoring(keys: list[str]) -> str:
    """Score whenever one may, and else the first flight."""
    return next((key for key in keys if key.startswith("begin:")), keys[0])


def leading(keys: list[str]) -> str:
    return soonest(keys, 0)


MATCHES: dict[str, Any] = {
    "ambrosia": ("front", 14, scoring, {"pick", "begin", "move"}),
    "propolis": ("multiplayer", 2, leading, {"deploy", "spaces", "build"}),
}
"""Mode, a seed that makes a short match, how one plays, and what one does in it."""


def sit_down(people: People, house: House, game: str, mode: str, seed: int) -> Person:
    chairs = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
    wish = {"game": game, "mode": mode, "name": "Anna", "chairs": chairs, "seed": seed}
    made = house.ask("POST", "/api/tables", wish)
    anna = people.come()
    anna.visit(f"/t/{made['table']}#k={made['keys'][0]['key']}")
    anna.at_table()
    return anna


@pytest.mark.parametrize("game", MATCHES)
def test_a_whole_match_without_a_mouse(people: People, house: House, game: str) -> None:
    mode, seed, way, done = MATCHES[game]
    anna = sit_down(people, house, game, mode, seed)
    verbs = play_by_keys(anna, way)
    assert done <= verbs
    expect(anna.page.locator(".prompt h2")).to_contain_text("win")
    *lines, total = sheet_by_keys(anna)
    for seat in (0, 1):
        points = [int(line[seat]) for line in lines if line[seat] != "–"]
        assert points
        assert sum(points) == int(total[seat])
