"""Whole matches on the page: two browsers, a bot, one screen, watchers."""

from playwright.sync_api import expect

from tests.web.people import People, agree, give_up, play_on, turn


def test_two_people_at_two_browsers_play_a_whole_quick_match(people: People) -> None:
    anna, bert = people.pair()
    for _ in range(4):
        turn(anna, bert).take(1)
    play_on(anna, bert)
    for person in (anna, bert):
        expect(person.page.locator(".prompt h2")).to_contain_text("bees")
        expect(person.lines.last).to_have_text("The match ended: the last bees are down.")
    agree(anna, bert)


def test_two_people_play_a_whole_arcade_match(people: People) -> None:
    anna, bert = people.pair("Arcade")
    play_on(anna, bert, most=300)
    anna.ended()
    expect(bert.page.get_by_role("button", name="Rematch")).to_be_visible()


def test_a_person_plays_a_whole_match_against_a_bot(people: People) -> None:
    anna = people.come()
    anna.visit("/new/hivernation")
    page = anna.page
    page.get_by_text("Quick Play", exact=True).click()
    page.get_by_text("Bots", exact=True).click()
    page.get_by_label("Chair 2").select_option("bot:larva")
    page.get_by_role("button", name="Start").click()
    anna.at_table()
    play_on(anna)
    expect(page.locator(".prompt ol")).to_contain_text("Larva")


def test_who_makes_a_table_may_let_the_queen_think_longer(people: People) -> None:
    anna = people.come()
    page = anna.visit("/new/hivernation").page
    page.get_by_text("Clock and more options", exact=True).click()
    longer = page.get_by_role("group", name="How long the Queen thinks")
    page.get_by_label("Chair 2").select_option("bot:forager")
    expect(longer).to_have_count(0)
    page.get_by_label("Chair 2").select_option("bot:queen")
    expect(longer.get_by_label("1.5 seconds")).to_be_checked()
    longer.get_by_text("15 seconds").click()
    with page.expect_request("**/api/tables") as asked:
        page.locator("form button.main").click()
    assert (asked.value.post_data_json or {})["think"] == 15
    page.wait_for_url("**/t/*")


def test_two_people_at_one_screen_have_a_curtain_between_their_hands(people: People) -> None:
    anna = people.come()
    anna.make_table("Anna", "Arcade", "People at this screen")
    anna.at_table()
    page = anna.page
    shown = []
    for _ in range(4):
        expect(page.locator(".curtain h2")).to_contain_text("Pass the screen to")
        expect(page.locator("main .curtain")).to_be_visible()
        assert anna.options.count() == 0
        shown.append(page.locator(".curtain h2").inner_text())
        page.get_by_role("button", name="I am here").click()
        expect(page.locator(".curtain")).to_have_count(0)
        anna.asked()
        while not page.locator(".curtain").count():
            anna.hurry(99)
    assert len(set(shown)) == 2
    assert shown[0] == shown[2] != shown[1] == shown[3]


def test_without_secrets_one_screen_needs_no_curtain(people: People) -> None:
    anna = people.come()
    anna.make_table("Anna", "Quick Play", "People at this screen")
    anna.at_table()
    play_on(anna)
    anna.ended()
    assert anna.page.locator(".curtain").count() == 0


def test_a_watcher_sees_the_table_and_no_secrets_until_the_end(people: People) -> None:
    anna, bert = people.pair("Arcade")
    anna.page.get_by_role("button", name="Share").click()
    link = anna.page.get_by_role("textbox", name="For watchers").input_value()
    assert "/w#" in link
    anna.page.keyboard.press("Escape")
    watcher = people.come().visit(link)
    watcher.at_table()
    expect(watcher.page.get_by_text("watching")).to_be_visible()
    assert watcher.options.count() == 0
    expect(watcher.lines.filter(has_text="dealt").first).to_be_visible()
    drawn = [line for line in watcher.log() if "dealt" in line]
    assert drawn
    assert all(line.endswith("were dealt a tile.") for line in drawn)
    before = watcher.entries()
    turn(anna, bert).take()
    watcher.changed(before)
    hands = watcher.page.locator("main [data-piece^='hand-']")
    expect(hands).to_have_count(2)
    named = watcher.page.locator("main [data-piece^='hand-']:not([aria-label$='tiles'])")
    expect(named).to_have_count(0)
    eyes = watcher.page.get_by_label("Seen by")
    expect(eyes).to_have_count(0)
    give_up(anna)
    watcher.ended()
    eyes.select_option("1")
    expect(named).not_to_have_count(0)


def test_a_chair_is_given_to_a_bot_while_waiting(people: People) -> None:
    anna = people.come()
    anna.make_table("Anna")
    anna.page.get_by_label("Who gets chair 2?").select_option("larva")
    anna.at_table()
    expect(anna.page.locator("section.seats")).to_contain_text("Larva")
    anna.take()


def test_a_second_device_asks_before_it_takes_the_seat(people: People) -> None:
    anna, _bert = people.pair()
    anna.page.get_by_role("button", name="More", exact=True).click()
    anna.page.get_by_role("button", name="Continue on another device").click()
    link = anna.page.get_by_role("textbox", name="Continue on another device").input_value()
    assert "#k=" in link
    phone = people.come(360, 740).visit(link)
    elsewhere = phone.page.get_by_role("heading", name="You are playing on another device")
    expect(elsewhere).to_be_visible()
    assert "k=" not in phone.page.url
    phone.page.get_by_role("button", name="Continue here").click()
    phone.at_table()
    expect(anna.page.get_by_role("heading", name="You continued on another device")).to_be_visible()
