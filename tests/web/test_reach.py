"""Everyone can play: by keyboard alone, on a phone, in three languages, on a plain board."""

import re

import pytest
from playwright.sync_api import expect

import skep
from tests.web.keys import press, tab_to
from tests.web.people import People, play_on, turn


def test_a_match_is_made_and_played_by_keyboard_alone(people: People) -> None:
    anna = people.come()
    anna.visit("/")
    page = anna.page
    expect(page.locator("article").first).to_be_visible()
    tab_to(anna, "Play")
    press(anna, "Enter")
    expect(page.get_by_label("Your name")).to_be_visible()
    tab_to(anna, "Arcade")
    press(anna, "ArrowRight")
    tab_to(anna, "Your name")
    page.keyboard.type("Anna")
    tab_to(anna, "Friends, by link")
    press(anna, "ArrowRight")
    tab_to(anna, "Start")
    press(anna, "Enter")
    anna.at_table()
    for _ in range(2):
        anna.asked()
        before = anna.entries()
        page.locator(".options button[tabindex='0']").focus()
        press(anna, "ArrowDown", "End", "ArrowUp", "Enter")
        expect(page.locator("button.take")).to_be_visible()
        press(anna, "Enter")
        anna.changed(before)


def test_escape_lets_go_of_what_was_chosen(people: People) -> None:
    anna, bert = people.pair()
    who = turn(anna, bert)
    who.options.first.click()
    expect(who.page.locator("button.take")).to_be_visible()
    press(who, "Escape")
    expect(who.page.locator("button.take")).to_have_count(0)


def test_what_is_dark_says_why_with_a_link_to_the_rule(people: People) -> None:
    anna, bert = people.pair()
    turn(anna, bert).take()
    who = turn(anna, bert)
    who.page.get_by_text("What can't I do, and why?").click()
    who.page.locator(".refused button").first.click()
    why = who.page.locator(".why")
    expect(why).to_contain_text(re.compile("[a-z]"))
    link = why.get_by_role("link")
    expect(link).to_have_attribute("href", re.compile(r"^/rules/hivernation#HIV-[A-Z]+-\d\d$"))
    rules = people.come().visit(str(link.get_attribute("href")))
    clause = rules.page.locator("dl .here")
    expect(clause).to_be_in_viewport()
    expect(clause.locator("dt")).to_contain_text("HIV-")


def test_a_hint_names_an_option(people: People) -> None:
    anna = people.come()
    anna.make_table("Anna", company="Bots")
    anna.asked()
    before = anna.entries()
    anna.page.get_by_role("button", name="Hint").click()
    expect(anna.page.get_by_text("This is what a strong bot would do.")).to_be_visible()
    anna.page.locator("button.take").click()
    anna.changed(before)


def test_a_phone_of_360_pixels_plays_without_scrolling_sideways(people: People) -> None:
    phone = people.come(360, 740, has_touch=True, is_mobile=True)
    wide = "document.documentElement.scrollWidth"
    for path in ("/", "/new/hivernation", "/rules/hivernation"):
        phone.visit(path)
        expect(phone.page.locator("h1")).to_be_visible()
        assert phone.page.evaluate(wide) <= 360, path
    phone.make_table("Anna", company="Bots")
    phone.at_table()
    phone.take()
    assert phone.page.evaluate(wide) <= 360
    main = phone.page.locator("main").bounding_box()
    prompt = phone.page.locator(".prompt").bounding_box()
    assert main
    assert prompt
    assert main["y"] + main["height"] <= prompt["y"], "the board stands above the sheet"
    assert main["height"] >= 200
    phone.page.get_by_role("tab", name="Log").tap()
    expect(phone.page.locator("section.log")).to_be_in_viewport()
    play_on(phone)
    phone.ended()


SPOKEN = [
    ("pl-PL", "Gry planszowe o pszczołach", "Rozpocznij", "Twoja kolej", "Połóż pszczołę"),
    ("de-DE", "Brettspiele über Bienen", "Los geht’s", "Du bist am Zug", "Leg eine Biene"),
    ("en-GB", "Board games about bees", "Start", "Your turn", "Put down a bee."),
]


@pytest.mark.parametrize(("locale", "opening", "start", "mine", "ask"), SPOKEN)
def test_the_page_speaks_the_language_of_the_browser(
    people: People, locale: str, opening: str, start: str, mine: str, ask: str
) -> None:
    guest = people.come(locale=locale).visit("/")
    page = guest.page
    expect(page.locator("h1")).to_have_text(opening)
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    page.locator("article a.main[href='/new/hivernation']").click()
    page.locator(".modes label").nth(1).click()
    page.locator(".company label").nth(1).click()
    page.get_by_role("button", name=start).click()
    guest.asked()
    expect(page.locator(".prompt .label")).to_have_text(mine)
    expect(page.locator(".prompt .question")).to_contain_text(ask)
    guest.take()
    assert not re.search(r"page-|hivernation-", page.locator("body").inner_text())


def test_the_language_is_switched_at_the_table_and_kept(people: People) -> None:
    anna, bert = people.pair()
    turn(anna, bert).take()
    english = anna.log()
    anna.page.get_by_role("button", name="More", exact=True).click()
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_role("button", name="Deutsch").click()
    expect(anna.page.get_by_role("dialog")).to_contain_text("Einstellungen")
    anna.page.keyboard.press("Escape")
    expect(anna.lines.first).not_to_have_text(english[0])
    anna.page.reload()
    anna.at_table()
    expect(anna.page.locator("section.log h2")).to_have_text("Verlauf")


def test_a_match_is_finished_on_the_plain_board(people: People) -> None:
    anna = people.come()
    anna.visit("/")
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.get_by_label("Plain board: lists instead of a drawing").check()
    anna.page.keyboard.press("Escape")
    anna.make_table("Anna", "Arcade", "People at this screen")
    anna.at_table()
    page = anna.page
    for _ in range(400):
        if anna.over:
            break
        if page.locator(".curtain button").count():
            page.locator(".curtain button").evaluate("one => one.click()")
            expect(page.locator(".board[data-game=hivernation]")).to_be_visible()
            continue
        anna.hurry(99)
    anna.ended()
    expect(page.locator(".board[data-game=hivernation]")).to_contain_text("Hive")
    expect(page.locator(".prompt h2")).to_contain_text(re.compile("win|draw"))
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator(".board[data-game=hivernation]")).to_contain_text("Stock")


@pytest.mark.parametrize("game", skep.GAMES)
def test_every_game_can_be_played_on_the_page(people: People, game: str) -> None:
    """With a drawing or without: the form, a table for two at one screen, and some answers."""
    anna = people.come().visit(f"/new/{game}")
    page = anna.page
    page.get_by_text("People at this screen", exact=True).click()
    page.get_by_role("button", name="Start").click()
    anna.at_table()
    given = 0
    while given < 12:
        if page.locator(".curtain button").count():
            page.locator(".curtain button").evaluate("one => one.click()")
        elif anna.options.count():
            said = page.locator(".options").inner_text()
            assert not re.search(r"\{\$|\{ \$|page-", said), said
            anna.hurry(given % 3)
            given += 1
        else:
            page.wait_for_timeout(20)
    assert anna.entries() >= given


def test_my_turn_is_told_by_title_and_favicon(people: People) -> None:
    anna, bert = people.pair()
    who = turn(anna, bert)
    other = bert if who is anna else anna
    expect(who.page).to_have_title(re.compile("^● Your turn"))
    expect(other.page).not_to_have_title(re.compile("Your turn"))
    icon = "link[rel=icon]"
    expect(who.page.locator(icon)).to_have_attribute("href", "/favicon-turn.svg")
    who.take()
    expect(other.page).to_have_title(re.compile("^● Your turn"))
    expect(who.page.locator(icon)).to_have_attribute("href", "/favicon.svg")
