"""Apiary's table on the page: a whole match by its pieces, by keyboard, on a phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web import apiary_catalogue
from tests.web.axe import findings
from tests.web.house import House
from tests.web.people import People, Person, mover, turn

PIECES = "main [data-option].open"


def sit_down(people: People, house: House, seed: int, **more: Any) -> Person:
    """Someone at a table of two against a bot that does not think long."""
    chairs = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
    wish = {"game": "apiary", "mode": "standard", "name": "Anna", "chairs": chairs, "seed": seed}
    made = house.ask("POST", "/api/tables", wish)
    anna = people.come(**more)
    anna.visit(f"/t/{made['table']}#k={made['keys'][0]['key']}")
    anna.at_table()
    anna.asked()
    return anna


def settled(people: People, house: House, seed: int, **more: Any) -> Person:
    """The same with a faction chosen and the first turn begun."""
    anna = sit_down(people, house, seed, **more)
    anna.hurry()
    expect(anna.page.locator("main [data-option^='place:']").first).to_be_attached()
    return anna


def test_what_the_page_says_of_pieces_is_what_is_printed_on_them() -> None:
    assert apiary_catalogue.PLACE.read_text(encoding="utf-8") == apiary_catalogue.text()


def test_every_option_of_a_whole_match_lies_on_a_piece(people: People, house: House) -> None:
    anna = sit_down(people, house, 33)
    verbs: set[str] = set()
    for number in range(400):
        if mover(anna) is None:
            break
        assert [key for key in anna.undrawn() if not key.startswith("frame:")] == []
        keys = anna.offered()
        verbs.update(key.partition(":")[0] for key in keys)
        anna.hurry(number % 7 if number < 60 else quickest(keys))
    assert anna.over, "the match goes on"
    expect(anna.page.locator(".prompt h2")).to_contain_text("wins")
    assert {"faction", "place", "fly", "leave", "keep", "pod", "to-pool", "retrieve"} <= verbs


def quickest(keys: list[str]) -> int:
    """Research bumps one's own worker, which grows until it hibernates: so a match ends soon."""
    strong = [f"place:research:{strength}" for strength in (4, 3, 2, 1)]
    wanted = [*strong, "retrieve", "to-pool", "raise", "done", "decline"]
    return next((keys.index(key) for key in wanted if key in keys), 0)


def test_a_worker_flies_out_and_what_would_happen_is_shown_before(
    people: People, house: House
) -> None:
    anna = settled(people, house, 5)
    page = anna.page
    page.locator("main [data-option^='place:explore:'].open").first.hover()
    expect(page.locator("main .cell.near").first).to_be_visible()
    expect(page.locator("main .place.pool .then")).to_be_visible()
    key = page.locator("main [data-option^='place:explore:'].open").first.get_attribute(
        "data-option"
    )
    lies = "all => all.map((each) => each.getBoundingClientRect().top)"
    areas = page.locator("main .area, main .comb, main .mine")
    before = areas.evaluate_all(lies)
    anna.pick(str(key))
    expect(page.locator("main [data-option^='fly:'].open").first).to_be_visible()
    assert areas.evaluate_all(lies) == before, "the table jumps"
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(f"main [data-option='{key}']")).to_have_class(re.compile(r"\bopen\b"))


def test_what_is_dark_says_why_on_the_table(people: People, house: House) -> None:
    anna = settled(people, house, 5, width=1400)
    anna.page.locator("main [data-option^='place:carve:']").first.click(force=True)
    expect(anna.page.locator(".why")).to_contain_text("strength 4")


def test_a_turn_by_keyboard_alone(people: People, house: House) -> None:
    anna = settled(people, house, 5)
    page = anna.page
    page.locator(PIECES).first.focus()
    for _ in range(12):
        if not anna.options.count():
            break
        before = anna.entries()
        if not page.evaluate("document.activeElement?.matches('main [data-option].open')"):
            page.locator(PIECES).first.focus()
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        anna.changed(before)
    assert any("Explore" in line for line in anna.log())


def test_arrow_keys_walk_from_piece_to_piece_and_it_is_read(people: People, house: House) -> None:
    anna = settled(people, house, 5)
    page = anna.page
    page.locator("main .slot [data-option]").first.focus()
    name = page.locator(".reader h3").inner_text()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".reader h3")).not_to_have_text(name)
    expect(page.locator(".reader .clause")).to_contain_text("APY-TILE-17")


def test_a_tile_whose_words_do_not_fit_is_read_whole_while_it_is_pointed_at(
    people: People, house: House
) -> None:
    anna = settled(people, house, 5, width=1060, height=800, locale="pl-PL")
    anna.page.add_style_tag(content=".rows { grid-auto-rows: 7rem !important; }")
    expect(anna.page.locator("main .slot [data-cut]").first).to_be_visible()
    first = anna.page.locator("main .slot .does").evaluate_all(
        "all => all.findIndex(e => e.dataset.cut === '')"
    )
    tile = anna.page.locator("main .slot .tile").nth(first)
    tile.hover()
    words = tile.locator(".does")
    assert words.evaluate("e => e.scrollHeight <= e.clientHeight + 1")
    expect(words).to_have_css("mask-image", "none")


def grow_a_frame(anna: Person) -> None:
    """Go on until a frame is to be put down."""
    for _ in range(60):
        turn(anna)
        keys = anna.offered()
        if keys[0].startswith("frame:"):
            return
        wanted = ("grow:frame", "place:grow:2", "place:grow:3", "pay:", "place:explore")
        best = next((k for w in wanted for k in keys if k.startswith(w)), keys[-1])
        anna.hurry_to(best)
    raise AssertionError("no frame was grown")


def test_a_frame_is_turned_moved_and_put_down_by_keys(people: People, house: House) -> None:
    anna = settled(people, house, 5)
    grow_a_frame(anna)
    page = anna.page
    hive = page.locator("svg.hive")
    before, hexes = anna.entries(), page.locator("svg.hive g.hex").count()
    hive.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("svg.hive .ghost path").first).to_be_visible()
    page.keyboard.press("r")
    expect(page.locator("svg.hive > .ghost")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("svg.hive > .ghost.sure")).to_be_visible()
    page.keyboard.press("Enter")
    anna.changed(before)
    expect(page.locator("svg.hive g.hex")).to_have_count(hexes + 4)


def test_a_frame_is_turned_and_put_down_by_mouse(people: People, house: House) -> None:
    anna = settled(people, house, 5)
    grow_a_frame(anna)
    page, hive = anna.page, anna.page.locator("svg.hive")
    before, hexes = anna.entries(), page.locator("svg.hive g.hex").count()
    hive.hover()
    expect(page.locator("svg.hive > .ghost")).to_be_visible()
    lit = page.locator(".options button.lit")
    key = str(lit.get_attribute("data-key"))
    page.get_by_role("button", name="Turn the frame").click()
    hive.hover()
    expect(lit).not_to_have_attribute("data-key", key)
    hive.click()
    expect(page.locator("svg.hive > .ghost.sure")).to_be_visible()
    hive.click()
    anna.changed(before)
    expect(page.locator("svg.hive g.hex")).to_have_count(hexes + 4)


def test_a_frame_is_turned_and_put_down_by_touch(people: People, house: House) -> None:
    anna = settled(people, house, 5, width=360, height=780, has_touch=True)
    grow_a_frame(anna)
    page = anna.page
    before, hexes = anna.entries(), page.locator("svg.hive g.hex").count()
    page.locator("svg.hive").tap()
    expect(page.locator("svg.hive > .ghost.sure")).to_be_visible()
    chosen = page.locator(".options [aria-pressed='true']")
    key = str(chosen.get_attribute("data-key"))
    page.get_by_role("button", name="Turn the frame").tap()
    expect(chosen).not_to_have_attribute("data-key", key)
    assert str(chosen.get_attribute("data-key"))[-1] != key[-1], "the chosen frame turns"
    page.locator("button.take").tap()
    anna.changed(before)
    expect(page.locator("svg.hive g.hex")).to_have_count(hexes + 4)


def by_drag(anna: Person, key: str) -> None:
    token = anna.page.locator(f"main .store[data-option='{key}']").first.bounding_box()
    tray = anna.page.locator("main [data-dish]").bounding_box()
    assert token is not None
    assert tray is not None
    mouse = anna.page.mouse
    mouse.move(token["x"] + token["width"] / 2, token["y"] + token["height"] / 2)
    mouse.down()
    mouse.move(tray["x"] + 60, tray["y"] + tray["height"] / 2, steps=6)
    mouse.up()


def by_keys(anna: Person, key: str) -> None:
    anna.page.locator(f"main [data-dish] [data-option='{key}']").focus()
    anna.page.keyboard.press("Enter")
    anna.page.keyboard.press("Enter")


@pytest.mark.parametrize("way", [by_drag, by_keys])
def test_a_token_is_left_without_a_spot(people: People, house: House, way: Any) -> None:
    anna = settled(people, house, 5, width=1400, height=900)
    key = explore_until_full(anna)
    before = anna.entries()
    left = anna.page.locator("main [data-dish] .about")
    expect(left).to_contain_text(re.compile(r"Without a spot.*\d→[1-9]", re.DOTALL))
    way(anna, key)
    anna.changed(before)
    assert any("Anna discards" in line for line in anna.log())


def explore_until_full(anna: Person) -> str:
    """Fly about until some token finds no spot; the first option then."""
    for _ in range(120):
        turn(anna)
        keys = anna.offered()
        if keys[0].startswith("drop:"):
            expect(anna.page.locator("main [data-dish] .about")).to_be_visible()
            if "Without a spot" in anna.page.locator("main [data-dish]").inner_text():
                return str(keys[0])
        wanted = ("place:explore", "fly", "leave", "done")
        best = next((k for w in wanted for k in keys if k.startswith(w)), keys[-1])
        anna.hurry_to(best)
    raise AssertionError("there was always room")


def test_on_a_phone_the_area_that_is_asked_about_opens(people: People, house: House) -> None:
    anna = settled(people, house, 5, width=360, height=780, has_touch=True)
    page = anna.page
    wide = "document.documentElement.scrollWidth <= 360"
    for tab in ("Advance", "Actions", "Comb", "Hive", "Cards", "Explore"):
        page.locator(".board .areas").get_by_role("tab", name=tab).click()
        assert page.evaluate(wide), tab
    key = page.locator("main [data-option^='place:explore:'].open").first.get_attribute(
        "data-option"
    )
    page.locator(".board .areas").get_by_role("tab", name="Hive").click()
    anna.hurry_to(str(key))
    expect(page.locator(".board .areas [aria-selected='true']")).to_have_text("Explore")
    expect(page.locator("main [data-option^='fly:'].open").first).to_be_visible()


@pytest.mark.parametrize("lang", ["pl-PL", "de-DE"])
def test_no_word_is_missing_in_other_languages(people: People, house: House, lang: str) -> None:
    anna = settled(people, house, 5, locale=lang)
    said = anna.page.locator("main").inner_text()
    labels = anna.page.locator("main .unseen, main [aria-label]").evaluate_all(
        "all => all.map(e => e.getAttribute('aria-label') ?? e.textContent).join(' ')"
    )
    for text in (said, labels):
        assert [bad for bad in ("apiary-", "{$", "undefined") if bad in text] == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1400, 360])
def test_axe_finds_nothing_serious(people: People, house: House, scheme: str, width: int) -> None:
    anna = settled(people, house, 5, width=width, height=800, color_scheme=scheme)
    assert findings(anna) == []
