"""A match that was made under other rules: the page says what happened and what one can do."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import time

from playwright.sync_api import expect

from skep.server.store import Batch, Store
from skep.server.wire import Made, NewChair, NewTable
from skep.tables import new_table, play
from skep.tables.proposal import Proposal
from tests.web.axe import findings
from tests.web.house import House
from tests.web.people import People


def lay(database: Path) -> Made:
    """A match of two people that was made under rules 9 and has gone on for a while."""
    chairs = [NewChair("here", name="Anna"), NewChair("here", name="Bert")]
    proposal, made = new_table.open_table(NewTable("hivernation", chairs, "quick", seed=2), time())
    proposal.accept()
    table, rows = proposal.table, proposal.rows
    for _ in range(4):
        match, proposal = table.playing(), Proposal(table, time())
        play.answer(proposal, match.waiting[0], match.decision.keys[0])
        proposal.accept()
        rows += proposal.rows
    rows[0].body["rules"] = 9
    store = Store(str(database))
    asyncio.run(store.append(Batch(table.id, rows, proposal.index())))
    store.close()
    return made


def test_a_match_of_other_rules_is_explained_and_given_up(people: People, house: House) -> None:
    with ThreadPoolExecutor(1) as aside:  # the browser's loop runs in this thread
        made = aside.submit(lay, house.database).result()
    room = house.ask("GET", f"/api/tables/{made.table}")
    stranger, anna = people.come(), people.come()
    stranger.visit(f"/t/{made.table}")
    heading = stranger.page.get_by_role("heading", level=1)
    expect(heading).to_have_text("This match can't continue here")
    expect(stranger.page.get_by_role("button", name="Give up")).to_have_count(0)
    anna.visit(f"/t/{made.table}#k={made.keys[0].key}")
    page = anna.page
    about = page.get_by_text("The match was made under rules 9; the server now has rules 1.")
    expect(about).to_be_visible()
    for name, score in zip(("Anna", "Bert"), room["kept"]["scores"]):
        expect(page.get_by_role("listitem").filter(has_text=name)).to_contain_text(str(score))
    assert findings(anna) == []
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Give up").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("This match can't be shown here")
    expect(page.get_by_text("gave up", exact=True)).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Match file").click()
    assert "rules: 9\n" in Path(saved.value.path()).read_text()
    page.get_by_role("button", name="Rematch").click()
    expect(page.get_by_role("button", name="Waiting for the others")).to_be_disabled()
