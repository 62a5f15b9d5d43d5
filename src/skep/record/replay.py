"""Replaying a record answer by answer under the rules."""

from __future__ import annotations

from skep.kernel.errors import BadSettings, Diverged
from skep.kernel.match import Match
from skep.record.fault import BadRecord, quoted
from skep.record.text import UNFINISHED, Record, result

SOME = 6


def replay(record: Record, upto: int | None = None) -> Match:
    """The match of a record; BadRecord if an answer or the result does not fit the rules.

    With `upto`, only the first `upto` entries are replayed, and the entries of chance right
    after them, so that the match stops where a seat must choose.
    """
    count = len(record.entries) if upto is None else reach(record, upto)
    match = _play(record, count)
    if upto is None:
        _check_result(record, match)
    return match


def reach(record: Record, upto: int) -> int:
    """The number of entries, including those of chance right after them."""
    if not 0 <= upto <= len(record.entries):
        raise BadSettings(
            f"{record.name} has entries 0 to {len(record.entries)}, not {upto}", "no-entry"
        )
    while upto < len(record.entries) and record.entries[upto].chance:
        upto += 1
    return upto


def _play(record: Record, count: int) -> Match:
    entries = record.entries[:count]
    try:
        return Match(record.game, record.settings, record.seed, entries)
    except Diverged as fault:
        raise _edited(record, fault.entry - 1) from fault


def _edited(record: Record, at: int) -> BadRecord:
    """The error for an answer that does not fit, explained by the match before it."""
    entries = record.entries[:at]
    before = Match(record.game, record.settings, record.seed, entries)
    line = record.lines[at] if at < len(record.lines) else at + 1
    return BadRecord(record.name, line, _why(record, before, at), "edited")


def _why(record: Record, before: Match, at: int) -> str:
    entry = record.entries[at]
    who = "chance" if entry.chance else f"seat {entry.seat}"
    if len(before.log) > at:
        asked = before.log[at]
        return (
            f"{who} answers {quoted(entry.key)}, but chance is asked {asked.prompt!r};"
            f" expected for instance '* {asked.key}'"
        )
    if before.over:
        return f"expected no more answers: the match is over before this one ({result(before)})"
    if entry.seat not in before.waiting:
        asked_seats = " or ".join(str(seat) for seat in before.waiting)
        return (
            f"{who} answers {quoted(entry.key)}, but seat {asked_seats} is asked"
            f" {before.decision.prompt!r}; expected an answer of seat {asked_seats}"
        )
    return _not_offered(before, entry.seat, entry.key)


def _not_offered(before: Match, seat: int, key: str) -> str:
    decision = before.decision_of(seat)
    clause = before.why(key, seat)
    why = f" (rule {clause})" if clause else ""
    keys = decision.keys
    some = ", ".join(keys[:SOME]) + (f" … ({len(keys)} in all)" if len(keys) > SOME else "")
    return (
        f"{quoted(key)} is not offered to seat {seat} at {decision.prompt!r}{why};"
        f" expected one of {some}"
    )


def _check_result(record: Record, match: Match) -> None:
    said, found = record.result, result(match)
    if said == found:
        return
    if found == UNFINISHED:
        raise BadRecord(
            record.name,
            record.last_line,
            f"the answers end here, but the header says the result is '{said}': the file is cut;"
            f" expected an answer of seat {match.decision.seat} to {match.decision.prompt!r}, or"
            f" 'result: {UNFINISHED}'",
            "cut",
        )
    raise BadRecord(
        record.name,
        record.headers.get("result", 1),
        f"the result is '{said}', but the answers lead to '{found}'; expected 'result: {found}'",
        "edited",
    )
