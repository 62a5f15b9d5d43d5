"""Shadows: matches that one viewer can't tell from another, although hidden facts differ."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from skep.kernel.chance import Dice
from skep.kernel.decision import Entry
from skep.kernel.match import Match
from skep.kernel.position import Position
from skep.kernel.script import CHANCE, Deal
from skep.testing.case import position_of

MOST = 3
LOOKS = 8
"""The most answers that are tried in place of one."""
LATELY = 16
"""The number of latest secrets that are tried."""


def shadows(match: Match, viewer: int | None, dice: Dice) -> Iterator[Match]:
    """Up to three shadows, each as long as the match; none if nothing is hidden."""
    if not position_of(match).state.zones() and not position_of(match).state.sealed:
        return
    truth = Truth(match, viewer)
    found = 0
    for since in [0, *truth.secrets[: -LATELY - 1 : -1]]:
        log = truth.shadow(since, dice)
        if log is not None and log != match.log and found < MOST:
            found += 1
            yield Match(match.game, match.settings, match.seed, log)


class Truth:
    """A real match, and the entries at which a viewer could not tell it from another."""

    def __init__(self, match: Match, viewer: int | None) -> None:
        self.log = match.log
        self.viewer = viewer
        self.sealed = position_of(match).state.sealed
        position = Position.start(match.game, match.game.setup(match.settings))
        self.before = {0: position.clone()}
        """The position at the start, and before each entry that may differ."""
        self.loose: set[int] = set()
        """The numbers of those entries."""
        self.secrets: list[int] = []
        """The entries that are hidden from the viewer."""
        for at, entry in enumerate(match.log):
            options = codes_by_key(position, entry)
            if self.may_differ(position, at):
                self.loose.add(at)
                self.before[at] = position.clone()
                if _unseen(entry, viewer):
                    self.secrets.append(at)
            position.answer(options[entry.key])

    def may_differ(self, position: Position, at: int) -> bool:
        """Whether an entry may differ: a deal, an answer that the viewer does not witness, or one
        that is still sealed."""
        entry = self.log[at]
        if entry.seat == CHANCE:
            return isinstance(position.state.prompt, Deal)
        if position.state.asked is not None:
            held = entry.seat in self.sealed and at >= len(self.log) - len(self.sealed)
            return held and entry.seat != self.viewer
        return _unseen(entry, self.viewer)

    def shadow(self, since: int, dice: Dice) -> list[Entry] | None:
        """The log with other luck and other secret answers where the viewer does not see them: from
        the start on wherever possible, or in one entry and what must follow; None if
        impossible."""
        truth, other = self.before[since].clone(), self.before[since].clone()
        log = self.log[:since]
        for at, entry in enumerate(self.log[since:], since):
            truth.answer(codes_by_key(truth, entry)[entry.key])
            options = codes_by_key(other, entry)
            wanted = visible(truth, self.viewer)
            differs = at == since if since else bool(dice.below(4))
            if at in self.loose and (differs or entry.key not in options):
                key = _another(other, options, entry.key, self.viewer, wanted, dice)
                entry = entry._replace(key=key)
            if entry.key not in options:
                return None
            other.answer(options[entry.key])
            if visible(other, self.viewer) != wanted:
                return None
            log.append(entry)
        return log


def _unseen(entry: Entry, viewer: int | None) -> bool:
    return entry.witnesses is not None and viewer not in entry.witnesses


def _another(
    position: Position,
    options: dict[str, int],
    key: str,
    viewer: int | None,
    wanted: list[Any],
    dice: Dice,
) -> str:
    """Another answer that looks the same to the viewer, or this one if there is none."""
    others = [each for each in options if each != key]
    for _ in range(min(LOOKS, len(others))):
        found = others.pop(dice.below(len(others)))
        if visible(_answered(position, options[found]), viewer) == wanted:
            return found
    return key


def _answered(position: Position, code: int) -> Position:
    trial = position.clone()
    trial.answer(code)
    return trial


def codes_by_key(position: Position, entry: Entry) -> dict[str, int]:
    """The options by key for the seat of an entry; empty if it is asked something else."""
    state = position.state
    if entry.seat not in position.waiting() or state.prompt.name != entry.prompt:
        return {}
    if position.seat != entry.seat:
        position.turn_to(entry.seat)
    return {state.prompt.key(state, code): code for code in sorted(set(position.options))}


def visible(position: Position, viewer: int | None) -> list[Any]:
    """The cards that the viewer sees, the scores, and who is asked what."""
    state = position.state
    cards = [zone.cards if zone.seen_by(viewer) else len(zone) for zone in state.zones()]
    asked = "" if state.over else state.prompt.name
    return [cards, position.game.scores(state), position.waiting(), asked]
