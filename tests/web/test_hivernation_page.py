"""Hivernation on the page: the endless table, what a play would do, and bees that are moved."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import chain
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from skep.kernel.match import Match
from tests.web import standing
from tests.web.house import House
from tests.web.people import People, Person, turn

WAYS = ("ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown")
WATCH = """which => {
    window.moved = 0;
    new MutationObserver(() => { window.moved += document.querySelectorAll(which).length; })
        .observe(document.querySelector('main'), { childList: true, subtree: true,
            attributes: true, attributeFilter: ['class'] });
}"""
"""Counts what moves on the table, whenever anything changes there."""


def played(mode: str, until: int = 999, seed: int = 1) -> Match:
    """A match after so many entries, or where a bee is to be picked up."""
    return standing.played("hivernation", mode, until, seed, stop="lift")


def sit_at(people: People, house: House, match: Match, **more: Any) -> Person:
    """The same as in every game, once the hive is drawn."""
    person = standing.sit_at(people, house, match, **more)
    expect(person.page.locator("main .piece").first).to_be_visible()
    return person


def cell(person: Person, place: str) -> Locator:
    return person.page.locator(f"main .cell[data-piece='cell-{place}']")


def flips(event: dict[str, Any]) -> bool:
    """A bee that turns two or more others over."""
    return bool(event["name"] == "bee" and event["facts"]["flips"] >= 2)


def falls(event: dict[str, Any]) -> bool:
    """A Pesticide that removes bees, and cuts others off."""
    return bool(event["name"] == "pesticide" and event["facts"]["cells"] and event["facts"]["cut"])


def touches(tile: str) -> Callable[[dict[str, Any]], bool]:
    """A Flower or Bear that touches a bee or more."""
    return lambda event: bool(event["name"] == tile and event["facts"]["count"])


@pytest.mark.parametrize(
    ("wanted", "shown"),
    [
        (flips, {".turned": lambda facts: facts["flips"]}),
        (touches("flower"), {".turned": lambda facts: facts["count"]}),
        (touches("bear"), {".foreseen": lambda facts: facts["count"]}),
        (
            falls,
            {
                ".piece.gone": lambda facts: len(facts["cells"]),
                ".piece.cut": lambda facts: len(facts["cut"]),
            },
        ),
    ],
    ids=["flip", "flower", "bear", "pesticide"],
)
def test_places_are_lit_and_pointing_shows_what_would_flip_fall_or_be_protected(
    people: People, house: House, wanted: Any, shown: dict[str, Callable[[Any], int]]
) -> None:
    match, key, facts = standing.before("hivernation", "arcade", wanted)
    anna = sit_at(people, house, match)
    verb, place = key.split(":")
    lit = anna.page.locator("main .cell.open")
    expect(lit.first).to_be_visible()
    places = lit.evaluate_all("all => all.map(each => each.dataset.piece.slice(5))")
    offered = [word.split(":") for word in match.decision.keys]
    assert sorted(places) == sorted(at for word, at in offered if word == verb)
    for act, away in (("hover", "hover"), ("focus", "blur")):
        for part in shown:
            expect(anna.page.locator(f"main {part}")).to_have_count(0)
        getattr(cell(anna, place), act)()
        for part, count in shown.items():
            expect(anna.page.locator(f"main {part}")).to_have_count(count(facts))
        anna.page.locator(".title").hover() if away == "hover" else cell(anna, place).blur()
    assert anna.entries() == len(match.log)


def camera(person: Person) -> list[float]:
    """Where one looks from: to the right, down, and how near."""
    style = person.page.locator("main .camera").evaluate("each => each.style.transform")
    return [float(number) for number in re.findall(r"-?[\d.]+(?:e-?\d+)?", style)]


def test_the_table_is_dragged_brought_nearer_and_shown_whole(people: People) -> None:
    anna = people.come(1600, 900)
    anna.make_table("Anna", company="People at this screen")
    anna.asked()
    page, start = anna.page, camera(anna)
    box = page.locator("main .hive").bounding_box()
    assert box
    page.mouse.move(box["x"] + 30, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(box["x"] + 150, box["y"] + 90, steps=4)
    page.mouse.up()
    assert camera(anna) == pytest.approx([start[0] + 120, start[1] + 60, start[2]], abs=0.01)
    page.mouse.wheel(0, -300)
    page.wait_for_function(
        "was => !document.querySelector('main .camera').style.transform.includes(was)",
        arg=f"scale({start[2]:g})",
    )
    assert camera(anna)[2] > start[2]
    whole = page.get_by_role("button", name="Show the whole hive")
    whole.click()
    assert camera(anna) == pytest.approx(start)
    page.get_by_role("button", name="Zoom out").click()
    assert camera(anna)[2] < start[2]
    page.evaluate("document.activeElement.blur()")
    for key, part, way in (("0", 2, 0), ("+", 2, 1), ("0", 2, 0), ("ArrowLeft", 0, 1), ("0", 0, 0)):
        page.keyboard.press(key)
        moved = camera(anna)[part] - start[part]
        assert (moved > 0.001) - (moved < -0.001) == way, key


def by_drag(person: Person) -> None:
    page, bee = person.page, person.page.locator("main .cell.open").first
    expect(bee).to_be_visible()
    here = bee.bounding_box()
    assert here
    page.mouse.move(here["x"] + here["width"] / 2, here["y"] + here["height"] / 2)
    page.mouse.down()
    page.mouse.move(here["x"] + here["width"] / 2 + 25, here["y"] + here["height"] / 2, steps=3)
    goal = page.locator("main .cell.open:not(.filled)").first
    expect(goal).to_be_visible()
    there = goal.bounding_box()
    assert there
    page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=3)
    page.mouse.up()


def by_clicks(person: Person) -> None:
    """Two: one picks the bee up, the next puts it down."""
    person.page.locator("main .cell.open").first.click()
    expect(person.page.locator("main .note")).to_contain_text("ends your turn")
    person.page.locator("main .cell.open:not(.filled)").first.click()


def by_keys(person: Person) -> None:
    page = person.page
    expect(page.locator("main .cell.open").first).to_be_visible()
    page.locator("main .cell[tabindex='0']").focus()
    for wanted in (".open.filled", ".open:not(.filled)"):
        expect(page.locator(f"main .cell{wanted}").first).to_be_visible()
        for way in chain.from_iterable([way] * 12 for way in WAYS):
            if page.evaluate("which => document.activeElement.matches(which)", wanted):
                break
            page.keyboard.press(way)
        page.keyboard.press("Enter")


@pytest.mark.parametrize("way", [by_drag, by_clicks, by_keys])
def test_in_total_domination_a_bee_is_moved(people: People, house: House, way: Any) -> None:
    match = played("total")
    anna = sit_at(people, house, match)
    table = anna.page.locator("main .piece")
    bees = table.count()
    way(anna)
    anna.stands_at(len(match.log) + 2)
    expect(anna.options).to_have_count(0)
    expect(table).to_have_count(bees)
    expect(anna.lines.nth(-2)).to_contain_text(re.compile("moved|picked up"))


def test_a_hand_is_open_to_its_side_alone(people: People) -> None:
    anna = people.come().visit("/new/hivernation")
    page = anna.page
    page.get_by_text("Arcade", exact=False).first.click()
    page.get_by_text("Even: two Flowers and a Bear for each side").click()
    page.locator("form button.main").click()
    page.wait_for_url("**/t/*")
    bert = people.come().sit(anna.invite(), "Bert")
    turn(anna, bert)
    for person in (anna, bert):
        own = person.page.locator("main .foot .hand [role=group], main .foot [role=group].hand")
        expect(own).to_have_attribute("aria-label", re.compile("2 Flowers.*Bear"))
        other = person.page.locator("main .above .held")
        expect(other).to_have_attribute("aria-label", "hand: 3 tiles")
        backs = other.locator("path[fill='var(--draw-tile-back)']")
        expect(backs).to_have_count(3)
        expect(person.page.locator("[data-piece=stack]")).to_have_attribute(
            "aria-label", re.compile(r"The stack holds \d+ tiles")
        )


def draws(event: dict[str, Any]) -> bool:
    """A bee of the side that then draws a tile from the stack."""
    return bool(event["name"] == "drew")


MOTIONS = {
    "flip": (flips, "main [data-was]"),
    "fall": (falls, "main [data-was]"),
    "draw": (draws, "main .flight"),
}
"""What the answer leads to, and what moves then."""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
@pytest.mark.parametrize("what", MOTIONS)
def test_bees_turn_and_fall_and_draws_fly_unless_less_motion_is_wanted(
    people: People, house: House, motion: str, what: str
) -> None:
    wanted, moving = MOTIONS[what]
    match, key, _ = standing.before("hivernation", "arcade", wanted)
    anna = sit_at(people, house, match, reduced_motion=motion)
    anna.page.evaluate(WATCH, moving)
    for _ in range(2):
        cell(anna, key.split(":")[1]).click()
    match.answer(key)
    after = match.view(None)["table"]
    stack = anna.page.locator("main [data-piece=stack]")
    expect(stack).to_have_attribute("aria-label", f"The stack holds {after['stack']} tiles.")
    for tile in ("worker", "drone"):
        lying = [each for each in after["hive"] if each["tile"] == tile]
        expect(
            anna.page.locator(f"main .piece use[href$='-{tile}']:not([transform])")
        ).to_have_count(len(lying))
    expect(anna.page.locator(moving)).to_have_count(0)
    assert (anna.page.evaluate("window.moved") > 0) == (motion != "reduce")


def fetches_a_pesticide(match: Match) -> str:
    """A Beekeeper may take one of two Pesticides from under several bees."""
    pile = match.view(None)["table"]["discard"]
    wanted = "fetch:pesticide" in match.decision.keys and set(pile) == {"bee", "pesticide"}
    return "fetch:pesticide" if wanted and pile["bee"] > 1 and pile["pesticide"] == 2 else ""


def test_the_discard_pile_has_a_name_and_a_beekeeper_fetches_from_it(
    people: People, house: House
) -> None:
    match, _ = standing.where("hivernation", "arcade", fetches_a_pesticide)
    bees = match.view(None)["table"]["discard"]["bee"]
    anna = sit_at(people, house, match)
    pile = anna.page.locator("main [data-piece=discard]")
    expect(pile).to_contain_text("Discard pile")
    expect(pile).to_have_attribute("aria-label", f"Discard pile: {bees} bees, 2 Pesticides.")
    anna.page.set_viewport_size({"width": 360, "height": 780})
    wide = pile.locator(".name").evaluate(
        "name => (name.innerText = 'Odrzucone', name.scrollWidth)"
    )
    assert wide <= pile.locator(".name").evaluate("name => name.clientWidth"), "it covers a tile"
    anna.page.set_viewport_size({"width": 1280, "height": 860})
    pile.get_by_role("button", name="Pesticide").focus()
    expect(anna.page.locator(".options button.lit")).to_have_attribute(
        "data-key", "fetch:pesticide"
    )
    anna.page.keyboard.press("Enter")
    anna.stands_at(len(match.log) + 1)
    expect(anna.lines.last).to_contain_text("Pesticide")
