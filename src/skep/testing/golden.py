"""Golden playthroughs: match files that also record what came of their answers.

A short one shows the events of every answer, and now and then the table. A long one, such as a
whole match, shows the scores now and then, with a digest of the events and of the table, so that a
drift is noticed and roughly located.

`python -m skep.testing.golden` writes them again from their own answers; with `--check` it only
compares. To add one, save a match file in `tests/golden/<game>/`, put under its header a comment
that says what it shows, and write. Everything below the first answer is made by this program.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

from skep import record
from skep.kernel.errors import SkepError
from skep.kernel.match import Match
from skep.record.text import seat_mark
from skep.testing.drawings import draw
from skep.testing.drawings.facts import line

FOLDER = Path("tests/golden")
DRAWN_EVERY = 20
"""The number of answers between two drawings of a short playthrough."""
SCORED_EVERY = 50
"""The number of answers between two lines of scores of a long one."""
MAX_SHORT = 100
"""The most answers of a playthrough that shows its events and tables."""


def files(folder: Path = FOLDER) -> list[Path]:
    """Every playthrough, sorted."""
    return sorted(folder.glob("*/*.txt"))


def written(text: str, name: str = "this text") -> str:
    """The playthrough that follows from a text's settings and answers."""
    read = record.parse(text, name)
    match = Match(read.game, read.settings, read.seed, read.entries)
    head = record.of(match, read.players, title(text)).text().split("\n\n")[0]
    return "\n".join([head, "", *_story(match)]).rstrip("#\n") + "\n"


def title(text: str) -> list[str]:
    """What a playthrough shows, as its author wrote it."""
    head = text.split("\n\n")[0].splitlines()
    return [said.removeprefix("#").strip() for said in head if said.startswith("#")]


def _story(match: Match) -> Iterator[str]:
    """Each answer, and what came of it."""
    events: dict[int, list[str]] = {}
    for event in match.events:
        events.setdefault(event.entry, []).append(line(event))
    return (_in_full if len(match.log) <= MAX_SHORT else _in_brief)(match, events)


def _in_full(match: Match, events: dict[int, list[str]]) -> Iterator[str]:
    """Every event, and now and then the table."""
    stops = _stops(match, {last_turn(match), *range(0, len(match.log), DRAWN_EVERY)})
    for number, entry in enumerate(match.log, 1):
        yield f"{seat_mark(entry.seat)} {entry.key}"
        yield from (f"#   {event}" for event in events.get(number, []))
        if number in stops:
            yield from ("#", *(f"#       {row}".rstrip() for row in draw(_at(match, number))), "#")


def _in_brief(match: Match, events: dict[int, list[str]]) -> Iterator[str]:
    """Now and then the scores, with a digest of the table and of the events since the last ones."""
    stops = _stops(match, set(range(0, len(match.log), SCORED_EVERY)))
    told: list[str] = []
    for number, entry in enumerate(match.log, 1):
        yield f"{seat_mark(entry.seat)} {entry.key}"
        told += events.get(number, [])
        if number in stops:
            then = _at(match, number)
            seen = "\n".join([*told, *draw(then)]).encode()
            digest = blake2b(seen, digest_size=4).hexdigest()
            yield f"#   scores {' '.join(str(points) for points in then.scores)}; digest {digest}"
            told = []


def _stops(match: Match, numbers: set[int]) -> set[int]:
    """These numbers of entries and the last one, except where chance answers next."""
    return {at for at in {*numbers, len(match.log)} if not _chance_follows(match, at)}


def _at(match: Match, number: int) -> Match:
    """The match as it was after this many entries."""
    return Match(match.game, match.settings, match.seed, match.log[:number], keep=False)


def _chance_follows(match: Match, number: int) -> bool:
    return number < len(match.log) and match.log[number].chance


def last_turn(match: Match) -> int:
    """The number of entries before the last answers in a row by one seat."""
    seat = next((entry.seat for entry in reversed(match.log) if not entry.chance), None)
    number = len(match.log)
    while number and (match.log[number - 1].chance or match.log[number - 1].seat == seat):
        number -= 1
    while _chance_follows(match, number):
        number += 1
    return number


def stale(path: Path) -> str:
    """How a file differs from what its answers lead to; empty if it does not."""
    text = path.read_text(encoding="utf-8")
    try:
        fresh = written(text, str(path))
    except SkepError as fault:
        return str(fault)
    if fresh == text:
        return ""
    pairs = zip([*text.splitlines(), "(end)"], [*fresh.splitlines(), "(end)"])
    number, (old, new) = next((n, pair) for n, pair in enumerate(pairs, 1) if pair[0] != pair[1])
    return f"{path}, line {number}: is {old!r}, should be {new!r}"


def main(arguments: list[str] | None = None) -> int:
    """Write or compare every playthrough."""
    parser = argparse.ArgumentParser(description="Golden playthroughs.")
    parser.add_argument("--check", action="store_true", help="compare, and write nothing")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    wish = parser.parse_args(arguments)
    found = files(wish.folder)
    faults = [fault for path in found if (fault := _renew(path, wish.check))]
    print(*faults, f"golden: {len(found)} playthroughs, {len(faults)} faults", sep="\n")
    return 1 if faults else 0


def _renew(path: Path, check: bool) -> str:
    fault = stale(path)
    if not fault or check:
        return fault
    try:
        path.write_text(written(path.read_text(encoding="utf-8"), str(path)), encoding="utf-8")
    except SkepError:
        return fault
    print(f"golden: {path} written")
    return ""


if __name__ == "__main__":
    sys.exit(main())
