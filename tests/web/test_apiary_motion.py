"""Motion that explains: bees come from where they stood, resources flow to where they belong."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.house import House
from tests.web.people import People, turn
from tests.web.test_apiary_matches import come, table
from tests.web.test_apiary_orders import TURNS, two

NOTE = """() => {
    window.flown = [];
    const board = document.querySelector('main .board');
    const seen = (transform) => {
        const [x, y] = transform.match(/-?[\\d.]+/g).map(Number);
        const frame = board.getBoundingClientRect();
        return [...board.querySelectorAll('[data-piece]')].filter((spot) => {
            const { left, top, width, height } = spot.getBoundingClientRect();
            const far = [left + width / 2 - frame.left - x, top + height / 2 - frame.top - y];
            return Math.hypot(...far) < 2;
        }).map((spot) => spot.dataset.piece);
    };
    const note = (flight) => {
        const way = flight.getAnimations()[0]?.effect.getKeyframes();
        if (way) window.flown.push([seen(way[0].transform), seen(way.at(-1).transform)]);
    };
    new MutationObserver((all) => all.flatMap((each) => [...each.addedNodes])
        .filter((each) => each.classList?.contains('flight')).forEach(note))
        .observe(board, { childList: true, subtree: true });
}"""
"""Note each piece under way: the spots that it comes from and goes to."""


def flown(page: Page, start: str, end: str) -> None:
    """Wait until something flew so."""
    page.wait_for_function(
        "([a, b]) => window.flown.some(([from, to]) => from.includes(a) && to.includes(b))",
        arg=[start, end],
    )
    expect(page.locator("main .flight")).to_have_count(0)


def test_a_bumped_bee_leaves_its_space_and_then_lands(people: People, house: House) -> None:
    anna, ann, bert = two(people, house, look={"reduced_motion": "no-preference"})
    page = anna.page
    page.evaluate(NOTE)
    for _ in range(TURNS):
        decision: Any = ann.sight["decision"]
        if decision and decision["prompt"] == "bumped":
            break
        assert any(caller.answer("place:research") for caller in (ann, bert))
    flown(page, "seat-1", "space-research-0")
    flown(page, "space-research-0", "lifted-0")
    assert ann.answer("to-landing")
    flown(page, "pool-0", "landing-0")


def test_resources_flow_to_the_action_and_back_and_bees_come_home_from_where_they_stood(
    people: People, house: House
) -> None:
    made = table(house, "person", mode="solo", seed=20)
    anna = come(people, made, reduced_motion="no-preference")
    anna.asked()
    anna.hurry()
    page = anna.page
    expect(page.locator(".options [data-key='place:convert:1']")).to_be_attached()
    page.evaluate(NOTE)
    for key in ("place:convert:1", "convert:basic", "pay:pollen", "gain:water"):
        expect(page.locator(f".options [data-key='{key}']")).to_be_attached()
        anna.hurry_to(key)
    flown(page, "pool-0", "space-convert-0")
    flown(page, "goods-0-pollen", "space-convert-0")
    flown(page, "space-convert-0", "goods-0-water")
    for _ in range(TURNS):
        turn(anna)
        if "retrieve" in anna.offered():
            break
        anna.hurry()
    stood = (
        page.locator("main [data-piece^='space-']")
        .filter(has_text="Anna")
        .evaluate_all("all => all.map((each) => each.dataset.piece)")
    )
    assert "space-convert-0" in stood
    anna.hurry_to("retrieve")
    for space in stood:
        flown(page, space, "pool-0")
