"""Every tile and every card of Apiary is read where it lies, in every language."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web import apiary_catalogue
from tests.web.house import Caller, House
from tests.web.people import People, Person
from tests.web.test_apiary_matches import table

CARDS = 8
CUT = """async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const clips = (each) => getComputedStyle(each).overflow !== 'visible';
    const over = (each) => Math.max(
        each.scrollHeight - each.clientHeight, each.scrollWidth - each.clientWidth);
    return [...document.querySelectorAll('main .slot *, main .seed *')]
        .filter((each) => clips(each) && !each.closest('.unseen') && over(each) > 1)
        .map((each) => `${over(each)} px of ${each.innerText}`);
}"""
"""Whatever does not fit into its place on a tile or a card."""
BROKEN = """() => [...document.querySelectorAll('main .slot .name, main .dance .name')]
    .flatMap((name) => [...name.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE))
    .flatMap((node) => [...node.data.matchAll(/[^\\s-]+/g)].filter(({ 0: word, index }) => {
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return range.getClientRects().length > 1;
    })).map(([word]) => `${word} is broken`)"""
"""Words of names that do not fit into a line."""


def pieces(kind: str) -> list[str]:
    found = json.loads(apiary_catalogue.PLACE.read_text(encoding="utf-8"))
    return [name for name, each in found.items() if each["kind"] == kind]


class Exchange:
    """A line on which the tiles on offer and the cards in hand can be exchanged for others."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.page.route_web_socket("**/api/live", self._join)

    def _join(self, near: WebSocketRoute) -> None:
        far, self.near = near.connect_to_server(), near
        far.on_message(self._hear)

    def _hear(self, text: Any) -> None:
        message = json.loads(text)
        if message["type"] == "step" and message["sights"]:
            self.last = message
        self.near.send(text)

    def show(self, number: int) -> None:
        """So many-th set of tiles and cards."""
        board = self.last["sights"][0]["view"]["table"]
        for row in board["rows"]:
            names = pieces(row["kind"])
            row["tiles"] = [names[(3 * number + at) % len(names)] for at in range(3)]
        cards = pieces("seed")
        hand = [cards[(CARDS * number + at) % len(cards)] for at in range(CARDS)]
        board["seats"][0]["hand"] = {"count": CARDS, "cards": sorted(set(hand))}
        self.last["n"] += 1
        self.near.send(json.dumps(self.last))
        expect(self.page.locator("main .seed")).to_have_count(len(set(hand)))
        for row in board["rows"]:
            expect(self.page.locator(f"[data-piece='row-{row['kind']}'] .tile")).to_have_count(3)
        expect(self.page.locator(f"[data-piece='seed-{hand[0]}']")).to_be_attached()


@pytest.mark.parametrize("lang", ["pl-PL", "de-DE"])
def test_no_word_of_a_tile_or_a_card_is_cut(people: People, house: House, lang: str) -> None:
    """At a table of five, where Advance is two actions and most lies about."""
    anna = people.come(width=1400, height=900, locale=lang)
    line = Exchange(anna)
    made = table(house, *["person"] * 5, seed=20)
    guests = [Caller.sit(house, made["table"], "Bert") for _ in range(4)]
    anna.visit(f"/t/{made['table']}#k={made['keys'][0]['key']}")
    anna.at_table()
    expect(anna.page.locator("main .slot .text")).to_have_count(9)
    names = anna.page.locator("main .hives [data-piece]").evaluate_all(
        "all => all.map(e => e.dataset.tip)"
    )
    assert len(set(names)) == 5, "people of one name are told apart"
    me = Caller(house, made["table"], made["keys"][0]["key"], 0)
    assert any(caller.answer() for caller in (me, *guests))
    anna.stands_at(anna.entries() + 1)
    cut: set[str] = set()
    for number in range(10):
        for width, height in ((1400, 900), (1280, 800)):
            anna.page.set_viewport_size({"width": width, "height": height})
            if width == 1400:
                line.show(number)
            cut |= {*anna.page.evaluate(CUT), *anna.page.evaluate(BROKEN)}
        anna.page.set_viewport_size({"width": 360, "height": 780})
        for tab in ("advance", "hand"):
            anna.page.locator(f".board .areas [data-to={tab}]").click()
            cut |= set(anna.page.evaluate(CUT))
        assert anna.page.evaluate("document.documentElement.scrollWidth") == 360
    assert sorted(cut) == []
