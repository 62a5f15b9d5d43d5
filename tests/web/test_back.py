"""Going back: undo, take-back by consent, replay, links to a moment, playing on from one."""

import re

from playwright.sync_api import expect

from tests.web.axe import findings
from tests.web.people import People, Person, agree, give_up, play_on, turn


def test_an_answer_inside_a_turn_is_undone(people: People) -> None:
    """Playing a specialty is two answers: which, taken by one click, and where."""
    anna, bert = people.pair("Arcade")
    turn(anna, bert).take()
    who = turn(anna, bert)
    special = who.page.locator(".options button[data-key^='use:']").first
    special.click()
    before = who.log()
    expect(who.page.locator(".question")).to_contain_text(re.compile("where does|what does", re.I))
    who.page.get_by_role("button", name="Undo").click()
    expect(special).to_be_visible()
    expect(who.lines).to_have_text(before)


def test_what_cannot_be_undone_says_so(people: People) -> None:
    anna, bert = people.pair()
    who = turn(anna, bert)
    who.options.first.click()
    take = who.page.locator("button.take")
    expect(take).to_contain_text("This ends your turn. It can't be undone.")


def asked_back(people: People) -> tuple[Person, Person, int]:
    """Someone has moved and asks to take it back."""
    anna, bert = people.pair()
    turn(anna, bert).take()
    turn(anna, bert).take()
    asker = turn(anna, bert)
    other = bert if asker is anna else anna
    before = asker.entries()
    asker.take(1)
    asker.page.get_by_role("button", name="Ask to take it back").click()
    expect(other.page.get_by_text("asks to take a move back")).to_be_visible()
    assert findings(asker) == findings(other) == []
    return asker, other, before


def test_a_move_is_taken_back_once_the_other_agrees(people: People) -> None:
    asker, other, before = asked_back(people)
    other.page.get_by_role("button", name="Agree").click()
    asker.asked()
    asker.stands_at(before)
    other.stands_at(before)
    for person in (asker, other):
        expect(person.notes.last).to_have_text("A move was taken back.")


def test_a_take_back_can_be_refused(people: People) -> None:
    asker, other, before = asked_back(people)
    other.page.get_by_role("button", name="Refuse").click()
    expect(asker.page.get_by_text("The take-back was refused.")).to_be_visible()
    asker.stands_at(before + 1)


def test_someone_looks_back_in_the_middle_of_a_match_and_returns(people: People) -> None:
    anna, bert = people.pair()
    for _ in range(5):
        turn(anna, bert).hurry()
    page = anna.page
    page.get_by_role("button", name="Look back").click()
    slider = page.get_by_role("slider", name="Move")
    slider.fill("2")
    expect(page.locator(".prompt")).to_contain_text(re.compile("Move 2 of [56]"))
    assert len(anna.log()) < len(bert.log())
    assert anna.options.count() == 0
    page.get_by_role("button", name="Back to the present").click()
    expect(page.locator(".bar input[type=range]")).to_have_count(0)
    agree(anna, bert)


def test_after_the_end_every_hand_is_open_and_a_moment_has_a_link(people: People) -> None:
    anna, bert = people.pair("Arcade")
    play_on(anna, bert, most=12)
    give_up(anna)
    expect(anna.page.locator(".prompt h2")).to_contain_text("Bert wins")
    page = anna.page
    page.get_by_role("slider", name="Move").fill("9")
    expect(page.locator(".count")).to_contain_text("9 /")
    page.get_by_label("Seen by").select_option("1")
    page.get_by_role("button", name="Share").click()
    assert findings(anna) == []
    link = page.get_by_role("textbox", name="This move (9)").input_value()
    assert "at=9" in link
    assert "seat=1" in link
    guest = people.come().visit(link)
    guest.at_table()
    expect(guest.page.locator(".count")).to_contain_text("9 /")
    expect(guest.page.get_by_label("Seen by")).to_have_value("1")


def test_a_finished_match_is_played_on_from_a_moment(people: People) -> None:
    anna = people.come()
    anna.make_table("Anna", company="People at this screen")
    anna.at_table()
    play_on(anna)
    page = anna.page
    old = page.url
    page.get_by_role("slider", name="Move").fill("6")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: url != old)
    anna.asked()
    anna.stands_at(6)
    anna.take()


def test_a_rematch_keeps_the_same_people(people: People) -> None:
    anna, bert = people.pair()
    play_on(anna, bert)
    old = anna.page.url
    anna.page.get_by_role("button", name="Rematch").click()
    expect(bert.page.get_by_text("Wants a rematch: Anna")).to_be_visible()
    bert.page.get_by_role("button", name="Rematch").click()
    for person in (anna, bert):
        person.page.get_by_role("link", name="To the rematch").click()
        expect(person.page).not_to_have_url(old)
        person.at_table()
    turn(anna, bert).take()
