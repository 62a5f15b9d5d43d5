"""Someone who has no mouse: Tab, arrows and Enter, and nothing else."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.people import Person, mover

FOCUSED = "document.activeElement?.closest('.options button')?.dataset.key"
"""The option that has the focus, if any."""
CHOSEN = """() => document.activeElement.matches(".options [aria-pressed='true']")"""
NAMED = """() => {
    const at = document.activeElement;
    return at.getAttribute('aria-label') || at.labels?.[0]?.innerText || at.innerText || '';
}"""
"""What the thing that has the focus is called."""


def press(person: Person, *keys: str) -> None:
    for key in keys:
        person.page.keyboard.press(key)


def tab_to(person: Person, name: str, most: int = 60) -> None:
    """Walk by Tab until something with this name has the focus."""
    for _ in range(most):
        press(person, "Tab")
        if name in person.page.evaluate(NAMED):
            return
    raise AssertionError(f"Tab never comes to {name!r}")


def by_keys(person: Person, wanted: Callable[[list[str]], str]) -> str:
    """Walk through the list with the arrows; Enter chooses, Enter again takes; the key taken."""
    page, before = person.page, person.entries()
    for _ in range(80):
        if at := page.evaluate(FOCUSED):
            break
        press(person, "Tab")
    assert at, "the list is not reached by Tab"
    keys = person.offered()
    key = wanted(keys)
    press(person, *["ArrowDown"] * ((keys.index(key) - keys.index(at)) % len(keys)))
    press(person, "Enter")
    person.wait(CHOSEN)
    press(person, "Enter")
    person.changed(before)
    return key


def play_by_keys(person: Person, wanted: Callable[[list[str]], str], most: int = 200) -> set[str]:
    """To the end of the match; the verbs of what was taken."""
    verbs: set[str] = set()
    for _ in range(most):
        if mover(person) is None:
            return verbs
        verbs.add(by_keys(person, wanted).partition(":")[0])
    raise AssertionError("the match goes on")


def sheet_by_keys(person: Person) -> list[list[str]]:
    """Open the score sheet; its rows of figures, the totals last."""
    tab_to(person, "Score sheet", most=200)
    press(person, "Enter")
    rows = person.page.locator("section.seats details table tr:has(th[scope='row'])")
    expect(rows.last).to_be_visible()
    return [row.locator("td").all_inner_texts() for row in rows.all()]
