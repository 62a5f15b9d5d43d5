"""What a worker does with a job: it replays the match and looks at it as one seat."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

import skep
from skep.bots import InformationSet
from skep.kernel.decision import Entry
from skep.kernel.game import Settings
from skep.kernel.match import Match
from skep.server.live import previews
from skep.server.live.sights import past
from skep.server.workers import coach_jobs, levels


class Job(NamedTuple):
    """A question about a match: `choose` a key, what each option `reveals`, the sight `at` the end
    of this log, or a question to the coach."""

    what: str
    settings: Settings
    seed: int
    log: Sequence[Entry]
    seat: int
    """The seat; -1 for a spectator's chances and sights."""
    level: str = ""
    after: int = 0
    """The number of entries that the coach may leave out."""
    think: int = 0
    """Seconds that the highest level thinks; 0 means its usual time."""


def think(job: Job) -> Any:
    game = skep.game(job.settings.game)
    match = Match(game, job.settings, job.seed, job.log, keep=job.what != "at")
    if job.what == "at":
        return past(match, None if job.seat < 0 else job.seat)
    if job.what == "reveals":
        return previews.reveals(match, job.seat)
    if job.what in coach_jobs.QUESTIONS:
        return coach_jobs.think(job.what, match, job.seat, job.after)
    return levels.bot(job.level, _dice(job), job.think).choose(InformationSet(match, job.seat))


def _dice(job: Job) -> int:
    """A seed for the bot's dice, which says nothing about the dealer's seed."""
    mixed = blake2b(f"bot:{job.seed}:{job.seat}:{len(job.log)}".encode(), digest_size=6)
    return int.from_bytes(mixed.digest(), "big")
