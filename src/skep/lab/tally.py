"""Counts over many matches. Tallies can be merged in any order."""

from __future__ import annotations

from collections import Counter

from skep.kernel.match import Match


class Tally:
    """Only counts, so that a million matches take no more memory than ten."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.wins = [0] * seats
        self.draws = [0] * seats
        self.scores: list[Counter[int]] = [Counter() for _ in range(seats)]
        self.lengths: Counter[int] = Counter()
        """The number of matches by number of decisions, not counting chance."""
        self.endings: Counter[str] = Counter()

    def add(self, match: Match) -> None:
        """Count a finished match."""
        self.games += 1
        ranks, scores = match.ranks, match.scores
        for seat, worth in enumerate(match.payoffs):
            self.wins[seat] += worth == 1
            self.draws[seat] += ranks[seat] == 1 and worth < 1
            self.scores[seat][scores[seat]] += 1
        self.lengths[sum(not entry.chance for entry in match.log)] += 1
        self.endings[match.reason] += 1

    def merge(self, other: Tally) -> None:
        """Add the counts of another tally."""
        self.games += other.games
        for seat in range(len(self.wins)):
            self.wins[seat] += other.wins[seat]
            self.draws[seat] += other.draws[seat]
            self.scores[seat].update(other.scores[seat])
        self.lengths.update(other.lengths)
        self.endings.update(other.endings)

    @property
    def decisions(self) -> int:
        return sum(length * count for length, count in self.lengths.items())
