"""Zones: places for cards, with the seats that see them.

A zone holds cards as small ints, always sorted: it has no order that could leak. A card
comes out of a `Pile` by chance only.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable


class Zone:
    """Cards in one place. `sight` has a bit for each seat that sees them; a redeal swaps cards
    only between zones of the same `deck`."""

    __slots__ = ("cards", "deck", "sight")

    def __init__(self, cards: list[int], sight: int, deck: int = 0) -> None:
        self.cards = cards
        self.sight = sight
        self.deck = deck

    def __len__(self) -> int:
        return len(self.cards)

    def copy(self) -> Zone:
        return Zone(self.cards[:], self.sight, self.deck)

    def put(self, card: int) -> None:
        insort(self.cards, card)

    def take(self, card: int) -> None:
        self.cards.remove(card)

    def seen_by(self, seat: int | None) -> bool:
        """Whether the seat (None: a spectator) sees these cards."""
        return self.sight == EVERYONE or (seat is not None and bool(self.sight >> seat & 1))


EVERYONE = -1


def Pile(cards: Iterable[int], deck: int = 0) -> Zone:
    """A face-down zone that nobody sees."""
    return Zone(sorted(cards), 0, deck)


def Hand(seats: Iterable[int], cards: Iterable[int] = (), deck: int = 0) -> Zone:
    """A zone that only these seats see: an owner, or the members of a team."""
    return Zone(sorted(cards), sum(1 << seat for seat in seats), deck)


def Row(cards: Iterable[int] = (), deck: int = 0) -> Zone:
    """A face-up zone that everyone sees."""
    return Zone(sorted(cards), EVERYONE, deck)
