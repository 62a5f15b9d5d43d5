"""Match files that are wrong: refused with the line, what was expected there and why."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings, strategies as st

from skep import record
from skep.kernel.match import Match
from skep.record import BadRecord
from tests.matches import ARCADE, FIRST, LINES, OPEN, TEXT, changed, same


def bad(text: str) -> BadRecord:
    """How a text is refused."""
    with pytest.raises(BadRecord) as caught:
        record.replay(record.parse(text, "match.skep"))
    assert str(caught.value).startswith(f"match.skep, line {caught.value.line}: ")
    return caught.value


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 1, "not a match file: expected 'skep match 1', found ''"),
        ("Dear Ada,\nI win.\n", 1, "expected 'skep match 1', found 'Dear Ada,'"),
        ("skep match\n", 1, "expected 'skep match 1'"),
        (changed(1, "skep match 2"), 1, "format 2 is newer than this Skep, which reads format 1"),
        (changed(1, "skep match 0"), 1, "format 0 is unknown to this Skep"),
        (changed(2, "game: chess"), 2, "there is no game 'chess'; the games: hivernation"),
        (changed(3, "rules: 2"), 3, "rules 2 of hivernation are newer than this Skep"),
        (changed(3, "rules: 0"), 3, "rules 0 of hivernation are unknown to this Skep"),
        (changed(3, "rules: one"), 3, "rules: expected a whole number, found 'one'"),
        (changed(4, "mode: slow"), 4, "no mode 'slow'; its modes: arcade, quick, total"),
        (changed(5, "seats: 5"), 5, "not for 5 seats"),
        (changed(5, "seats: two"), 5, "seats: expected a whole number, found 'two'"),
        (changed(5, "seats: 4"), 7, "players: expected 4 names, found 2"),
        (changed(6, "set.deal: odd"), 6, "deal can't be 'odd'; it is one of: random, even"),
        (changed(6, "set.size: 3"), 6, "no setting 'size'; its settings: deal"),
        (changed(7, "players: Ada"), 7, "players: expected 2 names, found 1"),
        (changed(8, "seed: x"), 8, "seed: expected a whole number, found 'x'"),
        (changed(8, None), FIRST, "the header has no line 'seed: …'"),
        (changed(9, "result: 3 last-bee"), 9, "expected 'unfinished', or 2 scores and a way"),
        (changed(9, "result: won"), 9, "expected 'unfinished', or 2 scores and a way"),
        (changed(6, "mode: arcade"), 6, "'mode' is given twice, first on line 4; expected it once"),
        (changed(6, "color: red"), 6, "no header 'color'; the headers: game, rules, mode"),
        (changed(3, "rules 1"), 3, "a header has a colon: expected 'rules: 1', found 'rules 1'"),
        (changed(9, "result  21 16 last-bee"), 9, "expected 'result: 21 16 last-bee', found"),
        (changed(12, "seed: 3"), 12, "the header 'seed' is among the answers"),
        (changed(12, "bee:1,0"), 12, "expected a seat and a key, such as '0 bee:1,0'"),
        (changed(12, "2 bee:1,0"), 12, "expected a seat, 0 to 1, or * for chance, found '2'"),
        (changed(12, "-1 bee:1,0"), 12, "expected a seat, 0 to 1, or * for chance, found '-1'"),
        (changed(12, "bee 1 0"), 12, "expected a seat and a key"),
    ],
)
def test_a_bad_file_is_refused_with_its_line(text: str, line: int, says: str) -> None:
    fault = bad(text)
    assert says in str(fault)
    assert fault.line == line


def test_a_file_that_was_cut_names_its_end_and_who_would_answer() -> None:
    kept = LINES[: FIRST + 12]
    fault = bad("\n".join(kept))
    match = record.replay(record.parse(TEXT), 12)
    assert (fault.code, fault.line) == ("cut", len(kept))
    assert f"an answer of seat {match.decision.seat} to '{match.decision.prompt}'" in str(fault)
    assert f"the result is '{record.result(ARCADE)}'" in str(fault)


@pytest.mark.parametrize("result", ["99 99 last-bee", "unfinished"])
def test_a_result_that_the_answers_do_not_give(result: str) -> None:
    fault = bad(changed(9, f"result: {result}"))
    assert (fault.code, fault.line) == ("edited", 9)
    assert f"expected 'result: {record.result(ARCADE)}'" in str(fault)


def test_an_answer_that_is_not_offered_names_the_rule() -> None:
    at = next(n for n, entry in enumerate(ARCADE.log) if not entry.chance)
    seat = ARCADE.log[at].seat
    fault = bad(changed(FIRST + at + 1, f"{seat} bee:9,9"))
    assert (fault.code, fault.line) == ("edited", FIRST + at + 1)
    assert f"'bee:9,9' is not offered to seat {seat} at 'play' (rule HIV-ATT-06)" in str(fault)
    assert "expected one of bee:" in str(fault)


def test_a_key_that_no_rule_speaks_of() -> None:
    at = len(ARCADE.log)
    fault = bad(changed(FIRST + at, f"{ARCADE.log[-1].seat} dance:\x1b[31m" + "x" * 99))
    assert "…' is not offered to seat" in str(fault)
    assert "\x1b" not in str(fault)
    assert "(rule" not in str(fault)


def test_an_answer_out_of_turn() -> None:
    at = next(n for n, entry in enumerate(ARCADE.log) if not entry.chance)
    entry = ARCADE.log[at]
    fault = bad(changed(FIRST + at + 1, f"{1 - entry.seat} {entry.key}"))
    assert f"but seat {entry.seat} is asked 'play'; expected an answer of seat" in str(fault)


def test_an_answer_in_the_place_of_chance_and_the_other_way_round() -> None:
    assert "but chance is asked 'start'; expected for instance '* start:" in str(
        bad(changed(FIRST + 1, "0 bee:1,0"))
    )
    assert "chance answers 'tile:honey', but chance is asked 'draw'" in str(
        bad(changed(FIRST + 2, "* tile:honey"))
    )
    at = next(n for n, entry in enumerate(ARCADE.log) if not entry.chance)
    assert "chance answers 'start:drones', but seat" in str(
        bad(changed(FIRST + at + 1, "* start:drones"))
    )


def test_an_answer_after_the_end() -> None:
    fault = bad(TEXT + "0 bee:1,0\n")
    assert "expected no more answers: the match is over before this one" in str(fault)
    assert fault.line == len(LINES) + 1


def test_names_that_would_play_with_the_terminal_are_tamed() -> None:
    found = record.parse(changed(7, "players: \x1b[2JAda, Ben\x07"))
    assert found.players == ["[2JAda", "Ben"]


def test_bytes_that_are_not_text(tmp_path: Path) -> None:
    raw = TEXT.encode().split(b"\n")
    raw[5] += b"\xff\xfe"
    (tmp_path / "match").write_bytes(b"\n".join(raw))
    with pytest.raises(BadRecord, match=r"line 6: .*expected text in UTF-8, found the byte 0xff"):
        record.open(tmp_path / "match")


def test_a_file_too_large_is_not_read_to_its_end(tmp_path: Path) -> None:
    with (tmp_path / "huge").open("wb") as stream:
        stream.truncate(record.disk.MAX_BYTES + 1)
    with pytest.raises(BadRecord, match="larger than 8,000,000 bytes"):
        record.open(tmp_path / "huge")


MUTATIONS: list[Callable[[list[str], int, str], list[str]]] = [
    lambda lines, at, text: [*lines[:at], *lines[at + 1 :]],
    lambda lines, at, text: lines[:at],
    lambda lines, at, text: [*lines[:at], lines[at], *lines[at:]],
    lambda lines, at, text: [*lines[:at], *lines[at : at + 2][::-1], *lines[at + 2 :]],
    lambda lines, at, text: [*lines[:at], text, *lines[at + 1 :]],
    lambda lines, at, text: [*lines[:at], lines[at] + text, *lines[at + 1 :]],
    lambda lines, at, text: [*lines[:at], lines[at][: len(text)] + text, *lines[at + 1 :]],
    lambda lines, at, text: [*lines[:at], lines[at].replace("0", "1"), *lines[at + 1 :]],
    lambda lines, at, text: [*lines[:at], lines[-1 - at], *lines[at + 1 :]],
]
WORDS = st.one_of(
    st.text(max_size=12),
    st.sampled_from(["0 decline", "1 bee:0,0", "* tile:bear", "0 use:flower", "seats: 2", "#"]),
)


@settings(max_examples=250, deadline=None)
@given(st.sampled_from([TEXT, OPEN]), st.integers(0, 200), st.sampled_from(MUTATIONS), WORDS)
def test_a_changed_file_is_refused_or_a_match_like_any_other(
    text: str, at: int, mutate: Callable[[list[str], int, str], list[str]], word: str
) -> None:
    lines = text.splitlines()
    mutated = "\n".join(mutate(lines, at % len(lines), word))
    match, line = opened(mutated)
    if match is None:
        assert 1 <= line <= mutated.count("\n") + 1
    else:
        assert same(record.replay(record.parse(record.dump(match))), match)


def opened(text: str) -> tuple[Match | None, int]:
    """The match of a text, or the line on which it is wrong."""
    try:
        return record.replay(record.parse(text)), 0
    except BadRecord as fault:
        return None, fault.line
