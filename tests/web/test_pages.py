"""Every page in both lights: nothing that shuts people out, and little to load."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import skep
from tests.web.axe import findings
from tests.web.house import House
from tests.web.people import People, give_up, turn

BUDGET = 150_000
"""Bytes of script and style, gzipped, until the page can be used."""


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_nothing_serious_on_any_page(people: People, light: Any) -> None:
    anna = people.come(color_scheme=light)
    troubles: dict[str, list[str]] = {}
    for path in ("/", "/new/hivernation", "/rules/hivernation#HIV-ATT-06", "/nowhere", "/t/gone"):
        anna.visit(path)
        expect(anna.page.locator("h1")).to_be_visible()
        troubles[path] = findings(anna)
    anna.make_table("Anna", "Arcade")
    troubles["waiting"] = findings(anna)
    bert = people.come(color_scheme=light).visit(anna.invite())
    expect(bert.page.get_by_role("button", name="Sit down")).to_be_visible()
    troubles["join"] = findings(bert)
    bert.sit(bert.page.url, "Bert")
    who = turn(anna, bert)
    who.options.first.click()
    for person, name in ((anna, "table of Anna"), (bert, "table of Bert")):
        troubles[name] = findings(person)
    anna.page.get_by_role("button", name="Share").click()
    troubles["share"] = findings(anna)
    link = anna.page.get_by_role("textbox", name="For watchers").input_value()
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("button", name="More", exact=True).click()
    troubles["menu"] = findings(anna)
    anna.page.keyboard.press("Escape")
    watcher = people.come(color_scheme=light).visit(link)
    watcher.at_table()
    troubles["watcher"] = findings(watcher)
    give_up(anna)
    expect(anna.page.locator(".prompt h2")).to_be_visible()
    troubles["over"] = findings(anna)
    bert.visit("/")
    bert.page.get_by_role("button", name="Settings").click()
    troubles["settings"] = findings(bert)
    assert {page: found for page, found in troubles.items() if found} == {}


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_nothing_serious_on_a_phone_or_the_plain_board(
    people: People, light: Any
) -> None:
    phone = people.come(360, 740, color_scheme=light)
    phone.visit("/")
    troubles = {"lobby": findings(phone)}
    phone.make_table("Anna", "Arcade", "People at this screen")
    phone.at_table()
    troubles["curtain"] = findings(phone)
    phone.page.get_by_role("button", name="I am here").click()
    phone.asked()
    troubles["table"] = findings(phone)
    phone.page.get_by_role("button", name="More", exact=True).click()
    phone.page.get_by_role("button", name="Settings").click()
    phone.page.get_by_label("Plain board").check()
    phone.page.keyboard.press("Escape")
    expect(phone.page.locator(".board[data-game]")).to_be_visible()
    troubles["plain"] = findings(phone)
    assert {page: found for page, found in troubles.items() if found} == {}


@pytest.mark.parametrize("game", [name for name in skep.GAMES if name != "hivernation"])
def test_axe_finds_nothing_serious_on_the_pages_of_a_game(people: People, game: str) -> None:
    anna = people.come(color_scheme="dark").visit(f"/rules/{game}")
    expect(anna.page.locator("dl dt").first).to_be_visible()
    troubles = {"rules": findings(anna)}
    anna.visit(f"/new/{game}")
    anna.page.get_by_text("People at this screen", exact=True).click()
    anna.page.get_by_text("Clock and more options", exact=True).click()
    troubles["form"] = findings(anna)
    anna.page.get_by_role("button", name="Start").click()
    anna.at_table()
    expect(anna.page.locator(".curtain button").or_(anna.options).first).to_be_visible()
    anna.page.evaluate("document.querySelector('.curtain button')?.click()")
    anna.asked()
    troubles["table"] = findings(anna)
    assert {page: found for page, found in troubles.items() if found} == {}


def test_the_first_load_is_small(built: Path, people: People) -> None:
    """Everything that the lobby, the form and a table of Hivernation fetch until one can play."""
    anna = people.come()
    fetched: set[str] = set()
    anna.page.on("request", lambda request: fetched.add(request.url))
    anna.make_table("Anna", "Arcade", "Bots")
    anna.at_table()
    anna.asked()
    names = {
        match[1] for url in fetched if (match := re.search(r"/(assets/[^?#]+\.(?:js|css))", url))
    }
    weight = sum(len(gzip.compress((built / name).read_bytes())) for name in names)
    assert names
    assert weight < BUDGET, f"{weight} bytes in {len(names)} files"


def test_the_page_is_ready_to_play_within_two_seconds(people: People, house: House) -> None:
    """For someone who has never been here: nothing is fetched before."""
    chairs = [{"kind": "here"}, {"kind": "here"}]
    wish = {"game": "hivernation", "mode": "quick", "name": "Anna", "chairs": chairs}
    ready = [9999.0]
    for _ in range(8):  # the quickest counts: the machine may be busy with other tests
        if min(ready) < 2000:
            break
        made, anna = house.ask("POST", "/api/tables", wish), people.come()
        anna.hold(made, "hivernation", 2)
        anna.visit(f"/t/{made['table']}")
        anna.asked()
        ready.append(anna.page.evaluate("performance.now()"))
    assert min(ready) < 2000


def test_a_click_is_answered_within_a_tenth_of_a_second(people: People) -> None:
    anna, bert = people.pair()
    who = turn(anna, bert)
    waits = who.page.evaluate(
        """async () => {
          const found = [];
          for (const one of [...document.querySelectorAll('.options button')].slice(0, 5)) {
            const begun = performance.now();
            one.click();
            await new Promise((done) => requestAnimationFrame(done));
            if (one.getAttribute('aria-pressed') !== 'true') throw new Error('not chosen');
            found.push(performance.now() - begun);
          }
          return found;
        }"""
    )
    assert min(waits) < 100, waits  # the machine may be busy with other tests


def test_nothing_is_fetched_from_elsewhere_and_no_key_leaves_in_an_address(people: People) -> None:
    anna, bert = people.come(), people.come()
    fetched: list[str] = []
    for person in (anna, bert):
        person.page.on("request", lambda request: fetched.append(request.url))
        person.page.on("websocket", lambda socket: fetched.append(socket.url))
    anna.make_table("Anna")
    bert.sit(anna.invite(), "Bert")
    turn(anna, bert).take()
    kept = anna.page.evaluate("JSON.parse(localStorage.getItem('skep.tables'))[0]")
    keys = [kept["host"], kept["watch"], *(each["key"] for each in kept["keys"])]
    assert all(re.match(rf"(http|ws)://127\.0\.0\.1:{anna.house.port}/", url) for url in fetched)
    assert not [url for url in fetched for key in keys if key in url.split("#")[0]]
    assert not any(key in person.page.url for key in keys for person in (anna, bert))
