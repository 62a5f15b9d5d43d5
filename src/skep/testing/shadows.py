"""Matches that one viewer can't tell from another: what it did not see went otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from skep.kernel.chance import Dice
from skep.kernel.decision import Entry
from skep.kernel.match import Match
from skep.kernel.position import Position
from skep.kernel.script import CHANCE, Deal
from skep.testing.case import position_of

TRIES = 3


def shadows(match: Match, viewer: int | None, dice: Dice) -> Iterator[Match]:
    """Up to three such matches, each as long as this one; none if nothing is hidden."""
    if not position_of(match).state.zones() and not position_of(match).sealed:
        return
    for _ in range(TRIES):
        log = _shadow_log(match, viewer, dice)
        if log is not None and log != match.log:
            yield Match.replay(match.game, match.settings, match.seed, log)


def _shadow_log(match: Match, viewer: int | None, dice: Dice) -> list[Entry] | None:
    """The log with other luck where the viewer does not see it, or None if that can't be."""
    truth = _start(match)
    other = _start(match)
    log: list[Entry] = []
    for at, entry in enumerate(match.log):
        truth.answer(codes_by_key(truth, entry)[entry.key])
        options = codes_by_key(other, entry)
        if _may_differ(match, other, at, viewer) and dice.below(4):
            key = list(options)[dice.below(len(options))]
            trial = _answered(other, options[key])
            if visible(trial, viewer) == visible(truth, viewer):
                entry = entry._replace(key=key)
        if entry.key not in options:
            return None
        other.answer(options[entry.key])
        if visible(truth, viewer) != visible(other, viewer):
            return None
        log.append(entry)
    return log


def _start(match: Match) -> Position:
    return Position.start(match.game, match.game.setup(match.settings))


def _answered(position: Position, code: int) -> Position:
    trial = position.clone()
    trial.answer(code)
    return trial


def _may_differ(match: Match, position: Position, at: int, viewer: int | None) -> bool:
    """Cards that are dealt, and another seat's answer while it is sealed."""
    seat = match.log[at].seat
    sealed = position_of(match).sealed
    if seat == CHANCE:
        return isinstance(position.state.prompt, Deal)
    return seat != viewer and seat in sealed and at >= len(match.log) - len(sealed)


def codes_by_key(position: Position, entry: Entry) -> dict[str, int]:
    """The options for the seat of an entry; none if it is not asked that."""
    state = position.state
    if entry.seat not in position.waiting() or state.prompt.name != entry.prompt:
        return {}
    if position.seat != entry.seat:
        position.turn_to(entry.seat)
    return {state.prompt.key(state, code): code for code in sorted(set(position.options))}


def visible(position: Position, viewer: int | None) -> list[Any]:
    """The cards that the viewer sees, and who is asked what."""
    state = position.state
    cards = [zone.cards if zone.seen_by(viewer) else len(zone) for zone in state.zones()]
    return [cards, position.waiting(), "" if state.over else state.prompt.name]
