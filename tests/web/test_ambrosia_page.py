"""Ambrosia on the page: a whole match against a bot, by board, list and keyboard, on a phone."""

import re

from playwright.sync_api import expect

from tests.web.people import People, Person, play_on, turn
from tests.web.test_pages import findings


def sit_down(person: Person) -> None:
    """A front match against the greedy bot."""
    chairs = [{"kind": "here"}, {"kind": "bot", "level": "greedy"}]
    wish = {"game": "ambrosia", "mode": "front", "name": "Anna", "chairs": chairs, "seed": 7}
    made = person.house.ask("POST", "/api/tables", wish)
    person.visit(f"/t/{made['table']}#k={made['keys'][0]['key']}")
    person.at_table()
    person.asked()


def changed(person: Person, before: int) -> None:
    table = person.page.locator(".table[data-phase]")
    expect(table).not_to_have_attribute("data-entries", str(before))


def set_up(person: Person) -> None:
    """Pick a bee in the middle of the ring and a space on it, each with two clicks."""
    page = person.page
    for what in ("[data-option='pick:turbo']", ".cell.open >> nth=0"):
        person.asked()
        before = person.entries()
        page.locator(what).click(force=True)
        page.locator(what).click(force=True)
        changed(person, before)


def test_a_whole_match_on_a_phone_by_board_keyboard_and_list(people: People) -> None:
    anna = people.come(360, 740)
    sit_down(anna)
    set_up(anna)
    page = anna.page
    turn(anna)
    before = anna.entries()
    page.locator(".cell[tabindex='0']").focus()
    page.keyboard.press("ArrowDown")
    for _ in range(30):
        if "open" in str(page.locator(".cell:focus").get_attribute("class")):
            break
        page.keyboard.press("ArrowDown")
    expect(page.locator(".cell:focus")).to_have_attribute(
        "aria-label", re.compile(r"\d bees? from \d+ to \d+")
    )
    page.keyboard.press("Enter")
    expect(page.locator("button.take")).to_be_visible()
    expect(page.locator(".ring .ghost").first).to_be_attached()
    page.keyboard.press("Enter")
    changed(anna, before)
    turn(anna)
    assert findings(anna) == []
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360
    play_on(anna, most=700)
    assert anna.over
    assert any("scores" in line for line in anna.log())


def test_a_dark_space_says_why(people: People) -> None:
    anna = people.come()
    sit_down(anna)
    set_up(anna)
    turn(anna)
    anna.page.locator(".cell.plain").last.click(force=True)
    expect(anna.page.locator(".why")).to_contain_text(re.compile("[a-z]"))
