"""No click is lost: nothing moves under the pointer, and a choice stands until it is taken."""

from __future__ import annotations

import json

from playwright.sync_api import WebSocketRoute, expect

from tests.web.house import Caller, House
from tests.web.people import People, Person
from tests.web.test_apiary_matches import come, table

PRESSED = ".options [aria-pressed='true']"


def settled(people: People, house: House, width: int, height: int) -> Person:
    """Anna alone with the Automa, her first worker to be placed."""
    made = table(house, "person", mode="solo", seed=20)
    anna = come(people, made, width=width, height=height)
    anna.asked()
    anna.hurry()
    expect(anna.page.locator(".options [data-key='place:grow:1']")).to_be_attached()
    return anna


def row(anna: Person, key: str) -> tuple[float, float]:
    """Where an option lies in the list, once it is in sight."""
    found = anna.page.locator(f".options [data-key='{key}']")
    found.evaluate("row => row.scrollIntoView({ block: 'nearest' })")
    box = found.bounding_box()
    assert box is not None
    return box["x"] + 20, box["y"] + box["height"] - 4


def test_the_list_does_not_jump_while_it_is_scrolled_under_the_pointer(
    people: People, house: House
) -> None:
    anna = settled(people, house, 1280, 760)
    page, before, key = anna.page, anna.entries(), anna.offered()[-1]
    box = page.locator(".options").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 8)
    page.mouse.wheel(0, 20)
    half = page.locator(".options button.lit")
    expect(half).to_have_attribute("data-key", anna.offered()[0])
    page.wait_for_timeout(100)
    assert page.locator(".options").evaluate("list => list.scrollTop") == 20, "half a row is hidden"
    for _ in range(2):
        page.mouse.click(*row(anna, key))
    anna.changed(before)


def test_on_a_narrow_screen_no_option_moves_away_when_it_says_what_it_does(
    people: People, house: House
) -> None:
    anna = settled(people, house, 360, 780)
    page, before = anna.page, anna.entries()
    place = row(anna, "place:explore:1")
    page.mouse.move(*place)
    expect(page.locator(".chosen")).to_contain_text("Fly the QueenShip")
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(PRESSED)).to_have_attribute("data-key", "place:explore:1")
    assert row(anna, "place:explore:1") == place
    page.mouse.click(*place)
    anna.changed(before)


def test_what_i_chose_stands_when_another_who_is_asked_too_answers_first(
    people: People, house: House
) -> None:
    made = table(house, "person", "person", mode="standard")
    bert = Caller.sit(house, made["table"], "Bert")
    anna = come(people, made)
    before = anna.entries()
    anna.options.nth(1).click()
    key = str(anna.page.locator(PRESSED).get_attribute("data-key"))
    assert bert.answer()
    anna.changed(before)
    expect(anna.page.locator(PRESSED)).to_have_attribute("data-key", key)
    anna.options.nth(1).click()
    anna.changed(before + 1)
    expect(anna.lines.filter(has_text="Anna").first).to_be_visible()


def test_an_answer_ends_its_question_though_someone_left_in_between(
    people: People, house: House
) -> None:
    """Who came and went may be told a moment before the step that the room already counts."""
    anna = people.come()

    def line(near: WebSocketRoute) -> None:
        far = near.connect_to_server()

        def heard(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "step":
                near.send(json.dumps({"type": "presence", "room": message["room"]}))
            near.send(text)

        far.on_message(heard)

    anna.page.route_web_socket("**/api/live", line)
    made = table(house, "person", mode="solo", seed=20)
    anna.visit(f"/t/{made['table']}#k={made['keys'][0]['key']}")
    anna.asked()
    anna.take()
    expect(anna.page.locator(".options [data-key='place:grow:1']")).to_be_visible()


def test_each_of_two_equal_workers_on_an_action_can_be_picked_where_it_stands(
    people: People, house: House
) -> None:
    """Which of the two grows stronger matters, so each space has its own option."""
    spaces = ("worker:explore-1:2", "worker:explore-2:2", "worker:grow:2")
    anna = people.come(width=1400, height=900)

    def line(near: WebSocketRoute) -> None:
        far = near.connect_to_server()

        def heard(text: str | bytes) -> None:
            message = json.loads(text)
            for sight in message.get("sights") or []:
                mine = {"seat": 0, "strength": 2, "color": None}
                for action in sight["view"]["table"]["actions"]:
                    if action["action"] in ("explore", "grow"):
                        action["spaces"] = [mine for _ in action["spaces"]]
                options = [{"key": key, "reveals": None} for key in (*spaces, "done")]
                asked = {"prompt": "strengthen", "options": options, "refusals": [], "facts": {}}
                sight["decision"] = {"seat": 0, **asked}
            near.send(json.dumps(message))

        far.on_message(heard)

    anna.page.route_web_socket("**/api/live", line)
    made = table(house, "person", "person", mode="standard")
    Caller.sit(house, made["table"], "Bert")
    anna.visit(f"/t/{made['table']}#k={made['keys'][0]['key']}")
    expect(anna.page.locator(".options [data-key='worker:explore-2:2']")).to_contain_text(
        "Explore, last space"
    )
    for key, spot in zip(spaces, ("explore-0", "explore-1", "grow-0")):
        piece = anna.page.locator(f"main [data-piece='space-{spot}']")
        expect(piece).to_have_attribute("data-option", key)
        piece.click()
        expect(anna.page.locator(PRESSED)).to_have_attribute("data-key", key)
