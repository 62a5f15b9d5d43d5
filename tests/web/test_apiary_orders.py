"""Standing orders: set in the form or at the table, obeyed for someone away, told in the log."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.web.house import Caller, House
from tests.web.people import People, Person

TURNS = 20


def two(
    people: People, house: House, look: dict[str, Any] | None = None, **more: Any
) -> tuple[Person, Caller, Caller]:
    """Anna at her browser, who also plays by calling, and Bert who only calls."""
    chairs = [{"kind": "person"}, {"kind": "person"}]
    wish = {"game": "apiary", "mode": "first-game", "name": "Anna", "chairs": chairs, "seed": 3}
    made = house.ask("POST", "/api/tables", {**wish, **more})
    bert = Caller.sit(house, made["table"], "Bert")
    key = made["keys"][0]["key"]
    anna = people.come(**(look or {}))
    anna.visit(f"/t/{made['table']}#k={key}")
    anna.at_table()
    return anna, Caller(house, made["table"], key, 0), bert


def until_ordered(*callers: Caller) -> None:
    """Both research in turn until a worker was bumped and nobody was asked."""
    for _ in range(TURNS):
        if any(event["name"] == "home" for event in callers[0].sight["told"]):
            return
        assert any(caller.answer("place:research") for caller in callers)
    raise AssertionError("nobody was bumped")


def test_an_order_given_at_the_table_answers_for_someone_and_the_log_says_so(
    people: People, house: House
) -> None:
    anna, ann, bert = two(people, house)
    page = anna.page
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Standing orders").click()
    page.get_by_text("To the landing area, as strong as it is").click()
    expect(page.get_by_role("radio", name="To the landing area")).to_be_checked()
    page.keyboard.press("Escape")
    order = {"id": 1, "seat": bert.seat, "prompt": "bumped", "key": "to-landing"}
    house.ask("POST", f"/api/tables/{bert.table}/standing", order, bert.key)
    until_ordered(ann, bert)
    expect(page.locator("section.log .note", has_text="a standing order")).to_be_visible()
    page.reload()
    expect(page.locator("section.log .note", has_text="a standing order")).to_be_visible()
    assert any("(landing area)" in line for line in anna.log())


def test_whose_worker_is_bumped_is_asked_at_once_in_the_others_turn(
    people: People, house: House
) -> None:
    anna, ann, bert = two(people, house)
    for _ in range(TURNS):
        decision = ann.sight["decision"]
        if decision and decision["prompt"] == "bumped":
            break
        assert any(caller.answer("place:research") for caller in (ann, bert))
    page = anna.page
    assert ann.sight["view"]["table"]["player"] == bert.seat, "it is Bert's turn"
    expect(page).to_have_title(re.compile("^● Your turn"))
    expect(page.locator(".prompt .about")).to_contain_text("Bert")
    assert not bert.answer(), "Bert waits for Anna"
    before, landing = anna.entries(), page.locator(".options [data-key='to-landing']")
    landing.click()
    landing.click()
    anna.changed(before)
    expect(anna.lines.filter(has_text="(landing area)")).to_have_count(1)
    expect(page).not_to_have_title(re.compile("Your turn"))
    assert bert.answer(), "and goes on with his turn"


def test_the_form_sets_the_orders_with_which_a_table_begins(people: People, house: House) -> None:
    anna = people.come()
    anna.visit("/new/apiary")
    page = anna.page
    page.get_by_text("Clock and more options").click()
    page.get_by_text("To the active pool, one stronger").click()
    page.get_by_text("Bots", exact=True).click()
    page.locator("form button.main").click()
    anna.at_table()
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Standing orders").click()
    expect(page.get_by_role("radio", name="To the active pool, one stronger")).to_be_checked()
