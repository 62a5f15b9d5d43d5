"""Properties that hold at every decision of every game, checked by the fuzzer."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

from skep.kernel.chance import Dice
from skep.kernel.decision import Decision
from skep.kernel.match import Match
from skep.kernel.position import Position
from skep.lab.find import GameFault
from skep.record import BadRecord, dump, parse, replay

STEPS = 10
"""The number of answers that a clone is played on."""


def check_keys(decision: Decision) -> None:
    """Keys are unique and fit into a match file."""
    keys = decision.keys
    double = sorted({key for key in keys if keys.count(key) > 1}) if _doubled(keys) else []
    odd = [key for key in keys if key.split() != [key] or not key.isprintable()]
    if double or odd:
        raise GameFault(
            "keys",
            f"{decision.prompt}: {'the same key twice' if double else 'bad key'}"
            f" {(double or odd)[0]!r}",
        )


def _doubled(keys: list[str]) -> bool:
    return len(set(keys)) < len(keys)


def check_views(match: Match) -> None:
    """Every view and every open decision can be computed and written as JSON."""
    for seat in (None, *range(match.settings.seats)):
        json.dumps(match.view(seat))
    for seat in match.waiting:
        asked = match.decision_of(seat)
        json.dumps([asked.prompt, asked.facts, asked.keys, asked.refusals])


def check_clone(match: Match, dice: Dice) -> None:
    """A clone equals its original, and neither it nor a world changes the original."""
    before = match.dump_state()
    twin = match.clone()
    if twin.dump_state() != before:
        raise GameFault("clone", f"a clone differs in {differing(before, twin.dump_state())}")
    world = match.position(match.decision.seat, dice.roll())
    with suppress(Exception):  # the fuzzer finds such a crash in a game of its own
        play_on(twin, world, dice)
    if match.dump_state() != before:
        changed = differing(before, match.dump_state())
        raise GameFault("clone", f"a clone or a world changed its original's {changed}")


def play_on(twin: Match, world: Position, dice: Dice) -> None:
    for _ in range(STEPS):
        if not world.over:
            world.answer(world.options[dice.below(len(world.options))])
        if not twin.over:
            keys = twin.decision.keys
            twin.answer(keys[dice.below(len(keys))])


def check_replay(match: Match) -> None:
    """The match file leads to the same match."""
    try:
        again = replay(parse(dump(match), games=lambda _: match.game))
    except BadRecord as fault:
        raise GameFault("replay", f"the match file does not replay: {fault}") from fault
    before, after = match.dump_state(), again.dump_state()
    if before != after:
        raise GameFault("replay", f"the match file leads to another {differing(before, after)}")


def differing(one: dict[str, Any], other: dict[str, Any]) -> str:
    """The names of the fields that differ."""
    return ", ".join(name for name in one if one[name] != other.get(name))
