"""Decisions, options and log entries as people and bots see them: keys instead of codes."""

from __future__ import annotations

from typing import NamedTuple

from skep.kernel.position import Position
from skep.kernel.script import CHANCE, Refusal


class Entry(NamedTuple):
    """One answer of the log: seat, prompt, key, and the seats that saw the key (None: all)."""

    seat: int
    prompt: str
    key: str
    witnesses: tuple[int, ...] | None = None

    @property
    def chance(self) -> bool:
        return self.seat == CHANCE

    def seen_by(self, seat: int | None) -> Entry:
        """The entry as the seat may know it; its key is `?` if the seat did not see it."""
        seen = self.witnesses is None or seat in self.witnesses
        return Entry(self.seat, self.prompt, self.key if seen else "?")


class Decision:
    """One seat must pick one option."""

    __slots__ = ("_codes", "_position", "facts", "keys", "prompt", "seat")

    def __init__(self, position: Position, seat: int) -> None:
        self._position = position
        self.seat: int = seat
        with position.asking(seat) as state:
            self._codes = sorted(set(position.options))
            self.prompt: str = state.prompt.name
            self.facts: dict[str, str] = state.prompt.facts(state)
            self.keys: list[str] = [state.prompt.key(state, code) for code in self._codes]

    @property
    def options(self) -> list[Option]:
        return [Option(key, code, self) for key, code in zip(self.keys, self._codes)]

    @property
    def refusals(self) -> list[Refusal]:
        """The options that a person would expect but may not take now, each with its clause."""
        with self._position.asking(self.seat) as state:
            return state.prompt.refusals(state)

    def find(self, key: str) -> Option | None:
        """The option with this key; None if it is not offered."""
        if key not in self.keys:
            return None
        return Option(key, self._codes[self.keys.index(key)], self)


class Option(NamedTuple):
    """One option of a decision."""

    key: str
    code: int
    decision: Decision

    @property
    def reveals(self) -> str:
        """What taking the option reveals: `nothing`, `chance`, `turn` (another seat is next) or
        `end`. A seat can undo an answer alone only while nothing was revealed."""
        return self.decision._position.reveals(self.decision.seat, self.code)

    def __repr__(self) -> str:
        return f"Option({self.key!r})"
