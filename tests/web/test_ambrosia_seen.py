"""What Ambrosia lets one see: bees in flight, a scoring counted out, the top of others' stacks."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from skep.games.ambrosia.pieces import COLORS
from tests.web.house import House
from tests.web.people import People, Person
from tests.web.standing import played, sit_at

WATCH = """() => {
    window.flown = []; window.counted = [];
    const seen = (node) => {
        if (node.matches('.flying'))
            window.flown.push(node.getAnimations()[0].effect.getKeyframes().map(f => f.transform));
        if (node.matches('.points.moving'))
            window.counted.push([node.textContent.trim(), getComputedStyle(node).animationDelay]);
    };
    new MutationObserver((all) => all.forEach((each) => each.addedNodes.forEach((node) => {
        if (node.matches) [node, ...node.querySelectorAll('*')].forEach(seen);
    }))).observe(document.querySelector('main'), { childList: true, subtree: true });
}"""
"""Notes the way of whatever flies, and each point that is counted with its moment."""
MIDDLES = """() => [...document.querySelectorAll('main .cell')].map((each) => {
    const { x, y, width, height } = each.getBBox();
    return [x + width / 2, y + height / 2];
})"""


def answered(person: Person, key: str) -> list[str]:
    """What the ring and the plates say once this answer is taken and nothing moves any more."""
    page = person.page
    page.evaluate(WATCH)
    person.hurry_to(key)
    expect(page.locator("main .ring .nest")).not_to_have_count(0)
    expect(page.locator("main .flying, main .moving")).to_have_count(0)
    said: list[str] = page.locator("main .cell").evaluate_all("all => all.map(e => e.ariaLabel)")
    return [*said, *page.locator("main .plates").all_inner_texts()]


def near(way: list[str], place: list[float]) -> bool:
    points = [tuple(map(float, re.findall(r"-?[\d.]+", step)[:2])) for step in way]
    return any(abs(complex(x - place[0], y - place[1])) < 42 for x, y in points)


def test_bees_fly_along_the_ring_unless_less_motion_is_wanted(people: People, house: House) -> None:
    match, ends = played("ambrosia", "front", 8, 4), []
    for motion in ("no-preference", "reduce"):
        anna = sit_at(people, house, match, reduced_motion=motion)
        ends.append(answered(anna, "move:19,6,1"))
        middles, flown = anna.page.evaluate(MIDDLES), anna.page.evaluate("window.flown")
        over = [[at for at, place in enumerate(middles) if near(way, place)] for way in flown]
        assert over == ([[0, 1, 19, 20, 21, 22, 23]] if motion != "reduce" else [])
    assert ends[0] == ends[1]


def test_a_scoring_is_counted_out_space_by_space_unless_less_motion_is_wanted(
    people: People, house: House
) -> None:
    match, ends = played("ambrosia", "front", 21, 4), []
    after = match.clone()
    after.answer("move:7,1,8")
    told = next(each["facts"] for each in after.events_of(None) if each["name"] == "scored")
    for motion in ("no-preference", "reduce"):
        anna = sit_at(people, house, match, reduced_motion=motion)
        ends.append(answered(anna, "move:7,1,8"))
        counted = anna.page.evaluate("window.counted")
        assert sum(int(points) for points, _ in counted) == (13 if motion != "reduce" else 0)
        moments = [float(delay.removesuffix("s")) for _, delay in counted]
        steps = [round(later - sooner, 2) for sooner, later in pairwise(moments)]
        assert steps == ([0.26] * 6 if motion != "reduce" else [])
        expect(anna.page.locator("main .ring .lit")).to_have_count(len(told["spaces"]))
    assert ends[0] == ends[1]
    assert told["points"] == 13


def stacks(sent: Any) -> Iterator[dict[str, Any]]:
    """Every group of bees in what was sent, however deep it lies."""
    if isinstance(sent, dict):
        if {"color", "count", "bees"} <= set(sent):
            yield sent
        sent = list(sent.values())
    if isinstance(sent, list):
        for each in sent:
            yield from stacks(each)


@pytest.mark.parametrize("entries", [28, 29])
def test_of_others_only_the_top_is_sent_and_drawn_and_ones_own_are_open_whole(
    people: People, house: House, entries: int
) -> None:
    match = played("ambrosia", "front", entries, 4)
    own = match.waiting[0]
    anna = sit_at(people, house, match)
    page, frames = anna.page, list[str]()

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: frames.append(str(frame)))

    page.on("websocket", listen)
    page.reload()
    anna.asked()
    sent = [group for frame in frames for group in stacks(json.loads(frame))]
    for mine in (True, False):
        groups = [each for each in sent if (each["color"] in (own, COLORS[own])) is mine]
        assert any(len(each["bees"]) > 1 for each in groups)
        assert {bee is None for each in groups for bee in each["bees"][1:]} == {not mine}, mine
    for space in match.view(own)["table"]["spaces"]:
        if group := space["group"]:
            page.locator(f"main .cell[data-piece='space-{space['at']}']").focus()
            drawn = page.locator("main .look .bees span")
            under = space["under"]["count"] if space["under"] else 0
            expect(drawn).to_have_count(group["count"] + under)
            closed = page.locator("main .look .bees span:not(.covered) circle[stroke-dasharray]")
            expect(closed).to_have_count(0 if group["color"] == own else group["count"] - 1)
