"""Laws of length, pieces, keys, scores and options."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from skep.kernel.decision import Decision
from skep.kernel.errors import IllegalAnswer
from skep.kernel.game import Game, Settings
from skep.kernel.match import Match
from skep.kernel.script import CHANCE
from skep.testing.case import MAX_ANSWERS, Case, demand, play_on, position_of, same, snapshot

STRANGE_KEYS = ("", " ", "?", ":", ",", "nonsense", "undo", "None", "-1", "\0", "\N{BEAR FACE}")
SAMPLE = 25
"""The number of keys that are tried where they are not offered."""


def ends(case: Case) -> None:
    """There is always something to choose, and the match ends, in play and in a playout."""
    for match in case.steps():
        for seat in match.waiting:
            demand(len(match.decision_of(seat).options) > 1, "a forced decision is asked", match)
    start = position_of(match).clone()
    play_on(match, case.dice())
    demand(match.over, f"it does not end within {MAX_ANSWERS} answers", match)
    demand(bool(match.reason), "it ends for no reason", match)
    same("who is asked after the end", match.waiting, [], match)
    dice = case.dice()
    played = start.clone(keep=False)
    played.playout(lambda: dice.below(1 << 20) / (1 << 20))
    demand(played.over, "a playout does not end", match)


def pieces(case: Case) -> None:
    """No piece is lost, and none is created."""
    if case.pieces is None:
        return
    steps = case.steps()
    match = next(steps)
    first = case.pieces(match)
    for match in steps:
        same("pieces", first, case.pieces(match), match)
    dice = case.dice()
    for _ in range(MAX_ANSWERS):
        if match.over:
            return
        play_on(match, dice, 1)
        same("pieces", first, case.pieces(match), match)


def keys(case: Case) -> None:
    """Keys are unique and in the order of the vocabulary, which has the keys of chance too."""
    order = vocabulary(case.game, case.settings)
    for match in case.steps():
        for seat in match.waiting:
            offered = match.decision_of(seat).keys
            unknown = [key for key in offered if key not in order]
            demand(not unknown, f"not in the vocabulary: {unknown}", match)
            numbers = [order[key] for key in offered]
            demand(len(set(numbers)) == len(numbers), f"a key stands twice: {offered}", match)
            demand(numbers == sorted(numbers), f"not in order: {offered}", match)
    dealt = [entry.key for entry in match.log if entry.seat == CHANCE and entry.key not in order]
    demand(not dealt, f"not in the vocabulary: {dealt}", match)


@lru_cache(maxsize=64)
def vocabulary(game: Game[Any], settings: Settings) -> dict[str, int]:
    """The index of each key in the game's vocabulary."""
    listed = game.vocabulary(settings)
    assert len(set(listed)) == len(listed), "the vocabulary names a key twice"
    return {key: number for number, key in enumerate(listed)}


def scores(case: Case) -> None:
    """Scores are the same live and at the end, and the lines of the sheet add up to them."""
    for match in case.steps():
        _sums_up(match)
    play_on(match, case.dice())
    _sums_up(match)
    live = position_of(match).state.copy()
    live.over = False
    same("live and final scores", case.game.scores(live), match.scores, match)
    same("live and final sheets", case.game.sheet(live), match.sheet, match)
    payoffs = case.game.payoffs(position_of(match).state)
    demand(all(0 <= payoff <= 1 for payoff in payoffs), f"payoffs {payoffs}", match)


def _sums_up(match: Match) -> None:
    seats = range(match.settings.seats)
    summed = [sum(line["points"] for line in match.sheet if line["seat"] == s) for s in seats]
    same("the sum of the sheet", summed, match.scores, match)
    same("the scores in a view", match.view(None)["scores"], match.scores, match)


def options(case: Case) -> None:
    """Every option can be answered; anything else is refused and changes nothing."""
    match = case.match()
    before = snapshot(match)
    for seat in match.waiting:
        decision = match.decision_of(seat)
        for option in decision.options:
            trial = position_of(match).clone(keep=False)
            trial.turn_to(seat)
            trial.answer(option.code)
        _refuses(match, seat, _not_offered(case, decision))
    for seat in [*range(case.settings.seats), case.settings.seats, CHANCE]:
        if seat not in match.waiting:
            _refuses(match, seat, [*STRANGE_KEYS[:2], *_offered(match)])
    same("after refused answers", before, snapshot(match), match)


def _offered(match: Match) -> list[str]:
    return [] if match.over else match.decision.keys[:2]


def _not_offered(case: Case, decision: Decision) -> list[str]:
    words = list(vocabulary(case.game, case.settings))
    dice = case.dice()
    tried = [words[dice.below(len(words))] for _ in range(SAMPLE)]
    tried += [refusal.key for refusal in decision.refusals]
    tried += [bent for key in decision.keys[-2:] for bent in _bent(key)]
    return [key for key in (*STRANGE_KEYS, *tried) if decision.find(key) is None]


def _bent(key: str) -> list[str]:
    """Keys that are almost this one."""
    return [
        key + " ",
        " " + key,
        key.title(),
        key[:-1],
        key + "0",
        key + ":1",
        key.replace(",", ",0"),
    ]


def _refuses(match: Match, seat: int, refused: Iterable[str]) -> None:
    for key in refused:
        try:
            match.answer(key, seat)
        except IllegalAnswer as fault:
            demand(bool(str(fault)) and bool(fault.code), f"{key!r} is refused dumbly", match)
        else:
            demand(False, f"seat {seat} may answer {key!r}, which is not offered", match)
