"""A decision as people and bots meet it: keys instead of codes, worked out when looked at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from skep.kernel.script import CHANCE, Refusal, State


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
        if self.witnesses is None or (seat is not None and seat in self.witnesses):
            return self._replace(witnesses=None)
        return self._replace(key="?", witnesses=None)


class Option:
    """One thing that may be picked."""

    __slots__ = ("_reveals", "code", "key")

    def __init__(self, key: str, code: int, reveals: Callable[[int], str]) -> None:
        self.key = key
        self.code = code
        self._reveals = reveals

    @property
    def reveals(self) -> str:
        """What taking it shows at once: `nothing`, `chance`, `turn` (another seat is next) or
        `end`. Undo goes back over nothing else but `nothing`."""
        return self._reveals(self.code)

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


class Decision:
    """One seat must pick one option."""

    __slots__ = ("_codes", "_refusals", "_reveals", "facts", "keys", "prompt", "seat")

    def __init__(
        self, state: State, codes: list[int], reveals: Callable[[int], str],
        refusals: Callable[[], list[Refusal]],
    ) -> None:  # fmt: skip
        prompt = state.prompt
        self.seat: int = state.seat
        self.prompt: str = prompt.name
        self.facts: dict[str, str] = prompt.facts(state)
        self._codes = sorted(set(codes))
        self.keys: list[str] = [prompt.key(state, code) for code in self._codes]
        self._reveals = reveals
        self._refusals = refusals

    @property
    def options(self) -> list[Option]:
        return [Option(key, code, self._reveals) for key, code in zip(self.keys, self._codes)]

    @property
    def refusals(self) -> list[Refusal]:
        """What a person would expect here but may not do, each with its clause."""
        return self._refusals()

    def find(self, key: str) -> Option | None:
        """The option with this key, if it is offered."""
        if key not in self.keys:
            return None
        return Option(key, self._codes[self.keys.index(key)], self._reveals)

    def dump(self) -> dict[str, Any]:
        """The decision as JSON, for the seat that must take it."""
        return {
            "seat": self.seat, "prompt": self.prompt, "facts": self.facts, "options": self.keys,
            "refusals": [[refusal.key, refusal.clause] for refusal in self.refusals],
        }  # fmt: skip
