"""A decision as people and bots meet it: keys instead of codes, worked out when looked at."""

from __future__ import annotations

from typing import NamedTuple

from skep.kernel.position import Position
from skep.kernel.script import CHANCE, Refusal


class Entry(NamedTuple):
    """One answer of the log: who gave it, to which question, its key, and who saw the key."""

    seat: int
    prompt: str
    key: str
    witnesses: tuple[int, ...] | None = None

    @property
    def chance(self) -> bool:
        return self.seat == CHANCE

    def seen_by(self, seat: int | None) -> Entry:
        """The entry as a seat may know it: what it did not see has the key `?`."""
        seen = self.witnesses is None or seat in self.witnesses
        return Entry(self.seat, self.prompt, self.key if seen else "?")


class Decision:
    """One seat must pick one option."""

    __slots__ = ("_codes", "_position", "facts", "keys", "prompt", "seat")

    def __init__(self, position: Position, seat: int) -> None:
        position.turn_to(seat)
        state = position.state
        self._position = position
        self._codes = sorted(set(position.options))
        self.seat: int = seat
        self.prompt: str = state.prompt.name
        self.facts: dict[str, str] = state.prompt.facts(state)
        self.keys: list[str] = [state.prompt.key(state, code) for code in self._codes]

    @property
    def options(self) -> list[Option]:
        return [Option(key, code, self) for key, code in zip(self.keys, self._codes)]

    @property
    def refusals(self) -> list[Refusal]:
        """What a person would expect here but may not do, each with its clause."""
        self._position.turn_to(self.seat)
        return self._position.state.prompt.refusals(self._position.state)

    def find(self, key: str) -> Option | None:
        """The option with this key, if it is offered."""
        if key not in self.keys:
            return None
        return Option(key, self._codes[self.keys.index(key)], self)


class Option(NamedTuple):
    """One thing that may be picked."""

    key: str
    code: int
    decision: Decision

    @property
    def reveals(self) -> str:
        """What taking it shows at once: `nothing`, `chance`, `turn` (another seat is next) or
        `end`. Undo goes back over `nothing` alone."""
        return self.decision._position.reveals(self.decision.seat, self.code)

    def __repr__(self) -> str:
        return f"Option({self.key!r})"
