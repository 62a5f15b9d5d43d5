"""The line breaks and is found again: lost networks, killed servers, links taken back."""

from playwright.sync_api import expect

from tests.web.people import House, People, agree, turn


def test_someone_comes_back_by_themselves_when_the_network_does(people: People) -> None:
    anna, bert = people.pair()
    turn(anna, bert).take()
    gone = people.contexts[0]
    gone.set_offline(True)
    anna.page.evaluate("performance.now()")
    people.house.close(hard=True)  # a set-offline page keeps an open socket; this breaks it
    expect(anna.page.get_by_text("The line was lost")).to_be_visible()
    people.house.open()
    expect(bert.page.locator("[role=status]").get_by_text("The line was lost")).to_have_count(0)
    assert anna.page.get_by_text("The line was lost").is_visible()
    gone.set_offline(False)
    anna.page.evaluate("dispatchEvent(new Event('online'))")
    expect(anna.page.get_by_text("The line was lost")).to_have_count(0)
    turn(anna, bert).take()
    turn(anna, bert).take()
    agree(anna, bert)


def test_play_goes_on_after_the_server_was_killed(people: People, house: House) -> None:
    anna, bert = people.pair()
    for _ in range(3):
        turn(anna, bert).take()
    expect(anna.lines).to_have_count(1 + 3)  # who begins, and a line for each bee
    before = anna.log()
    house.close(hard=True)
    house.open()
    turn(anna, bert).take()
    expect(anna.page.get_by_text("The line was lost")).to_have_count(0)
    expect(anna.lines).to_have_count(1 + 4)
    assert anna.log()[: len(before)] == before
    anna.page.reload()
    expect(anna.lines).to_have_count(1 + 4)


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
        expect(guest.page.get_by_role("heading", name="This link leads nowhere")).to_be_visible()
        assert "nosuchkey" not in guest.page.url or path.startswith("/w")


def test_a_full_table_offers_to_watch(people: People) -> None:
    anna, _bert = people.pair()
    anna.page.get_by_role("button", name="Share").click()
    watch = anna.page.get_by_role("textbox", name="For watchers").input_value().split("#")[1]
    late = people.come().visit(f"{anna.page.url}#w={watch}")
    expect(late.page.get_by_role("heading", name="Every chair is taken")).to_be_visible()
    late.page.get_by_role("link", name="Watch").click()
    late.at_table()


def test_the_host_takes_the_links_back(people: People) -> None:
    anna = people.come()
    anna.make_table("Anna")
    page = anna.page
    old, watch = anna.invite(), page.get_by_role("textbox", name="For watchers").input_value()
    page.get_by_text("Take a link back").click()
    page.get_by_role("button", name="New link for guests").click()
    expect(page.get_by_role("textbox", name="Invite someone")).not_to_have_value(old)
    expect(page).not_to_have_url(old.split("#")[0])
    page.get_by_text("Take a link back").click()
    page.get_by_role("button", name="New link for watchers").click()
    expect(page.get_by_role("textbox", name="For watchers")).not_to_have_value(watch)
    for link in (old, watch):
        guest = people.come().visit(link)
        expect(guest.page.get_by_role("heading", name="This link leads nowhere")).to_be_visible()
    bert = people.come().sit(anna.invite(), "Bert")
    turn(anna, bert).take()


def test_a_seat_is_handed_to_someone_else(people: People) -> None:
    anna, bert = people.pair()
    turn(anna, bert).take()
    anna.page.get_by_role("button", name="More", exact=True).click()
    for name in ("Hand my seat to someone else", "Hand my seat to someone else"):
        anna.page.get_by_role("button", name=name).click()
    link = anna.page.get_by_role("textbox", name="Hand my seat").input_value()
    carl = people.come().visit(link)
    carl.at_table()
    assert "k=" not in carl.page.url
    for _ in range(2):
        turn(carl, bert).take()
    anna.page.reload()
    expect(anna.page.get_by_role("heading", name="Every chair is taken")).to_be_visible()
