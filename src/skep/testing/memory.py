"""Laws of replay, cloning, undo and serialization."""

from __future__ import annotations

import json
from typing import Any

from skep.kernel.decision import Entry
from skep.kernel.match import Match
from skep.kernel.position import Position
from skep.kernel.script import State
from skep.testing.case import Case, demand, play_on, position_of, same, snapshot, take

FURTHER = 6
"""The number of answers that a copy is played on before it is compared."""


def replay(case: Case) -> None:
    """The log leads to the same match, whatever the seed."""
    match = case.match()
    twin = Match(case.game, case.settings, case.seed + 1, match.log)
    same("replayed", snapshot(match), snapshot(twin), match)


def clone(case: Case) -> None:
    """A clone behaves like its original and never changes it."""
    match = case.match()
    before = snapshot(match)
    twin = match.clone()
    play_on(twin, case.dice(), FURTHER)
    same("after its clone was played", before, snapshot(match), match)
    _clone_position(case, match)
    play_on(match, case.dice(), FURTHER)
    same("beside its clone", snapshot(match), snapshot(twin), match)


def _clone_position(case: Case, match: Match) -> None:
    original = position_of(match)
    before = _all(original)
    clones = [original.clone(), original.clone().clone(), original.clone(keep=False)]
    for twin in clones:
        same("cloned", before, _all(twin), match)
    ends = [_walk(twin, case.dice().roll()) for twin in clones]
    same("clones played on", ends[0], ends[1], match)
    same("a clone for one playout", ends[0], ends[2], match)
    same("after its position was cloned", before, _all(original), match)


def _all(position: Position) -> dict[str, Any]:
    return {
        "state": position.state.dump(),
        "options": position.options,
        "seat": position.seat,
        "waiting": position.waiting(),
        "sealed": dict(position.state.sealed),
    }


def _walk(position: Position, luck: int) -> list[Any]:
    """Where some random answers lead from a position."""
    for _ in range(FURTHER):
        if not position.over:
            position.answer(position.options[luck % len(position.options)])
    return [_all(position), position.game.scores(position.state)]


def undo(case: Case) -> None:
    """Undo and the same answer again change nothing, and undo stops at what was revealed."""
    match = case.match()
    for seat in range(case.settings.seats):
        if match.can_undo(seat):
            _undo_and_redo(match, seat)
    _back_and_again(case, match)
    if not match.over:
        _undo_fits_what_is_revealed(match, case.dice().roll())


def _undo_and_redo(match: Match, seat: int) -> None:
    before = snapshot(match)
    sealed = match.log[-1].seat != seat
    key = match.undo(seat)
    option = match.decision_of(seat).find(key)
    demand(option is not None and option.reveals == "nothing", f"{key} could be undone", match)
    match.answer(key, seat)
    parts = ["state", "over"] if sealed else list(before)
    after = snapshot(match)
    same("undone and redone", [before[p] for p in parts], [after[p] for p in parts], match)


def _back_and_again(case: Case, match: Match) -> None:
    """Going back and answering the same meets the same luck."""
    before = snapshot(match)
    log = match.log[:]
    match.back_to(case.dice().below(len(log) + 1))
    while len(match.log) < len(log):
        entry = log[len(match.log)]
        match.answer(entry.key, entry.seat)
    same("taken back and played again", before, snapshot(match), match)


def _undo_fits_what_is_revealed(match: Match, pick: int) -> None:
    twin, entries = match.clone(), len(match.log)
    take(match, pick)
    answer = match.log[entries]
    option = twin.decision_of(answer.seat).find(answer.key)
    hidden = option is not None and option.reveals == "nothing"
    same(f"undo after {answer.key}", match.can_undo(answer.seat), hidden, match)


def written(case: Case) -> None:
    """State, log and views survive JSON, and the match can be played on from them."""
    match = case.match()
    for viewer in case.viewers:
        view, events = _lists(match.view(viewer)), _lists(match.events_of(viewer))
        same("the view as JSON", view, _json(view), match)
        same("the events as JSON", events, _json(events), match)
    log = [Entry(*entry) for entry in _json([list(entry)[:3] for entry in match.log])]
    twin = Match(case.game, case.settings, case.seed, log)
    same("the log as JSON", snapshot(match), snapshot(twin), match)
    _load_and_play(case, match)


def _lists(value: Any) -> Any:
    """The value with lists for tuples, which JSON does not tell apart."""
    if isinstance(value, dict):
        return {key: _lists(each) for key, each in value.items()}
    return [_lists(each) for each in value] if isinstance(value, (list, tuple)) else value


def _load_and_play(case: Case, match: Match) -> None:
    """A checkpoint that went through JSON plays on like the original."""
    kept = position_of(match).state._checkpoint
    assert kept is not None
    same("the state as JSON", _load(case, kept).dump(), _json(kept.dump()), match)
    same("the state read", kept.dump(), _load(case, kept).dump(), match)
    if not kept.over:
        luck = case.dice().roll()
        read = Position.start(case.game, _load(case, kept))
        truth = Position.start(case.game, kept.copy())
        same("the state read and played", _walk(truth, luck), _walk(read, luck), match)


def _load(case: Case, state: State) -> State:
    fresh: State = case.game.setup(case.settings)
    fresh.load(_json(state.dump()))
    return fresh


def _json(value: Any) -> Any:
    return json.loads(json.dumps(value))
