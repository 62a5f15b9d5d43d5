"""What is shown before an answer is what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from skep.games.propolis import GAME
from skep.games.propolis.pieces import RESOURCES
from skep.games.propolis.rules.majority import strengths
from skep.testing import clause
from tests.games.propolis.tables import Table, lay

Then = dict[str, Any]


def seen(table: Table) -> dict[str, Any]:
    return GAME.view(table.realm, table.seat)


def walk(seats: int, answers: int) -> Iterator[Table]:
    """Tables at the start of turns, over a long wandering match."""
    table = (
        lay(seats, market=(1, 2, 3, 4, 5, 11, 12, 13, 14, 15)) if seats > 1 else lay(solo="easy")
    )
    for number in range(answers):
        if table.over:
            return
        if table.prompt == "act":
            yield table
        table.play(table.keys[(7 * number + number // 3) % len(table.keys)])


def tried(table: Table, *answers: str) -> Table:
    """A copy on which these are answered; trades are declined and nothing more is fortified."""
    copy = Table(table.position.clone())
    copy.realm.recording, copy.realm.raw_events = True, []
    copy.play(*answers, hold=True)
    while not copy.over and copy.prompt in ("trade", "second"):
        copy.play("keep" if copy.prompt == "trade" else "done", hold=True)
    return copy


def agrees(copy: Table, row: int, then: Then) -> bool:
    """Was the row left as it was foreseen, and did those gain gold who should?"""
    won = [event for event in copy.events("won") if event.facts["row"] == row]
    tied = [event for event in copy.events("tied") if event.facts["row"] == row]
    gold = [e.seat for e in [*won, *copy.events("row-wild")] if e.facts["wild"]]
    came = won[0].facts["strengths"] if won else strengths(copy.realm, row - 1)
    leads = won[0].seat if won else then["leader"]
    settled = bool(won) == (then["full"] and then["leader"] is not None)
    waits = bool(tied) == (then["full"] and then["leader"] is None)
    foreseen = (then["strengths"], then["leader"], then["wilds"])
    return settled and waits and (came, leads, sorted(gold)) == foreseen


@clause("PRP-DEP-20", "PRP-MAJ-03", "PRP-MAJ-12", "PRP-FORT-08")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_row_comes_to_stand_as_it_was_foreseen(seats: int) -> None:
    checked = full = 0
    for table in walk(seats, 700):
        for row in seen(table)["rows"]:
            for land in filter(None, row["landscapes"]):
                at = ",".join(map(str, land["at"]))
                keys = {f"fortify:{at},{n}": space["then"]
                        for n, space in enumerate(land["spaces"], 1)}  # fmt: skip
                for key, then in {f"deploy:{at}": land["then"], **keys}.items():
                    assert (then is not None) == (key in table.keys), key
                    if then is None:
                        continue
                    more = [most(table, key)] if key.startswith("deploy") else []
                    assert agrees(tried(table, key, *more), row["row"], then), (key, then)
                    checked, full = checked + 1, full + then["full"]
    assert checked > 100
    assert full > 10


def most(table: Table, deploy: str) -> str:
    """The spaces that take as many workers as there are."""
    return tried(table, deploy).keys[0]


def test_each_choice_of_spaces_says_how_the_row_would_stand() -> None:
    rows = [["yellow orange", "yellow pink", "orange pink", "purple blue"]]
    bees = {"1,2": "1:SS", "1,3": "1:S.", "1,4": "0:L."}
    table = lay(rows=rows, bees=bees).play("deploy:1,1")
    assert seen(table)["spreads"] == {
        "1+2": {"strengths": [4, 3], "leader": 0, "full": True, "wilds": [0]},
        "2": {"strengths": [3, 3], "leader": None, "full": True, "wilds": [0]},
        "1": {"strengths": [3, 3], "leader": None, "full": True, "wilds": [0]},
    }


def test_gold_that_finds_no_room_is_not_promised() -> None:
    rows = [["yellow orange", "yellow pink", "orange pink", "purple blue"]]
    bees = {"1,2": "1:SS", "1,3": "1:SS", "1,4": "1:S."}
    table = lay(rows=rows, bees=bees, tracks={0: [1, 1, 1, 1, 1, 10]})
    land = seen(table)["rows"][0]["landscapes"][0]
    assert land["then"] == {"strengths": [2, 5], "leader": 1, "full": True, "wilds": [1]}


@clause("PRP-BUILD-03", "PRP-BUILD-06", "PRP-BUILD-09", "PRP-BUILD-10")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_card_says_how_each_unit_of_its_cost_is_met(seats: int) -> None:
    for table in walk(seats, 400):
        for offer in filter(None, seen(table)["market"]):
            units = [how for met in offer["met"].values() for how in met]
            assert {c: len(met) for c, met in offer["met"].items()} == offer["card"]["cost"]
            assert units.count("lacking") == offer["lacks"]
            if offer["can"]:
                paid = {c: met.count("track") for c, met in offer["met"].items()}
                tracks = {c: n for c, n in offer["payment"].items() if c != "wild"}
                assert {c: n for c, n in paid.items() if n} == tracks


def test_a_card_says_what_it_would_score_and_what_others_would_score_more() -> None:
    table = lay(market=(49, 1), hives={0: [101, 50]}, tracks={0: [9] * 6})
    for number in (49, 1):
        offer = next(o for o in seen(table)["market"] if o and o["card"]["number"] == number)
        copy = tried(table, f"build:{number}")
        hive = GAME.view(copy.realm, 0)["sides"][0]["hive"]
        assert offer["card"]["points"] == hive[-1]["points"]
        before = seen(table)["sides"][0]["hive"]
        more = sum(c["points"] for c in hive[:-1]) - sum(c["points"] for c in before)
        assert offer["helps"] == more


@clause("PRP-BUILD-12")
def test_paying_as_proposed_color_by_color_is_the_thriftiest_payment() -> None:
    paid = 0
    for table in walk(2, 900):
        for key in table.offered("other"):
            card = next(o for o in seen(table)["market"] if o and f"other:{o['card']['id']}" == key)
            copy = tried(table, key)
            while copy.prompt == "pay":
                paying = seen(copy)["paying"]
                assert {way["key"] for way in paying["ways"]} == set(copy.keys)
                copy.play(paying["proposed"], hold=True)
            spent = list(copy.events("built")[0].facts["resources"])
            best = card["payment"]
            assert (len(spent), spent.count("wild")) == (sum(best.values()), best.get("wild", 0))
            paid += 1
    assert paid > 20
    assert RESOURCES[-1] == "wild"
