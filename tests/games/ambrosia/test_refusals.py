"""Bad input is refused with the rule in words, and nothing changes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import skep
from skep.clauses import clause_text
from skep.testing.case import snapshot
from skep.words import LANGUAGES, Words
from tests.games.ambrosia.tables import Table, lay, played_out, started

FAR = {20: "B:nnn"}

BAD: dict[str, tuple[Callable[[], Table], str, str]] = {
    "a placement too close": (
        lambda: started().play("pick:turbo", "pick:rebel", "place:4"), "place:7", "AMB-START-04"
    ),
    "a move of a single bee": (
        lambda: lay({0: "A:nn", 5: "A:n", **FAR}), "move:5,1,6", "AMB-MOVE-07"
    ),
    "a move of covered bees": (
        lambda: lay({0: "A:nn", 5: "B:n/A:n", **FAR}), "move:5,1,6", "AMB-MOVE-10"
    ),
    "too far": (lambda: lay({0: "A:nnn", **FAR}), "move:0,2,4", "AMB-MOVE-04"),
    "onto a guarded stack": (
        lambda: lay({0: "A:nnn", 1: "B:G", **FAR}), "move:0,1,1", "AMB-GUARD-01"
    ),
    "a second jelly in a turn": (
        lambda: lay({0: "A:nnn", 5: "B:n/A:n", 8: "B:n/A:n", **FAR}, jelly=(2, 0)).play("free:5,8"),
        "free:8,8", "AMB-JELLY-04",
    ),
    "a jelly that one has not": (lambda: lay({0: "A:nnn", **FAR}), "point", "AMB-JELLY-02"),
    "a move of another color": (lambda: lay({0: "A:nnn", **FAR}), "move:20,1,21", "AMB-MOVE-09"),
    "scoring while a move is open": (lambda: lay({0: "A:nnn", **FAR}), "score", "AMB-FORCE-01"),
}  # fmt: skip


@pytest.mark.parametrize("name", BAD)
def test_bad_input_is_refused_with_its_clause_and_changes_nothing(name: str) -> None:
    make, key, clause = BAD[name]
    match = make().match()
    before = snapshot(match)
    with pytest.raises(skep.IllegalAnswer) as caught:
        match.answer(key)
    assert (caught.value.code, caught.value.clause) == ("refused", clause)
    assert snapshot(match) == before
    assert match.why(key) == clause
    for lang in LANGUAGES:
        assert Words(lang).knows(f"why-{clause}")
    assert clause_text(clause)


def test_listed_refusals_are_what_why_says_and_are_never_offered() -> None:
    for seed in range(4):
        for table in played_out(("front", "back")[seed % 2], seed, seats=2 + seed % 3):
            if not table.over and table.seat >= 0:
                _check(table)


def _check(table: Table) -> None:
    meadow = table.meadow
    refused = meadow.prompt.refusals(meadow)
    keys = [refusal.key for refusal in refused]
    assert len(keys) == len(set(keys)), keys
    assert not set(keys) & set(table.keys)
    for refusal in refused:
        assert clause_text(refusal.clause)
        assert meadow.prompt.why(meadow, refusal.key) == refusal.clause


@pytest.mark.parametrize(
    "key",
    ["move:", "move:0", "move:0,1", "move:0,1,99", "move:99,1,2", "move:-1,1,0", "move:a,b,c",
     "move:00,1,1", "free:0", "free:", "leap:1", "organize:99", "organize:x", "takeover:1,2",
     "move:99999999999999999999,1,2", "move:0,1,\N{SUPERSCRIPT TWO}"],
)  # fmt: skip
def test_nonsense_is_not_offered_and_no_rule_speaks_of_it(key: str) -> None:
    match = lay({0: "A:nnn", **FAR}).match()
    with pytest.raises(skep.IllegalAnswer) as caught:
        match.answer(key)
    assert caught.value.code == "not-offered"
