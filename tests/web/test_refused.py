"""What may not be done: the page says the rule in words, links its clause, and nothing changes."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from skep.kernel.match import Match
from skep.words import Words
from tests.web.house import House
from tests.web.people import People
from tests.web.standing import played, sit_at, where

REFUSED = {
    "a placement too close": ("ambrosia", "place", "AMB-START-04"),
    "a move of a single bee": ("ambrosia", "move", "AMB-MOVE-07"),
    "a move of a covered bee": ("ambrosia", "move", "AMB-MOVE-10"),
    "onto a guarded stack": ("ambrosia", "move", "AMB-GUARD-01"),
    "a second jelly in a turn": ("ambrosia", "again", "AMB-JELLY-04"),
    "deploying on an occupied card": ("propolis", "deploy", "PRP-DEP-02"),
    "fortifying twice": ("propolis", "fortify", "PRP-FORT-03"),
    "building with what one lacks": ("propolis", "build", "PRP-BUILD-02"),
    "paying more than one has": ("propolis", "pay", "PRP-BUILD-11"),
    "a permanent used twice": ("propolis", "pay", "PRP-BUILD-07"),
    "a second palace": ("propolis", "palace", "PRP-PAL-01"),
}
"""The game, what a person might try there, and the clause that forbids it."""
MODES = {"ambrosia": "front", "propolis": "multiplayer"}


def refused(verb: str, clause: str) -> Callable[[Match], str]:
    """The first refused option of this kind that the clause forbids, if there is one."""

    def key(match: Match) -> str:
        found = (
            refusal.key
            for refusal in match.decision.refusals
            if refusal.clause == clause and refusal.key.split(":")[0] == verb
        )
        return next(found, "")

    return key


@pytest.mark.parametrize("what", REFUSED)
def test_what_is_refused_says_its_rule_on_the_page(people: People, house: House, what: str) -> None:
    game, verb, clause = REFUSED[what]
    match, key = where(game, MODES[game], refused(verb, clause))
    listed = [refusal.key for refusal in match.decision.refusals]
    anna = sit_at(people, house, match)
    anna.page.get_by_text("What can't I do, and why?").click()
    anna.page.locator(".refused button").nth(listed.index(key)).click()
    why = anna.page.locator(".why")
    expect(why).to_contain_text(re.compile(re.escape(Words("en").say(f"why-{clause}")), re.I))
    expect(why.get_by_role("link")).to_have_attribute("href", f"/rules/{game}#{clause}")
    assert anna.entries() == len(match.log)
    assert key not in anna.offered()


def test_a_space_that_is_too_far_says_so_on_the_board(people: People, house: House) -> None:
    anna = sit_at(people, house, played("ambrosia", "front", 10, 4))
    spaces = {int(key.split(",")[2]) for key in anna.offered() if key.startswith("move:")}
    far = next(at for at in range(5, 40) if not spaces & set(range(at - 4, at + 5)))
    cell = anna.page.locator(f"main .cell[data-piece='space-{far}']")
    cell.click(force=True)
    expect(anna.page.locator(".why")).to_contain_text("exactly as many spaces")
    expect(anna.page.locator(".why").get_by_role("link")).to_have_attribute(
        "href", "/rules/ambrosia#AMB-MOVE-04"
    )
    assert anna.entries() == 10
