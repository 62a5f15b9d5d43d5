"""People who sit at a browser, and how they click."""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.web.house import House

WAIT = 15_000
"""Milliseconds to wait for anything; the machine may be busy."""
expect.set_options(timeout=WAIT)

UNDRAWN = """lit => {
    const all = (where, name) => [...document.querySelectorAll(where)].map(e => e.dataset[name]);
    const drawn = new Set(all(`main [data-option]${lit}`, 'option').join(' ').split(' '));
    return all('.options [data-key]', 'key').filter(key => !drawn.has(key));
}"""
"""The options of the list that no piece of the table stands for."""
MISTITLED = """() => [...document.querySelectorAll('.options p')].flatMap((title) =>
    [...title.nextElementSibling.querySelectorAll('button')]
        .filter((each) => each.ariaLabel !== title.innerText.replace('…', each.innerText))
        .map((each) => `${title.innerText}: ${each.ariaLabel}`))"""
"""The options of the list under a title that says something else."""

STATE = """() => {
    if (document.querySelector('.options button')) return 'asked';
    return document.querySelector('.table[data-phase=over]') ? 'over' : '';
}"""
ENTRIES = "() => document.querySelector('.table[data-phase]')?.dataset.entries"
CHANGED = f"(before) => ![undefined, before].includes(({ENTRIES})())"
OFFERED = "() => [...document.querySelectorAll('.options button')].map((each) => each.dataset.key)"
HURRY = """(wanted) => {
    const all = [...document.querySelectorAll('.options button')];
    const keyed = all.find((each) => each.dataset.key === wanted);
    const one = typeof wanted === 'string' ? keyed : all[wanted] ?? all.at(-1);
    const before = document.querySelector('.table[data-phase]').dataset.entries;
    one.click();
    one.click();
    return before;
}"""
"""Takes an option, by its place in the list or by its key; how long the log was before."""
HASTE = 100
"""How many times as quickly whatever still glows or fades passes for those who want less motion."""
PRESSED = "(where) => document.querySelector(where)?.ariaPressed === 'true'"
POINT = """(where) => {
    const piece = document.querySelector(where);
    if (!piece) return null;
    piece.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = piece.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return piece.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}"""
"""The middle of a thing, once it is in sight, if nothing else lies over it there."""


class Person:
    """Someone with a browser window."""

    def __init__(self, page: Page, house: House) -> None:
        self.page = page
        self.house = house

    def visit(self, path: str) -> Person:
        self.page.goto(self.house.address + path if path.startswith("/") else path)
        return self

    def make_table(self, name: str, mode: str = "Quick Play", company: str = "") -> str:
        """Make a table by the form; its address."""
        self.visit("/new/hivernation")
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_text(mode, exact=True).click()
        if company:
            self.page.get_by_text(company, exact=True).click()
        self.page.locator("form button.main").click()
        self.page.wait_for_url("**/t/*")
        return self.page.url

    def invite(self) -> str:
        """The link to send to a friend."""
        return self.page.get_by_role("textbox", name="Invite someone").input_value()

    def sit(self, link: str, name: str) -> Person:
        self.visit(link)
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Sit down").click()
        self.at_table()
        return self

    def at_table(self) -> None:
        expect(self.page.locator(".table main")).to_be_visible()

    @property
    def options(self) -> Any:
        return self.page.locator(".options button")

    def asked(self) -> None:
        """Wait until a decision is mine."""
        expect(self.options.first).to_be_visible()

    def take(self, number: int = 0) -> str:
        """Choose an option from the list, and take it; its key."""
        self.asked()
        option = self.options.nth(number)
        key = str(option.get_attribute("data-key"))
        before = self.entries()
        option.click()
        self.page.locator("button.take").click()
        self.changed(before)
        return key

    def hurry(self, number: int = 0) -> None:
        """The same with two bare clicks, for the long middle of a match."""
        self.changed(self.page.evaluate(HURRY, number))

    def offered(self) -> list[str]:
        """What may be taken now."""
        found: list[str] = self.page.evaluate(OFFERED)
        return found

    def hurry_to(self, key: str) -> None:
        """Take this one, with two bare clicks in the list."""
        self.changed(self.page.evaluate(HURRY, key))

    def pick(self, key: str) -> None:
        """Click the piece of an option twice: choose it, then take it."""
        self.click_twice(f"main [data-option='{key}']")

    def click_twice(self, where: str) -> None:
        """Choose what is found there first, then take it."""
        before = self.entries()
        self.click(where)
        self.wait(PRESSED, where)
        self.click(where)
        self.changed(before)

    def click(self, where: str) -> None:
        """By mouse in the middle; what is hidden there, or still on its way, is waited for."""
        if point := self.page.evaluate(POINT, where):
            self.page.mouse.click(*point)
        else:
            self.page.locator(where).first.click()

    def wait(self, script: str, what: Any = None) -> None:
        """Wait for this often and cheaply: `expect` looks seldom, and each time at all the page."""
        self.page.wait_for_function(script, arg=what, polling=10)

    def undrawn(self, lit: str = "") -> list[str]:
        """Options without a piece on the table, once it had a moment to draw what is listed."""
        for _ in range(100):
            missing: list[str] = self.page.evaluate(UNDRAWN, lit)
            if not missing:
                break
            self.page.wait_for_timeout(15)
        return missing

    def hold(self, made: dict[str, Any], game: str, seats: int) -> None:
        """The browser holds the keys of the first seats, as after making the table by the form."""
        keys = [each for each in made["keys"] if each["seat"] < seats]
        kept = {
            "table": made["table"], "game": game, "mode": "", "host": "", "watch": "", "names": [],
            "keys": keys, "phase": "playing", "myTurn": False, "at": 1,
        }  # fmt: skip
        text = json.dumps(json.dumps([kept]))
        self.page.add_init_script(f"localStorage.setItem('skep.tables', {text})")

    def changed(self, before: int | str) -> None:
        """Wait until the log is longer or shorter than it was."""
        self.wait(CHANGED, str(before))

    def entries(self) -> int:
        """How long the log is, as this page shows it."""
        return int(self.page.evaluate(ENTRIES) or 0)

    def stands_at(self, entries: int) -> None:
        """Wait until this page shows a log of so many entries."""
        table = self.page.locator(".table[data-phase]")
        expect(table).to_have_attribute("data-entries", str(entries))

    def ended(self) -> None:
        """Wait until the match is over on this page."""
        expect(self.page.locator(".table[data-phase=over]")).to_be_visible()

    @property
    def notes(self) -> Any:
        """What the log says of seats."""
        return self.page.locator("section.log li.note")

    @property
    def over(self) -> bool:
        return self.page.locator(".table[data-phase=over]").count() > 0

    @property
    def lines(self) -> Any:
        return self.page.locator("section.log li button:not(.button)")

    def log(self) -> list[str]:
        texts: list[str] = self.lines.all_inner_texts()
        return texts


def agree(one: Person, other: Person) -> None:
    """Both logs say the same, once the last step has come to both."""
    for _ in range(100):
        if one.log() == other.log():
            return
        time.sleep(0.1)
    assert one.log() == other.log()


class People:
    """All who came, and what went wrong for them."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser = browser
        self.house = house
        self.contexts: list[BrowserContext] = []
        self.troubles: list[str] = []

    def come(self, width: int = 1280, height: int = 860, **more: Any) -> Person:
        """Someone new, with a browser of their own; motion is off, to be quick."""
        motion = more.pop("reduced_motion", "reduce")
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, locale=more.pop("locale", "en-GB"),
            reduced_motion=motion, **more,
        )  # fmt: skip
        context.set_default_timeout(WAIT)
        self.contexts.append(context)
        person = self.window(context)
        if motion == "reduce":
            hasten(person.page)
        return person

    def window(self, context: BrowserContext) -> Person:
        page = context.new_page()
        page.on("pageerror", lambda fault: self.troubles.append(str(fault)))
        page.on("console", self._heard)
        return Person(page, self.house)

    def _heard(self, message: ConsoleMessage) -> None:
        # A lost line is told by the browser itself, and the page is made for it.
        lost = ("net::ERR_", "WebSocket connection", "the server responded with a status of")
        if message.type == "error" and not any(word in message.text for word in lost):
            self.troubles.append(message.text)

    def pair(self, mode: str = "Quick Play") -> tuple[Person, Person]:
        """Two people at one table, the match begun."""
        anna, bert = self.come(), self.come()
        anna.make_table("Anna", mode)
        bert.sit(anna.invite(), "Bert")
        anna.at_table()
        return anna, bert

    def go_home(self) -> None:
        for context in self.contexts:
            context.close()


def hasten(page: Page) -> None:
    """What glows is painted anew sixty times a second, which costs more than the play itself."""
    tools = page.context.new_cdp_session(page)
    tools.send("Animation.enable")
    tools.send("Animation.setPlaybackRate", {"playbackRate": HASTE})


def mover(*people: Person) -> Person | None:
    """Whose turn it is; None once the match is over."""
    for _ in range(WAIT // 20):
        for person in people:
            state = person.page.evaluate(STATE)
            if state == "asked":
                return person
            if state == "over":
                return None
        people[0].page.wait_for_timeout(20)
    raise TimeoutError("nobody is asked")


def play_on(*people: Person, most: int = 300, number: int = 0) -> None:
    """Play until the match is over, or so many answers were given."""
    for _ in range(most):
        who = mover(*people)
        if who is None:
            return
        who.hurry(number)


def turn(*people: Person) -> Person:
    """Whose turn it is, of a match that goes on."""
    who = mover(*people)
    assert who is not None
    return who


def give_up(person: Person) -> None:
    """By the menu, which asks whether one is sure."""
    person.page.get_by_role("button", name="More", exact=True).click()
    person.page.get_by_role("button", name="Give up").click()
    person.page.get_by_role("button", name="Give up").click()
