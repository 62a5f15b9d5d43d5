"""The host frees chairs, people are told, and nobody takes two chairs by accident."""

from __future__ import annotations

import json

from playwright.sync_api import Route, expect

from tests.web.axe import findings
from tests.web.house import House
from tests.web.people import People, Person

KEEP = """(table) => localStorage.setItem('skep.tables', JSON.stringify([table]))"""


def host_of(people: People, house: House, **more: object) -> tuple[Person, str]:
    """A host with a table of four chairs, and the table's name."""
    wish = {"game": "hivernation", "mode": "arcade", "name": "Anna", "chairs": [{}] * 4, **more}
    made = house.ask("POST", "/api/tables", wish)
    kept = {
        "table": made["table"], "game": "hivernation", "mode": "arcade", "keys": made["keys"],
        "host": made["host"], "watch": made["watch"], "names": [], "phase": "waiting",
        "myTurn": False, "at": 1,
    }  # fmt: skip
    anna = people.come().visit("/")
    anna.page.evaluate(KEEP, kept)
    anna.visit(f"/t/{made['table']}")
    return anna, made["table"]


def test_the_host_sends_someone_away_who_is_told(people: People, house: House) -> None:
    anna, table = host_of(people, house)
    bert = people.come().visit(f"/t/{table}")
    bert.page.get_by_label("Your name").fill("Bert")
    bert.page.get_by_role("button", name="Sit down").click()
    expect(bert.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    assert bert.page.get_by_role("button", name="away").count() == 0
    anna.page.get_by_role("button", name="Send away: Bert").click()
    anna.page.get_by_role("group").get_by_role("button", name="No").click()
    anna.page.get_by_role("button", name="Send away: Bert").click()
    assert findings(anna) == []
    anna.page.get_by_role("group").get_by_role("button", name="Send away").click()
    expect(bert.page.get_by_role("heading", name="The host freed your seat")).to_be_visible()
    expect(anna.page.get_by_text("3 chairs are still free")).to_be_visible()
    bert.page.get_by_role("button", name="Look for a free chair").click()
    expect(bert.page.get_by_role("button", name="Sit down")).to_be_visible()


def test_in_a_match_a_free_seat_goes_to_a_bot_and_a_present_one_stays(
    people: People, house: House
) -> None:
    anna, table = host_of(people, house)
    sat = [house.ask("POST", f"/api/tables/{table}/sit", {"name": name}) for name in "BCD"]
    anna.at_table()
    house.ask("POST", f"/api/tables/{table}/leave", {"seat": 3}, sat[2]["key"])
    anna.page.get_by_role("button", name="More", exact=True).click()
    anna.page.get_by_role("button", name="Seats").click()
    anna.page.get_by_role("button", name="Free this seat: B").click()
    assert findings(anna) == []
    anna.page.get_by_role("group").get_by_role("button", name="Free this seat").click()
    told = anna.page.locator("dialog [role=alert]")
    expect(told).to_contain_text("This person was here not long ago.")
    anna.page.get_by_label("Who gets chair 4?").select_option("larva")
    anna.page.keyboard.press("Escape")
    note = anna.page.locator("li.note").filter(has_text="A bot takes the seat of D.")
    expect(note).to_be_attached()


def test_someone_plays_a_free_seat_of_their_side_too(people: People, house: House) -> None:
    anna, table = host_of(people, house)
    sat = [house.ask("POST", f"/api/tables/{table}/sit", {"name": name}) for name in "BCD"]
    anna.at_table()
    cleo = sat[1]
    house.ask("POST", f"/api/tables/{table}/leave", {"seat": cleo["seat"]}, cleo["key"])
    anna.page.get_by_role("button", name="More", exact=True).click()
    anna.page.get_by_role("button", name="Seats").click()
    anna.page.get_by_role("button", name="Play this seat too").click()
    expect(anna.page.get_by_text("Anna 2").first).to_be_visible()
    kept = json.loads(anna.page.evaluate("() => localStorage.getItem('skep.tables')"))
    assert [key["seat"] for key in kept[0]["keys"]] == [0, cleo["seat"]]


def test_the_lobby_follows_a_table_to_its_new_name(people: People, house: House) -> None:
    anna, table = host_of(people, house)
    kept = json.loads(anna.page.evaluate("() => localStorage.getItem('skep.tables')"))[0]
    anna.visit("/nowhere")
    new = house.ask("POST", f"/api/tables/{table}/revoke", {"link": "table"}, kept["host"])["key"]
    anna.visit("/")
    mine = anna.page.locator(f"a[href='/t/{new}']")
    expect(mine).to_be_visible()
    mine.click()
    expect(anna.page.get_by_role("heading", name="Waiting for players")).to_be_visible()


def test_a_lost_answer_costs_no_chair(people: People, house: House) -> None:
    anna, table = host_of(people, house)
    bert = people.come().visit(f"/t/{table}")

    def lose(route: Route) -> None:
        route.fetch()  # the server seats Bert, and he does not hear of it
        route.abort()

    bert.page.route("**/sit", lose)
    bert.page.route("**/sight", lambda route: route.abort())
    bert.page.get_by_label("Your name").fill("Bert")
    bert.page.get_by_role("button", name="Sit down").click()
    expect(bert.page.get_by_role("alert")).to_be_visible()
    bert.page.unroute("**/sit")
    bert.page.unroute("**/sight")
    people.troubles.clear()
    bert.page.reload()
    expect(bert.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    expect(anna.page.get_by_text("2 chairs are still free")).to_be_visible()
