"""The coach on the page: a hint with its reason, chances over the match, and a look back."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.axe import findings
from tests.web.house import House
from tests.web.people import People, Person, play_on, turn

BOT = {"kind": "bot", "level": "larva"}
ALONE = [{"kind": "person"}, BOT]


def sit_down(people: People, house: House, chairs: list[Any], **more: Any) -> tuple[Person, str]:
    """Someone at a table made for this story, and its watchers' key."""
    window = {name: more.pop(name) for name in list(more) if name in ("width", "height", "locale")}
    wish = {"game": "hivernation", "mode": "quick", "name": "Anna", "seed": 5, "chairs": chairs}
    made = house.ask("POST", "/api/tables", {**wish, **more})
    person = people.come(**window)
    person.visit(f"/t/{made['table']}#k={made['keys'][0]['key']}")
    person.at_table()
    return person, str(made["watch"])


def ask_for_a_hint(person: Person) -> Any:
    person.asked()
    person.page.locator(".actions button:has(svg.lucide-lightbulb)").click()
    reasons = person.page.locator(".reasons")
    expect(reasons).to_be_visible()
    return reasons


def look_at_chances(person: Person) -> Any:
    person.page.locator(".chances > summary").click()
    chart = person.page.locator(".chances svg[role=img]")
    expect(chart).to_be_visible()
    return chart


def look_back(person: Person) -> Any:
    person.page.locator(".review button").first.click()
    expect(person.page.locator(".review progress")).to_have_count(0)
    return person.page.locator(".review li")


def test_a_hint_is_lit_on_the_board_and_says_why(people: People, house: House) -> None:
    anna, _ = sit_down(people, house, ALONE)
    reasons = ask_for_a_hint(anna)
    expect(reasons).to_contain_text("Your chance of winning")
    expect(reasons).to_contain_text("Next best: Put a bee on")
    key = anna.page.locator(".options button[aria-pressed=true]").get_attribute("data-key")
    assert key
    cell = anna.page.locator(f"main [data-piece='cell-{key.removeprefix('bee:')}']")
    expect(cell).to_have_attribute("aria-pressed", "true")
    before = anna.entries()
    anna.page.locator("button.take").click()
    expect(reasons).to_have_count(0)
    anna.changed(before)


def test_a_hint_is_not_covered_by_the_button_that_takes_it(people: People, house: House) -> None:
    anna, _ = sit_down(people, house, ALONE, game="apiary", mode="first-game")
    reasons = ask_for_a_hint(anna).bounding_box()
    button = anna.page.locator("button.take").bounding_box()
    assert reasons
    assert button
    assert button["y"] + button["height"] <= reasons["y"]


def test_against_people_there_are_hints_only_if_the_maker_says_so(people: People) -> None:
    anna, bert = people.pair()
    who = turn(anna, bert)
    expect(who.page.get_by_role("button", name="Hint")).to_have_count(0)
    look_at_chances(who)
    carl, dora = people.come(), people.come()
    carl.visit("/new/hivernation")
    carl.page.get_by_text("Quick Play", exact=True).click()
    carl.page.get_by_text("Clock and more options", exact=True).click()
    carl.page.get_by_role("group", name="The coach gives hints").get_by_text("Always").click()
    carl.page.locator("form button.main").click()
    carl.page.wait_for_url("**/t/*")
    dora.sit(carl.invite(), "Dora")
    carl.at_table()
    who = turn(carl, dora)
    expect(ask_for_a_hint(who)).to_contain_text("This is what a strong bot would do.")


def test_a_table_without_a_coach_shows_nothing_before_the_end(people: People, house: House) -> None:
    anna, _ = sit_down(people, house, ALONE, coach="never")
    anna.asked()
    expect(anna.page.get_by_role("button", name="Hint")).to_have_count(0)
    expect(anna.page.locator(".chances")).to_have_count(0)
    play_on(anna)
    look_at_chances(anna)


def test_the_chances_grow_with_the_match_and_lead_to_a_moment(people: People, house: House) -> None:
    anna, _ = sit_down(people, house, ALONE)
    play_on(anna, most=3)
    anna.asked()
    chart = look_at_chances(anna)
    expect(chart).to_have_attribute("aria-label", re.compile(r"Anna: \d+\s?%"))
    anna.page.get_by_text("The same in figures").click()
    rows = anna.page.locator(".chances tbody tr")
    before = rows.count()
    assert before >= 4
    expect(anna.page.locator(".chances li")).to_have_count(2)
    anna.take()
    anna.asked()
    expect(rows).not_to_have_count(before)
    rows.nth(2).get_by_role("button").click()
    expect(anna.page.locator(".prompt .label")).to_contain_text(re.compile(r"Move \d+ of"))
    expect(chart.locator(".now")).to_have_count(1)


def test_after_the_end_the_chances_are_open_and_anybodys(people: People, house: House) -> None:
    anna, watch = sit_down(people, house, ALONE, mode="arcade")
    play_on(anna)
    guest = people.come().visit(f"/w#{watch}")
    guest.at_table()
    for person in (anna, guest):
        look_at_chances(person)
        seen = person.page.get_by_label("Chances as seen by")
        expect(seen).to_have_value("open")
        expect(person.page.locator(".chances")).to_contain_text("With all cards open.")
        expect(person.page.locator(".chances li").first).to_contain_text(
            re.compile(r"Anna(0|50|100)\s?%")
        )
        seen.select_option("1")
        expect(person.page.locator(".chances svg[role=img]")).to_be_visible()


def test_a_look_back_shows_what_was_better_and_one_plays_on(people: People, house: House) -> None:
    anna, _ = sit_down(people, house, ALONE)
    play_on(anna)
    lessons = look_back(anna)
    assert 1 <= lessons.count() <= 5
    costs = [
        int(re.findall(r"\d+", text)[0]) for text in lessons.locator(".cost").all_inner_texts()
    ]
    assert costs == sorted(costs, reverse=True)
    first = lessons.first
    link = first.get_by_role("link")
    moment = int(re.findall(r"\d+", link.inner_text())[0])
    assert f"at={moment}&seat=0" in str(link.get_attribute("href"))
    better = first.locator(".better").inner_text()
    link.click()
    expect(anna.page.locator(".count")).to_contain_text(f"{moment} /")
    old = anna.page.url
    first.get_by_role("button", name="Play on from here").click()
    anna.page.wait_for_url(lambda url: url != old)
    anna.asked()
    assert anna.entries() == moment
    place = better.removeprefix("Put a bee on ")
    expect(anna.page.locator(f".options button[data-key='bee:{place}']")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "hint", "chances", "review"),
    [
        ("pl-PL", "Twoja szansa na wygraną", "Szanse na wygraną", "Co kosztowało najwięcej"),
        ("de-DE", "Deine Gewinnchance", "Gewinnchancen", "Was am meisten"),
    ],
)
def test_the_coach_speaks_three_languages_on_a_phone(
    people: People, house: House, locale: str, hint: str, chances: str, review: str
) -> None:
    anna, _ = sit_down(people, house, ALONE, width=360, height=740, locale=locale)
    expect(ask_for_a_hint(anna)).to_contain_text(hint)
    anna.page.get_by_role("tab").nth(1).click()
    expect(anna.page.locator(".chances > summary")).to_have_text(chances)
    look_at_chances(anna)
    play_on(anna)
    anna.page.get_by_role("tab").nth(0).click()
    look_back(anna)
    expect(anna.page.locator(".review h3")).to_contain_text(review)
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("light", ["light", "dark"])
def test_the_coach_has_no_serious_finding(people: People, house: House, light: Any) -> None:
    anna, _ = sit_down(people, house, ALONE)
    anna.page.emulate_media(color_scheme=light)
    look_at_chances(anna)
    anna.page.get_by_text("The same in figures").click()
    ask_for_a_hint(anna)
    assert findings(anna) == []
    play_on(anna)
    look_back(anna)
    assert findings(anna) == []
