"""Ambrosia on the page: whole matches with bots, people and guests at one screen, by board, list
and keyboard, on a phone."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.axe import findings
from tests.web.house import House
from tests.web.people import WAIT, People, Person, play_on, turn
from tests.web.standing import played, sit_at


def sit_down(person: Person) -> None:
    """A front match against the greedy bot."""
    chairs = [{"kind": "here"}, {"kind": "bot", "level": "greedy"}]
    wish = {"game": "ambrosia", "mode": "front", "name": "Anna", "chairs": chairs, "seed": 7}
    made = person.house.ask("POST", "/api/tables", wish)
    person.visit(f"/t/{made['table']}#k={made['keys'][0]['key']}")
    person.at_table()
    person.asked()


def set_up(person: Person) -> None:
    """Pick a bee in the middle of the ring and a space on it, each with two clicks."""
    page = person.page
    for what in ("[data-option='pick:turbo']", ".cell.target >> nth=0"):
        person.asked()
        before = person.entries()
        page.locator(what).click(force=True)
        page.locator(what).click(force=True)
        person.changed(before)


def test_a_whole_match_on_a_phone_by_board_keyboard_and_list(people: People) -> None:
    anna = people.come(360, 740)
    sit_down(anna)
    set_up(anna)
    page = anna.page
    turn(anna)
    before = anna.entries()
    page.locator(".cell[tabindex='0']").focus()
    page.keyboard.press("ArrowDown")
    for _ in range(30):
        if "target" in str(page.locator(".cell:focus").get_attribute("class")):
            break
        page.keyboard.press("ArrowDown")
    expect(page.locator(".cell:focus")).to_have_attribute(
        "aria-label", re.compile(r"\d bees? from \d+ to \d+")
    )
    page.keyboard.press("Enter")
    expect(page.locator("button.take")).to_be_visible()
    expect(page.locator(".ring .ghost").first).to_be_attached()
    page.keyboard.press("Enter")
    anna.changed(before)
    turn(anna)
    assert findings(anna) == []
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360
    play_on(anna, most=700)
    assert anna.over
    assert any("scores" in line for line in anna.log())


def test_a_dark_space_says_why(people: People) -> None:
    anna = people.come()
    sit_down(anna)
    set_up(anna)
    turn(anna)
    anna.page.locator(".cell.plain").last.click(force=True)
    expect(anna.page.locator(".why")).to_contain_text(re.compile("[a-z]"))


STEP = """() => {
    if (document.querySelector('.table[data-phase=over]')) return 'over';
    const curtain = document.querySelector('.curtain button');
    if (curtain) { curtain.click(); return 'curtain'; }
    const all = [...document.querySelectorAll('.options button')];
    if (!all.length) return '';
    const scoring = all.find((one) => one.dataset.key.startsWith('begin:'));
    const one = scoring ?? all[0];
    one.click();
    one.click();
    return one.dataset.key;
}"""
"""Scores when it can and else takes what is first; lifts the curtain between two at one screen."""


def play_out(*people: Person, most: int = 400) -> list[str]:
    """Play to the end; what was clicked."""
    clicked: list[str] = []
    idle = 0
    while len(clicked) < most and idle < WAIT // 20:
        for person in people:
            before = person.entries()
            key = person.page.evaluate(STEP)
            if key == "over":
                return clicked
            idle = 0 if key else idle + 1
            if key == "curtain":
                expect(person.page.locator(".curtain")).to_have_count(0)
            elif key:
                person.changed(before)
            if key:
                clicked.append(key)
        if idle:
            people[0].page.wait_for_timeout(20)
    raise TimeoutError("the match does not end")


def test_four_play_a_whole_match_two_at_one_screen_one_afar_and_a_bot(
    people: People, house: House
) -> None:
    chairs = [{"kind": "here"}, {"kind": "here"}, {"kind": "person"},
              {"kind": "bot", "level": "greedy"}]  # fmt: skip
    wish = {"game": "ambrosia", "mode": "front", "name": "Anna", "chairs": chairs, "seed": 9}
    made = house.ask("POST", "/api/tables", wish)
    anna, bert = people.come(), people.come()
    anna.hold(made, "ambrosia", 2)
    bert.sit(f"/t/{made['table']}", "Bert")
    anna.visit(f"/t/{made['table']}")
    anna.at_table()
    clicked = play_out(anna, bert)
    assert "curtain" in clicked
    assert any(key.startswith("begin:") for key in clicked)
    for person in (anna, bert):
        expect(person.page.locator(".table[data-phase=over]")).to_be_visible()
        assert any("scores" in line for line in person.log())
    assert anna.log()[-1] == bert.log()[-1]


def test_the_reverse_side_with_events_is_played_to_the_end(people: People, house: House) -> None:
    chairs = [{"kind": "here"}, {"kind": "bot", "level": "greedy"}]
    wish = {"game": "ambrosia", "mode": "back", "settings": {"events": True}, "name": "Anna",
            "chairs": chairs, "seed": 1}  # fmt: skip
    made = house.ask("POST", "/api/tables", wish)
    anna = people.come()
    anna.visit(f"/t/{made['table']}#k={made['keys'][0]['key']}")
    anna.at_table()
    anna.asked()
    assert findings(anna) == []
    clicked = play_out(anna)
    assert any(key.startswith("begin:") for key in clicked)
    assert any("event" in line.lower() or "card" in line.lower() for line in anna.log())
    expect(anna.page.locator(".prompt h2")).to_be_visible()


@pytest.mark.parametrize("lang", ["en-GB", "pl-PL", "de-DE"])
def test_stacks_open_as_far_as_one_may_look_and_a_scoring_is_foreseen_in_any_language(
    people: People, house: House, lang: str
) -> None:
    match = played("ambrosia", "front", 10, 4)
    table = match.view(match.waiting[0])["table"]
    anna = sit_at(people, house, match, locale=lang)
    page, said = anna.page, []
    for at, space in enumerate(table["spaces"]):
        if not space["group"]:
            continue
        cell = page.locator(f"main .cell[data-piece='space-{at}']")
        for act in (cell.hover, cell.focus):
            page.locator(".title").hover()
            act()
            expect(page.locator(".look .bees span")).to_have_count(len(space["group"]["bees"]))
        said.append(page.locator("main .look").inner_text())
        cell.blur()
    assert len(said) > 1
    worth = page.locator("main .plates .worth").nth(table["player"])
    worth.hover()
    points = page.locator("main .points text").all_text_contents()
    assert sum(int(text) for text in points) == table["colors"][table["player"]]["worth"]
    said += [page.locator("body").inner_text()]
    said += page.locator("main [aria-label]").evaluate_all("all => all.map(e => e.ariaLabel)")
    bad = re.compile(r"ambrosia-|page-|undefined|\{ ?\$")
    assert [text for text in said if bad.search(text)] == []
