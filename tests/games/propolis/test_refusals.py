"""What the rules forbid is refused with its clause in words, and nothing changes by trying."""

from __future__ import annotations

from functools import cache

import pytest

import skep
from skep.kernel.errors import IllegalAnswer
from skep.testing import clause
from skep.words import LANGUAGES, Words

BAD = ["PRP-DEP-02", "PRP-FORT-03", "PRP-BUILD-02", "PRP-BUILD-07", "PRP-BUILD-11", "PRP-PAL-01",
       "PRP-DEP-16"]  # fmt: skip
"""An occupied card, fortifying twice, paying with what one lacks, one permanent for two units,
more than is due, a second palace, gold by a trade."""
EAGER = ("palace", "other", "pay", "build", "fortify")


def eager(offered: list[str], number: int) -> str:
    """Now one action, now another, but palaces and payments of one's own whenever they come."""
    found = [key for verb in EAGER[: 2 + number % 4] for key in offered if key.startswith(verb)]
    return found[0] if found else offered[(5 * number) % len(offered)]


def tried(match: skep.Match, key: str) -> IllegalAnswer:
    """The fault of an answer that must not change anything."""
    before = match.decision.keys, match.dump_state(), list(match.log), match.events_of(0)
    with pytest.raises(IllegalAnswer) as fault:
        match.answer(key)
    assert (match.decision.keys, match.dump_state(), list(match.log), match.events_of(0)) == before
    return fault.value


@cache
def refused() -> dict[str, tuple[str, str]]:
    """By clause: a key that was refused and what was said, over a few matches."""
    found: dict[str, tuple[str, str]] = {}
    for seed in range(6):
        match = skep.new("propolis", seats=2, seed=seed)
        number = 0
        while not match.over and set(BAD) - set(found):
            keys = [(each.key, each.clause) for each in match.decision.refusals]
            if any(key.startswith("trade:") for key in match.decision.keys):
                keys.append(("trade:yellow>wild", "PRP-DEP-16"))
            for key, why in keys:
                if why not in found:
                    fault = tried(match, key)
                    assert (fault.code, fault.clause) == ("refused", why)
                    found[why] = key, str(fault)
            match.answer(eager(match.decision.keys, number))
            number += 1
    return found


@clause("PRP-DEP-02", "PRP-FORT-03", "PRP-BUILD-07", "PRP-BUILD-11", "PRP-PAL-01", "PRP-DEP-16")
@pytest.mark.parametrize("bad", BAD)
def test_bad_input_is_refused_with_its_clause_and_changes_nothing(bad: str) -> None:
    key, said = refused()[bad]
    assert key in said
    assert bad in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_that_refused_something_has_words(lang: str) -> None:
    words = Words(lang)
    assert [why for why in refused() if not words.knows(f"why-{why}")] == []
