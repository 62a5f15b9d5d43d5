"""The line breaks and is found again: lost networks, killed servers, links taken back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocket, WebSocketRoute, expect

from tests.web.axe import findings
from tests.web.cable import Cable
from tests.web.house import Caller, House
from tests.web.people import People, Person, agree, turn


class Unplugged:
    """The browser is told that the network is gone, as when a phone leaves the house."""

    def __init__(self, person: Person) -> None:
        self.context = person.page.context

    def cut(self) -> None:
        self.context.set_offline(True)

    def mend(self) -> None:
        self.context.set_offline(False)


def four(people: People, house: House, address: str) -> tuple[Person, list[Caller], list[Any]]:
    """Anna in her browser, the three others calling, and every message that comes to Anna."""
    chairs = [{"kind": "person"}] * 4
    wish = {"game": "hivernation", "mode": "quick", "name": "Anna", "chairs": chairs, "seed": 1}
    made = house.ask("POST", "/api/tables", wish)
    callers = [Caller.sit(house, made["table"], name) for name in ("Bert", "Carl", "Dora")]
    anna, heard = people.come(), []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    anna.page.on("websocket", listen)
    anna.visit(f"{address}/t/{made['table']}#k={made['keys'][0]['key']}")
    anna.at_table()
    return anna, callers, heard


def others_play(callers: list[Caller]) -> int:
    """All that the others may answer until Anna is asked; how much it was."""
    for count in range(9):
        if not any(caller.answer() for caller in callers):
            return count
    raise AssertionError("Anna is never asked")


def told(person: Person, heard: list[Any], count: int) -> list[int]:
    """The entries of all events in the messages; Playwright may hand messages on after the page
    has shown them, so wait until there are as many as expected."""
    for _ in range(300):
        sights = [sight for message in heard for sight in message.get("sights", [])]
        found = [event["entry"] for sight in sights for event in sight["told"]]
        if len(found) >= count:
            break
        person.page.wait_for_timeout(50)
    return found


@pytest.mark.parametrize("way", ["offline", "cut"])
def test_someone_comes_back_by_themselves_when_the_network_does(
    people: People, house: House, way: str
) -> None:
    """The server lives on, and the match too; what was missed is sent, and nothing twice."""
    cable = Cable(house.port)
    anna, callers, heard = four(people, house, cable.address)
    others_play(callers)
    anna.take()
    line: Unplugged | Cable = cable if way == "cut" else Unplugged(anna)
    before, log = anna.entries(), anna.log()
    line.cut()
    lost = anna.page.locator("[role=status]").get_by_text("Connection lost")
    expect(lost).to_be_visible()
    heard.clear()
    missed = others_play(callers)
    assert missed == 3
    assert (anna.entries(), anna.log(), heard) == (before, log, [])
    line.mend()
    expect(lost).to_have_count(0)
    anna.stands_at(before + missed)
    expect(anna.lines).to_have_count(len(log) + missed)
    assert anna.log()[: len(log)] == log
    assert told(anna, heard, missed) == [before + 1 + each for each in range(missed)]
    anna.take()
    assert others_play(callers) == 3
    anna.stands_at(before + 7)
    cable.close()


def test_play_goes_on_after_the_server_was_killed(people: People, house: House) -> None:
    anna, bert = people.pair()
    for _ in range(3):
        turn(anna, bert).take()
    expect(anna.lines).to_have_count(1 + 3)  # who begins, and a line for each bee
    before = anna.log()
    house.close(hard=True)
    house.open()
    turn(anna, bert).take()
    expect(anna.page.get_by_text("Connection lost")).to_have_count(0)
    expect(anna.lines).to_have_count(1 + 4)
    assert anna.log()[: len(before)] == before
    anna.page.reload()
    expect(anna.lines).to_have_count(1 + 4)


def test_a_house_that_a_test_left_closed_stands_for_the_next(tmp_path: Path) -> None:
    house = House(tmp_path / "tables.sqlite")
    house.stand()
    first = house.process
    house.stand()
    assert house.process is first
    chairs = [{"kind": "person"}] * 2
    wish = {"game": "hivernation", "mode": "quick", "name": "Anna", "chairs": chairs}
    made = house.ask("POST", "/api/tables", wish)
    house.close(hard=True)
    house.stand()
    assert house.ask("GET", f"/api/tables/{made['table']}")["phase"] == "waiting"
    house.close()


def test_someone_who_loads_the_page_again_finds_their_seat(people: People) -> None:
    anna, bert = people.pair()
    turn(anna, bert).take()
    anna.page.reload()
    anna.at_table()
    agree(anna, bert)
    turn(anna, bert).take()


def test_the_lobby_knows_where_i_left(people: People) -> None:
    anna, bert = people.pair()
    who = turn(anna, bert)
    who.visit("/")
    card = who.page.locator("section li.card")
    expect(card).to_contain_text("Anna, Bert")
    expect(card).to_contain_text("Your turn")
    card.get_by_role("link").click()
    who.asked()


def test_a_link_that_leads_nowhere_says_what_to_do(people: People) -> None:
    guest = people.come()
    for path in ("/t/nosuchtable", "/w#nosuchkey", "/t/nosuchtable#k=nosuchkey"):
        guest.visit("/")
        guest.visit(path)
        expect(guest.page.get_by_role("heading", name="This link no longer works")).to_be_visible()
        assert "nosuchkey" not in guest.page.url or path.startswith("/w")


def test_a_crowd_at_the_door_is_told_and_the_page_comes_in_by_itself(people: People) -> None:
    anna, bert = people.pair()
    turn(anna, bert).take()
    crowd = [True]

    def door(knocks: WebSocketRoute) -> None:
        if crowd:
            knocks.send(json.dumps({"type": "fault", "id": 0, "code": "too-many-sockets"}))
            knocks.close(code=4000)
        else:
            knocks.connect_to_server()

    anna.page.route_web_socket("**/api/live", door)
    anna.page.reload()
    told = anna.page.get_by_text("Many tables are open from your network.")
    expect(told).to_be_visible()
    crowd.clear()
    anna.at_table()
    expect(told).to_have_count(0)


def test_a_full_table_offers_to_watch(people: People) -> None:
    anna, _bert = people.pair()
    anna.page.get_by_role("button", name="Share").click()
    watch = anna.page.get_by_role("textbox", name="For watchers").input_value().split("#")[1]
    late = people.come().visit(f"{anna.page.url}#w={watch}")
    expect(late.page.get_by_role("heading", name="All chairs are taken")).to_be_visible()
    late.page.get_by_role("link", name="Watch").click()
    late.at_table()


def test_the_host_takes_the_links_back(people: People) -> None:
    anna = people.come()
    anna.make_table("Anna")
    page = anna.page
    old, watch = anna.invite(), page.get_by_role("textbox", name="For watchers").input_value()
    page.get_by_text("Replace a link").click()
    page.get_by_role("button", name="New link for guests").click()
    expect(page.get_by_role("textbox", name="Invite someone")).not_to_have_value(old)
    expect(page).not_to_have_url(old.split("#")[0])
    page.get_by_text("Replace a link").click()
    page.get_by_role("button", name="New link for watchers").click()
    expect(page.get_by_role("textbox", name="For watchers")).not_to_have_value(watch)
    for link in (old, watch):
        guest = people.come().visit(link)
        expect(guest.page.get_by_role("heading", name="This link no longer works")).to_be_visible()
    bert = people.come().sit(anna.invite(), "Bert")
    turn(anna, bert).take()


def test_a_seat_is_handed_to_someone_else(people: People) -> None:
    anna, bert = people.pair()
    turn(anna, bert).take()
    anna.page.get_by_role("button", name="More", exact=True).click()
    for name in ("Hand my seat to someone else", "Hand my seat to someone else"):
        anna.page.get_by_role("button", name=name).click()
    link = anna.page.get_by_role("textbox", name="Hand my seat").input_value()
    assert findings(anna) == []
    carl = people.come().visit(link)
    carl.at_table()
    assert "k=" not in carl.page.url
    expect(bert.notes.last).to_have_text("Anna handed the seat to someone else.")
    for _ in range(2):
        turn(carl, bert).take()
    anna.page.reload()
    expect(anna.page.get_by_role("heading", name="All chairs are taken")).to_be_visible()
