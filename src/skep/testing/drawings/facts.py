"""Events and facts as plain text."""

from __future__ import annotations

from typing import Any

from skep.kernel.script import Event


def line(event: Event) -> str:
    """An event with its secret facts: `bee: side workers; at 1,0; flips 2`."""
    facts = event.facts | (event.secret or {})
    said = "; ".join(f"{name} {value(fact)}" for name, fact in facts.items() if fact != [])
    return f"{event.name}: {said}"


def value(fact: Any) -> str:
    """A fact: coordinates as `1,0`, several separated by spaces, lists of them by slashes."""
    if not isinstance(fact, list | tuple):
        return str(fact)
    if all(isinstance(item, int) for item in fact):
        return ",".join(str(item) for item in fact)
    nested = any(isinstance(item, list) and item and isinstance(item[0], tuple) for item in fact)
    return (" / " if nested else " ").join(value(item) for item in fact)


def counted(counts: dict[str, int]) -> str:
    """How many there are of each kind: `2 wax, pollen`."""
    return ", ".join(f"{count} {kind}" if count > 1 else kind for kind, count in counts.items())
