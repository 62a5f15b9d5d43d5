"""A law of bots: they see views and worlds, never the state."""

from __future__ import annotations

from typing import Any

from skep.bots import BOTS, InformationSet, make
from skep.kernel.errors import SkepError
from skep.kernel.match import Match
from skep.kernel.script import State
from skep.testing.case import Case, demand, position_of, same
from skep.testing.shadows import shadows

ITERATIONS = 12
"""Enough for a leak to change a search's answer, and quick."""


def bots(case: Case) -> None:
    """A bot chooses the same in every match that looks the same to its seat."""
    match = case.match()
    for seat in match.waiting:
        _reaches_no_truth(InformationSet(match, seat), match)
        for twin in shadows(match, seat, case.dice()):
            for name in BOTS:
                choices = [_choice(name, one, seat) for one in (match, twin)]
                same(f"what {name} chooses", choices[0], choices[1], match)


def _choice(name: str, match: Match, seat: int) -> str:
    return make(name, seed=3, iterations=ITERATIONS).choose(InformationSet(match, seat))


def _reaches_no_truth(info: InformationSet, match: Match) -> None:
    """No public attribute leads from an information set to the match, its states or their zones."""
    truths = _truths(match)
    met: dict[int, Any] = {}
    reached: list[Any] = [info, info.world(1), info.world(2, keep=True)]
    while reached:
        thing = reached.pop()
        demand(id(thing) not in truths, f"a bot reaches {thing!r}", match)
        if id(thing) not in met:
            met[id(thing)] = thing
            reached.extend(_parts(thing))


def _truths(match: Match) -> dict[int, Any]:
    """The objects by their ids; they are kept alive so that no id is used again."""
    position = position_of(match)
    states = [position.state, *([position.state._checkpoint] if position.state._checkpoint else [])]
    zones = [zone for state in states for zone in state.zones()]
    return {id(truth): truth for truth in (match, position, *states, *zones)}


def _parts(thing: Any) -> list[Any]:
    if isinstance(thing, list | tuple):
        return list(thing)
    if isinstance(thing, dict):
        return list(thing.values())
    if not isinstance(thing, State) and not type(thing).__module__.startswith("skep."):
        return []
    parts = [_part(thing, name) for name in dir(thing) if not name.startswith("_")]
    return [part for part in parts if part is not None and not callable(part)]


def _part(thing: Any, name: str) -> Any:
    try:
        return getattr(thing, name)
    except (AttributeError, SkepError):
        return None
