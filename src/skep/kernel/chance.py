"""Dice for worlds and playouts, and dealing again what a seat cannot see."""

from __future__ import annotations

from typing import Final

from skep.kernel.compiling import i64
from skep.kernel.zones import Zone

MASK: Final = (1 << 64) - 1


def mix(seed: int) -> int:
    """Spread seeds over 64 bits, so that neighboring seeds give independent dice (SplitMix64)."""
    mixed = (seed + 0x9E3779B97F4A7C15) & MASK
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & MASK
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & MASK
    return mixed ^ mixed >> 31


class Dice:
    """A small and fast random number generator with a seed, for worlds and playouts only."""

    __slots__ = ("pips",)

    def __init__(self, seed: int) -> None:
        self.pips: i64 = (seed ^ 0x2545F491) % 2147483646 + 1
        self.roll()
        self.roll()

    def roll(self) -> i64:
        """The next number, from 1 to 2147483646."""
        self.pips = self.pips * 48271 % 2147483647
        return self.pips

    def below(self, bound: int) -> int:
        """A number from 0 up to, not including, the bound."""
        return self.roll() % bound

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle a list in place."""
        pips = self.pips
        for last in range(len(cards) - 1, 0, -1):
            pips = pips * 48271 % 2147483647  # `roll` without the call
            pick = pips % (last + 1)
            cards[last], cards[pick] = cards[pick], cards[last]
        self.pips = pips

    def take(self, cards: list[int], count: int) -> list[int]:
        """Remove `count` random cards from the list and return them, sorted."""
        taken: list[int] = []
        for _ in range(count):
            pick = self.roll() % len(cards)
            cards[pick], cards[-1] = cards[-1], cards[pick]
            taken.append(cards.pop())
        taken.sort()
        return taken


def redeal(zones: list[Zone], seat: int | None, dice: Dice) -> None:
    """Deal again, in place, what the seat can't see; each hidden zone keeps its size."""
    decks: dict[int, list[Zone]] = {}
    for zone in zones:
        if not zone.seen_by(seat):
            decks.setdefault(zone.deck, []).append(zone)
    for hidden in decks.values():
        pool: list[int] = []
        for zone in hidden:
            pool += zone.cards
        pool.sort()
        last = hidden.pop()
        for zone in hidden:
            zone.cards = dice.take(pool, len(zone.cards))
        pool.sort()
        last.cards = pool
