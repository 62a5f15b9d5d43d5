"""What may not be done: the page says the rule in words, links its clause, and nothing changes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from skep.words import Words
from tests.web.house import House
from tests.web.people import People
from tests.web.standing import played, sit_at

REFUSED = {
    "a placement too close": ("ambrosia", 1, 7, "place:0", "AMB-START-04"),
    "a move of a single bee": ("ambrosia", 4, 10, "move:19,1,20", "AMB-MOVE-07"),
    "a move of a covered bee": ("ambrosia", 44, 10, "move:2,1,3", "AMB-MOVE-10"),
    "onto a guarded stack": ("ambrosia", 38, 10, "move:19,2,21", "AMB-GUARD-01"),
    "a second jelly in a turn": ("ambrosia", 19, 42, "again", "AMB-JELLY-04"),
    "deploying on an occupied card": ("propolis", 1, 28, "deploy:1,2", "PRP-DEP-02"),
    "fortifying twice": ("propolis", 13, 31, "fortify:2,3,2", "PRP-FORT-03"),
    "building with what one lacks": ("propolis", 1, 26, "build:1", "PRP-BUILD-02"),
    "paying more than one has": ("propolis", 29, 27, "pay:yellow,0,2", "PRP-BUILD-11"),
    "a permanent used twice": ("propolis", 29, 27, "pay:yellow,0,0", "PRP-BUILD-07"),
    "a second palace": ("propolis", 34, 75, "palace:6", "PRP-PAL-01"),
}
"""The game, its seed, where the match stands; what is not offered, and the clause."""
MODES = {"ambrosia": "front", "propolis": "multiplayer"}


@pytest.mark.parametrize("what", REFUSED)
def test_what_is_refused_says_its_rule_on_the_page(people: People, house: House, what: str) -> None:
    game, seed, entries, key, clause = REFUSED[what]
    match = played(game, MODES[game], entries, seed)
    listed = [refusal.key for refusal in match.decision.refusals]
    anna = sit_at(people, house, match)
    anna.page.get_by_text("What can't I do, and why?").click()
    anna.page.locator(".refused button").nth(listed.index(key)).click()
    why = anna.page.locator(".why")
    expect(why).to_contain_text(re.compile(re.escape(Words("en").say(f"why-{clause}")), re.I))
    expect(why.get_by_role("link")).to_have_attribute("href", f"/rules/{game}#{clause}")
    assert anna.entries() == entries
    assert key not in anna.offered()


def test_a_space_that_is_too_far_says_so_on_the_board(people: People, house: House) -> None:
    anna = sit_at(people, house, played("ambrosia", "front", 10, 4))
    spaces = {int(key.split(",")[2]) for key in anna.offered() if key.startswith("move:")}
    far = next(at for at in range(5, 40) if not spaces & set(range(at - 4, at + 5)))
    cell = anna.page.locator(f"main .cell[data-place='{far}']")
    cell.click(force=True)
    expect(anna.page.locator(".why")).to_contain_text("exactly as many spaces")
    expect(anna.page.locator(".why").get_by_role("link")).to_have_attribute(
        "href", "/rules/ambrosia#AMB-MOVE-04"
    )
    assert anna.entries() == 10
