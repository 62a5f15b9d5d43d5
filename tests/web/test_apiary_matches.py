"""Whole matches of Apiary: by mouse, by keys alone, against the Automa, and of five."""

from __future__ import annotations

import re
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from skep import record
from tests.web import keys as keyboard
from tests.web.house import Caller, House, call_until
from tests.web.people import People, Person, mover

STRONG = [f"place:research:{strength}" for strength in (4, 3, 2, 1)]
WANTED = [*STRONG, "retrieve", "to-pool", "raise", "done", "decline"]
"""Research bumps one's own worker, which grows until it hibernates: so a match ends soon."""
MOST = 400
CHART = """() => {
    const chart = document.querySelector('section.seats svg[role=img]');
    const level = (path) => Number(path.getAttribute('d').match(/M18 ([\\d.]+)/)[1]);
    const ground = level(chart.querySelector('.ground'));
    const first = Number(chart.querySelector('text').textContent);
    const step = (ground - level(chart.querySelector('.grid'))) / first;
    const read = (dot) => dot.split(' ').map(Number);
    return [...chart.querySelectorAll('.line')]
        .map((line) => line.getAttribute('d').slice(1).split('L').map(read))
        .map((dots) => dots.map(([x, y]) => [x, (ground - y) / step]));
}"""
"""Each line of the chart as dots: how far right, and how many points by the marks at its side."""
CUT = """() => [...document.querySelectorAll('main .board, main .slot .does')]
    .filter((each) => each.scrollHeight > each.clientHeight + 1)
    .map((each) => `${each.className}: ${each.innerText.slice(0, 80)}`)"""
"""What does not fit on the screen: the whole table, or the words of a tile."""


def table(house: House, *chairs: str, mode: str = "first-game", seed: int = 2) -> dict[str, Any]:
    """A table with these chairs, `person` or a bot's level."""
    kinds = [
        {"kind": "person"} if who == "person" else {"kind": "bot", "level": who} for who in chairs
    ]
    wish = {"game": "apiary", "mode": mode, "name": "Anna", "chairs": kinds, "seed": seed}
    made: dict[str, Any] = house.ask("POST", "/api/tables", wish)
    return made


def come(people: People, made: dict[str, Any], key: str = "", **more: Any) -> Person:
    person = people.come(**more)
    person.visit(f"/t/{made['table']}#k={key or made['keys'][0]['key']}")
    person.at_table()
    return person


def sit(house: House, made: dict[str, Any], name: str) -> str:
    return str(house.ask("POST", f"/api/tables/{made['table']}/sit", {"name": name})["key"])


def wanted(keys: list[str]) -> str:
    return next((key for key in WANTED if key in keys), keys[0])


def by_mouse(person: Person) -> None:
    """Click the piece that stands for the answer, twice; only what has no piece is in the list."""
    key = wanted(person.offered())
    piece = f"main [data-option='{key}']"
    seen = person.page.locator(piece).first.is_visible()
    person.click_twice(piece if seen else f".options [data-key='{key}']")


def by_keys(person: Person) -> None:
    keyboard.by_keys(person, wanted)


def play(ways: dict[Person, Any]) -> None:
    """Each person in their own way, until the match is over."""
    for _ in range(MOST):
        who = mover(*ways)
        if who is None:
            return
        ways[who](who)
    raise AssertionError("the match goes on")


def charted(page: Page, house: House, made: dict[str, Any]) -> None:
    """The chart has a line a seat, and at each answer the points that the match had there."""
    with urllib.request.urlopen(f"{house.address}/api/tables/{made['table']}/match") as found:
        match = record.parse(found.read().decode())
    lines: list[list[tuple[float, float]]] = page.evaluate(CHART)
    first, last = lines[0][0][0], lines[0][-1][0]
    assert len(lines) == len(record.replay(match).scores)
    for at in [*range(0, len(lines[0]), 25), -1]:
        entries = round(len(match.entries) * (lines[0][at][0] - 18) / (last - 18))
        scores = record.replay(match, entries).scores
        assert [line[at][1] for line in lines] == pytest.approx(scores, abs=0.4), entries
    assert 18 <= first < last
    final = record.replay(match).scores
    expect(page.locator("section.seats svg[role=img] + p")).to_have_text(
        ", ".join(f"{name}: {points} points" for name, points in zip(("Anna", "Bert"), final))
    )
    assert [int(text) for text in page.locator(".prompt li strong").all_inner_texts()] == sorted(
        final, reverse=True
    )


def test_two_people_play_a_match_one_by_mouse_and_one_by_keys_alone(
    people: People, house: House
) -> None:
    made = table(house, "person", "person")
    key = sit(house, made, "Bert")
    anna, bert = come(people, made), come(people, made, key)
    play({anna: by_mouse, bert: by_keys})
    for person in (anna, bert):
        expect(person.page.locator(".prompt h2")).to_contain_text("wins")
        expect(person.page.locator("section.seats svg[role=img]")).to_be_visible()
        charted(person.page, house, made)


@pytest.mark.parametrize(
    ("way", "entries"),
    [pytest.param(by_mouse, 60, id="by_mouse"), pytest.param(by_keys, 110, id="by_keys")],
)
def test_a_match_against_the_automa(people: People, house: House, way: Any, entries: int) -> None:
    """By mouse from its first third, by keys from its middle."""
    made = table(house, "person", mode="solo", seed=20)
    call_until(entries, wanted, Caller(house, made["table"], made["keys"][0]["key"], 0))
    anna = come(people, made)
    her = anna.page.locator("section.automa")
    expect(her).to_contain_text("level 1, Nurse")
    asked: set[str] = set()

    def explained(person: Person) -> None:
        asked.add(person.page.locator(".prompt .about").inner_text())
        way(person)

    play({anna: explained})
    assert len(asked) > 4
    assert [text for text in asked if len(text) < 20 or re.search(r"apiary-|undefined", text)] == []
    expect(anna.page.locator(".prompt h2")).to_have_text(
        re.compile(r"You have \d+ VP, the Automa \d+: (you win|she wins)\.")
    )
    expect(anna.page.locator(".prompt li")).to_have_count(2)
    expect(anna.page.locator("svg.hive g.hex").first).to_be_in_viewport()
    expect(her.locator(".results tbody tr")).to_have_count(1)
    anna.page.locator("section.seats summary", has_text="Score sheet").click()
    anna.page.get_by_role("button", name="Hibernation Comb", exact=True).click()
    expect(anna.page.locator("tr.parts")).to_contain_text("middle")
    anna.page.reload()
    expect(her.locator(".results tbody td").nth(1)).to_have_text("1")


def test_her_turn_is_told_step_by_step_with_the_reason(people: People, house: House) -> None:
    anna = come(people, table(house, "person", mode="solo", seed=20))
    her = anna.page.locator("section.automa")
    for _ in range(20):
        if her.locator(".did li").count():
            break
        assert mover(anna) is anna
        anna.hurry()
    expect(her.locator(".did li").first).to_contain_text(re.compile(r"Automa, card \d+: .*row"))
    her.get_by_role("button", name="Step by step").click()
    expect(her.locator(".did li").first).to_have_class(re.compile(r"\bat\b"))
    expect(her.locator("li[aria-current=step]")).to_contain_text("As things stand")


def test_results_that_can_not_be_read_are_put_aside(people: People, house: House) -> None:
    anna = come(people, table(house, "person", mode="solo", seed=20))
    anna.page.evaluate("localStorage.setItem('skep.apiary.solo', '{broken')")
    anna.page.reload()
    results = anna.page.locator(".results")
    results.locator("summary").click()
    expect(results).to_contain_text("put aside")
    kept = "Object.entries(localStorage).filter(([name]) => name.includes('aside'))"
    assert [text for _, text in anna.page.evaluate(kept)] == ["{broken"]


def test_five_seats_with_bots_and_two_people_one_of_them_on_a_phone(
    people: People, house: House
) -> None:
    """They come with their browsers when it goes towards the end."""
    made = table(house, "person", "random", "person", "random", "random", seed=21)
    calling = Caller.sit(house, made["table"], "Bert")
    call_until(450, wanted, Caller(house, made["table"], made["keys"][0]["key"], 0), calling)
    anna = come(people, made, width=1400, height=900)
    bert = come(people, made, calling.key, width=360, height=780, has_touch=True)

    def hurry(person: Person) -> None:
        person.hurry_to(wanted(person.offered()))

    play({anna: hurry, bert: hurry})
    expect(anna.page.locator(".prompt li")).to_have_count(5)
    assert anna.page.evaluate(CUT) == []
    assert bert.page.evaluate("document.documentElement.scrollWidth <= 360")


def test_an_option_says_what_it_does_before_it_is_taken(people: People, house: House) -> None:
    anna = come(people, table(house, "person", mode="solo", seed=20))
    assert mover(anna) is anna
    while not any(key.startswith("place:research") for key in anna.offered()):
        anna.hurry()
        assert mover(anna) is anna
    anna.options.filter(has_text="Research").first.hover()
    expect(anna.page.locator(".chosen")).to_contain_text("Draw seed cards")
