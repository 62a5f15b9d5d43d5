"""Propolis on the page: whole matches by its pieces, payments, the wall, keyboard, phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web import propolis_catalogue
from tests.web.axe import findings
from tests.web.house import Caller, House, call_until
from tests.web.people import MISTITLED, People, Person, mover

BOT = {"kind": "bot", "level": "random"}
SOON = ("palace", "build", "pay", "gain", "spaces", "keep", "done", "decline", "deploy", "mark")
"""What brings a match to its end: cards first, then whatever gathers for the next one."""


def sit_down(people: People, house: House, seed: int, *others: Any, **more: Any) -> Person:
    """Someone at a table with these others."""
    mode = "multiplayer" if others else "solo"
    settings = {"difficulty": "hard"} if not others else {}
    wish = {"game": "propolis", "mode": mode, "name": "Anna", "seed": seed, "settings": settings,
            "chairs": [{"kind": "person"}, *others]}  # fmt: skip
    made = house.ask("POST", "/api/tables", wish)
    anna = people.come(**more)
    keys = "&".join(f"k={each['key']}" for each in made["keys"][:1])
    anna.visit(f"/t/{made['table']}#{keys}")
    anna.at_table()
    anna.asked()
    return anna


def soonest(offered: list[str], turn: int) -> str:
    """Of the options one that leads on; now and then a worker is fortified or comes back."""
    if turn % 5 == 4 and (tips := [key for key in offered if key.startswith("fortify")]):
        return tips[-1]
    if "retreat:all" in offered and not any(key.startswith("deploy") for key in offered):
        return "retreat:all"
    return next((k for verb in SOON for k in offered if k.startswith(verb)), offered[0])


def play_out(*people: Person, most: int = 400) -> set[str]:
    """Play to the end, each option lying on a piece; the verbs that were offered."""
    verbs: set[str] = set()
    for number in range(most):
        who = mover(*people)
        if who is None:
            return verbs
        if number % 3 == 0:
            assert who.undrawn(".open") == []
        offered = who.offered()
        verbs.update(key.partition(":")[0] for key in offered)
        who.hurry_to(soonest(offered, number))
    raise AssertionError("the match goes on")


def until(person: Person, wanted: str, most: int = 60) -> str:
    """Play on until such an option is there."""
    for number in range(most):
        assert mover(person) is not None, "the match is over"
        offered = person.offered()
        if found := next((key for key in offered if key.startswith(wanted)), None):
            return found
        person.hurry_to(soonest(offered, number))
    raise AssertionError(f"{wanted} never came")


def test_what_the_page_says_of_cards_is_what_is_printed_on_them() -> None:
    kept = propolis_catalogue.PLACE.read_text(encoding="utf-8")
    assert kept == propolis_catalogue.text(), "python -m tests.web.propolis_catalogue"


def test_a_whole_match_against_a_bot_with_every_option_on_a_piece(
    people: People, house: House
) -> None:
    anna = sit_down(people, house, 3, BOT)
    verbs = play_out(anna)
    assert {"deploy", "spaces", "fortify", "retreat", "build", "other", "trade"} <= verbs
    expect(anna.page.locator(".prompt h2")).to_be_visible()
    assert any("built structure" in line for line in anna.log())
    anna.page.get_by_role("tab", name="Score").click()
    sheet = anna.page.locator("main table")
    points = [int(text) for text in sheet.locator("tbody td").all_inner_texts()]
    assert sum(points) == int(sheet.locator("tfoot td").inner_text())


def test_four_sit_together_two_people_one_of_them_with_a_guest_at_the_screen(
    people: People, house: House
) -> None:
    """The later half of a match; its beginning is answered over HTTP."""
    chairs = [{"kind": "here"}, {"kind": "here"}, {"kind": "person"}, BOT]
    wish = {"game": "propolis", "mode": "multiplayer", "name": "Anna", "chairs": chairs, "seed": 5}
    made = house.ask("POST", "/api/tables", wish)
    calling = [Caller(house, made["table"], made["keys"][seat]["key"], seat) for seat in (0, 1)]
    calling.append(Caller.sit(house, made["table"], "Bert"))
    call_until(90, lambda offered: soonest(offered, 0), *calling)
    bert = people.come().visit(f"/t/{made['table']}#k={calling[2].key}")
    anna = people.come()
    anna.hold(made, "propolis", 2)
    anna.visit(f"/t/{made['table']}")
    anna.at_table()
    play_out(anna, bert)
    assert anna.over
    assert anna.page.locator(".curtain").count() == 0, "nothing is hidden in Propolis"
    expect(bert.page.locator(".table[data-phase=over]")).to_be_visible()
    assert anna.log()[-1] == bert.log()[-1]


def test_a_solo_match_tells_what_the_opponent_did_and_keeps_the_mark(
    people: People, house: House
) -> None:
    anna = sit_down(people, house, 3)
    page = anna.page
    mark = until(anna, "mark:1", most=300)
    expect(page.locator(".solo .said")).to_contain_text(re.compile("Its last card was|deploy"))
    expect(page.locator(".wall span.medal")).to_have_count(20)
    assert anna.undrawn(".open") == []
    page.locator("main [data-option='mark:9']").click(force=True)
    expect(page.locator(".why")).to_contain_text("below 40")
    anna.pick(mark)
    expect(page.locator(".prompt h2")).to_contain_text("You scored")
    expect(page.locator(f".wall [data-option='{mark}'] span.medal")).to_have_class(
        re.compile("kept")
    )
    kept = page.evaluate("JSON.parse(localStorage.getItem('skep.propolis.marks'))")
    assert kept == [int(mark.partition(":")[2])]


def test_the_majority_is_shown_as_it_would_be(people: People, house: House) -> None:
    anna = sit_down(people, house, 3, BOT)
    page = anna.page
    key = until(anna, "deploy:1,")
    land = page.locator(f"main [data-option='{key}']")
    row = page.locator(".majority").first
    expect(row.locator(".arrow")).to_have_count(0)
    land.hover()
    expect(row.locator(".change:has(.arrow)").first).to_contain_text(re.compile(r"→\d"))
    expect(page.locator(".space.ghost").first).to_be_visible()
    anna.pick(key)
    page.locator(".toggle").nth(0).click()
    expect(page.locator("main [data-option='spaces:1']")).to_have_attribute("aria-pressed", "true")
    page.locator(".toggle").nth(1).click()
    expect(page.locator("main [data-option='spaces:1+2']")).to_have_attribute(
        "aria-pressed", "true"
    )
    before = anna.entries()
    page.locator("button.take").click()
    anna.changed(before)
    expect(page.locator(".lane").first.locator(".space.taken")).not_to_have_count(0)


def test_the_thriftiest_payment_is_proposed_and_can_be_changed(
    people: People, house: House
) -> None:
    anna = sit_down(people, house, 3, BOT)
    page = anna.page
    other = until(anna, "other:")
    card = other.partition(":")[2]
    build = page.locator(f"main [data-option='build:{card}']")
    where = build.bounding_box()
    build.hover()
    expect(page.locator(".mine .corner .reading")).to_contain_text("You would pay")
    assert build.bounding_box() == where, "nothing moves under the pointer"
    anna.pick(other)
    expect(page.locator(".pay .way.best")).to_have_count(1)
    assert anna.undrawn(".open") == []
    ways = [key for key in anna.offered() if key.startswith("pay:")]
    last = ways[-1]
    page.locator(f"main [data-option='{last}']").focus()
    before = anna.entries()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    anna.changed(before)
    for _ in range(6):
        if not any(key.startswith("pay:") for key in anna.offered()):
            break
        anna.pick(str(page.locator(".pay [data-option]:has(.best)").get_attribute("data-option")))
    assert any(f"Anna built structure {card} " in line for line in anna.log())


def test_what_is_dark_says_why(people: People, house: House) -> None:
    anna = sit_down(people, house, 3, BOT)
    page = anna.page
    page.locator("main .palaces .pick.closed").first.click(force=True)
    expect(page.locator(".why")).to_contain_text("permanents")
    page.locator("main .market .pick.closed").first.click(force=True)
    expect(page.locator(".why")).to_contain_text("cost")


def test_others_are_a_glance_away(people: People, house: House) -> None:
    anna = sit_down(people, house, 3, BOT, BOT)
    page = anna.page
    page.locator(".sides button").nth(2).click()
    expect(page.locator("ol.hive")).to_have_attribute("data-piece", "hive-2")
    expect(page.locator(".mine > .crew")).to_contain_text("central")


def test_a_turn_by_keyboard_alone(people: People, house: House) -> None:
    anna = sit_down(people, house, 3, BOT)
    page = anna.page
    page.locator("main .rows [data-option].open").first.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.matches('main .pick')")
    for _ in range(12):
        if any("deployed" in line and line.startswith("Anna") for line in anna.log()):
            break
        page.locator("main [data-option].open").first.focus()
        before = anna.entries()
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        anna.changed(before)
        mover(anna)
    assert any("Anna deployed" in line for line in anna.log())


def test_on_a_phone_the_area_that_is_asked_about_opens(people: People, house: House) -> None:
    anna = sit_down(people, house, 3, BOT, BOT, BOT, width=360, height=740, has_touch=True)
    page = anna.page
    tabs = page.locator(".board .areas")
    for tab in ("Market", "Palaces", "Hives", "Land"):
        tabs.get_by_role("tab", name=tab).click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, tab
        wide = "document.querySelector('main .board').scrollWidth"
        assert page.evaluate(wide) <= 360, tab
    other = until(anna, "other:", most=80)
    tabs.get_by_role("tab", name="Palaces").click()
    anna.hurry_to(other)
    expect(tabs.locator("[aria-selected='true']")).to_contain_text("Market")
    expect(page.locator(".pay [data-option].open").first).to_be_visible()
    assert findings(anna) == []


@pytest.mark.parametrize("lang", ["en-GB", "pl-PL", "de-DE"])
def test_no_word_is_missing_in_any_language(people: People, house: House, lang: str) -> None:
    anna = sit_down(people, house, 4, locale=lang)
    assert [key.partition(":")[0] for key in anna.offered()].count("build") > 3
    assert anna.page.evaluate(MISTITLED) == []
    for number in range(8):
        mover(anna)
        anna.hurry_to(soonest(anna.offered(), number))
    mover(anna)
    said = anna.page.locator("body").inner_text()
    labels = anna.page.locator("main .unseen, main [aria-label]").evaluate_all(
        "all => all.map(e => e.getAttribute('aria-label') ?? e.textContent).join(' ')"
    )
    for text in (said, labels):
        assert [bad for bad in ("propolis-", "{$", "{ $", "undefined") if bad in text] == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1400, 360])
def test_axe_finds_nothing_serious(people: People, house: House, scheme: str, width: int) -> None:
    anna = sit_down(people, house, 3, width=width, height=800, color_scheme=scheme)
    assert findings(anna) == []
    for page in ("Score", "Achievements"):
        if width == 360:
            anna.page.locator(".board .areas").get_by_role("tab", name="Hives").click()
        anna.page.locator(".pages").get_by_role("tab", name=page).click()
        assert findings(anna) == []


def test_workers_travel_when_motion_is_wanted(people: People, house: House) -> None:
    anna = sit_down(people, house, 3, BOT, reduced_motion="no-preference")
    page = anna.page
    page.evaluate("""() => {
        window.flown = 0;
        new MutationObserver((all) => all.forEach((each) => each.addedNodes.forEach((node) => {
            if (node.classList?.contains('flight')) window.flown += 1;
        }))).observe(document.querySelector('main'), { childList: true, subtree: true });
    }""")
    anna.hurry_to(until(anna, "deploy:"))
    anna.hurry_to(until(anna, "spaces:"))
    page.wait_for_function("window.flown > 0")
    expect(page.locator(".flight")).to_have_count(0)
