"""What the shared parts tell: turns by sound and note, clocks, scores, news, links, names."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

import skep
from tests.web import qr
from tests.web.house import House
from tests.web.people import People, Person, turn
from tests.web.test_away import table_of_two

SPY = """
window.heard = 0;
window.notes = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...at) {
  window.heard += 1;
  return start.apply(this, at);
};
window.Notification = class {
  static permission = 'granted';
  static async requestPermission() { return 'granted'; }
  constructor(title) { window.notes.push(title); }
  close() {}
};
Object.defineProperty(document, 'hidden', { get: () => window.elsewhere === true });
"""
"""Counts what the loudspeaker plays and what the desktop shows, and lets someone look elsewhere."""

COMES = """() => {
    const table = document.querySelector('.table[data-phase]');
    window.came = undefined;
    new MutationObserver(() => { window.came ??= Date.now(); })
        .observe(table, { attributeFilter: ['data-entries'] });
}"""
TAKEN = """() => {
    const one = document.querySelector('.options button');
    one.click();
    const at = Date.now();
    one.click();
    return at;
}"""
WORDS = re.compile(r"/assets/hivernation-[^/]*\.js")
SQUARES = """svg => {
    const { x, width } = svg.viewBox.baseVal;
    const all = [...Array(width + 2 * x).keys()].map((n) => n + 0.5);
    const path = svg.querySelector('path');
    return all.map((row) => all.map((column) => path.isPointInFill(new DOMPoint(column, row))));
}"""
"""The squares of the drawn code, without its quiet margin."""


def settings(person: Person, label: str, on: bool) -> None:
    person.page.get_by_role("button", name="More", exact=True).click()
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_label(label).set_checked(on)
    person.page.keyboard.press("Escape")


def other_than(who: Person, anna: Person, bert: Person) -> Person:
    return bert if who is anna else anna


def test_my_turn_sounds_until_muted_and_is_noted_only_if_asked_for(people: People) -> None:
    anna, bert = people.come(), people.come()
    for person in (anna, bert):
        person.page.add_init_script(SPY)
    anna.make_table("Anna")
    bert.sit(anna.invite(), "Bert")
    who = turn(anna, bert)
    other = other_than(who, anna, bert)
    other.page.evaluate("window.elsewhere = true")
    who.take()
    other.page.wait_for_function("() => window.heard > 0")
    assert other.page.evaluate("window.notes") == []
    settings(other, "Play a soft sound when it is my turn", False)
    settings(other, "Notify me when it is my turn", True)
    heard = other.page.evaluate("window.heard")
    other.take()
    who.take()
    expect(other.page).to_have_title(re.compile("^● Your turn"))
    other.page.wait_for_function("() => window.notes.length > 0")
    assert other.page.evaluate("window.notes") == ["Your turn"]
    assert other.page.evaluate("window.heard") == heard


def test_those_who_listen_hear_what_happened_and_what_is_asked(people: People) -> None:
    anna, bert = people.pair()
    who = turn(anna, bert)
    other = other_than(who, anna, bert)
    who.take()
    other.asked()
    said = other.page.locator(".table[data-phase] > [aria-live=polite]")
    expect(said).to_contain_text(other.lines.last.inner_text())
    expect(said).to_contain_text("Your turn: ")


def test_a_clock_runs_for_who_is_asked(people: People, house: House) -> None:
    anna, bert, _ = table_of_two(people, house, clock={"bank": 300, "more": 0})
    seat = 0 if turn(anna, bert) is anna else 1
    clocks = anna.page.get_by_role("timer")
    expect(clocks).to_have_count(2)
    expect(clocks.nth(seat)).to_have_text(re.compile(r"^4:5\d$"))
    expect(clocks.nth(1 - seat)).to_have_text("5:00")


def test_the_score_sheet_adds_up_while_it_is_played(people: People) -> None:
    anna, bert = people.pair()
    page = anna.page
    page.get_by_text("Score sheet").click()
    sums, points = page.locator("tfoot td"), page.locator("section.seats .points")

    def shown() -> list[str]:
        return [re.sub(r"\D", "", text) for text in points.all_inner_texts()]

    before = shown()
    turn(anna, bert).take()
    turn(anna, bert)
    expect(sums).to_have_text(shown())
    assert shown() != before


def test_what_happened_since_my_last_turn_stands_apart_and_is_shown_again(people: People) -> None:
    anna, bert = people.pair()
    who = turn(anna, bert)
    other = other_than(who, anna, bert)
    who.take()
    other.take()
    who.asked()
    page, news = who.page, who.lines.last.inner_text()
    since = page.locator("section.log li.since")
    expect(since).to_contain_text("Since your last turn")
    expect(page.locator("section.log li.since ~ li")).to_have_text([news])
    page.set_viewport_size({"width": 1280, "height": 440})  # little room is left to the log
    expect(who.lines.last).to_be_in_viewport(ratio=0.9)
    since.get_by_role("button", name="Watch again").click()
    expect(page.locator(".prompt")).to_contain_text("Move ")
    who.asked()
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.locator(".digest li")).to_have_text([news])


def test_the_lobby_says_of_each_game_how_many_how_long_and_how_heavy(people: People) -> None:
    page = people.come().visit("/").page
    cards = page.locator("article")
    expect(cards).to_have_count(len(skep.GAMES))
    for card in cards.all():
        expect(card.locator(".picture svg").first).to_be_visible()
        expect(card.locator(".facts li").nth(0)).to_have_text(re.compile(r"Players\s*\d(–\d)?$"))
        expect(card.locator(".facts li").nth(1)).to_have_text(re.compile(r"Time\s*\d+.* min$"))
        expect(card.locator(".weight")).to_have_attribute("aria-label", re.compile("[a-z]"))


def test_the_form_sets_clock_grace_and_whether_the_table_is_listed(
    people: People, house: House
) -> None:
    anna = people.come().visit("/new/hivernation")
    page = anna.page
    page.get_by_text("Clock and more options", exact=True).click()
    page.get_by_role("group", name="Clock").get_by_text("Quick", exact=True).click()
    page.get_by_role("group", name="If someone leaves").get_by_text("2 minutes").click()
    page.get_by_label("List this table in the lobby").check()
    page.locator("form button.main").click()
    page.wait_for_url("**/t/*")
    table = page.url.rsplit("/", 1)[1]
    room = house.ask("GET", f"/api/tables/{table}")
    assert (room["clock"], room["grace"], room["listed"]) == ({"bank": 300, "more": 5}, 120, True)
    bert = people.come().visit("/")
    expect(bert.page.locator(f"a[href='/t/{table}']")).to_be_visible()


def photographed(person: Person) -> qr.Squares:
    """Which squares of the waiting room's code are dark."""
    code = person.page.get_by_role("img", name="The link as a picture")
    dark: qr.Squares = code.evaluate(SQUARES)
    return dark


def test_a_camera_reads_the_link_to_the_table_in_the_waiting_room(people: People) -> None:
    anna = people.come()
    anna.make_table("Anna")
    old = anna.invite()
    assert qr.read(photographed(anna)) == old
    anna.page.get_by_text("Replace a link").click()
    anna.page.get_by_role("button", name="New link for guests").click()
    expect(anna.page.get_by_role("textbox", name="Invite someone")).not_to_have_value(old)
    link = qr.read(photographed(anna))
    assert link == anna.invite()
    bert = people.come().sit(link, "Bert")
    turn(anna, bert).take()


def test_script_in_a_name_is_only_a_name(people: People) -> None:
    anna, eve = people.come(), people.come()
    anna.make_table("Anna")
    name = "<img src=x onerror=a()>"
    eve.sit(anna.invite(), name)
    for person in (anna, eve):
        expect(person.page.locator("section.seats")).to_contain_text(name)
        assert person.page.locator("img").count() == 0
    eve.visit("/")
    expect(eve.page.locator("section li.card")).to_contain_text(name)
    assert eve.page.locator("img").count() == 0


def test_nothing_is_said_before_its_words_have_come(people: People) -> None:
    anna, _bert = people.pair()
    anna.page.get_by_role("button", name="Share").click()
    link = anna.page.get_by_role("textbox", name="For watchers").input_value()
    held: list[Route] = []
    watcher = people.come()
    watcher.page.route(WORDS, lambda route: held.append(route))
    watcher.visit(link)
    expect(watcher.page.get_by_text("Joining the table")).to_be_visible()
    watcher.page.wait_for_timeout(200)
    assert held
    assert watcher.page.locator(".table").count() == 0
    for route in held:
        route.continue_()
    watcher.page.unroute(WORDS)
    expect(watcher.page.locator(".table .log")).to_contain_text("begin")


def test_seats_have_a_shape_beside_their_color(people: People) -> None:
    anna, _bert = people.pair()
    shapes = anna.page.locator("section.seats ol > li > svg path")
    drawn = shapes.evaluate_all("all => all.map(each => each.getAttribute('d'))")
    assert len(drawn) == len(set(drawn)) == 2


def test_day_and_night_are_chosen_and_kept(people: People) -> None:
    page = people.come(color_scheme="light").visit("/").page
    ground = "getComputedStyle(document.body).backgroundColor"
    day = page.evaluate(ground)
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Dark", exact=True).click()
    page.wait_for_function(f"() => {ground} !== '{day}'")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-light", "dark")
    page.wait_for_function(f"() => {ground} !== '{day}'")


@pytest.mark.parametrize("game", skep.GAMES)
def test_every_game_has_its_rules_clause_by_clause(people: People, game: str) -> None:
    page = people.come().visit(f"/rules/{game}").page
    clauses = page.locator("dl dt")
    expect(clauses.first).to_be_visible()
    count = clauses.count()
    assert count > 50
    page.get_by_role("searchbox").fill(clauses.first.inner_text())
    expect(clauses).not_to_have_count(count)


def test_a_move_is_on_the_other_screen_within_a_tenth_of_a_second(people: People) -> None:
    anna, bert = people.pair()
    waits = [9999.0]
    for _ in range(25):  # the quickest counts: the machine may be busy with other tests
        if min(waits) < 100:
            break
        who = turn(anna, bert)
        other = other_than(who, anna, bert)
        other.page.evaluate(COMES)
        sent = who.page.evaluate(TAKEN)
        other.page.wait_for_function("() => window.came !== undefined")
        waits.append(other.page.evaluate("window.came") - sent)
        other.asked()
    assert min(waits) < 100, waits
