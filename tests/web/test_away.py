"""Someone goes away: a bot plays for them, the log says so, and a click brings them back."""

from playwright.sync_api import expect

from tests.web.house import House
from tests.web.people import People, Person, turn

CHAIRS = [{"kind": "person"}, {"kind": "person"}]


def table_of_two(people: People, house: House, **more: object) -> tuple[Person, Person, str]:
    """Anna and Bert at a table made by a program; the table's name."""
    wish = {"game": "hivernation", "mode": "quick", "name": "Anna", "chairs": CHAIRS, **more}
    made = house.ask("POST", "/api/tables", wish)
    anna = people.come().visit(f"/t/{made['table']}#k={made['keys'][0]['key']}")
    bert = people.come().sit(f"/t/{made['table']}", "Bert")
    anna.at_table()
    return anna, bert, made["table"]


def test_a_bot_plays_for_someone_away_and_one_click_takes_the_seat_back(
    people: People, house: House
) -> None:
    anna, bert, table = table_of_two(people, house, grace=1)
    who = turn(anna, bert)
    other, name = (bert, "Anna") if who is anna else (anna, "Bert")
    who.visit("/")
    expect(other.notes.first).to_have_text(f"{name} is away. A bot plays.")
    expect(other.page.locator("section.seats")).to_contain_text("A bot plays")
    other.asked()
    who.visit(f"/t/{table}")
    back = who.page.get_by_role("button", name="Take the seat back")
    back.click()
    expect(back).to_have_count(0)
    expect(other.notes.last).to_have_text(f"{name} is back.")
    other.page.reload()
    expect(other.notes).to_have_text([f"{name} is away. A bot plays.", f"{name} is back."])
    other.take()
    who.take()


def test_a_guest_of_a_listed_table_may_watch_and_share_that(people: People, house: House) -> None:
    wish = {"game": "hivernation", "mode": "quick", "name": "Anna", "chairs": CHAIRS}
    made = house.ask("POST", "/api/tables", {**wish, "listed": True})
    bert = people.come().visit("/")
    bert.page.locator(f"a[href='/t/{made['table']}']").click()
    expect(bert.page.get_by_role("link", name="Just watch")).to_be_visible()
    bert.page.get_by_label("Your name").fill("Bert")
    bert.page.get_by_role("button", name="Sit down").click()
    bert.at_table()
    bert.page.get_by_role("button", name="Share").click()
    link = bert.page.get_by_role("textbox", name="For watchers").input_value()
    watcher = people.come().visit(link)
    watcher.at_table()
    expect(watcher.page.get_by_text("watching")).to_be_visible()


def test_a_seed_that_the_maker_chose_is_told_to_all(people: People, house: House) -> None:
    anna, bert, _ = table_of_two(people, house, seed=5)
    for person in (anna, bert):
        expect(person.page.locator(".title")).to_contain_text("seed chosen")
    carl, _, _ = table_of_two(people, house)
    assert "seed" not in carl.page.locator(".title").inner_text()
