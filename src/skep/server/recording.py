"""A match file as its seats saw it, moment by moment: `python -m skep.server.recording FILE`.

The page's workbench shows it at the real table without a server. Written to standard output as
JSON; see `web/bench/recordings.ts` for what it holds.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from skep import record
from skep.kernel.match import Match
from skep.server.live import sights
from skep.server.wire import Chair, Room
from skep.server.wire.codec import encode

COLORS = ("honey", "clover", "heather", "cornflower", "poppy")
"""One after the other, for the seats of a table that nobody has colored."""


def recording(text: str, name: str = "this text") -> bytes:
    """What the page needs to show a match without a server."""
    match = record.replay(record.parse(text, name))
    seats = range(match.settings.seats)
    return encode({
        "room": room(match),
        "moments": [moment(match, entries) for entries in settled(match)],
        "events": [sights.told(match, seat, 0) for seat in seats],
    })  # fmt: skip


def settled(match: Match) -> Iterator[int]:
    """The length of the log at each decision of a seat, and at the end."""
    for number, entry in enumerate(match.log):
        if not entry.chance:
            yield number
    yield len(match.log)


def moment(match: Match, entries: int) -> dict[str, Any]:
    """The sights of all seats when the log had this many entries, without events."""
    then = Match(match.game, match.settings, match.seed, match.log[:entries])
    shown = sights.Moment(then, None, then.over)
    answers = [entry for entry in match.log[:entries] if not entry.chance]
    last = {"seat": answers[-1].seat, "key": answers[-1].key} if answers else None
    seen = [shown.sight(seat, len(then.events)) for seat in range(match.settings.seats)]
    return {"answer": last, "entries": entries, "sights": seen, "told": len(then.events)}


def room(match: Match) -> Room:
    """A table at which one person sits on each chair."""
    chairs = [
        {"seat": seat, "kind": "person", "taken": True, "name": f"Seat {seat + 1}", "level": "",
         "color": COLORS[seat % 5], "here": True, "bot_plays": False,
         "resigned": False, "left": None, "side": side}
        for seat, side in enumerate(match.game.sides(match.settings))
    ]  # fmt: skip
    return Room(
        table="recorded", watch="", game=match.game.name, mode=match.settings.mode,
        settings=match.settings.values, rules=match.game.rules, phase="playing",
        chairs=msgspec.convert(chairs, list[Chair]), listed=False, grace=0, clock=None,
        takeback=None, next_table="", rematch=[], forked_from=None, seeded=False, ordered=[],
        notes=[], hints=False, chances=False, kept=None,
        entries=len(match.log), running=[], now=0.0, last=0.0,
    )  # fmt: skip


def main() -> None:
    path = Path(sys.argv[1])
    sys.stdout.buffer.write(recording(path.read_text(encoding="utf-8"), path.name))


if __name__ == "__main__":
    main()
