"""When something fails, or a page changes under someone: what is said, and how it goes on."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.axe import findings
from tests.web.people import WAIT, People, Person

FOCUSED = "() => document.activeElement?.tagName"
APART = """() => {
    const tip = document.querySelector('[role=tooltip]').getBoundingClientRect();
    const thing = document.querySelector('[aria-describedby], [data-tip]:hover, [data-tip]:focus').getBoundingClientRect();
    return tip.right <= thing.left || tip.left >= thing.right || tip.bottom <= thing.top || tip.top >= thing.bottom;
}"""  # noqa: E501


def gone(people: People) -> None:
    """What a test broke on purpose is no trouble."""
    people.troubles[:] = [each for each in people.troubles if "dynamically imported" not in each]


def reload(page: Page) -> None:
    page.get_by_role("button", name="Reload").click()


# Files that do not come


def test_a_page_whose_file_is_gone_offers_to_reload(people: People) -> None:
    anna = people.come().visit("/")
    page = anna.page
    page.route("**/assets/NewTable-*.js", lambda route: route.abort())
    page.get_by_role("link", name="Play", exact=True).first.click()
    expect(page.locator("h1")).to_have_text("Part of this page could not be loaded")
    expect(page.get_by_role("button", name="Reload")).to_have_count(1)
    assert findings(anna) == []
    page.unroute_all()
    reload(page)
    expect(page.get_by_label("Your name")).to_be_visible()
    gone(people)


def test_a_table_whose_drawing_is_gone_offers_to_reload(people: People) -> None:
    anna = people.come()
    anna.make_table("Anna", company="People at this screen")
    anna.at_table()
    page = anna.page
    page.route("**/assets/hivernation-*.js", lambda route: route.abort())
    page.reload()
    expect(page.locator("h1")).to_have_text("Part of this page could not be loaded")
    page.unroute_all()
    reload(page)
    anna.asked()
    gone(people)


def test_a_language_that_does_not_come_is_said_below_while_all_goes_on(people: People) -> None:
    anna = people.come().visit("/")
    page = anna.page
    expect(page.get_by_role("link", name="Play", exact=True).first).to_be_visible()
    page.route("**/assets/*.js", lambda route: route.abort())
    page.get_by_role("button", name="Polski").click()
    expect(page.get_by_role("alert")).to_contain_text("Part of this page could not be loaded")
    expect(page.locator("h1")).to_be_visible()
    page.unroute_all()
    page.get_by_role("alert").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Polski").click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    gone(people)


# A drawing that fails


def spoil(socket: WebSocketRoute) -> None:
    """The hive comes to the browser as something that Hivernation's drawing cannot draw."""
    server = socket.connect_to_server()

    def pass_on(text: str | bytes) -> None:
        message: dict[str, Any] = json.loads(text)
        for sight in message.get("sights", []):
            sight["view"]["table"]["hive"] = 7
        socket.send(json.dumps(message))

    server.on_message(pass_on)


def test_a_match_is_played_on_when_its_drawing_fails(people: People) -> None:
    anna = people.come()
    anna.page.route_web_socket("**/api/live", spoil)
    anna.make_table("Anna", company="People at this screen")
    page = anna.page
    said = page.locator("main").get_by_role("status")
    expect(said).to_contain_text(
        "The drawing of this table failed. You can play on with the plain board."
    )
    expect(page.locator("main .board")).to_be_visible()
    assert findings(anna) == []
    anna.take()
    anna.take()
    assert anna.entries() >= 2
    assert people.troubles, "a failed drawing is told to the console"
    people.troubles.clear()


# From page to page


def test_the_focus_goes_to_the_heading_of_a_new_page_and_its_title_is_read_out(
    people: People,
) -> None:
    page = people.come().visit("/").page
    expect(page.locator("h1")).to_be_visible()
    assert page.evaluate(FOCUSED) == "BODY"
    page.get_by_role("link", name="Play", exact=True).first.click()
    expect(page.locator("h1")).to_be_focused()
    expect(page.get_by_role("status").filter(has_text="· Skep")).to_have_text(page.title())
    page.go_back()
    page.wait_for_function("document.title === 'Skep'")
    expect(page.locator("h1")).to_be_focused()
    expect(page.get_by_role("status").filter(has_text="Skep")).to_have_text("Skep")


# Tips


def tip(page: Page) -> Any:
    return page.get_by_role("tooltip")


@pytest.fixture
def seated(people: People) -> Person:
    anna = people.come()
    anna.make_table("Anna", company="People at this screen")
    anna.asked()
    return anna


def test_a_tip_opens_beside_the_thing_and_escape_closes_it(seated: Person) -> None:
    page = seated.page
    share = page.get_by_role("button", name="Share")
    share.hover()
    expect(tip(page)).to_have_text("Share")
    assert page.evaluate(APART)
    page.keyboard.press("Escape")
    expect(tip(page)).to_be_hidden()
    share.click()
    expect(page.get_by_role("dialog", name="Share")).to_be_visible()
    expect(tip(page)).to_be_hidden()


def test_a_tip_is_reached_by_keyboard(seated: Person) -> None:
    page = seated.page
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement.matches('main [data-tip]:not(button)')"):
            break
    expect(tip(page)).to_be_visible()
    assert page.evaluate(APART)
    first = tip(page).inner_text()
    assert first == page.evaluate("() => document.activeElement.dataset.tip")
    page.keyboard.press("Escape")
    expect(tip(page)).to_be_hidden()
    assert findings(seated) == []


def test_a_tip_is_reached_by_touch(people: People) -> None:
    anna = people.come(390, 844, has_touch=True, is_mobile=True)
    anna.make_table("Anna", company="People at this screen")
    anna.asked()
    page = anna.page
    thing = page.locator("main [data-tip]:not(button)").locator("visible=true").first
    thing.tap()
    expect(tip(page)).to_have_text(str(thing.get_attribute("data-tip")))
    assert page.evaluate(
        "document.querySelector('[role=tooltip]').getBoundingClientRect().right <= innerWidth"
    )
    page.locator(".question").tap()
    expect(tip(page)).to_be_hidden(timeout=WAIT)
